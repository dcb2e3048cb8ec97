// Keeps one whole release of the page for playing without a network.
//
// - A release is fetched whole, each file checked against its checksum, into a cache of its own; if anything is missing
//   or from another release, the installation fails and the old release goes on untouched.
// - A new release waits until the page says {type: "activate"}; then it starts, and caches of old releases are deleted.
// - Answers come from this release's cache alone, so versions never mix; only what is not in it goes to the network.

const FILES = [
  // FILES OF THE RELEASE
];
const SITE = `66 ${new URL(registration.scope).pathname} `; // other sites may live on this origin
const CACHE = SITE + "VERSION_OF_THE_RELEASE";

const fetchAndKeep = async (cache, [address, integrity]) => {
  const response = await fetch(new Request(address, { cache: "no-cache", integrity }));
  if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
};

const keepRelease = async () => {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(FILES.map((file) => fetchAndKeep(cache, file)));
  } catch (reason) {
    await caches.delete(CACHE);
    throw reason;
  }
};

const dropOldReleases = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(SITE) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
};

const answer = async (request) => {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? "./" : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
};

addEventListener("install", (event) => event.waitUntil(keepRelease()));
addEventListener("activate", (event) => event.waitUntil(dropOldReleases()));
addEventListener("message", (event) => {
  if (event.data?.type === "activate") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const ours = request.method === "GET" && request.url.startsWith(registration.scope);
  if (ours) event.respondWith(answer(request));
});

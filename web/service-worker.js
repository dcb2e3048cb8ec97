// Keeps one whole release of the page for playing without a network.
//
// - A release is fetched whole, each file checked against its checksum, into a cache of its own; if anything is missing
//   or from another release, the installation fails and the old release goes on untouched.
// - A new release waits until the page says {type: "activate"}; then it starts, in all tabs.
// - A tab that still runs an older release goes on getting that release's files: the older caches stay until all tabs
//   that were open when this release started have been closed or reloaded.
// - Pages and files come from this release's cache; only files that are named after their content (`assets/`) may come
//   from an older one, so versions never mix. Only what is in no cache goes to the network.

const FILES = [
  // FILES OF THE RELEASE
];
const SITE = `66 ${new URL(registration.scope).pathname} `; // other sites may live on this origin
const CACHE = SITE + "VERSION_OF_THE_RELEASE";
// No release but a note: {active, previous, tabs} are the cache in use, the caches of the releases before it, and the
// tabs that were open when it started.
const NOTE = SITE + "note";
const ADDRESS_OF_NOTE = "note";

const releases = async () =>
  (await caches.keys()).filter((name) => name.startsWith(SITE) && name !== NOTE);

const readNote = async () => {
  const note = await (await caches.open(NOTE)).match(ADDRESS_OF_NOTE);
  return note ? note.json() : { active: undefined, previous: [], tabs: [] };
};

const writeNote = async (note) =>
  (await caches.open(NOTE)).put(ADDRESS_OF_NOTE, new Response(JSON.stringify(note)));

// A release that installs and one that starts must not change the note at the same time.
const exclusively = (work) => (navigator.locks ? navigator.locks.request(NOTE, work) : work());

const openTabs = async () =>
  (await clients.matchAll({ type: "window", includeUncontrolled: true })).map(({ id }) => id);

const drop = (names) => Promise.all(names.map((name) => caches.delete(name)));

const fetchWhole = async (address, integrity, cache) => {
  const response = await fetch(new Request(address, { cache, integrity }));
  if (!response.ok || response.redirected) throw new Error(`${address}: ${response.status}`);
  return response;
};

// What is named after its content is taken as the page has just fetched it. A host may say "not modified" of a file that
// differs from the one the browser has kept: then it is fetched anew.
const fetchAndKeep = async (cache, [address, integrity]) => {
  const first = address.startsWith("assets/") ? "default" : "no-cache";
  const response = await fetchWhole(address, integrity, first).catch(() =>
    fetchWhole(address, integrity, "reload"),
  );
  await cache.put(address, response);
};

const keepRelease = async () => {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(FILES.map((file) => fetchAndKeep(cache, file)));
  } catch (reason) {
    const { previous } = await readNote();
    if (!previous.includes(CACHE)) await caches.delete(CACHE);
    throw reason;
  }
  await exclusively(dropSuperseded);
};

// This release waits now, in the place of any that waited before it.
const dropSuperseded = async () => {
  const note = await readNote();
  if (!note.active) return; // the release in use writes no note, so that it cannot be told from one that waited
  const previous = note.previous.filter((name) => name !== CACHE);
  await writeNote({ ...note, previous });
  const wanted = [CACHE, note.active, ...previous];
  await drop((await releases()).filter((name) => !wanted.includes(name)));
};

// This release starts, unless a newer one has taken its place. Those before it stay for the tabs that are open.
const takeOver = async () => {
  if (!(await caches.has(CACHE))) return false;
  const note = await readNote();
  if (note.active === CACHE) return true;
  const before = note.active ? [...note.previous, note.active] : await releases();
  const previous = before.filter((name) => name !== CACHE);
  await writeNote({ active: CACHE, previous, tabs: await openTabs() });
  return true;
};

// When the last tab of an older release is gone, so may its files be.
const dropPrevious = async () => {
  const note = await readNote();
  if (note.active !== CACHE || note.previous.length === 0) return;
  const open = await openTabs();
  if (note.tabs.some((tab) => open.includes(tab))) return;
  await writeNote({ active: CACHE, previous: [], tabs: [] });
  await drop(note.previous);
};

const start = async () => {
  if (await exclusively(takeOver)) skipWaiting();
};

// A page is in this worker's charge from its first visit on: only then does it work without a network.
const activate = async () => {
  await exclusively(takeOver);
  await clients.claim();
};

const answer = async (request) => {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? "./" : request;
  const found = await cache.match(wanted, { ignoreSearch: true });
  if (found) return found;
  const older = request.url.startsWith(`${registration.scope}assets/`)
    ? await caches.match(request, { ignoreSearch: true })
    : undefined;
  return older ?? fetch(request);
};

addEventListener("install", (event) => event.waitUntil(keepRelease()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => {
  if (event.data?.type === "activate") event.waitUntil(start());
  if (event.data?.type === "started") event.waitUntil(exclusively(dropPrevious));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const ours = request.method === "GET" && request.url.startsWith(registration.scope);
  if (ours) event.respondWith(answer(request));
});

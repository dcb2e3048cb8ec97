// Starts the page: the only script that index.html names. Names in quotes are replaced by those of the release.
//
// Trusted Types: Leptos hands the browser templates of its own, as text; workers and the service worker are started by
// address. Both pass here. Text that could run is refused, as is an address that is not of this site.
if (window.trustedTypes) {
  const active = /<(script|iframe|object|embed|base|link|meta)\b|\son\w+\s*=|javascript:/i;
  trustedTypes.createPolicy("default", {
    createHTML: (text) => (active.test(text) ? null : text),
    createScriptURL: (address) =>
      new URL(address, document.baseURI).href.startsWith(new URL("./", document.baseURI).href) ? address : null,
  });
}

const failed = (reason) => {
  console.error(reason);
  document.documentElement.dataset.boot = "failed";
  document.getElementById("boot-failed")?.removeAttribute("hidden");
};

try {
  const { default: start } = await import("./page.js");
  await start({ module_or_path: new URL("./page_bg.wasm", import.meta.url) });
  document.documentElement.dataset.boot = "done";
} catch (reason) {
  failed(reason);
}

// The rooms beside the table are a program of their own, fetched when the table asks for the first of them; from then on
// it listens itself.
let rooms;
addEventListener("room", async () => {
  if (rooms) return;
  rooms = true;
  try {
    const { default: open } = await import("./rooms.js");
    await open({ module_or_path: new URL("./rooms_bg.wasm", import.meta.url) });
  } catch (reason) {
    rooms = false;
    console.info("the rooms could not be had:", reason);
    document.getElementById("room")?.dispatchEvent(new Event("missing"));
  }
});

// Without a service worker (private windows, old browsers) the page plays all the same while there is a network.
navigator.serviceWorker
  ?.register("sw.js", { updateViaCache: "none" })
  .catch((reason) => console.info("not kept for offline play:", reason));

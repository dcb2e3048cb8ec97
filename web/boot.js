// Starts the page: the only script that index.html names. Names in quotes are replaced by those of the release.
import { keepJournal, openJournal, restoreFromJournal } from "./journal.js";
import { watchRetention } from "./retention.js";

openJournal();
watchRetention();

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

// The browser's offer to install the page waits until the player wants it: `data-install` says that there is one.
let offer;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  document.documentElement.dataset.install = "";
});
addEventListener("install-page", () => {
  offer?.prompt();
  offer = undefined;
  delete document.documentElement.dataset.install;
});

// One window plays, the others watch: `data-seat` says which this is, and the event `seat` that it has changed. The seat
// is a lock that the browser gives on when its window closes, or to who takes it; without locks who came last plays.
const seat = (now) => {
  document.documentElement.dataset.seat = now;
  dispatchEvent(new Event("seat"));
};
const LOCK = "sechsundsechzig";
const TOKEN = "sechsundsechzig/seat";
const sit = (options) =>
  new Promise((settled) => {
    navigator.locks
      .request(LOCK, options, (lock) => {
        seat(lock ? "plays" : "watches");
        settled();
        return lock && new Promise(() => {});
      })
      .catch(({ name }) => {
        const stolen = name === "AbortError";
        seat(stolen ? "watches" : "plays");
        settled();
        if (stolen) sit({});
      });
  });
if (navigator.locks) {
  await sit({ ifAvailable: true });
  if (document.documentElement.dataset.seat === "watches") sit({});
  addEventListener("take-seat", () => sit({ steal: true }));
} else {
  const token = String(Math.random());
  const take = () => {
    try {
      localStorage.setItem(TOKEN, token);
    } catch {}
    seat("plays");
  };
  addEventListener("take-seat", take);
  addEventListener("storage", ({ key, newValue }) => key === TOKEN && newValue !== token && seat("watches"));
  take();
}

const failed = (reason) => {
  console.error(reason);
  document.documentElement.dataset.boot = "failed";
  document.getElementById("boot-failed")?.removeAttribute("hidden");
};

// Where the program broke down, its report is copied from here.
addEventListener("click", async ({ target: { dataset } }) => {
  if (!dataset.copy) return;
  await navigator.clipboard.writeText(dataset.copy);
  document.querySelector("[data-copy]").textContent = dataset.copied;
});

addEventListener("shown", () => (document.documentElement.dataset.boot = "done"), { once: true });
try {
  // In a browser that is too old, browser-check.js has said so already.
  if (document.documentElement.dataset.boot !== "unsupported") {
    const { default: start } = await import("./page.js");
    await restoreFromJournal();
    keepJournal();
    await start({ module_or_path: new URL("./page_bg.wasm", import.meta.url) });
  }
} catch (reason) {
  failed(reason);
}

// The rooms beside the table are a program of their own, fetched when the table asks for the first of them; from then on
// it listens itself.
let rooms;
let tries = 0;
addEventListener("room", async () => {
  if (rooms) return;
  rooms = true;
  try {
    // Some browsers remember for good that a module could not be had, by its address.
    const { default: open } = await import(tries++ ? `./rooms.js?${tries}` : "./rooms.js");
    await open({ module_or_path: new URL("./rooms_bg.wasm", import.meta.url) });
  } catch (reason) {
    rooms = false;
    console.info("the rooms could not be had:", reason);
    document.getElementById("room")?.dispatchEvent(new Event("missing"));
  }
});

// What is heard and felt is a script of its own, fetched when the player first wants either.
let sounds;
addEventListener("hear", async () => {
  try {
    sounds ??= import("./sound.js");
    (await sounds).make(document.documentElement.dataset);
  } catch (reason) {
    sounds = undefined;
    console.info("nothing can be heard:", reason);
  }
});

// Without a service worker (private windows, old browsers) the page plays all the same while there is a network.
navigator.serviceWorker
  ?.register("sw.js", { updateViaCache: "none" })
  .catch((reason) => console.info("not kept for offline play:", reason));

// A window may stay open for days. Looked at on another one, it shows the puzzle of that day, and asks for a new release.
let day = new Date().toDateString();
let asked = day;
const wake = async () => {
  if (document.hidden) return;
  const today = new Date().toDateString();
  if (day !== today && location.hash === "#/puzzles/daily") dispatchEvent(new Event("room"));
  day = today;
  if (asked === today) return;
  asked = today;
  try {
    await (await navigator.serviceWorker.getRegistration())?.update();
  } catch {
    asked = undefined; // without a network: the next time
  }
};
for (const sign of ["visibilitychange", "pageshow", "focus", "online"]) addEventListener(sign, wake);

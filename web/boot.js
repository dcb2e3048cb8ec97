// Starts the page: the only script that index.html names. In a release the names of files are replaced by
// those that tell their content.

import { keepJournal, openJournal, restoreFromJournal } from "./journal.js";
import { namespace } from "./namespace.js";
import { watchRetention } from "./retention.js";
import { startTabLock } from "./tab-lock.js";

const { dataset } = document.documentElement;

// Trusted Types. The only HTML that may be parsed is static markup as Leptos' templates are made of: known elements
// with known attributes, links within the page, pictures of this site's icons, the four character references that escaping
// writes. Everything else is refused, whether it could run or not. Scripts of workers must be files of this site.
if (window.trustedTypes) {
  const elements =
    "a|abbr|article|aside|b|bdi|br|button|caption|circle|code|col|colgroup|dd|defs|desc|details|dialog|div|dl|dt|ellipse|em|" +
    "fieldset|figcaption|figure|footer|g|h[1-6]|header|hr|i|input|kbd|label|legend|li|line|main|mark|nav|ol|optgroup|option|" +
    "output|p|path|polygon|polyline|progress|q|rect|s|section|select|small|span|strong|sub|summary|sup|svg|symbol|table|" +
    "tbody|td|tfoot|th|thead|time|tr|tspan|u|ul|use|var";
  const attributes =
    "aria-[a-z]+|autocomplete|autofocus|checked|class|colspan|cx|cy|d|data-[a-z-]+|datetime|dir|disabled|fill|fill-rule|for|" +
    "height|hidden|id|inputmode|lang|max|maxlength|min|name|open|points|preserveAspectRatio|r|readonly|role|rowspan|rx|ry|" +
    "scope|selected|spellcheck|step|stroke|stroke-width|tabindex|title|transform|type|value|viewBox|width|x|x1|x2|y|y1|y2";
  const text = "(?:[^<>&]|&(?:amp|lt|gt|quot);)*";
  const value = '"(?:[^"<>&]|&(?:amp|lt|gt|quot);)*"';
  const attribute = `\\s+(?:(?:${attributes})(?:=${value})?|href="#[\\w/-]*")`;
  // Only these attributes: a picture with a `name` would hide the property of `document` that has that name.
  const picture = `<img(?:\\s+(?:alt|class|height|width)=${value}|\\s+src="icons/[\\w-]+\\.svg")*\\s*/?>`;
  const tag = `<(?:${elements})(?:${attribute})*\\s*/?>|</(?:${elements})>|${picture}|<!>|<!-- *-->`;
  const markup = new RegExp(`^${text}(?:(?:${tag})${text})*$`);
  trustedTypes.createPolicy("default", {
    createHTML: (html) => (markup.test(html) ? html : null),
    createScriptURL: (address) =>
      new URL(address, document.baseURI).href.startsWith(new URL("./", document.baseURI).href) ? address : null,
  });
}

// The browser's offer to install the page waits until the player wants it: `data-install` says that there is one.
let offer;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  dataset.install = "";
});
addEventListener("install-page", () => {
  offer?.prompt();
  offer = undefined;
  delete dataset.install;
});

// What the names of everything stored here begin with is in `data-names`. The plain names' lock has the name that earlier
// releases gave it, so that tabs of different releases agree about who plays.
dataset.names = namespace(new URL("./", document.baseURI).pathname);
openJournal(dataset.names);
watchRetention(dataset.names);
// The stored name `seat` is the earlier releases' name of the lock.
await startTabLock(dataset.names.replace(/\/$/, ""), `${dataset.names}seat`);
// Loading a new release is no reason to give the lock to another tab.
const RENEWED = "sechsundsechzig/renewed";
try {
  if (sessionStorage.getItem(RENEWED) === "plays") dispatchEvent(new Event("take-tab-lock"));
} catch {}

const failed = (reason) => {
  console.error(reason);
  dataset.boot = "failed";
  document.getElementById("boot-failed")?.removeAttribute("hidden");
};

// Where the program broke down, its report is copied from here; or selected, to be copied by hand.
addEventListener("click", async ({ target }) => {
  if (!target.dataset?.copy) return;
  try {
    await navigator.clipboard.writeText(target.dataset.copy);
    target.textContent = target.dataset.copied;
  } catch {
    getSelection().selectAllChildren(target.previousElementSibling);
    target.textContent = target.dataset.uncopied;
  }
});

// Offline play and updates. `data-cached` and the event `cached` say, on a first visit, that the whole page is stored and its
// service worker in charge of it; `data-stale` and `stale`, that a newer release has started and this tab runs an older one.
// The event `new-release` asks to load it; the next page knows by RENEWED that it was.
const container = navigator.serviceWorker;
let controller = container?.controller;
controller?.postMessage({ type: "started" });
const lookAtController = async () => {
  const now = container.controller;
  if (!now || now === controller) return;
  const isFirst = !controller;
  controller = now;
  // A first one may be of another release, too: after a reload that passed it by, or where the host has changed meanwhile.
  const change = isFirst && !(await isOutdated()) ? "cached" : "stale";
  dataset[change] = "";
  dispatchEvent(new Event(change));
};
const loadNewRelease = () => {
  try {
    sessionStorage.setItem(RENEWED, dataset.tab);
  } catch {}
  location.reload();
};
container?.addEventListener("controllerchange", lookAtController);
addEventListener("pageshow", ({ persisted }) => persisted && container && lookAtController());
addEventListener("new-release", loadNewRelease);

// Whether the page as it is served or stored now starts with another script than this one.
const isOutdated = async () => {
  try {
    const page = await fetch("./", { cache: "no-cache" });
    return page.ok && !(await page.text()).includes(new URL(import.meta.url).pathname.split("/").at(-1));
  } catch {
    return false;
  }
};

// The stylesheets that the table does not wait for: of the end of a deal and of other pages. One that could not be had is
// asked for again where it is wanted.
const sheets = {};
const loadSheet = (address) =>
  (sheets[address] ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(address, import.meta.url);
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      delete sheets[address];
      reject(new Error("the style sheet is missing"));
    };
    document.body.append(link);
  }));
const styleEnd = () => loadSheet("./deal-end.css").catch((reason) => console.info("no styles for the end:", reason));

addEventListener("shown", () => (dataset.boot = "done"), { once: true });
try {
  styleEnd();
  // In a browser that is too old, browser-check.js has said so already.
  if (dataset.boot !== "unsupported") {
    const { default: start } = await import("./sechsundsechzig.js");
    await restoreFromJournal();
    keepJournal();
    await start({ module_or_path: new URL("./sechsundsechzig_bg.wasm", import.meta.url) });
  }
} catch (reason) {
  failed(reason);
}

// The pages beside the table are two programs, fetched when the table asks for the first page of each; from then on it
// listens itself. Those that play on a table of their own are one, all others the second.
const study = { glue: "./study.js", wasm: "./study_bg.wasm", tries: 0 };
const others = { glue: "./lazy_pages.js", wasm: "./lazy_pages_bg.wasm", tries: 0 };
const load = async (program) => {
  if (program.isThere) return;
  program.isThere = true;
  try {
    // Some browsers remember for good that a module could not be had, by its address.
    const glue = import(program.tries++ ? `${program.glue}?${program.tries}` : program.glue);
    const [{ default: open }] = await Promise.all([glue, loadSheet("./lazy-pages.css")]);
    await open({ module_or_path: new URL(program.wasm, import.meta.url) });
  } catch (reason) {
    program.isThere = false;
    console.info("a page could not be had:", reason);
    // Without a service worker an old release's files go when a new one is put on the host.
    const page = document.getElementById("lazy-page");
    if (page && (await isOutdated())) return loadNewRelease();
    page?.dispatchEvent(new Event("missing"));
  }
};
addEventListener("lazy-page", () =>
  load(document.getElementById("lazy-page")?.dataset.program === "study" ? study : others),
);
// Deals that are over are rated by the second of them, loaded while there is nothing else to do; a window that draws no
// frames never idles.
const idle = window.requestIdleCallback ?? ((work) => setTimeout(work, 2000));
addEventListener("rate-deals", () => {
  styleEnd();
  idle(() => load(others), { timeout: 2000 });
});

// What is heard and felt is a script of its own, fetched when the player first wants either.
let sounds;
addEventListener("play-sound", async () => {
  try {
    sounds ??= import("./sound.js");
    (await sounds).make(dataset);
  } catch (reason) {
    sounds = undefined;
    console.info("nothing can be heard:", reason);
  }
});

// The entries of the glossary open by a script of its own, too, fetched with the first text that has terms.
addEventListener("glossary", () =>
  import("./glossary.js").catch((reason) => console.info("no glossary:", reason)),
);

// Without a service worker (private windows, old browsers) the page plays all the same while there is a network.
// A development build has none: `cargo xtask dist` writes it, and its name into the page.
const { content: serviceWorker } = document.querySelector("meta[name=service-worker]");
if (serviceWorker)
  container
    ?.register(serviceWorker, { updateViaCache: "none" })
    .catch((reason) => console.info("not kept for offline play:", reason));

// A window may stay open for days. Looked at on another one, it shows the puzzle of that day, and asks for a new release.
let day = new Date().toDateString();
let asked = day;
const wake = async () => {
  if (document.hidden) return;
  const today = new Date().toDateString();
  if (day !== today && location.hash === "#/puzzles/daily") dispatchEvent(new Event("lazy-page"));
  day = today;
  if (asked === today) return;
  asked = today;
  try {
    await (await container.getRegistration())?.update();
  } catch {
    asked = undefined; // without a network: the next time
  }
};
for (const sign of ["visibilitychange", "pageshow", "focus", "online"]) addEventListener(sign, wake);

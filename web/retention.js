// How long the browser keeps the data: asks it not to delete them, and warns where it does after a week without a visit.
//
// `data-persisted` on `<html>` is the browser's answer, `yes` or `no`; nothing before it was asked. `data-deletes` says
// that the browser deletes the data of a page that was not visited for a week.

const root = document.documentElement;
/** What the names of this install begin with (`namespace.js`). */
let prefix;

const load = (name) => {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
};

const save = (name, text) => {
  try {
    localStorage.setItem(prefix + name, text);
  } catch {} // storage is forbidden or full, which the program says
};

const isInstalled = () => navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;

/** WebKit on an Apple device (any browser on an iPhone is that), unless the page is installed. */
const deletes = () =>
  navigator.vendor === "Apple Computer, Inc." && /Mac|iPhone|iPad|iPod/.test(navigator.platform) && !isInstalled();

/** Asks once, since a browser may ask the player; again when the page is installed, since the answer is another then. */
const persist = async () => {
  const { storage } = navigator;
  if (!storage?.persist) return false;
  if (await storage.persisted()) return true;
  return root.dataset.persisted === undefined || isInstalled() ? storage.persist() : false;
};

let isAsked = false;

const onDealOver = async () => {
  if (isAsked) return;
  isAsked = true;
  const answer = (await persist().catch(() => false)) ? "yes" : "no";
  root.dataset.persisted = answer;
  save("persisted", answer);
  if (answer === "yes" || !deletes() || load("warned")) return;
  save("warned", "yes");
  dispatchEvent(new Event("deletes"));
};

/** Watches for the end of the first deal: from then on there is something to keep. */
export const watchRetention = (names) => {
  prefix = names;
  const answer = load("persisted");
  if (answer) root.dataset.persisted = answer;
  if (deletes()) root.dataset.deletes = "";
  addEventListener("deal-over", onDealOver);
};

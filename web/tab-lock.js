// One tab plays, the others watch. `data-tab` on <html> says which this tab does ("plays" or "watches"), the event `tab-lock`
// that it has changed; the event `take-tab-lock` asks for it.

const root = document.documentElement;

const show = (state) => {
  const before = root.dataset.tab;
  // "leaves": the page is about to load anew and writes nothing until then.
  if (before === state || before === "leaves") return;
  root.dataset.tab = state;
  dispatchEvent(new Event("tab-lock"));
};

// Nothing that another tab did in the meantime was heard in the back/forward cache.
const announceReturn = () => dispatchEvent(new Event("tab-lock"));

// So many milliseconds the page that this one takes the place of in its tab has to let go of the lock.
const LETTING_GO = 300;

// The tab lock is a Web Lock. Every request is an object of its own, and a tab plays while any of its requests holds the lock:
// grants and aborts may arrive in any order, and the end of an older request says nothing about a newer one. A tab that
// watches always has one request in the queue, so that the lock is handed on when the playing tab closes.
class TabLock {
  held = new Set(); // two for a moment, while a tab takes the lock from itself
  queued; // aborts the request in the queue
  isTaking = false; // a request to steal has no answer yet
  isFrozen = false; // in the back/forward cache
  isBroken = false; // no lock can be had here at all

  constructor(name) {
    this.name = name;
  }

  // Resolves when the request is granted, declined or given up.
  request(options) {
    return new Promise((answered) => {
      const request = { isOver: false };
      const granted = (lock) => {
        // It may have been stolen before its grant arrived here.
        if (!lock || request.isOver) return undefined;
        const released = new Promise((release) => (request.release = release));
        this.held.add(request);
        answered();
        return released;
      };
      navigator.locks
        .request(this.name, options, granted)
        .catch(({ name }) => (this.isBroken ||= name !== "AbortError" && !this.isFrozen))
        .finally(() => {
          request.isOver = true;
          this.held.delete(request);
          answered();
          this.update();
        });
    });
  }

  update() {
    if (this.isFrozen) return;
    const plays = this.held.size > 0 || this.isBroken;
    show(plays ? "plays" : "watches");
    if (!plays) this.queue();
  }

  async queue() {
    if (this.queued) return;
    const controller = new AbortController();
    this.queued = controller;
    await this.request({ signal: controller.signal });
    if (this.queued === controller) this.queued = undefined;
    this.update();
  }

  async start() {
    await this.request({ ifAvailable: true });
    this.update();
    if (root.dataset.tab === "watches") {
      const changed = new Promise((change) => addEventListener("tab-lock", change, { once: true }));
      await Promise.race([changed, new Promise((over) => setTimeout(over, LETTING_GO))]);
    }
  }

  async take() {
    if (this.isTaking || this.isFrozen || this.held.size > 0) return;
    this.isTaking = true;
    await this.request({ steal: true });
    this.isTaking = false;
    this.update();
  }

  // A page in the back/forward cache neither holds the lock nor waits for it.
  freeze() {
    this.isFrozen = true;
    this.queued?.abort();
    this.queued = undefined;
    for (const { release } of this.held) release();
    this.held.clear();
    show("watches");
  }

  async thaw() {
    this.isFrozen = false;
    this.isTaking = false;
    root.dataset.tab = "watches";
    await this.start();
    announceReturn();
  }
}

// Without locks (pages that are not served over HTTPS) the tab that came last plays: its token is in the storage. A tab
// that closes removes its token, and the others compete for the place.
const withoutLocks = (key) => {
  const token = String(Math.random());
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return token; // nothing can be stored, so nothing can be lost
    }
  };
  const take = () => {
    try {
      localStorage.setItem(key, token);
    } catch {}
    show("plays");
  };
  const look = () => {
    const holder = read();
    if (holder === null) take();
    else show(holder === token ? "plays" : "watches");
  };
  addEventListener("take-tab-lock", take);
  addEventListener("storage", (event) => (event.key === key || event.key === null) && look());
  // A tab in the background may miss the event.
  for (const sign of ["focus", "visibilitychange"]) addEventListener(sign, () => document.hidden || look());
  addEventListener("pagehide", ({ persisted }) => {
    try {
      if (read() === token) localStorage.removeItem(key);
    } catch {}
    if (persisted) show("watches");
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    root.dataset.tab = "watches";
    look();
    announceReturn();
  });
  take();
};

// Takes part in the choice of the tab that plays. Resolves when this tab knows whether it does.
export const startTabLock = async (name, key) => {
  if (!navigator.locks) return withoutLocks(key);
  const lock = new TabLock(name);
  addEventListener("take-tab-lock", () => lock.take());
  addEventListener("pagehide", ({ persisted }) => persisted && lock.freeze());
  addEventListener("pageshow", ({ persisted }) => persisted && lock.thaw());
  await lock.start();
};

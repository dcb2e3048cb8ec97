// The journal: a second copy of everything kept, for the case that the browser is killed.
//
// Browsers write localStorage to the disk only now and then, Chromium about once a minute. An IndexedDB transaction with
// strict durability is on the disk when it completes. So after each change of localStorage all of it is mirrored there,
// and when the page starts and finds that the mirror is newer, it puts the mirror back before the program reads anything.
//
// - localStorage stays the home of the data. Each change raises a sequence number, which lies in localStorage beside the
//   data and in the journal beside their copy; the higher number is the newer state.
// - With the number goes a fingerprint of the data. Data that do not fit theirs were changed by somebody who keeps no
//   journal (an older release, a developer): they are newer than any number says and are never replaced.
// - The journal holds one state, of one moment, whole: putting it back never mixes data of different moments. It is one
//   record for each key, not a log, so it is as large as localStorage is.
// - Only the tab that plays (`data-tab`) writes it. What another tab changes reaches it by the event `storage`.
// - Without IndexedDB, or when it fails or hangs, the page works as it does without a journal.

/** What the names of this install begin with (`namespace.js`). */
let prefix = "sechsundsechzig/";
/** Names of the page's scripts, which are not part of what the player keeps. */
const NOT_KEPT = ["sequence", "seat", "persisted", "warned"];
const sequenceKey = () => `${prefix}sequence`;

const STORE = "kept";
/** The record beside those of the keys: sequence number, fingerprint, writer, and where the journal began. */
const STATE = "state";

/** How long the page waits for IndexedDB before it starts without it, in milliseconds. */
const PATIENCE = 2000;
/** The shortest time between two transactions, in milliseconds. */
const PAUSE = 100;

/** Enough of a text to tell whether it has changed: it begins with its checksum. */
const mark = (text) => `${text.length} ${text.slice(0, 48)}${text.slice(-48)}`;

/** FNV-1a of the marks of all entries, in the order of their names. */
export const fingerprint = (kept) => {
  let hash = 0x811c9dc5;
  for (const name of [...kept.keys()].sort()) {
    const text = `${name} ${mark(kept.get(name))}\n`;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16);
};

const isNumber = (number) => Number.isSafeInteger(number) && number > 0 && number < 1e15;

/** Whether a journal's entries are all there and belong together. */
const isWhole = ({ sequence, fingerprint: printed, kept }) =>
  isNumber(sequence) &&
  [...kept].every(([name, text]) => isKept(name) && typeof text === "string") &&
  fingerprint(kept) === printed;

/**
 * Whether a journal is to be put back.
 *
 * `stored` is what localStorage has: `kept`, a map of keys to texts, and with it `sequence` and `fingerprint`, if it has
 * any. `journal` has the same and `found`: the fingerprint of the data at the moment the journal was begun, if they had
 * no sequence number then.
 */
export const isNewer = (journal, stored) => {
  if (!isWhole(journal)) return false;
  const now = fingerprint(stored.kept);
  // No number has ever reached the disk: the data must be those that the journal was begun with.
  if (stored.sequence === undefined) return journal.found === now;
  return journal.sequence > stored.sequence && stored.fingerprint === now;
};

const isKept = (name) => typeof name === "string" && name.startsWith(prefix) && !NOT_KEPT.includes(name.slice(prefix.length));

/** What localStorage has. */
const read = () => {
  const names = Object.keys(localStorage).filter(isKept);
  const kept = new Map(names.map((name) => [name, localStorage.getItem(name)]));
  const [, digits, printed] = /^(\d{1,15}) ([0-9a-f]{1,8})$/.exec(localStorage.getItem(sequenceKey()) ?? "") ?? [];
  return { kept, sequence: digits && Number(digits), fingerprint: printed };
};

const write = (kept) => {
  for (const name of read().kept.keys()) if (!kept.has(name)) localStorage.removeItem(name);
  for (const [name, text] of kept) if (localStorage.getItem(name) !== text) localStorage.setItem(name, text);
};

const storeSequence = (sequence, kept) => localStorage.setItem(sequenceKey(), `${sequence} ${fingerprint(kept)}`);

/** Puts a journal back: all of it, or nothing when there is no room. */
const putBack = ({ sequence, kept }, before) => {
  try {
    write(kept);
    storeSequence(sequence, kept);
  } catch (reason) {
    write(before);
    throw reason;
  }
};

const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (onNew) =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(prefix.replace(/\/$/, ""));
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE);
      onNew?.();
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      // A release that needs another form of it is not held up.
      database.onversionchange = () => database.close();
      resolve(database);
    };
  });

const readState = async (database) => result(database.transaction(STORE).objectStore(STORE).get(STATE));

const readJournal = async (database) => {
  const store = database.transaction(STORE).objectStore(STORE);
  const [names, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
  const records = new Map(names.map((name, at) => [name, values[at]]));
  const state = records.get(STATE);
  records.delete(STATE);
  return { ...state, kept: records };
};

const within = (time, work) =>
  Promise.race([work, new Promise((_, reject) => setTimeout(reject, time, new Error("IndexedDB does not answer")))]);

const missing = (reason) => console.info("no journal:", reason);

const root = document.documentElement;
const plays = () => root.dataset.tab === "plays";
const WRITER = String(Math.random());

let database;
let state;
/** The highest sequence number known. */
let highest = 0;
/** See `isNewer`. */
let found;
/** What this tab has last written to the journal: its sequence number, and the marks of what is in it. */
let written;
let isChanged = false;
let isQueued = false;
let isWriting = false;

/** Cleared or changed by hand while the page was open: that counts, too. */
const onLeave = () => {
  try {
    if (plays() && !isNumbered()) advance();
  } catch {}
};

/** Begins to open the journal of the install whose names begin like this; the page need not wait for it yet. */
export const openJournal = (names) => {
  prefix = names;
  // A first visit need not wait until the database is made.
  const isNew = new Promise((resolve) => (database = open(resolve)));
  state = within(PATIENCE, Promise.race([isNew, database.then(readState)]));
  // Whoever needs them hears of a failure then.
  database.catch(() => {});
  state.catch(() => {});
  // Listened for from here on, before the tab lock, which is given up as the page goes.
  addEventListener("pagehide", onLeave);
};

/** Puts the journal back if it is newer than localStorage. To be called before the program starts. */
export const restoreFromJournal = async () => {
  if (!plays()) return;
  try {
    const stored = read();
    highest = stored.sequence ?? 0;
    if (stored.sequence === undefined) found = fingerprint(stored.kept);
    const { sequence } = (await state) ?? {};
    if (!isNumber(sequence)) return;
    if (sequence > highest) {
      const journal = await within(PATIENCE, database.then(readJournal));
      if (isNewer(journal, stored)) putBack(journal, stored.kept);
      highest = sequence;
    }
    if (read().sequence === sequence) root.dataset.journal = sequence;
  } catch (reason) {
    missing(reason);
  }
};

/**
 * Gives the present state of localStorage the next sequence number: one beyond all that are known, and beyond those of a
 * journal that could not be read, which were given earlier.
 */
const advance = (beyond = 0) => {
  const { kept, sequence = 0 } = read();
  highest = Math.max(Math.max(highest, sequence, beyond) + 1, Date.now());
  storeSequence(highest, kept);
  isChanged = true;
};

/** Notices whether localStorage has been changed by somebody who did not say so. */
const isNumbered = () => {
  const stored = read();
  return stored.sequence !== undefined && stored.fingerprint === fingerprint(stored.kept);
};

/** Writes what has changed, in a transaction of its own. */
const mirror = (connection) =>
  new Promise((resolve, reject) => {
    const transaction = connection.transaction(STORE, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(STORE);
    let next;
    const step = ({ target: { result: there } }) => {
      const others = there?.writer !== WRITER;
      if (others && isNumber(there?.sequence) && there.sequence >= read().sequence) {
        // Another tab has written since: who plays goes beyond it, who does not any more leaves it.
        if (!plays()) return;
        advance(there.sequence);
      }
      isChanged = false;
      const { kept, sequence } = read();
      if (sequence === undefined) return;
      const isMine = !others && there.sequence === written?.sequence;
      const marks = isMine ? written.marks : new Map();
      if (!isMine) store.clear();
      next = { sequence, marks: new Map() };
      for (const [name, text] of kept) {
        next.marks.set(name, mark(text));
        if (marks.get(name) !== next.marks.get(name)) store.put(text, name);
      }
      for (const name of marks.keys()) if (!kept.has(name)) store.delete(name);
      store.put({ sequence, fingerprint: fingerprint(kept), writer: WRITER, found }, STATE);
      transaction.commit?.();
    };
    store.get(STATE).onsuccess = (event) => {
      try {
        step(event);
      } catch (reason) {
        reject(reason);
        transaction.abort();
      }
    };
    transaction.onabort = () => reject(transaction.error);
    transaction.oncomplete = () => {
      if (next) {
        written = next;
        // Up to here everything is on the disk.
        root.dataset.journal = next.sequence;
      }
      resolve();
    };
  });

/** Writes as long as something has changed, one transaction after the other. */
const mirrorAll = async () => {
  if (isWriting) return;
  isWriting = true;
  try {
    while (isChanged) {
      isChanged = false;
      await mirror(await database);
      if (!document.hidden) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  } catch (reason) {
    missing(reason);
    written = undefined;
    // The browser may have closed it; the next change tries again.
    database = open();
    database.catch(() => {});
  }
  isWriting = false;
};

const keepUp = () => {
  isQueued = false;
  try {
    advance();
  } catch (reason) {
    return missing(reason); // storage is forbidden or full, which the program says
  }
  mirrorAll();
};

/** localStorage has changed: once the present task is done, its state is a whole one and gets a number. */
const changed = () => {
  if (isQueued || !plays()) return;
  isQueued = true;
  queueMicrotask(keepUp);
};

/** Keeps the journal from now on. */
export const keepJournal = () => {
  addEventListener("saved", changed);
  addEventListener("storage", ({ key }) => (key === null || isKept(key)) && changed());
  // Whoever played before may have left without writing everything.
  addEventListener("tab-lock", changed);
  addEventListener("shown", () => plays() && root.dataset.journal === undefined && changed(), { once: true });
};

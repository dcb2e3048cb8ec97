// Several installs of the page may share an origin, each under a path of its own; each stores under names of its own.
//
// The first install that starts keeps the plain names ("sechsundsechzig/match"): what earlier releases stored stays where
// it is. Every other install puts its path into its names ("sechsundsechzig@/other/path/match"). Earlier releases stored
// for all installs under the plain names, so such an install begins with a copy of what is there.

const PLAIN = "sechsundsechzig/";
// The paths of the installs, in the order in which they first started.
const INSTALLS = "sechsundsechzig-installs";

const installs = () => {
  try {
    const known = JSON.parse(localStorage.getItem(INSTALLS));
    return Array.isArray(known) ? known : [];
  } catch {
    return [];
  }
};

const copy = (from, to) => {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(from));
  try {
    for (const name of names) localStorage.setItem(to + name.slice(from.length), localStorage.getItem(name));
  } catch (reason) {
    for (const name of names) localStorage.removeItem(to + name.slice(from.length));
    throw reason;
  }
};

const choose = (path) => {
  const known = installs();
  const own = known.length === 0 || known[0] === path ? PLAIN : `sechsundsechzig@${path}`;
  if (known.includes(path)) return own;
  if (own !== PLAIN) copy(PLAIN, own);
  localStorage.setItem(INSTALLS, JSON.stringify([...known, path]));
  return own;
};

// What the names of the install at this path begin with. Where there is no room for a copy, or nothing can be stored,
// that is the plain prefix: the install goes on sharing.
export const namespace = (path) => {
  try {
    return choose(path);
  } catch {
    return PLAIN;
  }
};

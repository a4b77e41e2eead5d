// What the page saves in the browser. All pages of an origin share it, and its locks, so the names of this copy begin
// with the path of its folder.

export const MINE = `pocket-bank ${new URL("./", location.href).pathname} `;
export const OLD = "pocket-bank/"; // with which they began before they had that

// What the browser does not let the page save is kept until the page is left, as in a frame of another site.
const storage = (() => {
  try {
    localStorage.getItem("");
    return localStorage;
  } catch {
    const kept = new Map();
    return { isLost: true, getItem: (what) => kept.get(what), setItem: (what, data) => kept.set(what, data) };
  }
})();

export const isLost = Boolean(storage.isLost);

export const kept = (what) => storage.getItem(what) || "";

export function keep(what, data) {
  // Save something, and return whether that worked.
  try {
    storage.setItem(what, data);
    return true;
  } catch {
    return false;
  }
}

export const namesOf = (start) => Object.keys(storage).filter((each) => each.startsWith(start));

export function takeOver(what) {
  // Move what an earlier build saved here without the path, all or nothing, unless this copy has something of its own.
  if (namesOf(MINE + what).length) return;
  const moved = namesOf(OLD + what).map((old) => [old, MINE + old.slice(OLD.length)]);
  const isDone = moved.every(([old, mine]) => keep(mine, kept(old)));
  for (const each of moved) storage.removeItem(each[isDone ? 0 : 1]);
}

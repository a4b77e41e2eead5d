// What the page saves in the browser. All pages of an origin share it, and its locks, so the names of this copy begin
// with the path of its folder.

export const MINE = `pocket-bank ${new URL("./", location.href).pathname} `;
export const OLD = "pocket-bank/"; // with which they began before they had that

// What the browser does not let the page save is kept until the page is left, as in a frame of another site.
export let isLost = false; // whether that is so
/** @type {Record<string, string>} */
const lost = {};
const storage = (() => {
  try {
    localStorage.getItem("");
    return localStorage;
  } catch {
    isLost = true;
    return null;
  }
})();

/** @param {string} what */
export const kept = (what) => (storage ? storage.getItem(what) : lost[what]) || "";

/**
 * Save something, and return whether that worked.
 * @param {string} what
 * @param {string} data
 */
export function keep(what, data) {
  try {
    if (storage) storage.setItem(what, data);
    else lost[what] = data;
    return true;
  } catch {
    return false;
  }
}

/** @param {string} start */
export const namesOf = (start) => Object.keys(storage ?? lost).filter((each) => each.startsWith(start));

/**
 * Move what an earlier build saved here without the path, all or nothing, unless this copy has something of its own.
 * @param {string} what
 */
export function takeOver(what) {
  if (namesOf(MINE + what).length) return;
  const moved = namesOf(OLD + what).map((old) => [old, MINE + old.slice(OLD.length)]);
  const isDone = moved.every(([old, mine]) => keep(mine, kept(old)));
  for (const [old, mine] of moved) storage?.removeItem(isDone ? old : mine);
}

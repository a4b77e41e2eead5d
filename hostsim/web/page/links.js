// Links: reads the one that opened the page, makes new ones, and begins the game that one asks for.

import { isWindow, name, told } from "./boards.js";
import { $, screen } from "./elements.js";
import { handheld } from "./game.js";
import { go } from "./loop.js";
import { setDoor } from "./press.js";
import { keep, MINE } from "./saves.js";
import { say, words } from "./words.js";

/** @type {(keyof Wanted)[]} */
const LINKED = ["rules", "level", "seed", "position", "begins", "alone", "stop", "duplicate", "puzzle"]; // as firmware/browser/url_links.py has them
const LONGEST = 1000; // letters of a value; a position has some 400
const DEALS = 1e6; // numbers of random deals are below this, so that they are short

/** @param {string} seed */
export const isSeed = (seed) => /^[0-9]{1,15}$/.test(seed);

/** @type {Port["chance"]} */
export const chance = (n) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * n);

export const chanceDeal = () => String(chance(DEALS));

/** Return the deal of the day, which is its date, 261122: the same for everybody whose day it is. */
export function today() {
  const now = new Date();
  return (now.getFullYear() % 100) * 10000 + (now.getMonth() + 1) * 100 + now.getDate();
}

/**
 * Return what the link asks for.
 * @returns {Wanted}
 */
export function asked() {
  const given = new URLSearchParams(location.search);
  /** @type {Record<string, string>} */
  const out = {};
  for (const what of ["board", ...LINKED]) {
    if (given.getAll(what).length > 1) return { fault: say("link_twice", what) };
    const value = given.get(what);
    if (value !== null) out[what] = value;
  }
  if ("board" in out && !Object.hasOwn(told.boards, out.board)) return { fault: say("link_unknown", "board", out.board) };
  if ("level" in out && !Object.hasOwn(words.levels, out.level.split(":")[0])) return { ...out, fault: say("link_unknown", "level", out.level) };
  if (out.seed === "today") out.seed = String(today());
  if ("seed" in out && !isSeed(out.seed)) return { ...out, fault: say("link_seed", "seed", out.seed) };
  for (const what of LINKED) if (/[\t\n]/.test(out[what]) || out[what]?.length > LONGEST) return { ...out, fault: say("link_unread", what, out[what]) };
  if ("rules" in out) out.rules = out.rules.replaceAll(" ", "+"); // In an address, + stands for a space.
  return out;
}

/** @param {Wanted} wanted */
export const asksForGame = (wanted) => LINKED.some((what) => what in wanted);

/** @param {boolean} isLinked */
function begin(isLinked) {
  handheld.begin_requested(isLinked);
  setDoor(false);
  go();
  if (document.activeElement !== document.body) screen.focus({ preventScroll: true }); // The focus was in the form.
}

/**
 * Begin what is wanted, by a link or by a button of the page, or ask first if that would end another game. Return a
 * fault, one line, or "".
 * @param {Wanted} wanted
 */
export function play(wanted, isLinked = false) {
  /** @type {Wanted} */
  const all = "puzzle" in wanted ? wanted : { level: told.newcomer, ...wanted };
  if (!("position" in all || "puzzle" in all)) all.rules ??= "classic";
  if (!("puzzle" in all)) all.seed = String(all.seed ?? ("position" in all ? 0 : chance(DEALS))).replace(/^0+(?=\d)/, "");
  const fault = handheld.take_request(LINKED.filter((what) => what in all).map((what) => `${what}\t${all[what]}`).join("\n"));
  if (fault || handheld.is_requested_on()) return fault;
  if (!handheld.would_end_game()) {
    begin(isLinked);
    return "";
  }

  ask("new_deal", () => begin(isLinked));
  return "";
}

/**
 * Ask before the game in play ends.
 * @param {string} word what is on the button
 * @param {() => void} then what that then does
 */
export function ask(word, then) {
  $("ask").hidden = false;
  $("yes").dataset.word = word;
  $("yes").textContent = say(word);
  $("yes").onclick = () => {
    $("ask").hidden = true;
    then();
  };
  $("no").onclick = () => {
    $("ask").hidden = true;
    screen.focus({ preventScroll: true });
  };
  $("yes").focus();
}

/** @param {string[][] | Record<string, string>} parts */
function linkOf(parts) {
  return `${location.origin}${location.pathname}?${new URLSearchParams(parts)}`;
}

/** @param {string} each */
export function goToBoard(each) {
  keep(`${MINE}board`, each);
  location.assign(linkOf({ board: each }));
}

/**
 * Return a link to the game in play, and whether there is one; else it opens the device.
 * @param {boolean} now whether it opens the game as it stands
 * @returns {[link: string, isGame: boolean]}
 */
export function linkHere(now) {
  const parts = handheld.request_for_game(now).split("\n").filter(Boolean).map((each) => each.split("\t"));
  // Whoever follows a link from a screen that fills the window plays on the screen that suits their own.
  const where = isWindow() && parts.length ? [] : [["board", name]];
  return [linkOf([...where, ...parts]), parts.length > 0];
}

/**
 * Show a link that could not be copied, or says what it opens.
 * @param {string} link
 * @param {string} text
 */
export function showLink(link, text) {
  $("link").value = link;
  $("link-says").textContent = text;
  $("link-label").hidden = false;
  $("link").select();
}

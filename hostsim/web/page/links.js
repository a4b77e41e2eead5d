// Links: reads the one that opened the page, makes new ones, and begins the game that one asks for.

import { isWindow, name, told } from "./boards.js";
import { $, screen } from "./elements.js";
import { handheld } from "./game.js";
import { go } from "./loop.js";
import { setDoor } from "./press.js";
import { keep, MINE } from "./saves.js";
import { say, words } from "./words.js";

const LINKED = ["rules", "level", "seed", "position", "begins", "alone", "stop", "duplicate", "puzzle"]; // as firmware/browser/url_links.py has them
const LONGEST = 1000; // letters of a value; a position has some 400
const DEALS = 1e6; // numbers of random deals are below this, so that they are short

export const isSeed = (seed) => /^[0-9]{1,15}$/.test(seed);

export const chance = (n) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * n);

export const chanceDeal = () => String(chance(DEALS));

export function today() {
  // Return the deal of the day, which is its date, 261122: the same for everybody whose day it is.
  const now = new Date();
  return (now.getFullYear() % 100) * 10000 + (now.getMonth() + 1) * 100 + now.getDate();
}

export function asked() {
  // Return what the link asks for, {board, rules, …}, with a `fault` of one line if something is wrong with it.
  const given = new URLSearchParams(location.search);
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

export const asksForGame = (wanted) => LINKED.some((what) => what in wanted);

function begin(isLinked) {
  handheld.begin_requested(isLinked);
  setDoor(false);
  go();
  if (document.activeElement !== document.body) screen.focus({ preventScroll: true }); // The focus was in the form.
}

export function play(wanted, isLinked = false) {
  // Begin what is wanted, by a link or by a button of the page, or ask first if that would end another game. Return a
  // fault, one line, or "".
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

export function ask(word, then) {
  // Ask before the game in play ends; `word` is on the button after which `then` does that.
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

function linkOf(parts) {
  return `${location.origin}${location.pathname}?${new URLSearchParams(parts)}`;
}

export function goToBoard(each) {
  keep(`${MINE}board`, each);
  location.assign(linkOf({ board: each }));
}

export function linkHere(now) {
  // Return a link to the game in play, and whether there is one; else it opens the device.
  const parts = handheld.request_for_game(now).split("\n").filter(Boolean).map((each) => each.split("\t"));
  // Whoever follows a link from a screen that fills the window plays on the screen that suits their own.
  const where = isWindow() && parts.length ? [] : [["board", name]];
  return [linkOf([...where, ...parts]), parts.length > 0];
}

export function showLink(link, text) {
  // Show a link that could not be copied, or says what it opens.
  $("link").value = link;
  $("link-says").textContent = text;
  $("link-label").hidden = false;
  $("link").select();
}

// The loop: has the game tick, a tick at a time, so that the page is never held up for longer. Where the game waits for
// the player, the page around it follows: its language, the tools that can be used, the form. After the first picture
// the game waits for the rest of its files, which an opponent needs.

import { isShown } from "./canvas.js";
import { $, isAtDoor, tool, tools } from "./elements.js";
import { handheld } from "./game.js";
import { hearMoment } from "./log.js";
import { isWhole } from "./waiting.js";
import { language, speak, words } from "./words.js";

const WRAP = 0x3fffffff; // clocks of MicroPython start again at 2**30 ms
const IDLE_AFTER = 30000; // ms after which the title shows a game that plays itself,
const SOON = 4000; // and at the front door

/** @type {number} */
let timer; // ms until the next tick, or the timer; 0 at once, below that once the player does something
let isDemo = false; // whether a game that plays itself is on the screen
/** @type {number} */
let idles; // the timer that begins it,
let idle = () => {}; // and what then does
let playing = ""; // the rules and level that the form showed last for the game in play

const soon = new MessageChannel(); // a timer of 0 ms would come after 4
let posted = false;
soon.port1.onmessage = () => {
  posted = false;
  if (timer === 0) go();
};

export const now = () => Math.floor(performance.now()) & WRAP;

/** @param {() => void} act */
export const whenIdle = (act) => (idle = act);

export function go(action = 0) {
  goOn(handheld.tick(now(), action));
}

/**
 * Follow what a call of the game has returned.
 * @param {number} wait
 */
export function goOn(wait) {
  clearTimeout(timer);
  clearTimeout(idles);
  if (isDemo) isDemo = handheld.is_demo_on();
  const status = isDemo ? "" : handheld.status(); // Nobody wants to be read every move of that game.
  if ($("status").textContent !== status) {
    $("status").lang = handheld.language();
    $("status").textContent = status;
  }
  if (wait < 0) follow();
  if (wait < 0 && isWhole && !isDemo) hearMoment();
  if (wait < 0) idles = setTimeout(idle, isAtDoor() ? SOON : IDLE_AFTER);
  $("device").setAttribute("aria-busy", String(wait >= 0 && !isDemo));
  if (isShown && !isWhole) wait = -1;
  timer = wait > 0 ? setTimeout(go, wait, 0) : wait;
  if (timer || posted) return;
  posted = true;
  soon.port2.postMessage(0);
}

export function startDemo() {
  isDemo = handheld.start_demo();
  if (isDemo) go();
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && handheld && timer < 0) goOn(timer);
});

function follow() {
  speak(handheld.language());
  const usable = handheld.tools().split(" ");
  for (const each of tools()) each.disabled = !usable.includes(each.dataset.tool ?? "");
  tool("stop").hidden = !(usable.includes("stop") || usable.includes("stop_later"));
  const now = `${handheld.game_on()}\t${language}`;
  if (now === playing || $("deal").contains(document.activeElement)) return;
  playing = now;
  const [rules, level] = now.split("\t");
  const base = rules.split("+")[0]; // The form has no options,
  if (Object.hasOwn(words.rule_sets, base)) $("rules").value = base;
  const name = (level ?? "").split(":")[0]; // and no strength of the adaptive level.
  if (Object.hasOwn(words.levels, name)) $("level").value = name;
}

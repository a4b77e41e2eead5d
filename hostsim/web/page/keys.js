// Keys and gamepads.

import { $, screen } from "./elements.js";
import { readTable } from "./log.js";
import { DIRECTIONS, KEYS, press, REPEAT_AFTER, REPEAT_EVERY, REPEATED } from "./press.js";
import { isFailed } from "./waiting.js";

const SCROLLING = [" ", "PageUp", "PageDown", "Home", "End"]; // keys that the game does not use
const PADS = [[14, 1], [15, 2], [12, 3], [13, 4], [0, 5], [1, 6], [2, 7], [3, 9], [8, 7], [9, 9], [4, 8], [5, 8]]; // button, action

/** @type {Map<string, number>} */
const down = new Map(); // each pressed button of a gamepad -> when it repeats

/**
 * Return the name of a key, that of a letter as a small one. On a keyboard without Latin letters, such as a Greek or
 * Cyrillic one, a key has the letter that a keyboard of the United States has at its place.
 * @param {KeyboardEvent} event
 */
function nameOf({ key, code }) {
  if (/^[\p{L}\p{M}]$/u.test(key) && !/\p{Script=Latin}/u.test(key)) return code.replace(/^Key/, "").toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}

function isInSight() {
  const { top, bottom } = screen.getBoundingClientRect();
  return top + bottom > 0 && top + bottom < 2 * window.innerHeight; // its middle is
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && !$("ask").hidden) return void $("no").click();
  const on = /** @type {Element} */ (event.target);
  if (on.closest("input, select, textarea, summary, a")) return;
  const pressed = nameOf(event);
  if (pressed === "r" && !event.repeat) readTable();
  const isButton = on.closest("button");
  if (isButton && (pressed === "Enter" || pressed === " ")) return;
  // A player who has scrolled down to read goes on scrolling, and plays no move out of sight.
  if (isFailed || !(on === screen || isInSight())) return;
  if (SCROLLING.includes(pressed) && !isButton && isInSight()) event.preventDefault();
  const code = KEYS[pressed];
  if (!code) return;
  event.preventDefault();
  if (event.repeat && code > DIRECTIONS) return;
  press(event.repeat ? code + REPEATED : code, "keys");
});

/**
 * Press what has been pressed on a gamepad since the last frame, or is still down.
 * @param {number} now
 */
function lookAtGamepads(now) {
  const there = navigator.getGamepads().filter((each) => each !== null);
  /** @type {Map<string, number>} */
  const pressed = new Map();
  for (const pad of there) {
    for (const [i, code] of PADS) if (pad.buttons[i]?.pressed) pressed.set(`${pad.index} ${i}`, code);
    const [x = 0, y = 0] = pad.axes;
    if (Math.abs(x) > 0.6) pressed.set(`${pad.index} x`, x < 0 ? 1 : 2);
    if (Math.abs(y) > 0.6) pressed.set(`${pad.index} y`, y < 0 ? 3 : 4);
  }
  for (const what of [...down.keys()]) if (!pressed.has(what)) down.delete(what);
  for (const [what, code] of pressed) {
    const repeats = down.get(what);
    if (repeats === undefined) {
      down.set(what, now + REPEAT_AFTER);
      press(code);
    } else if (code <= DIRECTIONS && now >= repeats) {
      down.set(what, now + REPEAT_EVERY);
      press(code + REPEATED);
    }
  }
  if (there.length) requestAnimationFrame(lookAtGamepads);
}

window.addEventListener("gamepadconnected", () => requestAnimationFrame(lookAtGamepads));

// What every press does, by whatever control: the page follows its player, and the game its action.

import { isAtDoor } from "./elements.js";
import { fit } from "./fit.js";
import { handheld } from "./game.js";
import { go } from "./loop.js";
import { when } from "./waiting.js";
import { notice } from "./words.js";

export const DIRECTIONS = 4; // The first so many actions repeat,
export const REPEATED = 16; // with this number added, as firmware/app/actions.py has it,
export const REPEAT_AFTER = 350; // after so many ms, as firmware/app/presses.py has them
export const REPEAT_EVERY = 110;

// Actions are numbered as in firmware/app/actions.py; the keys are the terminal's.
/** @type {Record<string, number>} */
export const KEYS = {
  ArrowLeft: 1, ArrowRight: 2, ArrowUp: 3, ArrowDown: 4, Enter: 5, Backspace: 6, Escape: 6, t: 7, s: 8, m: 9,
};

/** @param {boolean} open */
export function setDoor(open) {
  if (open === isAtDoor()) return;
  document.body.classList.toggle("door", open);
  fit();
}

/**
 * Have the game's words name what the player uses.
 * @param {Uses} uses
 */
export function follows(uses) {
  setDoor(false);
  handheld.set_input(uses);
  notice("");
}

/**
 * Press a button, once the game can take it.
 * @param {number} action
 * @param {Uses} uses
 */
export function press(action, uses = "buttons") {
  when(() => {
    follows(uses);
    go(action);
  }, true);
}

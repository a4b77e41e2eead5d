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
export const KEYS = {
  ArrowLeft: 1, ArrowRight: 2, ArrowUp: 3, ArrowDown: 4, Enter: 5, Backspace: 6, Escape: 6, t: 7, s: 8, m: 9,
};

export function setDoor(open) {
  if (open === isAtDoor()) return;
  document.body.classList.toggle("door", open);
  fit();
}

export function follows(uses) {
  // Have the game's words name what the player uses: "touch", "keys" or "buttons".
  setDoor(false);
  handheld.set_input(uses);
  notice("");
}

export function press(action, uses = "buttons") {
  when(() => {
    follows(uses);
    go(action);
  }, true);
}

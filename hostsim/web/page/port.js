// What firmware/browser/page_handheld.py imports as `page`: the browser's side of the game's port, described there.

import { key } from "./boards.js";
import { draw, invert, light, show } from "./canvas.js";
import { mirror } from "./device.js";
import { $ } from "./elements.js";
import { chance, today } from "./links.js";
import { hear } from "./log.js";
import { keep, kept } from "./saves.js";
import { takeBank, takeColours } from "./scene.js";
import { sound } from "./sound.js";
import { paintGhost } from "./touch.js";
import { notice, say } from "./words.js";

/** @type {Port} */
export const port = {
  draw, invert, light, mirror, sound, chance, today,
  tell: hear,
  take_bank: takeBank,
  take_colours: takeColours,
  show() {
    show();
    paintGhost();
  },
  vibrate(ms) {
    // Before a touch the browser complains; Firefox and Safari cannot vibrate at all.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms);
  },
  vibrates: () => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches,
  copy(text) {
    const showIt = () => {
      $("game").value = text;
      notice(say("copy_by_hand"));
    };
    if (!navigator.clipboard) {
      showIt();
      return false;
    }
    navigator.clipboard.writeText(text).catch(showIt);
    return true;
  },
  read: (what) => kept(key(what)),
  write: (what, data) => keep(key(what), data),
};

// The front door, at which whoever comes for the first time stands, and the game that plays itself there.

import { $, screen } from "./elements.js";
import { handheld } from "./game.js";
import { play } from "./links.js";
import { go, startDemo, whenIdle } from "./loop.js";
import { follows } from "./press.js";
import { isDown } from "./touch.js";
import { isAsleep, when } from "./waiting.js";
import { notice } from "./words.js";

export function attract() {
  if (isAsleep() || document.hidden || isDown() || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  startDemo();
}

export function learn() {
  when(() => {
    follows("touch");
    handheld.show_lessons();
    go();
    scrollTo({ top: 0 });
    screen.focus({ preventScroll: true });
  });
}

$("play").addEventListener("click", () => when(() => {
  follows("touch");
  if (handheld.ask_first_game()) go();
  else notice(play({}));
  screen.focus({ preventScroll: true });
}));

$("teach").addEventListener("click", learn);

whenIdle(attract);

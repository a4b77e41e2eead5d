// Touching and dragging on the screen, by a finger or the mouse.

import { board } from "./boards.js";
import { pixel } from "./canvas.js";
import { $, screen } from "./elements.js";
import { handheld } from "./game.js";
import { go, goOn, now } from "./loop.js";
import { follows } from "./press.js";
import { isAsleep, when } from "./waiting.js";

const HELD = 450; // ms that a finger rests on a pile before it is spread out
const DRAGGED = 8; // CSS pixels that a pointer moves before it drags
const DOUBLE = 350; // ms within which a second tap makes a double one,
const NEAR = 24; // and CSS pixels within which

let drag = null; // the pointer that is down on the screen, and whether it carries a card: `ghost`, or not yet
let dragged = false; // whether the click that follows belongs to a drag
let tapped = { at: -DOUBLE, x: 0, y: 0 }; // the last tap

export const isDown = () => drag !== null;

export const paintGhost = () => drag?.paint?.();

screen.addEventListener("click", (event) => {
  // A tap or click.
  if (dragged || !board) return;
  const at = pixel(event);
  const again = event.isTrusted && event.timeStamp - tapped.at < DOUBLE
    && Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < NEAR;
  tapped = { at: again ? -DOUBLE : event.timeStamp, x: event.clientX, y: event.clientY };
  when(() => {
    follows("touch");
    goOn(handheld[again ? "double_touch" : "touch"](now(), ...at));
  });
});

$("status").addEventListener("click", () => when(() => {
  follows("touch");
  goOn(handheld.touch_status(now()));
}));

function pickUp(event) {
  // The pointer moves with a button or finger down: take the card along on which it began, or scroll a list.
  const card = handheld.drag(...drag.from);
  if (!card) {
    drag.pitch = handheld.row_pitch();
    drag.rows = 0;
    if (drag.pitch) dragged = true;
    else drag = null;
    return;
  }
  follows("touch");
  dragged = true;
  screen.setPointerCapture(event.pointerId);
  const [x, y, w, h] = card.split(" ").map(Number);
  const scale = screen.getBoundingClientRect().width / board.width;
  const ghost = document.createElement("canvas"); // the card, which follows the pointer
  ghost.id = "ghost";
  ghost.width = w;
  ghost.height = h;
  drag.paint = () => {
    // The first picture after that has the card lifted, without the cursor on it. The page carries it from then on.
    ghost.getContext("2d").drawImage(screen, x, y, w, h, 0, 0, w, h);
    document.body.append(ghost);
    drag.paint = null;
    queueMicrotask(() => drag && goOn(handheld.carry(now()))); // once the call that showed the picture has returned
  };
  ghost.style.width = `${w * scale}px`;
  ghost.style.height = `${h * scale}px`;
  drag.dx = (drag.from[0] - x) * scale;
  drag.dy = (drag.from[1] - y) * scale;
  drag.ghost = ghost;
  go();
}

screen.addEventListener("pointerdown", (event) => {
  dragged = false;
  if (event.button || drag || isAsleep()) return;
  drag = { id: event.pointerId, x: event.clientX, y: event.clientY, from: pixel(event) };
  drag.rests = setTimeout(hold, HELD, drag);
});

function hold(by) {
  // The finger has rested: spread out the pile under it for as long as it stays.
  if (drag !== by || drag.ghost || drag.pitch || isAsleep() || !handheld?.hold(...drag.from)) return;
  follows("touch");
  drag.holds = true;
  dragged = true;
  go();
}

screen.addEventListener("pointermove", (event) => {
  if (drag?.id !== event.pointerId || isAsleep()) return;
  if (drag.holds) return;
  if (!drag.ghost && !drag.pitch) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAGGED) return;
    pickUp(event);
    if (!drag) return;
  }
  if (drag.pitch) {
    const rows = Math.trunc((drag.from[1] - pixel(event)[1]) / drag.pitch);
    if (rows !== drag.rows) goOn(handheld.scroll(now(), rows - drag.rows));
    drag.rows = rows;
    return;
  }
  drag.ghost.style.transform = `translate(${event.clientX - drag.dx}px, ${event.clientY - drag.dy}px)`;
  if (!drag.paint) goOn(handheld.drag_over(now(), ...pixel(event)));
});

for (const [type, dropped] of [["pointerup", true], ["pointercancel", false]]) {
  screen.addEventListener(type, (event) => {
    if (drag?.id !== event.pointerId) return;
    const { ghost, holds } = drag;
    clearTimeout(drag.rests);
    drag = null;
    if (holds) goOn(handheld.release(now()));
    if (!ghost) return;
    ghost.remove();
    goOn(handheld.drop(now(), ...(dropped ? pixel(event) : [-1, -1])));
  });
}

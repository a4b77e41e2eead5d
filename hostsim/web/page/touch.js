// Touching and dragging on the screen, by a finger or the mouse.

import { board } from "./boards.js";
import { pixel } from "./canvas.js";
import { $, made, screen } from "./elements.js";
import { handheld } from "./game.js";
import { go, goOn, now } from "./loop.js";
import { follows } from "./press.js";
import { isAsleep, when } from "./waiting.js";

const HELD = 450; // ms that a finger rests on a pile before it is spread out
const DRAGGED = 8; // CSS pixels that a pointer moves before it drags
const DOUBLE = 350; // ms within which a second tap makes a double one,
const NEAR = 24; // and CSS pixels within which

/** @type {Drag | null} */
let drag = null; // the pointer that is down on the screen
let dragged = false; // whether the click that follows belongs to a drag
let tapped = { at: -DOUBLE, x: 0, y: 0 }; // the last tap

export const isDown = () => drag !== null;

export const paintGhost = () => drag?.ghost?.paint?.();

screen.addEventListener("click", (event) => {
  // A tap or click.
  if (dragged || !board) return;
  const [x, y] = pixel(event);
  const again = event.isTrusted && event.timeStamp - tapped.at < DOUBLE
    && Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < NEAR;
  tapped = { at: again ? -DOUBLE : event.timeStamp, x: event.clientX, y: event.clientY };
  when(() => {
    follows("touch");
    goOn(handheld[again ? "double_touch" : "touch"](now(), x, y));
  });
});

$("status").addEventListener("click", () => when(() => {
  follows("touch");
  goOn(handheld.touch_status(now()));
}));

/**
 * Take the card along on which the pointer went down, or scroll a list. Return whether there is something to drag.
 * @param {Drag} drag
 * @param {PointerEvent} event
 */
function pickUp(drag, event) {
  const card = handheld.drag(...drag.from);
  if (!card) {
    drag.pitch = handheld.row_pitch();
    if (drag.pitch) dragged = true;
    return drag.pitch > 0;
  }
  follows("touch");
  dragged = true;
  screen.setPointerCapture(event.pointerId);
  const [x, y, w, h] = card.split(" ").map(Number);
  const scale = screen.getBoundingClientRect().width / board.width;
  const canvas = made("canvas", { id: "ghost", width: w, height: h });
  canvas.style.width = `${w * scale}px`;
  canvas.style.height = `${h * scale}px`;
  /** @type {Ghost} */
  const ghost = {
    canvas, dx: (drag.from[0] - x) * scale, dy: (drag.from[1] - y) * scale,
    paint: () => {
      // The first picture after that has the card lifted, without the cursor on it. The page carries it from then on.
      canvas.getContext("2d")?.drawImage(screen, x, y, w, h, 0, 0, w, h);
      document.body.append(canvas);
      ghost.paint = null;
      queueMicrotask(() => isDown() && goOn(handheld.carry(now()))); // once the call that showed the picture has returned
    },
  };
  drag.ghost = ghost;
  go();
  return true;
}

screen.addEventListener("pointerdown", (event) => {
  dragged = false;
  if (event.button || drag || isAsleep()) return;
  drag = {
    id: event.pointerId, x: event.clientX, y: event.clientY, from: pixel(event), rests: 0, holds: false, rows: 0, pitch: 0,
    ghost: null,
  };
  drag.rests = setTimeout(hold, HELD, drag);
});

/**
 * Spread out the pile under a finger that has rested, for as long as it stays.
 * @param {Drag} by
 */
function hold(by) {
  if (drag !== by || drag.ghost || drag.pitch || isAsleep() || !handheld?.hold(...drag.from)) return;
  follows("touch");
  drag.holds = true;
  dragged = true;
  go();
}

screen.addEventListener("pointermove", (event) => {
  if (drag?.id !== event.pointerId || isAsleep() || drag.holds) return;
  if (!drag.ghost && !drag.pitch) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAGGED) return;
    if (!pickUp(drag, event)) {
      drag = null;
      return;
    }
  }
  if (drag.pitch) {
    const rows = Math.trunc((drag.from[1] - pixel(event)[1]) / drag.pitch);
    if (rows !== drag.rows) goOn(handheld.scroll(now(), rows - drag.rows));
    drag.rows = rows;
    return;
  }
  const ghost = drag.ghost;
  if (!ghost) return;
  ghost.canvas.style.transform = `translate(${event.clientX - ghost.dx}px, ${event.clientY - ghost.dy}px)`;
  if (!ghost.paint) goOn(handheld.drag_over(now(), ...pixel(event)));
});

/**
 * End a drag, at a pixel of the screen.
 * @param {PointerEvent} event
 * @param {number} x
 * @param {number} y
 */
function letGo(event, x, y) {
  if (drag?.id !== event.pointerId) return;
  const { ghost, holds } = drag;
  clearTimeout(drag.rests);
  drag = null;
  if (holds) goOn(handheld.release(now()));
  if (!ghost) return;
  ghost.canvas.remove();
  goOn(handheld.drop(now(), x, y));
}

screen.addEventListener("pointerup", (event) => letGo(event, ...pixel(event)));
screen.addEventListener("pointercancel", (event) => letGo(event, -1, -1));

// The device around the screen: its case, its name and its buttons.

import { board, isWindow, told, WINDOW } from "./boards.js";
import { takeSize } from "./canvas.js";
import { $, tool } from "./elements.js";
import { fit, pads } from "./fit.js";
import { DIRECTIONS, KEYS, press, REPEAT_AFTER, REPEAT_EVERY, REPEATED } from "./press.js";
import { does, say } from "./words.js";

const LONG = 500; // ms after which a button does its second action
const BUTTON = 50; // CSS pixels of a button of the device; one with two labels has BUTTON_OF_TWO
const BUTTON_OF_TWO = 64;
const APART = 4; // CSS pixels between the two nearest buttons

/** @type {Board} */
const UNSIZED = { // the screen that fills the window, before it is fitted into that
  name: "", width: 0, height: 0, case: "#0b3b2c", buttons: [], picture: "", drive: ["", ""], files: [],
};

let sides = ["left", "right"]; // where the device's left and right buttons are drawn

/**
 * Return one of its buttons.
 * @param {BoardButton} button
 * @param {number} size in CSS pixels
 */
function button([label, , , action, held], size) {
  const made = document.createElement("button");
  made.type = "button";
  const what = does(action) + (held ? say("held", does(held)) : "");
  if (["up", "down", "left", "right", "press"].includes(label)) {
    made.className = `way ${label}`;
    made.setAttribute("aria-label", what);
  } else {
    made.textContent = label;
    if (label.length > 1) made.className = "word";
    const isSame = label.toLowerCase() === does(action).toLowerCase();
    made.setAttribute("aria-label", isSame ? what : `${label}: ${what}`);
    if (!isSame) {
      const small = document.createElement("small");
      small.className = held ? "two" : "";
      small.textContent = held ? `${does(action)}/${does(held)}` : does(action);
      made.append(small);
    }
  }
  const shown = Object.keys(KEYS).find((k) => KEYS[k] === action);
  made.title = what + say("key", (shown ?? "").replace("Arrow", "arrow "));
  made.style.width = made.style.height = `${size}px`;
  if (label.length > 1 && made.className === "word") made.style.height = `${Math.round(size * 0.8)}px`;
  listen(made, action, held);
  return made;
}

/**
 * Have a button press its action, again and again while it is down, or the second one once it was held.
 * @param {HTMLButtonElement} made
 * @param {number} action
 * @param {number} held
 */
function listen(made, action, held) {
  let again = 0;
  let done = false;
  const rest = () => {
    clearTimeout(again);
    made.classList.remove("pressed");
  };
  const repeat = () => {
    press(action + REPEATED);
    again = setTimeout(repeat, REPEAT_EVERY);
  };
  made.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    event.preventDefault(); // The focus stays where it is.
    made.setPointerCapture(event.pointerId);
    made.classList.add("pressed");
    done = !held;
    if (held) {
      again = setTimeout(() => {
        done = true;
        press(held);
      }, LONG);
    } else {
      press(action);
      if (action <= DIRECTIONS) again = setTimeout(repeat, REPEAT_AFTER);
    }
  });
  made.addEventListener("pointerup", () => {
    rest();
    if (!done) press(action);
    done = true;
  });
  made.addEventListener("pointercancel", () => {
    rest();
    done = true;
  });
  made.addEventListener("click", (event) => {
    if (event.detail === 0) press(action); // It came from the keyboard, or from a screen reader.
  });
}

/** Make the screen that fills the window one of the boards, and the first of them. */
export function nameWindow() {
  const { [WINDOW]: mine = UNSIZED, ...boards } = told.boards;
  told.boards = { [WINDOW]: { ...mine, name: say("window") }, ...boards };
  if ($("board").options.length) $("board").options[0].text = say("window");
}

/** @type {Port["mirror"]} */
export function mirror(mirrored) {
  sides = mirrored ? ["right", "left"] : ["left", "right"];
  drawDevice(false);
}

export function drawDevice(anew = true) {
  const device = $("device");
  document.body.classList.toggle("window", isWindow());
  device.style.backgroundColor = board.case;
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(board.case.slice(i, i + 2), 16)); // of #rrggbb
  device.classList.toggle("light", 3 * r + 6 * g + b > 1400);
  $("name").textContent = board.name;
  for (const [name, brief] of Object.entries({ undo: "undo_brief", hint: "hint_brief", stop: "stop_brief" })) {
    tool(name).dataset.word = isWindow() ? brief : name;
    tool(name).textContent = say(isWindow() ? brief : name);
  }
  if (isWindow()) {
    document.querySelector("header")?.append($("share"), $("bare"), $("show-device")); // Beside it are only the tools for playing.
    $("show-device").hidden = false;
    fit();
    return;
  }
  if (anew) takeSize();
  const size = board.buttons.some((each) => each[4]) ? BUTTON_OF_TWO : BUTTON;
  let nearest = 100;
  for (const a of board.buttons) {
    for (const b of board.buttons) {
      if (a !== b && a[1] < 0 === b[1] < 0) nearest = Math.min(nearest, Math.hypot(a[1] - b[1], a[2] - b[2]));
    }
  }
  const scale = (size + APART) / nearest; // CSS pixels a mm
  const heights = board.buttons.map((each) => each[2]);
  const top = Math.min(...heights);
  const high = (Math.max(...heights) - top) * scale + size;
  for (const side of /** @type {const} */ (["left", "right"])) {
    const mine = board.buttons.filter((each) => each[1] < 0 === (side === sides[0]));
    const across = mine.map((each) => each[1]);
    const left = Math.min(...across);
    const wide = mine.length ? (Math.max(...across) - left) * scale + size : 0;
    pads[side] = { wide, high };
    $(side).style.width = `${wide}px`;
    $(side).style.height = `${high}px`;
    $(side).replaceChildren(
      ...mine.map((each) => {
        const made = button(each, size);
        made.style.left = `${(each[1] - left) * scale}px`;
        made.style.top = `${(each[2] - top) * scale}px`;
        return made;
      }),
    );
  }
  fit();
}

$("device").addEventListener("contextmenu", (event) => event.preventDefault());

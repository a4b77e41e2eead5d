// The sizes: makes the screen as large as there is room for, with the device around it, alone, or in the whole window.

import { board, isWindow } from "./boards.js";
import { takeSize } from "./canvas.js";
import { $, isAtDoor, isBare, screen } from "./elements.js";
import { handheld } from "./game.js";
import { go } from "./loop.js";

const NARROW = 208; // pixels of the window's screen, for eight columns of cards side by side,
const TALLEST = 959; // and the most that a scene has from top to bottom: firmware/draw/scene.py
const MOST = 760; // CSS pixels of the screen's width at most
const LEAST = 220; // CSS pixels of its width, below which the page is rather scrolled
// CSS pixels that the front door's words have beside the device at least, as a part of the window, and their distance
// from it, as in page.css.
const LEAD = 200;
const LEAD_PART = 0.24;
const LEAD_GAP = 28;
const LOW = [640, 660]; // its least width and greatest height where the header is below the game, as in page.css
const SMALL = [520, 800]; // CSS pixels of a window's width or height up to which the device has a thin rim

/** @type {Record<string, { wide: number, high: number }>} */
export const pads = {}; // the sizes of the device's two groups of buttons

function fitWindow() {
  // Fill the window with pixels that are as large as eight columns of cards let them be, a whole number of the display's.
  const fine = window.devicePixelRatio || 1;
  const edge = getComputedStyle($("felt"));
  const beside = edge.flexDirection === "row";
  const inside = document.documentElement.clientWidth; // without the bar that scrolls the page
  const across = inside - parseFloat(edge.paddingLeft) - parseFloat(edge.paddingRight) - (beside ? $("tools").offsetWidth : 0);
  const down = window.innerHeight - parseFloat(edge.paddingTop) - parseFloat(edge.paddingBottom) - (beside ? 0 : $("tools").offsetHeight);
  const k = Math.max(1, Math.floor((fine * Math.min(across, down)) / NARROW));
  const width = Math.floor((across * fine) / k);
  const height = Math.min(TALLEST, Math.floor((down * fine) / k));
  screen.style.width = `${(width * k) / fine}px`;
  screen.style.height = `${(height * k) / fine}px`;
  if (width === board.width && height === board.height) return;
  Object.assign(board, { width, height });
  takeSize();
  if (!handheld) return;
  handheld.resize(width, height);
  go();
}

/**
 * Return device pixels for each pixel of the screen: a whole number, or from 4 on a half more, which is hardly seen.
 * @param {number} scale
 */
function whole(scale) {
  return scale >= 4 ? Math.floor(2 * scale) / 2 : Math.floor(scale);
}

export function fit() {
  // Make the screen as large as there is room for, with the buttons beside it or below it.
  if (!board) return;
  if (isWindow()) {
    fitWindow();
    return;
  }
  const fine = window.devicePixelRatio || 1;
  /** @param {number} k */
  const show = (k) => {
    screen.style.width = `${(board.width * k) / fine}px`;
    screen.style.height = `${(board.height * k) / fine}px`;
  };
  const device = $("device");
  const main = $("felt");
  if (isBare()) {
    const edge = getComputedStyle(main);
    const beside = edge.flexDirection === "row";
    const across = main.clientWidth - parseFloat(edge.paddingLeft) - parseFloat(edge.paddingRight);
    const down = main.clientHeight - parseFloat(edge.paddingTop) - parseFloat(edge.paddingBottom);
    show(Math.max(1, whole(fine * Math.min(
      (across - (beside ? $("tools").offsetWidth : 0)) / board.width,
      (down - (beside ? 0 : $("tools").offsetHeight)) / board.height,
    ))));
    return;
  }
  const thin = window.innerWidth <= SMALL[0] || window.innerHeight <= SMALL[1];
  device.classList.toggle("thin", thin);
  const [rim, rims] = thin ? [20, 34] : [48, 56]; // CSS pixels of glass and case, across and down, as in page.css
  const shown = getComputedStyle(main);
  // The front door has its words beside the device, and a very low window its tools.
  const beside = shown.display === "grid";
  const page = main.clientWidth - parseFloat(shown.paddingLeft) - parseFloat(shown.paddingRight);
  const words = isAtDoor() ? Math.max(LEAD, page * LEAD_PART) + LEAD_GAP : $("tools").offsetWidth;
  const across = Math.min(beside ? page - words : page, 1200) - rim;
  const low = window.innerWidth >= LOW[0] && window.innerHeight <= LOW[1];
  // The tools, and a line or two of the status; beside those words the device's lower rim may be out of sight.
  const beneath = beside ? 26 - rims / 2 : isAtDoor() ? 128 : low ? 66 : thin ? 80 : 110;
  const inset = parseFloat(getComputedStyle($("tools")).bottom) || 0; // the edge of a phone on which nothing may lie
  const down = window.innerHeight - device.offsetTop - beneath - inset - rims;
  const most = whole((MOST * fine) / board.width);
  const least = Math.ceil((LEAST * fine) / board.width);
  /** @type {(w: number, h: number) => number} */
  const times = (w, h) => Math.min(most, whole((w * fine) / board.width), whole((h * fine) / board.height));
  const hasPads = $("left").offsetParent !== null; // Where the window is low the front door hides them.
  const between = across - (hasPads ? pads.left.wide + pads.right.wide + 28 : 0);
  const above = down - (hasPads ? pads.left.high + 14 : 0);
  const wide = times(between, down) >= Math.max(1, times(across, above));
  const room = wide ? between : across;
  const fits = times(room, wide ? down : above);
  device.classList.toggle("wide", wide);
  device.classList.toggle("tall", !wide);
  // The page is rather scrolled than the screen made smaller than `least`.
  show(Math.max(1, Math.min(times(room, Infinity), Math.max(least, fits))));
}

window.addEventListener("resize", fit);

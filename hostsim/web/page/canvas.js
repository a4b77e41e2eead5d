// The screen: takes the game's pixels, and puts them on the canvas.

import { board } from "./boards.js";
import { screen } from "./elements.js";
import { machine } from "./game.js";

/**
 * Return the eight bits of a colour for each value that it has in the game's pixels.
 * @param {5 | 6} bits
 */
const widen = (bits) => Uint8Array.from({ length: 1 << bits }, (_, v) => (bits === 5 ? (v << 3) | (v >> 2) : (v << 2) | (v >> 4)));
const FIVE = widen(5);
const SIX = widen(6);

/** @type {CanvasRenderingContext2D} */
let context;
/** @type {ImageData} */
let picture;
export let isShown = false; // whether a picture of the game is on it
let dark = 0; // the grey of a one-bit screen's dark pixels

/** Take pictures of the board's size from now on. Until the first of them is complete the last one stays, stretched. */
export function takeSize() {
  isShown = false;
  context = /** @type {CanvasRenderingContext2D} */ (screen.getContext("2d", { alpha: false }));
  picture = new ImageData(board.width, board.height);
  for (let i = 3; i < picture.data.length; i += 4) picture.data[i] = 255; // opaque
}

/**
 * Return n bytes of the runtime's memory, and up to three more.
 * @param {number} at where they begin; it divides by four, as where a buffer begins does
 * @param {number} n
 */
function bytes(at, n) {
  const words = new Uint32Array((n + 3) >> 2);
  for (let i = 0; i < words.length; i++) words[i] = machine.getValue(at + 4 * i, "i32");
  return new Uint8Array(words.buffer);
}

/** @type {Port["draw"]} */
export function draw(x, y, w, h, at) {
  const from = bytes(at, 2 * w * h);
  const to = picture.data;
  for (let i = 0, row = 0; row < h; row++) {
    let pixel = 4 * ((y + row) * board.width + x);
    for (const end = i + 2 * w; i < end; i += 2, pixel += 4) {
      const word = (from[i] << 8) | from[i + 1];
      to[pixel] = FIVE[word >> 11];
      to[pixel + 1] = SIX[(word >> 5) & 63];
      to[pixel + 2] = FIVE[word & 31];
    }
  }
}

/** @type {Port["invert"]} */
export function invert(inverted) {
  dark = inverted ? 255 : 0;
}

/** @type {Port["light"]} */
export function light(at) {
  const w = board.width;
  const from = bytes(at, (w * board.height) >> 3);
  const to = picture.data;
  for (let i = 0; i < w * board.height; i++) {
    const x = i % w;
    const y = (i - x) / w;
    const lit = (from[(y >> 3) * w + x] >> (y & 7)) & 1 ? 255 - dark : dark;
    to[4 * i] = to[4 * i + 1] = to[4 * i + 2] = lit;
  }
}

export function show() {
  const { width, height } = picture;
  if (screen.width !== width || screen.height !== height) Object.assign(screen, { width, height }); // This clears it.
  context.putImageData(picture, 0, 0);
  isShown = true;
}

/**
 * Return the pixel of the screen at a place in the window.
 * @param {MouseEvent} event
 * @returns {[x: number, y: number]}
 */
export function pixel({ clientX, clientY }) {
  const at = screen.getBoundingClientRect();
  return [
    Math.floor(((clientX - at.left) * board.width) / at.width),
    Math.floor(((clientY - at.top) * board.height) / at.height),
  ];
}

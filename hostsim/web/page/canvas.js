// The screen: draws the game's pictures, and puts them on the canvas.

import { board } from "./boards.js";
import { screen } from "./elements.js";
import { bytes } from "./game.js";
import { drawScene } from "./scene.js";

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

/** @type {Port["draw"]} */
export function draw(at, n, rotated) {
  const pixels = new Uint32Array(picture.data.buffer);
  drawScene(pixels, board.width, at, n);
  if (rotated) pixels.reverse();
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

// Scenes as pixels: firmware/draw/scene.py describes their entries, firmware/draw/sprites/sprites_common.py the banks of tiles.

import { bytes } from "./game.js";

const FELT = 0; // the number of its colour
/** @type {Uint32Array} */
let colours; // as ImageData holds pixels
/** @type {Bank[]} */
const banks = []; // by their numbers; rects have 0

/**
 * Return the value with which a board's panel shows the high bits of a byte of a colour.
 * @param {number} value
 * @param {5 | 6} bits
 */
const shown = (value, bits) => {
  const high = value >> (8 - bits);
  return (high << (8 - bits)) | (high >> (2 * bits - 8));
};

/** @type {Port["take_colours"]} */
export function takeColours(at, n) {
  const from = bytes(at, 3 * n);
  colours = Uint32Array.from({ length: n }, (_, i) => (
    (255 << 24) | (shown(from[3 * i + 2], 5) << 16) | (shown(from[3 * i + 1], 6) << 8) | shown(from[3 * i], 5)));
}

/** @type {Port["take_bank"]} */
export function takeBank(number, width, height, bits, count, at, size) {
  banks[number] = { width, height, bits, count, data: bytes(at, size), tiles: [] };
}

/**
 * Return the pixels of a tile, row by row: numbers of colours, 0 where nothing is drawn; 1 for the ink of an entry.
 * @param {Bank} bank
 * @param {number} number
 */
function unpack({ width, height, bits, count, data }, number) {
  const pixels = new Uint8Array(width * height);
  /** @type {(bits: number, pitch: number, at: number, left: number, colour: (value: number) => number) => void} */
  const put = (bits, pitch, at, left, colour) => {
    for (let y = 0; y < height; y++, at += pitch) {
      for (let x = left, bit = 0; bit < 8 * pitch && x < width; x++, bit += bits) {
        const value = (data[at + (bit >> 3)] >> (8 - bits - (bit & 7))) & ((1 << bits) - 1);
        pixels[y * width + x] ||= colour(value);
      }
    }
  };
  const pitch = (width * Math.max(1, bits) + 7) >> 3; // bytes of a row
  if (bits === 0) { // a corner: the picture of a rank, and that of a suit beside it
    const ranks = count / 4;
    put(1, pitch - 1, (number % ranks) * height * (pitch - 1), 0, (value) => value);
    put(1, pitch - 1, (ranks + Math.floor(number / ranks)) * height * (pitch - 1), 8, (value) => value);
  } else if (bits === 1) put(1, pitch, number * height * pitch, 0, (value) => value);
  else {
    const lists = count << bits; // bytes of the lists of colours, one for each tile; several tiles share a picture
    const pictures = (data.length - lists) / (height * pitch);
    put(bits, pitch, lists + (number % pictures) * height * pitch, 0, (value) => data[(number << bits) + value]);
  }
  return pixels;
}

/**
 * Draw a scene.
 * @param {Uint32Array} pixels
 * @param {number} width pixels of a row
 * @param {number} at where the scene's entries begin
 * @param {number} n how many they are
 */
export function drawScene(pixels, width, at, n) {
  const bottom = pixels.length / width;
  const entries = new Int16Array(bytes(at, 10 * n).buffer);
  pixels.fill(colours[FELT]);
  for (let i = 0; i < 5 * n; i += 5) {
    const [what, x, top, h, w] = entries.subarray(i, i + 5);
    const bank = banks[what & 31];
    const number = (what & 0xffff) >> 5;
    const wide = bank ? bank.width : w;
    const high = bank && (!h || h > bank.height) ? bank.height : h;
    const left = Math.max(0, x);
    const right = Math.min(width, x + wide);
    const end = Math.min(bottom, top + high);
    if (left >= right) continue;
    if (!bank) {
      for (let y = top; y < end; y++) pixels.fill(colours[number], y * width + left, y * width + right);
      continue;
    }
    const tile = (bank.tiles[number] ??= unpack(bank, number));
    const ink = colours[w];
    for (let y = top; y < end; y++) {
      let from = (y - top) * wide + left - x;
      for (let to = y * width + left; to < y * width + right; to++, from++) {
        const value = tile[from];
        if (value) pixels[to] = bank.bits > 1 ? colours[value] : ink;
      }
    }
  }
}

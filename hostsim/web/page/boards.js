// What boards.json says, and which of its boards is shown.

import { MINE } from "./saves.js";

export const DEFAULT = "picosystem";
export const WINDOW = "window"; // the screen that fills the page's window, among the boards: firmware/browser/page_handheld.py

/** @type {Told} */
export let told; // what boards.json says
/** @type {string} */
export let name; // the board that is shown, by its name
/** @type {Board} */
export let board; // and what boards.json says of it

/** @param {Told} content */
export const takeBoards = (content) => (told = content);

/** @param {string} which */
export function chooseBoard(which) {
  name = which;
  board = told.boards[which];
}

export const isWindow = () => name === WINDOW;

/**
 * Return the name under which something of this board is saved: each has its own.
 * @param {string} what
 */
export const key = (what) => `${MINE}${name}/${what}`;

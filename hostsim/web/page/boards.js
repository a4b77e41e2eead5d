// What boards.json says, and which of its boards is shown.

import { MINE } from "./saves.js";

export const DEFAULT = "picosystem";
export const WINDOW = "window"; // the screen that fills the page's window, among the boards: firmware/browser/page_handheld.py

export let told; // what boards.json says
export let name; // the board that is shown, by its name
export let board; // and what boards.json says of it

export const takeBoards = (content) => (told = content);

export function chooseBoard(which) {
  name = which;
  board = told.boards[which];
}

export const isWindow = () => name === WINDOW;

// The name under which something of this board is saved: each has its own.
export const key = (what) => `${MINE}${name}/${what}`;

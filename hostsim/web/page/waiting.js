// What the player does before all of the game is here waits for the rest of it.

import { $ } from "./elements.js";

const WAITING = 16; // presses that wait, at most

export let isWhole = false; // whether all of the game is here
export let isFailed = false; // or never will be
/** @type {(() => void)[]} */
export let waiting = []; // what was pressed before

export const isAsleep = () => !isWhole || !$("ask").hidden;

/** @param {boolean} loading */
export const setLoading = (loading) => ($("loading").hidden = !loading);

export function setWhole() {
  isWhole = true;
  setLoading(false);
}

export function setFailed() {
  isFailed = !isWhole;
  setLoading(false);
}

/**
 * Act once all of the game is here. A press of a button or key then joins those that wait; anything else takes their
 * place, as whoever taps for a second time wants one thing.
 * @param {() => void} act
 */
export function when(act, joins = false) {
  if (!$("ask").hidden) return;
  if (isWhole) {
    act();
    return;
  }
  if (isFailed) return;
  waiting = joins ? [...waiting, act].slice(0, WAITING) : [act];
  setLoading(true);
}

// The page's words, in the language of the game, and its notices.

import { told } from "./boards.js";
import { $, all } from "./elements.js";
import { keep, MINE } from "./saves.js";

export let language = ""; // its code
/** @type {Words} */
export let words; // of that language

/** @type {(() => void)[]} */
const followers = []; // what is called, in this order, once the language is another

/** @param {(() => void)[]} acts */
export const whenSpoken = (...acts) => followers.push(...acts);

/**
 * Return the words with an id, with these values in their places.
 * @param {string} id
 * @param {(string | number)[]} values
 */
export const say = (id, ...values) =>
  /** @type {string} */ (words[id]).replace(/\{(\d)\}/g, (_, i) => String(values[i]));

/**
 * Return what an action does.
 * @param {number} action
 */
export const does = (action) => words.actions.split(" ")[action - 1];

/**
 * Speak a language, or English if there is none with this code.
 * @param {string} code
 */
export function speak(code) {
  if (!Object.hasOwn(told.words, code)) code = "en";
  if (code === language) return;
  language = code;
  words = told.words[code];
  keep(`${MINE}language`, code);
  document.documentElement.lang = code;
  document.title = say("about");
  for (const each of all("[data-word]")) each.textContent = say(each.dataset.word ?? "");
  for (const each of all("[data-label]")) each.ariaLabel = say(each.dataset.label ?? "");
  for (const each of all("[data-placeholder]")) {
    /** @type {HTMLInputElement} */ (each).placeholder = say(each.dataset.placeholder ?? "");
  }
  for (const each of all("[data-action]")) each.textContent = does(Number(each.dataset.action));
  for (const act of followers) act();
}

/** @param {string} text */
function line(text) {
  const clean = String(text).replace(/[\p{C}\s]+/gu, " ").trim();
  return clean.length > 160 ? clean.slice(0, 159) + "…" : clean;
}

/**
 * Show a notice, which is always one line, whatever a link contained; "" takes it away.
 * @param {string} text
 */
export function notice(text) {
  $("notice").textContent = line(text);
  $("notice").hidden = !text;
}

/**
 * Say for a moment on a button that it has copied.
 * @param {HTMLButtonElement} button
 */
export function said(button) {
  button.textContent = say("copied");
  setTimeout(() => (button.textContent = say(button.dataset.word ?? "")), 2000);
}

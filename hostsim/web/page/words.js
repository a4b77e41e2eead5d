// The page's words, in the language of the game, and its notices.

import { told } from "./boards.js";
import { $ } from "./elements.js";
import { keep, MINE } from "./saves.js";

export let language = ""; // its code
export let words; // of that language

const followers = []; // what is called, in this order, once the language is another

export const whenSpoken = (...acts) => followers.push(...acts);

export const say = (id, ...values) => words[id].replace(/\{(\d)\}/g, (_, i) => values[i]);
export const does = (action) => words.actions.split(" ")[action - 1];

export function speak(code) {
  if (!Object.hasOwn(told.words, code)) code = "en";
  if (code === language) return;
  language = code;
  words = told.words[code];
  keep(`${MINE}language`, code);
  document.documentElement.lang = code;
  document.title = say("about");
  for (const each of document.querySelectorAll("[data-word]")) each.textContent = say(each.dataset.word);
  for (const each of document.querySelectorAll("[data-label]")) each.ariaLabel = say(each.dataset.label);
  for (const each of document.querySelectorAll("[data-placeholder]")) each.placeholder = say(each.dataset.placeholder);
  for (const each of document.querySelectorAll("[data-action]")) each.textContent = does(each.dataset.action);
  for (const act of followers) act();
}

function line(text) {
  const clean = String(text).replace(/[\p{C}\s]+/gu, " ").trim();
  return clean.length > 160 ? clean.slice(0, 159) + "…" : clean;
}

export function notice(text) {
  // Show a notice, which is always one line, whatever a link contained; "" takes it away.
  $("notice").textContent = line(text);
  $("notice").hidden = !text;
}

export function said(button) {
  // Say for a moment on a button that it has copied.
  button.textContent = say("copied");
  setTimeout(() => (button.textContent = say(button.dataset.word)), 2000);
}

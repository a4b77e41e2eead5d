// The log for screen readers, which say each line that is added to it: the moves, and then the words of the moment.

import { $, made } from "./elements.js";
import { handheld } from "./game.js";
import { when } from "./waiting.js";

const LOGGED = 30; // lines that are kept

let heard = ""; // the words of the moment when they were added last

/** @param {string} text */
export function hear(text) {
  $("log").append(made("p", { textContent: text }));
  if ($("log").childElementCount > LOGGED) $("log").firstElementChild?.remove();
}

export function hearMoment() {
  const words = handheld.spoken_status();
  if (words && words !== heard) hear(words);
  heard = words;
}

export function readTable() {
  when(() => handheld.speak_table());
}

$("read").addEventListener("click", readTable);

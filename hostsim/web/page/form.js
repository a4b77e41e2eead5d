// The form below the device: a deal to choose, links to copy, a game as text, and the shelf of devices to have.

import { name, told } from "./boards.js";
import { learn } from "./door.js";
import { $, fill, made, screen } from "./elements.js";
import { handheld } from "./game.js";
import { ask, chanceDeal, goToBoard, isSeed, linkHere, play, showLink, today } from "./links.js";
import { go } from "./loop.js";
import { setDoor } from "./press.js";
import { notice, said, say, words } from "./words.js";

export function nameForm() {
  $("today").textContent = say("today", today());
  fill($("rules"), words.rule_sets);
  fill($("level"), words.levels, told.newcomer);
}

/** @param {string | number} seed */
function deal(seed) {
  scrollTo({ top: 0 });
  notice(play({ rules: $("rules").value, level: $("level").value, seed }));
}

/**
 * Copy a link to the game in play.
 * @param {HTMLButtonElement} button
 * @param {boolean} now whether it opens the game as it stands
 * @param {string} opens the id of the words on what it opens
 */
async function copyLink(button, now, opens) {
  const [link, isGame] = linkHere(now);
  if (now && !isGame) {
    notice(say("no_game"));
    return;
  }
  showLink(link, say(isGame ? opens : "opens_device"));
  try {
    await navigator.clipboard.writeText(link);
    said(button);
  } catch {
    $("link").focus(); // It can be copied by hand.
  }
}

function importGame() {
  const fault = handheld.read_game($("game").value);
  notice(fault);
  if (fault) return;
  const put = () => {
    handheld.continue_read_game();
    go();
    setDoor(false);
    scrollTo({ top: 0 });
    screen.focus({ preventScroll: true });
  };
  if (handheld.would_read_game_end_game()) ask("import", put);
  else put();
}

export function wireForm() {
  fill($("board"), Object.fromEntries(Object.entries(told.boards).map(([each, { name: text }]) => [each, text])), name);
  $("board").onchange = () => goToBoard($("board").value);
  $("deal").onsubmit = (event) => {
    event.preventDefault();
    const seed = $("seed").value.trim() || chanceDeal();
    if (isSeed(seed)) deal(seed);
    else notice(say("digits"));
  };
  $("today").onclick = (event) => {
    event.preventDefault();
    deal(today());
  };
  $("learn").onclick = (event) => {
    event.preventDefault();
    learn();
  };
  $("copy").onclick = () => copyLink($("copy"), false, "opens_game");
  $("copy-now").onclick = () => copyLink($("copy-now"), true, "opens_now");
  $("export").onclick = () => {
    $("game").value = handheld.export_game() || "";
    notice($("game").value ? "" : say("no_game"));
    $("game").select();
  };
  $("import").onclick = importGame;
}

/** Show each device with its picture; opened, it has its file and three steps. */
export function fillShelf() {
  const open = /** @type {HTMLElement | null} */ ($("shelf").querySelector("[open]"))?.dataset.name;
  /** @type {(each: Board) => (Node | string)[]} */
  const linked = (each) => {
    const links = each.files.map((file) => made("a", { href: `files/${file}`, download: file }, file));
    if (links.length) return links;
    return told.files ? [made("a", { href: told.files }, say("files"))] : [say("no_files")];
  };
  $("shelf").replaceChildren(
    ...Object.entries(told.boards).filter(([, each]) => each.picture).map(([of, each]) => {
      const details = made(
        "details", { name: "handheld", open: of === open },
        made("summary", {}, made("img", { src: each.picture, alt: "", loading: "lazy", fetchPriority: "low" }), each.name),
        made("ol", {}, ...[say("step_get"), say(...each.drive), say("step_drag")].map((step) => made("li", {}, step))),
        made("p", { className: "files" }, ...linked(each)),
      );
      details.dataset.name = of;
      return details;
    }),
  );
}

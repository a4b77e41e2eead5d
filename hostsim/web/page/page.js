// The page: starts with the saves, the words and the board of this visit, opens the game, and does what a link asks for.

import { board, chooseBoard, DEFAULT, isWindow, key, name, takeBoards, told, WINDOW } from "./boards.js";
import { drawDevice, nameWindow } from "./device.js";
import { attract } from "./door.js";
import { $ } from "./elements.js";
import { fillShelf, nameForm, wireForm } from "./form.js";
import { canUnpack, fetchGame, fetchWords, handheld, jsonOf, openBoard, takeFirst, takeOtherLanguages, takeRest } from "./game.js";
import "./keys.js";
import { asked, asksForGame, play } from "./links.js";
import { go } from "./loop.js";
import { port } from "./port.js";
import { isLost, kept, MINE, namesOf, OLD, takeOver } from "./saves.js";
import { nameBare, setBare } from "./tools.js";
import { setFailed, setLoading, setWhole, waiting } from "./waiting.js";
import { notice, say, speak, whenSpoken, words } from "./words.js";

/**
 * Resolve once no other page holds this lock.
 * @param {string} lock
 * @param {Promise<void>} release which releases it when it is resolved
 */
async function alone(lock, release) {
  if (!navigator.locks) return;
  await new Promise((/** @type {(value?: unknown) => void} */ have) => {
    const late = setTimeout(() => {
      setLoading(false);
      notice(say("other_window"));
    }, 700);
    const begins = () => {
      clearTimeout(late);
      notice("");
      have();
      return release;
    };
    navigator.locks.request(lock, begins)
      .catch(begins); // A frame without an origin of its own has no locks, and no saves either.
  });
}

/**
 * Move the saves of an earlier build. A page of it that is still open holds their lock, and would go on saving there.
 */
async function takeSaves() {
  if (namesOf(key("")).length || !namesOf(`${OLD}${name}/`).length) return;
  let release = () => {};
  await alone(`${OLD}${name}/lock`, new Promise((done) => (release = done)));
  takeOver(`${name}/`);
  release();
}

/**
 * Show the title, and what is wrong with a link.
 * @param {string} fault
 */
function showTitle(fault) {
  handheld.show_title();
  go();
  notice(fault);
}

/**
 * Do what the link asks for. Where it asks for no game, what was pressed meanwhile is done; else it was for the title
 * that the game replaces.
 * @param {Wanted} wanted
 */
function follow(wanted) {
  if (wanted.fault) {
    showTitle(wanted.fault);
  } else if (asksForGame(wanted)) {
    const { board: _, ...parts } = wanted;
    const fault = play(parts, true);
    if (fault) showTitle(fault);
  } else {
    for (const act of waiting) act();
  }
}

async function start() {
  if (canUnpack) fetchGame();
  takeBoards(await jsonOf("boards.json"));
  for (const each of ["language", "board", "bare"]) takeOver(each);
  const asksFor = new URLSearchParams(location.search).get("language") ?? "";
  const read = navigator.language.slice(0, 2);
  const spoken = [asksFor, kept(`${MINE}language`), read].find((each) => each === "en" || told.languages.includes(each)) ?? "en";
  if (told.languages.includes(spoken)) await fetchWords(spoken).catch(() => {});
  speak(spoken);
  if (!canUnpack) throw new Error(say("too_old"));
  const wanted = asked();
  const last = kept(`${MINE}board`);
  const isTouched = matchMedia("(pointer: coarse)").matches;
  // Whoever touches plays on the whole window, but goes on with a game on the device that came first before.
  const first = isTouched && !namesOf(`${MINE}${DEFAULT}/save`).length ? WINDOW : DEFAULT;
  chooseBoard(wanted.board ?? (Object.hasOwn(told.boards, last) ? last : first));
  await takeSaves();
  // Whoever comes by no link to anything and has no game here stands at the front door.
  // The screen that fills the window begins with the title, which has the same words.
  const lands = !isWindow() && !Object.keys(wanted).length && !kept(key("save0")) && !kept(key("save1"));
  document.body.classList.toggle("door", lands);
  drawDevice();
  wireForm();
  setBare(kept(`${MINE}bare`) !== "" && !isWindow());
  // Two pages would overwrite each other's saves of a board, so the second one waits until the first is left.
  await alone(key("lock"), new Promise(() => {}));
  await takeFirst(port);
  const showFirst = async () => {
    const code = await openBoard(asksFor, read);
    if (isTouched) handheld.set_input("touch");
    go();
    return code;
  };
  const code = await showFirst().catch(async () => {
    await takeRest(); // of which some saves need a module; the board that lacked it is half open, so open another
    return showFirst();
  });
  // The first picture is there; a press can open what comes only now.
  setLoading(waiting.length > 0);
  await takeRest();
  handheld.enable_screen_reader();
  setWhole();
  go();
  if (lands && !waiting.length) attract();
  if (isLost) notice(say("no_storage"));
  follow(wanted);
  // The link has been followed; a reload then continues the game.
  if (location.search && !lands) history.replaceState(null, "", `?board=${name}`);
  document.documentElement.dataset.ready = "";
  await takeOtherLanguages(code);
}

async function keepForLater() {
  if (!("serviceWorker" in navigator)) return;
  const there = await navigator.serviceWorker.register("worker.js");
  there.waiting?.postMessage("now"); // A newer build is used from the next visit on.
}

whenSpoken(nameWindow, nameForm, nameBare, fillShelf, () => board && drawDevice(false));
$("silent").hidden = true;
$("safari").hidden = navigator.standalone !== false; // It is true on the home screen, and only Safari has it.
setLoading(true);
start()
  .catch((error) => {
    setFailed();
    notice(words ? say("cannot_start", error.message) : error.message);
    $("silent").hidden = Boolean(words); // It has words in every language, at once now.
    $("silent").style.animation = "none";
  })
  .then(keepForLater) // Only now are all files here; earlier they might come from two builds.
  .catch(() => {}); // Without the worker the page works, but needs the network.

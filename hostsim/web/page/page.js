// The page: draws the device, has its clock, buttons, screen and saves, and lets the app of firmware/ run on it.

import { loadMicroPython } from "./micropython.js";

const DEFAULT = "picosystem";
const WINDOW = "window"; // the screen that fills the page's window, among the boards: firmware/browser/page_handheld.py
const NARROW = 208; // of its pixels, for eight columns of cards side by side,
const TALLEST = 959; // and the most that a scene has from top to bottom: firmware/draw/scene.py
const WRAP = 0x3fffffff; // clocks of MicroPython start again at 2**30 ms
const REPEAT_AFTER = 350; // ms, as firmware/app/presses.py has them
const REPEAT_EVERY = 110;
const REPEATED = 16; // as firmware/app/actions.py has it
const LONG = 500;
const BUTTON = 50; // CSS pixels of a button of the device; one with two labels has BUTTON_OF_TWO
const BUTTON_OF_TWO = 64;
const APART = 4; // CSS pixels between the two nearest buttons
const MOST = 760; // CSS pixels of the screen's width at most
const LEAST = 220; // CSS pixels of its width, below which the page is rather scrolled
const LOUDNESS = [0, 0.03, 0.15]; // of 1, by the loudness in the settings
const HEAP = 1 << 20; // bytes at the start, of which a game takes a quarter; it grows
const HELD = 450; // ms that a finger rests on a pile before it is spread out
const DRAGGED = 8; // CSS pixels that a pointer moves before it drags
const DOUBLE = 350; // ms within which a second tap makes a double one,
const NEAR = 24; // and CSS pixels within which
const IDLE_AFTER = 30000; // ms after which the title shows a game that plays itself,
const SOON = 4000; // and at the front door
// CSS pixels that the front door's words have beside the device at least, as a part of the window, and their distance
// from it, as in page.css.
const LEAD = 200;
const LEAD_PART = 0.24;
const LEAD_GAP = 28;
const WAITING = 16; // presses that wait for the rest of the game, at most
const LOGGED = 30; // lines that are kept for screen readers
const LOW = [640, 660]; // its least width and greatest height where the header is below the game, as in page.css
const SMALL = [520, 800]; // CSS pixels of a window's width or height up to which the device has a thin rim

// Actions are numbered as in firmware/app/actions.py; the keys are the terminal's.
const KEYS = {
  ArrowLeft: 1, ArrowRight: 2, ArrowUp: 3, ArrowDown: 4, Enter: 5, Backspace: 6, Escape: 6, t: 7, s: 8, m: 9,
};
const SCROLLING = [" ", "PageUp", "PageDown", "Home", "End"]; // keys that the game does not use
const PADS = [[14, 1], [15, 2], [12, 3], [13, 4], [0, 5], [1, 6], [2, 7], [3, 9], [8, 7], [9, 9], [4, 8], [5, 8]]; // button, action
const DIRECTIONS = 4; // The first so many actions repeat.

// The names of what is saved, and of locks: all pages of an origin share them, so this copy's have the path of its folder.
const MINE = `pocket-bank ${new URL("./", location.href).pathname} `;
const OLD = "pocket-bank/"; // with which they began before they had that

const $ = (id) => document.getElementById(id);
const screen = $("screen");
let told, name, board, machine, handheld, context, picture, timer, audio, voice;

// What the browser does not let the page save is kept until the page is left, as in a frame of another site.
const storage = (() => {
  try {
    localStorage.getItem("");
    return localStorage;
  } catch {
    const kept = new Map();
    return { isLost: true, getItem: (what) => kept.get(what), setItem: (what, data) => kept.set(what, data) };
  }
})();

// The page's words, in the language of the game

let language = ""; // its code
let words; // of that language

const say = (id, ...values) => words[id].replace(/\{(\d)\}/g, (_, i) => values[i]);
const does = (action) => words.actions.split(" ")[action - 1];

function speak(code) {
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
  nameWindow();
  $("today").textContent = say("today", page.today());
  fill($("rules"), words.rule_sets);
  fill($("level"), words.levels, told.newcomer);
  nameBare();
  fillShelf();
  if (board) drawDevice(false);
}

// Notices: always one line, whatever a link contained.

function line(text) {
  const clean = String(text).replace(/[\p{C}\s]+/gu, " ").trim();
  return clean.length > 160 ? clean.slice(0, 159) + "…" : clean;
}

function notice(text) {
  $("notice").textContent = line(text);
  $("notice").hidden = !text;
}

// Saves: for each board its own.

const key = (what) => `${MINE}${name}/${what}`;

const kept = (what) => storage.getItem(what) || "";

function keep(what, data) {
  try {
    storage.setItem(what, data);
    return true;
  } catch {
    return false;
  }
}

const namesOf = (start) => Object.keys(storage).filter((each) => each.startsWith(start));

function takeOver(what) {
  // Move what an earlier build saved here without the path, all or nothing, unless this copy has something of its own.
  if (namesOf(MINE + what).length) return;
  const moved = namesOf(OLD + what).map((old) => [old, MINE + old.slice(OLD.length)]);
  const isDone = moved.every(([old, mine]) => keep(mine, kept(old)));
  for (const each of moved) storage.removeItem(each[isDone ? 0 : 1]);
}

// The screen

const widen = (bits, n) => Uint8Array.from({ length: 1 << bits }, (_, v) => (bits === 5 ? (v << 3) | (v >> 2) : (v << 2) | (v >> 4)));
const FIVE = widen(5);
const SIX = widen(6);

// n bytes of the runtime's memory, and up to three more; at divides by four, as where a buffer begins does.
function bytes(at, n) {
  const words = new Uint32Array((n + 3) >> 2);
  for (let i = 0; i < words.length; i++) words[i] = machine.getValue(at + 4 * i, "i32");
  return new Uint8Array(words.buffer);
}

// What firmware/browser/page_handheld.py imports as `page`.
let sides = ["left", "right"]; // where the device's left and right buttons are drawn
let dark = 0; // the grey of a one-bit screen's dark pixels
const page = {
  draw(x, y, w, h, at) {
    const from = bytes(at, 2 * w * h);
    const to = picture.data;
    for (let i = 0, row = 0; row < h; row++) {
      let pixel = 4 * ((y + row) * board.width + x);
      for (const end = i + 2 * w; i < end; i += 2, pixel += 4) {
        const word = (from[i] << 8) | from[i + 1];
        to[pixel] = FIVE[word >> 11];
        to[pixel + 1] = SIX[(word >> 5) & 63];
        to[pixel + 2] = FIVE[word & 31];
      }
    }
  },
  show() {
    context.putImageData(picture, 0, 0);
    drag?.paint?.();
  },
  mirror: (mirrored) => {
    sides = mirrored ? ["right", "left"] : ["left", "right"];
    drawDevice(false);
  },
  invert: (inverted) => (dark = inverted ? 255 : 0),
  light(at) {
    const w = board.width;
    const from = bytes(at, (w * board.height) >> 3);
    const to = picture.data;
    for (let i = 0; i < w * board.height; i++) {
      const x = i % w;
      const y = (i - x) / w;
      const lit = (from[(y >> 3) * w + x] >> (y & 7)) & 1 ? 255 - dark : dark;
      to[4 * i] = to[4 * i + 1] = to[4 * i + 2] = lit;
    }
  },
  sound(notes, level, wait) {
    if (audio?.state !== "running") return;
    voice?.stop(); // what is played last is heard
    let at = audio.currentTime + wait / 1000;
    const loud = new GainNode(audio, { gain: 0 });
    voice = new OscillatorNode(audio, { type: "square" });
    const each = notes.split(" ").map(Number);
    for (let i = 0; i < each.length; i += 2) {
      if (each[i]) voice.frequency.setValueAtTime(each[i], at);
      loud.gain.setValueAtTime(each[i] ? LOUDNESS[level] : 0, at);
      at += each[i + 1] / 1000;
    }
    loud.gain.setValueAtTime(0, at);
    voice.connect(loud).connect(audio.destination);
    voice.start();
    voice.stop(at);
  },
  vibrate: (ms) => navigator.userActivation?.hasBeenActive && navigator.vibrate(ms), // else the browser complains
  vibrates: () => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches,
  copy(text) {
    const showIt = () => {
      $("game").value = text;
      notice(say("copy_by_hand"));
    };
    if (!navigator.clipboard) {
      showIt();
      return false;
    }
    navigator.clipboard.writeText(text).catch(showIt);
    return true;
  },
  read: (what) => kept(key(what)),
  write: (what, data) => keep(key(what), data),
  today: () => {
    const now = new Date(); // the deal of the day is its date, 261122: the same for everybody whose day it is
    return (now.getFullYear() % 100) * 10000 + (now.getMonth() + 1) * 100 + now.getDate();
  },
  tell: hear,
  chance: (n) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * n),
};

// Screen readers say each line that is added to the log: the moves, and then the words of the moment.

let heard = ""; // those words when they were added last

function hear(text) {
  $("log").append(made("p", { textContent: text }));
  if ($("log").childElementCount > LOGGED) $("log").firstChild.remove();
}

function readTable() {
  when(() => handheld.speak_table());
}

$("read").addEventListener("click", readTable);

// A browser lets a page sound only once somebody has touched it. To ask before that would leave a promise and a
// complaint of the browser's at every key.
for (const gesture of ["pointerdown", "pointerup", "keydown"]) {
  addEventListener(gesture, (event) => {
    if (!(navigator.userActivation?.isActive ?? event.isTrusted)) return;
    audio ??= window.AudioContext && new AudioContext();
    if (audio && audio.state !== "running") audio.resume().catch(() => {}); // interrupted by a call, too
  }, { capture: true });
}

// The loop: a tick at a time, so that the page is never held up for longer.

const soon = new MessageChannel(); // a timer of 0 ms would come after 4
let posted = false;
soon.port1.onmessage = () => {
  posted = false;
  if (timer === 0) go();
};

const now = () => Math.floor(performance.now()) & WRAP;

function go(action = 0) {
  goOn(handheld.tick(now(), action));
}

function goOn(wait) {
  clearTimeout(timer);
  clearTimeout(waits);
  if (attracts) attracts = handheld.is_demo_on();
  const status = attracts ? "" : handheld.status(); // Nobody wants to be read every move of that game.
  if ($("status").textContent !== status) {
    $("status").lang = handheld.language();
    $("status").textContent = status;
  }
  if (wait < 0) follow();
  if (wait < 0 && isWhole && !attracts) {
    const words = handheld.spoken_status();
    if (words && words !== heard) hear(words);
    heard = words;
  }
  if (wait < 0) waits = setTimeout(attract, isAtDoor() ? SOON : IDLE_AFTER);
  $("device").setAttribute("aria-busy", String(wait >= 0 && !attracts));
  timer = wait > 0 ? setTimeout(go, wait, 0) : wait;
  if (timer || posted) return;
  posted = true;
  soon.port2.postMessage(0);
}

// The front door, and the game that plays itself on the title

let attracts = false; // whether that game is on the screen
let waits; // the timer that begins it

const isAtDoor = () => document.body.classList.contains("door");

function setDoor(open) {
  if (open === isAtDoor()) return;
  document.body.classList.toggle("door", open);
  fit();
}

function attract() {
  if (isAsleep() || document.hidden || drag || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  attracts = handheld.start_demo();
  if (attracts) go();
}

function follows(uses) {
  // Have the game's words name what the player uses: "touch", "keys" or "buttons".
  setDoor(false);
  handheld.set_input(uses);
  notice("");
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && handheld && timer < 0) goOn(timer);
});

$("play").addEventListener("click", () => when(() => {
  follows("touch");
  if (handheld.ask_first_game()) go();
  else notice(play({}));
  screen.focus({ preventScroll: true });
}));

function learn() {
  when(() => {
    follows("touch");
    handheld.show_lessons();
    go();
    scrollTo({ top: 0 });
    screen.focus({ preventScroll: true });
  });
}

$("teach").addEventListener("click", learn);

let playing = ""; // the rules and level that the form showed last for the game in play

function follow() {
  // Have the page follow the game, which waits: its language, the tools that can be used, the form.
  speak(handheld.language());
  const tools = handheld.tools().split(" ");
  for (const each of document.querySelectorAll("[data-tool]")) each.disabled = !tools.includes(each.dataset.tool);
  document.querySelector("[data-tool=stop]").hidden = !(tools.includes("stop") || tools.includes("stop_later"));
  const now = `${handheld.game_on()}\t${language}`;
  if (now === playing || $("deal").contains(document.activeElement)) return;
  playing = now;
  const [rules, level] = now.split("\t");
  const base = rules.split("+")[0]; // The form has no options,
  if (Object.hasOwn(words.rule_sets, base)) $("rules").value = base;
  const name = (level ?? "").split(":")[0]; // and no strength of the adaptive level.
  if (Object.hasOwn(words.levels, name)) $("level").value = name;
}

function press(action, uses = "buttons") {
  when(() => {
    follows(uses);
    go(action);
  }, true);
}

// What is pressed before all of the game is here

let isWhole = false; // whether it is
let waiting = []; // what was pressed before
let isFailed = false; // or never will be
const isAsleep = () => !isWhole || !$("ask").hidden;

const setLoading = (loading) => ($("loading").hidden = !loading);

function when(act, joins = false) {
  // Act once all of the game is here. A press of a button or key then joins those that wait; anything else takes their
  // place, as whoever taps for a second time wants one thing.
  if (!$("ask").hidden) return;
  if (isWhole) {
    act();
    return;
  }
  if (isFailed) return;
  waiting = joins ? [...waiting, act].slice(0, WAITING) : [act];
  setLoading(true);
}

// Touching and dragging

let drag = null; // the pointer that is down on the screen, and whether it carries a card: `ghost`, or not yet
let dragged = false; // whether the click that follows belongs to a drag
let tapped = { at: -DOUBLE, x: 0, y: 0 }; // the last tap

function pixel({ clientX, clientY }) {
  const at = screen.getBoundingClientRect();
  return [
    Math.floor(((clientX - at.left) * board.width) / at.width),
    Math.floor(((clientY - at.top) * board.height) / at.height),
  ];
}

function touch(event) {
  // A tap or click on the screen.
  if (dragged || !board) return;
  const at = pixel(event);
  const again = event.isTrusted && event.timeStamp - tapped.at < DOUBLE
    && Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < NEAR;
  tapped = { at: again ? -DOUBLE : event.timeStamp, x: event.clientX, y: event.clientY };
  when(() => {
    follows("touch");
    goOn(handheld[again ? "double_touch" : "touch"](now(), ...at));
  });
}

$("status").addEventListener("click", () => when(() => {
  follows("touch");
  goOn(handheld.touch_status(now()));
}));

function pickUp(event) {
  // The pointer moves with a button or finger down: take the card along on which it began, or scroll a list.
  const card = handheld.drag(...drag.from);
  if (!card) {
    drag.pitch = handheld.row_pitch();
    drag.rows = 0;
    if (drag.pitch) dragged = true;
    else drag = null;
    return;
  }
  follows("touch");
  dragged = true;
  screen.setPointerCapture(event.pointerId);
  const [x, y, w, h] = card.split(" ").map(Number);
  const scale = screen.getBoundingClientRect().width / board.width;
  const ghost = document.createElement("canvas"); // the card, which follows the pointer
  ghost.id = "ghost";
  ghost.width = w;
  ghost.height = h;
  drag.paint = () => {
    // The first picture after that has the card lifted, without the cursor on it. The page carries it from then on.
    ghost.getContext("2d").drawImage(screen, x, y, w, h, 0, 0, w, h);
    document.body.append(ghost);
    drag.paint = null;
    queueMicrotask(() => drag && goOn(handheld.carry(now()))); // once the call that showed the picture has returned
  };
  ghost.style.width = `${w * scale}px`;
  ghost.style.height = `${h * scale}px`;
  drag.dx = (drag.from[0] - x) * scale;
  drag.dy = (drag.from[1] - y) * scale;
  drag.ghost = ghost;
  go();
}

screen.addEventListener("pointerdown", (event) => {
  dragged = false;
  if (event.button || drag || isAsleep()) return;
  drag = { id: event.pointerId, x: event.clientX, y: event.clientY, from: pixel(event) };
  drag.rests = setTimeout(hold, HELD, drag);
});

function hold(by) {
  // The finger has rested: spread out the pile under it for as long as it stays.
  if (drag !== by || drag.ghost || drag.pitch || isAsleep() || !handheld?.hold(...drag.from)) return;
  follows("touch");
  drag.holds = true;
  dragged = true;
  go();
}

screen.addEventListener("pointermove", (event) => {
  if (drag?.id !== event.pointerId || isAsleep()) return;
  if (drag.holds) return;
  if (!drag.ghost && !drag.pitch) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAGGED) return;
    pickUp(event);
    if (!drag) return;
  }
  if (drag.pitch) {
    const rows = Math.trunc((drag.from[1] - pixel(event)[1]) / drag.pitch);
    if (rows !== drag.rows) goOn(handheld.scroll(now(), rows - drag.rows));
    drag.rows = rows;
    return;
  }
  drag.ghost.style.transform = `translate(${event.clientX - drag.dx}px, ${event.clientY - drag.dy}px)`;
  if (!drag.paint) goOn(handheld.drag_over(now(), ...pixel(event)));
});

for (const [type, dropped] of [["pointerup", true], ["pointercancel", false]]) {
  screen.addEventListener(type, (event) => {
    if (drag?.id !== event.pointerId) return;
    const { ghost, holds } = drag;
    clearTimeout(drag.rests);
    drag = null;
    if (holds) goOn(handheld.release(now()));
    if (!ghost) return;
    ghost.remove();
    goOn(handheld.drop(now(), ...(dropped ? pixel(event) : [-1, -1])));
  });
}

// The tools beside the device

for (const each of document.querySelectorAll("[data-tool]")) {
  each.addEventListener("click", (event) => {
    when(() => {
      follows("touch");
      goOn(handheld.use_tool(now(), each.dataset.tool));
      if (event.detail) screen.focus({ preventScroll: true }); // Enter then plays, and does not press the tool again.
    });
  });
}

const isWindow = () => name === WINDOW;
const isBare = () => document.body.classList.contains("bare");

function nameBare() {
  $("bare").textContent = say(isBare() ? "framed" : "bare");
  $("bare").setAttribute("aria-pressed", String(isBare()));
}

function setBare(bare) {
  // Show the screen alone, as large as the window, or the device and the page around it.
  document.body.classList.toggle("bare", bare);
  keep(`${MINE}bare`, bare ? "1" : "");
  nameBare();
  fit();
}

$("bare").addEventListener("click", () => {
  if (isWindow()) {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen?.().catch(() => {});
    return;
  }
  setBare(!isBare());
  // Not every phone lets a page have the full screen; the window is used up in any case.
  if (isBare()) document.documentElement.requestFullscreen?.().catch(() => {});
  else if (document.fullscreenElement) document.exitFullscreen();
});
$("show-device").addEventListener("click", () => openBoard(DEFAULT));
document.addEventListener("fullscreenchange", () => {
  if (!document.fullscreenElement && isBare()) setBare(false);
});

function linkHere(now) {
  // Return a link to the game in play, and whether there is one; else it opens the device.
  const parts = handheld.request_for_game(now).split("\n").filter(Boolean).map((each) => each.split("\t"));
  // Whoever follows a link from a screen that fills the window plays on the screen that suits their own.
  const where = isWindow() && parts.length ? [] : [["board", name]];
  return [linkOf([...where, ...parts]), parts.length > 0];
}

function said(button) {
  button.textContent = say("copied");
  setTimeout(() => (button.textContent = say(button.dataset.word)), 2000);
}

$("share").addEventListener("click", async () => {
  if (isAsleep()) return;
  const [url] = linkHere(false);
  const [deal, kind, points] = handheld.share_text().split("\t");
  const text = kind ? say(`shared_${kind}`, deal, points) : deal || say("about");
  try {
    if (navigator.share) {
      await navigator.share({ title: say("about"), text, url });
    } else {
      await navigator.clipboard.writeText(`${text}\n${url}`);
      said($("share"));
    }
  } catch (error) {
    if (error.name !== "AbortError") showLink(url, text); // Whoever closes the sheet wants nothing.
  }
});

// The device

function button([label, , , action, held], size) {
  const made = document.createElement("button");
  made.type = "button";
  const what = does(action) + (held ? say("held", does(held)) : "");
  if (["up", "down", "left", "right", "press"].includes(label)) {
    made.className = `way ${label}`;
    made.setAttribute("aria-label", what);
  } else {
    made.textContent = label;
    if (label.length > 1) made.className = "word";
    const isSame = label.toLowerCase() === does(action).toLowerCase();
    made.setAttribute("aria-label", isSame ? what : `${label}: ${what}`);
    if (!isSame) {
      const small = document.createElement("small");
      small.className = held ? "two" : "";
      small.textContent = held ? `${does(action)}/${does(held)}` : does(action);
      made.append(small);
    }
  }
  const shown = Object.keys(KEYS).find((k) => KEYS[k] === action);
  made.title = what + say("key", shown.replace("Arrow", "arrow "));
  made.style.width = made.style.height = `${size}px`;
  if (label.length > 1 && made.className === "word") made.style.height = `${Math.round(size * 0.8)}px`;

  let again, done;
  const rest = () => {
    clearTimeout(again);
    made.classList.remove("pressed");
  };
  const repeat = () => {
    press(action + REPEATED);
    again = setTimeout(repeat, REPEAT_EVERY);
  };
  made.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    event.preventDefault(); // The focus stays where it is.
    made.setPointerCapture(event.pointerId);
    made.classList.add("pressed");
    done = !held;
    if (held) {
      again = setTimeout(() => {
        done = true;
        press(held);
      }, LONG);
    } else {
      press(action);
      if (action <= DIRECTIONS) again = setTimeout(repeat, REPEAT_AFTER);
    }
  });
  made.addEventListener("pointerup", () => {
    rest();
    if (!done) press(action);
    done = true;
  });
  made.addEventListener("pointercancel", () => {
    rest();
    done = true;
  });
  made.addEventListener("click", (event) => {
    if (event.detail === 0) press(action); // It came from the keyboard, or from a screen reader.
  });
  return made;
}

const pads = {};

function clearScreen() {
  screen.width = board.width; // This clears it.
  screen.height = board.height;
  context = screen.getContext("2d", { alpha: false });
  picture = new ImageData(board.width, board.height);
  for (let i = 3; i < picture.data.length; i += 4) picture.data[i] = 255; // opaque
}

function nameWindow() {
  // The screen that fills the window is one of the boards, and the first of them.
  const { [WINDOW]: mine, ...boards } = told.boards;
  told.boards = { [WINDOW]: { width: 0, height: 0, case: "#0b3b2c", buttons: [], ...mine, name: say("window") }, ...boards };
  if ($("board").options.length) $("board").options[0].text = say("window");
}

function fitWindow() {
  // Fill the window with pixels that are as large as eight columns of cards let them be, a whole number of the display's.
  const fine = window.devicePixelRatio || 1;
  const edge = getComputedStyle($("felt"));
  const beside = edge.flexDirection === "row";
  const inside = document.documentElement.clientWidth; // without the bar that scrolls the page
  const across = inside - parseFloat(edge.paddingLeft) - parseFloat(edge.paddingRight) - (beside ? $("tools").offsetWidth : 0);
  const down = window.innerHeight - parseFloat(edge.paddingTop) - parseFloat(edge.paddingBottom) - (beside ? 0 : $("tools").offsetHeight);
  const k = Math.max(1, Math.floor((fine * Math.min(across, down)) / NARROW));
  const width = Math.floor((across * fine) / k);
  const height = Math.min(TALLEST, Math.floor((down * fine) / k));
  screen.style.width = `${(width * k) / fine}px`;
  screen.style.height = `${(height * k) / fine}px`;
  if (width === board.width && height === board.height) return;
  Object.assign(board, { width, height });
  clearScreen();
  if (!handheld) return;
  handheld.resize(width, height);
  go();
}

function drawDevice(anew = true) {
  const device = $("device");
  document.body.classList.toggle("window", isWindow());
  device.style.backgroundColor = board.case;
  const [r, g, b] = board.case.match(/\w\w/g).map((hex) => parseInt(hex, 16));
  device.classList.toggle("light", 3 * r + 6 * g + b > 1400);
  $("name").textContent = board.name;
  for (const [tool, brief] of Object.entries({ undo: "undo_brief", hint: "hint_brief", stop: "stop_brief" })) {
    const button = document.querySelector(`[data-tool=${tool}]`);
    button.dataset.word = isWindow() ? brief : tool;
    button.textContent = say(button.dataset.word);
  }
  if (isWindow()) {
    document.querySelector("header").append($("share"), $("bare"), $("show-device")); // Beside it are only the tools for playing.
    $("show-device").hidden = false;
    fit();
    return;
  }
  if (anew) clearScreen();
  const size = board.buttons.some((each) => each[4]) ? BUTTON_OF_TWO : BUTTON;
  let nearest = 100;
  for (const a of board.buttons) {
    for (const b of board.buttons) {
      if (a !== b && a[1] < 0 === b[1] < 0) nearest = Math.min(nearest, Math.hypot(a[1] - b[1], a[2] - b[2]));
    }
  }
  const scale = (size + APART) / nearest; // CSS pixels a mm
  const heights = board.buttons.map((each) => each[2]);
  const top = Math.min(...heights);
  const high = (Math.max(...heights) - top) * scale + size;
  for (const side of ["left", "right"]) {
    const mine = board.buttons.filter((each) => each[1] < 0 === (side === sides[0]));
    const across = mine.map((each) => each[1]);
    const left = Math.min(...across);
    const wide = mine.length ? (Math.max(...across) - left) * scale + size : 0;
    pads[side] = { wide, high };
    $(side).style.width = `${wide}px`;
    $(side).style.height = `${high}px`;
    $(side).replaceChildren(
      ...mine.map((each) => {
        const made = button(each, size);
        made.style.left = `${(each[1] - left) * scale}px`;
        made.style.top = `${(each[2] - top) * scale}px`;
        return made;
      }),
    );
  }
  fit();
}

function whole(scale) {
  // Device pixels for each pixel of the screen: a whole number, or from 4 on a half more, which is hardly seen.
  return scale >= 4 ? Math.floor(2 * scale) / 2 : Math.floor(scale);
}

function fit() {
  // Make the screen as large as there is room for, with the buttons beside it or below it.
  if (!board) return;
  if (isWindow()) {
    fitWindow();
    return;
  }
  const fine = window.devicePixelRatio || 1;
  const show = (k) => {
    screen.style.width = `${(board.width * k) / fine}px`;
    screen.style.height = `${(board.height * k) / fine}px`;
  };
  const device = $("device");
  const main = device.parentElement;
  if (isBare()) {
    const edge = getComputedStyle(main);
    const beside = edge.flexDirection === "row";
    const across = main.clientWidth - parseFloat(edge.paddingLeft) - parseFloat(edge.paddingRight);
    const down = main.clientHeight - parseFloat(edge.paddingTop) - parseFloat(edge.paddingBottom);
    show(Math.max(1, whole(fine * Math.min(
      (across - (beside ? $("tools").offsetWidth : 0)) / board.width,
      (down - (beside ? 0 : $("tools").offsetHeight)) / board.height,
    ))));
    return;
  }
  const thin = window.innerWidth <= SMALL[0] || window.innerHeight <= SMALL[1];
  device.classList.toggle("thin", thin);
  const [rim, rims] = thin ? [20, 34] : [48, 56]; // CSS pixels of glass and case, across and down, as in page.css
  const shown = getComputedStyle(main);
  // The front door has its words beside the device, and a very low window its tools.
  const beside = shown.display === "grid";
  const page = main.clientWidth - parseFloat(shown.paddingLeft) - parseFloat(shown.paddingRight);
  const words = isAtDoor() ? Math.max(LEAD, page * LEAD_PART) + LEAD_GAP : $("tools").offsetWidth;
  const across = Math.min(beside ? page - words : page, 1200) - rim;
  const low = window.innerWidth >= LOW[0] && window.innerHeight <= LOW[1];
  // The tools, and a line or two of the status; beside those words the device's lower rim may be out of sight.
  const beneath = beside ? 26 - rims / 2 : isAtDoor() ? 128 : low ? 66 : thin ? 80 : 110;
  const inset = parseFloat(getComputedStyle($("tools")).bottom) || 0; // the edge of a phone on which nothing may lie
  const down = window.innerHeight - device.offsetTop - beneath - inset - rims;
  const most = whole((MOST * fine) / board.width);
  const least = Math.ceil((LEAST * fine) / board.width);
  const times = (w, h) => Math.min(most, whole((w * fine) / board.width), whole((h * fine) / board.height));
  const hasPads = $("left").offsetParent !== null; // Where the window is low the front door hides them.
  const between = across - (hasPads ? pads.left.wide + pads.right.wide + 28 : 0);
  const above = down - (hasPads ? pads.left.high + 14 : 0);
  const wide = times(between, down) >= Math.max(1, times(across, above));
  const room = wide ? between : across;
  const fits = times(room, wide ? down : above);
  device.classList.toggle("wide", wide);
  device.classList.toggle("tall", !wide);
  // The page is rather scrolled than the screen made smaller than `least`.
  show(Math.max(1, Math.min(times(room, Infinity), Math.max(least, fits))));
}

// Keys and gamepads

function nameOf({ key, code }) {
  // Return the name of a key, that of a letter as a small one. On a keyboard without Latin letters, such as a Greek or
  // Cyrillic one, a key has the letter that a keyboard of the United States has at its place.
  if (/^[\p{L}\p{M}]$/u.test(key) && !/\p{Script=Latin}/u.test(key)) return code.replace(/^Key/, "").toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}

function isInSight() {
  const { top, bottom } = screen.getBoundingClientRect();
  return top + bottom > 0 && top + bottom < 2 * window.innerHeight; // its middle is
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && !$("ask").hidden) return void $("no").click();
  const on = event.target;
  if (on.closest("input, select, textarea, summary, a")) return;
  const pressed = nameOf(event);
  if (pressed === "r" && !event.repeat) readTable();
  const isButton = on.closest("button");
  if (isButton && (pressed === "Enter" || pressed === " ")) return;
  // A player who has scrolled down to read goes on scrolling, and plays no move out of sight.
  if (isFailed || !(on === screen || isInSight())) return;
  if (SCROLLING.includes(pressed) && !isButton && isInSight()) event.preventDefault();
  const code = KEYS[pressed];
  if (!code) return;
  event.preventDefault();
  if (event.repeat && code > DIRECTIONS) return;
  press(event.repeat ? code + REPEATED : code, "keys");
});

const down = new Map(); // each pressed button of a gamepad -> when it repeats

function lookAtGamepads(now) {
  const there = navigator.getGamepads().filter(Boolean);
  const pressed = new Map();
  for (const pad of there) {
    for (const [i, code] of PADS) if (pad.buttons[i]?.pressed) pressed.set(`${pad.index} ${i}`, code);
    const [x = 0, y = 0] = pad.axes;
    if (Math.abs(x) > 0.6) pressed.set(`${pad.index} x`, x < 0 ? 1 : 2);
    if (Math.abs(y) > 0.6) pressed.set(`${pad.index} y`, y < 0 ? 3 : 4);
  }
  for (const what of [...down.keys()]) if (!pressed.has(what)) down.delete(what);
  for (const [what, code] of pressed) {
    if (!down.has(what)) {
      down.set(what, now + REPEAT_AFTER);
      press(code);
    } else if (code <= DIRECTIONS && now >= down.get(what)) {
      down.set(what, now + REPEAT_EVERY);
      press(code + REPEATED);
    }
  }
  if (there.length) requestAnimationFrame(lookAtGamepads);
}

// Links

const LINKED = ["rules", "level", "seed", "position", "begins", "alone", "stop", "duplicate", "puzzle"]; // as firmware/browser/url_links.py has them
const LONGEST = 1000; // letters of a value; a position has some 400

function asked() {
  // Return what the link asks for, {board, rules, …}, with a `fault` of one line if something is wrong with it.
  const given = new URLSearchParams(location.search);
  const out = {};
  for (const what of ["board", ...LINKED]) {
    if (given.getAll(what).length > 1) return { fault: say("link_twice", what) };
    const value = given.get(what);
    if (value !== null) out[what] = value;
  }
  if ("board" in out && !Object.hasOwn(told.boards, out.board)) return { fault: say("link_unknown", "board", out.board) };
  if ("level" in out && !Object.hasOwn(words.levels, out.level.split(":")[0])) return { ...out, fault: say("link_unknown", "level", out.level) };
  if (out.seed === "today") out.seed = String(page.today());
  if ("seed" in out && !/^[0-9]{1,15}$/.test(out.seed)) return { ...out, fault: say("link_seed", "seed", out.seed) };
  for (const what of LINKED) if (/[\t\n]/.test(out[what]) || out[what]?.length > LONGEST) return { ...out, fault: say("link_unread", what, out[what]) };
  if ("rules" in out) out.rules = out.rules.replaceAll(" ", "+"); // In an address, + stands for a space.
  return out;
}

function begin(isLinked) {
  handheld.begin_requested(isLinked);
  setDoor(false);
  go();
  if (document.activeElement !== document.body) screen.focus({ preventScroll: true }); // The focus was in the form.
}

function play(wanted, isLinked = false) {
  // Begin what is wanted, by a link or by a button of the page, or ask first if that would end another game. Return a
  // fault, one line, or "".
  const all = "puzzle" in wanted ? wanted : { level: told.newcomer, ...wanted };
  if (!("position" in all || "puzzle" in all)) all.rules ??= "classic";
  if (!("puzzle" in all)) all.seed = String(all.seed ?? ("position" in all ? 0 : page.chance(1e6))).replace(/^0+(?=\d)/, "");
  const fault = handheld.take_request(LINKED.filter((what) => what in all).map((what) => `${what}\t${all[what]}`).join("\n"));
  if (fault || handheld.is_requested_on()) return fault;
  if (!handheld.would_end_game()) {
    begin(isLinked);
    return "";
  }

  ask("new_deal", () => begin(isLinked));
  return "";
}

function ask(word, then) {
  // Ask before the game in play ends; `word` is on the button after which `then` does that.
  $("ask").hidden = false;
  $("yes").dataset.word = word;
  $("yes").textContent = say(word);
  $("yes").onclick = () => {
    $("ask").hidden = true;
    then();
  };
  $("no").onclick = () => {
    $("ask").hidden = true;
    screen.focus({ preventScroll: true });
  };
  $("yes").focus();
}

function fill(select, names, chosen) {
  // Give a list these options. What was chosen in it before stays so; in a new one it is `chosen`.
  const before = select.value || chosen;
  select.replaceChildren(...Object.entries(names).map(([value, text]) => new Option(text, value, false, value === before)));
}

function linkOf(parts) {
  return `${location.origin}${location.pathname}?${new URLSearchParams(parts)}`;
}

function openBoard(each) {
  keep(`${MINE}board`, each);
  location.assign(linkOf({ board: each }));
}

function showLink(link, text) {
  // Show a link that could not be copied, or says what it opens.
  $("link").value = link;
  $("link-says").textContent = text;
  $("link-label").hidden = false;
  $("link").select();
}

function wireForm() {
  fill($("board"), Object.fromEntries(Object.entries(told.boards).map(([each, { name: text }]) => [each, text])), name);
  $("board").onchange = () => openBoard($("board").value);
  $("deal").onsubmit = (event) => {
    event.preventDefault();
    const seed = $("seed").value.trim() || String(page.chance(1e6));
    if (!/^[0-9]{1,15}$/.test(seed)) {
      notice(say("digits"));
      return;
    }
    scrollTo({ top: 0 });
    notice(play({ rules: $("rules").value, level: $("level").value, seed }));
  };

  $("today").onclick = (event) => {
    event.preventDefault();
    scrollTo({ top: 0 });
    notice(play({ rules: $("rules").value, level: $("level").value, seed: page.today() }));
  };
  $("learn").onclick = (event) => {
    event.preventDefault();
    learn();
  };
  const copy = async (button, now, opens) => {
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
  };
  $("copy").onclick = () => copy($("copy"), false, "opens_game");
  $("copy-now").onclick = () => copy($("copy-now"), true, "opens_now");
  $("export").onclick = () => {
    $("game").value = handheld.export_game() || "";
    notice($("game").value ? "" : say("no_game"));
    $("game").select();
  };
  $("import").onclick = () => {
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
  };
}

// The devices that one can have

function made(kind, parts = {}, ...inside) {
  const element = Object.assign(document.createElement(kind), parts);
  element.append(...inside);
  return element;
}

function fillShelf() {
  // Show each device with its picture; opened, it has its file and three steps.
  const open = $("shelf").querySelector("[open]")?.dataset.name;
  const linked = (each) => {
    const links = each.files.map((file) => made("a", { href: `files/${file}`, download: file }, file));
    if (links.length) return links;
    return told.files ? [made("a", { href: told.files }, say("files"))] : [say("no_files")];
  };
  $("shelf").replaceChildren(
    ...Object.entries(told.boards).filter(([, each]) => each.picture).map(([of, each]) => {
      const details = made(
        "details", { name: "handheld", open: of === open },
        made("summary", {}, made("img", { src: each.picture, alt: "", loading: "lazy" }), each.name),
        made("ol", {}, ...[["step_get"], each.drive, ["step_drag"]].map((step) => made("li", {}, say(...step)))),
        made("p", { className: "files" }, ...linked(each)),
      );
      details.dataset.name = of;
      return details;
    }),
  );
}

// The start

function alone(lock, release) {
  // Resolve once no other page holds this lock; it is released when the promise `release` is resolved.
  if (!navigator.locks) return null;
  return new Promise((have) => {
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

async function takeSaves() {
  // Move the saves of an earlier build. A page of it that is still open holds their lock, and would go on saving there.
  if (namesOf(key("")).length || !namesOf(`${OLD}${name}/`).length) return;
  let release;
  await alone(`${OLD}${name}/lock`, new Promise((done) => (release = done)));
  takeOver(`${name}/`);
  release();
}

async function taken(file) {
  const got = await fetch(file);
  if (!got.ok) throw new Error(`${file}: ${got.status}`);
  return got;
}

function unpack(mp, data) {
  // Write the files that hostsim/web/page_build.py packed into the runtime's file system.
  const end = data.indexOf(10);
  let at = end + 1;
  for (const [path, size] of Object.entries(JSON.parse(new TextDecoder().decode(data.subarray(0, end))))) {
    const parts = path.split("/");
    for (let i = 1; i < parts.length; i++) {
      const folder = parts.slice(0, i).join("/");
      if (!mp.FS.analyzePath(folder).exists) mp.FS.mkdir(folder);
    }
    mp.FS.writeFile(path, data.subarray(at, at + size));
    at += size;
  }
}

async function start() {
  const runtime = loadMicroPython({
    url: new URL("micropython.wasm", document.baseURI).href, heapsize: HEAP, stdout: console.log, stderr: console.error,
  });
  const bytesOf = async (file) => new Uint8Array(await (await taken(file)).arrayBuffer());
  const packed = bytesOf("game.bin");
  const later = bytesOf("later.bin").catch((error) => error);
  told = await (await taken("boards.json")).json();
  for (const each of ["language", "board", "bare"]) takeOver(each);
  const asksFor = new URLSearchParams(location.search).get("language") ?? "";
  const read = navigator.language.slice(0, 2);
  const fetchWords = async (each) => (told.words[each] ??= await (await taken(`${each}.json`)).json());
  const spoken = [asksFor, kept(`${MINE}language`), read].find((each) => each === "en" || told.languages.includes(each));
  if (told.languages.includes(spoken)) await fetchWords(spoken).catch(() => {});
  speak(spoken);
  const wanted = asked();
  const last = kept(`${MINE}board`);
  const isTouched = matchMedia("(pointer: coarse)").matches;
  // Whoever touches plays on the whole window, but goes on with a game on the device that came first before.
  const first = isTouched && !namesOf(`${MINE}${DEFAULT}/save`).length ? WINDOW : DEFAULT;
  name = wanted.board ?? (Object.hasOwn(told.boards, last) ? last : first);
  board = told.boards[name];
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
  const mp = await runtime;
  machine = mp._module;
  unpack(mp, await packed);
  mp.registerJsModule("page", page);
  mp.runPython("from firmware.browser.page_handheld import language_of, open_board");
  const code = mp.globals.get("language_of")(asksFor, read);
  const parts = [later];
  if (told.languages.includes(code)) {
    unpack(mp, (await Promise.all([bytesOf(`${code}.bin`), fetchWords(code)]))[0]);
    parts.push(bytesOf(`${code}-later.bin`).catch((error) => error));
  }
  const opened = mp.globals.get("open_board")(name, code, board.width, board.height);
  // Each look-up of a method would make a new object.
  handheld = Object.fromEntries(
    [
      "tick", "touch", "touch_status", "double_touch", "drag", "carry", "drag_over", "drop", "hold", "release", "row_pitch",
      "scroll", "tools", "use_tool", "game_on", "share_text", "status", "language", "show_title", "show_lessons", "ask_first_game",
      "take_request", "begin_requested", "would_end_game", "is_requested_on", "request_for_game", "export_game",
      "read_game", "would_read_game_end_game", "continue_read_game", "start_demo", "is_demo_on", "set_input", "enable_screen_reader", "spoken_status", "speak_table", "resize",
    ].map((each) => [each, opened[each]]),
  );
  if (isTouched) handheld.set_input("touch");
  go();
  // The first picture is there; a press can open what comes only now.
  setLoading(waiting.length > 0);
  for (const rest of await Promise.all(parts)) {
    if (rest instanceof Error) throw rest;
    unpack(mp, rest);
  }
  handheld.enable_screen_reader();
  isWhole = true;
  setLoading(false);
  if (lands && !waiting.length) attract();
  if (storage.isLost) notice(say("no_storage"));
  if (wanted.fault) {
    handheld.show_title();
    go();
    notice(wanted.fault);
  } else if (LINKED.some((what) => what in wanted)) {
    const { board: _, ...parts } = wanted;
    const fault = play(parts, true);
    if (fault) {
      handheld.show_title();
      go();
      notice(fault);
    }
  } else {
    // By a link the presses would have been for the title that it replaced.
    for (const act of waiting) act();
  }
  // The link has been followed; a reload then continues the game.
  if (location.search && !lands) history.replaceState(null, "", `?board=${name}`);
  document.documentElement.dataset.ready = "";
  // The settings can switch to another language once its files are here, all at once.
  const fetchLanguage = async (each) => {
    const files = [bytesOf(`${each}-later.bin`), bytesOf(`${each}.bin`), fetchWords(each)];
    for (const packed of (await Promise.all(files)).slice(0, 2)) unpack(mp, packed);
  };
  const others = told.languages.filter((each) => each !== code);
  await Promise.all(others.map((each) => fetchLanguage(each).catch(() => {})));
}

async function keepForLater() {
  if (!("serviceWorker" in navigator)) return;
  const there = await navigator.serviceWorker.register("worker.js");
  there.waiting?.postMessage("now"); // A newer build is used from the next visit on.
}

screen.addEventListener("click", touch);
window.addEventListener("resize", fit);
window.addEventListener("gamepadconnected", () => requestAnimationFrame(lookAtGamepads));
$("device").addEventListener("contextmenu", (event) => event.preventDefault());
$("silent").hidden = true;
$("safari").hidden = navigator.standalone !== false; // It is true on the home screen, and only Safari has it.
setLoading(true);
start()
  .catch((error) => {
    isFailed = !isWhole;
    setLoading(false);
    notice(words ? say("cannot_start", error.message) : error.message);
    $("silent").hidden = Boolean(words); // It has words in every language, at once now.
    $("silent").style.animation = "none";
  })
  .then(keepForLater) // Only now are all files here; earlier they might come from two builds.
  .catch(() => {}); // Without the worker the page works, but needs the network.

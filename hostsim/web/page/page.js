// SPDX-FileCopyrightText: 2026 Pocket Bank contributors
// SPDX-License-Identifier: MIT
// The page: draws the device, has its clock, buttons, screen and saves, and lets the app of firmware/ run on it.

import { loadMicroPython } from "./micropython.js";

const DEFAULT = "picosystem";
const WRAP = 0x3fffffff; // clocks of MicroPython start again at 2**30 ms
const REPEAT_AFTER = 350; // ms, as firmware/app/presses.py has them
const REPEAT_EVERY = 110;
const REPEATED = 16; // as firmware/app/actions.py has it
const LONG = 500;
const BUTTON = 50; // CSS pixels; of one that says two things it is
const BUTTON_OF_TWO = 64;
const APART = 4; // CSS pixels between the two nearest buttons
const MOST = 760; // CSS pixels of the screen's width
const LEAST = 220; // likewise, where the buttons under it had better be scrolled
const LOUDNESS = [0, 0.03, 0.15]; // of 1, by how loud is set
const HEAP = 1 << 20; // bytes to begin with, of which a game takes a quarter; it grows

// By firmware/app/actions.py; the keys are the terminal's.
const ACTIONS = ["", "left", "right", "up", "down", "OK", "back", "turn", "stop", "menu"];
const KEYS = {
  ArrowLeft: 1, ArrowRight: 2, ArrowUp: 3, ArrowDown: 4, Enter: 5, Backspace: 6, Escape: 6, t: 7, s: 8, m: 9,
};
const PADS = [[14, 1], [15, 2], [12, 3], [13, 4], [0, 5], [1, 6], [2, 7], [3, 9], [8, 7], [9, 9], [4, 8], [5, 8]]; // button, action
const DIRECTIONS = 4; // the first so many actions repeat

const $ = (id) => document.getElementById(id);
const screen = $("screen");
let told, name, board, machine, handheld, context, picture, timer, audio, voice;

// What is said beside the game: one line, whatever came in by a link.

function line(text) {
  const clean = String(text).replace(/[\p{C}\s]+/gu, " ").trim();
  return clean.length > 160 ? clean.slice(0, 159) + "…" : clean;
}

function notice(text) {
  $("notice").textContent = line(text);
  $("notice").hidden = !text;
}

// Saves: for each board its own.

const key = (what) => `pocket-bank/${name}/${what}`;

function kept(what) {
  try {
    return localStorage.getItem(what) || "";
  } catch {
    return "";
  }
}

function keep(what, data) {
  try {
    localStorage.setItem(what, data);
    return true;
  } catch {
    return false;
  }
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

// What firmware/browser/handheld.py imports as `page`.
let sides = ["left", "right"]; // where the buttons are that are on the left and on the right
let dark = 0; // what a pixel of a one-bit screen is that is not lit
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
  show: () => context.putImageData(picture, 0, 0),
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
  read: (what) => kept(key(what)),
  write: (what, data) => keep(key(what), data),
  today: () => {
    const now = new Date(); // the deal of the day is its date, 261122: the same for everybody whose day it is
    return (now.getFullYear() % 100) * 10000 + (now.getMonth() + 1) * 100 + now.getDate();
  },
  chance: (n) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * n),
};

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
  const status = handheld.status();
  if ($("status").textContent !== status) {
    $("status").lang = handheld.language();
    $("status").textContent = status;
  }
  $("device").setAttribute("aria-busy", String(wait >= 0));
  timer = wait > 0 ? setTimeout(go, wait, 0) : wait;
  if (timer || posted) return;
  posted = true;
  soon.port2.postMessage(0);
}

function press(action) {
  if (!handheld || !$("ask").hidden) return;
  notice("");
  go(action);
}

function touch(event) {
  // A touch or click on the screen, where nothing was dragged: the page is scrolled by that.
  if (!handheld || !$("ask").hidden) return;
  const at = screen.getBoundingClientRect();
  notice("");
  goOn(handheld.touch(
    now(),
    Math.floor(((event.clientX - at.left) * board.width) / at.width),
    Math.floor(((event.clientY - at.top) * board.height) / at.height),
  ));
}

// The device

function button([label, , , action, held], size) {
  const made = document.createElement("button");
  made.type = "button";
  const does = ACTIONS[action] + (held ? `, held: ${ACTIONS[held]}` : "");
  if (["up", "down", "left", "right", "press"].includes(label)) {
    made.className = `way ${label}`;
    made.setAttribute("aria-label", does);
  } else {
    made.textContent = label;
    if (label.length > 1) made.className = "word";
    made.setAttribute("aria-label", label.toLowerCase() === ACTIONS[action].toLowerCase() ? does : `${label}: ${does}`);
    if (label.toLowerCase() !== ACTIONS[action].toLowerCase()) {
      const small = document.createElement("small");
      small.className = held ? "two" : "";
      small.textContent = held ? `${ACTIONS[action]}/${ACTIONS[held]}` : ACTIONS[action];
      made.append(small);
    }
  }
  const shown = Object.keys(KEYS).find((k) => KEYS[k] === action);
  made.title = `${does} (key: ${shown.replace("Arrow", "arrow ")})`;
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
    event.preventDefault(); // the focus stays where it is
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
    if (event.detail === 0) press(action); // by keyboard, or by what reads the page aloud
  });
  return made;
}

const pads = {};

function drawDevice(anew = true) {
  const device = $("device");
  device.style.backgroundColor = board.case;
  const [r, g, b] = board.case.match(/\w\w/g).map((hex) => parseInt(hex, 16));
  device.classList.toggle("light", 3 * r + 6 * g + b > 1400);
  $("name").textContent = board.name;
  if (anew) {
    screen.width = board.width; // which clears it
    screen.height = board.height;
    context = screen.getContext("2d", { alpha: false });
    picture = new ImageData(board.width, board.height);
    for (let i = 3; i < picture.data.length; i += 4) picture.data[i] = 255; // nothing shines through
  }
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

function fit() {
  // As large as there is room for: whole device pixels a pixel, the buttons beside the screen or under it.
  if (!board) return;
  const fine = window.devicePixelRatio || 1;
  const rim = 16 + 28 + 4; // the glass's, the case's
  const across = Math.min(document.documentElement.clientWidth - 16, 1200) - rim;
  const beneath = matchMedia("(pointer: coarse)").matches ? 60 : 110; // what is said, the keys
  const down = window.innerHeight - $("device").parentElement.offsetTop - beneath - rim;
  const most = Math.floor((MOST * fine) / board.width);
  const least = Math.ceil((LEAST * fine) / board.width);
  const times = (w, h) => Math.min(most, Math.floor((w * fine) / board.width), Math.floor((h * fine) / board.height));
  const between = across - pads.left.wide - pads.right.wide - 28;
  const wide = times(between, down) >= Math.max(1, times(across, down - pads.left.high - 14));
  const room = wide ? between : across;
  const fits = times(room, wide ? down : down - pads.left.high - 14);
  // Rather than smaller than `least` it is scrolled.
  const k = Math.max(1, Math.min(times(room, Infinity), Math.max(least, fits)));
  $("device").className = `${$("device").classList.contains("light") ? "light " : ""}${wide ? "wide" : "tall"}`;
  screen.style.width = `${(board.width * k) / fine}px`;
  screen.style.height = `${(board.height * k) / fine}px`;
}

// Keys and gamepads

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && !$("ask").hidden) return void $("no").click();
  const on = event.target;
  if (on.closest("input, select, textarea, summary, a")) return;
  const code = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!code || (on.closest("button") && event.key === "Enter")) return;
  event.preventDefault();
  if (event.repeat && code > DIRECTIONS) return;
  press(event.repeat ? code + REPEATED : code);
});

const down = new Map(); // what is pressed on the gamepads -> when it repeats

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

const LINKED = ["rules", "level", "seed", "position", "begins", "alone", "stop", "duplicate", "puzzle"]; // as firmware/browser/links.py has them
const LONGEST = 1000; // letters of a value; a position has some 400

function asked() {
  // What the link asks for: {board, rules, …}, or {fault}, one line.
  const given = new URLSearchParams(location.search);
  const out = {};
  for (const what of ["board", ...LINKED]) {
    if (given.getAll(what).length > 1) return { fault: `The link names ${what} twice` };
    const value = given.get(what);
    if (value !== null) out[what] = value;
  }
  if ("board" in out && !Object.hasOwn(told.boards, out.board)) return { fault: `The link asks for a board there is not: ${out.board}` };
  if ("level" in out && !Object.hasOwn(told.levels, out.level)) return { ...out, fault: `The link asks for a level there is not: ${out.level}` };
  if (out.seed === "today") out.seed = String(page.today());
  if ("seed" in out && !/^[0-9]{1,15}$/.test(out.seed)) return { ...out, fault: `The link's seed is not a number of up to 15 digits: ${out.seed}` };
  for (const what of LINKED) if (/[\t\n]/.test(out[what]) || out[what]?.length > LONGEST) return { ...out, fault: `The link's ${what} cannot be read: ${out[what]}` };
  if ("rules" in out) out.rules = out.rules.replaceAll(" ", "+"); // which + is in an address
  return out;
}

function begin() {
  handheld.begin();
  go();
  if (document.activeElement !== document.body) screen.focus({ preventScroll: true }); // it was in the form
}

function play(wanted) {
  // Begin what is wanted, or ask first if that would put an end to another game. Return a fault, one line, or "".
  const all = "puzzle" in wanted ? wanted : { level: told.newcomer, ...wanted };
  if (!("position" in all || "puzzle" in all)) all.rules ??= "classic";
  if (!("puzzle" in all)) all.seed = String(all.seed ?? ("position" in all ? 0 : page.chance(1e6))).replace(/^0+(?=\d)/, "");
  const fault = handheld.wish(LINKED.filter((what) => what in all).map((what) => `${what}\t${all[what]}`).join("\n"));
  if (fault || handheld.is_on()) return fault;
  if (!handheld.costs()) {
    begin();
    return "";
  }
  $("question").textContent = "You are in the middle of another game on this device.";
  $("ask").hidden = false;
  $("yes").onclick = () => {
    $("ask").hidden = true;
    begin();
  };
  $("no").onclick = () => {
    $("ask").hidden = true;
    screen.focus({ preventScroll: true });
  };
  $("yes").focus();
  return "";
}

function fill(select, names, chosen) {
  for (const [value, text] of Object.entries(names)) select.add(new Option(text, value, false, value === chosen));
}

function linkOf(parts) {
  return `${location.origin}${location.pathname}?${new URLSearchParams(parts)}`;
}

function wireForm() {
  fill($("rules"), told.rules);
  fill($("level"), told.levels, told.newcomer);
  fill($("board"), Object.fromEntries(Object.entries(told.boards).map(([each, { name: text }]) => [each, text])), name);
  $("board").onchange = () => {
    keep("pocket-bank/board", $("board").value);
    location.assign(linkOf({ board: $("board").value }));
  };
  $("deal").onsubmit = (event) => {
    event.preventDefault();
    const seed = $("seed").value.trim() || String(page.chance(1e6));
    if (!/^[0-9]{1,15}$/.test(seed)) {
      notice("A deal's number is up to 15 digits");
      return;
    }
    scrollTo({ top: 0 });
    notice(play({ rules: $("rules").value, level: $("level").value, seed }));
  };
  $("today-number").textContent = page.today();
  $("today").onclick = (event) => {
    event.preventDefault();
    scrollTo({ top: 0 });
    notice(play({ rules: $("rules").value, level: $("level").value, seed: page.today() }));
  };
  $("learn").onclick = (event) => {
    event.preventDefault();
    if (!handheld || !$("ask").hidden) return;
    notice("");
    handheld.learn();
    go();
    scrollTo({ top: 0 });
    screen.focus({ preventScroll: true });
  };
  const copy = async (button, now, says) => {
    const parts = handheld.asked(now).split("\n").filter(Boolean).map((each) => each.split("\t"));
    if (now && !parts.length) {
      notice("There is no game at which to stand");
      return;
    }
    const link = linkOf([["board", name], ...parts]);
    $("link").value = link;
    $("link-says").textContent = parts.length ? says : "This opens the device";
    $("link-label").hidden = false;
    $("link").select();
    try {
      await navigator.clipboard.writeText(link);
      const was = button.textContent;
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = was), 2000);
    } catch {
      $("link").focus(); // it is there to be copied by hand
    }
  };
  $("copy").onclick = () => copy($("copy"), false, "This opens the game you are playing, from its start");
  $("copy-now").onclick = () => copy($("copy-now"), true, "This opens your game as it stands now");
  $("export").onclick = () => {
    $("game").value = handheld.export() || "";
    notice($("game").value ? "" : "There is no game yet");
    $("game").select();
  };
  $("import").onclick = () => {
    const fault = handheld.load($("game").value);
    notice(fault);
    if (fault) return;
    go();
    scrollTo({ top: 0 });
    screen.focus({ preventScroll: true });
  };
}

// How it begins

async function only() {
  // Two pages on one board's saves would write over each other's games: the second waits.
  if (!navigator.locks) return;
  await new Promise((have) => {
    const late = setTimeout(() => notice("The game is open in another window: close it there, and it goes on here"), 700);
    navigator.locks.request(key("lock"), () => {
      clearTimeout(late);
      notice("");
      have();
      return new Promise(() => {}); // till the page is left
    });
  });
}

async function taken(file) {
  const got = await fetch(file);
  if (!got.ok) throw new Error(`${file}: ${got.status}`);
  return got;
}

function unpack(mp, data) {
  // As hostsim/web/build.py packs it.
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
  const packed = taken("game.bin").then((got) => got.arrayBuffer());
  told = await (await taken("boards.json")).json();
  const wanted = asked();
  const last = kept("pocket-bank/board");
  name = wanted.board ?? (Object.hasOwn(told.boards, last) ? last : DEFAULT);
  board = told.boards[name];
  drawDevice();
  wireForm();
  await only();
  const mp = await runtime;
  machine = mp._module;
  unpack(mp, new Uint8Array(await packed));
  mp.registerJsModule("page", page);
  mp.runPython("from firmware.browser.handheld import language_of, open_board");
  const asksFor = new URLSearchParams(location.search).get("language") ?? "";
  const code = mp.globals.get("language_of")(asksFor, navigator.language.slice(0, 2));
  const fetchLanguage = async (each) => unpack(mp, new Uint8Array(await (await taken(`${each}.bin`)).arrayBuffer()));
  if (told.languages.includes(code)) await fetchLanguage(code);
  const made = mp.globals.get("open_board")(name, code);
  // Each look-up of a method would make a new object.
  handheld = Object.fromEntries(
    ["tick", "touch", "status", "language", "title", "learn", "wish", "begin", "costs", "is_on", "asked", "export", "load"].map((each) => [each, made[each]]),
  );
  go();
  if (wanted.fault) {
    handheld.title();
    go();
    notice(wanted.fault);
  } else if (LINKED.some((what) => what in wanted)) {
    const { board: _, ...parts } = wanted;
    const fault = play(parts);
    if (fault) {
      handheld.title();
      go();
      notice(fault);
    }
  }
  // The deal is taken: after a reload the game goes on.
  if (location.search) history.replaceState(null, "", `?board=${name}`);
  document.documentElement.dataset.ready = "";
  // The settings offer the other languages, each as soon as its file has come.
  const others = told.languages.filter((each) => each !== code);
  await Promise.all(others.map((each) => fetchLanguage(each).catch(() => {})));
}

async function keepForLater() {
  if (!("serviceWorker" in navigator)) return;
  const there = await navigator.serviceWorker.register("worker.js");
  there.waiting?.postMessage("now"); // a newer build is there from the next time on
}

screen.addEventListener("click", touch);
window.addEventListener("resize", fit);
window.addEventListener("gamepadconnected", () => requestAnimationFrame(lookAtGamepads));
$("device").addEventListener("contextmenu", (event) => event.preventDefault());
start()
  .catch((error) => notice(`The game cannot start here: ${error.message}`))
  .then(keepForLater) // when all files are here, lest they come from two builds
  .catch(() => {}); // without it the page works, but needs the network

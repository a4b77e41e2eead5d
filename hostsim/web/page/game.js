// The game: fetches MicroPython and the game's files, and opens the handheld on which the page plays.

import { board, name, told } from "./boards.js";
import { made } from "./elements.js";

const HEAP = 1 << 20; // bytes at the start, of which a game takes a quarter; it grows
/** @type {(keyof Handheld)[]} */
const METHODS = [
  "tick", "touch", "touch_status", "double_touch", "drag", "carry", "drag_over", "drop", "hold", "release", "row_pitch",
  "scroll", "tools", "use_tool", "game_on", "share_text", "status", "language", "show_title", "show_lessons", "ask_first_game",
  "take_request", "begin_requested", "would_end_game", "is_requested_on", "request_for_game", "export_game",
  "read_game", "would_read_game_end_game", "continue_read_game", "start_demo", "is_demo_on", "set_input",
  "enable_screen_reader", "spoken_status", "speak_table", "resize",
];

/** @type {MicroPython["_module"]} */
let machine; // the runtime, which has the memory
/** @type {Handheld} */
export let handheld; // these methods, once the board is open

/** @type {MicroPython} */
let mp;
/** @type {Promise<MicroPython>} */
let runtime; // and
/** @type {Promise<Uint8Array>} */
let first; // come first,
/** @type {Promise<Uint8Array | Error>[]} */
let rest; // and that after the first picture.

// Whether the browser can unpack the files.
export const canUnpack = "DecompressionStream" in window;

/** @param {string} file */
async function taken(file) {
  const got = await fetch(file);
  if (!got.ok) throw new Error(`${file}: ${got.status}`);
  return got;
}

/**
 * Return what is packed in a file, as the build packed it: not every host compresses what it sends.
 * @param {string} file
 * @param {string} type
 */
async function unpacked(file, type) {
  const { body } = await taken(file);
  if (!body) throw new Error(file);
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });
}

/** @param {string} file */
const bytesOf = async (file) => new Uint8Array(await (await unpacked(file, "application/octet-stream")).arrayBuffer());

/** @param {string} file */
export const jsonOf = async (file) => (await taken(file)).json();

/**
 * Return the words of a language once they are here.
 * @param {string} each
 * @returns {Promise<Words>}
 */
export const fetchWords = async (each) => (told.words[each] ??= await jsonOf(`${each}.json`));

/**
 * Write the files that hostsim/web/page_build.py packed into the runtime's file system.
 * @param {Uint8Array} data
 */
function unpack(data) {
  const end = data.indexOf(10);
  let at = end + 1;
  /** @type {Record<string, number>} */
  const sizes = JSON.parse(new TextDecoder().decode(data.subarray(0, end)));
  for (const [path, size] of Object.entries(sizes)) {
    const parts = path.split("/");
    for (let i = 1; i < parts.length; i++) {
      const folder = parts.slice(0, i).join("/");
      if (!mp.FS.analyzePath(folder).exists) mp.FS.mkdir(folder);
    }
    mp.FS.writeFile(path, data.subarray(at, at + size));
    at += size;
  }
}

/**
 * Run MicroPython's program, which says when it has run. The page's policy knows it by its checksum.
 * @param {string} program
 */
function run(program) {
  return new Promise((done) => {
    addEventListener("micropython", done, { once: true });
    document.head.append(made("script", { type: "module", text: program }));
  });
}

async function startRuntime() {
  const compiled = WebAssembly.compileStreaming(unpacked("micropython-wasm.bin", "application/wasm"));
  const program = unpacked("micropython-js.bin", "text/javascript").then((got) => got.text());
  const [module] = await Promise.all([compiled, program.then(run)]);
  /** @type {(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => object} */
  const instantiateWasm = (imports, done) => {
    WebAssembly.instantiate(module, imports).then(done);
    return {};
  };
  return loadMicroPython({
    module: { instantiateWasm }, heapsize: HEAP, stdout: console.log, stderr: console.error,
  });
}

/** Begin to fetch what the first picture needs, and the rest beside it. */
export function fetchGame() {
  runtime = startRuntime();
  first = bytesOf("game.bin");
  rest = [bytesOf("later.bin").catch((error) => error)];
}

/**
 * Resolve once the runtime has what the first picture needs.
 * @param {Port} page what the game imports by this name
 */
export async function takeFirst(page) {
  mp = await runtime;
  machine = mp._module;
  unpack(await first);
  mp.registerJsModule("page", page);
}

/**
 * Open the board, and return the code of the language that it speaks.
 * @param {string} linked the language that the link asks for, "" for none
 * @param {string} preferred that of the browser
 */
export async function openBoard(linked, preferred) {
  mp.runPython("from firmware.browser.page_handheld import language_of, open_board");
  const code = mp.globals.get("language_of")(linked, preferred);
  if (told.languages.includes(code)) {
    unpack((await Promise.all([bytesOf(`${code}.bin`), fetchWords(code)]))[0]);
    rest.push(bytesOf(`${code}-later.bin`).catch((error) => error));
  }
  const opened = mp.globals.get("open_board")(name, code, board.width, board.height);
  // Each look-up of a method would make a new object.
  handheld = /** @type {any} */ (Object.fromEntries(METHODS.map((each) => [each, opened[each]])));
  return code;
}

/**
 * Return n bytes of the runtime's memory, and up to three more.
 * @param {number} at where they begin; it divides by four, as where a buffer begins does
 * @param {number} n
 */
export function bytes(at, n) {
  const words = new Uint32Array((n + 3) >> 2);
  for (let i = 0; i < words.length; i++) words[i] = machine.getValue(at + 4 * i, "i32");
  return new Uint8Array(words.buffer);
}

/** Resolve once all of the game is here. */
export async function takeRest() {
  for (const each of await Promise.all(rest.splice(0))) {
    if (each instanceof Error) throw each;
    unpack(each);
  }
}

/**
 * Fetch all languages but one. The settings can switch to another language once its files are here, all at once.
 * @param {string} code
 */
export async function takeOtherLanguages(code) {
  /** @param {string} each */
  const fetchLanguage = async (each) => {
    const [later, first] = await Promise.all([bytesOf(`${each}-later.bin`), bytesOf(`${each}.bin`), fetchWords(each)]);
    unpack(later);
    unpack(first);
  };
  const others = told.languages.filter((each) => each !== code);
  await Promise.all(others.map((each) => fetchLanguage(each).catch(() => {})));
}

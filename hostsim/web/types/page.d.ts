// The types of the page's program: what it is told, what it calls, and what is on the page.

/** What boards.json says, as hostsim/web/page_build.py writes it. */
interface Told {
  boards: Record<string, Board>;
  /** The address of the files to flash, "" for none. */
  files: string;
  /** The level of a first opponent. */
  newcomer: string;
  languages: string[];
  /** By language; those that are fetched later are missing. */
  words: Record<string, Words>;
}

interface Board {
  name: string;
  width: number;
  height: number;
  case: string;
  buttons: BoardButton[];
  picture: string;
  /** The id of the words on its drive, and the button that they name. */
  drive: [id: string, button: string];
  files: string[];
}

/** Two places in mm, and two actions, of which the second is for a button that is held, or 0. */
type BoardButton = [label: string, x: number, y: number, action: number, held: number];

/** The words of a language by their ids; those of rule sets and levels are by their names. */
interface Words {
  actions: string;
  rule_sets: Record<string, string>;
  levels: Record<string, string>;
  [id: string]: string | Record<string, string>;
}

/** What a link or the form asks for; each value is what stood there. */
interface Wanted {
  board?: string;
  rules?: string;
  level?: string;
  seed?: string | number;
  position?: string;
  begins?: string;
  alone?: string;
  stop?: string;
  duplicate?: string;
  puzzle?: string;
  /** One line on what is wrong with the link. */
  fault?: string;
}

/** What the player uses. */
type Uses = "touch" | "keys" | "buttons";

/** The methods of firmware/browser/page_handheld.py that the page calls. */
interface Handheld {
  tick(now: number, action: number): number;
  resize(width: number, height: number): void;
  touch(now: number, x: number, y: number): number;
  touch_status(now: number): number;
  double_touch(now: number, x: number, y: number): number;
  drag(x: number, y: number): string;
  hold(x: number, y: number): boolean;
  release(now: number): number;
  carry(now: number): number;
  drag_over(now: number, x: number, y: number): number;
  drop(now: number, x: number, y: number): number;
  row_pitch(): number;
  scroll(now: number, rows: number): number;
  set_input(what: Uses): void;
  start_demo(): boolean;
  is_demo_on(): boolean;
  tools(): string;
  use_tool(now: number, tool: string): number;
  game_on(): string;
  share_text(): string;
  status(): string;
  enable_screen_reader(): void;
  spoken_status(): string;
  speak_table(): void;
  language(): string;
  show_title(): void;
  show_lessons(): void;
  ask_first_game(): boolean;
  take_request(request: string): string;
  begin_requested(linked: boolean): void;
  is_requested_on(): boolean;
  would_end_game(): boolean;
  request_for_game(now: boolean): string;
  export_game(): string;
  read_game(line: string): string;
  would_read_game_end_game(): boolean;
  continue_read_game(): void;
}

/** What firmware/browser/page_handheld.py imports as `page`, and describes. */
interface Port {
  take_bank(number: number, width: number, height: number, bits: number, count: number, at: number, size: number): void;
  take_colours(at: number, n: number): void;
  draw(at: number, n: number, rotated: boolean): void;
  show(): void;
  invert(whether: boolean): void;
  light(at: number): void;
  mirror(whether: number): void;
  read(name: string): string;
  write(name: string, digits: string): boolean;
  sound(notes: string, level: number, wait: number): void;
  vibrates(): boolean;
  vibrate(ms: number): void;
  chance(n: number): number;
  today(): number;
  copy(text: string): boolean;
  tell(line: string): void;
}

/** MicroPython's program defines it. */
declare var loadMicroPython: (options: object) => Promise<MicroPython>;

/** What the page uses of MicroPython's runtime. */
interface MicroPython {
  _module: { getValue(at: number, type: "i32"): number };
  FS: {
    analyzePath(path: string): { exists: boolean };
    mkdir(path: string): void;
    writeFile(path: string, data: Uint8Array): void;
  };
  registerJsModule(name: string, module: object): void;
  runPython(source: string): void;
  globals: {
    get(name: "language_of"): (linked: string, preferred: string) => string;
    get(name: "open_board"): (name: string, code: string, width: number, height: number) => Handheld;
  };
}

/** A bank of tiles, as firmware/draw/sprites/sprites_common.py has them. */
interface Bank {
  width: number;
  height: number;
  bits: number;
  count: number;
  data: Uint8Array;
  /** The tiles that were drawn so far. */
  tiles: Uint8Array[];
}

/** A pointer that is down on the screen. */
interface Drag {
  id: number;
  /** Where it went down, in CSS pixels of the window and in pixels of the screen. */
  x: number;
  y: number;
  from: [x: number, y: number];
  /** The timer after which it rests. */
  rests: number;
  /** Whether it rests, and has spread out a pile. */
  holds: boolean;
  /** The rows that it has scrolled, and their pitch in pixels, 0 while it scrolls none. */
  rows: number;
  pitch: number;
  ghost: Ghost | null;
}

/** The card that a pointer carries, on a canvas of its own, with its distance from the pointer in CSS pixels. */
interface Ghost {
  canvas: HTMLCanvasElement;
  dx: number;
  dy: number;
  /** Draws the card once it is lifted; null afterwards. */
  paint: (() => void) | null;
}

/** The elements of index.html by their ids. */
interface Elements {
  ask: HTMLDivElement;
  bare: HTMLButtonElement;
  board: HTMLSelectElement;
  copy: HTMLButtonElement;
  "copy-now": HTMLButtonElement;
  deal: HTMLFormElement;
  device: HTMLElement;
  enter: HTMLDivElement;
  export: HTMLButtonElement;
  felt: HTMLDivElement;
  game: HTMLTextAreaElement;
  glass: HTMLDivElement;
  handhelds: HTMLElement;
  import: HTMLButtonElement;
  keys: HTMLParagraphElement;
  lead: HTMLParagraphElement;
  learn: HTMLAnchorElement;
  left: HTMLDivElement;
  level: HTMLSelectElement;
  link: HTMLInputElement;
  "link-label": HTMLLabelElement;
  "link-says": HTMLSpanElement;
  loading: HTMLParagraphElement;
  log: HTMLDivElement;
  name: HTMLParagraphElement;
  no: HTMLButtonElement;
  notice: HTMLParagraphElement;
  play: HTMLButtonElement;
  question: HTMLParagraphElement;
  read: HTMLButtonElement;
  right: HTMLDivElement;
  rules: HTMLSelectElement;
  safari: HTMLParagraphElement;
  screen: HTMLCanvasElement;
  seed: HTMLInputElement;
  share: HTMLButtonElement;
  shelf: HTMLDivElement;
  "show-device": HTMLButtonElement;
  silent: HTMLDivElement;
  status: HTMLParagraphElement;
  teach: HTMLButtonElement;
  today: HTMLAnchorElement;
  tools: HTMLDivElement;
  yes: HTMLButtonElement;
}

/** What the service worker uses of its global scope, which TypeScript has only without the page's. */
interface ServiceWorkerGlobalScope {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WaitingEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

interface WaitingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** Safari's own: whether the page stands on the home screen. */
interface Navigator {
  readonly standalone?: boolean;
}

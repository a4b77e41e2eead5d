// The speaker, which browsers keep silent until somebody has touched the page.

const LOUDNESS = [0, 0.03, 0.15]; // of 1, by the loudness in the settings

/** @type {AudioContext | undefined} */
let audio;
/** @type {OscillatorNode | undefined} */
let voice; // what is played

/** @type {Port["sound"]} */
export function sound(notes, level, wait) {
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
}

// A browser lets a page sound only once somebody has touched it. To ask before that would leave a promise and a
// complaint of the browser's at every key.
for (const gesture of ["pointerdown", "pointerup", "keydown"]) {
  addEventListener(gesture, (event) => {
    if (!(navigator.userActivation?.isActive ?? event.isTrusted)) return;
    if ("AudioContext" in window) audio ??= new AudioContext();
    if (audio && audio.state !== "running") audio.resume().catch(() => {}); // interrupted by a call, too
  }, { capture: true });
}

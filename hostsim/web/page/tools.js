// The tools beside the device, and its screen alone on the whole display.

import { DEFAULT, isWindow } from "./boards.js";
import { $, isBare, screen, tools } from "./elements.js";
import { fit } from "./fit.js";
import { handheld } from "./game.js";
import { goToBoard, linkHere, showLink } from "./links.js";
import { goOn, now } from "./loop.js";
import { follows } from "./press.js";
import { keep, MINE } from "./saves.js";
import { isAsleep, when } from "./waiting.js";
import { said, say } from "./words.js";

for (const each of tools()) {
  each.addEventListener("click", (event) => {
    when(() => {
      follows("touch");
      goOn(handheld.use_tool(now(), each.dataset.tool ?? ""));
      if (event.detail) screen.focus({ preventScroll: true }); // Enter then plays, and does not press the tool again.
    });
  });
}

export function nameBare() {
  $("bare").textContent = say(isBare() ? "framed" : "bare");
  $("bare").setAttribute("aria-pressed", String(isBare()));
}

/**
 * Show the screen alone, as large as the window, or the device and the page around it.
 * @param {boolean} bare
 */
export function setBare(bare) {
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
$("show-device").addEventListener("click", () => goToBoard(DEFAULT));
document.addEventListener("fullscreenchange", () => {
  if (!document.fullscreenElement && isBare()) setBare(false);
});

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
    if (!(error instanceof DOMException && error.name === "AbortError")) showLink(url, text); // Whoever closes the sheet wants nothing.
  }
});

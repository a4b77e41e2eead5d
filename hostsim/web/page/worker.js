// SPDX-FileCopyrightText: 2026 Pocket Bank contributors
// SPDX-License-Identifier: MIT
// Caches the page for use without a network. Each build has a cache of its own, so no page mixes two builds.

const CACHE = "pocket-bank-" + "@version"; // The build fills in the version
const FILES = ["@files"]; // and the files.

self.addEventListener("install", (event) => {
  // The browser's own cache may still have files of the previous build.
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((name) => new Request(name, { cache: "no-cache" })))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) =>
      Promise.all(names.filter((name) => name.startsWith("pocket-bank-") && name !== CACHE).map((name) => caches.delete(name))),
    ),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "now") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const asked = event.request;
  if (asked.method !== "GET") return;
  const what = asked.mode === "navigate" && new URL(asked.url).pathname.match(/\/(index\.html)?$/) ? "./" : asked;
  event.respondWith(
    caches.open(CACHE).then((cache) => cache.match(what, { ignoreSearch: true })).then((found) => found || fetch(asked)),
  );
});

// Caches the page for use without a network. Each build has a cache of its own, so no page mixes two builds. All pages
// of an origin share its caches, so the name has the address of this copy's folder, too, in which there is no space.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
const MINE = `pocket-bank ${SCOPE} `;
const CACHE = MINE + "@version"; // The build fills in the version
const FILES = ["@files"]; // and the files.
const OLD = "pocket-bank-"; // with which the names began before they had that address

worker.addEventListener("install", (event) => {
  // The browser's own cache may still have files of the previous build.
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((name) => new Request(name, { cache: "no-cache" })))));
});

/** @param {string} name */
async function isMine(name) {
  return name.startsWith(MINE) || (name.startsWith(OLD) && Boolean(await (await caches.open(name)).match(SCOPE)));
}

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) =>
      Promise.all(names.map(async (name) => name !== CACHE && (await isMine(name)) && caches.delete(name))),
    ),
  );
});

worker.addEventListener("message", (event) => {
  if (event.data === "now") worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const asked = event.request;
  if (asked.method !== "GET") return;
  const at = asked.url.split(/[?#]/)[0];
  // Another copy's page may be in a folder within this one.
  const what = asked.mode === "navigate" && [SCOPE, `${SCOPE}index.html`].includes(at) ? "./" : asked;
  event.respondWith(
    caches.open(CACHE).then((cache) => cache.match(what, { ignoreSearch: true })).then((found) => found || fetch(asked)),
  );
});

// The elements of the page: finds them, makes new ones, and says which way the page is shown.

/**
 * Return the element with an id.
 * @template {keyof Elements} Id
 * @param {Id} id
 */
export const $ = (id) => /** @type {Elements[Id]} */ (/** @type {unknown} */ (document.getElementById(id)));

/**
 * Return all elements that a selector finds.
 * @param {string} selector
 */
export const all = (selector) => /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector));

/** Return the tools beside the device. */
export const tools = () => /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-tool]"));

/**
 * Return one of them.
 * @param {string} name
 */
export const tool = (name) => /** @type {HTMLButtonElement} */ (document.querySelector(`[data-tool=${name}]`));

export const screen = $("screen");

export const isAtDoor = () => document.body.classList.contains("door");
export const isBare = () => document.body.classList.contains("bare");

/**
 * Return a new element with these properties, and what is inside it.
 * @template {keyof HTMLElementTagNameMap} Kind
 * @param {Kind} kind
 * @param {Partial<HTMLElementTagNameMap[Kind]>} parts
 * @param {(Node | string)[]} inside
 */
export function made(kind, parts = {}, ...inside) {
  const element = Object.assign(document.createElement(kind), parts);
  element.append(...inside);
  return element;
}

/**
 * Give a list these options. What was chosen in it before stays so; in a new one it is `chosen`.
 * @param {HTMLSelectElement} select
 * @param {Record<string, string>} names by their values
 * @param {string} [chosen]
 */
export function fill(select, names, chosen) {
  const before = select.value || chosen;
  select.replaceChildren(...Object.entries(names).map(([value, text]) => new Option(text, value, false, value === before)));
}

// The elements of the page: finds them, makes new ones, and says which way the page is shown.

export const $ = (id) => document.getElementById(id);
export const screen = $("screen");

export const isAtDoor = () => document.body.classList.contains("door");
export const isBare = () => document.body.classList.contains("bare");

export function made(kind, parts = {}, ...inside) {
  // Return a new element with these properties, and what is inside it.
  const element = Object.assign(document.createElement(kind), parts);
  element.append(...inside);
  return element;
}

export function fill(select, names, chosen) {
  // Give a list these options. What was chosen in it before stays so; in a new one it is `chosen`.
  const before = select.value || chosen;
  select.replaceChildren(...Object.entries(names).map(([value, text]) => new Option(text, value, false, value === before)));
}

// Making and replacing parts of the page.

let words = {};

// learn takes the sentences in the table's language.
export function learn(all) {
  words = all;
}

// t is a sentence in the table's language; each %s takes the next argument.
export function t(english, ...args) {
  let i = 0;
  return (words[english] ?? english).replace(/%s/g, () => args[i++]);
}

// The listeners that an element may have.
const listeners = ["onclick", "oninput", "onkeydown", "onsubmit", "ontoggle"];

// h makes an element. Attributes whose value is false or undefined are left
// out; names that begin with "on" are listeners.
export function h(tag, attributes, ...children) {
  const e = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === false || value === undefined || value === null) continue;
    if (name.startsWith("on") || name === "value") e[name] = value;
    else if (name === "colour") e.style.setProperty("--owner", value);
    else e.setAttribute(name, value === true ? "" : value);
  }
  e.append(...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false));
  return e;
}

// sign draws a seat's symbol in its colour.
export function sign(seat, title) {
  const ns = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(ns, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "sign");
  if (title) {
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", title);
  } else svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(ns, "path");
  path.setAttribute("d", seat.sign);
  path.setAttribute("fill", seat.colour);
  svg.append(path);
  return svg;
}

const drawn = new WeakMap();

// lay lets an element show something else, but only when that has changed. It
// alters what differs and leaves the rest alone: what is being typed, where
// the focus is, pictures.
export function lay(element, shows, build) {
  const now = JSON.stringify(shows);
  if (drawn.get(element) === now) return;
  drawn.set(element, now);
  const active = element.contains(document.activeElement) ? document.activeElement : null;
  const key = active?.dataset.key;
  become(element, [build()].flat(Infinity).filter(Boolean));
  if (!active || document.activeElement === active) return;
  const next = key && element.querySelector(`[data-key="${CSS.escape(key)}"]`);
  (next ?? element.querySelector("[data-home]"))?.focus({ preventScroll: true });
}

// become gives an element other children.
function become(element, children) {
  const before = [...element.childNodes];
  children.forEach((child, i) => {
    if (i >= before.length) element.append(child);
    else alter(before[i], child);
  });
  for (const rest of before.slice(children.length)) rest.remove();
}

// alter makes a node like another one, or puts that in its place.
function alter(old, next) {
  if (old.nodeName !== next.nodeName || old.dataset?.key !== next.dataset?.key) {
    old.replaceWith(next);
    return;
  }
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== next.data) old.data = next.data;
    return;
  }
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const name of listeners) old[name] = next[name];
  if ("value" in old && old.value !== next.value) old.value = next.value;
  become(old, [...next.childNodes]);
}

// forget lets an element be laid anew although it shows the same.
export function forget(element) {
  drawn.delete(element);
}

// matches tells how well a value fits what was typed: 0 is best, -1 not at all.
function matches(value, typed) {
  const text = value.text.toLowerCase();
  const code = (value.code ?? "").toLowerCase();
  if (typed === "" || code === typed || text === typed) return 0;
  if (text.startsWith(typed)) return 1;
  if (text.includes(" " + typed)) return 2;
  if (text.includes(typed) || code.startsWith(typed)) return 3;
  return -1;
}

// search lists the values that fit what was typed, the best first.
export function search(values, typed) {
  const wanted = typed.trim().toLowerCase();
  return values
    .map((value, i) => ({ value, i, fit: matches(value, wanted) }))
    .filter((x) => x.fit >= 0)
    .sort((a, b) => a.fit - b.fit || a.i - b.i)
    .map((x) => x.value);
}

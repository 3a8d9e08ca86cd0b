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

// h makes an element. Attributes whose value is false or undefined are left
// out; names that begin with "on" are listeners.
export function h(tag, attributes, ...children) {
  const e = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === false || value === undefined || value === null) continue;
    if (name.startsWith("on")) e.addEventListener(name.slice(2), value);
    else if (name === "value") e.value = value;
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

// lay replaces what is in an element, but only when what it shows has changed,
// and gives the focus back to the control that had it.
export function lay(element, shows, build) {
  const now = JSON.stringify(shows);
  if (drawn.get(element) === now) return;
  drawn.set(element, now);
  const active = element.contains(document.activeElement) ? document.activeElement : null;
  const key = active?.dataset.key;
  const range = active && "selectionStart" in active ? [active.selectionStart, active.selectionEnd] : null;
  const depth = element.scrollTop;
  element.replaceChildren(...[build()].flat(Infinity).filter(Boolean));
  element.scrollTop = depth;
  if (!active) return;
  const next = key && element.querySelector(`[data-key="${CSS.escape(key)}"]`);
  const goal = next ?? element.querySelector("[data-home]");
  goal?.focus({ preventScroll: true });
  if (next && range && range[0] !== null && "setSelectionRange" in next) next.setSelectionRange(...range);
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

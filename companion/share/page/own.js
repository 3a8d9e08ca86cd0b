// What this seat alone may know: its hidden pieces, its sheets, and what it may
// ask of a card.

import { h, lay, t } from "./dom.js";
import { pickFrom } from "./acts.js";
import { tile } from "./table.js";

export function sheet(s) {
  return h("div", { class: "sheet" },
    h("h3", {}, s.title),
    h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": s.title },
      h("table", {},
        s.head?.length && s.rows?.length ? h("thead", {}, h("tr", {}, s.head.map((x) => h("th", { scope: "col" }, x)))) : null,
        h("tbody", {}, (s.rows ?? []).map((r) => h("tr", {}, r.map((x, i) => h(i ? "td" : "th", { scope: i ? undefined : "row", class: x.length < 12 ? "short" : undefined }, x))))))),
    s.note ? h("p", { class: "quiet" }, s.note) : null);
}

export function drawOwn(element, page) {
  const { state } = page;
  lay(element, [state.own, state.sheets, state.shown, state.reveal, state.over, state.seats], () => {
    const out = [];
    if (state.over) {
      out.push(h("section", { class: "card reveal", "aria-labelledby": "revealed" },
        h("h2", { id: "revealed" }, t("Everything is revealed")),
        h("a", { class: "button main", href: "reveal.html", download: true }, t("Save the whole story")),
        (state.reveal ?? []).map(sheet)));
    }
    if (state.shown) {
      out.push(h("section", { class: "card private" }, h("h2", {}, t("Shown to your camera: %s", state.shown.name)), lines(state.shown.lines)));
    }
    if (state.own?.length && !state.over) {
      out.push(h("section", { class: "card private", "aria-labelledby": "ownly" },
        h("h2", { id: "ownly" }, t("Only you may know")),
        h("ul", { class: "pieces" }, state.own.map((p) => h("li", {}, tile(p, state, page.hello, p.where))))));
    }
    for (const s of state.sheets ?? []) out.push(h("section", { class: "card" }, sheet(s)));
    return out;
  });
}

function lines(all) {
  return all?.length ? h("ul", { class: "lines" }, all.map((x) => h("li", {}, x))) : h("p", { class: "quiet" }, t("Nothing is known of it yet."));
}

export function drawCheck(element, page) {
  const { state, hello, check } = page;
  lay(element, [state.seat, state.checks, check, page.up], () => {
    if (!state.seat || !state.checks || !hello.deck?.length) return [];
    const card = hello.deck.find((c) => c.word === check.card);
    return h("section", { class: "card", "aria-labelledby": "checks" },
      h("h2", { id: "checks" }, t("What do I know of a card?")),
      h("input", { type: "search", "data-key": "check typed", value: check.typed, placeholder: t("Type a name or code"), "aria-label": t("Type a name or code"), autocomplete: "off", autocapitalize: "off", spellcheck: "false",
        oninput: (e) => {
          check.typed = e.target.value;
          page.draw();
        } }),
      check.typed.trim()
        ? pickFrom({ ...page, busy: null }, "check", foundFirst(hello.deck, check.typed), "", () => {}, (v) => {
            check.typed = "";
            check.lines = null;
            page.look(v.word);
            page.draw();
          }, () => null)
        : null,
      card && check.lines ? h("div", { class: "found", "aria-live": "polite" }, h("h3", {}, card.text, " ", h("small", {}, card.code)), lines(check.lines)) : null);
  });
}

function foundFirst(deck, typed) {
  const wanted = typed.trim().toLowerCase();
  const fits = (v) => v.text.toLowerCase().includes(wanted) || (v.code ?? "").toLowerCase().startsWith(wanted);
  const first = (v) => (v.text.toLowerCase().startsWith(wanted) ? 0 : 1);
  return deck.filter(fits).sort((a, b) => first(a) - first(b)).slice(0, 8);
}

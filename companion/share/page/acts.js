// Whose turn it is, and what this seat may do.

import { h, lay, search, sign, t } from "./dom.js";

const few = 8; // values that stand side by side; more are searched
const many = 24; // values listed at once

// formKey tells forms apart while what they offer changes.
export function formKey(form) {
  return JSON.stringify([form.title, form.parts.map((p) => [p.name, p.values?.length])]);
}

export function drawTurn(element, page) {
  const { state } = page;
  lay(element, [state.seat, state.seats, state.turn, state.prompt, state.hints, state.result], () => {
    const mine = state.seat > 0 && state.turn.includes(state.seat);
    const who = state.turn.map((s) => state.seats[s]);
    const eyebrow = state.over ? t("The game is over") : mine ? t("Your turn") : who.map((w) => w.name).join(" · ");
    return h("div", { class: "turn" + (mine ? " mine" : "") + (state.over ? " over" : "") },
      h("p", { class: "eyebrow" }, state.over ? null : who.map((w) => sign(w)), eyebrow),
      h("h2", { tabindex: "-1", "data-home": true }, state.result?.text ?? state.prompt),
      state.hints?.length ? h("ul", { class: "hints" }, state.hints.map((x) => h("li", {}, x))) : null);
  });
}

export function drawActs(element, page) {
  const { state } = page;
  lay(element, [page.number, state.actions, state.forms, page.choosing, page.filled, page.said, page.busy, page.up], () => {
    if (page.choosing) return choosing(page);
    const forms = (state.forms ?? []).map((f, i) => [f.due, form(page, f, i)]);
    const due = forms.filter(([now]) => now).map(([, x]) => x);
    const later = forms.filter(([now]) => !now).map(([, x]) => x);
    const acts = (state.actions ?? []).map((a, i) => action(page, a, i, due.length > 0));
    return [due, acts.length ? h("div", { class: "acts" }, acts) : null, later];
  });
}

function outcome(page, what) {
  const said = page.said[what];
  return said ? h("p", { class: "outcome" + (said.ok ? " ok" : "") }, said.text) : null;
}

function action(page, a, i, second) {
  const what = "action " + a.label;
  const go = () => {
    if (!a.asks?.length) return page.act(what, { do: { n: page.number, action: i, choice: 0 } });
    page.choosing = { offer: JSON.stringify(a), index: i, what, picked: [], typed: "" };
    page.draw();
    document.querySelector("#acts [data-home]")?.focus({ preventScroll: true });
  };
  const short = a.label.length <= 6 && page.state.actions.length > 4;
  return h("div", { class: "act" + (short ? " short" : "") },
    h("button", { type: "button", class: i || second ? "" : "main", "data-key": what, disabled: !page.up || !!page.busy, onclick: go },
      h("span", {}, a.label), a.asks?.length ? h("span", { class: "more", "aria-hidden": "true" }, "›") : null),
    outcome(page, what));
}

// choosing asks, one after another, in what the moves of an action differ.
function choosing(page) {
  const c = page.choosing;
  const a = JSON.parse(c.offer);
  const rest = a.moves.map((m, i) => i).filter((i) => c.picked.every(([ask, value]) => a.moves[i][ask] === value));
  const open = a.asks.findIndex((_, k) => new Set(rest.map((i) => a.moves[i][k])).size > 1);
  const values = [...new Set(rest.map((i) => a.moves[i][open]))].map((n) => ({ ...a.asks[open].values[n], n }));
  const pick = (n) => {
    const left = rest.filter((i) => a.moves[i][open] === n);
    if (left.length === 1 || a.asks.every((_, k) => new Set(left.map((i) => a.moves[i][k])).size === 1)) {
      page.choosing = null;
      page.act(c.what, { do: { n: page.number, action: c.index, choice: left[0] } });
      return;
    }
    c.picked.push([open, n]);
    c.typed = "";
    page.draw();
    document.querySelector("#acts [data-home]")?.focus({ preventScroll: true });
  };
  const back = () => {
    if (c.picked.length) c.picked.pop();
    else page.choosing = null;
    c.typed = "";
    page.draw();
  };
  const so = c.picked.map(([ask, n]) => a.asks[ask].values[n].text).join(" · ");
  return h("div", { class: "choose", role: "group", "aria-label": a.label },
    h("div", { class: "row" }, h("p", { class: "eyebrow" }, a.label, so ? " · " + so : ""),
      h("button", { type: "button", class: "small", "data-key": "back", onclick: back }, t("Back"))),
    h("h3", { tabindex: "-1", "data-home": true }, a.asks[open].title),
    pickFrom(page, "choose", values, c.typed, (typed) => {
      c.typed = typed;
      page.draw();
    }, (v) => pick(v.n), () => null));
}

// pickFrom lists values as buttons; many of them are searched by typing.
export function pickFrom(page, key, values, typed, type, pick, chosen) {
  const all = values.length > few ? search(values, typed) : values;
  const found = values.length > many && !typed.trim() ? all.filter(chosen) : all.slice(0, many);
  const over = typed.trim() ? all.length - found.length : 0;
  return [
    values.length > few
      ? h("input", { type: "search", "data-key": key + " typed", value: typed, placeholder: t("Type a name or code"), "aria-label": t("Type a name or code"), autocomplete: "off", autocapitalize: "off", spellcheck: "false",
          oninput: (e) => type(e.target.value),
          onkeydown: (e) => {
            if (e.key === "Enter" && found.length) pick(found[0]);
          } })
      : null,
    h("div", { class: "values" }, found.map((v) =>
      h("button", { type: "button", "data-key": key + " " + (v.word ?? v.n), "aria-pressed": chosen(v) === null ? undefined : String(!!chosen(v)), disabled: !page.up || !!page.busy, onclick: () => pick(v) },
        h("span", {}, v.text), v.code ? h("small", {}, v.code) : null))),
    found.length || !typed.trim() ? null : h("p", { class: "quiet" }, t("Nothing is called that.")),
    over > 0 ? h("p", { class: "quiet" }, t("… and %s more: type a part of the name or the code.", over)) : null,
  ];
}

// form is a choice that is made part by part and then sent.
function form(page, f, index) {
  const key = formKey(f);
  const filled = (page.filled[key] ??= f.parts.map(() => ({ word: null, typed: "" })));
  filled.forEach((x, i) => (x.word ??= f.parts[i].given ?? ""));
  const ready = f.parts.every((p, i) => (p.free ? filled[i].word.trim() : filled[i].word) !== "");
  const send = async () => {
    await page.act(key, { fill: { n: page.number, form: index, words: filled.map((x) => x.word) } });
  };
  const fields = [
    f.parts.map((p, i) => part(page, key + i, p, filled[i])),
    h("button", { type: "submit", class: "main", "data-key": key + " send", disabled: !ready || !page.up || !!page.busy }, f.send),
    outcome(page, key),
  ];
  const body = f.due
    ? [h("h3", {}, f.title), fields]
    : h("details", { "aria-label": f.title, open: !!page.unfolded[key], ontoggle: (e) => (page.unfolded[key] = e.target.open) },
        h("summary", { "data-key": key + " fold" }, h("h3", {}, f.title)), fields);
  return h("form", { class: "form" + (f.due ? " due" : ""), onsubmit: (e) => {
      e.preventDefault();
      if (ready) send();
    } }, body);
}

function part(page, key, p, filled) {
  const set = (word) => {
    filled.word = word;
    page.draw();
  };
  if (p.free) {
    return h("label", { class: "part" }, h("span", {}, p.name),
      h("input", { type: "text", "data-key": key, value: filled.word, maxlength: p.free, autocomplete: "off", spellcheck: "false", oninput: (e) => set(e.target.value) }));
  }
  const now = p.values.find((v) => v.word === filled.word);
  return h("div", { class: "part" + (p.values.length <= 3 ? " line" : ""), role: "group", "aria-label": p.name }, h("span", {}, p.name, p.values.length > few && now ? h("b", {}, " " + now.text) : null),
    pickFrom(page, key, p.values, filled.typed, (typed) => {
      filled.typed = typed;
      page.draw();
    }, (v) => {
      filled.typed = "";
      set(v.word);
    }, (v) => v.word === filled.word));
}

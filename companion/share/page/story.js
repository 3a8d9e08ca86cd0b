// The list of moves, newest first, and the seat's own notes.

import { h, lay, sign, t } from "./dom.js";

export function drawMoves(element, page) {
  const { state } = page;
  lay(element, [state.moves, state.seats], () => {
    const moves = state.moves ?? [];
    return [
      h("h2", { class: "part-title" }, t("Moves")),
      moves.length
        ? h("ol", { reversed: true, class: "story" }, moves.map((m, i) => {
            const who = state.seats[m.seat];
            return h("li", { colour: who?.colour }, h("span", { class: "number" }, String(i + 1)), m.seat && who ? sign(who, who.name) : h("span", { class: "sign" }), h("span", {}, m.story.join(" ")));
          }).reverse())
        : h("p", { class: "quiet" }, t("No move has been made yet.")),
    ];
  });
}

// Notes are kept by the browser and go nowhere. They are of a seat in a game, so that they
// are there still when the seat has got another link.
export function drawNotes(element, page) {
  const place = "notes " + (page.hello.game ? page.hello.game + " " + page.state.seat : location.pathname);
  lay(element, [page.state.seat], () => {
    if (!page.state.seat) return [];
    let kept = "";
    try {
      kept = localStorage.getItem(place) ?? "";
    } catch {
      kept = "";
    }
    const keep = (text) => {
      try {
        localStorage.setItem(place, text);
      } catch {
        return; // a private window keeps them as long as the page is open
      }
    };
    return [
      h("label", { for: "scratch", class: "part-title" }, t("Notes")),
      h("textarea", { id: "scratch", "data-key": "scratch", value: kept, rows: 12, spellcheck: "false", oninput: (e) => keep(e.target.value) }),
      h("p", { class: "quiet" }, t("Only on this device. They are sent nowhere.")),
    ];
  });
}

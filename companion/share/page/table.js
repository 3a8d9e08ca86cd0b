// The public table as its mats and zones, without a picture of the camera.

import { h, lay, sign, t } from "./dom.js";

// tile is one piece.
export function tile(p, state, hello, where) {
  const owner = p.owner ? state.seats[p.owner] : null;
  const picture = p.picture && hello.pictures;
  return h("div", { class: "tile" + (p.down ? " down" : "") + (p.latest ? " latest" : "") + (picture || p.down ? "" : " plain"), colour: owner?.colour },
    picture ? h("img", { src: `picture/${encodeURIComponent(p.picture)}.svg`, alt: "", width: 40, height: 40, loading: "lazy" }) : null,
    p.down && owner ? sign(owner) : null,
    h("span", { class: "name" }, p.down ? p.code || t("Face down") : p.name || t("Face down"),
      p.down ? h("span", { class: "aside" }, " ", t("face down"), owner ? ", " + owner.name : "") : null),
    where ? h("small", {}, where) : null);
}

export function drawTable(element, page) {
  const { state, hello } = page;
  lay(element, [state.mats, state.seats, state.counts], () => {
    const mats = (state.mats ?? []).map((m) => mat(m, state, hello)).filter(Boolean);
    return [
      counts(state),
      mats.length ? mats : h("p", { class: "quiet" }, t("Nothing lies on the table yet.")),
      h("div", { class: "credits" }, hello.credits.map((x) => h("p", {}, x))),
    ];
  });
}

function mat(m, state, hello) {
  const zones = m.zones.filter((z) => z.style !== "spot");
  if (!zones.length) return null;
  const owner = m.owner ? state.seats[m.owner] : null;
  // One piece a zone: side by side. A lane holds several: they stay together.
  const lanes = zones.filter((z) => z.style === "lane");
  const single = zones.filter((z) => z.style !== "lane");
  const label = (z) => (z.style === "space" || z.label === z.pieces[0].name ? "" : z.label);
  return h("section", { class: "mat " + m.style, colour: owner?.colour },
    h("h3", {}, owner ? sign(owner) : null, m.name),
    lanes.map((z) => h("div", { class: "zone" }, h("h4", {}, z.label), h("ul", { class: "pieces" }, z.pieces.map((p) => h("li", {}, tile(p, state, hello)))))),
    single.length ? h("ul", { class: "pieces" }, single.map((z) => z.pieces.map((p) => h("li", {}, tile(p, state, hello, label(z)))))) : null);
}

// counts gives each seat its numbers in one place, and what belongs to no one.
function counts(state) {
  if (!state.counts?.length) return null;
  const number = (c) => h("span", {}, c.name, " ", h("b", {}, String(c.n)));
  const seats = [...new Set(state.counts.map((c) => c.seat).filter((s) => s))];
  return h("ul", { class: "counts" },
    seats.map((s) => h("li", {}, sign(state.seats[s]), h("span", {}, state.seats[s].name), state.counts.filter((c) => c.seat === s).map(number))),
    state.counts.filter((c) => !c.seat).map((c) => h("li", {}, number(c))));
}

export function drawTracks(element, page) {
  const { state } = page;
  lay(element, [state.tracks], () => [h("h2", { class: "part-title" }, t("The table")), (state.tracks ?? []).map(track)]);
}

function track(x) {
  const now = x.spots?.[x.value];
  return h("section", { class: "card track" },
    h("h3", {}, x.name, " ", h("b", {}, String(x.value))),
    h("ol", {}, (x.spots ?? []).map((s, i) =>
      h("li", { class: (i === x.value ? "here" : i < x.value ? "past" : "") + (s.power ? " power" : ""), "aria-current": i === x.value ? "true" : undefined },
        h("span", { class: "dot", "aria-hidden": "true" }), h("span", { class: "label" }, s.label), s.power ? h("span", { class: "what" }, s.power) : null, s.grade ? h("small", {}, s.grade) : null))),
    now?.power ? h("p", { class: "quiet" }, now.power) : null);
}

// One seat's page: it follows the table and shows what this seat may know.

import { h, lay, learn, sign, t, forget } from "./dom.js";
import { Line } from "./line.js";
import { Veil } from "./veil.js";
import { Unveil } from "./unveil.js";
import { drawTurn, drawActs, formKey } from "./acts.js";
import { drawOwn, drawCheck } from "./own.js";
import { drawTable, drawTracks } from "./table.js";
import { drawMoves, drawNotes } from "./story.js";
import { Record } from "./record.js";

const at = (id) => document.getElementById(id);
const parts = { turn: drawTurn, acts: drawActs, own: drawOwn, check: drawCheck, tracks: drawTracks, mats: drawTable, moves: drawMoves, notes: drawNotes };
const wide = matchMedia("(min-width: 56rem)");

// What the page knows. filled, unfolded, choosing and check are what its user
// has begun.
const page = {
  hello: null,
  number: 0,
  state: null,
  up: false,
  tab: "now",
  filled: {},
  unfolded: {},
  choosing: null,
  said: {},
  busy: null,
  check: { typed: "", card: "", lines: null },
  saidLast: "",
  draw,
  act,
  look,
};

const line = new Line((event, detail) => {
  switch (event) {
    case "hello":
      page.hello = detail;
      record.begin(detail.game, detail.record);
      for (const id of ["top", "line", "tabs", ...Object.keys(parts)]) forget(at(id));
      break;
    case "state":
      take(detail);
      break;
    case "up":
    case "down":
      page.up = event === "up";
      if (!page.up) page.busy = null;
      say(page.up ? t("Connected.") : t("Connection lost. Trying again…"));
      break;
    default:
      conceal();
      veil.close(event);
      unveil.stop();
      page.state = null;
  }
  draw();
});

const record = new Record("record");
const own = new Record("own " + location.pathname);

const veil = new Veil(at("veil"), {
  covered: () => {
    if (veil.hides()) say("");
    draw();
  },
  again: () => line.start(),
  uncover: () => line.renew(),
});

const unveil = new Unveil({ changed: () => draw(), say: (text) => veil.hides() || say(text), over: show });

// take follows the record at once, and shows a new state when it may be seen.
function take(message) {
  record.follow(message.state.recorded, message.state.record, message.state.over);
  if (message.state.kept && own.doubt !== "changed") own.begin(page.hello.game, message.state.kept);
  if (unveil.holds(page.state, message)) veil.lift();
  else show(message);
}

// show shows a new state of the table.
function show({ n, state }) {
  const news = page.state && !page.state.concealed ? (state.moves ?? []).slice(page.state.moves?.length ?? 0).flatMap((m) => m.story) : [];
  const due = (s) => (s?.forms ?? []).filter((f) => f.due).map((f) => f.title);
  news.push(...due(state).filter((title) => !due(page.state).includes(title)));
  page.number = n;
  page.state = state;
  veil.open(state);
  if (page.choosing && !state.actions?.some((a) => JSON.stringify(a) === page.choosing.offer)) page.choosing = null;
  const offered = (state.forms ?? []).map(formKey);
  for (const key of Object.keys(page.filled)) if (!state.concealed && !offered.includes(key)) delete page.filled[key];
  for (const key of Object.keys(page.said)) if (page.said[key].n !== n) delete page.said[key];
  if (page.check.card) look(page.check.card);
  const mine = state.turn.includes(state.seat) && state.seat > 0;
  document.title = (mine ? t("Your turn") + " · " : "") + page.hello.title;
  const words = (mine ? t("Your turn") + ": " : "") + state.prompt;
  if (words !== page.saidLast) news.push(words);
  if (veil.hides()) say(mine ? t("Your turn") : ""); // the neighbours hear it, too
  else if (news.length) say(news.join(" "));
  page.saidLast = words;
}

// bare is what the cover needs of a state.
const bare = ({ seat, seats, turn, over, unveil }) => ({ seat, seats, turn, over, unveil, concealed: true });

// conceal lets go what a covered page, or one that has ended, needs not: all but what
// the cover shows and what its user has begun to fill in.
function conceal() {
  const { state, filled } = page;
  if (!state) return;
  Object.assign(page, { choosing: null, said: {}, saidLast: "", check: { typed: "", card: "", lines: null } });
  const { waits } = unveil;
  if (waits && !waits.state.over) unveil.waits = { n: waits.n, state: bare(waits.state) };
  if (state.concealed) return;
  for (const f of state.forms ?? []) {
    const key = formKey(f);
    for (const [i, p] of (filled[key] ?? []).entries()) if (p.typed === "" && p.word === (f.parts[i].given ?? "")) p.word = null;
    if (filled[key]?.every((p) => p.word === null)) delete filled[key];
  }
  page.state = veil.state = bare(state);
}

// act sends what was chosen and shows what became of it.
async function act(what, message) {
  if (page.busy) return;
  page.busy = what;
  delete page.said[what];
  draw();
  const answer = await line.ask(message);
  page.busy = null;
  page.said[what] = answer
    ? { n: page.number, ok: answer.ok, text: answer.ok ? t("Done.") : answer.say }
    : { n: page.number, ok: false, text: t("The connection was lost. Look whether it was done before you try again.") };
  if (!veil.hides()) say(page.said[what].text);
  draw();
}

// look asks what this seat may know of a card.
async function look(card) {
  page.check.card = card;
  const answer = await line.ask({ check: { card } });
  if (page.check.card !== card) return;
  if (answer?.ok) page.check.lines = answer.lines ?? [];
  draw();
}

// say speaks to whoever listens to the page.
function say(text) {
  at("said").textContent = text;
}

function draw() {
  const { state, hello } = page;
  const covered = veil.hides();
  if (veil.mode === "covered" && covered) conceal(); // one that is away for a moment keeps it
  drawTop(covered);
  const doubt = record.doubt || own.doubt;
  lay(at("line"), [page.up, !!state, doubt], () =>
    page.up
      ? h("p", {}, doubt === "new"
            ? t("The table plays another game than the one that this phone has followed, which was not over. Is it a new game? If not, the saved game was changed.")
            : t("The table's record is not the one that this phone has followed: the saved game was changed. Tell the others."), " ",
          h("button", { type: "button", class: "small", onclick: () => (record.accept(), own.accept(), draw()) }, doubt === "new" ? t("It is a new game") : t("Follow it all the same")))
      : h("p", {}, t("Connection lost. Trying again…"), " ", h("button", { type: "button", class: "small", onclick: () => line.look() }, t("Try now"))));
  at("line").hidden = (page.up && !doubt) || !state;
  document.body.classList.toggle("lost", !page.up);
  document.body.classList.toggle("public", state?.seat === 0);
  const shut = covered || !state;
  unveil.draw(at("unveil"));
  at("unveil").hidden ||= shut;
  at("page").hidden = shut || unveil.plays();
  at("tabs").hidden = shut || unveil.plays();
  if (shut || !hello) {
    for (const id of Object.keys(parts)) {
      at(id).replaceChildren();
      forget(at(id));
    }
    return;
  }
  for (const [id, drawPart] of Object.entries(parts)) drawPart(at(id), page);
  drawTabs();
}

function drawTop(covered) {
  const { state, hello } = page;
  const me = state?.seats[state.seat];
  lay(at("top"), [me, hello?.title, covered, page.up], () => {
    if (!me) return h("h1", { class: "brand" }, hello?.title ?? "Grovewatch");
    return [
      h("h1", { colour: me.colour }, state.seat ? sign(me) : null, h("span", {}, state.seat ? me.name : t("The table")), h("small", {}, hello.title)),
      h("span", { class: "lamp " + (page.up ? "up" : "down") }, page.up ? t("live") : t("offline")),
      state.seat ? h("button", { type: "button", class: "small", "data-key": "cover", onclick: () => veil.cover() }, t("Cover")) : null,
    ];
  });
}

// drawTabs shows one part at a time where there is room for one only.
function drawTabs() {
  const own = page.state.seat > 0;
  const names = own ? { now: t("Now"), table: t("Table"), moves: t("Moves"), notes: t("Notes") } : { now: t("Table"), moves: t("Moves") };
  if (!names[page.tab]) page.tab = "now";
  for (const id of ["now", "table", "moves", "notes"]) {
    const tab = id === "table" && !own ? "now" : id;
    at(id).hidden = !names[tab] || (!wide.matches && page.tab !== tab);
  }
  lay(at("tabs"), [names, page.tab], () => {
    at("tabs").setAttribute("aria-label", t("Parts of the page"));
    return Object.entries(names).map(([id, name]) =>
      h("button", { type: "button", "data-key": id, "aria-current": page.tab === id ? "page" : undefined,
        onclick: () => {
          page.tab = id;
          draw();
          scrollTo(0, 0);
        } }, name));
  });
}

wide.addEventListener("change", draw);
// The words come first, so that even a page that may not join speaks the
// table's language; without them it speaks English.
try {
  learn(await (await fetch("words.json")).json());
} catch {
  learn({});
}
document.documentElement.lang = t("en");
draw();
line.begin();

// What lies over the page: the cover that hides it from the neighbours, and
// the words when it has ended.

import { h, lay, sign, t } from "./dom.js";

const idle = 2 * 60 * 1000; // until it covers itself
const glance = 20 * 1000; // so long it may be away and come back uncovered
const place = "covered " + location.pathname;

// brief reports whether no more than a glance has passed since a time. Of a clock that
// was set back meanwhile nobody knows.
function brief(since) {
  const time = Date.now() - since;
  return time >= 0 && time <= glance;
}

export class Veil {
  constructor(element, on) {
    this.element = element;
    this.on = on;
    this.mode = this.covered() ? "covered" : ""; // or "away", or why the line has ended
    this.state = null;
    this.asked = 0; // when it was to be uncovered, while there is no state to show yet
    this.lost = false; // the table could not be asked for it at once
    for (const e of ["pointerdown", "keydown", "scroll"]) addEventListener(e, () => this.stir(), { passive: true });
    document.addEventListener("visibilitychange", () => this.turn());
    this.stir();
  }

  // covered reports whether the page was covered, or away for long, when it was last
  // open here: loading it anew does not uncover it.
  covered() {
    try {
      const since = sessionStorage.getItem(place);
      return since !== null && !brief(since);
    } catch {
      return false;
    }
  }

  // note keeps since when nobody looks at the page; null for what is shown.
  note(since) {
    try {
      if (since === null) sessionStorage.removeItem(place);
      else sessionStorage.setItem(place, since);
    } catch {
      // A device that keeps nothing shows the page when it is loaded anew.
    }
  }

  // stir puts the cover off, by so long.
  stir(time = idle) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.cover(), time);
  }

  // turn covers the page while nobody looks at it.
  turn() {
    if (document.hidden && this.mode === "") {
      this.mode = "away";
      this.since = Date.now();
      this.stir(glance);
    } else if (!document.hidden && this.mode === "away") {
      this.mode = brief(this.since) ? "" : "covered";
      this.stir();
    }
    if (this.mode === "away") this.note(this.since);
    else if (this.mode === "") this.note(null);
    this.show();
  }

  // secret reports whether there is anything to cover.
  secret() {
    return this.state?.seat > 0 && !this.state.over;
  }

  hides() {
    return this.mode !== "" && (this.secret() || !["covered", "away"].includes(this.mode));
  }

  cover() {
    if (this.secret()) {
      this.note(0);
      this.asked = 0;
      if (["", "away"].includes(this.mode)) this.mode = "covered";
    }
    this.show();
  }

  // lift uncovers the page, if that was asked for a short time ago, now that there is
  // something to show, and reports whether it did.
  lift() {
    const wanted = brief(this.asked) && !document.hidden;
    if (wanted) {
      this.asked = 0;
      this.mode = "";
      this.note(null);
      this.show();
      document.querySelector("#now [data-home]")?.focus({ preventScroll: true });
    }
    return wanted;
  }

  // open takes a new state of the table and lifts the words of an ending.
  open(state) {
    this.state = state;
    if (this.lift()) return;
    this.asked = 0;
    if (!["covered", "away"].includes(this.mode)) this.mode = this.mode && this.covered() ? "covered" : "";
    this.show();
  }

  // close says that the page has ended.
  close(why) {
    this.mode = why;
    this.asked = 0;
    this.show();
  }

  // uncover asks for the state, which a covered page does not hold.
  uncover() {
    this.asked = Date.now();
    this.lost = !this.on.uncover();
    this.show();
  }

  show() {
    const { element } = this;
    element.hidden = !this.hides();
    this.on.covered(); // first: what the cover is made of must not hold the rest
    const { state } = this;
    lay(element, [this.mode, this.hides(), state?.seat, state?.turn, this.asked && this.lost], () => {
      if (element.hidden) return [];
      const words = {
        taken: [t("This link is in use on another device."), t("If that is yours, ask the table for a new link and scan it.")],
        replaced: [t("This page was opened again elsewhere."), t("It follows the game there.")],
        withdrawn: [t("This link no longer works."), t("Ask the table for the new one and scan it.")],
      }[this.mode];
      if (words) {
        return h("div", { class: "word" }, h("h2", {}, words[0]), h("p", {}, words[1]),
          this.mode === "replaced" && h("button", { type: "button", class: "main", onclick: () => this.on.again() }, t("Try again")));
      }
      const me = state.seats[state.seat];
      const turn = state.turn.filter((s) => s > 0).map((s) => state.seats[s].name).join(", ");
      return h("div", { class: "word", colour: me.colour }, sign(me), h("h2", {}, t("Covered")),
        h("p", {}, state.turn.includes(state.seat) ? t("It is your turn.") : turn ? t("It is the turn of: %s", turn) : state.turn.length ? t("Everyone acts: look at the table.") : ""),
        this.asked > 0 && this.lost && h("p", { class: "quiet" }, t("Connection lost. Trying again…")),
        h("button", { type: "button", class: "main", "data-key": "uncover", "data-home": true, onclick: () => this.uncover() }, t("Show my page")));
    });
    if (!element.hidden && this.mode === "covered") element.querySelector("button")?.focus();
  }
}

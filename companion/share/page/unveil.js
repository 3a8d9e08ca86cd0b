// What was hidden is shown step by step, at the pace of the table's window. A
// state that tells how it ends waits until then.

import { h, lay, t } from "./dom.js";

export class Unveil {
  // changed draws the page anew, say speaks, and over is given the last message
  // that had to wait.
  constructor({ changed, say, over }) {
    Object.assign(this, { changed, say, over, shown: null, waits: null, step: 0, timer: 0 });
  }

  plays() {
    return this.shown !== null;
  }

  // holds reports whether a message must wait. A page that has just been opened
  // does not see again what was shown before.
  holds(before, message) {
    const now = message.state.unveil;
    const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
    if (this.plays() && same(now, this.shown)) {
      this.waits = message;
      return true;
    }
    this.stop();
    if (!before || !now || same(before.unveil, now)) return false;
    Object.assign(this, { shown: now, waits: message, step: 0 });
    this.say(now.title);
    this.later(now.step_ms);
    this.changed();
    return true;
  }

  later(ms) {
    this.timer = setTimeout(() => this.advance(), ms);
  }

  advance() {
    const u = this.shown;
    const s = u.steps[this.step++];
    if (!s) return this.end();
    const words = [`${s.name}. ${t("Said")}: ${s.said}. ${t("True")}: ${s.true}.`];
    const last = this.step === u.steps.length;
    if (last) words.push(u.verdict);
    this.say(words.join(" "));
    this.later(last ? u.verdict_ms : u.step_ms);
    this.changed();
  }

  // end goes on with the newest state.
  end() {
    const message = this.waits;
    this.stop();
    this.over(message);
    this.changed();
  }

  stop() {
    clearTimeout(this.timer);
    this.shown = this.waits = null;
  }

  draw(element) {
    const u = this.shown;
    element.hidden = !u;
    lay(element, [u, this.step], () => {
      if (!u) return [];
      const done = this.step >= u.steps.length;
      return h("div", { class: "card unveil" },
        h("h2", {}, u.title),
        h("ol", {}, u.steps.map((s, i) => {
          const open = i < this.step;
          return h("li", { class: open ? (s.right ? "right" : "wrong") : undefined },
            h("b", {}, s.name), h("span", {}, t("Said") + ": " + s.said),
            h("span", {}, t("True") + ": " + (open ? s.true : "?"), open ? (s.right ? " ✓" : " ✗") : null));
        })),
        done ? h("p", { class: "verdict" + (u.good ? " right" : " wrong") }, u.verdict) : null,
        done ? h("button", { type: "button", class: "main", "data-key": "unveil", onclick: () => this.end() }, t("Go on")) : null);
    });
  }
}

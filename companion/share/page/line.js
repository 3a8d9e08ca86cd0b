// The line to the table: it joins, listens, and comes back by itself.

const closed = { 4001: "replaced", 4003: "withdrawn" };

// Line tells its owner by on(event, detail): "hello" and "state" with what the
// table says; "up" and "down" as the line goes; and "replaced",
// "taken" or "withdrawn" when it has ended and does not come back by itself.
export class Line {
  constructor(on) {
    this.on = on;
    this.socket = null;
    this.failures = 0;
    this.ended = ""; // or why
    this.beat = 20000;
    this.heard = 0;
    this.id = 0;
    this.waiting = new Map();
  }

  // begin joins the table and looks after the line from then on.
  begin() {
    document.addEventListener("visibilitychange", () => document.hidden || this.look());
    addEventListener("pageshow", () => this.look());
    addEventListener("online", () => this.look());
    addEventListener("offline", () => this.lose());
    this.start();
  }

  // start joins the table, unless that is under way.
  async start() {
    clearTimeout(this.again);
    if (this.joining || this.socket) return;
    this.ended = "";
    this.joining = true;
    let status = 0;
    try {
      const stop = AbortSignal.timeout?.(8000); // older browsers wait as long as they like
      status = (await fetch("join", { method: "POST", cache: "no-store", signal: stop })).status;
    } catch {
      status = 0;
    }
    this.joining = false;
    if (status === 204) this.open();
    else if (status === 409) this.end("taken");
    else if (status === 404) this.end("withdrawn");
    else this.lose();
  }

  open() {
    const url = new URL("live", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    this.watch();
    socket.onmessage = (e) => {
      if (socket !== this.socket) return;
      this.watch();
      this.take(JSON.parse(e.data));
    };
    socket.onclose = (e) => {
      if (socket !== this.socket) return;
      if (closed[e.code]) this.end(closed[e.code]);
      else this.lose();
    };
  }

  take(m) {
    if (m.ping) this.socket.send('{"pong":1}');
    else if (m.hello) {
      this.failures = 0;
      this.beat = m.hello.beat;
      this.on("up");
      this.on("hello", m.hello);
    } else if (m.state) this.on("state", m);
    else if (m.re) {
      this.waiting.get(m.re)?.(m);
      this.waiting.delete(m.re);
    }
  }

  // ask sends a message and gives the answer; null when the line is lost.
  ask(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.id;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.socket.send(JSON.stringify({ id, ...message }));
    });
  }

  // renew asks for the newest state again and reports whether it could; a line that
  // is lost gets it when it is back.
  renew() {
    const open = this.socket?.readyState === WebSocket.OPEN;
    if (open) this.socket.send('{"again":1}');
    else this.look();
    return open;
  }

  // watch gives the line up when nothing is heard for two beats.
  watch() {
    this.heard = Date.now();
    clearTimeout(this.dead);
    this.dead = setTimeout(() => this.lose(), 2 * this.beat);
  }

  // look makes sure of the line, now that someone looks at the page. A link that was
  // withdrawn may be back with its game.
  look() {
    if (this.ended && this.ended !== "withdrawn") return;
    if (this.socket && Date.now() - this.heard > 1.5 * this.beat) this.lose();
    if (!this.socket) {
      this.failures = 0;
      this.start();
    }
  }

  hangUp() {
    clearTimeout(this.dead);
    clearTimeout(this.again);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const done of this.waiting.values()) done(null);
    this.waiting.clear();
  }

  // lose says that the line is gone and tries again, ever more slowly, while
  // somebody may be looking.
  lose() {
    if (this.ended) return;
    this.hangUp();
    this.on("down");
    const wait = Math.min(500 * 2 ** this.failures++, 10000) * (0.75 + Math.random() / 2);
    this.again = setTimeout(() => document.hidden || this.start(), wait);
  }

  end(why) {
    this.ended = why;
    this.hangUp();
    this.on(why);
  }
}

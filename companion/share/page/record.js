// The record: the running check of the transcript, kept on this device with the
// game that it is of, or that of what a seat alone may know. A table that goes on with a
// changed transcript has another one. An entry that this page has not heard of is empty.

export class Record {
  constructor(place) {
    this.place = place;
    this.kept = { game: "", list: [], over: false };
    this.doubt = ""; // "new": it is another game; "changed": it is the same, changed
  }

  // begin compares the table's record with the one that was kept.
  begin(game, list) {
    const was = this.read();
    this.kept = { game, list, over: false };
    this.doubt = "";
    if (was.list.length > 0 && was.game !== game) this.doubt = was.over ? "" : "new";
    else if (was.list.length > list.length || was.list.some((check, i) => check && check !== list[i])) this.doubt = "changed";
    if (!this.doubt) this.keep();
  }

  // follow takes the entry that came with a new state.
  follow(count, entries, over) {
    const { list } = this.kept, last = entries?.[0];
    this.kept.over = over;
    if (count > list.length + 1) list.length = count - 1; // several moves at once: what lies between is not known
    if (count > 0) {
      if (count <= list.length && list[count - 1] !== last) this.doubt ||= "changed";
      list[count - 1] = last;
    }
    if (!this.doubt) this.keep();
  }

  // accept takes the table's record as the one to follow from now on.
  accept() {
    this.doubt = "";
    this.keep();
  }

  read() {
    try {
      const was = JSON.parse(localStorage.getItem(this.place));
      return Array.isArray(was?.list) ? was : { game: "", list: [] };
    } catch {
      return { game: "", list: [] };
    }
  }

  keep() {
    try {
      localStorage.setItem(this.place, JSON.stringify(this.kept));
    } catch {
      // A device that keeps nothing cannot compare.
    }
  }
}

// The record: the running check of the public transcript, kept on this device.
// A table that goes on with a changed transcript has another one. An entry that
// this page has not heard of is empty.

const place = "record";
const fewest = 3; // a table with fewer moves is a new game

export class Record {
  constructor() {
    this.list = [];
    this.doubt = false;
  }

  // begin compares the table's record with the one that was kept.
  begin(list) {
    const kept = this.read();
    this.list = list ?? [];
    this.doubt = kept.length > 0 && this.list.length >= fewest &&
      (kept.length > this.list.length || kept.some((check, i) => check && check !== this.list[i]));
    if (!this.doubt) this.keep();
  }

  // follow takes the entry that came with a new state.
  follow(count, [last]) {
    if (count > this.list.length + 1) this.list.length = count - 1; // several moves at once: what lies between is not known
    if (count > 0) {
      this.doubt ||= count <= this.list.length && this.list[count - 1] !== last;
      this.list[count - 1] = last;
    }
    if (!this.doubt) this.keep();
  }

  // accept takes the table's record as that of a new game.
  accept() {
    this.doubt = false;
    this.keep();
  }

  read() {
    try {
      return JSON.parse(localStorage.getItem(place)) ?? [];
    } catch {
      return [];
    }
  }

  keep() {
    try {
      localStorage.setItem(place, JSON.stringify(this.list));
    } catch {
      // A device that keeps nothing cannot compare.
    }
  }
}

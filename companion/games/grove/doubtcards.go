package grove

import (
	"errors"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// classifies reports whether an object is to be laid on a space now.
func (p *position) classifies(c cardNo) bool {
	switch p.phase {
	case starting:
		return p.at[c] == shown
	case claimed:
		return c == p.said
	case visiting:
		return p.at[c] == unseen
	case sorting:
		return slices.Contains(p.row[:], c)
	}
	return false
}

// laid: an open object lies where another was due, or hidden (R26, R32, R36,
// R37, R42 to R44, R66).
func (d *doubt) laid() {
	w := d.pack
	for c := cardNo(1); c <= d.pack.last; c++ {
		id := w.cards[c]
		at := w.zoneNos[d.seen[id]]
		if d.seen[id] == "" || d.seen[id] == d.expected[id] || !at.isSpace() && !at.isLane() {
			continue
		}
		came := slices.Contains(d.came, c)
		switch due := d.downOwner(); {
		case came && at.isLane():
			if whose, _ := laneOf(at); whose != due {
				continue
			}
			d.ask("This card should be face down. Turn it face down, or count it as face up?")
		case came && d.phase == hidden:
			d.ask("From trust %d on, the first prediction is hidden. Turn it face down?", d.powerFrom(secretOne))
		case came && due == kid:
			d.ask("From trust %d on, this card is hidden from the Agents. Turn it face down?", d.powerFrom(hideOwn))
		case !at.isSpace() || !d.classifies(c):
			continue
		default:
			if d.phase == sorting {
				if k := slices.Index(d.row[:], c); at.spaceSide() != d.marks[k] {
					d.ask("The token says that %s belongs %s.", w.titles[c], sidePhrase(d.marks[k]))
					break
				}
			}
			var no *game.Refusal
			if !errors.As(d.free(at), &no) {
				continue
			}
			d.text = no.Text
		}
		if under := d.position.under(at); under != 0 {
			d.take(w.zones[at], id, w.cards[under])
		} else {
			d.take(w.zones[at], id)
		}
		return
	}
}

// under is the object that lies open on a space, or 0.
func (p *position) under(at place) cardNo {
	if at.isSpace() {
		return p.top[at]
	}
	return 0
}

// proofRow: the objects of a proof (R59, R62).
func (d *doubt) proofRow() {
	if d.phase == guessing && d.seen[turnMarker] == turnZones[d.seat] {
		return // first the marker says that the marks are set
	}
	for k, c := range d.row {
		z := d.seen[d.pack.cards[c]]
		switch {
		case c == 0:
			// The next free column comes first.
			if d.phase != acting && d.phase != predicts && d.phase != rowing || k != d.rowLaid() {
				continue
			}
			for _, x := range d.came {
				if at := d.pack.zoneNos[d.seen[d.pack.cards[x]]]; at > firstRow+place(k) && at < firstLane {
					d.ask("Fill the proof row from the left: column %d is next.", k+1)
				}
			}
		case d.phase == guessing && z != guessZones[on][k] && z != guessZones[by][k]:
			d.ask("Column %d is on neither side.", k+1)
		case z == "" || z == guessZones[d.guess[k]][k]:
			continue
		case d.phase == lifting && d.pack.zoneNos[z].isSpace():
			d.ask("Cards of the proof are being moved. Is the shield lifted?")
			d.accept = d.lifts()
		case d.phase == lifting:
			d.ask("Column %d was moved after the proof was locked. The locked side counts.", k+1)
			if d.roofGone() {
				d.accept = d.lifts()
			}
		case d.phase == sorting && !d.pack.zoneNos[z].isSpace():
			d.ask("Column %d was moved after the shield was lifted. The locked side counts.", k+1)
		}
		if d.text.Format != "" {
			return
		}
	}
}

// claimCells: the claim changed (R25).
func (d *doubt) claimCells() {
	s := claimOf(d.seen[claimToken])
	if s == noSide || d.claim == noSide || s == d.claim {
		return
	}
	switch d.phase {
	case claimed, hidden:
		d.ask("The claim changed. Does the first one count?")
		d.take(claimZones[s], claimToken)
	case right, ended:
		d.ask("The claim changed after the card was classified: the first one counts.")
	}
}

// open: an open object that nobody may move now (R74).
func (d *doubt) open() {
	w := d.pack
	for c := cardNo(1); c <= d.pack.last; c++ {
		at, now := d.at[c], d.seen[w.cards[c]]
		if to := w.zoneNos[now]; at.isSpace() && now != "" && to != at {
			if to.isSpace() {
				d.ask("%s has moved to %s. Put it back?", w.titles[c], spaceName(to))
				if there := d.position.under(to); there != 0 && slices.Contains(d.gone, there) {
					return // covered: the rules cannot take that
				}
				d.take(now, w.cards[c])
			} else {
				d.ask("%s has moved from its space. Put it back?", w.titles[c])
			}
			return
		}
	}
	for _, c := range d.gone {
		at := d.at[c]
		switch {
		case at.isSpace():
			for _, x := range d.came {
				if d.pack.zoneNos[d.seen[w.cards[x]]] == at && !d.classifies(x) {
					d.ask("%s lies where %s was. Did the camera misread it?", w.titles[x], w.titles[c])
					d.take(w.zones[at], w.cards[x])
					return
				}
			}
			d.ask("%s is no longer %s. Is it covered, lifted or removed?", w.titles[c], spaceName(at))
			return
		case d.classifies(c):
			d.ask("%s is not on a space yet. Is it admitted or repelled?", w.titles[c])
			return
		}
	}
}

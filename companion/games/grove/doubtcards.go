package grove

import (
	"errors"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// classifies reports whether an object is to be laid on a space now.
func (p *position) classifies(c kit.Piece) bool {
	switch p.phase {
	case starting, claimed:
		return p.At(c) == show
	case visiting:
		return p.At(c) == kit.Nowhere
	case sorting:
		return grounds[p.At(c)].column > 0
	}
	return false
}

// laid: an open object lies where another was due, or hidden (R26, R32, R36,
// R37, R42 to R44, R66).
func (d *doubt) laid() {
	for c := range d.house.pack.cards() {
		id, at := d.Set().ID(c), d.lies(c)
		g := grounds[at]
		if d.seen[id] == d.expected[id] || !g.space && !g.lane() {
			continue
		}
		came := slices.Contains(d.came, c)
		switch due := d.downOwner(); {
		case came && g.lane():
			if g.owner != due {
				continue
			}
			d.ask("This card should be face down. Turn it face down, or count it as face up?")
		case came && d.phase == hidden:
			d.ask("From trust %d on, the first prediction is hidden. Turn it face down?", d.house.track.from(secretOne))
		case came && due == kid:
			d.ask("From trust %d on, this card is hidden from the Agents. Turn it face down?", d.house.track.from(hideOwn))
		case !g.space || !d.classifies(c):
			continue
		case d.phase == sorting && g.side != d.marks[grounds[d.At(c)].column-1]:
			d.ask("The token says that %s belongs %s.", d.title(c), g.side.other().phrase())
		default:
			var no *game.Refusal
			if !errors.As(d.free(at), &no) {
				continue
			}
			d.text = no.Text
		}
		if under := d.Top(at); g.space && under != 0 {
			d.take(zone(at), id, d.Set().ID(under))
		} else {
			d.take(zone(at), id)
		}
		return
	}
}

// proofRow: the objects of a proof (R59, R62).
func (d *doubt) proofRow() {
	if d.phase == guessing && d.lies(d.house.pack.turn) == turns[d.seat] {
		return // first the marker says that the marks are set
	}
	for k := range columns {
		c, s := d.column(k)
		at := d.lies(c)
		switch {
		case c == 0:
			// The next free column comes first.
			if d.phase != acting && d.phase != predicts && d.phase != rowing || k != d.rowLaid() {
				continue
			}
			for _, x := range d.came {
				if grounds[d.lies(x)].column > k+1 {
					d.ask("Fill the proof row from the left: column %d is next.", k+1)
				}
			}
		case d.phase == guessing && at != row[on][k] && at != row[by][k]:
			d.ask("Column %d is on neither side.", k+1)
		case d.seen[d.Set().ID(c)] == "" || at == row[s][k]:
			continue
		case d.phase == lifting && grounds[at].space:
			d.ask("Cards of the proof are being moved. Is the shield lifted?")
			d.accept = d.lifts()
		case d.phase == lifting:
			d.ask("Column %d was moved after the proof was locked. The locked side counts.", k+1)
			if d.roofGone() {
				d.accept = d.lifts()
			}
		case d.phase == sorting && !grounds[at].space:
			d.ask("Column %d was moved after the shield was lifted. The locked side counts.", k+1)
		}
		if d.text.Format != "" {
			return
		}
	}
}

// claimCells: the claim changed (R25).
func (d *doubt) claimCells() {
	was, at := d.claim(), d.lies(d.house.pack.claim)
	if is := claimOf(at); is == noSide || was == noSide || is == was {
		return
	}
	switch d.phase {
	case claimed, hidden:
		d.ask("The claim changed. Does the first one count?")
		d.take(zone(at), claimToken)
	case right, ended:
		d.ask("The claim changed after the card was classified: the first one counts.")
	}
}

// open: an open object that nobody may move now (R74).
func (d *doubt) open() {
	for c, from := range d.classified() {
		to := d.lies(c)
		switch {
		case !grounds[from].space || d.seen[d.Set().ID(c)] == "" || to == from:
			continue
		case !grounds[to].space:
			d.ask("%s has moved from its space. Put it back?", d.title(c))
			return
		}
		d.ask("%s has moved to %s. Put it back?", d.title(c), spaceName(to))
		if there := d.Top(to); there == 0 || !slices.Contains(d.gone, there) { // else covered: the rules cannot take that
			d.take(zone(to), d.Set().ID(c))
		}
		return
	}
	for _, c := range d.gone {
		at := d.At(c)
		switch {
		case grounds[at].space:
			for _, x := range d.came {
				if d.lies(x) == at && !d.classifies(x) {
					d.ask("%s lies where %s was. Did the camera misread it?", d.title(x), d.title(c))
					d.take(zone(at), d.Set().ID(x))
					return
				}
			}
			d.ask("%s is no longer %s. Is it covered, lifted or removed?", d.title(c), spaceName(at))
			return
		case d.classifies(c):
			d.ask("%s is not on a space yet. Is it admitted or repelled?", d.title(c))
			return
		}
	}
}

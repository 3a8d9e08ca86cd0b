package demo

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// What the people are told from the window, and how they go on from it.

// Rest has the people begin no other move until they rest no more. It may be
// called from any goroutine.
func (d *Demo) Rest(on bool) { d.rests.Store(on) }

// Slow has the people rest longer after each move, so that others can follow. It may be
// called from any goroutine.
func (d *Demo) Slow(on bool) { d.slow.Store(on) }

// Hear tells the people whether the referee says something: they then put right
// what somebody did wrong. While it asks, they wait for an answer for some time. It may
// be called from any goroutine.
func (d *Demo) Hear(said, asks bool) {
	d.heard.Store(said)
	d.asked.Store(asks)
}

// Push has a hand lay a piece in a zone, rightly or not, for somebody at the window. The
// people put it back after some time, unless they rest or it makes a move that is
// recorded. It may be called from any goroutine. A piece that is not on the table is laid
// face up; one that lies there already, or cannot lie there, stays where it is.
func (d *Demo) Push(piece, zone string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.pushed = append(d.pushed, Act{Piece: piece, To: zone})
}

// PutBack has the people put right what lies wrong, even while they rest. It may be called
// from any goroutine.
func (d *Demo) PutBack() { d.backs.Store(true) }

// push does what was wished for at the window.
func (d *Demo) push() (out []tabletop.Act) {
	d.mu.Lock()
	acts := d.pushed
	d.pushed = nil
	d.mu.Unlock()
	for _, a := range acts {
		lying := d.table.World.Find(a.Piece)
		_, z, place := d.table.World.Box.Zone(a.To)
		piece, known := d.table.World.Box.Piece(a.Piece)
		if !place || !known || !z.Accepts(piece.Kind) || lying != nil && lying.Zone == a.To {
			continue
		}
		a.Back = lying != nil && lying.Down
		out = append(out, d.table.carry(a, d.table.Person(d.state, game.Table)))
		d.wrong, d.guests, d.since = true, true, 0
	}
	return out
}

// Recorded tells the people of a move that the referee has recorded, theirs or of somebody
// at the window. One that was said by button or key their hands make, as nothing on the
// table shows it. It may be called from any goroutine.
func (d *Demo) Recorded(m game.Move, said bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.recorded = append(d.recorded, m)
	d.record.moves = append(d.record.moves, m)
	if said {
		d.said = append(d.said, m)
	}
}

// TakenBack tells them that the last move that is recorded was taken back. It may be
// called from any goroutine.
func (d *Demo) TakenBack() {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.record.takeBack()
	n := len(d.recorded)
	if n == 0 {
		d.back++
		return
	}
	if i := len(d.said) - 1; i >= 0 && d.said[i].Equal(d.recorded[n-1]) {
		d.said = d.said[:i]
	}
	d.recorded = d.recorded[:n-1]
}

// oblige makes the moves that were said at the window, after those that somebody there has
// laid before. One that the people have made themselves meanwhile the rules refuse, and it
// lies there already. What they have gone on from and was taken back lies wrong, as it was
// laid for somebody at the window.
func (d *Demo) oblige() (out []tabletop.Act) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for ; d.back > 0; d.back-- {
		if n := len(d.gone); n > 0 {
			d.state, d.gone, d.moves = d.gone[n-1], d.gone[:n-1], d.moves[:len(d.moves)-1]
			d.wrong, d.guests, d.since = true, true, 0
		}
	}
	for _, m := range d.said {
		if i := slices.IndexFunc(d.recorded, m.Equal); d.guests && i > 0 {
			d.catchUp(i, m)
		}
		after, _, err := d.state.Apply(m)
		if err != nil && d.record.revised {
			if i := len(d.record.moves) - 1; i >= 0 && d.record.moves[i].Equal(m) && d.adopt(i) {
				d.wrong, d.guests, d.since = true, true, 0
				after, _, err = d.state.Apply(m)
			}
		}
		if err != nil {
			continue
		}
		before := d.state
		d.gone, d.moves, d.state = append(d.gone, before), append(d.moves, m), after
		d.recorded = d.recorded[1+slices.IndexFunc(d.recorded, m.Equal):]
		by := d.table.Person(after, m.Seat)
		for _, a := range Acts(d.table.Between(before, after)) {
			out = append(out, d.table.carry(a, by))
		}
	}
	d.said = nil
	return out
}

// follow has the people go on from what somebody at the window has played, and gives the
// pieces that still lie wrong.
func (d *Demo) follow() []Change {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.guests {
		return d.table.Faults(d.state)
	}
	faults := d.catchUp(len(d.recorded))
	if d.record.revised && len(faults) > 0 {
		if state, ok := d.recordedTo(len(d.record.moves)); ok && len(d.table.Faults(state)) < len(faults) && d.adopt(len(d.record.moves)) {
			faults = d.table.Faults(d.state)
		}
	}
	return faults
}

// catchUp has the people go on from those of the first n moves recorded last, up to the
// nth, by which the fewest pieces lie wrong, or else from those after which they can make
// the next moves, if there are any. It gives the pieces that lie wrong. Where the rules take
// all of them, only what the people may have made themselves is left out.
func (d *Demo) catchUp(n int, next ...game.Move) []Change {
	faults, from := d.table.Faults(d.state), n
	_, err := game.After(d.state, next...)
	for i := range n { // the first may be the people's own
		state, refused := game.After(d.state, d.recorded[i:n]...)
		if refused != nil {
			continue
		}
		if _, refused = game.After(state, next...); refused != nil {
			continue
		}
		if f := d.table.Faults(state); err != nil || len(f) < len(faults) || from == n && len(f) == len(faults) {
			from, faults, err = i, f, nil
		}
		if !d.madeLast(d.recorded[i]) {
			break
		}
	}
	if from < n {
		for _, m := range d.recorded[from:n] {
			d.gone, d.moves = append(d.gone, d.state), append(d.moves, m)
			d.state, _, _ = d.state.Apply(m) // which the rules take
		}
		d.recorded = d.recorded[n:]
	}
	return faults
}

// record is all that the referee has recorded since the first picture.
type record struct {
	from    game.State // at the first picture
	skipped int        // so many moves the people had made before it
	moves   []game.Move
	revised bool // a move was taken back, from which the people may have gone on
	unknown bool // so was one from before the first picture
}

// takeBack takes the last move out.
func (r *record) takeBack() {
	n := len(r.moves)
	r.revised, r.unknown = true, r.unknown || n == 0
	r.moves = r.moves[:max(0, n-1)]
}

// recordedTo is the position after the first n moves of the record. It reports false where that
// is not known.
func (d *Demo) recordedTo(n int) (game.State, bool) {
	if d.record.unknown {
		return nil, false
	}
	state, err := game.After(d.record.from, d.record.moves[:n]...)
	return state, err == nil
}

// adopt has the people go on from the first n moves of the record, whatever they have made
// themselves, and reports whether they can.
func (d *Demo) adopt(n int) bool {
	state, ok := d.recordedTo(n)
	if !ok {
		return false
	}
	d.state, d.gone, d.back = state, nil, 0
	d.moves = append(slices.Clone(d.moves[:d.record.skipped]), d.record.moves[:n]...)
	d.recorded, d.record.revised = slices.Clone(d.record.moves[n:]), false
	return true
}

// goBack has the people go on from what is recorded, where the record was revised or somebody
// at the window has played, and reports whether they do.
func (d *Demo) goBack() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return (d.record.revised || d.guests && len(d.recorded) > 0) && d.adopt(len(d.record.moves))
}

// madeLast reports whether the last move that the people made themselves is such a move.
func (d *Demo) madeLast(m game.Move) bool {
	n := len(d.moves) - len(d.gone)
	return n > 0 && d.moves[n-1].Seat == m.Seat && d.moves[n-1].Verb == m.Verb && d.moves[n-1].Place == m.Place
}

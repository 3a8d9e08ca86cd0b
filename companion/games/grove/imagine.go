package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Imagine is the position as a seat knows it: what she may not know is left out.
// Nothing of it is drawn.
func (p *position) Imagine(seat game.Seat, _ func(n int) int) game.State {
	if p.phase == over {
		return p
	}
	q := *p
	for _, m := range p.house.pack.markers[game.Table] {
		if !p.mayKnow(seat, p.house.pack.owner(m)) {
			*q.under(m) = 0
		}
	}
	for s := range q.drew {
		if game.Seat(s) != seat && q.drawn[s] == 0 {
			q.drew[s] = 0
		}
	}
	if !p.maySee(seat) && !p.held.has(p.shown) {
		q.shown = 0
	}
	if seat == visitor {
		return &q
	}
	q.book = book{seals: slices.Clone(p.book.seals)}
	for i := range q.book.seals {
		if s := &q.book.seals[i]; !s.opened {
			s.nonce, s.marks = game.Nonce{}, [columns]side{}
		}
	}
	if !p.lifted {
		q.marks = [columns]side{}
	}
	return &q
}

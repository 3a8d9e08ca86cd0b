package psisquad

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Imagine gives a position that a seat cannot tell from this one: the cyphers
// that the app keeps for others are any that fit the answers she heard.
func (p *position) Imagine(seat game.Seat, pick func(n int) int) game.State {
	q := *p
	q.lies = p.lies.Copy()
	q.doubted = nil
	for s := range q.notes {
		if game.Seat(s) != seat {
			q.notes[s] = ""
		}
	}
	if p.house.whisper && p.phase != over {
		q.hear(seat)
	}
	for s := range p.house.Seats.All() {
		if s != seat && !p.house.paper && !p.solved[s] && p.phase != over && p.cypher[s] != (code{}) {
			q.cypher[s] = p.house.oneOf(q.on(s), pick)
		}
	}
	if q.read != seat {
		q.lain = q.cypher[q.read]
	}
	return &q
}

// hear leaves of the lines, Values and statuses what a seat has heard.
func (p *position) hear(seat game.Seat) {
	p.lines = slices.DeleteFunc(slices.Clone(p.lines), func(l line) bool { return !p.hears(l, seat) })
	for s := range p.house.Seats.All() {
		if s != seat {
			p.status[s] = p.house.most()
		}
		if lines := p.on(s); len(lines) > 0 {
			p.value[s] = int(lines[len(lines)-1].value)
		} else if !p.solved[s] {
			p.value[s] = 0
		}
	}
	if !p.hears(p.asked, seat) {
		p.asked = line{by: p.asked.by, on: p.asked.on, guess: p.asked.guess, back: p.asked.back}
	}
}

// oneOf is any cypher that has given all these answers, one that the table allows if
// there is one; any that it allows when there is none.
func (h *house) oneOf(lines []line, pick func(n int) int) code {
	from := pick(h.codes())
	var allowed, other code
	for n := range h.codes() {
		c := numbered((from+n)%h.codes(), h.keys)
		switch may, gave := h.allows(c) == nil, h.gave(c, lines); {
		case may && gave:
			return c
		case may && allowed == (code{}):
			allowed = c
		case gave && !may && other == (code{}):
			other = c
		}
	}
	if other != (code{}) && !h.paper {
		return other
	}
	return allowed
}

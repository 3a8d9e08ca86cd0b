package psisquad

import (
	"github.com/grovewatch/grovewatch/companion/game"
)

// Redact is what a seat may know of a move made in this state, built up from
// empty (R8, R40). Everyone may know the verb and who acted.
func (p *position) Redact(m game.Move, seat game.Seat) game.Move {
	out := game.Move{Seat: m.Seat, Verb: m.Verb}
	switch m.Verb {
	case vLock:
		if seat == m.Seat && seat != game.Table {
			if c, ok := unveil(m.Place, p.house.keys); ok {
				out.Place = c.place(p.house.keys)
			}
		}
	case vChange: // nobody else learns that there was one
		if seat != m.Seat || seat == game.Table {
			return game.Move{}
		}
		if c, ok := unveil(m.Place, p.house.keys); ok {
			out.Place = c.place(p.house.keys)
		}
	case vNote: // nobody else learns that there is one
		if seat != m.Seat || seat == game.Table {
			return game.Move{}
		}
		if place, _ := unveiledNote(m.Place); noted(place) {
			out.Place = place
		}
	case vAnswer, vSay:
		if p.hears(p.asked, seat) {
			out.Objects, out.Place = m.Objects, m.Place
		}
	default:
		if _, ok := verbs[m.Verb]; ok {
			out.Objects, out.Place = m.Objects, m.Place
		}
	}
	return out
}

// Conceals names the moves that may say what only some seats may know.
func (p *position) Conceals(verb string) bool {
	switch verb {
	case vLock:
		return !p.house.paper
	case vAnswer, vSay:
		return p.house.whisper
	}
	return verb == vNote || verb == vChange
}

// hears reports whether a seat is told the answer to a guess (R23).
func (p *position) hears(l line, seat game.Seat) bool {
	return !p.house.whisper || p.phase == over || seat != game.Table && (seat == l.by || seat == l.on)
}

// noted reports whether a note can stand in a move.
func noted(place string) bool {
	_, ok := game.TextOf(place)
	return ok
}

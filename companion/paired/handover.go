package paired

import (
	"errors"
	"math/rand/v2"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// handover is a seat that changes hands in both games, before a move of some number.
type handover struct {
	at    int
	seat  game.Seat
	reset bool // its PIN is reset; else the app, which had it from the first, leaves it to a person
}

// mostMoves is a number of moves that most pairs reach.
const mostMoves = 40

func newHandover(seed uint64, players int) handover {
	r := rand.New(rand.NewPCG(seed, 13))
	return handover{1 + r.IntN(mostMoves), game.Seat(1 + r.IntN(players)), r.IntN(2) == 0}
}

// handOver gives the seat to another person in both games when it is time for that.
func (p *Pair) handOver() error {
	h := p.hands
	for _, t := range p.Two {
		switch {
		case p.moves == 0 && !h.reset:
			t.session.Obey(companion.Play{Seat: h.seat, App: true}) // unless the game's seats are not the app's
		case p.moves == h.at && !h.reset:
			t.session.Obey(companion.Play{Seat: h.seat})
		case p.moves == h.at:
			var why game.Text
			refused := false
			t.session.Obey(companion.Knock{Seat: h.seat, Owner: "Ada", PIN: "2468", Reply: func(o companion.Opening) { why, refused = o.Why, !o.Open }})
			if refused {
				return errors.New(why.String())
			}
			t.session.Compared()
			t.session.Obey(companion.ResetPIN{Seat: h.seat})
		}
	}
	p.same()
	return nil
}

// same notes who may not tell the two apart: a seat that was told the same in both, and
// one that is shown nothing.
func (p *Pair) same() {
	for seat := range p.Same {
		p.Same[seat] = p.alike[seat] || p.covered(game.Seat(seat))
	}
}

// covered reports whether what a seat knows is shown to nobody who sits there.
func (p *Pair) covered(seat game.Seat) bool {
	s := p.Two[0].Screen
	if s == nil { // nothing was shown yet
		return false
	}
	for _, a := range s.Apps {
		if a.Seat == seat {
			return true
		}
	}
	return seat > 0 && (s.Doors[seat-1].Resets > 0 || s.Doors[seat-1].Covers)
}

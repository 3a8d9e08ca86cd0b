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
	reset bool // its PIN is reset; else the app leaves it to a person
}

// mostMoves is a number of moves that most pairs reach.
const mostMoves = 40

func newHandover(seed uint64, players int) handover {
	r := rand.New(rand.NewPCG(seed, 13))
	return handover{r.IntN(mostMoves), game.Seat(1 + r.IntN(players)), r.IntN(2) == 0}
}

// handOver gives the seat to another person in both games.
func (p *Pair) handOver() error {
	h := p.hands
	for _, t := range p.Two {
		if h.reset {
			var why game.Text
			compared := true
			t.session.Obey(companion.Knock{Seat: h.seat, Owner: "Ada", PIN: "2468", Reply: func(o companion.Opening) { why, compared = o.Why, false }})
			if !compared {
				return errors.New(why.String())
			}
			t.session.Compared()
			t.session.Obey(companion.ResetPIN{Seat: h.seat})
			continue
		}
		var refused error
		t.session.Obey(companion.Play{Seat: h.seat, App: true, Reply: func(err error) { refused = err }})
		if refused != nil {
			return nil // a game whose seats the app does not play
		}
		t.session.Obey(companion.Play{Seat: h.seat})
	}
	d := p.Two[0].Screen.Doors[h.seat-1]
	p.Covered[h.seat] = d.Reset || d.Covers
	p.Same[h.seat] = p.Same[h.seat] || p.Covered[h.seat]
	return nil
}

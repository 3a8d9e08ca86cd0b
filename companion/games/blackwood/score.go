package blackwood

import (
	"cmp"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// score is a Witch's reputation, in its parts (R70).
type score struct {
	potions int // of the fronts and spell sides
	sold    int // of the sale sides
	coins   int // one for every three coins
	tokens  int // five less for each of Fagus Bok's
}

func (s score) total() int { return s.potions + s.sold + s.coins + s.tokens }

const (
	coinsAPoint  = 3
	tokenPoints  = -5
	saleCoins    = 3
	loanCoins    = 5
	loanMost     = 2 // the coins with which a loan is still allowed
	pushedCoins  = 2
	spellPotions = 2
)

// score counts what a Witch has now.
func (p *position) score(w game.Seat) score {
	o := p.own[w]
	s := score{coins: int(p.coins[w]) / coinsAPoint, tokens: tokenPoints * p.Count(o.fagus)}
	for _, at := range []kit.Place{o.potions, o.spent} {
		for _, x := range p.In(at) {
			s.potions += p.potions[x].reputation
		}
	}
	for _, x := range p.In(o.used) {
		s.sold += p.potions[x].sold // 0 for a spell
	}
	return s
}

// winners are the Witches of the highest reputation; ties go to the fewest
// potions, then to the most coins (R74).
func (p *position) winners() []game.Seat {
	better := func(w, than game.Seat) int {
		return cmp.Or(
			p.score(w).total()-p.score(than).total(),
			p.potionsOf(than)-p.potionsOf(w),
			int(p.coins[w]-p.coins[than]))
	}
	var out []game.Seat
	for w := range p.house.Seats.Around(p.crowned()) {
		switch {
		case len(out) == 0 || better(w, out[0]) > 0:
			out = []game.Seat{w}
		case better(w, out[0]) == 0 && !p.tieOrder:
			out = append(out, w)
		}
	}
	return out
}

// Result is nil while the game goes on.
func (p *position) Result() *game.Result {
	if p.phase != over {
		return nil
	}
	r := &game.Result{Winners: p.winners()}
	var names []game.Text
	for _, w := range r.Winners {
		names = append(names, name(w))
	}
	r.Text = game.Say("%s wins with a reputation of %d and joins the council.", names[0], p.score(r.Winners[0]).total())
	if len(names) > 1 {
		r.Text = game.Say("%s join the council together.", game.List(names))
	}
	if p.noPotions() {
		r.Text = game.Say("%s The potions have run out.", r.Text)
	}
	return r
}

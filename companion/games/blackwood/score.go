package blackwood

import "github.com/grovewatch/grovewatch/companion/game"

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
	var s score
	for _, c := range p.potionsOf(w) {
		card := p.house.lists.potions[c]
		if p.potion[c] == sold {
			s.sold += card.sold
		} else {
			s.potions += card.reputation
		}
	}
	s.coins = int(p.witch[w].coins) / coinsAPoint
	s.tokens = tokenPoints * int(p.witch[w].tokens)
	return s
}

// winners are the Witches of the highest reputation; ties go to the fewest
// potions, then to the most coins (R74).
func (p *position) winners() []game.Seat {
	var out []game.Seat
	better := func(w, than game.Seat) int {
		if d := p.score(w).total() - p.score(than).total(); d != 0 {
			return d
		}
		if d := int(p.makes[than]) - int(p.makes[w]); d != 0 {
			return d
		}
		return int(p.witch[w].coins - p.witch[than].coins)
	}
	w := p.cauldron
	for range p.house.players {
		switch {
		case len(out) == 0 || better(w, out[0]) > 0:
			out = []game.Seat{w}
		case better(w, out[0]) == 0 && !p.house.tieOrder:
			out = append(out, w)
		}
		w = p.next(w)
	}
	return out
}

// Result is nil while the game goes on.
func (p *position) Result() *game.Result {
	if p.phase != over {
		return nil
	}
	won := p.winners()
	names := p.name(won[0])
	for _, w := range won[1:] {
		names = game.Say("%s and %s", names, p.name(w))
	}
	r := &game.Result{Winners: won, Text: game.Say("%s joins the council.", names)}
	if len(won) > 1 {
		r.Text = game.Say("%s join the council together.", names)
	}
	if p.noPotions() {
		r.Text = game.Say("%s The potions have run out.", r.Text)
	}
	return r
}

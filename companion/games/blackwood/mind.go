package blackwood

import (
	"math"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// mind plays a Witch.
func (e *edition) mind(s game.Setup, _ game.Seat, level automa.Level) (automa.Mind, error) {
	h, err := e.newHouse(s)
	switch {
	case err != nil:
		return nil, err
	case h.hiddenCoins:
		return nil, kit.Wrong("coins", "The app plays only with coins that lie face up.")
	case h.secretPedlar:
		return nil, kit.Wrong("pedlar_cards", "The app plays only when all see the Pedlar's five cards.")
	}
	players := func(pick func(n int) int) (game.Players, error) { return kit.Played(&people{pick}), nil }
	return automa.Search{Playouts: 128, Ahead: 3, Glance: automa.Glance{Games: 24, Ahead: 1}, Players: players}.At(level), nil
}

// Imagine is the position itself: all lies open, and no deck has an order in
// it.
func (p *position) Imagine(game.Seat, func(n int) int) game.State { return p }

// Clock counts the rounds of the Forest Tracker.
func (p *position) Clock() int { return p.expedition()*rounds + p.round() }

// placements is how many places for a marionette are worth a thought.
const placements = 8

// Sensible lists all moves but unlikely placements, and one for marionettes
// that are alike.
func (p *position) Sensible(seat game.Seat) []game.Move {
	legal := p.Legal(seat)
	if p.phase != exploring {
		return legal
	}
	type place struct {
		move game.Move
		gain int
	}
	thinks := (&people{}).think(p)
	var places []place
	var rest []game.Move
	dolls := p.atHome(seat)
	for _, m := range legal {
		if m.Verb != "place" {
			rest = append(rest, m)
			continue
		}
		if p.Piece(m.Objects[0]) != dolls[0] {
			continue
		}
		c := p.cellOf[p.Place(m.Place)]
		places = append(places, place{m, thinks.placing(c)})
	}
	var out []game.Move
	for len(places) > 0 && len(out) < placements {
		best := 0
		for i, x := range places {
			if x.gain > places[best].gain {
				best = i
			}
		}
		out = append(out, places[best].move)
		places = append(places[:best:best], places[best+1:]...)
	}
	return append(out, rest...)
}

// Worth is the lead over the best rival, with a little for what is still held.
func (p *position) Worth(seat game.Seat) float64 {
	own, best := p.standing(seat), math.Inf(-1)
	for w := range p.witches() {
		if w != seat {
			best = max(best, p.standing(w))
		}
	}
	if r := p.Result(); r != nil {
		for _, w := range r.Winners {
			if w == seat {
				own += 5 / float64(len(r.Winners))
			}
		}
	}
	return 1 / (1 + math.Exp((best-own)/15))
}

// Measure counts a lead over the best rival.
func (p *position) Measure() automa.Measure {
	return automa.Measure{
		Title: game.Say("Points given away"),
		Of:    func(worth float64) float64 { return 15 * math.Log(worth/(1-worth)) },
		Tell: func(number int, made, best game.Text, by int) game.Text {
			if by == 1 {
				return game.Say("By the app’s judgement, move %d: %s About one point better: %s", number, made, best)
			}
			return game.Say("By the app’s judgement, move %d: %s About %d points better: %s", number, made, by, best)
		},
		Why: func(next game.Text, by int) game.Text {
			if by == 1 {
				return game.Say("in the games that the app imagines it is about one point better than the next best: %s", next)
			}
			return game.Say("in the games that the app imagines it is about %d points better than the next best: %s", by, next)
		},
	}
}

// standing is a Witch's reputation, with what her cards, coins and marionettes
// may still bring.
func (p *position) standing(w game.Seat) float64 {
	v := float64(p.score(w).total())
	if p.phase == over {
		return v
	}
	v += float64(p.coins[w]) / 6
	m := (&people{}).think(p)
	var has bag
	for _, x := range p.held(w) {
		has = has.plus(p.forest[x].has)
	}
	v += 0.5 * float64(has.size())
	v += float64(max(m.worth(has), 0)) / 12
	v += 0.5 * float64(len(p.inForest(w)))
	return v
}

var _ game.Instructor = (*position)(nil)

// Instruct says which coins change hands: they lie beside the mats.
func (p *position) Instruct(m game.Move, _ []game.Seat) game.Text {
	after, _, err := p.Apply(m)
	if err != nil {
		return game.Text{}
	}
	var acts []game.Text
	for w := range p.house.Seats.All() {
		switch n := int(after.(*position).coins[w]) - int(p.coins[w]); {
		case n < 0:
			acts = append(acts, game.Say("%s pays %s.", name(w), coinsText(-n)))
		case n > 0:
			acts = append(acts, game.Say("%s gets %s.", name(w), coinsText(n)))
		}
	}
	if len(acts) == 0 {
		return game.Text{}
	}
	return game.Join(acts...)
}

package visitors

import (
	"math"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// minds plays a character.
func minds(s game.Setup, _ game.Seat, level automa.Level) (automa.Mind, error) {
	h, err := newHouse(s)
	switch {
	case err != nil:
		return nil, err
	case h.hidden:
		return nil, kit.Wrong("hands", "The app plays only with Trinkets that lie open.")
	}
	players := func(pick func(n int) int) (game.Players, error) { return seat(s, pick) }
	return mind{automa.Search{Playouts: 120, Ahead: 3, Glance: automa.Glance{Games: 60, Ahead: 3}, Players: players}.At(level)}, nil
}

// mind leaves it to people to draw cards.
type mind struct{ automa.Search }

// Choose is the move of a character, or none where a card is to be drawn.
func (m mind) Choose(s automa.Sight, stop func() bool) (game.Move, error) {
	if draws(s) {
		return game.Move{}, nil
	}
	return m.Search.Choose(s, stop)
}

// Rival is the best other move, or none where a card was drawn.
func (m mind) Rival(s automa.Sight, made game.Move, stop func() bool) (game.Move, error) {
	if draws(s) {
		return game.Move{}, nil
	}
	return m.Search.Rival(s, made, stop)
}

// Why compares a move with the next best.
func (m mind) Why(s automa.Sight, choice game.Move, stop func() bool) (game.Text, error) {
	if draws(s) {
		return game.Text{}, nil
	}
	return m.Search.Why(s, choice, stop)
}

// draws reports whether chance decides what is done.
func draws(s automa.Sight) bool {
	p, ok := s.Imagine(s.Chance(0)).(*position)
	return ok && (p.phase == visiting || p.phase == taking || p.phase == cursing)
}

// Measure counts how likely all are to survive, in hundredths.
func (p *position) Measure() automa.Measure {
	return automa.Measure{
		Title: game.Say("Chance to survive given away, in %%"),
		Of:    func(worth float64) float64 { return 100 * worth },
		Tell: func(number int, made, best game.Text, by int) game.Text {
			if by == 1 {
				return game.Say("By the app’s judgement, move %d: %s Better: %s Then about one more of a hundred such games is survived.", number, made, best)
			}
			return game.Say("By the app’s judgement, move %d: %s Better: %s Then about %d more of a hundred such games are survived.", number, made, best, by)
		},
		Why: func(next game.Text, by int) game.Text {
			if by == 1 {
				return game.Say("of a hundred games that the app imagines, about one more is survived than after the next best: %s", next)
			}
			return game.Say("of a hundred games that the app imagines, about %d more are survived than after the next best: %s", by, next)
		},
	}
}

// Imagine is the position itself: hands lie open, and no pile has an order in
// it.
func (p *position) Imagine(game.Seat, func(n int) int) game.State { return p }

// Clock counts the turns.
func (p *position) Clock() int { return p.turn }

// Sensible lists all moves, of Trinkets that do the same in a room only one.
func (p *position) Sensible(seat game.Seat) []game.Move {
	type use struct {
		card kit.Piece
		on   haunt
	}
	met := map[use]bool{}
	var out []game.Move
	for _, m := range p.Legal(seat) {
		if m.Verb == vUse {
			h := p.pieces[p.Piece(m.Objects[1])].haunt
			u := use{p.Piece(m.Objects[0]), h}
			if met[u] {
				continue
			}
			met[u] = true
			if h != visitor {
				m.Objects = []string{m.Objects[0], p.ID(p.victim(p.room(seat), h))}
			}
		}
		out = append(out, m)
	}
	return out
}

// Worth is how likely all are to survive, by what is in the manor and in hands.
func (p *position) Worth(game.Seat) float64 {
	if r := p.Result(); r != nil {
		return float64(min(len(r.Winners), 1))
	}
	left, calls := p.pile()
	danger := 1.1*float64(p.visitors()) + 0.25*float64(calls) - 1
	for r := library; r < rooms; r++ {
		by := p.spiritsIn(r)
		n := by[whisper] + by[frost] + by[shade]
		switch {
		case p.haunted(r):
			danger += 0.12 * float64(n)
		case n == 2:
			danger += 0.4
		case n > 0:
			danger += 0.08
		}
	}
	for s := range p.house.Seats.All() {
		blights := float64(p.cursedBy(s))
		danger += 0.2*blights*blights - 0.08*float64(p.held(s)) - 0.15*float64(p.count(p.trinkets[vessel], p.hands[s]))
	}
	return 1 / (1 + math.Exp(1.5*danger*(0.4+0.6*float64(left)/float64(p.regulars()*p.size+p.calls))))
}

package pairs

import (
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Imagine is the position itself: nobody has a secret, and what lies face down
// unseen is not in it.
func (p *position) Imagine(game.Seat, func(n int) int) game.State { return p }

// recalled is how many of ten cards that she saw a player remembers.
var recalled = [...]int{automa.Easy: 5, automa.Even: 7, automa.Strong: 10}

// mind is a player who remembers some of what was turned up. At the level
// strong she turns up no second new card where that would help the next player
// more than her.
func mind(_ game.Setup, _ game.Seat, level automa.Level) (automa.Mind, error) {
	return thinking{func(p *position, s automa.Sight) (game.Move, error) {
		if p.phase() != turning {
			return p.Legal(s.Seat)[0], nil
		}
		pick, open := s.Chance(1), p.open()
		var known, pairs, forgotten []kit.Piece // pairs are known cards that make one now
		var unseen []kit.Place
		for at := kit.Place(1); at <= spaces; at++ {
			c := p.Top(at)
			switch {
			case p.Unknown(at) > 0:
				unseen = append(unseen, at)
			case c == 0 || !p.Down(c):
			case pick(10) >= recalled[level]:
				forgotten = append(forgotten, c)
			default:
				known = append(known, c)
				if p.Down(other(c)) && len(open) == 0 || len(open) == 1 && open[0] == other(c) {
					pairs = append(pairs, c)
				}
			}
		}
		safe := level == automa.Strong && len(open) == 1 && len(unseen)%2 == 0
		switch {
		case len(pairs) > 0:
			return p.turns(pairs[0], p.At(pairs[0])), nil
		case safe && len(known) > 0:
			return p.turns(known[0], p.At(known[0])), nil
		case len(unseen) == 0:
			c := kit.OneOf(pick, append(forgotten, known...))
			return p.turns(c, p.At(c)), nil
		}
		m := set().Move(s.Seat, "turn", kit.OneOf(pick, unseen))
		m.Objects = []string{game.Unknown}
		return m, nil
	}}, nil
}

// thinking is a mind that says why it would turn a card up.
type thinking struct{ kit.Thought[*position] }

// Why tells what everyone saw of the card.
func (thinking) Why(s automa.Sight, m game.Move, _ func() bool) (game.Text, error) {
	p, ok := s.Imagine(s.Chance(0)).(*position)
	if !ok || m.Verb != "turn" {
		return game.Text{}, nil
	}
	c, open := set().Piece(m.Objects[0]), p.open()
	switch {
	case m.Objects[0] == game.Unknown:
		return game.Say("no pair is known, and nobody has seen this card."), nil
	case len(open) == 0 && p.Down(other(c)), len(open) == 1 && open[0] == other(c):
		return game.Say("both cards of this pair were turned up before."), nil
	}
	return game.Say("everybody knows this card: it shows those who come next nothing new."), nil
}

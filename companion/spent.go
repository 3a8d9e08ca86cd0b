package companion

import (
	"maps"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// spent are the cards of a seat that were read in a secret place, by where they
// lie: nothing is made of each until somebody touches it, so that they are not
// taken for those of the next seat. What is on them plays no part in it, or
// everyone could tell by it that two seats have chosen alike.
type spent struct {
	seat  game.Seat
	cards map[string]string
}

// laidInSecret are the cards in sight in secret places, by where they lie.
func (s *Session) laidInSecret(seen game.Layout) map[string]string {
	secret := s.secretZones()
	out := map[string]string{}
	for id, zone := range seen {
		if p, ok := s.cfg.Match.Game.Box().Piece(id); ok && p.Kind == cards.Card && secret[zone] {
			out[id] = zone
		}
	}
	return out
}

// spend notes the cards of a seat that were read, but those that the rules have
// lying somewhere.
func (s *Session) spend(seat game.Seat, read map[string]string) {
	switch {
	case read == nil:
		return
	case len(read) == 0: // those that have been read before are hers
		s.spent.seat = seat
		return
	}
	expected := s.cfg.Match.State().Layout()
	maps.DeleteFunc(read, func(id, _ string) bool { _, lies := expected[id]; return lies })
	s.spent = spent{seat: seat, cards: read}
	s.heed()
}

// on is a layout with the cards as they lie.
func (x spent) on(l game.Layout) game.Layout {
	out := maps.Clone(l)
	maps.Copy(out, x.cards)
	return out
}

// doubt asks for the cards to be taken away.
func (x spent) doubt(state game.State) game.Doubt {
	who := state.View(game.Table).Names[x.seat]
	return game.Doubt{Question: game.Say("%s: your cards still lie on the secret mat. They have been read: take them away.", who), Hint: true}
}

package companion

import (
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// spent are the cards of a seat that were read in a secret place, by where they
// lie: nothing is made of each until somebody touches it, so that they are not
// taken for those of the next seat. What is on them plays no part in it, or
// everyone could tell by it that two seats have chosen alike.
//
// That they lie there is saved beside the moves, without what they are: in a
// resumed game all cards are hers that lie there when the table is first seen.
//
//	spent player2
//	spent table
type spent struct {
	seat  game.Seat
	cards map[string]string
	left  game.Seat // whose cards lay there when the game was left; the table: nobody's
}

// laidInSecret are the cards in sight in secret places that are for cards, by where
// they lie.
func (s *Session) laidInSecret(seen game.Layout) map[string]string {
	secret, box := s.secretZones(), s.cfg.Match.Game.Box()
	out := map[string]string{}
	for id, zone := range seen {
		if _, z, _ := box.Zone(zone); s.kindOf(id) == cards.Card && secret[zone] && z.Accepts(cards.Card) {
			out[id] = zone
		}
	}
	return out
}

// unreadable are the secret places in which nothing can be read any more; nil while
// something can, or never could.
func (s *Session) unreadable() map[string]bool {
	if x, ok := s.cfg.Match.State().(game.Sealer); !ok || x.Reads() {
		return nil
	}
	return s.secretZones()
}

// setAside takes the cards that lie in secret places out of a layout once nothing can
// be read there any more, and what is covered there with them: what is asked, told and
// taken for granted must not depend on which they are.
func (s *Session) setAside(layout game.Layout) {
	s.aside = nil
	if s.unreadable() == nil {
		return
	}
	s.aside = map[string]bool{}
	for id, zone := range s.laidInSecret(layout) {
		s.aside[zone] = true
		delete(layout, id)
	}
	for id := range s.laidInSecret(s.covered) {
		delete(s.covered, id)
	}
}

// leftOver asks for the cards to be taken away that lie in secret places, by itself where
// all else is as it should be.
func (s *Session) leftOver() game.Doubt {
	if len(s.aside) == 0 {
		return game.Doubt{}
	}
	return game.Doubt{Question: game.Say("Cards lie on the secret mat, where nothing is read any more. Take them away."), Hint: s.finding.Agrees}
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
	for id, zone := range s.spent.cards {
		if s.read[id] == "" && s.isLaidOver(id, zone) {
			read[id] = zone // it was read before, and will come to sight again
		}
	}
	s.spent = spent{seat: seat, cards: read}
	s.saveLine(spentWord + " " + s.cfg.Match.State().Seats()[seat])
	s.takeTable()
}

// isLaidOver reports whether another card is seen in a zone, below which one may lie.
func (s *Session) isLaidOver(id, zone string) bool {
	for other, at := range s.read {
		if other != id && at == zone && s.kindOf(other) == cards.Card {
			return true
		}
	}
	return false
}

const spentWord = "spent"

// unspent notes that a seat has taken her cards away.
func (s *Session) unspent() {
	s.saveLine(spentWord + " " + s.cfg.Match.State().Seats()[game.Table])
}

// recallSpent takes in whose cards lay there when the game was left.
func (s *Session) recallSpent(lines []string) {
	for _, line := range lines {
		if name, ok := strings.CutPrefix(line, spentWord+" "); ok {
			s.spent.left = game.Seat(max(0, slices.Index(s.cfg.Match.State().Seats(), name)))
		}
	}
}

// returnSecretCards gives a seat the cards that lie in secret places, until the table of a
// resumed game has lain still for a moment. It reports whether it found some.
func (s *Session) returnSecretCards(still time.Duration) bool {
	seat := s.spent.left
	if seat == game.Table {
		return false
	}
	if still >= askAfter {
		s.spent.left = game.Table
		if len(s.spent.cards) == 0 {
			s.unspent()
		}
		return false
	}
	lie := s.laidInSecret(s.read)
	expected := s.cfg.Match.State().Layout()
	maps.DeleteFunc(lie, func(id, _ string) bool { _, lies := expected[id]; return lies })
	if maps.Equal(lie, s.spent.cards) {
		return false
	}
	s.spent = spent{seat: seat, cards: lie, left: seat}
	s.judged = unjudged
	s.takeTable()
	return true
}

// withSpent is the layout with the cards that were read where they lie, as long as
// more may be read there.
func (s *Session) withSpent() game.Layout {
	out := maps.Clone(s.layout)
	for id, zone := range s.spent.cards {
		if !s.aside[zone] {
			out[id] = zone
		}
	}
	return out
}

// doubt asks for the cards to be taken away.
func (x spent) doubt(state game.State) game.Doubt {
	who := state.View(game.Table).Names[x.seat]
	return game.Doubt{Question: game.Say("%s: your cards still lie on the secret mat. They were read and can no longer be changed: take them away.", who), Hint: true}
}

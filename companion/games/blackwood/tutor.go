package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// tutor is people who leave one Witch to a learner and play the other, with
// decks in a given order, so that she sees what there is to see.
type tutor struct {
	people
	silent bool // the last move has left no trace on the table
}

// Next is what the seat in turn does, the learner's too when she leaves it to
// the table.
func (t *tutor) Next(p *position) (game.Move, error) {
	m, err := t.act(p)
	t.silent = trackless(p, m)
	return m, err
}

func (t *tutor) act(p *position) (game.Move, error) {
	switch p.phase {
	case crowning:
		return p.move("crown", p.own[rival].cauldron, p.cauldron), nil
	case dealing:
		at := p.dealPlaces()[0]
		for _, id := range lessonDecks {
			if x := p.Piece(id); slices.Contains(p.mayCome(at), x) {
				return p.move("deal", at, x), nil
			}
		}
	case exploring:
		return t.explores(p), nil
	case gathering:
		return t.gathers(p), nil
	}
	return t.people.Next(p)
}

// explores sends a marionette into the tracker's column: the rival's to the
// middle, the learner's to the nearest card.
func (t *tutor) explores(p *position) game.Move {
	if cast, ok := t.casts(p); ok {
		return cast
	}
	rows := []int{1, 2, 3}
	if p.seat == rival {
		rows = []int{2, 1, 3}
	}
	for _, r := range rows {
		if c := at(r, p.round()); p.mayPlaceOn(c) {
			return p.move("place", p.dollZone[c], p.atHome(p.seat)[0])
		}
	}
	return p.move("done", kit.Nowhere)
}

// casts is the Second Puppet, once its Witch has sent her marionette.
func (t *tutor) casts(p *position) (game.Move, bool) {
	if p.turn.placed {
		for _, c := range p.casts() {
			if p.spells[p.Piece(c.Objects[0])].kind == secondPuppet {
				return c, true
			}
		}
	}
	return game.Move{}, false
}

// gathers buys, makes what can be made, and gets a spell. The rival makes one
// potion and then saves for a greater one.
func (t *tutor) gathers(p *position) game.Move {
	if !p.turn.decided {
		return p.Legal(p.seat)[0] // buys, or leaves what she cannot pay for
	}
	if brews := t.brews(p); len(brews) > 0 && (p.seat == learner || p.potionsOf(rival) == 0) {
		return brews[0]
	}
	if all := p.exchanges(); len(all) > 0 && p.seat == learner {
		return all[0]
	}
	return p.move("done", kit.Nowhere)
}

// brews are the potions that the Witch in turn can make, each with the fewest
// cards, in the order of the display.
func (t *tutor) brews(p *position) []game.Move {
	var out []game.Move
	for _, m := range p.brews(mostCovers) {
		n := len(out)
		switch {
		case n == 0 || out[n-1].Objects[0] != m.Objects[0]:
			out = append(out, m)
		case len(m.Objects) < len(out[n-1].Objects):
			out[n-1] = m
		}
	}
	return out
}

// Take has the table go by what the learner chose.
func (t *tutor) Take(p *position, m game.Move) game.Move {
	t.silent = trackless(p, m)
	return m
}

// trackless reports whether a move leaves the table as it lies: a turn that ends
// and closes no row up.
func trackless(p *position, m game.Move) bool {
	return m.Verb == "done" && (p.phase == exploring || !p.slides())
}

// Unseen reports whether the last move left no trace on the table.
func (t *tutor) Unseen(game.Move) bool { return t.silent }

// Over reports the end of the learner's third turn of exploring, or the beginning
// of the third round when she has no spell to cast in it.
func (t *tutor) Over(p *position) bool {
	if p.phase == exploring && p.hasPuppet() {
		return p.round() >= 3 && p.seat == rival && p.crowned() == learner // she has had her turn
	}
	return p.round() >= 3
}

// hasPuppet reports whether the learner has the Second Puppet.
func (p *position) hasPuppet() bool {
	own := p.own[learner]
	return slices.ContainsFunc(p.copies[secondPuppet][:], func(s kit.Piece) bool { return p.Lies(s, own.spells) || p.Lies(s, own.used) })
}

// Fill gives the words for a blank.
func (t *tutor) Fill(b game.Blank, p *position) game.Text {
	switch b {
	case myPotion:
		return p.Name(p.Top(p.own[learner].potions)).Text()
	case herPotion:
		return p.Name(p.Top(p.own[rival].potions)).Text()
	case myName:
		return number(p.score(learner).total())
	case herName:
		return number(p.score(rival).total())
	}
	return game.Text{}
}

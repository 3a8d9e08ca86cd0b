package blackwood

import (
	"fmt"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// tutor is people who leave one Witch to a learner and play the other, with
// decks in a given order, so that she sees what there is to see.
type tutor struct {
	people
	forest, potions []string // the decks, from the top
	silent          bool     // the last move has left no trace on the table
}

// newTutor seats people at a table with arranged decks.
func newTutor(forest, potions []string) (*tutor, error) {
	t := &tutor{people: people{pick: func(int) int { return 0 }}}
	for _, id := range forest {
		t.forest = append(t.forest, "forest-"+id)
	}
	for _, id := range potions {
		t.potions = append(t.potions, "potion-"+id)
	}
	for _, id := range slices.Concat(t.forest, t.potions) {
		if words().forestNos[id] == 0 && words().potionNos[id] == 0 {
			return nil, fmt.Errorf("the lesson's decks have no card %q", id)
		}
	}
	return t, nil
}

// Next is what the seat in turn does, the learner's too when she leaves it to
// the table.
func (t *tutor) Next(st game.State) (game.Move, error) {
	p, ok := st.(*position)
	if !ok || p.phase == over {
		return t.people.Next(st)
	}
	m, err := t.act(p)
	t.silent = trackless(p, m)
	return m, err
}

func (t *tutor) act(p *position) (game.Move, error) {
	m := mind{people: &t.people, position: p, seat: p.actor()}
	switch p.phase {
	case crowning:
		return m.move(vCrown, ofWitch(cauldronCell, rival), cauldronToken), nil
	case dealing:
		if id := t.drawn(p); id != "" {
			return m.move(vDeal, p.dealZones()[0], id), nil
		}
	case exploring:
		return t.explores(m), nil
	case gathering:
		return t.gathers(m), nil
	}
	return t.people.Next(p)
}

// drawn is the card that comes off a deck next.
func (t *tutor) drawn(p *position) string {
	if p.wantsForest() {
		for _, id := range t.forest {
			if p.forest[words().forestNos[id]] == unseen {
				return id
			}
		}
		return ""
	}
	for _, id := range t.potions {
		if p.potion[words().potionNos[id]] == inDeck {
			return id
		}
	}
	return ""
}

// explores sends a marionette into the tracker's column: the rival's to the
// middle, the learner's to the nearest card.
func (t *tutor) explores(m mind) game.Move {
	if cast, ok := t.casts(m); ok {
		return cast
	}
	rows := []int{1, 2, 3}
	if m.seat == rival {
		rows = []int{2, 1, 3}
	}
	for _, r := range rows {
		if c := at(r, int(m.round)); m.mayPlaceOn(c) {
			return m.move(vPlace, dollZone(c), m.home(m.seat).id())
		}
	}
	return m.move(vDone, "")
}

// casts is the learner's spell, once she has sent her marionette.
func (t *tutor) casts(m mind) (game.Move, bool) {
	l := &list{position: m.position, seat: m.seat}
	if m.turn.placed {
		l.casts()
	}
	for _, c := range l.moves {
		if m.house.lists.spells[words().spellNos[c.Objects[0]]].kind == secondPuppet {
			return c, true
		}
	}
	return game.Move{}, false
}

// gathers buys, makes what can be made, and gets a spell. The rival makes one
// potion and then saves for a greater one.
func (t *tutor) gathers(m mind) game.Move {
	if !m.turn.decided {
		c := words().forest[m.grid[m.fetched]].ID
		if int(m.witch[m.seat].coins) >= m.price() {
			return m.move(vBuy, ofWitch(forestLane, m.seat), c)
		}
		return m.move(vLeave, "", c)
	}
	if brews := t.brews(m.position); len(brews) > 0 && (m.seat == learner || m.makes[m.seat] == 0) {
		return brews[0]
	}
	if m.seat == learner {
		l := &list{position: m.position, seat: m.seat}
		if l.exchanges(); len(l.moves) > 0 {
			return l.moves[0]
		}
	}
	return m.move(vDone, "")
}

// brews are the potions that the Witch in turn can make, each with the fewest
// cards, in the order of the display.
func (t *tutor) brews(p *position) []game.Move {
	l := &list{position: p, seat: p.seat}
	l.brews(mostCovers)
	var out []game.Move
	for _, m := range l.moves {
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
func (t *tutor) Take(st game.State, m game.Move) game.Move {
	if p, ok := st.(*position); ok {
		t.silent = trackless(p, m)
	}
	return m
}

// trackless reports whether a move leaves the table as it lies: a turn that ends
// and closes no row up.
func trackless(p *position, m game.Move) bool {
	return m.Verb == vDone && (p.phase == exploring || !p.slides())
}

// Unseen reports whether the last move left no trace on the table.
func (t *tutor) Unseen(game.Move) bool { return t.silent }

// Over reports the end of the learner's third turn of exploring, or the beginning
// of the third round when she has no spell to cast in it.
func (t *tutor) Over(st game.State) bool {
	p, ok := st.(*position)
	switch {
	case !ok || p.phase == over:
		return true
	case p.round < 3:
		return false
	case p.phase == exploring && t.puppet(p):
		return p.seat == rival && p.cauldron == learner // she has had her turn
	}
	return true
}

// puppet reports whether the learner has the spell for a second marionette.
func (t *tutor) puppet(p *position) bool {
	return slices.ContainsFunc(p.got[learner].all(), func(s cardNo) bool { return p.house.lists.spells[s].kind == secondPuppet })
}

// Fill gives the words for a blank.
func (t *tutor) Fill(b game.Blank, st game.State) game.Text {
	p, ok := st.(*position)
	if !ok {
		return game.Text{}
	}
	newest := func(w game.Seat) game.Text {
		made := p.potionsOf(w)
		if len(made) == 0 {
			return game.Text{}
		}
		return words().potions[made[len(made)-1]].Text()
	}
	switch b {
	case myPotion:
		return newest(learner)
	case herPotion:
		return newest(rival)
	case myName:
		return game.Say("%d", p.score(learner).total())
	case herName:
		return game.Say("%d", p.score(rival).total())
	}
	return game.Text{}
}

package grove

import (
	"fmt"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// tutor is people who leave one seat to a learner and play the others so that
// she sees what there is to see: they know the Pass Rule, and test and predict
// the cards that were arranged for them.
type tutor struct {
	people
	me     game.Seat
	words  game.Text // the Pass Rule
	runs   int       // right predictions that a simulated Kid stops after
	prover game.Seat // the simulated seat that proves in its second turn, or 0
	turns  bySeat[int]
	at     game.Seat // whose turn it was last
	proved bool      // the learner has seen a proof, or made one
}

// Answer is the Pass Rule as the lesson tells it.
func (t *tutor) Answer(*position) game.Text { return t.words }

// newTutor seats people with cards in a given order: two to turn up, then the
// hands of the Visitor, the Kid and the Agent, then the deck.
func newTutor(me, prover game.Seat, rule string, order []string) (game.Tutor, error) {
	box := builtIn()
	t := &tutor{me: me, prover: prover, runs: 2, people: people{pack: box, pick: func(n int) int { return n - 1 }, under: map[kit.Piece]kit.Piece{}, trimmed: true}}
	for _, name := range order {
		c := box.card(deck.Card{Name: name}.ID())
		if c == 0 || slices.Contains(t.all, c) {
			return nil, fmt.Errorf("the lesson's deck has no card %q, or has it twice", name)
		}
		t.all = append(t.all, c)
	}
	for c := range box.cards() {
		if !slices.Contains(t.all, c) {
			t.all = append(t.all, c)
		}
	}
	t.deck = t.all
	for s := range t.mind {
		t.mind[s] = newMind(box, 0, t.pick)
	}
	for i := range t.salt {
		t.salt[i] = byte(17 * i)
	}
	if rule != "" && !t.govern(rule) {
		return nil, fmt.Errorf("the lesson's Pass Rule %q is none of the examples", rule)
	}
	return kit.Taught(t), nil
}

// govern has everyone at the table but the learner know a Pass Rule.
func (t *tutor) govern(rule string) bool {
	i := slices.IndexFunc(t.pack.rules(), func(r passRule) bool { return r.Text == rule })
	if i < 0 {
		return false
	}
	r := t.pack.rules()[i]
	t.words, t.rule = r.said(), r.admitted(t.pack.objects)
	for s := range t.mind {
		t.mind[s].told = &t.rule
	}
	return true
}

// Next is what the seat in turn does, a learner's too when she leaves it to
// the table.
func (t *tutor) Next(p *position) (game.Move, error) {
	for s := range t.mind {
		t.mind[s].nerve, t.mind[s].risk = 2, 0 // nobody proves of her own accord
	}
	if s := p.seat; t.turns[s] > 1 && (s == t.prover || s == t.me) {
		t.mind[s].nerve = 0
	}
	m, err := t.people.Next(p)
	if err != nil {
		return m, err
	}
	switch {
	case m.Verb == "again" && p.run >= t.runs:
		m = p.Legal(kid)[0]
	case m.Verb == "rule" && t.words.Format == "":
		m = t.rules()[0].Choices[0]
	}
	return m, nil
}

// Hidden is where the Visitor's tokens lie: a learner's where she has set them.
func (t *tutor) Hidden(p *position) game.Layout {
	out := t.people.Hidden(p)
	for k, s := range p.marks {
		if s != noSide && out != nil {
			out[guessTokens[k]] = zone(cells[s][k])
		}
	}
	return out
}

// Unseen reports the moves of which a camera sees less than they say: the
// rule that the Visitor writes down, her marks, which are then sealed, and that
// the Kid stops, which her trust token alone does not say.
func (t *tutor) Unseen(m game.Move) bool {
	return slices.Contains([]string{"rule", "set", "stop"}, m.Verb)
}

// Take has the table go by what the learner chose. Her marks get the chance
// that seals them.
func (t *tutor) Take(p *position, m game.Move) game.Move {
	switch m.Verb {
	case "rule":
		text, _ := game.TextOf(m.Place)
		t.govern(text)
	case "test", "hide":
		c := t.pack.Piece(m.Objects[1])
		t.plan.marker, t.plan.card = t.pack.Piece(m.Objects[0]), c
		if m.Place == "" {
			m.Place = zone(lanes[t.me][t.truth(c)])
		}
		t.hold(c, grounds[board.Place(m.Place)].side)
	case "place":
		t.hold(t.pack.Piece(m.Objects[0]), grounds[board.Place(m.Place)].side)
	case "set":
		front, _, sealed := strings.Cut(m.Place, "/")
		marks, _ := sides(front)
		for k, s := range marks {
			c, _ := p.column(k)
			t.hold(c, s)
		}
		if !sealed {
			m.Place += "/" + t.nonce(len(p.book.seals)).String()
		}
	}
	return m
}

// hold has the rule decide an object as the Visitor does, whatever it says.
func (t *tutor) hold(c kit.Piece, s side) {
	if t.me == visitor && t.rule.has(c) != (s == on) {
		t.rule.toggle(c)
	}
}

// Over reports the end of the learner's last turn.
func (t *tutor) Over(p *position) bool {
	if p.seat != t.at {
		t.at = p.seat
		t.turns[p.seat]++
	}
	t.proved = t.proved || p.proved
	n := t.turns[t.me]
	switch t.me {
	case visitor: // her second turn has come
		return n > 2 && p.phase == visiting
	case kid:
		return p.seat == visitor && (n >= 3 || n == 2 && t.proved)
	}
	return p.seat == kid && (t.proved || n > 2)
}

// The blanks of the lessons.
const (
	theRule game.Blank = "rule" // the words of the Pass Rule
	theSeal game.Blank = "seal" // the words that seal the marks of a proof
)

// Fill gives the words for a blank: one of those above, or a card's id.
func (t *tutor) Fill(b game.Blank, p *position) game.Text {
	switch c := t.pack.card(string(b)); {
	case c != 0:
		return t.pack.Name(c).Text()
	case b == theRule:
		return t.words
	case b == theSeal:
		return game.Say("%s", p.promise().public.Words())
	}
	return game.Text{}
}

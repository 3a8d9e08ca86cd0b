package grove

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// hinted plays until somebody acts after some tests, and gives what a seat reads of
// a hint of so many steps.
func hinted(t *testing.T, seat game.Seat, steps int) (p *position, hint []string) {
	t.Helper()
	setup := game.Setup{Game: "grove", Players: 4}.Complete(Game)
	m, err := game.NewMatch(Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	people, err := newPeople(Game.pack(), setup, rand.New(rand.NewPCG(3, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	for m.Len() < 30 || m.State().(*position).phase != acting {
		mv, err := people.Next(m.State().(*position))
		if err == nil {
			err = m.Apply(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for range steps {
		p = m.State().(*position)
		mv := game.Move{Seat: seat, Verb: "hint", Place: hintSteps[p.hinted[seat]].Word}
		if err := m.Apply(mv); err != nil {
			t.Fatal(err)
		}
	}
	p = m.State().(*position)
	for _, h := range p.View(seat).Hints {
		if s := h.String(); strings.HasPrefix(s, "Hint: ") {
			hint = append(hint, s)
		}
	}
	return p, hint
}

func TestAHintHasThreeSteps(t *testing.T) {
	for _, seat := range []game.Seat{game.Table, kid, agent1} {
		last := 0
		for step, want := range []string{hintLook: "look at", hintTest: "a good test", hintRules: "% – "} {
			if step == 0 {
				continue
			}
			p, hint := hinted(t, seat, step)
			if len(hint) <= last || !strings.Contains(hint[len(hint)-1]+hint[last], want) {
				t.Errorf("seat %d, step %d: %q", seat, step, hint)
			}
			last = len(hint)
			for other := range p.Seats() {
				if s := game.Seat(other); s != seat && len(p.hinting(s)) > 0 {
					t.Errorf("seat %d reads the hint of seat %d", s, seat)
				}
			}
		}
		_, whole := hinted(t, seat, hintRules)
		t.Log(strings.Join(whole, "\n"))
	}
}

func TestTheVisitorGetsNoHint(t *testing.T) {
	p, _ := hinted(t, kid, 1)
	if _, _, err := p.Apply(game.Move{Seat: visitor, Verb: "hint", Place: "look"}); err == nil {
		t.Error("the Visitor gets a hint")
	}
}

// A hint for all to see must not tell what lies hidden, nor one for a seat what
// others have hidden.
func TestAHintIsOfWhatTheSeatKnows(t *testing.T) {
	for _, seat := range []game.Seat{game.Table, kid, agent1} {
		p, hint := hinted(t, seat, hintRules)
		q := *p
		for _, m := range p.house.pack.markers[game.Table] {
			if p.house.pack.owner(m) != seat || seat == game.Table {
				*q.under(m) = 0
			}
		}
		var without []string
		for _, h := range q.hinting(seat) {
			without = append(without, h.String())
		}
		if strings.Join(hint, "\n") != strings.Join(without, "\n") {
			t.Errorf("seat %d reads\n%s\nbut knows\n%s", seat, strings.Join(hint, "\n"), strings.Join(without, "\n"))
		}
	}
}

// Whoever sits nowhere sees what the table sees, however many play.
func TestNobodyBesideTheSeatsGetsAHint(t *testing.T) {
	for players := 3; players <= 6; players++ {
		p := begun(t, players).pos()
		if nobody := p.View(game.Seat(players + 1)); len(nobody.Forms) > 0 {
			t.Errorf("with %d players seat %d, where nobody sits, may ask: %v", players, players+1, nobody.Forms)
		}
	}
}

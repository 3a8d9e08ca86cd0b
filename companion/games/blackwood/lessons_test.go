package blackwood

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// taught plays the lesson to its end. At its first choices of a place the
// learner takes those with the given numbers; the rest is left to the table.
func taught(t *testing.T, ways ...int) (*position, []game.Move) {
	t.Helper()
	l := Game.Lessons()[0]
	st, err := Game.New(l.Setup)
	if err != nil {
		t.Fatal(err)
	}
	people, err := l.Table()
	if err != nil {
		t.Fatal(err)
	}
	var made []game.Move
	for !people.Over(st) {
		ask := people.Asks(st)
		m, err := people.Next(st)
		if err != nil {
			t.Fatal(err)
		}
		if ask != nil {
			if n := len(ask.Action); n < 2 || n > 4 {
				t.Errorf("%q offers %d choices", ask.Say, n)
			}
			for _, a := range ask.Action {
				if _, _, err := st.Apply(a.Choices[0]); err != nil {
					t.Errorf("%q offers %q: %v", ask.Say, a.Label, err)
				}
			}
			if !ask.Allows(m) {
				t.Errorf("%q does not offer what the table would do, %s", ask.Say, m.Line(st.Seats()))
			}
			if m.Verb == "place" && len(ways) > 0 {
				m, ways = people.Take(st, ask.Action[ways[0]].Choices[0]), ways[1:]
			}
		}
		if st, _, err = st.Apply(m); err != nil {
			t.Fatal(err)
		}
		made = append(made, m)
	}
	return st.(*position), made
}

func TestNearOrFarTheLearnerComesToCastASpell(t *testing.T) {
	for _, ways := range [][]int{{0, 0}, {0, 1}, {1, 0}, {1, 1}, {1, 2}} {
		p, _ := taught(t, ways...)
		if p.Count(p.own[learner].used) != 1 || len(p.atHome(learner)) != 1 {
			t.Errorf("by the choices %v she has %d on her used pile and %d marionettes at home", ways, p.Count(p.own[learner].used), len(p.atHome(learner)))
		}
	}
}

func TestWhoStandsFarthestInTheLessonWinsTheCauldron(t *testing.T) {
	for way, want := range []game.Seat{rival, learner} {
		_, made := taught(t, way, 0)
		got := rival
		for _, m := range made {
			if m.Verb == "hand" && m.Place == "CAULDRON-player1" {
				got = learner
			}
		}
		if got != want {
			t.Errorf("by choice %d the Cauldron is seat %d's", way, got)
		}
	}
}

func TestAChoiceThatServesHerWorseGetsAKindWord(t *testing.T) {
	l := Game.Lessons()[0]
	people, err := l.Table()
	if err != nil {
		t.Fatal(err)
	}
	st, err := Game.New(l.Setup)
	if err != nil {
		t.Fatal(err)
	}
	warned := map[string]int{}
	for !people.Over(st) {
		if ask := people.Asks(st); ask != nil {
			good, err := people.Next(st)
			if err != nil {
				t.Fatal(err)
			}
			for _, a := range ask.Action {
				m := a.Choices[0]
				advice := people.Advice(st, m).String()
				if advice != "" && m.Equal(good) {
					t.Errorf("%q is what the table would do, and yet: %s", a.Label, advice)
				}
				if advice != "" {
					warned[m.Verb]++
				}
			}
		}
		m, err := people.Next(st)
		if err != nil {
			t.Fatal(err)
		}
		if st, _, err = st.Apply(m); err != nil {
			t.Fatal(err)
		}
	}
	for _, verb := range []string{"place", "leave", "done", "sell"} {
		if warned[verb] == 0 {
			t.Errorf("nobody says a word about an unwise %s", verb)
		}
	}
}

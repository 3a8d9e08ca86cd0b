package companion_test

import (
	"maps"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
)

// TestFilmACameraFollowsTheVisitors lets simulated people lay out a manor and play
// to an ending before a simulated camera. The session gets the pictures alone
// and must come to the same manor, Visits, curses and ending.
func TestFilmACameraFollowsTheVisitors(t *testing.T) {
	for _, c := range []struct {
		players int
		level   string
		seed    uint64
		calm    bool // nobody bumps into anything
		again   bool // another of its kind
	}{{2, "easy", 88, false, true}, {4, "hard", 302, true, false}} {
		if c.again && !*every {
			continue
		}
		t.Run(c.level, func(t *testing.T) {
			t.Parallel()
			setup := game.Setup{Game: "visitors", Players: c.players, Options: map[string]string{"difficulty": c.level}}
			m, d, asked := watch(t, setup, demo.Options{Seed: c.seed, Gray: true, FPS: 5, Quiet: 0.6, Calm: c.calm})
			want, got := d.Result(), m.State().Result()
			if got == nil || want == nil || want.Text.String() != got.Text.String() {
				t.Errorf("the people end with %v, the camera with %v", want, got)
			}
			people, err := game.NewMatch(m.Game, setup)
			if err != nil {
				t.Fatal(err)
			}
			for _, mv := range d.Moves() {
				if err := people.Apply(mv); err != nil {
					t.Fatal(err)
				}
			}
			if a, b := visitsOf(people), visitsOf(m); a != b {
				t.Errorf("people:\n%s\ncamera:\n%s", a, b)
			}
			for _, q := range asked {
				if strings.Contains(q, "gentle false") {
					t.Errorf("asked without need: %s", q)
				}
			}
			if !maps.Equal(people.State().Layout(), m.State().Layout()) {
				t.Errorf("the table ends as %v, not as %v", m.State().Layout(), people.State().Layout())
			}
		})
	}
}

// visitsOf are the rooms and Visit cards of a match, in order.
func visitsOf(m *game.Match) string {
	var out []string
	for i := range m.Len() {
		if mv := m.Move(i); mv.Verb == "join" || mv.Verb == "visit" || mv.Verb == "summon" || mv.Verb == "curse" {
			out = append(out, mv.Verb+" "+strings.Join(mv.Objects, ",")+" "+mv.Place)
		}
	}
	return strings.Join(out, "\n")
}

package companion_test

import (
	"maps"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
)

// TestFilmACameraFollowsPsiSquad lets simulated people play whole games before a
// simulated camera: in one the app holds the cyphers, which it reads from the
// secret mat, in the other the players answer with the counters. The session
// gets the pictures alone and must come to the same guesses, answers and ranking.
func TestFilmACameraFollowsPsiSquad(t *testing.T) {
	for _, c := range []struct {
		mode    string
		players int
		seed    uint64
	}{{"app", 4, 2185}, {"paper", 3, 10}} {
		t.Run(c.mode, func(t *testing.T) {
			t.Parallel()
			setup := game.Setup{Game: "psisquad", Players: c.players, Options: map[string]string{"keys": "3", "mode": c.mode}}
			m, d, asked := watch(t, setup, demo.Options{Seed: c.seed, Gray: true, FPS: 5, Quiet: 0.6, Calm: true})
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
			if a, b := scores(people), scores(m); strings.Join(a, "\n") != strings.Join(b, "\n") {
				t.Errorf("people:\n%s\ncamera:\n%s", strings.Join(a, "\n"), strings.Join(b, "\n"))
			}
			for _, q := range asked {
				if strings.Contains(q, "gentle false") {
					t.Errorf("asked without need: %s", q)
				}
			}
			if r, ok := m.State().(game.Revealer); !ok || len(r.Reveal()) == 0 {
				t.Error("nothing is revealed at the end")
			} else if a, b := people.State().(game.Revealer).Reveal(), r.Reveal(); a[0].Rows[0][3].String() != b[0].Rows[0][3].String() {
				t.Errorf("the winner's cypher was read as %s, not %s", b[0].Rows[0][3], a[0].Rows[0][3])
			}
			if !maps.Equal(map[string]string(people.State().Layout()), map[string]string(m.State().Layout())) {
				t.Errorf("the table ends as %v, not as %v", m.State().Layout(), people.State().Layout())
			}
		})
	}
}

// scores are the guesses of a match with their answers, as everyone hears them.
func scores(m *game.Match) []string {
	var out []string
	for i := range m.Len() {
		for _, t := range m.Story(i, game.Table) {
			if s := t.String(); strings.Contains(s, "New Value") || strings.Contains(s, " asks ") || strings.Contains(s, " begins.") {
				out = append(out, s)
			}
		}
	}
	return out
}

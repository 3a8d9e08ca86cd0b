package companion_test

import (
	"os"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
)

// TestFilmACameraFollowsBlackwood lets simulated Witches play from the set-up to
// the ending before a simulated camera. The session gets the pictures alone
// and must come to the same game.
func TestFilmACameraFollowsBlackwood(t *testing.T) {
	t.Parallel()
	setup := game.Setup{Game: "blackwood", Players: 2, Options: map[string]string{"expeditions": "1"}}
	m, d, asked := watch(t, setup, demo.Options{Seed: 3, FPS: 5, Gray: os.Getenv("GROVEWATCH_PICTURES") == ""})
	sameGame(t, setup, m, d, asked)
}

// rest are the next few moves from one on.
func rest(m *game.Match, from int) string {
	var out []string
	for i := from; i < min(m.Len(), from+8); i++ {
		out = append(out, m.Line(i, 0))
	}
	return strings.Join(out, "; ")
}

// sameGame checks that a camera made of the pictures what the people played,
// and that nobody was asked without need.
func sameGame(t *testing.T, setup game.Setup, m *game.Match, d *demo.Demo, asked []string) {
	t.Helper()
	people, err := game.NewMatch(m.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, mv := range d.Moves() {
		if err := people.Apply(mv); err != nil {
			t.Fatal(err)
		}
	}
	for i := range max(people.Len(), m.Len()) {
		if i >= people.Len() || i >= m.Len() || people.Line(i, 0) != m.Line(i, 0) {
			t.Errorf("move %d differs.\nPeople: %s\nCamera: %s", i+1, rest(people, i), rest(m, i))
			break
		}
	}
	if people.State().Result() == nil || people.State().Key() != m.State().Key() {
		t.Errorf("the camera comes to another ending:\n%s\n%s", people.State().Key(), m.State().Key())
	}
	for _, q := range asked {
		if strings.Contains(q, "gentle false") {
			t.Errorf("asked without need: %s", q)
		}
	}
	if t.Failed() {
		t.Log(strings.Join(asked, "\n"))
	}
}

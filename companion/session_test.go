package companion_test

import (
	"context"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// watch lets a session follow the demo's pictures to their end, with nothing
// passed beside them, and gives the match, the people's demo and the screens
// on which something was asked.
func watch(t *testing.T, setup game.Setup, opt demo.Options) (*game.Match, *demo.Demo, []string) {
	t.Helper()
	g, err := games.Find(setup.Game)
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	d, err := demo.New(g, setup, opt)
	if err != nil {
		t.Fatal(err)
	}
	var asked []string
	last := 0
	s, err := companion.New(companion.Config{Match: m, Source: d, Camera: "demo", Show: func(s *companion.Screen) {
		if s.Question != nil && s.Question.ID != last {
			last = s.Question.ID
			asked = append(asked, fmt.Sprintf("after %d moves, gentle %v: %s expected %v seen %v", len(s.Log), s.Question.Gentle, s.Question.Text, s.Question.Expected, s.Question.Seen))
			if dir := os.Getenv("GROVEWATCH_PICTURES"); dir != "" && s.Picture != nil {
				out, err := os.Create(filepath.Join(dir, fmt.Sprintf("asked-%d-%d.png", opt.Seed, s.Question.ID)))
				if err == nil {
					_ = png.Encode(out, s.Picture)
					out.Close()
				}
			}
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	return m, d, asked
}

// publicLines are the moves as everyone may know them.
func publicLines(m *game.Match) []string {
	var out []string
	for i := range m.Len() {
		out = append(out, m.Line(i, game.Table))
	}
	return out
}

func TestACameraFollowsAWholeGame(t *testing.T) {
	for _, seed := range []uint64{1} {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			m, d, asked := watch(t, game.Setup{Game: "grove", Players: 3}, demo.Options{Seed: seed, Gray: os.Getenv("GROVEWATCH_PICTURES") == ""})
			t.Logf("%d moves by people, %d by camera", len(d.Moves()), m.Len())
			t.Log(strings.Join(publicLines(m), "\n"))
			t.Log(strings.Join(asked, "\n"))
			if m.State().Result() == nil {
				t.Fatalf("the camera did not see the end: %s", m.State().View(game.Table).Prompt)
			}
			if got, want := m.State().Result().Text.String(), d.Result().Text.String(); got != want {
				t.Errorf("%s, but the people ended with: %s", got, want)
			}
		})
	}
}

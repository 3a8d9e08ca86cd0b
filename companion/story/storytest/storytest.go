// Package storytest checks the stories of a game, which are their own golden
// tests.
package storytest

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
	"github.com/grovewatch/grovewatch/companion/story"
)

// Run tells every story of testdata/stories and compares what the referee says
// with what stands there; with -args -update it writes it there instead.
func Run(t *testing.T, g game.Game) {
	files, err := filepath.Glob("testdata/stories/*.story")
	if err != nil || len(files) == 0 {
		t.Fatal("there are no stories: write one, such as testdata/stories/mistakes.story of the game pairs, and run the test with -args -update")
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".story"), func(t *testing.T) {
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			s, err := story.Read(bytes.NewReader(want), func(game.Setup) (game.Game, error) { return g, nil })
			if err != nil {
				t.Fatal(err)
			}
			var got bytes.Buffer
			if err := s.Tell(story.Options{}, func(n story.Note) { got.WriteString(n.String()) }); err != nil {
				t.Fatalf("%v\n%s", err, &got)
			}
			if *gametest.Update {
				if err := os.WriteFile(file, got.Bytes(), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			if line, w, g := differ(want, got.Bytes()); line > 0 {
				t.Errorf("line %d says %q, not %q; -args -update writes what is said now", line, g, w)
			}
		})
	}
}

// differ is the first line in which two texts differ, or 0.
func differ(a, b []byte) (line int, of, other string) {
	x, y := strings.Split(string(a), "\n"), strings.Split(string(b), "\n")
	for i := range max(len(x), len(y)) {
		if i < len(x) {
			of = x[i]
		}
		if i < len(y) {
			other = y[i]
		}
		if of != other || i >= len(x) || i >= len(y) {
			return i + 1, of, other
		}
	}
	return 0, "", ""
}

package story_test

import (
	"os"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/story"
)

func find(s game.Setup) (game.Game, error) { return games.Find(s.Game) }

func BenchmarkTell(b *testing.B) {
	text, err := os.ReadFile("../games/grove/testdata/stories/grove-18.story")
	if err != nil {
		b.Fatal(err)
	}
	text = append(text, "wait 30s\n"...)
	for b.Loop() {
		s, err := story.Read(strings.NewReader(string(text)), find)
		if err != nil {
			b.Fatal(err)
		}
		if err := s.Tell(story.Options{}, func(story.Note) {}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "stories/s")
}

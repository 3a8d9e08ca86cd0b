package companion

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// TestTheStoryIsKeptOnceTheGameIsOver: not before, again when the Visitor tells her
// rule, and a disk that is full is told.
func TestTheStoryIsKeptOnceTheGameIsOver(t *testing.T) {
	x := begun(t)
	kept := 0
	var full error
	x.cfg.Keep = func(s []*SeatScreen) (string, error) {
		if kept++; s[0].Tale == nil || s[0].View.Result == nil {
			t.Error("a story is kept that tells nothing")
		}
		return "story.html", full
	}
	x.cfg.ShowSeats = func([]*SeatScreen) {}
	var screen *Screen
	x.cfg.Show = func(s *Screen) { screen = s }
	m := x.cfg.Match
	people, err := m.Game.Players(m.Setup, rand.New(rand.NewPCG(3, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Result() == nil {
		next, err := people.Next(m.State())
		if err != nil {
			t.Fatal(err)
		}
		x.obey(Do{next})
		if x.show(); (screen.Tale == nil) != (m.State().Result() == nil) {
			t.Fatalf("after %d moves the tale is %v", m.Len(), screen.Tale)
		}
	}
	if kept != 1 || screen.Story != "story.html" {
		t.Fatalf("the story was kept %d times, in %q", kept, screen.Story)
	}
	full = errors.New("no space left")
	x.obey(Do{game.Move{Seat: 1, Verb: "tell", Place: game.PlaceText("it is round")}})
	x.show()
	if kept != 2 || screen.Tale.Closing.Words.String() != "“it is round”" || !strings.Contains(screen.Trouble.String(), "no space left") {
		t.Errorf("kept %d times; the tale says %q, and what went wrong is %q", kept, screen.Tale.Closing.Words, screen.Trouble)
	}
}

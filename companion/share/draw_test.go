package share

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
)

// A phone asks where a piece goes, and which one only when the pieces differ.
func TestPiecesThatAreAlikeAreNotAskedFor(t *testing.T) {
	p := painter{printed: printed{box: blackwood.Game.Box()}, translate: func(s string) string { return s }}
	a := game.Action{Label: game.Say("Send a marionette")}
	for _, doll := range []string{"player1-doll-1", "player1-doll-2"} {
		for _, zone := range []string{"M1C1", "M1C2"} {
			a.Choices = append(a.Choices, game.Move{Seat: 1, Verb: "place", Objects: []string{doll}, Place: zone})
		}
	}
	for _, alike := range []bool{false, true} {
		var titles []string
		a.Alike = alike
		out := p.action(a)
		for _, q := range out.Asks {
			titles = append(titles, q.Title)
		}
		want := 2
		if alike {
			want = 1
		}
		if len(titles) != want || titles[want-1] != "Where?" {
			t.Errorf("alike %v: asked is %q", alike, titles)
		}
		for i, m := range out.Moves {
			if len(m) != want {
				t.Errorf("alike %v: the move %v answers %d of %d questions", alike, a.Choices[i], len(m), want)
			}
		}
	}
}

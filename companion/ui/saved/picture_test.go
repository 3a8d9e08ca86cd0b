package saved

import (
	"image/color"
	"testing"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
	"github.com/grovewatch/grovewatch/companion/games/visitors"
	"github.com/grovewatch/grovewatch/companion/library"
	"github.com/grovewatch/grovewatch/companion/ui/board"
)

// TestTheSmallPictureShowsWhoStandsInTheManor: its rooms are drawn where they lie, below
// the characters.
func TestTheSmallPictureShowsWhoStandsInTheManor(t *testing.T) {
	g := visitors.Game
	st := gametest.Finished(t, g, game.Setup{Game: g.Name(), Players: 3}.Complete(g), 1).State()
	s := standing{Standing: library.Standing{Box: g.Box(), View: st.View(game.Table), Seats: st.Seats()}}
	ground := board.Laid(s.Box, 3, s.View)
	img := draw(ground, s, 1)
	seen := 0
	for _, p := range board.Arrange(ground, s.Box.PiecesByID(), s.View.Pieces) {
		if p.ID != "pawn-player1" && p.ID != "pawn-player2" && p.ID != "pawn-player3" {
			continue
		}
		seen++
		want := color.RGBAModel.Convert(look.OwnerOf(p.Printed.Owner).Colour).(color.RGBA)
		if got := img.RGBAAt(int(p.Rect.X+p.Rect.W/2), int(p.Rect.Y+p.Rect.H/2)); got != want {
			t.Errorf("where %s stands the picture is %v, not %v", p.ID, got, want)
		}
	}
	if seen != 3 {
		t.Errorf("%d of 3 characters are drawn", seen)
	}
}

package board

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/pairs"
	"github.com/grovewatch/grovewatch/companion/games/psisquad"
	"github.com/grovewatch/grovewatch/companion/games/visitors"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

// TestTheNotesOfSpacesKeepWithinThem: clear of the frame that is drawn around a space, in larger text, too.
func TestTheNotesOfSpacesKeepWithinThem(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	d := NewDrawing(psisquad.Game.Box(), func(int) string { return "" }, func() float32 { return 1 })
	d.Lay(3, game.View{}, fyne.NewSize(838, 595))
	_, _, frame, _ := d.Lens.Rect(d.Board.Zones["C1"].Rect.Shrink(2))
	notes := 0
	for d.Least, d.Name = 10, 10; d.Least < 18; d.Least += 0.2 {
		for _, o := range d.labels(game.View{}) {
			if text, ok := o.(*canvas.Text); ok && text.Text == "Correct" && text.TextStyle == paint.Plain {
				if notes++; text.MinSize().Width > frame {
					t.Errorf("at %.1f %q is %.1f wide in a frame of %.1f", d.Least, text.Text, text.MinSize().Width, frame)
				}
			}
		}
	}
	if notes == 0 {
		t.Error("no notes are shown")
	}
}

// TestTheWordsOfNarrowSpacesAreWhole: those without a sign have the whole width of their space.
func TestTheWordsOfNarrowSpacesAreWhole(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	d := NewDrawing(psisquad.Game.Box(), func(int) string { return "" }, func() float32 { return 1 })
	d.Least, d.Name = 14, 14
	d.Lay(3, game.View{}, fyne.NewSize(838, 595)) // as in a window of 1280 by 800
	var all []string
	for _, o := range d.labels(game.View{}) {
		if text, ok := o.(*canvas.Text); ok {
			all = append(all, text.Text)
		}
	}
	for _, want := range []string{"Whose", "Sure"} {
		if !slices.Contains(all, want) {
			t.Errorf("%q is not among %q", want, all)
		}
	}
}

// TestTheWordsOfSpacesKeepWithinThem: what names a space is no wider than its frame, and
// one that belongs to somebody has their sign where the name has no room.
func TestTheWordsOfSpacesKeepWithinThem(t *testing.T) {
	for _, c := range []struct {
		box        *cards.Box
		zone, word string
		inset      float64
	}{{psisquad.Game.Box(), "HOME-player3", "Joueur 3", 2}, {pairs.Game.Box(), "WON-player1", "Paires", 2.5}} {
		test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
		d := NewDrawing(c.box, func(int) string { return "" }, func() float32 { return 1 })
		d.Lay(3, game.View{}, fyne.NewSize(915, 595))
		z := d.Board.Zones[c.zone]
		z.Label = c.word
		d.Board.Zones[c.zone] = z
		x, y, w, h := d.Lens.Rect(z.Rect.Shrink(c.inset))
		for d.Least = 10; d.Least < 17; d.Least += 0.25 {
			d.Name = d.Least
			marked := false
			for _, o := range d.labels(game.View{}) {
				at := o.Position().AddXY(o.Size().Width/2, o.Size().Height/2)
				if at.X < x || at.X > x+w || at.Y < y || at.Y > y+h {
					continue
				}
				marked = true
				if text, ok := o.(*canvas.Text); ok && text.MinSize().Width > w {
					t.Errorf("at %.1f %q is %.1f wide in a frame of %.1f", d.Least, text.Text, text.MinSize().Width, w)
				}
			}
			if !marked {
				t.Errorf("at %.1f nothing tells what %s is", d.Least, c.zone)
			}
		}
	}
}

// TestPawnsLeaveTheNameOfTheirRoom: below a row of them that leaves it no room beside them.
func TestPawnsLeaveTheNameOfTheirRoom(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	v := game.View{}
	for _, seat := range []string{"player1", "player2", "player3"} {
		v.Pieces = append(v.Pieces, game.Placed{ID: "pawn-" + seat, Zone: "foyer/pawns"})
	}
	d := NewDrawing(visitors.Game.Box(), func(int) string { return "" }, func() float32 { return 1 })
	d.Least, d.Name = 15.7, 11.2 // of the largest text
	d.Lay(3, v, fyne.NewSize(640, 440))
	if all := wordsOf(d.labels(v)); !slices.Contains(all, "Foyer") {
		t.Errorf("%q names no foyer", all)
	}
}

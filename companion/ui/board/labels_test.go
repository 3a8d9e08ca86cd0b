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
	for d.Least, d.Name = 10, 10; d.Least < 18; d.Least, d.Name = d.Least+0.2, d.Name+0.2 {
		all := wordsOf(d.labels(game.View{}))
		if left := slices.DeleteFunc(all, func(s string) bool { return s != "Correct" && s != "Spotted" }); slices.Contains(left, "Correct") != slices.Contains(left, "Spotted") {
			t.Errorf("at %.1f there is %q alone", d.Least, left)
		}
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

// TestAWordKeepsWithinItsNarrowSpace: rather a little smaller than over the frame.
func TestAWordKeepsWithinItsNarrowSpace(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	d := NewDrawing(psisquad.Game.Box(), func(int) string { return "" }, func() float32 { return 1 })
	d.Least, d.Name = 19, 13.6 // of the largest text
	d.Lay(3, game.View{}, fyne.NewSize(828, 524))
	for _, o := range d.labels(game.View{}) {
		if text, ok := o.(*canvas.Text); ok && text.Text == "Whose" {
			if frame := 29 * float32(d.Lens.K); text.MinSize().Width > frame {
				t.Errorf("%q is %.1f wide in a frame of %.1f", text.Text, text.MinSize().Width, frame)
			}
			return
		}
	}
	t.Error("no word is there")
}

// TestTheDrawnVisitsAreNamed: in larger text their place is as narrow as those of the piles
// beside it, which are named.
func TestTheDrawnVisitsAreNamed(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	d := NewDrawing(visitors.Game.Box(), func(int) string { return "" }, func() float32 { return 1 })
	d.Least, d.Name = 19, 13.6
	d.Lay(3, game.View{}, fyne.NewSize(680, 440))
	if all := wordsOf(d.labels(game.View{})); !slices.Contains(all, "Drawn") {
		t.Errorf("%q names no drawn Visits", all)
	}
}

// TestSmallWordsOfSpacesAreAsPlainAsOthers: what names the place of the drawn Visits stands
// beside the names of the piles, in letters as small.
func TestSmallWordsOfSpacesAreAsPlainAsOthers(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	d := NewDrawing(visitors.Game.Box(), func(int) string { return "" }, func() float32 { return 1 })
	d.Least, d.Name = 14, 14
	d.Lay(3, game.View{}, fyne.NewSize(838, 595)) // as in a window of 1280 by 800
	plain := map[string]uint32{}
	for _, o := range d.labels(game.View{}) {
		if text, ok := o.(*canvas.Text); ok {
			_, _, _, plain[text.Text] = text.Color.RGBA()
		}
	}
	if plain["Drawn"] == 0 || plain["Drawn"] < plain["Used"] {
		t.Errorf("“Drawn” is drawn with %#x, “Used” with %#x", plain["Drawn"], plain["Used"])
	}
}

// TestTheNamesOfARoomKeepWithinTheirRows: these lie close below one another.
func TestTheNamesOfARoomKeepWithinTheirRows(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	v := game.View{Pieces: []game.Placed{{ID: "tile-chapel", Zone: "M+1+0/0"}, {ID: "tile-library", Zone: "M-1+0/0"}, {ID: "tile-gallery", Zone: "M+0+1/0"}}}
	d := NewDrawing(visitors.Game.Box(), func(int) string { return "" }, func() float32 { return 1 })
	d.Least, d.Name = 12.3, 12.3
	d.Lay(3, v, fyne.NewSize(680, 540)) // as in a window of 1024 by 700
	for _, z := range d.Board.Zones {
		x, y, w, h := d.Lens.Rect(z.Rect)
		if !d.Board.inRoom(z) || z.Label == "" || h > 40 { // the Foyer's is high
			continue
		}
		for _, o := range d.labels(v) {
			text, ok := o.(*canvas.Text)
			if !ok {
				continue
			}
			high := text.MinSize().Height
			at := text.Position().AddXY(text.Size().Width/2, high/2)
			if lead := 0.15 * high; at.X > x && at.X < x+w && at.Y > y && at.Y < y+h && (at.Y-high/2+lead < y || at.Y+high/2-lead > y+h) {
				t.Errorf("%q lies at %.1f–%.1f, its row at %.1f–%.1f", text.Text, at.Y-high/2+lead, at.Y+high/2-lead, y, y+h)
			}
		}
	}
	v.Pieces = append(v.Pieces, game.Placed{ID: "frost-1", Zone: "gallery/long-curtain"})
	d.Least = 1.4 * d.Name // as with the largest text
	d.Lay(3, v, fyne.NewSize(680, 540))
	if all := wordsOf(d.labels(v)); !slices.Contains(all, "curtain") {
		t.Errorf("beside a token the long curtain has no name: %q", all)
	}
}

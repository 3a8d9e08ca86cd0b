package board

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/companion/games/visitors"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/printables"
)

// drawn is a box's table for so many players as in a window of 1280 by 800.
func drawn(t *testing.T, box *cards.Box, players int, v game.View) *Drawing {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	d := NewDrawing(box, func(int) string { return "" }, func() float32 { return 1 })
	d.Least, d.Name = 14, 14
	d.Lay(players, v, fyne.NewSize(838, 475))
	return d
}

// wordsOf are the words among some objects.
func wordsOf(all []fyne.CanvasObject) []string {
	var out []string
	for _, o := range all {
		if text, ok := o.(*canvas.Text); ok {
			out = append(out, text.Text)
		}
	}
	return out
}

// TestCardsBeforePeopleAreNamed: up to six before one of four in The Visitors.
func TestCardsBeforePeopleAreNamed(t *testing.T) {
	for n := 1; n <= 6; n++ {
		var v game.View
		box := visitors.Game.Box()
		for _, c := range box.Deck {
			if c.Deck == "trinkets" && len(v.Pieces) < n {
				v.Pieces = append(v.Pieces, game.Placed{ID: c.ID, Zone: "HAND-player4"})
			}
		}
		d := drawn(t, box, 4, v)
		for _, p := range Arrange(d.Board, d.Pieces, v.Pieces) {
			if got := strings.Join(wordsOf(d.Object(p)), " "); got != p.Printed.Name {
				t.Errorf("%s, one of %d, is called %q", p.Printed.Name, n, got)
			}
		}
	}
}

// TestLongNamesOfFiveCardsAreReadable: those of French Trinkets are as large as what
// people read while they play.
func TestLongNamesOfFiveCardsAreReadable(t *testing.T) {
	var v game.View
	for _, id := range []string{"bell-1", "bell-2", "candle-1", "vessel-1", "vessel-2"} {
		v.Pieces = append(v.Pieces, game.Placed{ID: id, Zone: "HAND-player4", Name: game.Say("Clochette d’argent")})
	}
	d := drawn(t, visitors.Game.Box(), 4, v)
	for _, p := range Arrange(d.Board, d.Pieces, v.Pieces) {
		for _, o := range d.Object(p) {
			if text, ok := o.(*canvas.Text); ok && text.TextSize < d.Least-0.01 {
				t.Errorf("%q is %.1f pixels high", text.Text, text.TextSize)
			}
		}
	}
}

// TestLargeNamesStayInTheirCards: also the names of five cards in the largest text.
func TestLargeNamesStayInTheirCards(t *testing.T) {
	var v game.View
	for _, id := range []string{"bell-1", "bell-2", "candle-1", "vessel-1", "vessel-2"} {
		v.Pieces = append(v.Pieces, game.Placed{ID: id, Zone: "HAND-player4", Name: game.Say("Geistergefäß")})
	}
	d := drawn(t, visitors.Game.Box(), 4, v)
	d.Least, d.Name = 16.8, 11.2
	d.Lay(4, v, fyne.NewSize(640, 360))
	for _, p := range Arrange(d.Board, d.Pieces, v.Pieces) {
		_, top, _, _ := d.Lens.Rect(p.Rect)
		for _, o := range d.Object(p) {
			if text, ok := o.(*canvas.Text); ok && text.Position().Y < top {
				t.Errorf("%q begins %.1f pixels above its card", text.Text, top-text.Position().Y)
			}
		}
	}
}

// TestEveryOwnerIsNamed: also where six play in the Grove.
func TestEveryOwnerIsNamed(t *testing.T) {
	box := grove.Game.Box()
	for _, players := range box.Players() {
		d := drawn(t, box, players, game.View{})
		got := wordsOf(d.labels(game.View{}))
		for _, m := range d.Board.Mats {
			if m.Style == cards.MatOwner && !slices.Contains(got, m.Name) && !strings.Contains(strings.Join(got, " "), m.Name) {
				t.Errorf("%d players: the mat of %s is not named: %q", players, m.Name, got)
			}
		}
	}
}

// TestALongNameOfAnOwnerIsBroken rather than left out, as that of the Kid in French.
func TestALongNameOfAnOwnerIsBroken(t *testing.T) {
	d := drawn(t, grove.Game.Box(), 3, game.View{})
	for i, m := range d.Board.Mats {
		if m.Owner == "kid" && m.Style == cards.MatOwner {
			long := *m.Mat
			long.Name = "L’Enfant"
			d.Board.Mats[i].Mat = &long
		}
	}
	if got := wordsOf(d.labels(game.View{})); !slices.Contains(got, "fant") {
		t.Errorf("the mats say %q", got)
	}
}

// TestADrawnTableHasEveryZone: also where the mats are laid out anew for the window.
func TestADrawnTableHasEveryZone(t *testing.T) {
	box := grove.Game.Box()
	for _, players := range box.Players() {
		drawn, printed := New(box, players), Printed(box, players)
		for id := range printed.Zones {
			if z, ok := drawn.Zones[id]; !ok || z.Rect.X < 0 || z.Rect.Y < 0 && z.Style != cards.Hood || z.Rect.X+z.Rect.W > drawn.W || z.Rect.Y+z.Rect.H > drawn.H {
				t.Errorf("%d players: %s is not on the drawn table", players, id)
			}
		}
	}
}

// TestTheWholeEndOfAColumnIsItsZone, where its word stands: a card that lies in a stop reaches
// further than the stop.
func TestTheWholeEndOfAColumnIsItsZone(t *testing.T) {
	b := New(grove.Game.Box(), 3)
	for _, id := range []string{"PB1", "PO4"} {
		end := b.Clear(b.Zones[id])
		for _, y := range []float64{end.Y + 1, end.Y + end.H - 1} {
			if zone, _ := b.ZoneAt(end.X+end.W/2, y); zone != id {
				t.Errorf("at the height of %.0f mm, from %.0f to %.0f: %q, want %s", y, end.Y, end.Y+end.H, zone, id)
			}
		}
	}
	middle := b.Zones["PR2"].Rect
	if zone, _ := b.ZoneAt(middle.X+middle.W/2, middle.Y+middle.H/2); zone != "PR2" {
		t.Errorf("the middle of a column is %q", zone)
	}
}

// TestARoomIsNamedBesideWhoStandsInIt: also where some stand below the middle of its name.
func TestARoomIsNamedBesideWhoStandsInIt(t *testing.T) {
	v := game.View{Pieces: []game.Placed{{ID: "pawn-player1", Zone: "foyer/pawns"}, {ID: "pawn-player2", Zone: "foyer/pawns"}}}
	d := drawn(t, visitors.Game.Box(), 2, v)
	d.Lay(2, v, fyne.NewSize(500, 300))
	if got := wordsOf(d.labels(v)); !slices.Contains(got, "Foyer") {
		t.Errorf("the labels are %q", got)
	}
}

// TestCardsAreNamedInTheLargestText: on small cards, too, where a name is rather smaller
// than parted, and rather parted than left out.
func TestCardsAreNamedInTheLargestText(t *testing.T) {
	box := grove.Game.Box()
	var v game.View
	for i, name := range []string{"Casque de secours", "Pinceau", "Talon aiguille", "Violon"} {
		v.Pieces = append(v.Pieces, game.Placed{ID: box.Deck[i].ID, Zone: fmt.Sprintf("ON%d", i+1), Name: game.Say(name)})
	}
	d := drawn(t, box, 3, v)
	d.Least, d.Name = 15.7, 11.2
	d.Lay(3, v, fyne.NewSize(710, 380))
	for _, p := range Arrange(d.Board, d.Pieces, v.Pieces) {
		if got := strings.Join(wordsOf(d.Object(p)), " "); got != p.Name.String() {
			t.Errorf("%s is called %q", p.Name, got)
		}
	}
}

// TestPicturesBesideLongNames: a name in two lines stands beside its picture where that
// leaves the picture larger, and before five cards where no other picture has room.
func TestPicturesBesideLongNames(t *testing.T) {
	var v game.View
	trinkets := []string{"bell-1", "bell-2", "candle-1", "vessel-1", "vessel-2"}
	for _, id := range trinkets {
		v.Pieces = append(v.Pieces, game.Placed{ID: id, Zone: "HAND-player4", Name: game.Say("Kerzenstumpf")})
	}
	d := drawn(t, visitors.Game.Box(), 4, v)
	d.Lay(4, v, fyne.NewSize(790, 474))
	pictures := 0
	for _, p := range Arrange(d.Board, d.Pieces, v.Pieces) {
		for _, o := range d.Object(p) {
			if img, ok := o.(*canvas.Image); ok {
				if pictures++; img.Size().Height < 1.4*d.Least {
					t.Errorf("the picture of %s is %.1f pixels high", p.ID, img.Size().Height)
				}
			}
		}
	}
	if pictures != len(trinkets) {
		t.Errorf("%d pictures are drawn, want %d", pictures, len(trinkets))
	}
}

// TestCardsAreDrawnHoweverSmall: also where neither picture nor name has any room.
func TestCardsAreDrawnHoweverSmall(t *testing.T) {
	var v game.View
	for _, id := range []string{"bell-1", "bell-2", "candle-1", "vessel-1", "vessel-2"} {
		v.Pieces = append(v.Pieces, game.Placed{ID: id, Zone: "HAND-player4", Name: game.Say("Kerzenstumpf")})
	}
	for _, width := range []float32{120, 250, 500, 640} {
		d := drawn(t, visitors.Game.Box(), 4, v)
		d.Lay(4, v, fyne.NewSize(width, width*0.6))
		for _, p := range Arrange(d.Board, d.Pieces, v.Pieces) {
			if len(d.Object(p)) == 0 {
				t.Errorf("a table %.0f pixels wide has no %s", width, p.ID)
			}
		}
	}
}

// TestPotionsAreNamedInTheLargestText, also where a lesson leaves little room.
func TestPotionsAreNamedInTheLargestText(t *testing.T) {
	v := game.View{Pieces: []game.Placed{{ID: "potion-p03", Zone: "D1", Name: game.Say("Rote Mixtur")}}}
	d := drawn(t, blackwood.Game.Box(), 2, v)
	d.Least, d.Name = 19.6, 14
	d.Lay(2, v, fyne.NewSize(560, 370))
	for _, p := range Arrange(d.Board, d.Pieces, v.Pieces) {
		if got := strings.Join(wordsOf(d.Object(p)), " "); !strings.Contains(got, "Rote") {
			t.Errorf("a potion says %q", got)
		}
	}
}

// TestASpellInAStripShowsItsPicture: what it was got for tells nobody which one it is; of a potion
// the colour tells it.
func TestASpellInAStripShowsItsPicture(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	box := blackwood.Game.Box()
	d := NewDrawing(box, func(int) string { return "" }, func() float32 { return 1 })
	d.Lay(2, game.View{}, fyne.NewSize(680, 540))
	d.Least, d.Name = 14, 14
	pictures := func(id string) (out []*image.RGBA) {
		piece, _ := box.Piece(id)
		for _, o := range d.tile(Piece{Printed: piece, Known: true, Rect: NewRect(20, 20, 60, 90), Strip: 18}, piece) {
			if img, ok := o.(*canvas.Image); ok {
				out = append(out, img.Image.(*image.RGBA))
			}
		}
		return out
	}
	shown := pictures("spell-s6a")
	if len(shown) != 1 {
		t.Fatalf("a spell shows %d pictures", len(shown))
	}
	piece, _ := box.Piece("spell-s6a")
	own, err := printables.Emoji(piece.Picture, shown[0].Rect.Dx())
	if err != nil || !slices.Equal(own.Pix, shown[0].Pix) {
		t.Errorf("a spell does not show its own picture: %v", err)
	}
	potion, _ := box.Piece("potion-p03")
	if n := len(pictures("potion-p03")); n != len(potion.Signs) {
		t.Errorf("a potion shows %d pictures of %d", n, len(potion.Signs))
	}
}

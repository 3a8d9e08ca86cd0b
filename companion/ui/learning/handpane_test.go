package learning

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

func TestCardsInTheHandAreReadByDay(t *testing.T) {
	a := test.NewTempApp(t)
	a.Settings().SetTheme(paint.Theme{Day: true})
	w := &room.Window{Match: room.NewMatch(uitest.Game{}, game.Setup{Game: "test", Players: 3}), App: a, Unit: 1}
	coach := NewCoach(w, Lesson{}, Doors{})
	coach.Join(faces{})
	c := newHandCard(coach, "card-1", true)
	c.Resize(fyne.NewSize(120, 150))
	read := 0
	uitest.Walk(c, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if txt, ok := o.(*canvas.Text); ok {
			read++
			if l := look.Light(txt.Color.(look.Colour)); l < 0.6 {
				t.Errorf("%q is %.2f bright on a dark card", txt.Text, l)
			}
		}
	})
	if read == 0 {
		t.Error("the card has no name")
	}
}

// TestCardsThatTheBoardDrawsAreByDayAsOnTheBoard: only printed ones stay dark.
func TestCardsThatTheBoardDrawsAreByDayAsOnTheBoard(t *testing.T) {
	a := test.NewTempApp(t)
	w := &room.Window{Match: room.NewMatch(uitest.Game{}, game.Setup{Game: "test", Players: 3}), App: a, Unit: 1}
	coach := NewCoach(w, Lesson{}, Doors{})
	for _, c := range []struct {
		faces Board
		dark  bool
	}{{faces{}, true}, {tiles{}, false}} {
		coach.Join(c.faces)
		if r := newHandCard(coach, "card-1", true).CreateRenderer().(*handRenderer); r.pane.Dark != c.dark {
			t.Errorf("a card of %T stays dark: %v", c.faces, r.pane.Dark)
		}
	}
}

// tiles are cards that the board draws itself.
type tiles struct{ faces }

func (tiles) Tile(cards.Piece, float32, float32) []fyne.CanvasObject {
	return []fyne.CanvasObject{canvas.NewText("Clover", look.Moon)}
}

// faces are cards without a picture.
type faces struct{}

func (faces) Tile(cards.Piece, float32, float32) []fyne.CanvasObject { return nil }

func (faces) Face(string, cards.Piece, float32, float32) *image.RGBA {
	return image.NewRGBA(image.Rect(0, 0, 4, 4))
}
func (faces) Revealing() bool { return false }
func (faces) Redraw()         {}

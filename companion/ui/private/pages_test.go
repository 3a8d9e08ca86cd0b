package private

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// open makes the private pages of a match that shows a scene, and the list of
// commands sent.
func open(t *testing.T, name string, size fyne.Size) (*Pages, *[]companion.Command) {
	t.Helper()
	words.Load()
	a := test.NewTempApp(t)
	var sent []companion.Command
	in := &room.Window{Match: room.NewMatch(uitest.Game{}, game.Setup{Game: "test", Players: 3}), App: a, Win: a.NewWindow("A test"), Unit: 1, Later: fyne.Do,
		Send: func(c companion.Command) { sent = append(sent, c) }}
	in.Screen = uitest.Scene(name)
	in.Win.Resize(size)
	in.Measure(size)
	in.Win.Show()
	t.Cleanup(in.Win.Close)
	face := func(string, cards.Piece, float32, float32) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 4, 4)) }
	return New(in, face), &sent
}

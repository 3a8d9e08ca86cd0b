package private

import (
	"image"
	"slices"
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
	in.Send = keeper(in, in.Send)
	in.Win.Resize(size)
	in.Measure(size)
	in.Win.Show()
	t.Cleanup(in.Win.Close)
	face := func(string, cards.Piece, float32, float32) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 4, 4)) }
	return New(in, face), &sent
}

// keeper answers knocks as a session does, without its slow hash.
func keeper(w *room.Window, send func(companion.Command)) func(companion.Command) {
	pins := map[game.Seat]string{}
	owner := func(seat game.Seat, name string) {
		w.Screen.Doors = slices.DeleteFunc(w.Screen.Doors, func(d companion.Door) bool { return d.Seat == seat })
		w.Screen.Doors = append(w.Screen.Doors, companion.Door{Seat: seat, Owner: name})
	}
	return func(c companion.Command) {
		switch c := c.(type) {
		case companion.Knock:
			switch {
			case pins[c.Seat] == "" && c.Owner == "":
				c.Reply(companion.Opening{Why: game.Say("Enter the name of the person in this seat.")})
			case pins[c.Seat] == "":
				pins[c.Seat] = c.PIN
				owner(c.Seat, c.Owner)
				c.Reply(companion.Opening{Open: true})
			default:
				c.Reply(companion.Opening{Open: pins[c.Seat] == c.PIN, Why: game.Say("This is not the PIN. Wait %d seconds.", 2)})
			}
		case companion.ResetPIN:
			delete(pins, c.Seat)
			owner(c.Seat, "")
		default:
			send(c)
		}
	}
}

// enter types a name and a PIN at a door.
func enter(d *doorway, name, pin string) {
	d.name.SetText(name)
	test.Type(d.pin, pin)
}

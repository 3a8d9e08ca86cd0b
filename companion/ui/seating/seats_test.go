package seating

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
)

// TestLongRolesAreToldOnWiderCards: where a row of cards is too narrow for what the
// rules call the seats, fewer and wider ones stand in it.
func TestLongRolesAreToldOnWiderCards(t *testing.T) {
	a := test.NewTempApp(t)
	w := &room.Window{App: a, Win: a.NewWindow("A test"), Unit: 1}
	w.Win.Resize(fyne.NewSize(1000, 600))
	s := &Seats{Window: w, WhyNot: func(int) error { return nil }, App: func(int) bool { return false },
		Plays: func(int) game.Text { return game.Say("somebody at the table") }, Pass: func(int) {}, Change: func() {}}
	role := game.Say("Enchantress of the farthest stars")
	s.Take([]string{"table", "player1", "player2", "player3"}, []game.Text{{}, role, role, role}, map[string]companion.Person{})
	objs, _ := s.Draw(paint.NewArea(0, 0, 980, 400))
	var said []string
	for _, o := range objs {
		if text, ok := o.(*canvas.Text); ok {
			said = append(said, text.Text)
		}
	}
	if got := strings.Count(strings.Join(said, " "), "Enchantress of the farthest stars"); got != 3 {
		t.Errorf("%d of 3 roles are told: %q", got, said)
	}
	s.Draw(paint.NewArea(0, 0, 600, 100))
	if e := s.entries["player1"]; e.PlaceHolder != "Enchantress of the farthest stars" {
		t.Errorf("where there is room for no role the line for the name says %q", e.PlaceHolder)
	}
}

package setup

import (
	"maps"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// name types a name for a seat.
func name(w *window, text string) {
	test.Type(w.Win.Canvas().Focused(), text)
}

func TestNamesAreTypedKeptAndOffered(t *testing.T) {
	app := test.NewTempApp(t)
	w, h := start(t, uitest.Usual, app)
	tap(t, w, "Next")
	w.wizard.Typed('n')
	name(w, "  Ada ")
	w.Win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	name(w, "Bo")
	want := map[string]companion.Person{"visitor": {Name: "Ada"}, "kid": {Name: "Bo"}}
	tap(t, w, "Next")
	tap(t, w, "Simulated table")
	expect(t, w, "Simulated people play here, so your names are left out. Nothing has to be printed.")
	tap(t, w, "Next")
	tap(t, w, "Back")
	tap(t, w, "No camera")
	tap(t, w, "Next")
	tap(t, w, "Start the game")
	if len(h.laid) != 2 || h.laid[1].Same || !maps.Equal(h.laid[1].People, want) {
		t.Fatalf("laid is %+v", h.laid)
	}

	w, h = start(t, uitest.Usual, app)
	tap(t, w, "As last time")
	if len(h.laid) != 1 || !maps.Equal(h.laid[0].People, want) {
		t.Errorf("as last time %+v sit there", h.laid)
	}

	w, h = start(t, uitest.Usual, app)
	tap(t, w, "Psi Squad")
	tap(t, w, "Next")
	tap(t, w, "Bo")
	tap(t, w, "Next")
	tap(t, w, "Next")
	if want := (map[string]companion.Person{"player1": {Name: "Bo"}}); len(h.laid) != 1 || !maps.Equal(h.laid[0].People, want) {
		t.Errorf("in another game %+v sit there", h.laid)
	}
}

func TestNobodyHasToTellAName(t *testing.T) {
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	tap(t, w, "Next")
	tap(t, w, "Next")
	tap(t, w, "No camera")
	tap(t, w, "Next")
	if len(h.laid) != 1 || len(h.laid[0].People) != 0 {
		t.Errorf("laid is %+v", h.laid)
	}
}

func TestColoursAreChosenByTheSigns(t *testing.T) {
	w, _ := start(t, uitest.Usual, test.NewTempApp(t))
	tap(t, w, "Next")
	colour := func(seat string) string { return w.wizard.people.People[seat].Colour }
	w.wizard.people.Recolour(2)
	if colour("kid") != "blue" {
		t.Errorf("the Kid has become %q", colour("kid"))
	}
	w.wizard.people.Recolour(1)
	w.wizard.people.Recolour(1)
	w.wizard.people.Recolour(1)
	w.wizard.people.Recolour(1)
	if colour("visitor") != "red" {
		t.Errorf("the Visitor has become %q, past the Kid's blue", colour("visitor"))
	}
}

// TestAFirstEveningIsOneClick: the house rules that its sheets need are taken at
// once, and its button goes.
func TestAFirstEveningIsOneClick(t *testing.T) {
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	w, _ := start(t, uitest.Usual, test.NewTempApp(t))
	w.wizard.pick(g)
	w.wizard.turnTo(askPeople)
	w.wizard.seat(5)
	tap(t, w, "First evening")
	_, want := g.(game.Beginner).FirstEvening()
	if !w.wizard.rules.is(want) {
		t.Errorf("the set-up is %v, want %v", w.wizard.rules.setup, want)
	}
	if says := uitest.Says(w.Win); strings.Contains(says, "First evening") {
		t.Errorf("the page says %s", says)
	}
}

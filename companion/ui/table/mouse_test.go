package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/find"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// playByMouse plays a game of simulated people to its ending with nothing but
// clicks on buttons, lists and the table.
func playByMouse(t *testing.T, g game.Game, setup game.Setup, seed uint64) *game.Match {
	t.Helper()
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	people, err := g.Players(setup, rand.New(rand.NewPCG(seed, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	var sent []companion.Command
	w := newTable(t, g, setup, func(c companion.Command) { sent = append(sent, c) })
	for m.State().Result() == nil {
		w.Show(&companion.Screen{Seq: m.Len() + 1, View: m.State().View(game.Table), Seats: m.State().Seats(), CanUndo: m.Len() > 0})
		want, err := people.Next(m.State())
		if err != nil {
			t.Fatal(err)
		}
		sent = nil
		click(t, w, want)
		got := sentMove(t, sent)
		if slices.ContainsFunc(w.Screen.View.Action, func(a game.Action) bool { return a.Alike && slices.ContainsFunc(a.Choices, want.Equal) }) {
			want.Objects = got.Objects
		}
		if !got.Equal(want) {
			t.Fatalf("clicking for %v made %v", want, got)
		}
		if err := m.Apply(want); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// click makes a move by clicks alone.
func click(t *testing.T, w *Table, want game.Move) {
	t.Helper()
	i := slices.IndexFunc(w.Screen.View.Action, func(a game.Action) bool { return slices.ContainsFunc(a.Choices, want.Equal) })
	if i < 0 {
		t.Fatalf("no button offers %v", want)
	}
	test.Tap(keyNamed(t, w, words.Tell(w.Screen.View.Action[i].Label)))
	for range 4 {
		if !w.chooser.open() {
			return
		}
		zones, _ := w.chooser.wanted()
		left := len(w.chooser.rest)
		if slices.Contains(zones, want.Place) {
			clickZone(w, want.Place)
		}
		if w.chooser.open() && len(w.chooser.rest) == left {
			clickLine(t, w, want)
		}
	}
}

// clickLine clicks the option of the chooser that agrees with a move.
func clickLine(t *testing.T, w *Table, want game.Move) {
	t.Helper()
	i := slices.IndexFunc(w.chooser.first, func(o find.Option) bool { return w.chooser.asked.fits(want, o.Value) })
	var lines []fyne.Tappable
	uitest.Walk(w.chooser.list, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		switch o := o.(type) {
		case paint.Control:
			lines = append(lines, o)
		}
	})
	if i < 0 || i >= len(lines) {
		t.Fatalf("option %d of %d would be %v", i, len(lines), want)
	}
	test.Tap(lines[i])
}

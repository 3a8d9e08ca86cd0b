package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// clickZone clicks the middle of a zone in the drawing.
func clickZone(w *Table, id string) {
	r := w.board.Board.Zones[id].Rect
	x, y, _, _ := w.board.Lens.Rect(board.NewRect(r.X+r.W/2, r.Y+r.H/2, 0, 0))
	test.TapAt(w.board, fyne.NewPos(x, y))
}

func sentMove(t *testing.T, sent []companion.Command) game.Move {
	t.Helper()
	if len(sent) != 1 {
		t.Fatalf("sent %v, want one move", sent)
	}
	return sent[0].(companion.Do).Move
}

func TestChooserSearchesThenTakesAZone(t *testing.T) {
	for _, typed := range []string{"clock", "a2", "ALARM c"} {
		w, sent := open(t, "prediction", uitest.Usual)
		test.TypeOnCanvas(w.Win.Canvas(), "s")
		if !w.chooser.open() {
			t.Fatal("the chooser does not open")
		}
		test.Type(w.chooser.search, typed)
		w.chooser.search.OnSubmitted("")
		clickZone(w, "ON2")
		want := game.Move{Seat: 2, Verb: "show", Objects: []string{"card-1"}, Place: "ON2"}
		if got := sentMove(t, *sent); !got.Equal(want) {
			t.Errorf("typing %q: sent %v, want %v", typed, got, want)
		}
		if w.chooser.open() || w.chooser.box.Visible() {
			t.Error("the chooser stays open")
		}
	}
}

func TestChooserTakesZoneFirstAndPieceOnTheTable(t *testing.T) {
	w, sent := open(t, "prediction", uitest.Usual)
	test.Tap(keyNamed(t, w, "Show a card"))
	clickZone(w, "T0") // no move leads there
	clickZone(w, "ON2")
	if len(*sent) != 0 || !w.chooser.open() {
		t.Fatal("a place alone makes no move yet")
	}
	clickZone(w, "ON1") // the alarm clock lies there
	want := game.Move{Seat: 2, Verb: "show", Objects: []string{"card-1"}, Place: "ON2"}
	if got := sentMove(t, *sent); !got.Equal(want) {
		t.Errorf("sent %v, want %v", got, want)
	}
}

func TestChooserListsAndPicksByButton(t *testing.T) {
	w, sent := open(t, "prediction", uitest.Usual)
	test.Tap(keyNamed(t, w, "Show a card"))
	test.Tap(keyNamed(t, w, "Umbrella"))
	test.Tap(keyNamed(t, w, "Forcefield · 1"))
	want := game.Move{Seat: 2, Verb: "show", Objects: []string{"card-3"}, Place: "ON1"}
	if got := sentMove(t, *sent); !got.Equal(want) {
		t.Errorf("sent %v, want %v", got, want)
	}
}

func TestChooserClosesOnEscapeAndWhenTheActionIsGone(t *testing.T) {
	w, sent := open(t, "prediction", uitest.Usual)
	openIt := func() {
		test.Tap(keyNamed(t, w, "Show a card"))
		if !w.chooser.open() {
			t.Fatal("the chooser does not open")
		}
	}
	openIt()
	w.chooser.search.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if w.chooser.open() {
		t.Error("Escape does not close it")
	}
	openIt()
	same := uitest.Scene("prediction")
	same.Log = nil
	w.Show(same)
	if !w.chooser.open() {
		t.Error("it closes although its action is still offered")
	}
	w.Show(uitest.Scene("agent"))
	if w.chooser.open() || w.chooser.box.Visible() {
		t.Error("it stays open when its action is gone")
	}
	if len(*sent) != 0 {
		t.Errorf("sent %v", *sent)
	}
}

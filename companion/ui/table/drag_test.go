package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// dragPiece takes a piece from one place towards another and holds it there.
func dragPiece(w *Table, from, to fyne.Position) {
	w.board.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: from}, Button: desktop.MouseButtonPrimary})
	const steps = 5
	for i := 1; i <= steps; i++ {
		d := to.Subtract(from)
		w.board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: from.AddXY(d.X*float32(i)/steps, d.Y*float32(i)/steps)}})
	}
}

// drop lets go.
func drop(w *Table) {
	w.board.MouseUp(&desktop.MouseEvent{})
	w.board.DragEnd()
}

func TestAPieceIsDraggedToItsTruePlace(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, uitest.Usual, {Width: 2560, Height: 1440}} {
		w, sent := answering(t, "prediction", size, movable, nil)
		from := on(t, w, "card-1")
		dragPiece(w, from, inZone(w, "PO1"))
		h := w.board.drag
		if !h.holds() || h.over != "PO1" {
			t.Fatalf("at %v the hand is over %q", size, h.over)
		}
		if all := strings.Join(uitest.Texts(w.board), " "); !strings.Contains(all, "Correct the record") {
			t.Errorf("it does not say what letting go does: %s", all)
		}
		drop(w)
		only(t, *sent, companion.Correct{Piece: "card-1", Zone: "PO1"})
		if h.holds() || len(h.layer.Objects) > 0 {
			t.Error("it stays in the hand")
		}
	}
}

func TestALegalMoveIsMadeByDragging(t *testing.T) {
	move := func(place string) game.Move {
		return game.Move{Seat: 2, Verb: "show", Objects: []string{"card-1"}, Place: place}
	}
	facts := movable
	facts.Drops = []companion.Drop{{Zone: "ON2", Moves: []game.Move{move("ON2")}}}
	w, sent := answering(t, "prediction", uitest.Usual, facts, nil)
	dragPiece(w, on(t, w, "card-1"), inZone(w, "ON2"))
	if all := strings.Join(uitest.Texts(w.board), " "); !strings.Contains(all, "Show a card") {
		t.Errorf("it does not name the move: %s", all)
	}
	drop(w)
	only(t, *sent, companion.Do{Move: move("ON2")})

	other := move("ON2")
	other.Number = 2
	facts.Drops[0].Moves = append(facts.Drops[0].Moves, other)
	w, sent = answering(t, "prediction", uitest.Usual, facts, nil)
	dragPiece(w, on(t, w, "card-1"), inZone(w, "ON2"))
	drop(w)
	if len(*sent) > 0 || !w.chooser.open() {
		t.Fatalf("which of two moves was meant is not asked: sent %v", *sent)
	}
	w.chooser.pick("2")
	only(t, *sent, companion.Do{Move: other})
}

// TestAtTheSimulatedTableAHandLaysThePiece: a wrong place is as good as another, and the
// record is not touched.
func TestAtTheSimulatedTableAHandLaysThePiece(t *testing.T) {
	w, sent := answering(t, "prediction", uitest.Usual, movable, nil)
	w.Screen.Pace = &companion.Pace{}
	for _, zone := range []string{"PO1", "ON2"} { // where it could be corrected to, and where it could not
		dragPiece(w, on(t, w, "card-1"), inZone(w, zone))
		drop(w)
		only(t, *sent, companion.Push{Piece: "card-1", Zone: zone})
		*sent = nil
	}
	from := on(t, w, "card-1") // where the record has it, but the table perhaps not
	dragPiece(w, from, from.AddXY(0, 20))
	drop(w)
	only(t, *sent, companion.Push{Piece: "card-1", Zone: "ON1"})

	*sent = nil // where no card can lie
	dragPiece(w, on(t, w, "card-1"), inZone(w, "T0"))
	drop(w)
	if why, ok := (*sent)[0].(companion.WhyNot); !ok || why.Zone != "T0" {
		t.Errorf("a card on the trust track: sent %v, want the question why", *sent)
	}
}

func TestAPieceSpringsBack(t *testing.T) {
	facts := movable
	facts.Why = game.Text{}
	w, sent := answering(t, "prediction", uitest.Usual, facts, nil)
	dragPiece(w, on(t, w, "card-1"), inZone(w, "T0"))
	drop(w)
	if len(*sent) != 1 || w.board.drag.holds() {
		t.Fatalf("sent %v, want the question why", *sent)
	}
	why := (*sent)[0].(companion.WhyNot)
	for rule, want := range map[string]game.Text{"It cannot lie there.": {}, "Trust is not for cards.": game.Say("Trust is not for cards.")} {
		why.Reply(want)
		if all := strings.Join(uitest.Texts(w.facts.box), " "); !strings.Contains(all, rule) {
			t.Errorf("nothing says %q: %s", rule, all)
		}
	}

	w, sent = answering(t, "prediction", uitest.Usual, movable, game.Refuse("Put it back."))
	dragPiece(w, on(t, w, "card-1"), inZone(w, "ON2"))
	drop(w)
	if all := strings.Join(uitest.Texts(w.facts.box), " "); len(*sent) != 1 || !strings.Contains(all, "Put it back.") {
		t.Errorf("the game's refusal is not told: %s", all)
	}

	// Where nothing lies, and on its own place, nothing is said.
	for _, to := range []fyne.Position{fyne.NewPos(-50, -50), on(t, w, "card-1").AddXY(9, 0)} {
		w, sent = answering(t, "prediction", uitest.Usual, movable, nil)
		dragPiece(w, on(t, w, "card-1"), to)
		drop(w)
		if len(*sent) > 0 || w.board.drag.holds() || w.facts.open() {
			t.Errorf("let go at %v: sent %v, the card of facts is open: %v", to, *sent, w.facts.open())
		}
	}
}

// TestACardIsNotDraggedOffAPile: it is said why, until somebody clicks or the table changes.
func TestACardIsNotDraggedOffAPile(t *testing.T) {
	w, sent := answering(t, "set-up", uitest.Usual, movable, nil)
	says := func() bool {
		return strings.Contains(strings.Join(uitest.Texts(w.board), " "), "none can be dragged off")
	}
	dragPiece(w, inZone(w, "DK"), inZone(w, "PV"))
	drop(w)
	if !says() || len(*sent) > 0 || w.board.drag.holds() {
		t.Errorf("it says %v, and sends %v", uitest.Texts(w.board), *sent)
	}
	dragPiece(w, inZone(w, "PO1"), inZone(w, "PV"))
	if drop(w); says() {
		t.Error("it stays when something else is clicked")
	}
}

func TestEscapeLetsAPieceGo(t *testing.T) {
	w, sent := answering(t, "prediction", uitest.Usual, movable, nil)
	dragPiece(w, on(t, w, "card-1"), inZone(w, "ON2"))
	w.Win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if w.board.drag.holds() {
		t.Fatal("Escape does not let it go")
	}
	w.board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: inZone(w, "ON2")}})
	drop(w)
	if len(*sent) > 0 || w.board.drag.holds() {
		t.Errorf("sent %v after Escape", *sent)
	}
}

func TestAnUnsteadyClickIsAClick(t *testing.T) {
	w, sent := answering(t, "prediction", uitest.Usual, movable, nil)
	at := on(t, w, "card-1")
	dragPiece(w, at, at.AddXY(3, 2))
	drop(w)
	if w.facts.piece != "card-1" || len(*sent) > 0 {
		t.Errorf("the card of %q opens; sent %v", w.facts.piece, *sent)
	}
}

func TestALateAnswerIsWaitedFor(t *testing.T) {
	w, sent := answering(t, "prediction", uitest.Usual, movable, nil)
	answer := w.Send
	var waiting func()
	w.Send = func(c companion.Command) {
		if _, ok := c.(companion.About); ok {
			waiting = func() { answer(c) }
			return
		}
		answer(c)
	}
	dragPiece(w, on(t, w, "card-1"), inZone(w, "ON2"))
	drop(w)
	if len(*sent) > 0 || !w.board.drag.holds() {
		t.Fatalf("sent %v before it was known where it may lie", *sent)
	}
	waiting()
	only(t, *sent, companion.Correct{Piece: "card-1", Zone: "ON2"})
}

func TestATableThatChangesTakesThePieceOutOfTheHand(t *testing.T) {
	w, _ := answering(t, "prediction", uitest.Usual, movable, nil)
	dragPiece(w, on(t, w, "card-1"), inZone(w, "ON2"))
	s := uitest.Scene("prediction")
	s.View.Pieces = s.View.Pieces[2:]
	w.Show(s)
	if w.board.drag.holds() {
		t.Error("a piece that has gone stays in the hand")
	}
}

// TestADoubtfulDropIsAskedAbout: where another piece lies, or while the rules lead the
// piece elsewhere, the record is corrected only when somebody says so.
func TestADoubtfulDropIsAskedAbout(t *testing.T) {
	elsewhere := movable
	elsewhere.Drops = []companion.Drop{{Zone: "ON2", Moves: []game.Move{{Seat: 2, Verb: "show", Objects: []string{"card-1"}, Place: "ON2"}}}}
	taken := movable
	taken.Swaps = map[string]string{"PO1": "card-2"}
	for question, facts := range map[string]companion.Facts{"By the rules it goes elsewhere now": elsewhere, "Is the record wrong about both?": taken} {
		w, sent := answering(t, "prediction", uitest.Usual, facts, nil)
		dragPiece(w, on(t, w, "card-1"), inZone(w, "PO1"))
		drop(w)
		if all := strings.Join(uitest.Texts(w.facts.box), " "); len(*sent) > 0 || !strings.Contains(all, question) {
			t.Errorf("%v was sent, and it is asked: %s", *sent, all)
		}
		w.Typed('2')
		if len(*sent) > 0 || w.facts.open() {
			t.Errorf("all stays as it was, but %v was sent", *sent)
		}
		dragPiece(w, on(t, w, "card-1"), inZone(w, "PO1"))
		drop(w)
		w.Typed('1')
		only(t, *sent, companion.Correct{Piece: "card-1", Zone: "PO1"})
	}
}

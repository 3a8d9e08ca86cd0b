package table

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// answering makes a window whose session answers with facts.
func answering(t *testing.T, name string, size fyne.Size, facts companion.Facts, refusal error) (*Table, *[]companion.Command) {
	t.Helper()
	w, sent := open(t, name, size)
	w.Later = func(f func()) { f() }
	w.Send = func(c companion.Command) {
		switch c := c.(type) {
		case companion.About:
			f := facts
			f.Piece = c.Piece
			c.Reply(f)
		case companion.Correct:
			if c.Reply != nil {
				c.Reply(refusal)
			}
			c.Reply = nil
			*sent = append(*sent, c)
		default:
			*sent = append(*sent, c)
		}
	}
	return w, sent
}

// on is the middle of a piece in the table's drawing.
func on(t *testing.T, w *Table, id string) fyne.Position {
	t.Helper()
	i := slices.IndexFunc(w.board.shown, func(p board.Piece) bool { return p.ID == id })
	if i < 0 {
		t.Fatalf("%s is not drawn", id)
	}
	x, y, pw, ph := w.board.Lens.Rect(w.board.shown[i].Rect)
	return fyne.NewPos(x+pw/2, y+ph/2)
}

// inZone is the middle of a zone in the table's drawing.
func inZone(w *Table, id string) fyne.Position {
	x, y, zw, zh := w.board.Lens.Rect(w.board.Board.Zones[id].Rect)
	return fyne.NewPos(x+zw/2, y+zh/2)
}

// clickOn clicks at a place of the table as the mouse does: whatever lies on top.
func clickOn(w *Table, pos fyne.Position) {
	test.TapCanvas(w.Win.Canvas(), w.board.Position().Add(pos))
}

func only(t *testing.T, sent []companion.Command, want companion.Command) {
	t.Helper()
	if len(sent) != 1 || !reflect.DeepEqual(sent[0], want) {
		t.Errorf("sent %+v, want %+v", sent, want)
	}
}

var movable = companion.Facts{
	Zone:  "ON1",
	Since: game.Say("There since move 3: it was laid."), Seen: game.Say("The camera reads it somewhere else."), Wrong: true,
	Zones: []string{"ON2", "PO1"}, Others: []string{"card-0", "card-3"}, Off: game.Say("The last move is taken back."),
}

// TestWhatCannotBeCorrectedCanBeMoved: of a piece with a move alone it is not said that it
// lies elsewhere.
func TestWhatCannotBeCorrectedCanBeMoved(t *testing.T) {
	facts := movable
	facts.Zones, facts.Others = nil, nil
	facts.Drops = []companion.Drop{{Zone: "ON2", Moves: []game.Move{{Seat: 2, Verb: "show", Objects: []string{"card-1"}, Place: "ON2"}}}}
	w, _ := answering(t, "prediction", uitest.Usual, facts, nil)
	clickOn(w, on(t, w, "card-1"))
	if all := strings.Join(uitest.Texts(w.facts.box), "\n"); !strings.Contains(all, "Move it …") || strings.Contains(all, "It lies elsewhere …") {
		t.Errorf("it says %s", all)
	}
}

func TestACardOfFactsOpensBesideAPiece(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, uitest.Usual, {Width: 2560, Height: 1440}} {
		w, _ := answering(t, "prediction", size, movable, nil)
		clickOn(w, on(t, w, "card-1"))
		all := strings.Join(uitest.Texts(w.facts.box), "\n")
		for _, s := range []string{"Alarm clock", "Code A2", "Forcefield · 1", "There since move 3", "The camera reads it", "It is another card …",
			"It lies elsewhere …", "It is not there", "The camera is wrong about it"} {
			if !strings.Contains(all, s) {
				t.Errorf("at %v it does not say %q: %s", size, s, all)
			}
		}
		a, b := w.facts.box.Position(), w.facts.box.Position().AddXY(w.facts.box.Size().Width, w.facts.box.Size().Height)
		if a.X < 0 || a.Y < 0 || b.X > size.Width || b.Y > size.Height {
			t.Errorf("at %v it lies at %v to %v", size, a, b)
		}
		if p := w.board.Position().Add(on(t, w, "card-1")); p.X > a.X && p.X < b.X && p.Y > a.Y && p.Y < b.Y {
			t.Errorf("at %v it covers its own piece", size)
		}
		uitest.Walk(w.facts.box, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
			if end := at.Add(o.MinSize()); o != w.facts.box && (at.X < a.X-1 || end.X > b.X+1 || end.Y > b.Y+4) {
				t.Errorf("at %v %T at %v to %v sticks out of %v to %v", size, o, at, end, a, b)
			}
		})
		clickOn(w, on(t, w, "card-1")) // a second click closes it
		if w.facts.open() || w.facts.box.Visible() {
			t.Error("it stays open")
		}
	}
}

func TestWhatIsSaidOfAPiece(t *testing.T) {
	w, sent := answering(t, "prediction", uitest.Usual, movable, nil)
	openIt := func() {
		*sent = nil
		clickOn(w, on(t, w, "card-1"))
		if !w.facts.open() {
			t.Fatal("the card of facts does not open")
		}
	}
	openIt()
	test.Tap(keyNamed(t, w, "It is another card …"))
	test.Type(w.chooser.search, "mbre")
	w.chooser.search.OnSubmitted("")
	only(t, *sent, companion.Correct{Piece: "card-1", Is: "card-3"})
	openIt()
	test.TypeOnCanvas(w.Win.Canvas(), "1")
	test.Type(w.chooser.search, "a1")
	w.chooser.search.OnSubmitted("")
	only(t, *sent, companion.Correct{Piece: "card-1", Is: "card-0"})
	openIt()
	test.TypeOnCanvas(w.Win.Canvas(), "2")
	if zones, _ := w.chooser.wanted(); !slices.Equal(zones, movable.Zones) {
		t.Errorf("the zones %v glow", zones)
	}
	clickZone(w, "T0") // it cannot lie there
	clickZone(w, "PO1")
	only(t, *sent, companion.Correct{Piece: "card-1", Zone: "PO1"})
	openIt()
	test.TypeOnCanvas(w.Win.Canvas(), "3")
	only(t, *sent, companion.Correct{Piece: "card-1", Off: true})
	openIt()
	test.TypeOnCanvas(w.Win.Canvas(), "4")
	only(t, *sent, companion.Correct{Piece: "card-1"})
	openIt()
	w.Win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if w.facts.open() || len(*sent) > 0 {
		t.Error("Escape does not close it")
	}
}

func TestASingleAnswerIsStillAsked(t *testing.T) {
	w, sent := answering(t, "prediction", uitest.Usual, companion.Facts{Zones: []string{"ON2"}}, nil)
	clickOn(w, on(t, w, "card-1"))
	test.TypeOnCanvas(w.Win.Canvas(), "1")
	if len(*sent) > 0 || !w.chooser.open() {
		t.Fatalf("sent %v before anybody has said where", *sent)
	}
	clickZone(w, "ON2")
	only(t, *sent, companion.Correct{Piece: "card-1", Zone: "ON2"})
}

func TestACorrectionGoesOnWhileOthersPlay(t *testing.T) {
	for _, ctrlF := range []bool{false, true} {
		facts := movable
		w, sent := answering(t, "prediction", uitest.Usual, facts, nil)
		answer := w.Send
		w.Send = func(c companion.Command) {
			if about, ok := c.(companion.About); ok {
				f := facts
				f.Piece = about.Piece
				about.Reply(f)
				return
			}
			answer(c)
		}
		if ctrlF {
			w.AskPiece()
		} else {
			clickOn(w, on(t, w, "card-1"))
			test.TypeOnCanvas(w.Win.Canvas(), "1")
		}
		test.Type(w.chooser.search, "lock")
		played := uitest.Scene("prediction")
		played.View.Prompt = game.Say("Kid: end your turn.")
		facts.Others = []string{"card-1", "card-3"} // the first of them may not be said any more
		w.Show(played)
		if !w.chooser.open() || w.chooser.search.Text != "lock" {
			t.Fatalf("a move by others ends the search; %q is left of it", w.chooser.search.Text)
		}
		if len(w.chooser.first) != 1 || w.chooser.first[0].Value != "card-1" {
			t.Errorf("it lists %v", w.chooser.first)
		}
		w.chooser.search.OnSubmitted("")
		if ctrlF {
			if w.facts.piece != "card-1" || len(*sent) > 0 {
				t.Errorf("%q is asked about, sent %v", w.facts.piece, *sent)
			}
			continue
		}
		only(t, *sent, companion.Correct{Piece: "card-1", Is: "card-1"})
	}
}

func TestACorrectionEndsWhenNothingIsLeftToSay(t *testing.T) {
	facts := movable
	w, sent := answering(t, "prediction", uitest.Usual, facts, nil)
	clickOn(w, on(t, w, "card-1"))
	test.TypeOnCanvas(w.Win.Canvas(), "2")
	w.Send = func(c companion.Command) { c.(companion.About).Reply(companion.Facts{Why: game.Say("Gone.")}) }
	w.Show(uitest.Scene("agent"))
	if w.chooser.open() || w.chooser.box.Visible() || len(*sent) > 0 {
		t.Errorf("it stays open, sent %v", *sent)
	}
}

func TestWhyNotIsTold(t *testing.T) {
	w, _ := answering(t, "prediction", uitest.Usual, movable, game.Refuse("It has been dealt before."))
	clickOn(w, on(t, w, "card-1"))
	test.TypeOnCanvas(w.Win.Canvas(), "3")
	if all := strings.Join(uitest.Texts(w.facts.box), " "); !w.facts.open() || !strings.Contains(all, "It has been dealt before.") {
		t.Errorf("it does not say why: %s", all)
	}
	w, _ = answering(t, "prediction", uitest.Usual, companion.Facts{Why: game.Say("Nothing to correct.")}, nil)
	clickOn(w, on(t, w, "card-1"))
	if all := strings.Join(uitest.Texts(w.facts.box), " "); !strings.Contains(all, "Nothing to correct.") || len(w.facts.buttons) > 0 {
		t.Errorf("it does not say why: %s", all)
	}
}

func TestAHiddenCardHasNoName(t *testing.T) {
	w, _ := answering(t, "agent", uitest.Usual, movable, nil)
	i := slices.IndexFunc(w.board.shown, func(p board.Piece) bool { return p.Down })
	if i < 0 {
		t.Fatal("the scene has no hidden card")
	}
	clickOn(w, on(t, w, w.board.shown[i].ID))
	all := strings.Join(uitest.Texts(w.facts.box), "\n")
	if !strings.Contains(all, "A hidden card of") || strings.Contains(all, "another card") {
		t.Errorf("it says: %s", all)
	}
}

func TestNothingInASecretPlaceIsTouched(t *testing.T) {
	w, sent := answering(t, "proof", uitest.Usual, movable, nil)
	pos := inZone(w, "GO1")
	if p := w.board.pieceAt(pos); p != nil && p.ID == "guess-1" {
		t.Error("a token behind the shield is found")
	}
	w.AskPiece()
	for _, o := range w.chooser.first {
		if o.Value == "guess-1" {
			t.Error("a token behind the shield is listed")
		}
	}
	if len(*sent) > 0 {
		t.Errorf("sent %v", *sent)
	}
}

func TestAPieceIsFoundByTyping(t *testing.T) {
	w, _ := answering(t, "prediction", uitest.Usual, movable, nil)
	w.AskPiece()
	if !w.chooser.open() {
		t.Fatal("nothing is asked")
	}
	test.Type(w.chooser.search, "clo")
	w.chooser.search.OnSubmitted("")
	if w.facts.piece != "card-1" {
		t.Errorf("the card of %q opens", w.facts.piece)
	}
}

func TestOverrulingsAreShownAndTakenBack(t *testing.T) {
	facts := movable
	facts.Said, facts.Wrong = 4, true
	w, sent := answering(t, "prediction", uitest.Usual, facts, nil)
	signs := func() int { return len(w.board.overruled()) }
	if signs() > 0 {
		t.Error("a sign without an overruling")
	}
	s := uitest.Scene("prediction")
	s.Overruled = []companion.Overruling{{ID: 4, Text: game.Say("It lies here, though the camera does not read it."), Pieces: []string{"card-1"}}}
	w.Show(s)
	if signs() == 0 {
		t.Error("no sign on the piece")
	}
	clickOn(w, on(t, w, "card-1"))
	all := strings.Join(uitest.Texts(w.facts.box), " ")
	if !strings.Contains(all, "though the camera does not read it") || strings.Contains(all, "The camera is wrong") {
		t.Errorf("its card says: %s", all)
	}
	test.Tap(keyNamed(t, w, "Believe the camera again"))
	only(t, *sent, companion.Trust{Overruling: 4})

	*sent = nil
	w.AskOverrulings()
	if w.overrulings == nil {
		t.Fatal("the list does not open")
	}
	if all := strings.Join(uitest.Texts(w.Win.Canvas().Overlays().Top()), " "); !strings.Contains(all, "though the camera does not read it") {
		t.Errorf("the list says: %s", all)
	}
	w.Show(uitest.Scene("prediction"))
	if w.overrulings != nil || signs() > 0 {
		t.Error("the list stays when nothing stands any more")
	}
}

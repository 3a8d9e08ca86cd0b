package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/psisquad"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
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
	if len(*sent) != 1 {
		t.Fatalf("sent %v, want the question why", *sent)
	}
	why := (*sent)[0].(companion.WhyNot)
	if len(why.Move.Objects) != 1 || why.Move.Objects[0] != "trust" || why.Move.Verb != "show" {
		t.Errorf("it asks why not %v", why.Move)
	}
	why.Reply(game.Say("A card is shown on the forcefield."))
	uitest.Expect(t, w.Win, "A card is shown on the")
	*sent = nil
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

// TestAnEmptyZoneIsNotChosenInAMoveWithoutAPlace asks the game nothing, which would
// speak of a move that is not complete.
func TestAnEmptyZoneIsNotChosenInAMoveWithoutAPlace(t *testing.T) {
	w, sent := open(t, "prediction", uitest.Usual)
	s := uitest.Scene("prediction")
	a := game.Action{Label: game.Say("Make one"), Key: "w"}
	for _, o := range []string{"card-0", "card-1"} {
		a.Choices = append(a.Choices, game.Move{Seat: 2, Verb: "make", Objects: []string{o}})
	}
	s.View.Action = []game.Action{a}
	w.Show(s)
	test.TypeOnCanvas(w.Win.Canvas(), "w")
	clickZone(w, "ON2")
	if len(*sent) != 0 {
		t.Errorf("sent %v", *sent)
	}
	uitest.Expect(t, w.Win, "That cannot be chosen now.")
}

// TestPicturesHaveRoomForTheirNames: in a narrow pane fewer stand side by side.
func TestPicturesHaveRoomForTheirNames(t *testing.T) {
	w, _ := open(t, "prediction", uitest.Usual)
	test.Tap(keyNamed(t, w, "Show a card"))
	for width, want := range map[float32]int{240: 2, 320: 3} {
		w.chooser.ground.Resize(fyne.NewSize(width*w.Unit, 500))
		if got := w.chooser.columns(); got != want {
			t.Errorf("%v units wide, %d stand side by side, not %d", width, got, want)
		}
	}
}

func TestChooserListsAndPicksByButton(t *testing.T) {
	w, sent := open(t, "prediction", uitest.Usual)
	test.Tap(keyNamed(t, w, "Show a card"))
	uitest.Tap(t, w.Win, "Umbrella")
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

func TestSeveralNamesTypedAtOnceChooseAllPieces(t *testing.T) {
	w, sent := open(t, "prediction", uitest.Usual)
	s := uitest.Scene("prediction")
	a := game.Action{Label: game.Say("Show two"), Key: "w"}
	for _, o := range [][]string{{"card-0", "card-1"}, {"card-0", "card-3"}, {"card-1", "card-3"}} {
		a.Choices = append(a.Choices, game.Move{Seat: 2, Verb: "two", Objects: o})
	}
	s.View.Action = []game.Action{a}
	w.Show(s)
	test.TypeOnCanvas(w.Win.Canvas(), "w")
	test.Type(w.chooser.search, "umbrella anch")
	w.chooser.search.OnSubmitted("")
	if got := sentMove(t, *sent); !got.Equal(a.Choices[1]) {
		t.Errorf("sent %v, want %v", got, a.Choices[1])
	}
}

func TestNextPiecesAreAskedOneAfterTheOther(t *testing.T) {
	moves := func(objects ...string) (out []game.Move) {
		for _, o := range objects {
			out = append(out, game.Move{Verb: "v", Objects: strings.Split(o, ",")})
		}
		return out
	}
	for _, c := range []struct {
		moves []game.Move
		taken []string
		want  string
	}{
		{moves("a,b", "a,c", "b,c"), nil, "a b c"},               // two of one kind, in any order
		{moves("a,b", "a,c"), []string{"a"}, "b c"},              // what is left of them
		{moves("m,a", "m,b", "n,a"), nil, "m n"},                 // a marker before the card under it
		{moves("m,a", "m,b"), nil, "a b"},                        // all name the marker
		{moves("p,x,y", "q,x,z", "p,x,z"), []string{"p"}, "y z"}, // a potion, then what it is made of
		{moves("p,x,y", "p,x"), []string{"p"}, "y "},             // or nothing more
		{moves("a,b", "b,a"), []string{"a", "b"}, ""},            // only their order differs
	} {
		var rest []game.Move
		for _, m := range c.moves {
			if len(without(c.taken, m.Objects)) == 0 {
				rest = append(rest, m)
			}
		}
		if got := strings.Join(nextPieces(rest, c.taken), " "); got != c.want {
			t.Errorf("%v after %v asks for %q, want %q", c.moves, c.taken, got, c.want)
		}
	}
}

// fourSides is a screen on which two cards are to be laid, each on one of two sides.
func fourSides() *companion.Screen {
	s := uitest.Scene("proof")
	sides := []game.Value{{Word: "on", Title: game.Say("On")}, {Word: "by", Title: game.Say("Beside")}}
	a := game.Action{Label: game.Say("Lay them"), Key: "l", Form: &game.Form{Send: game.Say("Lay them"), Verb: "lay", Objects: []string{"card-4", "card-0"}, Parts: []game.Part{
		{Name: game.Say("Envelope"), Values: sides, Object: "card-4", Zones: []string{"PO1", "PB1"}},
		{Name: game.Say("Anchor"), Values: sides, Object: "card-0", Zones: []string{"ON1", "ON2"}},
	}}}
	for _, place := range []string{"on,on", "on,by", "by,on", "by,by"} {
		a.Choices = append(a.Choices, game.Move{Seat: 1, Verb: "lay", Objects: []string{"card-4", "card-0"}, Place: place})
	}
	s.View.Action = []game.Action{a}
	return s
}

func TestPiecesAreArrangedOnTheTable(t *testing.T) {
	w, sent := open(t, "proof", uitest.Usual)
	w.Show(fourSides())
	test.TypeOnCanvas(w.Win.Canvas(), "l")
	if !w.chooser.arranging.on() {
		t.Fatal("nothing is arranged")
	}
	at := func() map[string]string {
		out := map[string]string{}
		for _, p := range w.board.shown {
			out[p.ID] = p.Zone
		}
		return out
	}
	for _, id := range []string{"PO1", "PB1"} { // a place's end is clear of a card in the middle, and of one in the other place
		r := w.board.Board.Clear(w.board.Board.Zones[id])
		x, y, _, _ := w.board.Lens.Rect(board.NewRect(r.X+r.W/2, r.Y+r.H/2, 0, 0))
		test.TapAt(w.board, fyne.NewPos(x, y))
		if got := at()["card-4"]; got != id {
			t.Errorf("the card lies at %q after a click on %s", got, id)
		}
	}
	w.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if len(*sent) != 0 {
		t.Fatalf("sent %v before all lie", *sent)
	}
	test.TypeOnCanvas(w.Win.Canvas(), "2")
	test.TypeOnCanvas(w.Win.Canvas(), "2")
	if got := at()["card-0"]; got != "ON2" {
		t.Errorf("the card lies at %q after its number was pressed twice", got)
	}
	middle := func(id string) fyne.Position {
		r := w.board.Board.Zones[id].Rect
		x, y, _, _ := w.board.Lens.Rect(board.NewRect(r.X+r.W/2, r.Y+r.H/2, 0, 0))
		return fyne.NewPos(x, y)
	}
	press(w, middle("PB1"))
	w.board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: middle("PO1")}})
	w.board.DragEnd()
	if got := at()["card-4"]; got != "PO1" {
		t.Errorf("the card lies at %q after it was slid", got)
	}
	w.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	want := game.Move{Seat: 1, Verb: "lay", Objects: []string{"card-4", "card-0"}, Place: "on,by"}
	if got := sentMove(t, *sent); !got.Equal(want) {
		t.Errorf("sent %v, want %v", got, want)
	}
}

func TestAPieceThatIsSlidBeginsToArrange(t *testing.T) {
	w, _ := open(t, "proof", uitest.Usual)
	w.Show(fourSides())
	r := w.board.Board.Zones["PO1"].Rect
	x, y, _, _ := w.board.Lens.Rect(board.NewRect(r.X+r.W/2, r.Y+r.H/2, 0, 0))
	press(w, fyne.NewPos(x, y))
	w.board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(x, y-40)}})
	if !w.chooser.arranging.on() || w.chooser.arranging.words[0] == "" {
		t.Error("the card does not slide")
	}
}

// press presses the mouse on the table.
func press(w *Table, at fyne.Position) {
	w.board.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary})
}

// TestWhatWasAnnouncedIsAskedAtOnce: who says that she goes on is not asked a second time
// whether she does.
func TestWhatWasAnnouncedIsAskedAtOnce(t *testing.T) {
	w, sent := open(t, "prediction", uitest.Usual)
	predict := w.Screen.View.Action[0]
	s := uitest.Scene("prediction")
	s.View.Action = []game.Action{
		{Label: game.Say("Go on"), Key: "g", Then: predict.Choices[0].Verb, Choices: []game.Move{{Seat: 2, Verb: "again"}}},
		{Label: game.Say("Stop"), Key: "x", Choices: []game.Move{{Seat: 2, Verb: "stop"}}},
	}
	w.Show(s)
	test.TypeOnCanvas(w.Win.Canvas(), "x")
	w.Show(uitest.Scene("prediction"))
	if w.chooser.open() {
		t.Error("after another action it asks, too")
	}
	w.Show(s)
	test.TypeOnCanvas(w.Win.Canvas(), "g")
	if len(*sent) != 2 || w.chooser.open() {
		t.Fatalf("sent %v; it asks already: %v", *sent, w.chooser.open())
	}
	w.Show(uitest.Scene("prediction"))
	if !w.chooser.open() {
		t.Error("it does not ask for what was announced")
	}
}

// TestAChoiceOfSeveralPiecesGoesOn: who has chosen the first of two pieces is asked for the other one.
func TestAChoiceOfSeveralPiecesGoesOn(t *testing.T) {
	w, sent := open(t, "prediction", uitest.Usual)
	s := uitest.Scene("prediction")
	s.View.Action = slices.Clone(s.View.Action)
	s.View.Action[0].Then = s.View.Action[0].Choices[0].Verb
	w.Show(s)
	w.act(s.View.Action[0])
	for w.chooser.open() {
		w.chooser.pick(w.chooser.first[0].Value)
	}
	if len(*sent) != 1 {
		t.Fatalf("sent %v", *sent)
	}
	w.Show(uitest.Scene("prediction"))
	if !w.chooser.open() {
		t.Error("it does not ask for the next one")
	}
}

// TestWhyNothingIsTakenBack stands below the button, and is said of it.
func TestWhyNothingIsTakenBack(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	s := uitest.Scene("agent")
	s.CanUndo, s.Bound = false, game.Say("A seal was opened.")
	w.Show(s)
	uitest.Expect(t, w.Win, "A seal was opened.")
	if told := uitest.Button(t, w.Content(), "Undo").Told(); !told.Barred || !strings.Contains(told.Text, "A seal was opened.") {
		t.Errorf("of the button is told %+v", told)
	}
	w.Show(uitest.Scene("agent"))
	if strings.Contains(uitest.Says(w.Win), "A seal was opened.") {
		t.Error("it stays when something can be taken back")
	}
}

// TestATokenOfAPlayerIsCalledByThePerson: where one chooses a player by their token, it bears the
// name that people gave.
func TestATokenOfAPlayerIsCalledByThePerson(t *testing.T) {
	w := newTable(t, psisquad.Game, game.Setup{Game: "psisquad", Players: 2}, func(companion.Command) {})
	w.Show(&companion.Screen{Seq: 1, Seats: []string{"table", "player1", "player2"}, People: []companion.Person{{}, {}, {Name: "Ada"}},
		View: game.View{Names: []game.Text{{}, game.Say("Player 1"), game.Say("%s", game.Who{Seat: 2, Name: "Ada", Role: game.Say("Player 2"), Both: true})}}})
	if got, _ := w.ObjectsName([]string{"token-player1"}); got != "Player 1" {
		t.Errorf("the token of a seat without a name is called %q", got)
	}
	if got, _ := w.ObjectsName([]string{"token-player2"}); !strings.Contains(got, "Ada") {
		t.Errorf("Ada's token is called %q", got)
	}
}

// TestFewChoicesNeedNoSearchLine: it comes when somebody types.
func TestFewChoicesNeedNoSearchLine(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	choices := func(n int) (out []game.Move) {
		for i := range n {
			out = append(out, game.Move{Seat: 3, Verb: "raise", Number: i + 1})
		}
		return out
	}
	seen := func() bool { return w.chooser.override.Position().Y > 0 }
	w.chooser.ask(game.Action{Label: game.Say("Raise trust"), Choices: choices(2)})
	if seen() {
		t.Error("two choices have a search line")
	}
	w.chooser.search.SetText("2")
	if !seen() {
		t.Error("what is typed is not seen")
	}
	w.chooser.close()
	if w.chooser.ask(game.Action{Label: game.Say("Raise trust"), Choices: choices(40)}); !seen() {
		t.Error("forty choices have none")
	}
}

// TestALongQuestionStaysAboveItsKeys where they have a row of their own.
func TestALongQuestionStaysAboveItsKeys(t *testing.T) {
	w, _ := open(t, "question", fyne.NewSize(1024, 700))
	c := w.chooser
	c.action = &game.Action{Label: game.Say("Go through a door")}
	c.asked.ask = "Where does Bartholomew (Player 2) go?"
	size := fyne.NewSize(230*w.Unit, 500*w.Unit)
	c.ground.Resize(size)
	if !c.narrow(c.ground.Size().Width) {
		t.Fatal("the keys have room beside the question")
	}
	words, keys := float32(0), size.Height
	for _, o := range c.drawGround(size) {
		switch o := o.(type) {
		case *canvas.Text:
			words = max(words, o.Position().Y+o.MinSize().Height)
		case *paint.Button:
			keys = min(keys, o.Position().Y)
		}
	}
	if words > keys {
		t.Errorf("the words reach down to %.0f, the keys up to %.0f", words, keys)
	}
}

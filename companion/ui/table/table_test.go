package table

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestScenes compares the words of each part of the window with testdata.
func TestScenes(t *testing.T) {
	for _, name := range uitest.Scenes {
		t.Run(name, func(t *testing.T) {
			w, _ := open(t, name, uitest.Usual)
			var b strings.Builder
			for _, part := range []struct {
				name string
				o    fyne.CanvasObject
			}{
				{"header", w.header}, {"table", w.board}, {"track", w.track}, {"actions", w.actions}, {"foot", w.footer}, {"camera", w.camera.pane},
				{"seats", w.seats}, {"question", w.question.pane}, {"moves", w.moves.scroll}, {"ending", w.ending},
			} {
				b.WriteString(part.name + "\n")
				for _, s := range uitest.Texts(part.o) {
					b.WriteString("    " + s + "\n")
				}
			}
			file := filepath.Join("testdata", strings.ReplaceAll(name, " ", "-")+".txt")
			if *update {
				if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if b.String() != string(want) {
				t.Errorf("the window says\n%s\nbut %s has\n%s", b.String(), file, want)
			}
		})
	}
}

// TestNothingSticksOut checks at several sizes that every word lies within its
// part of the window and that the parts do not overlap.
func TestNothingSticksOut(t *testing.T) {
	nothingSticksOut(t, fyne.Size{Width: 1024, Height: 700}, fyne.Size{Width: 1024, Height: 1000})
}

func TestFilmNothingSticksOut(t *testing.T) {
	nothingSticksOut(t, uitest.Usual, fyne.Size{Width: 2560, Height: 1440})
}

func nothingSticksOut(t *testing.T, sizes ...fyne.Size) {
	t.Helper()
	crowd := func(s *companion.Screen) {
		for i := 2; i <= 4; i++ {
			s.Seats = append(s.Seats, fmt.Sprintf("agent%d", i))
			s.View.Names = append(s.View.Names, game.Say("Agent %d", i))
		}
		if q := s.Question; q != nil && !q.Gentle {
			for i := range 9 {
				q.Expected = append(q.Expected, game.Say("The black telephone on space %d of the forcefield", i))
				q.Seen = append(q.Seen, game.Say("nothing"))
			}
		}
	}
	for _, size := range sizes {
		for _, name := range uitest.Scenes {
			t.Run(fmt.Sprintf("%vx%v %s", size.Width, size.Height, name), func(t *testing.T) { checkInside(t, name, size, nil) })
			if name != "question" && name != "hint" {
				continue
			}
			t.Run(fmt.Sprintf("%vx%v %s, six players", size.Width, size.Height, name), func(t *testing.T) { checkInside(t, name, size, crowd) })
		}
	}
}

func TestNothingSticksOutInLargeText(t *testing.T) {
	for _, name := range uitest.Scenes {
		t.Run(name, func(t *testing.T) {
			w, _ := open(t, name, uitest.Usual)
			w.App.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
			w.Remeasure()
			checkParts(t, w, uitest.Usual)
		})
	}
}

func checkInside(t *testing.T, name string, size fyne.Size, change func(*companion.Screen)) {
	w, _ := open(t, name, size)
	if change != nil {
		s := uitest.Scene(name)
		change(s)
		w.Show(s)
	}
	checkParts(t, w, size)
}

func checkParts(t *testing.T, w *Table, size fyne.Size) {
	t.Helper()
	parts := []fyne.CanvasObject{w.header, w.board, w.track, w.actions, w.footer, w.camera.box, w.seats, w.question.pane, w.chooser.box, w.moves.scroll}
	parts = slices.DeleteFunc(parts, func(o fyne.CanvasObject) bool { return !o.Visible() })
	for i, p := range parts {
		a, b := p.Position(), p.Position().AddXY(p.Size().Width, p.Size().Height)
		if a.X < 0 || a.Y < 0 || b.X > size.Width+0.5 || b.Y > size.Height+0.5 {
			t.Errorf("part %d lies at %v to %v", i, a, b)
		}
		for j, q := range parts[:i] {
			c, d := q.Position(), q.Position().AddXY(q.Size().Width, q.Size().Height)
			if a.X < d.X && c.X < b.X && a.Y < d.Y && c.Y < b.Y {
				t.Errorf("parts %d and %d overlap", i, j)
			}
		}
		if p == w.moves.scroll {
			b.Y = 1e6 // what does not fit is scrolled to
		}
		uitest.Walk(p, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
			txt, ok := o.(*canvas.Text)
			if !ok {
				return
			}
			end := at.AddXY(txt.MinSize().Width, txt.MinSize().Height)
			const slack = 4 // the empty edge of a line's box
			if at.X < a.X-1 || at.Y < a.Y-slack || end.X > b.X+1 || end.Y > b.Y+slack {
				t.Errorf("%q at %v to %v sticks out of %v to %v", txt.Text, at, end, a, b)
			}
		})
	}
}

func TestButtonsAndKeysMakeMoves(t *testing.T) {
	w, sent := open(t, "agent", uitest.Usual)
	test.Tap(keyNamed(t, w, "Prove"))
	test.TypeOnCanvas(w.Win.Canvas(), "tTnx")
	test.Tap(keyNamed(t, w, "Nothing to choose"))
	want := []string{"prove", "test", "test"}
	var got []string
	for _, c := range *sent {
		got = append(got, c.(companion.Do).Move.Verb)
	}
	if !slices.Equal(got, want) {
		t.Errorf("sent %v, want %v", got, want)
	}
}

func TestQuestionsAreAnswered(t *testing.T) {
	w, sent := open(t, "question", uitest.Usual)
	test.TypeOnCanvas(w.Win.Canvas(), "2")
	test.Tap(keyNamed(t, w, "It is put back"))
	test.TypeOnCanvas(w.Win.Canvas(), "9t")
	want := []companion.Command{companion.Answer{Question: 7, Choice: 1}, companion.Answer{Question: 7, Choice: 0}}
	if len(*sent) != 3 || (*sent)[0] != want[0] || (*sent)[1] != want[1] {
		t.Fatalf("sent %v, want %v and a move", *sent, want)
	}
	if m, ok := (*sent)[2].(companion.Do); !ok || m.Move.Verb != "test" {
		t.Errorf("the actions' keys do not work while a question is asked: sent %v", (*sent)[2])
	}
}

// askLonger shows the question of a screen with so many answers more.
func askLonger(w *Table, answers int) {
	asks := *w.Screen
	asks.Seq++
	asked := *asks.Question
	for i := range answers {
		asked.Answers = append(asked.Answers, game.Say("It was the piece with number %d", i))
	}
	asks.Question = &asked
	w.Show(&asks)
}

// TestAQuestionLeavesAPicture: one that has no room beside the camera's picture makes it
// smaller, as people look there for what is asked.
func TestAQuestionLeavesAPicture(t *testing.T) {
	w, _ := open(t, "question", uitest.Usual)
	before := w.camera.box.Size().Height
	askLonger(w, 4)
	pane, now := w.question.pane, w.camera.box.Size().Height
	if !w.camera.box.Visible() || now < leastPicture*w.Unit || now >= before || w.seats.Visible() {
		t.Errorf("picture %v of %v, before of %v; seats %v", w.camera.box.Visible(), now, before, w.seats.Visible())
	}
	if need := w.question.height(pane.Size().Width); need > pane.Size().Height+1 || w.camera.box.Position().Y+now > pane.Position().Y {
		t.Errorf("the question has %v of %v", pane.Size().Height, need)
	}
}

// TestTheSeatsKeepTheirHeightBesideTheBand that says what is wrong, in the largest text: the
// camera's picture is smaller.
func TestTheSeatsKeepTheirHeightBesideTheBand(t *testing.T) {
	w, _ := open(t, "agent", fyne.NewSize(1024, 700))
	w.App.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
	apart := *w.Screen
	apart.Seq++
	apart.Apart = companion.Apart{Pieces: 20, Redo: true, Text: game.Say("20 pieces do not lie where the record has them."), Why: w.Screen.View.Prompt}
	w.Show(&apart)
	if !w.apart.Visible() || !w.camera.box.Visible() {
		t.Fatal("the band or the picture is missing")
	}
	if need := w.seatsHeight(w.seats.Size().Width); w.seats.Size().Height < need {
		t.Errorf("the seats have %v of %v, the picture %v", w.seats.Size().Height, need, w.camera.box.Size().Height)
	}
}

// TestAQuestionGoesBeforeThePicture: with the largest text a question that has no room beside
// the camera's picture takes that, too, instead of being drawn small.
func TestAQuestionGoesBeforeThePicture(t *testing.T) {
	w, _ := open(t, "question", uitest.Usual)
	if !w.camera.box.Visible() {
		t.Fatal("there is no picture beside a short question")
	}
	w.App.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
	askLonger(w, 3)
	pane := w.question.pane
	if need := w.question.height(pane.Size().Width); w.camera.box.Visible() || need > pane.Size().Height+1 {
		t.Errorf("picture %v, the question has %v of %v", w.camera.box.Visible(), pane.Size().Height, need)
	}
}

func TestCoveredAndSecretPiecesAreNotDrawn(t *testing.T) {
	w, _ := open(t, "proof", uitest.Usual)
	for _, o := range w.board.shown {
		if o.ID == "card-0" {
			t.Error("the covered card is drawn")
		}
	}
	all := uitest.Texts(w.board)
	if slices.Contains(all, "Anchor") {
		t.Errorf("the covered card is named: %v", all)
	}
	if !slices.Contains(all, "clock") {
		t.Errorf("the card on top is not named: %v", all)
	}
	uitest.Walk(w.board, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		img, ok := o.(*canvas.Image)
		if !ok || img.Image != nil && img.Image == w.board.Scene {
			return
		}
		g := w.board.Board.Zones["GO1"].Rect
		x, y, _, _ := w.board.Lens.Rect(board.NewRect(g.X+g.W/2, g.Y+g.H/2, 0, 0))
		mid := w.board.Position().AddXY(x, y)
		if size := img.Size(); size.Width < 60 && at.X < mid.X && at.X+size.Width > mid.X && at.Y < mid.Y && at.Y+size.Height > mid.Y {
			t.Errorf("something of %v is drawn on the token behind the shield", size)
		}
	})
}

func TestPicturesAreKeptBetweenDrawings(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	pictures := func() map[*canvas.Image]bool {
		out := map[*canvas.Image]bool{}
		uitest.Walk(w.board, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			if c, ok := o.(*canvas.Image); ok && c.Image != nil && c.Translucency == 0 {
				out[c] = true
			}
		})
		return out
	}
	before := pictures()
	s := uitest.Scene("agent")
	s.View.Pieces[1].Latest = false
	w.Show(s)
	kept := 0
	for c := range pictures() {
		if before[c] {
			kept++
		}
	}
	if kept < 4 { // the mats, a face, two backs
		t.Errorf("%d pictures of %d are kept", kept, len(before))
	}
}

func TestAllOfTheEndingHasRoom(t *testing.T) {
	t.Cleanup(func() { language.Speak("") })
	for _, lang := range []string{"en", "de", "fr"} {
		for _, size := range []fyne.Size{{Width: 1024, Height: 700}, uitest.Usual} {
			w, _ := open(t, "winner", size)
			w.doors = func() Doors { return Doors{NewGame: func() {}, Story: func() ([]byte, error) { return nil, nil }} }
			language.Speak(lang)
			w.App.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
			w.Remeasure()
			w.arrange()
			room, bottom := w.ending.Size(), float32(0)
			for _, o := range w.ending.Draw(room)[1:] {
				at := o.Position()
				switch o := o.(type) {
				case *canvas.Text:
					bottom = max(bottom, at.Y+o.MinSize().Height)
				case *paint.Button:
					if end := at.Add(o.Size()); at.X < 0 || at.Y < bottom || end.X > room.Width || end.Y > room.Height {
						t.Errorf("%s, %v: %q lies at %v to %v, below %v, in %v", lang, size, o.Text, at, end, bottom, room)
					}
				}
			}
		}
	}
}

func TestEndingGivesWayToTheTable(t *testing.T) {
	w, _ := open(t, "winner", uitest.Usual)
	if !w.ending.Visible() {
		t.Fatal("the ending is not shown")
	}
	w.Win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	w.Show(uitest.Scene("winner"))
	if w.ending.Visible() {
		t.Error("the ending comes back after it was closed")
	}
	w.Show(uitest.Scene("agent"))
	w.Show(uitest.Scene("winner"))
	if !w.ending.Visible() {
		t.Error("a second ending is not shown")
	}
}

func TestPlayersFollowTheScreen(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	s := uitest.Scene("agent")
	s.Seats = append(s.Seats, "agent2")
	s.View.Names = append(s.View.Names, game.Say("Agent 2"))
	w.Show(s)
	if w.board.Players != 4 {
		t.Errorf("the table is laid for %d players", w.board.Players)
	}
}

func TestFootSaysTheSetup(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	if got := uitest.Texts(w.footer); len(got) != 1 || got[0] != "Edition A · 3 players · The deck has: 120 cards" {
		t.Errorf("the foot says %q", got)
	}
	w.Show(uitest.Scene("winner"))
	if got := uitest.Texts(w.footer); len(got) != 1 || got[0] != "Edition A · 3 players · 31 house rules: see “What may I do?”" {
		t.Errorf("with too many rules the foot says %q", got)
	}
}

func TestEndingOffersTheWholeStory(t *testing.T) {
	w, _ := open(t, "winner", uitest.Usual)
	asked := 0
	story := func() ([]byte, error) {
		asked++
		if asked == 1 {
			return nil, errors.New("the game is not over")
		}
		return []byte("<html>"), nil
	}
	w.doors = func() Doors { return Doors{Story: story} }
	w.Screen.Saved = "/games/grove-2026-11-26-142819.txt"
	w.ending.Refresh()
	k := keyNamed(t, w, "Save the whole story …")
	test.Tap(k)
	if w.Win.Canvas().Overlays().Top() == nil {
		t.Fatal("nothing says why it cannot be saved")
	}
	w.Win.Canvas().Overlays().Remove(w.Win.Canvas().Overlays().Top())
	test.Tap(k)
	if asked != 2 || w.Win.Canvas().Overlays().Top() == nil {
		t.Error("it does not ask where to save it")
	}
	if at := w.Win.Canvas().Focused().(*paint.SearchField).Text; filepath.Base(at) != "grove-2026-11-26-142819.html" {
		t.Errorf("the story is to be saved as %q", at)
	}
}

// TestALongAnswerIsReadWhole: nothing of an answer is left out, such as what is taken back with it.
func TestALongAnswerIsReadWhole(t *testing.T) {
	w, _ := open(t, "question", fyne.NewSize(1024, 640))
	asked := *w.Screen
	asked.Seq++
	long := strings.Repeat("Agent 1 tests an object that is admitted. ", 6) + "This is taken back: the Visitor."
	asked.Question = &companion.Question{ID: 99, Text: w.Screen.View.Prompt, Settles: true, Answers: []game.Text{game.Say("%s", long), game.Say("Something else")}}
	w.Show(&asked)
	said := strings.Join(uitest.Texts(w.Content()), " ")
	if !strings.Contains(said, "This is taken back: the Visitor.") {
		t.Errorf("the window says %q", said)
	}
}

package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

// open makes a window that shows a scene, and the list of commands sent.
func open(t *testing.T, name string, size fyne.Size) (*Window, *[]companion.Command) {
	t.Helper()
	var sent []companion.Command
	w := New(test.NewTempApp(t), testGame{testBox()}, game.Setup{Game: "test", Players: 3}, func(c companion.Command) { sent = append(sent, c) })
	w.Win.Show()
	w.Win.Resize(size)
	w.Show(scene(name))
	t.Cleanup(w.Win.Close)
	return w, &sent
}

var usual = fyne.NewSize(1280, 800)

// walk visits every visible object with its place in the window.
func walk(o fyne.CanvasObject, origin fyne.Position, visit func(fyne.CanvasObject, fyne.Position)) {
	if !o.Visible() {
		return
	}
	pos := origin.Add(o.Position())
	visit(o, pos)
	switch o := o.(type) {
	case *fyne.Container:
		for _, c := range o.Objects {
			walk(c, pos, visit)
		}
	case *container.Scroll:
		walk(o.Content, pos, visit)
	case fyne.Widget:
		for _, c := range test.WidgetRenderer(o).Objects() {
			walk(c, pos, visit)
		}
	}
}

// texts are the words in a part of the window, in drawing order.
func texts(o fyne.CanvasObject) []string {
	var out []string
	walk(o, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if t, ok := o.(*canvas.Text); ok && t.Text != "" {
			out = append(out, t.Text)
		}
	})
	return out
}

func keyNamed(t *testing.T, w *Window, text string) *paint.Button {
	t.Helper()
	var found *paint.Button
	walk(w.root, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if k, ok := o.(*paint.Button); ok && k.Text == text {
			found = k
		}
	})
	if found == nil {
		t.Fatalf("there is no button %q", text)
	}
	return found
}

// TestScenes compares the words of each part of the window with testdata.
func TestScenes(t *testing.T) {
	for _, name := range scenes {
		t.Run(name, func(t *testing.T) {
			w, _ := open(t, name, usual)
			var b strings.Builder
			for _, part := range []struct {
				name string
				o    fyne.CanvasObject
			}{
				{"header", w.header}, {"table", w.table}, {"track", w.track}, {"actions", w.actions}, {"foot", w.foot}, {"camera", w.camera.pane},
				{"seats", w.seats}, {"question", w.question.pane}, {"moves", w.story.scroll}, {"ending", w.ending},
			} {
				b.WriteString(part.name + "\n")
				for _, s := range texts(part.o) {
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
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, usual, {Width: 2560, Height: 1440}, {Width: 1024, Height: 1000}} {
		for _, name := range scenes {
			t.Run(fmt.Sprintf("%vx%v %s", size.Width, size.Height, name), func(t *testing.T) { checkInside(t, name, size, nil) })
			if name != "question" && name != "hint" {
				continue
			}
			t.Run(fmt.Sprintf("%vx%v %s, six players", size.Width, size.Height, name), func(t *testing.T) { checkInside(t, name, size, crowd) })
		}
	}
}

func TestNothingSticksOutInLargeText(t *testing.T) {
	for _, name := range scenes {
		t.Run(name, func(t *testing.T) {
			w, _ := open(t, name, usual)
			w.prefs().SetInt(keyText, len(textSizes)-1)
			w.applyPrefs()
			checkParts(t, w, usual)
		})
	}
}

func checkInside(t *testing.T, name string, size fyne.Size, change func(*companion.Screen)) {
	w, _ := open(t, name, size)
	if change != nil {
		s := scene(name)
		change(s)
		w.Show(s)
	}
	checkParts(t, w, size)
}

func checkParts(t *testing.T, w *Window, size fyne.Size) {
	t.Helper()
	parts := []fyne.CanvasObject{w.header, w.table, w.track, w.actions, w.foot, w.camera.pane, w.seats, w.question.pane, w.chooser.box, w.story.scroll}
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
		if p == w.story.scroll {
			b.Y = 1e6 // what does not fit is scrolled to
		}
		walk(p, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
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
	w, sent := open(t, "agent", usual)
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

func TestKeysRestUnderASheet(t *testing.T) {
	w, sent := open(t, "agent", usual)
	press := func(k fyne.KeyName) { w.Win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: k}) }
	press(fyne.KeyF1)
	test.TypeOnCanvas(w.Win.Canvas(), "t")
	if len(*sent) != 0 {
		t.Errorf("sent %v through the sheet of keys", *sent)
	}
	press(fyne.KeyEscape)
	test.TypeOnCanvas(w.Win.Canvas(), "t")
	if len(*sent) != 1 {
		t.Errorf("sent %v after the sheet was closed, want one move", *sent)
	}
}

func TestSheetsNameWhatTheyMust(t *testing.T) {
	w, _ := open(t, "agent", usual)
	for sheet, want := range map[string]struct {
		show func()
		says []string
	}{
		"about":     {w.showAbout, []string{"Nobody made this."}},
		"keys":      {w.showKeys, []string{"Test a card", "Undo", "Full screen"}},
		"workshop":  {w.askWorkshop, []string{"Turn the screen.", "Nobody else looks"}},
		"the rules": {w.showSetup, []string{"3 players", "Edition A", "140 cards"}},
	} {
		want.show()
		top := w.Win.Canvas().Overlays().Top()
		if top == nil {
			t.Errorf("%s does not open", sheet)
			continue
		}
		all := strings.Join(texts(top), "\n")
		for _, s := range want.says {
			if !strings.Contains(all, s) {
				t.Errorf("%s does not say %q: %s", sheet, s, all)
			}
		}
		w.Win.Canvas().Overlays().Remove(top)
	}
}

func TestQuestionsAreAnswered(t *testing.T) {
	w, sent := open(t, "question", usual)
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

func TestUndoAndRedo(t *testing.T) {
	w, sent := open(t, "agent", usual)
	press := func(name string) {
		t.Helper()
		for _, s := range w.shortcuts() {
			if s.keys.ShortcutName() == name {
				s.do()
				return
			}
		}
		t.Fatalf("nothing is bound to %s", name)
	}
	z := &desktop.CustomShortcut{KeyName: fyne.KeyZ, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
	press(z.ShortcutName())
	test.Tap(keyNamed(t, w, "Redo"))
	if len(*sent) > 0 {
		t.Fatalf("sent %v although there is nothing to redo", *sent)
	}
	press((&fyne.ShortcutUndo{}).ShortcutName())
	test.Tap(keyNamed(t, w, "Undo"))
	s := scene("agent")
	s.CanUndo, s.CanRedo = false, true
	w.Show(s)
	press((&fyne.ShortcutUndo{}).ShortcutName())
	press(z.ShortcutName())
	want := []companion.Command{companion.Undo{}, companion.Undo{}, companion.Redo{}}
	if !slices.Equal(*sent, want) {
		t.Errorf("sent %v, want %v", *sent, want)
	}
}

func TestOnlyTheNewestScreenIsDrawn(t *testing.T) {
	w, _ := open(t, "agent", usual)
	var waiting []func()
	w.Later = func(f func()) { waiting = append(waiting, f) }
	for _, name := range []string{"proof", "question", "prediction"} {
		w.Show(scene(name))
	}
	w.Show(nil)
	if len(waiting) != 1 {
		t.Fatalf("%d draws are on their way, want 1", len(waiting))
	}
	waiting[0]()
	if got := w.Screen.View.Prompt.String(); got != "The Kid shows a card." {
		t.Errorf("the window says %q", got)
	}
	w.Show(scene("proof"))
	if len(waiting) != 2 {
		t.Error("a screen after the draw is not drawn")
	}
}

func TestClosedWindowTakesNoScreens(t *testing.T) {
	w, _ := open(t, "agent", usual)
	calls := 0
	w.Later = func(f func()) { calls++ }
	w.stop()
	w.Show(scene("proof"))
	w.Close()
	if calls != 0 || w.Screen.View.Prompt.String() != "Agent 1 tests a card or proves the rule." {
		t.Errorf("a closed window is drawn: %d calls, %q", calls, w.Screen.View.Prompt)
	}
}

func TestCoveredAndSecretPiecesAreNotDrawn(t *testing.T) {
	w, _ := open(t, "proof", usual)
	for _, o := range w.table.shown {
		if o.ID == "card-0" {
			t.Error("the covered card is drawn")
		}
	}
	all := texts(w.table)
	if slices.Contains(all, "Anchor") {
		t.Errorf("the covered card is named: %v", all)
	}
	if !slices.Contains(all, "clock") {
		t.Errorf("the card on top is not named: %v", all)
	}
	walk(w.table, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		img, ok := o.(*canvas.Image)
		if !ok || img.Image != nil && img.Image == w.table.Scene {
			return
		}
		g := w.table.Board.Zones["GO1"].Rect
		x, y, _, _ := w.table.Lens.Rect(board.NewRect(g.X+g.W/2, g.Y+g.H/2, 0, 0))
		mid := w.table.Position().AddXY(x, y)
		if size := img.Size(); size.Width < 60 && at.X < mid.X && at.X+size.Width > mid.X && at.Y < mid.Y && at.Y+size.Height > mid.Y {
			t.Errorf("something of %v is drawn on the token behind the shield", size)
		}
	})
}

func TestPicturesAreKeptBetweenDrawings(t *testing.T) {
	w, _ := open(t, "agent", usual)
	pictures := func() map[*canvas.Image]bool {
		out := map[*canvas.Image]bool{}
		walk(w.table, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			if c, ok := o.(*canvas.Image); ok && c.Image != nil && c.Translucency == 0 {
				out[c] = true
			}
		})
		return out
	}
	before := pictures()
	s := scene("agent")
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

func TestANewGameBeginsWhereOneEnds(t *testing.T) {
	w, _ := open(t, "winner", usual)
	w.Host = (&inn{t: t, w: w}).host()
	w.ending.Refresh()
	test.Tap(keyNamed(t, w, "New game …"))
	if w.setting() == nil {
		t.Error("no set-up opens")
	}
}

func TestAllOfTheEndingHasRoom(t *testing.T) {
	t.Cleanup(func() { language.Prefer("") })
	for _, lang := range []string{"en", "de", "fr"} {
		for _, size := range []fyne.Size{{Width: 1024, Height: 700}, usual} {
			w, _ := open(t, "winner", size)
			w.Host, w.Story = (&inn{t: t, w: w}).host(), func() ([]byte, error) { return nil, nil }
			language.Prefer(lang)
			w.prefs().SetInt(keyText, len(textSizes)-1)
			w.applyPrefs()
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
	w, _ := open(t, "winner", usual)
	if !w.ending.Visible() {
		t.Fatal("the ending is not shown")
	}
	w.Win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	w.Show(scene("winner"))
	if w.ending.Visible() {
		t.Error("the ending comes back after it was closed")
	}
	w.Show(scene("agent"))
	w.Show(scene("winner"))
	if !w.ending.Visible() {
		t.Error("a second ending is not shown")
	}
}

func TestPlayersFollowTheScreen(t *testing.T) {
	w, _ := open(t, "agent", usual)
	s := scene("agent")
	s.Seats = append(s.Seats, "agent2")
	s.View.Names = append(s.View.Names, game.Say("Agent 2"))
	w.Show(s)
	if w.table.Players != 4 {
		t.Errorf("the table is laid for %d players", w.table.Players)
	}
}

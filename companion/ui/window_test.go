package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// open makes a window that shows a scene, and the list of commands sent.
func open(t *testing.T, name string, size fyne.Size) (*Window, *[]companion.Command) {
	t.Helper()
	var sent []companion.Command
	w := New(test.NewTempApp(t), uitest.Game{}, game.Setup{Game: "test", Players: 3}, func(c companion.Command) { sent = append(sent, c) })
	w.Win.Show()
	w.Win.Resize(size)
	w.Show(uitest.Scene(name))
	t.Cleanup(w.Win.Close)
	return w, &sent
}

func keyNamed(t *testing.T, w *Window, text string) *paint.Button {
	t.Helper()
	return uitest.Button(t, w.table.Content(), text)
}

func TestKeysRestUnderASheet(t *testing.T) {
	w, sent := open(t, "agent", uitest.Usual)
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
	w, _ := open(t, "agent", uitest.Usual)
	for sheet, want := range map[string]struct {
		show func()
		says []string
	}{
		"about":     {w.showAbout, []string{"Nobody made this.", "Licences of the typefaces"}},
		"licences":  {w.showLicences, []string{"Fraunces", "Atkinson Hyperlegible", "SIL OPEN FONT LICENSE", "PERMISSION & CONDITIONS"}},
		"keys":      {w.showKeys, []string{"Test a card", "Undo", "Full screen"}},
		"workshop":  {w.pages.AskWorkshop, []string{"Turn the screen.", "PIN: 4 digits"}},
		"the rules": {func() { setup.ShowRules(w.Window) }, []string{"3 players", "Edition A", "140 cards"}},
	} {
		want.show()
		top := w.Win.Canvas().Overlays().Top()
		if top == nil {
			t.Errorf("%s does not open", sheet)
			continue
		}
		all := strings.Join(uitest.Texts(top), "\n")
		for _, s := range want.says {
			if !strings.Contains(all, s) {
				t.Errorf("%s does not say %q: %s", sheet, s, all)
			}
		}
		w.Win.Canvas().Overlays().Remove(top)
	}
}

// TestSimulatedPeopleWait: with a button, a key, and whatever lies over the table.
func TestSimulatedPeopleWait(t *testing.T) {
	w, sent := open(t, "agent", uitest.Usual)
	show := func(p companion.Pace) {
		s := uitest.Scene("agent")
		s.Pace = &p
		w.Show(s)
	}
	w.Win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyF8}) // real people do not wait
	show(companion.Pace{})
	test.Tap(keyNamed(t, w, "Pause"))
	show(companion.Pace{Rest: true})
	test.Tap(keyNamed(t, w, "Slowly"))
	show(companion.Pace{Rest: true, Slow: true})
	w.Win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyF8})
	show(companion.Pace{Slow: true})
	w.showKeys()
	show(companion.Pace{Slow: true})
	show(companion.Pace{Slow: true})
	w.TopSheet().Close()
	show(companion.Pace{Slow: true})
	want := []companion.Command{companion.Pace{Rest: true}, companion.Pace{Rest: true, Slow: true}, companion.Pace{Slow: true}, companion.Cover{On: true}, companion.Cover{}}
	if !slices.Equal(*sent, want) {
		t.Errorf("sent %v, want %v", *sent, want)
	}
}

func TestUndoAndRedo(t *testing.T) {
	w, sent := open(t, "agent", uitest.Usual)
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
	s := uitest.Scene("agent")
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
	w, _ := open(t, "agent", uitest.Usual)
	var waiting []func()
	w.Later = func(f func()) { waiting = append(waiting, f) }
	for _, name := range []string{"proof", "question", "prediction"} {
		w.Show(uitest.Scene(name))
	}
	w.Show(nil)
	if len(waiting) != 1 {
		t.Fatalf("%d draws are on their way, want 1", len(waiting))
	}
	waiting[0]()
	if got := w.Screen.View.Prompt.String(); got != "The Kid shows a card." {
		t.Errorf("the window says %q", got)
	}
	w.Show(uitest.Scene("proof"))
	if len(waiting) != 2 {
		t.Error("a screen after the draw is not drawn")
	}
}

func TestClosedWindowTakesNoScreens(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	calls := 0
	w.Later = func(f func()) { calls++ }
	w.stop()
	w.Show(uitest.Scene("proof"))
	w.Close()
	if calls != 0 || w.Screen.View.Prompt.String() != "Agent 1 tests a card or proves the rule." {
		t.Errorf("a closed window is drawn: %d calls, %q", calls, w.Screen.View.Prompt)
	}
}

func TestANewGameBeginsWhereOneEnds(t *testing.T) {
	w, _ := open(t, "winner", uitest.Usual)
	w.Host = (&fakeHost{t: t, w: w}).host()
	w.table.Remeasure()
	test.Tap(keyNamed(t, w, "New game …"))
	if w.setting() == nil {
		t.Error("no set-up opens")
	}
}

func TestCtrlFFindsAPiece(t *testing.T) {
	w, _ := open(t, "prediction", uitest.Usual)
	for _, s := range w.shortcuts() {
		if name := s.keys.ShortcutName(); strings.Contains(name, "F") && strings.Contains(name, "Control") {
			s.do()
		}
	}
	uitest.Expect(t, w.Win, "Correct a piece …", "A2")
}

func TestWhatMayIDoIsOneKeyAway(t *testing.T) {
	w, sent := open(t, "agent", uitest.Usual)
	test.TypeOnCanvas(w.Win.Canvas(), "?")
	if len(*sent) != 1 || w.page == nil {
		t.Fatalf("sent %v", *sent)
	}
	asked := (*sent)[0].(companion.Consult)
	if asked.Seat != 3 {
		t.Errorf("it asks for seat %d, not for the one in turn", asked.Seat)
	}
	asked.Reply([]companion.Ruling{
		{Rule: cards.Part{Word: "Test", Lines: []string{"Show a card."}, Example: "Example: the owl."}, May: []game.Text{game.Say("Test a card")}},
		{Rule: cards.Part{Word: "Prove", Lines: []string{"Turn four up."}}, Why: game.Say("The deck is empty.")},
	})
	says := func() string {
		return strings.Join(uitest.Texts(w.Win.Canvas().Overlays().Top()), "|")
	}
	for _, s := range []string{"Agent 1", "Test a card", "Example: the owl.", "The deck is empty."} {
		if !strings.Contains(says(), s) {
			t.Errorf("nothing says %q: %s", s, says())
		}
	}
	test.TypeOnCanvas(w.Win.Canvas(), "s")
	test.Type(w.Win.Canvas().Focused(), "owl")
	if strings.Contains(says(), "Turn four up.") || !strings.Contains(says(), "Show a card.") {
		t.Errorf("searching for the owl finds %s", says())
	}
	w.Win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if w.page != nil {
		t.Error("Escape does not close the page")
	}
}

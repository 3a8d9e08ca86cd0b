package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// fakeHost lays whatever is asked for, at once.
type fakeHost struct {
	t         *testing.T
	w         *Window
	saved     *setup.Saved
	watched   setup.Camera
	laid      []setup.Choice
	following []bool
}

func (h *fakeHost) host() *setup.Host {
	return &setup.Host{
		Games:   append(games.List(), uitest.Game{}),
		Cameras: func() []setup.CameraName { return nil },
		Look:    func(setup.Choice, bool, func(setup.Preview)) func() { return func() {} },
		Deck:    uitest.ReadDeck,
		Watched: func() setup.Camera { return h.watched },
		Saved:   func() *setup.Saved { return h.saved },
		Lay: func(c setup.Choice, done func(error)) {
			h.laid, h.watched = append(h.laid, c), c.Camera
			for _, g := range h.w.Host.Games {
				if g.Name() == c.Setup.Game && !c.Same {
					h.w.Begin(g, c.Setup)
					s := uitest.First(h.t, g, c.Setup)
					if c.Camera.What != setup.NoCamera {
						seen(s)
					}
					h.w.Show(s)
				}
			}
			done(nil)
		},
		Follow: func(on bool) { h.following = append(h.following, on) },
	}
}

// start opens a window without a game, as the desktop's menu does.
func start(t *testing.T, change func(*fakeHost)) (*Window, *fakeHost) {
	t.Helper()
	h := &fakeHost{t: t}
	change(h)
	w := New(test.NewTempApp(t), nil, game.Setup{}, func(companion.Command) {})
	h.w = w
	w.Host = h.host()
	w.Win.Show()
	w.Win.Resize(uitest.Usual)
	w.AskSetup()
	t.Cleanup(w.Win.Close)
	return w, h
}

func tap(t *testing.T, w *Window, text string) { t.Helper(); uitest.Tap(t, w.Win, text) }

func expect(t *testing.T, w *Window, want ...string) { t.Helper(); uitest.Expect(t, w.Win, want...) }

func TestNewcomersReadNotesBeforeTheGameBegins(t *testing.T) {
	w, h := start(t, func(*fakeHost) {})
	tap(t, w, "Next")
	tap(t, w, "4")
	tap(t, w, "Next")
	tap(t, w, "Simulated table")
	tap(t, w, "Next")
	tap(t, w, "Start the game")
	expect(t, w, "Here it always says who acts", "Simulated people|play", "“Pause” (F8) has them wait")
	test.TypeOnCanvas(w.Win.Canvas(), "d") // which would open a choice on the table
	press := func(k fyne.KeyName) { w.Win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: k}) }
	press(fyne.KeyF1)
	if top := w.Win.Canvas().Overlays().Top(); top == nil || !strings.Contains(strings.Join(uitest.Texts(top), "|"), "Simulated people wait, or go on") {
		t.Error("F1 does not list the keys")
	}
	press(fyne.KeyEscape)
	var sent companion.Command
	w.Send = func(c companion.Command) { sent = c }
	w.Screen.Pace = &companion.Pace{}
	press(fyne.KeyF8)
	if sent != (companion.Pace{Rest: true}) {
		t.Error("F8 does not have the people wait, it sends", sent)
	}
	if w.table.Escape() {
		t.Error("a letter reaches the table beneath the notes")
	}
	if len(h.following) > 0 {
		t.Error("the game begins before the notes are read")
	}
	tap(t, w, "Got it: begin")
	if !slices.Equal(h.following, []bool{true}) || w.wizard != nil {
		t.Errorf("the game is not begun: %v", h.following)
	}
	expect(t, w, "Agent 2")
}

// TestNewcomersReadNotesBeforeTheGameOfTheCommandLine: it begins once they have read them.
func TestNewcomersReadNotesBeforeTheGameOfTheCommandLine(t *testing.T) {
	h := &fakeHost{t: t}
	w := New(test.NewTempApp(t), uitest.Game{}, game.Setup{Game: "test", Players: 3}, func(companion.Command) {})
	w.Host = h.host()
	w.Win.Resize(uitest.Usual)
	if !w.Greet(setup.Camera{What: setup.Simulated}) || len(h.following) > 0 {
		t.Error("the game begins before the notes are read")
	}
	expect(t, w, "Here it always says who acts")
	frame := w.welcome.pane.Drawn()[1].Size()
	w.apply(uitest.Scene("agent"))
	if w.welcome.pane.Drawn()[1].Size() == frame {
		t.Error("the notes stay where the board was before the first screen")
	}
	tap(t, w, "Got it: begin")
	if !slices.Equal(h.following, []bool{true}) {
		t.Errorf("the game is not begun: %v", h.following)
	}
	if w.Greet(setup.Camera{What: setup.Simulated}) {
		t.Error("the notes come back")
	}
}

// TestF1ListsTheKeysOfEveryPage also tries those that are letters.
func TestF1ListsTheKeysOfEveryPage(t *testing.T) {
	w, _ := start(t, func(h *fakeHost) { h.saved = &setup.Saved{Title: "Blackwood", Players: 2} })
	w.SheetsDir = t.TempDir()
	learns := ""
	w.Learn = func(game, _ string) { learns = game }
	w.wizard.Redraw()
	press := func(k fyne.KeyName) { w.Win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: k}) }
	lists := func(want ...string) {
		t.Helper()
		press(fyne.KeyF1)
		top := w.Win.Canvas().Overlays().Top()
		if top == nil || w.printPage != nil && top == w.printPage.Content() {
			t.Fatal("F1 shows nothing")
		}
		all := strings.Join(uitest.Texts(top), "|")
		for _, s := range want {
			if !strings.Contains(all, s) {
				t.Errorf("F1 does not list %q: %s", s, all)
			}
		}
		press(fyne.KeyEscape)
		if w.Win.Canvas().Overlays().Top() == top {
			t.Error("Escape does not close the sheet of keys")
		}
	}
	lists("1 – 6|Choose a game", "A|Go on with the saved game", "L|Learn by playing", "P|Print the game first", "Enter|Next", "F11|Full screen")
	test.TypeOnCanvas(w.Win.Canvas(), "l")
	if learns != "grove" {
		t.Errorf("L teaches %q", learns)
	}
	test.TypeOnCanvas(w.Win.Canvas(), "p")
	if w.printPage == nil {
		t.Fatal("P opens no page that prints")
	}
	lists("← →|Look at another page", "B|Cards of the box", "D|Your own deck …", "Enter|Make the pages", "Esc|Back", "F1|This sheet")
	press(fyne.KeyEscape)
	press(fyne.KeyReturn)
	lists("3 – 6|Choose how many play", "B|Cards of the box", "D|Your own deck …", "H|House rules …", "Esc|Back")
	test.TypeOnCanvas(w.Win.Canvas(), "h")
	lists("H|Hide the house rules")
	press(fyne.KeyReturn)
	lists("1 – 3|Choose a camera", "Enter|Next", "Ctrl + ,|Preferences")
	press(fyne.KeyReturn)
	lists("Enter|Start the game", "Esc|Back")
}

func TestSetupSaysWhomTheScreenFaces(t *testing.T) {
	w, _ := start(t, func(*fakeHost) {})
	w.prefs().SetBool(prefWelcomed, true)
	play := func(faces string) {
		tap(t, w, "Next")
		tap(t, w, "House rules …")
		tap(t, w, faces)
		tap(t, w, "Next")
		tap(t, w, "No camera")
		tap(t, w, "Next")
		tap(t, w, "Start the game")
	}
	alone := len(w.App.Driver().AllWindows())
	play("The screen faces everyone")
	if n := len(w.App.Driver().AllWindows()); w.pages.Facing() != 1 || n != alone+2 || w.second == nil {
		t.Errorf("it faces seat %d, with %d windows more", w.pages.Facing(), n-alone)
	}
	w.AskSetup()
	play("The screen faces: Visitor")
	if n := len(w.App.Driver().AllWindows()); w.pages.Facing() != 0 || n != alone {
		t.Error("it still faces the Visitor")
	}
}

func TestTheSetUpChangesItsLanguageAtOnce(t *testing.T) {
	w, _ := start(t, func(*fakeHost) {})
	t.Cleanup(func() { w.speak("") })
	w.speak("de")
	expect(t, w, "Welches Spiel wollt ihr spielen?")
	if w.Game != nil || w.wizard == nil {
		t.Error("another language has begun a game")
	}
}

func TestThePageThatPrintsGivesTheMeasureBack(t *testing.T) {
	w, _ := start(t, func(*fakeHost) {})
	w.prefs().SetInt("text", 2)
	w.applyPrefs()
	measure := w.Unit
	w.SheetsDir = t.TempDir()
	w.AskPrint(w.Host.Games[0])
	if w.Unit == measure {
		t.Error("the page that prints takes large text")
	}
	w.printPage.Close()
	if w.Unit != measure {
		t.Errorf("after the page that prints the measure is %v, not %v", w.Unit, measure)
	}
}

// The preferences can be changed over the page that prints, which follows them;
// the game below it does not hear its keys.
func TestThePageThatPrintsFollowsThePreferences(t *testing.T) {
	w, sent := open(t, "agent", uitest.Usual)
	w.SheetsDir = t.TempDir()
	w.AskPrint(w.Game)
	t.Cleanup(func() { language.Speak("en") })
	measure := w.Unit
	w.prefs().SetInt(room.PrefTextSize, len(textSizes)-1)
	w.applyPrefs()
	if w.Unit != measure {
		t.Errorf("its measure was %v and is %v", measure, w.Unit)
	}
	w.speak("de")
	if all := strings.Join(uitest.Texts(w.printPage.Content()), "|"); strings.Contains(all, "Make the pages") || !strings.Contains(all, "|Karten|") { // a sheet
		t.Errorf("in German it says %s", all)
	}
	w.Screen.CanUndo, w.Screen.CanRedo = true, true
	w.undo()
	w.redo()
	if len(*sent) > 0 {
		t.Errorf("the game below it hears %v", *sent)
	}
	w.printPage.Close()
	w.undo()
	if len(*sent) != 1 {
		t.Error("after it nothing is taken back")
	}
}

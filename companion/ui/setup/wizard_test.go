package setup

import (
	"errors"
	"image"
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

func TestTheSetUpIsRemembered(t *testing.T) {
	app := test.NewTempApp(t)
	w, h := start(t, uitest.Usual, app)
	h.cameras = []CameraName{{"2", "HD Webcam"}}
	tap(t, w, "Psi Squad")
	tap(t, w, "Next")
	tap(t, w, "5")
	tap(t, w, "House rules …")
	rule := every[*paint.Select](w.wizard.rules)[0]
	rule.SetSelected(rule.Options[1])
	tap(t, w, "Next")
	tap(t, w, "HD Webcam")
	tap(t, w, "Turn a quarter")
	tap(t, w, "Mirror")
	tap(t, w, "Hold focus and exposure still")
	want := Camera{What: "2", Turn: 1, Mirror: true, Steady: true}
	if h.looking[lookedThrough{want, false}] == nil || len(h.looking) != 1 {
		t.Errorf("looked through is %v", slices.Collect(maps.Keys(h.looking)))
	}
	tap(t, w, "Next")
	tap(t, w, "Start the game")
	options := h.laid[0].Setup.Options
	if len(options) == 0 {
		t.Fatal("no house rule was chosen")
	}

	again, h := start(t, uitest.Usual, app)
	h.cameras = []CameraName{{"2", "HD Webcam"}}
	again.wizard.turnTo(askGame)
	expect(t, again, "As last time", "Psi Squad · 5 players · HD Webcam")
	tap(t, again, "As last time")
	if len(h.laid) != 1 || h.laid[0].Camera != want || h.laid[0].Setup.Players != 5 || !maps.Equal(h.laid[0].Setup.Options, options) {
		t.Errorf("one click lays %+v", h.laid)
	}
	expect(t, again, "Lay the mats out")
}

// The number of people for whom a game was printed is offered first, once.
func TestThePeopleForWhomItWasPrinted(t *testing.T) {
	w, _ := start(t, uitest.Usual, test.NewTempApp(t))
	players := func(want int) {
		t.Helper()
		if got := w.wizard.choice.Setup.Players; got != want {
			t.Errorf("%d players are chosen, not %d", got, want)
		}
	}
	tap(t, w, "Psi Squad")
	w.App.Preferences().SetInt(room.PrefPrinted("psisquad"), 5)
	tap(t, w, "Next")
	players(5)
	tap(t, w, "4")
	tap(t, w, "Next")
	tap(t, w, "Back")
	players(4)
	tap(t, w, "Back")
	w.App.Preferences().SetInt(room.PrefPrinted("psisquad"), 99)
	tap(t, w, "Next")
	players(4)
}

func TestAPasswordIsNotWrittenDown(t *testing.T) {
	w, _ := start(t, uitest.Usual, test.NewTempApp(t))
	for _, address := range []string{"rtsp://me:secret@10.0.0.7/live", "rtsp://me:se#cret@10.0.0.7/live", "http://10.0.0.7/video?usr=me&PWD=secret"} {
		w.wizard.remember(Choice{Setup: game.Setup{Game: "grove", Players: 3}, Camera: Camera{What: address}})
		if c := w.wizard.lastCamera(); c.What != "" {
			t.Errorf("kept is %q", c.What)
		}
		if _, ok := w.wizard.lastTime(); ok {
			t.Error("without its camera it is not as last time")
		}
	}
	const plain = "http://10.0.0.7:4747/video?1280x720"
	if w.wizard.remember(Choice{Setup: game.Setup{Game: "grove", Players: 3}, Camera: Camera{What: plain}}); w.wizard.lastCamera().What != plain {
		t.Errorf("an address without a password is kept as %q", w.wizard.lastCamera().What)
	}
}

func TestAFailingCameraSaysWhyWhereItsPictureWouldBe(t *testing.T) {
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	h.cameras = []CameraName{{"0", "Laptop camera"}, {"2", "HD Webcam"}}
	w.wizard.turnTo(askCamera)
	expect(t, w, "Laptop camera", "HD Webcam")
	if len(h.looking) != 2 || h.looking[lookedThrough{Camera{What: "0"}, false}] == nil || h.looking[lookedThrough{Camera{What: "2"}, true}] == nil {
		t.Errorf("looked through is %v", slices.Collect(maps.Keys(h.looking)))
	}
	h.looking[lookedThrough{Camera{What: "0"}, false}](Preview{Trouble: errors.New("another program uses it")})
	expect(t, w, "Another program uses it.")
	h.looking[lookedThrough{Camera{What: "0"}, false}](Preview{Picture: image.NewGray(image.Rect(0, 0, 4, 3)), Given: game.Say("640 × 480, MJPG")})
	expect(t, w, "640 × 480, MJPG")
	if s := says(w); strings.Contains(s, "Another program") {
		t.Errorf("it is healed and says %s", s)
	}
	h.cameras = h.cameras[1:] // unplugged
	w.wizard.cameras.relist()
	if s := says(w); strings.Contains(s, "Laptop camera") {
		t.Errorf("an unplugged camera is listed: %s", s)
	}
	tap(t, w, "Network camera …")
	test.Type(w.wizard.address, "http://10.0.0.9:8080/video")
	tap(t, w, "Look")
	if h.looking[lookedThrough{Camera{What: "http://10.0.0.9:8080/video"}, false}] == nil {
		t.Errorf("the address is not looked through: %+v, typed %q", w.wizard.choice, w.wizard.address.Text)
	}
	tap(t, w, "No camera")
	expect(t, w, "You say each move with a button")
}

func TestAGameThatCannotBeLaidKeepsTheSetUp(t *testing.T) {
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	w.wizard.turnTo(askCamera)
	h.refuse = errors.New("the game cannot be saved (no space left on device): free some space")
	tap(t, w, "Next")
	expect(t, w, "Which camera sees the table?", "The game cannot be saved", "free some space.")
	h.refuse = nil
	tap(t, w, "Next")
	expect(t, w, "Lay the mats out")
	if s := says(w); strings.Contains(s, "space") {
		t.Errorf("what is over is still said: %s", s)
	}
}

func TestTheSetUpByKeys(t *testing.T) {
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	press := func(k fyne.KeyName) { w.Win.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: k}) }
	test.TypeOnCanvas(w.Win.Canvas(), "2")
	press(fyne.KeyReturn)
	test.TypeOnCanvas(w.Win.Canvas(), "4")
	press(fyne.KeyReturn)
	press(fyne.KeyEscape)
	press(fyne.KeyReturn)
	test.TypeOnCanvas(w.Win.Canvas(), "3") // after the network and the simulated table
	press(fyne.KeyReturn)
	press(fyne.KeyReturn)
	if len(h.laid) != 1 || h.laid[0].Setup.Game != "psisquad" || h.laid[0].Setup.Players != 4 || h.laid[0].Camera.What != NoCamera || w.wizard != nil {
		t.Errorf("laid is %+v", h.laid)
	}
}

// TestEveryPageFits checks that no words stick out of the window or are cut off.
func TestEveryPageFits(t *testing.T) {
	everyPageFits(t, fyne.Size{Width: 1024, Height: 700}, 0)
	everyPageFits(t, fyne.Size{Width: 1024, Height: 700}, len(room.TextSizes)-1)
}

func TestFilmEveryPageFits(t *testing.T) {
	everyPageFits(t, uitest.Usual, 0)
	everyPageFits(t, fyne.Size{Width: 2560, Height: 1440}, 0)
}

func everyPageFits(t *testing.T, size fyne.Size, text int) {
	w, h := start(t, size, test.NewTempApp(t))
	w.host.Games = games.List()
	w.App.Preferences().SetInt(room.PrefTextSize, text)
	w.wizard.Remeasure()
	w.wizard.remember(Choice{Setup: game.Setup{Game: "grove", Players: 6}, Camera: Camera{What: Simulated}})
	h.saved = &Saved{Title: "Visitor in Blackwood Grove", Players: 6}
	h.cameras = []CameraName{{"0", "Integrated Camera: Integrated C"}, {"2", "HD Pro Webcam C920"}}
	h.guide = []game.Text{game.Say("The common board for trust and the deck is cut off at the left: move it to the right by a hand's breadth, or hang the camera higher.")}
	h.bend = game.Say("This lens bends the picture. Places at its edge were off by up to 28.9 mm; now they are right to 0.1 mm.")
	w.doors.Learn, w.doors.Print = func(game.Game) {}, func(game.Game) {}
	for _, g := range w.host.Games[:2] {
		w.wizard.pick(g)
		numbers := g.Box().Players()
		w.wizard.seat(numbers[len(numbers)-1])
		for p := askGame; p < placeMats; p++ {
			w.wizard.turnTo(p)
			inWindow(t, w, size)
		}
		w.wizard.folded = false
		w.wizard.turnTo(askPeople)
		inWindow(t, w, size)
		w.wizard.lay()
		inWindow(t, w, size)
		if want := paint.UnitFor(size) * room.TextSize(w.App.Preferences()); w.Unit != want {
			t.Errorf("%v: over a laid table the measure is %v, not %v", size, w.Unit, want)
		}
	}
}

func inWindow(t *testing.T, w *window, size fyne.Size) {
	t.Helper()
	var look func(o fyne.CanvasObject, at fyne.Position)
	look = func(o fyne.CanvasObject, at fyne.Position) {
		at = at.Add(o.Position())
		switch o := o.(type) {
		case *container.Scroll: // what does not fit is scrolled to
		case *canvas.Text:
			end := at.AddXY(o.MinSize().Width, o.MinSize().Height)
			if at.X < 0 || at.Y < 0 || end.X > size.Width+0.5 || end.Y > size.Height+0.5 {
				t.Errorf("%v page %d: %q at %v to %v sticks out", size, w.wizard.page, o.Text, at, end)
			}
			if strings.HasSuffix(o.Text, "…") && !strings.HasSuffix(o.Text, " …") {
				t.Errorf("%v page %d: %q is cut off", size, w.wizard.page, o.Text)
			}
		case *fyne.Container:
			for _, c := range o.Objects {
				look(c, at)
			}
		case fyne.Widget:
			for _, c := range test.WidgetRenderer(o).Objects() {
				if c.Visible() {
					look(c, at)
				}
			}
		}
	}
	look(w.wizard.root, fyne.Position{})
}

// plaqueAt is what can be chosen at a place of a page.
func plaqueAt(t *testing.T, w *window, i int) *paint.OptionCard {
	t.Helper()
	var all []*paint.OptionCard
	uitest.Walk(w.wizard.root, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if p, ok := o.(*paint.OptionCard); ok {
			all = append(all, p)
		}
	})
	return all[i]
}

// TestThePlacingPageSaysWhyThePictureStandsStill, as in a game of Psi Squad that goes on.
func TestThePlacingPageSaysWhyThePictureStandsStill(t *testing.T) {
	w, _ := start(t, uitest.Usual, test.NewTempApp(t))
	w.wizard.turnTo(placeMats)
	for _, still := range []bool{false, true} {
		s := *w.Screen
		s.View.Blind = still
		w.wizard.placing.take(&s)
		if says := strings.Contains(says(w), "Not shown now: something secret lies on the table."); says != still {
			t.Errorf("the picture stands still: %v, and the page says why: %v", still, says)
		}
	}
}

// A new game before the old one's secrets are cleared away: what was hidden
// stays so, on every way through the set-up.
func TestANewGameShowsNoSecretOfTheGameBefore(t *testing.T) {
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	h.cameras = []CameraName{{"0", "Laptop camera"}, {"2", "HD Webcam"}}
	w.wizard.turnTo(askCamera)
	tap(t, w, "HD Webcam")
	tap(t, w, "Next")
	tap(t, w, "Start the game")
	if h.laid[0].Hidden {
		t.Error("the first game finds secrets on the table")
	}
	w.Screen.View.Secret = []string{"GB1"}
	w.AskSetup()
	tap(t, w, "Psi Squad")
	w.wizard.turnTo(askCamera)
	tap(t, w, "Next")
	expect(t, w, "Not shown now: something secret lies on the table.")
	w.wizard.turnTo(askGame)
	tap(t, w, "Blackwood")
	w.wizard.turnTo(askCamera)
	tap(t, w, "Laptop camera")
	if len(h.looking) > 0 {
		t.Error("a camera is opened over a secret")
	}
	tap(t, w, "Next")
	if n := len(h.laid); n != 3 || !h.laid[1].Hidden || !h.laid[2].Hidden {
		t.Errorf("laid is %+v", h.laid)
	}
}

// TestFromNothingToTheGame clicks through every page, without a key.
func TestFromNothingToTheGame(t *testing.T) {
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	expect(t, w, "Which game will you play?", "Psi Squad", "1 to 4 players", "45 to 75 minutes")
	if s := says(w); strings.Contains(s, "As last time") || strings.Contains(s, "saved game") || strings.Contains(s, "Learn") || strings.Contains(s, "Print the game") || strings.Contains(s, "Back") {
		t.Errorf("offered is what there is not: %s", s)
	}
	tap(t, w, "The Visitors")
	tap(t, w, "Next")
	expect(t, w, "How many people play?", "3 players")
	tap(t, w, "1")
	expect(t, w, "1 player")
	tap(t, w, "2")
	tap(t, w, "Back")
	test.Tap(plaqueAt(t, w, 0))
	tap(t, w, "Next")
	tap(t, w, "4")
	expect(t, w, "Visitor", "Kid", "Agent 1", "Agent 2", "4 players")
	tap(t, w, "Next")
	expect(t, w, "Which camera sees the table?", "Waiting for the first picture …")
	tap(t, w, "Simulated table")
	h.looking[lookedThrough{Camera{What: Simulated}, false}](Preview{Picture: image.NewRGBA(image.Rect(0, 0, 16, 9))})
	if s := says(w); strings.Contains(s, "Waiting") {
		t.Errorf("there is a picture, and it says %s", s)
	}
	h.guide = []game.Text{game.Say("The trust board is cut off."), game.Say("Too dark.")}
	tap(t, w, "Next")
	if len(h.laid) != 1 || h.laid[0].Setup.Game != "grove" || h.laid[0].Setup.Players != 4 || h.laid[0].Camera.What != Simulated {
		t.Fatalf("laid is %+v", h.laid)
	}
	expect(t, w, "Lay the mats out", "The trust board is cut off.", "7 of 8 mats are seen.", "You may begin all the same")
	if s := says(w); strings.Contains(s, "Too dark") {
		t.Errorf("more than one thing at a time: %s", s)
	}
	h.ready, h.guide = true, nil
	h.show()
	expect(t, w, "All mats are seen. You can begin.")
	if len(h.following) > 0 {
		t.Error("the game begins by itself")
	}
	tap(t, w, "Start the game")
	if !slices.Equal(h.following, []bool{true}) || w.wizard != nil {
		t.Errorf("the game is not begun: %v", h.following)
	}
}

// askedToPlace opens the placing page during a game.
func askedToPlace(t *testing.T) (*window, *fakeHost) {
	t.Helper()
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	w.wizard.turnTo(askCamera)
	tap(t, w, "Next")
	tap(t, w, "Start the game")
	w.askPlacing()
	return w, h
}

// TestEscapeFoldsTheHouseRules: it leads back to the names, and only then to the games.
func TestEscapeFoldsTheHouseRules(t *testing.T) {
	w, _ := start(t, uitest.Usual, test.NewTempApp(t))
	tap(t, w, "Next")
	w.wizard.Typed('h')
	expect(t, w, "Hide the house rules")
	w.wizard.Key(fyne.KeyEscape)
	expect(t, w, "How many people play?", "House rules …")
	w.wizard.Key(fyne.KeyEscape)
	expect(t, w, "Which game will you play?")
}

// TestEscapeLeavesCameraAndPlacing: from either page, and a letter is there for the
// camera.
func TestEscapeLeavesCameraAndPlacing(t *testing.T) {
	w, h := askedToPlace(t)
	w.wizard.Typed('a')
	expect(t, w, "Which camera sees the table?")
	w.wizard.Key(fyne.KeyEscape)
	expect(t, w, "Lay the mats out")
	w.wizard.Key(fyne.KeyEscape)
	if w.wizard != nil {
		t.Error("Escape does not lead back to the game")
	}
	if len(h.laid) != 1 {
		t.Errorf("laid is %+v", h.laid)
	}
}

func TestCameraAndPlacingDuringTheGame(t *testing.T) {
	w, h := askedToPlace(t)
	expect(t, w, "Lay the mats out", "Back to the game", "Another camera …")
	h.ready = true
	h.show()
	expect(t, w, "All mats are seen. You can go on.")
	test.TypeOnCanvas(w.Win.Canvas(), "z")
	language.Speak("de")
	w.wizard.Retell()
	expect(t, w, "Zurück zum Spiel")
	language.Speak("en")
	w.wizard.Retell()
	tap(t, w, "Another camera …")
	h.cameras = []CameraName{{"0", "Laptop camera"}}
	w.wizard.cameras.relist()
	tap(t, w, "Laptop camera")
	expect(t, w, "The simulated people leave: with your first move this game is your own.")
	tap(t, w, "Next")
	if n := len(h.laid); n != 2 || !h.laid[1].Same || h.laid[1].Camera.What != "0" {
		t.Fatalf("laid is %+v", h.laid)
	}
	tap(t, w, "Another camera …")
	tap(t, w, "Turn a quarter") // of the camera that watches: at once
	if n := len(h.laid); n != 3 || h.laid[2].Camera.Turn != 1 {
		t.Fatalf("laid is %+v", h.laid)
	}
	tap(t, w, "Next")
	tap(t, w, "Back to the game")
	if !slices.Equal(h.following, []bool{true, false, true}) {
		t.Errorf("followed was %v", h.following)
	}
	w.AskSetup()
	if w.wizard.lastCamera().Turn != 1 {
		t.Error("the turned camera is not remembered")
	}
}

// While a table is being laid no lesson takes the window, in whose place the
// game comes.
func TestNoLessonBeginsWhileATableIsLaid(t *testing.T) {
	w, _ := start(t, uitest.Usual, test.NewTempApp(t))
	asked := 0
	w.doors.Learn = func(game.Game) { asked++ }
	var laid func(error)
	w.host.Lay = func(_ Choice, done func(error)) { laid = done }
	w.wizard.turnTo(askGame)
	w.wizard.choice.Camera.What = NoCamera
	w.wizard.lay()
	tap(t, w, "Learn by playing")
	test.TypeOnCanvas(w.Win.Canvas(), "l")
	if asked > 0 {
		t.Error("a lesson is asked for")
	}
	laid(errors.New("no"))
	w.wizard.turnTo(askGame)
	tap(t, w, "Learn by playing")
	if asked != 1 {
		t.Error("a lesson is not asked for")
	}
}

// TestTheButtonsOfTheFootLieSideBySide in each language with the largest text, also in
// the smallest window.
func TestTheButtonsOfTheFootLieSideBySide(t *testing.T) {
	for _, l := range []string{"en", "de", "fr"} {
		for _, size := range []fyne.Size{uitest.Usual, fyne.NewSize(1024, 700), fyne.NewSize(paint.LeastWidth, paint.LeastHeight)} {
			app := test.NewTempApp(t)
			app.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
			language.Speak(l)
			t.Cleanup(func() { language.Speak("en") })
			w, _ := start(t, size, app)
			w.wizard.doors = func() Doors {
				return Doors{Learn: func(game.Game) {}, Print: func(game.Game) {}, Saved: func() {}, Preferences: func() {}}
			}
			w.wizard.Redraw()
			right, next := float32(0), float32(0)
			uitest.Walk(w.Win.Content(), fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
				b, ok := o.(*paint.Button)
				if !ok || at.Y < size.Height*0.8 {
					return
				}
				if b.Text == words.Word("Next") {
					next = at.X
					return
				}
				right = max(right, at.X+b.Size().Width)
			})
			if right == 0 || right > next {
				t.Errorf("%s, %v: a button ends at %.0f, and the one to go on begins at %.0f", l, size, right, next)
			}
			w.wizard.Stop()
		}
	}
}

package ui

import (
	"reflect"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Window is the companion's one window. Show may be called from any
// goroutine; everything else belongs to the goroutine that runs the window.
type Window struct {
	// Host lets people set a game up in the window; without it that is not
	// offered. Set it before Run.
	Host *Host
	// SheetsDir is the folder below which each game's printed sheets get one of
	// their own; without it the window does not offer to print. Set it before Run.
	SheetsDir string
	// Voice lets the table be heard; without it the window does not offer that.
	// Set it before Run.
	Voice Voice
	// Sharing lets phones follow; without it the window does not offer that.
	// Set it before Run.
	Sharing *Sharing
	// Story gives the page that tells everything once the game is over; without
	// it the window does not offer to save one. Set it before Run.
	Story func() ([]byte, error)

	// Learn opens a guided first round for a role of a game; with no role it
	// asks for one, and offers those of the game first. Without it the window
	// does not offer to. Offer sets it.
	Learn func(game, role string)

	App fyne.App
	Win fyne.Window
	// parts is all that belongs to the game in the window; Begin makes it anew.
	parts
	Send      func(companion.Command)
	lessons   []Lesson
	schooling *schooling // while a lesson is in the window
	Unit      float32
	flow      *flow                // the set-up, while it is open
	decks     map[string]*ownCards // what each game can be played with besides its own cards, once it was asked for
	welcome   *welcome             // the notes for those who begin, while they are read
	press     *printPage           // the page that prints, while it is open
	printing  sync.WaitGroup       // the making of sheets
	watching  bool                 // this is a second window: it only shows

	Later   func(func()) // runs something on the window's goroutine
	mu      sync.Mutex
	begun   *beginning              // a game that the window does not show yet
	next    *companion.Screen       // the newest screen not yet drawn
	seated  []*companion.SeatScreen // the newest for the seats, not yet taken
	pending bool                    // a draw is on its way to the window's goroutine
	closed  bool
}

// App makes the application: its name for the desktop and Fyne's threading.
func App() fyne.App {
	app.SetMetadata(fyne.AppMetadata{
		ID: "io.github.grovewatch", Name: "Grovewatch",
		Migrations: map[string]bool{"fyneDo": true},
	})
	a := app.NewWithID("io.github.grovewatch")
	a.SetIcon(fyne.NewStaticResource("grovewatch.svg", look.Icon))
	return a
}

// New makes the window for a game on a table laid as the set-up says, or with
// nil for none yet. Send takes what people at the window want; it must not block.
func New(a fyne.App, g game.Game, setup game.Setup, send func(companion.Command)) *Window {
	w := newWindow(a, g, setup, send)
	w.Win.SetMaster()
	w.Win.SetOnClosed(w.leave)
	w.bindKeys()
	return w
}

// newWindow makes a window that follows no keys yet.
func newWindow(a fyne.App, g game.Game, setup game.Setup, send func(companion.Command)) *Window {
	words.Load()
	language.Prefer(prefs{a.Preferences()}.language())
	a.Settings().SetTheme(prefs{a.Preferences()}.theme(a))
	w := &Window{App: a, Win: a.NewWindow("Grovewatch"), Send: send, Unit: 1, Later: fyne.Do}
	w.Screen = &companion.Screen{}
	if g != nil {
		w.bind(g, setup)
	}
	w.Win.SetPadded(false)
	w.Win.Resize(fyne.NewSize(1280, 800))
	return w
}

// Show draws a screen soon. When screens come faster than they can be drawn
// only the newest is.
func (w *Window) Show(s *companion.Screen) {
	if s == nil {
		return
	}
	w.mu.Lock()
	if w.closed {
		w.mu.Unlock()
		return
	}
	w.next = s
	w.mu.Unlock()
	w.drawSoon()
}

// ShowSeats takes a new snapshot for every seat. What is a seat's alone is
// drawn on her private panel only, while she holds it open.
func (w *Window) ShowSeats(s []*companion.SeatScreen) {
	w.mu.Lock()
	if w.closed {
		w.mu.Unlock()
		return
	}
	w.seated = s
	w.mu.Unlock()
	w.drawSoon()
}

func (w *Window) drawSoon() {
	w.mu.Lock()
	idle := !w.pending
	w.pending = true
	w.mu.Unlock()
	if idle {
		w.Later(w.drawNext)
	}
}

// Run shows the window and returns when it was closed.
func (w *Window) Run() {
	w.speakUp()
	w.Win.ShowAndRun()
	w.stop()
	w.printing.Wait()
}

// Close closes the window, which ends Run. It may be called from any
// goroutine; once the window is closed it does nothing.
func (w *Window) Close() {
	if !w.isClosed() {
		w.Later(func() {
			if !w.isClosed() {
				w.Win.Close()
			}
		})
	}
}

// leave ends all that goes on for the window alone, once it is closed.
func (w *Window) leave() {
	if w.flow != nil {
		w.flow.cameras.close()
	}
	if w.press != nil {
		w.press.giveUp()
	}
	w.stop()
}

// stop makes the window deaf to screens: nobody draws it any more.
func (w *Window) stop() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.closed, w.next, w.seated, w.seatScreens = true, nil, nil, nil
}

func (w *Window) isClosed() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.closed
}

func (w *Window) drawNext() {
	if w.schooling != nil { // what was there before waits
		if s := w.nextOfLesson(); s != nil {
			w.apply(s)
		}
		return
	}
	w.mu.Lock()
	b, s, seated := w.begun, w.next, w.seated
	w.begun, w.next, w.seated, w.pending = nil, nil, nil, false
	w.mu.Unlock()
	if b != nil {
		w.rebind(b.game, b.setup)
	}
	if seated != nil {
		w.seatScreens = seated
	}
	if s != nil {
		w.apply(s)
	}
	if seated != nil && w.panel != nil {
		w.panel.show()
	}
}

// apply redraws what differs from the screen before.
func (w *Window) apply(s *companion.Screen) {
	old := w.Screen
	w.Screen = s
	if w.mirror != nil {
		w.mirror.apply(s)
	}
	if n := len(s.Seats) - 1; n > 0 && n != w.Players {
		if _, ok := w.Box.Tables[n]; ok {
			w.Players = n
			w.table.Refresh()
		}
	}
	if f := w.setting(); f != nil {
		f.show(s)
	} else {
		w.camera.show(s)
	}
	w.guided(old.Guide, s.Guide)

	w.theatre.review(old.View.Unveil, s.View.Unveil, old.Seq > 0)
	w.hear()
	view := !reflect.DeepEqual(old.View, s.View) || !reflect.DeepEqual(old.Seats, s.Seats)
	overruled := !reflect.DeepEqual(old.Overruled, s.Overruled)
	asked := !reflect.DeepEqual(old.Question, s.Question)
	told := !reflect.DeepEqual(old.Guide, s.Guide)
	if view {
		if w.sheets != nil {
			w.sheets.fill()
		}
		w.seats.Refresh()
		w.track.Refresh()
		w.table.Refresh()
		if s.View.Result == nil {
			w.endingSeen = false
		}
	} else if asked || overruled || told {
		w.table.Refresh()
	}
	if view {
		w.chooser.review()
	}
	if view || overruled {
		w.table.hand.review()
		w.facts.review()
		w.overrulings.fill()
	}
	if view || !reflect.DeepEqual(old.Trouble, s.Trouble) {
		w.header.Refresh()
	}
	if view || asked || old.CanUndo != s.CanUndo || old.CanRedo != s.CanRedo {
		w.actions.Refresh()
	}
	if !reflect.DeepEqual(old.Setup, s.Setup) {
		w.foot.Refresh()
	}
	if !reflect.DeepEqual(old.Log, s.Log) {
		w.story.show()
		told = told || s.Guide != nil
	}
	if asked {
		w.question.show()
	}
	if told {
		w.guidePane.Refresh()
		w.handPane.Refresh()
	}
	if view || asked || told {
		w.arrange()
	}
}

// arrange shows and hides the parts that come and go, and lays all out again.
func (w *Window) arrange() {
	paint.SetVisible(w.guidePane, w.Guide() != nil)
	paint.SetVisible(w.handPane, w.Guide() != nil)
	paint.SetVisible(w.actions, w.Guide() == nil)
	paint.SetVisible(w.foot, w.Guide() == nil)
	paint.SetVisible(w.question.pane, w.Screen.Question != nil && !w.chooser.open())
	paint.SetVisible(w.chooser.box, w.chooser.open())
	paint.SetVisible(w.theatre.pane, w.theatre.plays())
	paint.SetVisible(w.facts.box, w.facts.open())
	paint.SetVisible(w.ending, w.Screen.View.Result != nil && !w.endingSeen && !w.theatre.plays())
	frame{w}.Layout(nil, w.root.Size())
	if w.ending.Visible() {
		w.ending.Refresh()
	}
}

// SeatName is what people call a seat.
func (w *Window) SeatName(seat int) string {
	if seat >= 0 && seat < len(w.Screen.View.Names) {
		if n := words.Tell(w.Screen.View.Names[seat]); n != "" {
			return n
		}
	}
	return w.SeatWord(seat)
}

// SeatWord is a seat's name in the transcript.
func (w *Window) SeatWord(seat int) string {
	if seat >= 0 && seat < len(w.Screen.Seats) {
		return w.Screen.Seats[seat]
	}
	return ""
}

package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// parts is all of a window that belongs to the one game that it shows. The
// next game gets new ones, so that nothing of this one is left in them.
type parts struct {
	Game    game.Game
	Setup   game.Setup // of the match that is going on
	Box     *cards.Box
	Players int
	Screen  *companion.Screen

	root                           *fyne.Container
	backdrop, header, track, seats *paint.Pane
	table                          *tableView
	camera                         *cameraView
	actions                        *paint.Pane
	story                          *storyView
	question                       *questionView
	chooser                        *chooser
	facts                          *factsView
	overrulings                    *overrulingSheet // while it is open
	foot                           *paint.Pane
	ending                         *paint.Pane
	theatre                        *theatre
	guidePane, handPane            *paint.Pane // of a lesson
	endingSeen                     bool
	workshop                       *workshop // while it is open
	craft                          *craft    // the secret rule of this game's maker, kept in memory
	panel                          *panel    // while it is open
	guard                          guard
	seatScreens                    []*companion.SeatScreen // the newest, by seat; each for that seat alone
	facesSeat                      game.Seat               // whom the screen faces alone; 0 is everyone
	mirror                         *Window                 // the public view in a second window, or nil
	sharing                        *shareSheet             // while it is open
	sheets                         *sheetView              // while they are open
}

// beginning is a game that the window is to show from now on.
type beginning struct {
	game  game.Game
	setup game.Setup
}

// Begin has the window show another match: the screens that are handed to Show
// from now on are of that one. It may be called from any goroutine.
func (w *Window) Begin(g game.Game, setup game.Setup) {
	w.mu.Lock()
	if w.closed {
		w.mu.Unlock()
		return
	}
	w.begun, w.next, w.seated = &beginning{g, setup}, nil, nil
	w.mu.Unlock()
	w.drawSoon()
}

// rebind closes all that belongs to the game before, and begins with new parts.
func (w *Window) rebind(g game.Game, setup game.Setup) {
	w.closeWorkshop()
	w.closePanel()
	w.closeMirror()
	if w.sharing != nil {
		w.sharing.dialog.Hide()
	}
	if w.sheets != nil {
		w.sheets.dialog.Hide()
	}
	if w.Game != nil {
		w.theatre.stop()
		w.table.rest()
	}
	w.Win.Canvas().Unfocus()
	w.welcome = nil
	w.bind(g, setup)
}

// bind makes the parts for a game and puts them into the window.
func (w *Window) bind(g game.Game, setup game.Setup) {
	box := g.Box()
	w.parts = parts{Game: g, Setup: setup, Box: box, Players: setup.Players, Screen: &companion.Screen{}}
	w.backdrop = paint.NewPane(paint.Backdrop)
	w.header = paint.NewPane(w.drawHeader)
	w.table = newTableView(w)
	w.track = paint.NewPane(w.drawTracks)
	w.actions = paint.NewPane(w.drawActions)
	w.camera = newCameraView(w)
	w.seats = paint.NewPane(w.drawSeats)
	w.story = newStoryView(w)
	w.question = newQuestionView(w)
	w.chooser = newChooser(w)
	w.facts = newFactsView(w)
	w.foot = paint.NewPane(w.drawFoot)
	w.ending = paint.NewPane(w.drawEnding)
	w.ending.Hide()
	w.theatre = newTheatre(w)
	w.guidePane, w.handPane = paint.NewPane(w.drawGuide), paint.NewPane(w.drawHand)
	w.guidePane.Hide()
	w.handPane.Hide()

	w.root = container.New(frame{w},
		w.backdrop, w.header, w.table, w.track, w.actions, w.foot, w.camera.pane, w.seats,
		w.story.scroll, w.question.pane, w.chooser.box, w.guidePane, w.handPane, w.ending, w.theatre.pane, w.facts.box)
	w.Win.SetTitle("Grovewatch · " + words.Word(box.Title))
	w.mount()
}

// mount puts the game into the window, or the set-up while it is open.
func (w *Window) mount() {
	f := w.setting()
	switch {
	case f != nil:
		w.Win.SetContent(f.root)
	case w.welcome != nil && w.schooling == nil:
		w.Win.SetContent(container.NewStack(w.root, w.welcome.pane))
	case w.root != nil:
		w.Win.SetContent(w.root)
	}
}

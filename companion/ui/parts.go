package ui

import (
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/learning"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/private"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/companion/ui/table"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// parts are the parts of a window that belong to one match. The next match gets
// new ones, so that they hold nothing of this one.
type parts struct {
	match  *room.Match
	table  *table.Table
	pages  *private.Pages
	second *secondWindow      // the public view in a second window, or nil
	phones *private.LinkSheet // the links for phones, while they are shown
}

// beginning is the match that the window shows next.
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

// rebind closes all that belongs to the match before, and begins with new parts.
func (w *Window) rebind(g game.Game, setup game.Setup) {
	if w.table != nil {
		w.pages.Close()
		w.closeSecond()
		if w.phones != nil {
			w.phones.Close()
		}
		w.table.CloseDialogs()
		w.table.Rest()
	}
	w.Win.Canvas().Unfocus()
	w.welcome, w.covered = nil, false
	w.bind(g, setup)
}

// bind makes the parts for a match and puts them into the window.
func (w *Window) bind(g game.Game, setup game.Setup) {
	w.Match = room.NewMatch(g, setup)
	var coach table.Coach
	if l := w.lesson; l != nil {
		l.coach = learning.NewCoach(w.Window, l.lesson, learning.Doors{Leave: w.leaveLesson, Play: w.afterLesson})
		coach = l.coach
	}
	t := table.New(w.Window, w.tableDoors, coach)
	if w.lesson != nil {
		w.lesson.coach.Join(t)
	}
	w.parts = parts{match: w.Match, table: t, pages: private.New(w.Window, t.Face)}
	w.Win.SetTitle("Grovewatch · " + words.Word(w.Box.Title))
	w.mount()
}

// restore shows parts again that others had replaced.
func (w *Window) restore(p parts) {
	w.parts = p
	w.Match = p.match
	if p.match == nil {
		w.Match = room.NewMatch(nil, game.Setup{})
	}
}

// mount puts the match into the window, or the set-up while that is open.
func (w *Window) mount() {
	f := w.setting()
	switch {
	case f != nil:
		w.Win.SetContent(f.Content())
	case w.notes() != nil:
		w.Win.SetContent(container.NewStack(w.table.Content(), paint.NewCover(nil), w.welcome.pane))
	case w.table != nil:
		w.Win.SetContent(w.table.Content())
	}
}

// setting is the set-up, when it is what the window shows.
func (w *Window) setting() *setup.Wizard {
	if w.lesson != nil { // it comes back after the lesson
		return nil
	}
	return w.wizard
}

// notes are those for people who begin, when the window shows them.
func (w *Window) notes() *welcome {
	if w.lesson != nil || w.wizard != nil {
		return nil
	}
	return w.welcome
}

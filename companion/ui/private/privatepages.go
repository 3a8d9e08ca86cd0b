package private

import (
	"image"
	"time"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/room"
)

// Pages are the private pages of one match: a panel for each seat and the workshop,
// each behind its seat's door. The next match gets new ones.
type Pages struct {
	*room.Window
	paintFace func(use string, p cards.Piece, w, h float32) *image.RGBA
	screens   []*companion.SeatScreen // the newest, by seat; each for that seat alone
	facing    game.Seat               // whom the screen faces alone; 0 is everyone

	after func(time.Duration, func()) (stop func() bool) // the clock

	panel    *panel    // while it is open
	workshop *workshop // while it is open
	draft    *draft    // the secret rule of this match's maker, kept in memory
}

// New makes the private pages of the window's match. Face paints a card's face.
func New(w *room.Window, face func(use string, p cards.Piece, w, h float32) *image.RGBA) *Pages {
	return &Pages{Window: w, paintFace: face, after: after}
}

// after runs something after a time, until the function that it gives is called.
func after(d time.Duration, f func()) (stop func() bool) { return time.AfterFunc(d, f).Stop }

// Close closes all pages.
func (w *Pages) Close() {
	w.closeWorkshop()
	w.closePanel()
}

// Show takes a new snapshot for every seat. What is a seat's alone is drawn on its
// panel only, while that is held open.
func (w *Pages) Show(s []*companion.SeatScreen) {
	old := w.screens
	w.screens = s
	for seat := range min(len(old), len(s)) {
		if s[seat].Resets > old[seat].Resets {
			w.reset(game.Seat(seat))
		}
	}
	if w.panel != nil {
		w.panel.show()
	}
}

// reset shuts the pages of a seat whose PIN was taken away, and forgets what was
// begun there.
func (w *Pages) reset(seat game.Seat) {
	if w.facing == seat {
		w.facing = game.Table
	}
	if w.panel != nil && w.panel.seat == seat {
		w.closePanel()
	}
	if w.draft != nil && w.Screen.Seats[seat] == w.draft.bench.Seat {
		w.closeWorkshop()
		w.draft = nil
	}
}

// Drop forgets what the seats may see.
func (w *Pages) Drop() { w.screens = nil }

// Keep takes over what people have done on other pages of the same match.
func (w *Pages) Keep(old *Pages) {
	w.draft, w.facing, w.screens = old.draft, old.facing, old.screens
}

// Panel is the window of the private panel, or nil.
func (w *Pages) Panel() fyne.Window {
	if w.panel == nil {
		return nil
	}
	return w.panel.win
}

// Seats are the seats that have a panel.
func (w *Pages) Seats() []game.Seat {
	var out []game.Seat
	for i := range w.screens[min(1, len(w.screens)):] {
		out = append(out, game.Seat(i+1))
	}
	return out
}

// Facing is the seat that the screen faces alone; game.Table is everyone.
func (w *Pages) Facing() game.Seat { return w.facing }

// TurnTo turns the screen to a seat, whose panel then needs no key to be held once
// its door was opened, or to everyone.
func (w *Pages) TurnTo(seat game.Seat) {
	w.facing = seat
	w.closePanel()
	if seat != game.Table {
		w.OpenPanel(seat)
		w.panel.faces = true
		w.panel.ground.Refresh()
	}
}

package learning

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Board is what a coach knows of the table.
type Board interface {
	Face(use string, p cards.Piece, w, h float32) *image.RGBA // a card's face
	Tile(p cards.Piece, w, h float32) []fyne.CanvasObject     // the same as the board draws it, where it does so anew
	Revealing() bool                                          // what happens is not told before it is over
	Redraw()
}

// Doors are the ways out of a lesson.
type Doors struct {
	Leave func() // to what was there before
	Play  func() // to a game of people's own
}

// Coach leads a learner at the table: it tells what happens and why, and takes what
// the learner decides.
type Coach struct {
	*room.Window
	lesson Lesson
	doors  Doors
	board  Board

	words, hand *paint.Pane
	card        string   // which of the learner's cards is taken up, or empty
	chosen      []string // what is chosen in a form, part by part
	dragged     bool     // she has dragged something, which does nothing in a lesson
	read        int      // so many moves had been made when a page was last read
}

// NewCoach makes the coach of a lesson. Call Join before anything is drawn.
func NewCoach(w *room.Window, l Lesson, doors Doors) *Coach {
	c := &Coach{Window: w, lesson: l, doors: doors}
	c.words, c.hand = paint.NewPane(c.drawWords), paint.NewPane(c.drawHand)
	c.words.Hide()
	c.hand.Hide()
	return c
}

// Join gives the coach the table at which it leads.
func (w *Coach) Join(b Board) { w.board = b }

// Words is the pane that tells the learner what to do.
func (w *Coach) Words() fyne.CanvasObject { return w.words }

// Hand is the pane of the learner's cards.
func (w *Coach) Hand() fyne.CanvasObject { return w.hand }

// Follow takes what a lesson's new screen changes for the learner.
func (w *Coach) Follow(old, now *companion.Guide) {
	if now == nil {
		return
	}
	w.dragged = w.dragged && old != nil && old.Page == now.Page && old.Ask.String() == now.Ask.String()
	if old == nil || old.Ask.String() != now.Ask.String() || !slices.Equal(old.Cards, now.Cards) {
		w.card = ""
	}
	if now.Form == nil {
		w.chosen = nil
	} else if len(w.chosen) != len(now.Form.Parts) {
		w.chosen = make([]string, len(now.Form.Parts))
	}
}

// turn leafs through the guide.
func (w *Coach) turn(pages int) {
	w.dragged = false
	if g := w.Guide(); g != nil && (pages > 0 && g.Next || pages < 0 && g.Back) {
		w.Send(companion.Turn{Pages: pages})
	}
}

// TakeUp takes up one of the learner's cards, or puts it back.
func (w *Coach) TakeUp(card string) {
	g := w.Guide()
	if g == nil || !g.Hand || !slices.Contains(g.Cards, card) || !choosing(g) {
		return
	}
	if w.card == card {
		card = ""
	}
	w.card, w.dragged = card, false
	w.Refresh()
}

// Drag tells a learner who drags something what the lesson waits for instead.
func (w *Coach) Drag() {
	if w.Guide() != nil && !w.dragged {
		w.dragged = true
		w.Refresh()
	}
}

// awaited is what the lesson waits for.
func (w *Coach) awaited(g *companion.Guide) string {
	switch {
	case g.Next:
		return words.Word("The lesson waits for you to read on.")
	case g.Form != nil:
		return words.Word("The lesson waits for your choice below.")
	case choosing(g) && w.card == "":
		return words.Word("Nothing has to be dragged here. Click a card of your hand first.")
	case len(g.Action) > 0:
		return words.Word("Nothing has to be dragged here. Click a place that glows, or a button below.")
	}
	return words.Word("Others are moving now: the lesson waits for them.")
}

// choosing reports whether a card of the learner's is to be taken up first.
func choosing(g *companion.Guide) bool {
	return slices.ContainsFunc(g.Action, func(a game.Action) bool { return len(a.Choices) > 1 })
}

// Refresh draws what is told and chosen anew.
func (w *Coach) Refresh() {
	w.words.Refresh()
	w.hand.Refresh()
	w.board.Redraw()
}

// meant is the move of an action for the card that was taken up; false while
// one has to be taken up first.
func (w *Coach) meant(a game.Action) (game.Move, bool) {
	if len(a.Choices) == 1 {
		return a.Choices[0], true
	}
	card := w.card
	if i := slices.IndexFunc(a.Choices, func(m game.Move) bool { return slices.Contains(m.Objects, card) }); card != "" && i >= 0 {
		return a.Choices[i], true
	}
	return game.Move{}, false
}

// Decide makes the learner's choice.
func (w *Coach) Decide(a game.Action) {
	if m, ok := w.meant(a); ok {
		w.Send(companion.Do{Move: m})
	}
}

// Touch takes a click on the table: a card of the learner's goes there,
// when one of her choices leads to that zone, or to its mat, unless the zone has
// room for one thing alone: then it is not meant for another.
func (w *Coach) Touch(zone string) {
	g := w.Guide()
	if g == nil || zone == "" {
		return
	}
	mat := func(z string) string {
		if m, _, ok := w.Box.Zone(z); ok {
			return m.ID
		}
		return ""
	}
	_, clicked, _ := w.Box.Zone(zone)
	single := clicked.Style == cards.Slot || clicked.Style == cards.Cell
	var near []game.Move
	for _, a := range g.Action {
		m, ok := w.meant(a)
		switch {
		case !ok || m.Place == "":
		case m.Place == zone:
			w.Send(companion.Do{Move: m})
			return
		case !single && mat(m.Place) == mat(zone):
			near = append(near, m)
		}
	}
	if len(near) == 1 {
		w.Send(companion.Do{Move: near[0]})
	}
}

// Targets are the zones to which the learner's choices lead now.
func (w *Coach) Targets() []string {
	g := w.Guide()
	if g == nil {
		return nil
	}
	var out []string
	for _, a := range g.Action {
		if m, ok := w.meant(a); ok && m.Place != "" {
			out = append(out, m.Place)
		}
	}
	return out
}

// Key takes a key for the guide.
func (w *Coach) Key(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyRight, fyne.KeySpace:
		w.turn(1)
	case fyne.KeyLeft, fyne.KeyBackspace:
		w.turn(-1)
	}
}

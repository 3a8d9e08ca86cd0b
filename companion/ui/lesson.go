package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Lesson is a guided first round that the window offers.
type Lesson struct {
	Game   game.Game
	Lesson game.Lesson
	// Begin lets it begin; show takes its screens, from any goroutine. It is
	// called on the window's goroutine and must not block for long.
	Begin func(show func(*companion.Screen)) (*Class, error)
}

// Class is a lesson that goes on.
type Class struct {
	Send  func(companion.Command) // must not block
	Close func()
}

// schooling is a lesson in the window, in the place of what was there before,
// which rests meanwhile.
type schooling struct {
	lesson Lesson
	class  *Class
	kept   parts
	title  string
	send   func(companion.Command)
	rests  bool // the game before waits until the lesson is over

	next  *companion.Screen // the newest not yet drawn; guarded by the window's mu
	card  string            // which of her cards the learner has taken up, or empty
	words []string          // what she has chosen in a form, part by part
}

// Offer lets people learn by the given lessons. Call it before Run.
func (w *Window) Offer(lessons []Lesson) {
	w.lessons, w.Learn = lessons, w.learn
}

// learn begins the lesson of a game's role, or lets people choose one.
func (w *Window) learn(game, role string) {
	w.leaveLesson()
	if i := slices.IndexFunc(w.lessons, func(l Lesson) bool { return l.Game.Name() == game && l.Lesson.Role == role }); i >= 0 {
		w.beginLesson(w.lessons[i])
		return
	}
	w.askLesson(game)
}

// beginLesson puts a lesson into the window.
func (w *Window) beginLesson(l Lesson) {
	s := &schooling{lesson: l}
	class, err := l.Begin(func(screen *companion.Screen) {
		w.mu.Lock()
		s.next = screen
		w.mu.Unlock()
		w.drawSoon()
	})
	if err != nil {
		w.Complain(err)
		return
	}
	s.class, s.kept, s.title, s.send = class, w.parts, w.Win.Title(), w.Send
	if s.rests = w.Game != nil && w.flow == nil && w.Host != nil; s.rests {
		w.Host.Follow(false)
	}
	w.closePanel()
	w.closeWorkshop()
	w.schooling, w.Send = s, class.Send
	w.Win.Canvas().Unfocus()
	w.bind(l.Game, l.Lesson.Setup)
	w.Win.SetTitle("Grovewatch · " + words.Word("Learn to play"))
	w.drawSoon()
}

// leaveLesson brings back what was there before the lesson.
func (w *Window) leaveLesson() {
	s := w.schooling
	if s == nil {
		return
	}
	s.class.Close()
	w.theatre.stop()
	w.table.rest()
	w.schooling, w.Send, w.parts = nil, s.send, s.kept
	w.Win.SetTitle(s.title)
	w.mount()
	if s.rests {
		w.Host.Follow(true)
	}
	w.drawSoon()
}

// nextOfLesson is the lesson's newest screen, if there is one to draw.
func (w *Window) nextOfLesson() *companion.Screen {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.pending = false
	s := w.schooling.next
	w.schooling.next = nil
	return s
}

// guided takes what a lesson's new screen changes for the learner.
func (w *Window) guided(old, now *companion.Guide) {
	s := w.schooling
	if s == nil || now == nil {
		return
	}
	if old == nil || old.Ask.String() != now.Ask.String() || !slices.Equal(old.Cards, now.Cards) {
		s.card = ""
	}
	if now.Form == nil {
		s.words = nil
	} else if len(s.words) != len(now.Form.Parts) {
		s.words = make([]string, len(now.Form.Parts))
	}
}

// Guide is what a learner is told, or nil in a real game.
func (w *Window) Guide() *companion.Guide { return w.Screen.Guide }

// turnPage leafs through the guide.
func (w *Window) turnPage(pages int) {
	if g := w.Guide(); g != nil && (pages > 0 && g.Next || pages < 0 && g.Back) {
		w.Send(companion.Turn{Pages: pages})
	}
}

// takeUp takes up one of the learner's cards, or puts it back.
func (w *Window) takeUp(card string) {
	g := w.Guide()
	if g == nil || !g.Hand || !slices.Contains(g.Cards, card) || !choosing(g) {
		return
	}
	if w.schooling.card == card {
		card = ""
	}
	w.schooling.card = card
	w.refreshGuide()
}

// choosing reports whether a card of the learner's is to be taken up first.
func choosing(g *companion.Guide) bool {
	return slices.ContainsFunc(g.Action, func(a game.Action) bool { return len(a.Choices) > 1 })
}

func (w *Window) refreshGuide() {
	w.guidePane.Refresh()
	w.handPane.Refresh()
	w.table.Refresh()
}

// meant is the move of an action for the card that was taken up; false while
// one has to be taken up first.
func (w *Window) meant(a game.Action) (game.Move, bool) {
	if len(a.Choices) == 1 {
		return a.Choices[0], true
	}
	card := ""
	if w.schooling != nil {
		card = w.schooling.card
	}
	if i := slices.IndexFunc(a.Choices, func(m game.Move) bool { return slices.Contains(m.Objects, card) }); card != "" && i >= 0 {
		return a.Choices[i], true
	}
	return game.Move{}, false
}

// decide makes the learner's choice.
func (w *Window) decide(a game.Action) {
	if m, ok := w.meant(a); ok {
		w.Send(companion.Do{Move: m})
	}
}

// touchGuided takes a click on the table: a card of the learner's goes there,
// when one of her choices leads to that zone, or to its mat, unless the zone has
// room for one thing alone: then it is not meant for another.
func (w *Window) touchGuided(zone string) {
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

// targets are the zones to which the learner's choices lead now.
func (w *Window) targets() []string {
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

// guideKey takes a key for the guide.
func (w *Window) guideKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyRight, fyne.KeySpace:
		w.turnPage(1)
	case fyne.KeyLeft, fyne.KeyBackspace:
		w.turnPage(-1)
	}
}

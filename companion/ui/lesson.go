package ui

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/ui/learning"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// runningLesson is a lesson that has taken the window's place. What was there
// before waits until the lesson is left.
type runningLesson struct {
	lesson learning.Lesson
	class  *learning.Class
	kept   parts
	title  string
	send   func(companion.Command)
	rests  bool // the game before waits until the lesson is over

	coach *learning.Coach
	next  *companion.Screen // the newest not yet drawn; guarded by the window's mu
}

// Offer lets people learn by the given lessons. Call it before Run.
func (w *Window) Offer(lessons []learning.Lesson) {
	w.lessons, w.Learn = lessons, w.learn
}

// learn begins the lesson of a game's role, or lets people choose one.
func (w *Window) learn(game, role string) {
	w.leaveLesson()
	if i := slices.IndexFunc(w.lessons, func(l learning.Lesson) bool { return l.Game.Name() == game && l.Lesson.Role == role }); i >= 0 {
		w.beginLesson(w.lessons[i])
		return
	}
	learning.Ask(w.Window, w.lessons, game, w.beginLesson)
}

// beginLesson puts a lesson into the window.
func (w *Window) beginLesson(l learning.Lesson) {
	s := &runningLesson{lesson: l}
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
	if s.rests = w.Game != nil && w.wizard == nil && w.Host != nil; s.rests {
		w.Host.Follow(false)
	}
	if w.pages != nil {
		w.pages.Close()
	}
	w.lesson, w.Send = s, class.Send
	w.Win.Canvas().Unfocus()
	w.bind(l.Game, l.Lesson.Setup)
	w.Win.SetTitle("Grovewatch · " + words.Word("Learn to play"))
	w.drawSoon()
}

// leaveLesson brings back what was there before the lesson.
func (w *Window) leaveLesson() {
	s := w.lesson
	if s == nil {
		return
	}
	s.class.Close()
	w.table.Rest()
	w.lesson, w.Send = nil, s.send
	w.restore(s.kept)
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
	s := w.lesson.next
	w.lesson.next = nil
	return s
}

// afterLesson goes from a lesson to a game of people's own.
func (w *Window) afterLesson() {
	learned := w.lesson.lesson.Game
	w.leaveLesson()
	w.AskSetup()
	if w.wizard != nil {
		w.wizard.Offer(learned)
	}
}

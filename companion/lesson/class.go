package lesson

import (
	"context"
	"reflect"
	"sync"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Class is a lesson going on: a course, its simulated table, and a session that
// reads the table's pictures. Nothing of it is saved.
type Class struct {
	course  *Course
	session *companion.Session
	show    func(*companion.Screen)
	late    int // times in a row that the table waited for its pictures to be read
	helped  int // moves that the pictures should have told and that were told by hand

	drawing sync.Mutex // screens are shown one after the other

	mu     sync.Mutex
	screen *companion.Screen // the session's newest; nil at first
}

// Options say how a lesson is seen.
type Options struct {
	Demo demo.Options // its seed and players are the lesson's
	// Live goes by the clock; otherwise every frame is read, as fast as may be.
	Live bool
	// Show takes each new screen with its guide, from any goroutine. It must not block.
	Show func(*companion.Screen)
}

// Open prepares a lesson of a game.
func Open(g game.Game, l game.Lesson, opt Options) (*Class, error) {
	course, err := New(g, l)
	if err != nil {
		return nil, err
	}
	k := &Class{course: course, show: opt.Show}
	course.read, course.tell = k.read, k.tell
	match, err := game.NewMatch(g, l.Setup.Complete(g))
	if err != nil {
		return nil, err
	}
	for _, m := range course.laid {
		if err := match.Apply(m); err != nil {
			return nil, err
		}
	}
	d := opt.Demo
	d.Seed, d.Players, d.Calm, d.Hold, d.Skip = l.Seed, course, true, true, l.Laid
	table, err := demo.New(g, l.Setup, d)
	if err != nil {
		return nil, err
	}
	cfg := companion.Config{Match: match, Source: table, Camera: companion.SimulatedTable, Staged: true, Show: k.take, Live: opt.Live}
	if opt.Live {
		cfg.Source = demo.Live(table)
	}
	if k.session, err = companion.New(cfg); err != nil {
		_ = table.Close()
		return nil, err
	}
	return k, nil
}

// Run goes on with the lesson until ctx ends.
func (k *Class) Run(ctx context.Context) error { return k.session.Run(ctx) }

// Send takes what the learner does, from any goroutine. What has no place in a
// lesson, such as an undo, is left out.
func (k *Class) Send(c companion.Command) {
	switch c := c.(type) {
	case companion.Turn:
		k.course.Turn(c.Pages)
	case companion.Skip:
		k.course.Skip()
	case companion.Do:
		k.course.Decide(c.Move)
	case companion.Try:
		k.course.Decide(c.Move)
		c.Reply(nil)
	default:
		return
	}
	k.draw()
}

// take keeps the session's newest screen and shows it.
func (k *Class) take(s *companion.Screen) {
	k.mu.Lock()
	k.screen = s
	k.mu.Unlock()
	if s.View.Result != nil {
		k.course.finish()
	}
	k.draw()
}

// draw shows the newest screen with what the guide says.
func (k *Class) draw() {
	k.drawing.Lock()
	defer k.drawing.Unlock()
	k.mu.Lock()
	s := k.screen
	k.mu.Unlock()
	if s == nil || k.show == nil {
		return
	}
	out := *s
	out.Guide = k.course.Guide()
	out.View.Action, out.View.Hints = out.Guide.Action, nil
	out.Tale = k.course.told(out.Tale)
	// The table puts itself right; a learner is not asked how.
	out.Question, out.CanUndo, out.CanRedo = nil, false, false
	k.show(&out)
}

// tell hands the session what no camera can see.
func (k *Class) tell(m game.Move) { k.session.Send(companion.Do{Move: m}) }

// patience is how often the table waits for its pictures before a move is told
// by hand, as people would: eight seconds. One that nothing on the table shows is told after
// a moment, a second.
const (
	patience = 40
	moment   = 5
)

// read reports whether the session has taken the table's position from its
// pictures.
func (k *Class) read(s game.State) bool {
	k.mu.Lock()
	screen := k.screen
	k.mu.Unlock()
	if screen != nil && alike(screen.View, s.View(game.Table)) {
		k.late = 0
		return true
	}
	silent := k.course.silent(s)
	if k.late++; k.late == patience || silent && k.late == moment {
		if m, ok := k.course.made(); ok {
			k.tell(m)
			if !silent {
				k.helped++
			}
		}
		k.late = 0
	}
	return false
}

// alike reports whether two public views tell of one position.
func alike(a, b game.View) bool {
	return a.Prompt.String() == b.Prompt.String() && reflect.DeepEqual(a.Turn, b.Turn) && reflect.DeepEqual(a.Pieces, b.Pieces) &&
		reflect.DeepEqual(a.Tracks, b.Tracks) && reflect.DeepEqual(a.Counts, b.Counts)
}

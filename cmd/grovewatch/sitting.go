package main

import (
	"errors"
	"os"
	"sync/atomic"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/library"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/vision"
)

// sitting is a game on the table with all that it needs.
type sitting struct {
	companion.Config
	view
	session *companion.Session
	begun   bool        // people were told to play, here or in a game before whose secrets lie there still; guarded by the host
	since   time.Time   // when it would have been opened, had it been played without a break
	ours    bool        // its file is of our naming, and goes again if no move was made
	timed   atomic.Bool // it is over, and its file says how long was played
}

// view is how a table is seen.
type view struct {
	source vision.Source // nil: no camera
	name   string
	given  func() game.Text
	lens   vision.Source // behind the shield, or nil
	bent   string        // the camera's name, where its lens is remembered; or empty
	camera setup.Camera  // as it was chosen
	people *demo.Demo    // who play on the simulated table; nil elsewhere
	idle   bool          // and who cannot go on by themselves
}

// close gives the cameras of a view back that no session has taken.
func (v view) close() {
	for _, s := range []vision.Source{v.source, v.lens} {
		if s != nil {
			_ = s.Close()
		}
	}
}

// open makes the session, which from then on has the cameras. It waits to be
// told to follow the table if wait says so.
func (t *sitting) open(wait bool) (err error) {
	t.Source, t.Camera, t.Given, t.Lens = t.source, t.name, t.given, t.lens
	t.Distortion, t.Learned = vision.Distortion{}, nil
	t.Notice = game.Text{}
	if t.idle {
		t.Notice = game.Say("The simulated people know more than the record tells, and cannot go on from what you have played for them. Make the moves by mouse or button: their hands lay the pieces.")
	}
	if name := t.bent; name != "" {
		t.Distortion = savedLens(name)
		t.Learned = func(d vision.Distortion) { saveLens(name, d) }
	}
	if t.Save != nil {
		t.Keep = t.keepStory
	}
	t.Wait, t.Fresh, t.Simulated, t.Preview = wait, !t.begun, nil, nil
	switch {
	case t.people != nil: // a nil *Demo in the interface would not be nil
		t.Simulated = t.people
	case t.Source != nil:
		if t.Preview, err = companion.NewPreview(boxes()); err != nil {
			return err
		}
	}
	t.session, err = companion.New(t.Config)
	t.Apps, t.People = nil, nil // from now on its file has them
	return err
}

// shown does what has to be done with a screen before it is shown: the people of the
// demo hear what it says and answer what is asked at the end, and a demo that goes on at
// another table belongs to people from their first move there.
func (t *sitting) shown(show func(*companion.Screen)) func(*companion.Screen) {
	show = t.clocked(show)
	people := t.people
	switch {
	case people != nil:
		answered := false
		return func(s *companion.Screen) {
			if s.Tale != nil && s.Tale.Closing != nil && s.Tale.Closing.Ask != nil && !answered {
				answered = true
				t.answer(*s.Tale.Closing)
			}
			show(s)
		}
	case t.Save == nil || !simulated(t.Save) || t.Match.State().Result() != nil:
		return show
	}
	m, save, played, theirs := t.Match, t.Save, t.Match.Len(), false
	return func(s *companion.Screen) {
		if !theirs && m.Len() != played {
			_ = save.Aside(library.PeopleAside)
			theirs = true
		}
		show(s)
	}
}

// clocked writes how long was played when the game is over, not when its window is closed.
func (t *sitting) clocked(show func(*companion.Screen)) func(*companion.Screen) {
	return func(s *companion.Screen) {
		over := s.View.Result != nil
		if was := t.timed.Swap(over); over && !was && t.Save != nil {
			_ = t.Save.Aside(library.Played(time.Since(t.since)))
		}
		show(s)
	}
}

// answer has the people of the demo answer what is asked at the end.
func (t *sitting) answer(asked game.Closing) {
	said := t.people.Answer(t.Match.State()).In(language.In)
	if m, err := asked.Ask.Move(asked.Seat, []string{said}); said != "" && err == nil {
		t.session.Send(companion.Try{Move: m, Reply: func(error) {}})
	}
}

// links are those that phones followed before the game was resumed.
func (t *sitting) links() map[game.Seat]string {
	if t.Save == nil {
		return nil
	}
	return t.Save.Links()
}

// opened is when a game would have been opened, had it been played without a break
// until now.
func opened(save *companion.Save) time.Time {
	var before time.Duration
	if save != nil {
		for _, aside := range save.Asides() {
			if d, ok := library.PlayedSo(aside); ok {
				before = d
			}
		}
	}
	return time.Now().Add(-before)
}

// entitle says in a new file when the game began, and whether simulated people play.
// What cannot be written now is written with the first move.
func (t *sitting) entitle() {
	_ = t.Save.Aside(library.Opened(time.Now()))
	if t.people != nil {
		_ = t.Save.Aside(library.DemoAside)
	}
}

// belong says in the file of a game that has not begun whether simulated people play it,
// where it says otherwise.
func (t *sitting) belong() {
	switch demo := simulated(t.Save); {
	case t.people != nil && !demo:
		_ = t.Save.Aside(library.DemoAside)
	case t.people == nil && demo:
		_ = t.Save.Aside(library.PeopleAside)
	}
}

// simulated reports whether a saved game is one that simulated people play.
func simulated(save *companion.Save) bool {
	demo := false
	for _, aside := range save.Asides() {
		demo = library.Demo(demo, aside)
	}
	return demo
}

// end closes a game's file, and takes away one that we named and that no move
// was written to.
func (t *sitting) end() error {
	if t.Save == nil {
		return nil
	}
	var err error
	if t.Match.Len() > 0 && !t.timed.Load() {
		err = t.Save.Aside(library.Played(time.Since(t.since)))
	}
	err = errors.Join(err, t.Save.Close())
	if err == nil && t.ours && t.Match.Len() == 0 {
		err = os.Remove(t.Save.Path())
	}
	return err
}

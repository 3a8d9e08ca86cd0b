package companion

import (
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// A session that nobody runs is led step by step, in one goroutine: the same
// steps give the same screens.

// Look takes a frame.
func (s *Session) Look(f vision.Frame) {
	s.look(f)
	s.show()
}

// Think has the app make up its mind, and do or say what it wants.
func (s *Session) Think() {
	for s.think(); s.apps.stop != nil; s.think() {
		s.thought(<-s.apps.plays)
	}
	if s.stale || s.tell {
		s.show()
	}
}

// See takes a scene, as a tracker would make it of a frame.
func (s *Session) See(scene vision.Scene) {
	s.see(scene)
	s.show()
}

// Compared waits for a PIN that is compared beside the session, which a Knock has
// begun, and takes what came of it.
func (s *Session) Compared() {
	s.compared(<-s.hashed, time.Now())
	s.show()
}

// Obey carries out a command.
func (s *Session) Obey(c Command) {
	s.obey(c)
	s.show()
}

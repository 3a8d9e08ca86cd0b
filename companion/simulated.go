package companion

import "github.com/grovewatch/grovewatch/companion/game"

// Simulated are people who play every seat at a simulated table. Their methods may be
// called from any goroutine, and do not block.
type Simulated interface {
	// Rest has them begin no other move until they rest no more.
	Rest(on bool)
	// Slow has them take their time between moves.
	Slow(on bool)
	// Hear tells them whether the window says that something is wrong, and whether it
	// waits for an answer, or for the table to agree with the record again.
	Hear(said, asks bool)
	// Push lays a piece in a zone for somebody at the window.
	Push(piece, zone string)
	// PutBack has them put right what lies wrong, as somebody at the window says that it
	// is put back.
	PutBack()
	// Recorded tells them of a move that is recorded and no secret, and whether it was
	// said by button or key, so that their hands have to make it. TakenBack tells that
	// the last one was taken back.
	Recorded(m game.Move, said bool)
	TakenBack()
}

// simulation is what decides, beside the state of the game, whether simulated people play.
type simulation struct {
	pageOver bool // something lies over the table in the window
	paced    Pace // how simulated people are to play
}

// pace has the simulated people play as the window wants it. They rest while the mats
// are laid, and while something lies over the table in the window.
func (s *Session) pace() {
	if people := s.cfg.Simulated; people != nil {
		people.Rest(s.waits || s.pageOver || s.paced.Rest)
		people.Slow(s.paced.Slow)
	}
}

// handsPutBack has the simulated people do what somebody at the window says is done.
func (s *Session) handsPutBack() {
	if people := s.cfg.Simulated; people != nil {
		people.PutBack()
	}
}

// overheard has the simulated people hear what a screen says.
func (s *Session) overheard(screen *Screen) {
	if people := s.cfg.Simulated; people != nil {
		q := screen.Question
		people.Hear(q != nil, s.astray || q != nil && !q.Gentle && !q.Reminder)
	}
}

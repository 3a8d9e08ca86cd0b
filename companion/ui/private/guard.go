package private

import (
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// The private panel shows a seat's secrets for so long at a stretch, takes so
// many wrong PINs in a row, and then none for a while.
const (
	longestLook = 10 * time.Second
	wrongPINs   = 3
	pinPause    = 20 * time.Second
	pinDigits   = 4
)

// guard decides when the private panel may show what one seat alone may see:
// after the seat's PIN, while a key is held, for ten seconds at a stretch. It
// lives in memory; a new game begins with a new one.
type guard struct {
	locks map[game.Seat]*lock
}

// lock is one seat's PIN, and what was tried on it.
type lock struct {
	pin   string
	wrong int
	shut  time.Time // no PIN is taken before
}

// pinState is what became of a PIN.
type pinState int

const (
	pinRight pinState = iota
	pinChosen
	pinWrong
	pinShort  // not four digits
	pinPaused // too many wrong ones
)

// words say why a PIN was not taken; empty when it was.
func (s pinState) words() string {
	switch s {
	case pinShort:
		return words.Word("A PIN has four digits.")
	case pinWrong:
		return words.Word("That is another PIN.")
	case pinPaused:
		return words.Word("Too many wrong PINs: wait twenty seconds.")
	}
	return ""
}

// chosen reports whether a seat has a PIN.
func (g *guard) chosen(s game.Seat) bool { return g.locks[s] != nil }

// try takes a PIN; the first one of a seat is its choice.
func (g *guard) try(s game.Seat, pin string, now time.Time) pinState {
	l := g.locks[s]
	switch {
	case l != nil && now.Before(l.shut):
		return pinPaused
	case !isPIN(pin):
		return pinShort
	case l == nil:
		if g.locks == nil {
			g.locks = map[game.Seat]*lock{}
		}
		g.locks[s] = &lock{pin: pin}
		return pinChosen
	case l.pin == pin:
		l.wrong = 0
		return pinRight
	}
	if l.wrong++; l.wrong >= wrongPINs {
		l.wrong, l.shut = 0, now.Add(pinPause)
		return pinPaused
	}
	return pinWrong
}

func isPIN(s string) bool {
	if len(s) != pinDigits {
		return false
	}
	for _, r := range s {
		if r < '0' || r > '9' {
			return false
		}
	}
	return true
}

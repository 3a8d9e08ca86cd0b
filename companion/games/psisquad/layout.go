package psisquad

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Layout is what the camera should see now. What a cypher is has no part in it:
// while one is to be read from the secret mat, digit cards may lie anywhere.
func (p *position) Layout() game.Layout {
	l := p.lies.Layout()
	if p.mat != 0 {
		l[tokenID(p.mat)] = game.Anywhere
		for c := kit.Piece(1); c <= lastCard; c++ {
			l[set().ID(c)] = game.Anywhere
		}
	}
	if on := p.aim(); on != 0 && on == p.spentOn && p.phase == guessing { // somebody may have taken it home
		l[tokenID(on)] = game.Anywhere
	}
	if z := p.turnZone(); z != "" {
		l[turnMarker] = z
	}
	l[correctToken], l[spottedToken] = p.counterZones()
	return l
}

// turnZone is where the turn marker lies: before the seat in turn, or on “Sure”
// once its guess is meant.
func (p *position) turnZone() string {
	switch p.phase {
	case locking, starting:
		return ""
	case guessing, uncovering:
		return turnZone(p.seat)
	}
	if p.typed {
		return turnZone(p.seat)
	}
	return sureZone
}

// counterZones is where the counters of the answer lie: at rest until a guess
// is answered with them.
func (p *position) counterZones() (correct, spotted string) {
	switch {
	case !p.house.paper || p.house.whisper || p.phase == locking || p.phase == starting:
		return game.Anywhere, game.Anywhere
	case p.phase == told && p.counted:
		return correctZone(int(p.asked.correct)), spottedZone(int(p.asked.spotted))
	}
	return correctRest, spottedRest
}

// secretZones hold a cypher that is laid out for the app: no picture shows them.
var secretZones = func() []string {
	var out []string
	for i := range maxKeys {
		out = append(out, secretZone(i))
	}
	return out
}()

// secrets lists the zones whose picture must not be shown now.
func (p *position) secrets() []string {
	if p.house.paper || p.phase == over {
		return nil
	}
	return append([]string(nil), secretZones...)
}

// blind reports whether no picture may be shown at all: while digit cards of a
// cypher may be on their way to the secret mat, or back.
func (p *position) blind() bool {
	return !p.house.paper && (p.phase == locking || p.phase == starting)
}

// Package placing judges how well a camera sees the table: the picture, the mats
// that the game needs, and how they are seen. It says in plain words what to
// change, or that all is well. It must not know widgets, OpenCV or a particular
// game.
package placing

import (
	"maps"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// The least times between two views of the table, two measurements of the
// exposure and two closer looks, which are costly, in frame time.
const (
	viewInterval     = 250 * time.Millisecond
	exposureInterval = time.Second
	closerInterval   = 1500 * time.Millisecond
)

// A fault is told after it has lasted tellAfter, and forgotten after it has been
// gone for forgetAfter. While something moves, such as a hand, the guide waits,
// up to passingTime.
const (
	tellAfter   = 700 * time.Millisecond
	forgetAfter = 700 * time.Millisecond
	passingTime = 3 * time.Second
	retellAfter = 2 * time.Second // the least time between two texts of one fault, whose figures change
)

// maxTold is how many faults are told at once.
const maxTold = 3

// Guide watches how a game's table is seen. It is for one goroutine at a time.
type Guide struct {
	expected    []cards.Mat // in the order of the suggested arrangement
	plates      map[string]vision.Plate
	pieceRadius map[string]float64 // by payload: how far its piece reaches from the tag's centre, mm
	book        *vision.Codebook

	began, viewedAt, exposureAt, closerAt time.Time // zero: not yet
	lastQuiet                             time.Time // when nothing large moved, last
	exposure                              vision.Exposure
	glareNow                              map[string]vision.Point // by mat: where in the picture it is, px
	glare                                 map[string]vision.Point // of these, what was there the last time, too
	closer                                closerLook
	faults                                []*activeFault // the most urgent first
	told                                  []game.Text
	ready                                 bool
}

// activeFault is a fault, when it was found first and last, and when its text
// was changed.
type activeFault struct {
	fault
	first, last, retoldAt time.Time
	told                  bool
}

// New makes a guide to a box's table for a number of players.
func New(box *cards.Box, players int, plates []vision.Plate, book *vision.Codebook) *Guide {
	g := &Guide{plates: map[string]vision.Plate{}, pieceRadius: pieceRadii(box), book: book}
	for _, p := range plates {
		g.plates[p.ID] = p
	}
	for _, p := range box.Tables[players].Places {
		if m := box.Mat(p.Mat); m != nil {
			g.expected = append(g.expected, *m)
		}
	}
	return g
}

// Lost forgets what was seen: the camera was lost.
func (g *Guide) Lost() {
	*g = Guide{expected: g.expected, plates: g.plates, pieceRadius: g.pieceRadius, book: g.book}
}

// Watch takes a frame with the scene that was made of it. It gives what to
// change, the most urgent first, three sentences at most; and whether nothing
// hinders play, which does not change while something merely passes. The
// sentences are not changed later.
func (g *Guide) Watch(f vision.Frame, s vision.Scene) (change []game.Text, ready bool) {
	if f.Time.Before(g.viewedAt) { // a recording that starts again
		g.Lost()
	}
	if g.began.IsZero() {
		g.began, g.lastQuiet = f.Time, f.Time
	} else if f.Time.Sub(g.viewedAt) < viewInterval {
		return g.told, g.ready
	}
	g.viewedAt = f.Time
	if !s.Busy {
		g.lastQuiet = f.Time
	}
	moving := f.Time.Sub(g.lastQuiet)
	if moving > 0 && moving < passingTime {
		for _, st := range g.faults {
			st.last = f.Time
		}
		return g.told, g.ready
	}
	if g.exposureAt.IsZero() || f.Time.Sub(g.exposureAt) >= exposureInterval {
		g.exposureAt, g.exposure = f.Time, vision.ExposureOf(f.Gray)
		before := g.glareNow
		g.glareNow = g.findGlare(f, s)
		g.glare = maps.Clone(g.glareNow)
		maps.DeleteFunc(g.glare, func(mat string, _ vision.Point) bool { // a hand goes away again
			_, was := before[mat]
			return !was
		})
	}
	v := g.newView(f, s)
	v.moving = moving >= passingTime
	if v.littleSeen() {
		if g.closerAt.IsZero() || f.Time.Sub(g.closerAt) >= closerInterval {
			g.closerAt, g.closer = f.Time, g.lookCloser(f, v.read > 0)
		}
	} else {
		g.closer = closerLook{}
	}
	v.closer = g.closer
	g.updateFaults(v.faults(), f.Time)
	return g.told, g.ready
}

// updateFaults brings what is told up to date with the faults of a moment.
func (g *Guide) updateFaults(now []fault, at time.Time) {
	next := make([]*activeFault, 0, len(now))
	for _, f := range now {
		st := g.activeFault(f.key)
		if st == nil {
			st = &activeFault{fault: f, first: at}
		}
		st.last, st.hinders = at, f.hinders
		if !st.told || at.Sub(st.retoldAt) >= retellAfter {
			st.text, st.retoldAt = f.text, at
		}
		st.told = st.told || at.Sub(st.first) >= tellAfter
		next = append(next, st)
	}
	for _, st := range g.faults { // that may be back in a moment
		if st.told && st.last.Before(at) && at.Sub(st.last) < forgetAfter {
			next = append(next, st)
		}
	}
	g.faults, g.told = next, nil
	hindered := false
	for _, st := range next {
		if !st.told {
			continue
		}
		hindered = hindered || st.hinders
		if len(g.told) < maxTold {
			g.told = append(g.told, st.text)
		}
	}
	g.ready = !hindered && at.Sub(g.began) > tellAfter+viewInterval
}

func (g *Guide) activeFault(key string) *activeFault {
	for _, st := range g.faults {
		if st.key == key {
			return st
		}
	}
	return nil
}

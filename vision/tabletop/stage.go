package tabletop

import (
	"io"
	"math"
	"sync/atomic"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// Stage plays acts on a world in front of a camera. It is a vision.Source with a
// clock of its own: frames come as fast as they are drawn, and each has the time
// at which it would have been taken.
type Stage struct {
	world    *World
	renderer *Renderer
	rate     float64
	next     func() ([]Act, error)

	queue   []Act
	step    step
	started float64 // seconds
	now     float64
	frames  int
	resting *Person // whose hand was left over the table
	closed  atomic.Bool
}

// Play makes a stage of rate frames a second. It calls next whenever no acts are
// left; next gives io.EOF when the play is over.
func Play(w *World, r *Renderer, rate float64, next func() ([]Act, error)) *Stage {
	return &Stage{world: w, renderer: r, rate: rate, next: next}
}

// Next plays on to the next frame and renders it.
func (s *Stage) Next() (vision.Frame, error) {
	if s.closed.Load() {
		return vision.Frame{}, io.EOF
	}
	s.now = float64(s.frames) / s.rate
	for {
		if s.step == nil {
			if len(s.queue) == 0 {
				acts, err := s.next()
				if err != nil {
					return vision.Frame{}, err
				}
				s.queue = acts
				continue
			}
			act := s.queue[0]
			s.queue = s.queue[1:]
			// A hand that was left over the table goes, unless its person
			// has more to do.
			if s.resting != nil && !same(act, *s.resting) {
				s.queue = append([]Act{act}, s.queue...)
				act = withdraw{*s.resting}
			}
			step, err := act.start(s)
			if err != nil {
				return vision.Frame{}, err
			}
			s.step, s.started = step, s.now
			if step == nil {
				continue
			}
		}
		if !s.step(s.now - s.started) {
			break
		}
		s.step = nil
	}
	f, err := s.renderer.Render(s.world, time.Unix(0, 0).UTC().Add(time.Duration(math.Round(s.now*1e9))))
	f.Seq = s.frames
	s.frames++
	return f, err
}

// Close ends the play.
func (s *Stage) Close() error {
	s.closed.Store(true)
	return nil
}

// World is what lies on the table now.
func (s *Stage) World() *World { return s.world }

// Truth tells what the latest frame shows.
func (s *Stage) Truth() Truth { return s.renderer.Truth(s.world) }

func same(a Act, p Person) bool {
	c, ok := a.(Carry)
	return ok && c.By == p
}

// withdraw withdraws a hand that was left over the table.
type withdraw struct{ by Person }

func (a withdraw) start(s *Stage) (step, error) {
	from, _ := s.handAt(a.by, vision.Point{})
	return s.walk(Carry{By: a.by}, []leg{{takes: reachTime, from: from, to: a.by.away(from), lift: [3]float64{4, 20, 30}}}, false), nil
}

func (a Pass) start(s *Stage) (step, error) {
	from, takes := s.handAt(a.By, a.Over)
	return s.walk(Carry{By: a.By}, []leg{
		{takes: takes, from: from, to: a.Over, lift: [3]float64{30, 30, 20}},
		{takes: a.Seconds, from: a.Over, to: a.Over, lift: [3]float64{20, 24, 20}},
		{takes: reachTime, from: a.Over, to: a.By.away(a.Over), lift: [3]float64{20, 30, 30}},
	}, false), nil
}

// handAt gives where a person's hand starts on its way to a point, the place
// where it rests or one outside the picture, and how long the way takes.
func (s *Stage) handAt(p Person, to vision.Point) (vision.Point, float64) {
	if s.resting != nil && *s.resting == p && len(s.world.Hands) > 0 {
		tip := s.world.Hands[len(s.world.Hands)-1].Tip
		s.world.Hands = s.world.Hands[:len(s.world.Hands)-1]
		s.resting = nil
		return tip, between(tip, to)
	}
	return p.away(to), reachTime
}

// walk moves a hand, and what it carries, along its legs.
func (s *Stage) walk(a Carry, legs []leg, under bool) step {
	w := s.world
	hand := Hand{Shoulder: a.By.Shoulder, Person: a.By.Look, Tip: legs[0].from, Under: under}
	w.Hands = append(w.Hands, hand)
	at, began := 0, 0.0
	return func(t float64) bool {
		for at < len(legs) && t >= began+legs[at].takes {
			began += legs[at].takes
			legs[at].pose(w, a.Piece, 1)
			if legs[at].after != nil {
				legs[at].after()
			}
			at++
		}
		h := &w.Hands[len(w.Hands)-1]
		if at == len(legs) {
			if s.resting == nil {
				w.Hands = w.Hands[:len(w.Hands)-1]
			} else {
				h.Tip = legs[at-1].to
			}
			return true
		}
		l := legs[at]
		k := 1.0
		if l.takes > 0 {
			k = (t - began) / l.takes
		}
		h.Tip, h.Up = l.pose(w, a.Piece, k)
		return false
	}
}

// pose moves the carried piece to where it is after the share k of the leg's
// time, and gives the place and the height of the hand.
func (l leg) pose(w *World, piece string, k float64) (vision.Point, float64) {
	e := minimumJerk(k)
	tip := vision.Point{X: mix(l.from.X, l.to.X, e), Y: mix(l.from.Y, l.to.Y, e)}
	// A way over the table is slightly bent, as an arm turns about its elbow.
	bend := 0.06 * math.Sin(math.Pi*e)
	tip.X += bend * (l.to.Y - l.from.Y)
	tip.Y -= bend * (l.to.X - l.from.X)
	up := (1-e)*(1-e)*l.lift[0] + 2*e*(1-e)*l.lift[1] + e*e*l.lift[2]
	if !l.carries {
		return tip, up
	}
	p := w.Find(piece)
	if p == nil {
		return tip, up
	}
	dx, dy, turn := p.Card.X-p.Pose.X, p.Card.Y-p.Pose.Y, p.Card.Angle-p.Pose.Angle
	p.Pose = Pose{
		X: tip.X + mix(l.offset[0].X, l.offset[1].X, e), Y: tip.Y + mix(l.offset[0].Y, l.offset[1].Y, e),
		Angle: mix(l.turn[0], l.turn[1], e),
	}
	p.Lift = math.Max(0.5, up)
	if p.HasCard {
		p.Card = Pose{p.Pose.X + dx, p.Pose.Y + dy, p.Pose.Angle + turn}
	}
	return tip, up + p.Piece.Height
}

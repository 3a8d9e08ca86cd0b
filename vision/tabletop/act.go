package tabletop

import (
	"fmt"
	"math"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// Act is one thing that happens at the table. It starts when the act before it
// is over.
type Act interface {
	// start begins the act and gives the function that goes on with it.
	start(s *Stage) (step, error)
}

// step brings an act to so many seconds after its start, and reports whether
// the act is over.
type step func(t float64) bool

// Person is whose hand it is.
type Person struct {
	Shoulder vision.Point // where the arm comes from, mm, outside the picture
	Look     int          // whose skin and sleeve
}

// Carry lets a hand bring a piece into a zone, from where it lies or, when it
// is not on the table, from outside the picture; without a zone it takes the
// piece away. A marker brings a face-down card along into its lane.
type Carry struct {
	Piece string
	To    string // a zone, or empty for off the table
	By    Person
	// Stay leaves the hand over the table for the next act of this person.
	Stay bool
}

// Wait lets time pass.
type Wait struct{ Seconds float64 }

// Pass lets a hand reach over a point of the table, mm, and go again.
type Pass struct {
	By      Person
	Over    vision.Point
	Seconds float64 // how long it stays there
}

// BumpCamera moves the camera by mm and turns it by degrees, at once and for good.
type BumpCamera struct{ DX, DY, Turn float64 }

// BumpMat pushes a mat with all that lies on it, by mm and degrees.
type BumpMat struct {
	Mat          string
	DX, DY, Turn float64
}

// Pile says how many cards are in the pile on a zone from now on.
type Pile struct {
	Zone  string
	Cards int
}

func (a Wait) start(*Stage) (step, error) {
	return func(t float64) bool { return t >= a.Seconds }, nil
}

func (a Pile) start(s *Stage) (step, error) {
	if _, _, err := s.world.zone(a.Zone); err != nil {
		return nil, err
	}
	s.world.Piles[a.Zone] = a.Cards
	return nil, nil
}

func (a BumpCamera) start(s *Stage) (step, error) {
	return nil, s.renderer.Bump(a.DX, a.DY, a.Turn)
}

func (a BumpMat) start(s *Stage) (step, error) {
	mat := s.world.mat(a.Mat)
	if mat == nil {
		return nil, fmt.Errorf("no mat %q lies on this table", a.Mat)
	}
	const takes = 0.3
	done := 0.0
	return func(t float64) bool {
		k := ease(t / takes)
		s.world.push(mat, a.DX*(k-done), a.DY*(k-done), a.Turn*(k-done))
		done = k
		return t >= takes
	}, nil
}

// push moves a mat and what lies on it.
func (w *World) push(mat *Lying, dx, dy, turn float64) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	centre := mat.Pose
	moved := func(p Pose) Pose {
		x, y := p.X-centre.X, p.Y-centre.Y
		return Pose{centre.X + dx + cos*x - sin*y, centre.Y + dy + sin*x + cos*y, p.Angle + turn}
	}
	for i := range w.Loose {
		l := &w.Loose[i]
		if m, _, ok := w.Box.Zone(l.Zone); ok && m.ID == mat.Piece.ID && l.Lift == 0 {
			l.Pose, l.Card = moved(l.Pose), moved(l.Card)
		}
	}
	mat.Pose = moved(mat.Pose)
}

// ease is how far a hand is on its way after the share k of its time: it
// starts and stops softly, with the least jerk.
func ease(k float64) float64 {
	k = math.Max(0, math.Min(1, k))
	return k * k * k * (10 + k*(6*k-15))
}

// A hand's speeds: seconds to reach in and to go, to grip or let go, and mm a
// second over the table.
const (
	reachTime = 0.62
	gripTime  = 0.14
	handSpeed = 620.0
	carryLift = 24.0 // mm
)

// away is where a person's fingertips are when the hand is out of the picture.
func (p Person) away(towards vision.Point) vision.Point {
	dx, dy := towards.X-p.Shoulder.X, towards.Y-p.Shoulder.Y
	d := math.Max(1, math.Hypot(dx, dy))
	const stretched = 130
	return vision.Point{X: p.Shoulder.X + dx/d*stretched, Y: p.Shoulder.Y + dy/d*stretched}
}

// grip is where fingertips hold a piece: on its edge nearest to the shoulder.
func (p Person) grip(piece cards.Piece, at Pose) vision.Point {
	dx, dy := p.Shoulder.X-at.X, p.Shoulder.Y-at.Y
	d := math.Max(1, math.Hypot(dx, dy))
	dx, dy = dx/d, dy/d
	sin, cos := math.Sincos(at.Angle * math.Pi / 180)
	// Along the arm, the piece reaches as far as its nearer side.
	half := math.Min(piece.W/2/math.Max(0.01, math.Abs(cos*dx+sin*dy)), piece.H/2/math.Max(0.01, math.Abs(cos*dy-sin*dx)))
	reach := math.Max(4, half-15)
	return vision.Point{X: at.X + dx*reach, Y: at.Y + dy*reach}
}

// leg is one stretch of a hand's way.
type leg struct {
	takes    float64
	from, to vision.Point
	lift     [3]float64 // of hand and piece: at its start, middle and end, mm
	carries  bool
	turn     [2]float64 // of the piece at its start and end, degrees
	offset   [2]vision.Point
	after    func() // when the leg is over
}

// between is a leg's time for a distance over the table.
func between(a, b vision.Point) float64 {
	return 0.28 + math.Hypot(b.X-a.X, b.Y-a.Y)/handSpeed
}

func (a Carry) start(s *Stage) (step, error) {
	w := s.world
	var target Lying
	if a.To != "" {
		var err error
		if target, err = w.plan(a.Piece, a.To); err != nil {
			return nil, err
		}
	}
	here := w.Find(a.Piece)
	if here == nil && a.To == "" {
		return nil, nil // it is away already
	}

	// What the hand holds goes last into the list, on top of all else.
	held := target
	if here != nil {
		held = *here
		if a.To != "" && target.HasCard && !held.HasCard {
			held.HasCard, held.Card = true, held.Pose
		}
	}
	up := held.Piece.Height
	goal := held.Pose
	if a.To != "" {
		goal = target.Pose
	}
	held.Under = w.roofed(goal, a.Piece)
	offset := func(p Pose) (vision.Point, vision.Point) {
		g := a.By.grip(held.Piece, p)
		return g, vision.Point{X: p.X - g.X, Y: p.Y - g.Y}
	}
	var legs []leg
	var tip vision.Point
	var hold vision.Point
	if here != nil {
		var g vision.Point
		g, hold = offset(here.Pose)
		from, takes := s.handAt(a.By, g)
		legs = append(legs, leg{takes: takes, from: from, to: g, lift: [3]float64{up + 8, up + 18, up}},
			leg{takes: gripTime, from: g, to: g, lift: [3]float64{up, up, up}, after: func() {
				w.Take(a.Piece)
				held.Lift = 0.5
				w.Loose = append(w.Loose, held)
			}})
		tip = g
	} else {
		_, hold = offset(target.Pose)
		from, _ := s.handAt(a.By, vision.Point{X: target.Pose.X, Y: target.Pose.Y})
		// It fetches the piece first, where the camera does not see it.
		out := a.By.away(vision.Point{X: target.Pose.X, Y: target.Pose.Y})
		if from != out {
			legs = append(legs, leg{takes: reachTime, from: from, to: out, lift: [3]float64{10, 20, 20}})
		}
		legs = append(legs, leg{takes: 0.05, from: out, to: out, lift: [3]float64{carryLift, carryLift, carryLift}, after: func() {
			held.Lift = carryLift
			held.Pose = Pose{out.X + hold.X, out.Y + hold.Y, target.Pose.Angle}
			held.Card = Pose{held.Pose.X + target.Card.X - target.Pose.X, held.Pose.Y + target.Card.Y - target.Pose.Y, target.Card.Angle}
			w.Loose = append(w.Loose, held)
		}})
		tip = out
	}
	if a.To != "" {
		g, last := offset(target.Pose)
		takes := between(tip, g)
		if here == nil {
			takes = math.Max(takes, reachTime)
		}
		legs = append(legs,
			leg{takes: takes, from: tip, to: g, carries: true, lift: [3]float64{legLift(here != nil), carryLift, 0.5}, turn: [2]float64{held.Pose.Angle, target.Pose.Angle}, offset: [2]vision.Point{hold, last}},
			leg{takes: gripTime, from: g, to: g, lift: [3]float64{up, up, up + 4}, after: func() {
				w.Take(a.Piece)
				w.Loose = append(w.Loose, target)
			}})
		if here == nil {
			legs[len(legs)-2].turn[0] = target.Pose.Angle
		}
		tip = g
		if a.Stay {
			legs[len(legs)-1].after = also(legs[len(legs)-1].after, func() { s.resting = &a.By })
			return s.walk(a, legs, held.Under), nil
		}
		legs = append(legs, leg{takes: reachTime, from: tip, to: a.By.away(tip), lift: [3]float64{up + 4, up + 20, 30}})
		return s.walk(a, legs, held.Under), nil
	}
	out := a.By.away(tip)
	legs = append(legs, leg{
		takes: reachTime + 0.1, from: tip, to: out, carries: true, lift: [3]float64{0.5, carryLift, carryLift},
		turn: [2]float64{held.Pose.Angle, held.Pose.Angle}, offset: [2]vision.Point{hold, hold}, after: func() { w.Take(a.Piece) },
	})
	return s.walk(a, legs, held.Under), nil
}

// legLift is how high a piece is when its way begins.
func legLift(lay bool) float64 {
	if lay {
		return 0.5
	}
	return carryLift
}

func also(a, b func()) func() { return func() { a(); b() } }

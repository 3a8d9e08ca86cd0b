package tabletop

import (
	"math"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// Carry lets a hand bring a piece into a zone, from where it lies or, when it
// is not on the table, from outside the picture; without a zone it takes the
// piece away. A marker brings a face-down card along into its lane.
type Carry struct {
	Piece string
	To    string // a zone, or empty for off the table
	By    Person
	Down  bool // it is laid with its back up
	// Place says where exactly it is laid, given its place in the zone that is
	// free next; nil: there.
	Place func(Pose) Pose
	// Stay leaves the hand over the table for the next act of this person.
	Stay bool
}

// A hand's speeds: seconds to reach in and to go, to grip or let go, and mm a
// second over the table.
const (
	reachTime = 0.62
	gripTime  = 0.14
	handSpeed = 620.0
	carryLift = 24.0 // mm
)

// away is the place of a person's fingertips when the hand is out of the picture.
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

// leg is one part of a hand's path.
type leg struct {
	takes    float64 // seconds
	from, to vision.Point
	lift     [3]float64 // of the hand at its start, middle and end, mm
	carries  bool
	turn     [2]float64      // of the carried piece at its start and end, degrees
	offset   [2]vision.Point // of the piece's centre from the fingertips, likewise
	after    func()          // when the leg is over
}

// between is the time that a leg over the table takes.
func between(a, b vision.Point) float64 {
	return 0.28 + math.Hypot(b.X-a.X, b.Y-a.Y)/handSpeed
}

// carryPlan is the plan of a Carry: the path of the hand as far as it is planned.
type carryPlan struct {
	Carry
	stage  *Stage
	held   Lying // the piece in the hand
	goal   Lying // as it will lie, when it has somewhere to lie
	legs   []leg
	tip    vision.Point // where the way has come to
	offset vision.Point // how the hand holds the piece
	start  float64      // how high the piece is when it is in the hand, mm
}

func (a Carry) start(s *Stage) (step, error) {
	e := &carryPlan{Carry: a, stage: s}
	here := s.world.Find(a.Piece)
	if a.To != "" {
		var err error
		if e.goal, err = s.world.plan(a.Piece, a.To); err != nil {
			return nil, err
		}
		if e.goal.Down = a.Down; a.Place != nil {
			e.goal.MoveTo(a.Place(e.goal.Pose))
		}
		e.held = e.goal
	} else if here == nil {
		return nil, nil // it is away already
	}
	where := e.goal.Pose
	if a.To == "" {
		where = here.Pose
	}
	under := s.world.roofed(where, a.Piece)
	if here != nil {
		e.pickUp(*here, under)
	} else {
		e.bringIn(under)
	}
	if a.To == "" {
		e.takeAway()
	} else {
		e.layDown()
	}
	return s.walk(a, e.legs, under), nil
}

// hold gives where the hand grips the piece in a pose, and the offset of the
// piece's centre from there.
func (e *carryPlan) hold(p Pose) (grip, offset vision.Point) {
	g := e.By.grip(e.held.Piece, p)
	return g, vision.Point{X: p.X - g.X, Y: p.Y - g.Y}
}

// pickUp reaches for the piece where it lies.
func (e *carryPlan) pickUp(here Lying, under bool) {
	if e.goal.HasCard && !here.HasCard {
		here.HasCard, here.Card = true, here.Pose
	}
	e.held, e.start = here, 0.5
	e.tip, e.offset = e.hold(here.Pose)
	up := here.Piece.Height
	from, takes := e.stage.handAt(e.By, e.tip)
	w, held := e.stage.world, here
	held.Lift, held.Under = e.start, under
	e.legs = append(e.legs,
		leg{takes: takes, from: from, to: e.tip, lift: [3]float64{up + 8, up + 18, up}},
		leg{takes: gripTime, from: e.tip, to: e.tip, lift: [3]float64{up, up, up}, after: func() {
			w.Take(e.Piece)
			w.Loose = append(w.Loose, held)
		}})
}

// bringIn starts with the piece in the hand, out of the picture.
func (e *carryPlan) bringIn(under bool) {
	to := vision.Point{X: e.goal.Pose.X, Y: e.goal.Pose.Y}
	_, e.offset = e.hold(e.goal.Pose)
	e.start = carryLift
	from, _ := e.stage.handAt(e.By, to)
	e.tip = e.By.away(to)
	if from != e.tip {
		e.legs = append(e.legs, leg{takes: reachTime, from: from, to: e.tip, lift: [3]float64{10, 20, 20}})
	}
	w, goal := e.stage.world, e.goal
	held := goal
	held.Lift, held.Under = carryLift, under
	held.Pose.X, held.Pose.Y = e.tip.X+e.offset.X, e.tip.Y+e.offset.Y
	held.Card.X += held.Pose.X - goal.Pose.X
	held.Card.Y += held.Pose.Y - goal.Pose.Y
	e.held = held
	e.legs = append(e.legs, leg{takes: 0.05, from: e.tip, to: e.tip, lift: [3]float64{carryLift, carryLift, carryLift}, after: func() {
		w.Loose = append(w.Loose, held)
	}})
}

// layDown brings the piece to its goal, and the hand home unless it stays.
func (e *carryPlan) layDown() {
	w, up := e.stage.world, e.held.Piece.Height
	grip, offset := e.hold(e.goal.Pose)
	takes := between(e.tip, grip)
	if e.start == carryLift {
		takes = math.Max(takes, reachTime)
	}
	e.legs = append(e.legs,
		leg{
			takes: takes, from: e.tip, to: grip, carries: true, lift: [3]float64{e.start, carryLift, 0.5},
			turn: [2]float64{e.held.Pose.Angle, e.goal.Pose.Angle}, offset: [2]vision.Point{e.offset, offset},
		},
		leg{takes: gripTime, from: grip, to: grip, lift: [3]float64{up, up, up + 4}, after: func() {
			w.Take(e.Piece)
			w.Loose = append(w.Loose, e.goal)
			if e.Stay {
				e.stage.resting = &e.By
			}
		}})
	if !e.Stay {
		e.legs = append(e.legs, leg{takes: reachTime, from: grip, to: e.By.away(grip), lift: [3]float64{up + 4, up + 20, 30}})
	}
}

// takeAway carries the piece out of the picture.
func (e *carryPlan) takeAway() {
	angle := e.held.Pose.Angle
	e.legs = append(e.legs, leg{
		takes: reachTime + 0.1, from: e.tip, to: e.By.away(e.tip), carries: true, lift: [3]float64{0.5, carryLift, carryLift},
		turn: [2]float64{angle, angle}, offset: [2]vision.Point{e.offset, e.offset}, after: func() { e.stage.world.Take(e.Piece) },
	})
}

package tabletop

import (
	"fmt"
	"math"

	"github.com/grovewatch/grovewatch/vision"
)

// Show holds a piece that is not on the table up to the camera for some seconds,
// half-way between the table and the lens.
type Show struct {
	Piece   string
	By      Person
	Seconds float64
}

// edge is how much farther out fingers hold what is shown, mm: beside its tag.
const edge = 14

func (a Show) start(s *Stage) (step, error) {
	p, ok := s.world.Box.Piece(a.Piece)
	if !ok {
		return nil, fmt.Errorf("no piece is called %q", a.Piece)
	}
	if s.world.Find(a.Piece) != nil {
		return nil, fmt.Errorf("%s lies on the table", a.Piece)
	}
	w, up := s.world, s.renderer.lens.at.z/2
	middle := vision.Point{X: w.W / 2, Y: w.H / 2}
	grip := a.By.grip(p, Pose{X: middle.X, Y: middle.Y})
	d := math.Max(1, math.Hypot(a.By.Shoulder.X-grip.X, a.By.Shoulder.Y-grip.Y))
	grip.X, grip.Y = grip.X+edge*(a.By.Shoulder.X-grip.X)/d, grip.Y+edge*(a.By.Shoulder.Y-grip.Y)/d
	offset := vision.Point{X: middle.X - grip.X, Y: middle.Y - grip.Y}
	held := Lying{Piece: p, Lift: carryLift}
	from, _ := s.handAt(a.By, middle)
	held.Pose = Pose{X: from.X + offset.X, Y: from.Y + offset.Y}
	w.Loose = append(w.Loose, held)
	move := func(takes float64, from, to vision.Point, lift [3]float64, after func()) leg {
		return leg{takes: takes, from: from, to: to, lift: lift, carries: true, offset: [2]vision.Point{offset, offset}, after: after}
	}
	return s.walk(Carry{Piece: a.Piece, By: a.By}, []leg{
		move(reachTime, from, grip, [3]float64{carryLift, up, up}, nil),
		move(a.Seconds, grip, grip, [3]float64{up, up, up}, nil),
		move(reachTime, grip, a.By.away(grip), [3]float64{up, up, carryLift}, func() { w.Take(a.Piece) }),
	}, false), nil
}

package tabletop

import (
	"fmt"
	"math"

	"github.com/grovewatch/grovewatch/vision"
)

// Act is something that happens at the table. Acts follow one another: each
// starts when the one before is over.
type Act interface {
	// start begins the act and gives the function that goes on with it.
	start(s *Stage) (step, error)
}

// step advances an act to t seconds after its start and reports whether it is
// over.
type step func(t float64) bool

// Person is the person whose hand moves.
type Person struct {
	Shoulder vision.Point // where the arm comes from, mm, outside the picture
	Look     int          // whose skin and sleeve
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
		k := minimumJerk(t / takes)
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
		if m, z, ok := w.Box.Zone(l.Zone); ok && m.ID == mat.Piece.ID && !z.Tiled() && l.Lift == 0 {
			l.Pose, l.Card = moved(l.Pose), moved(l.Card)
		}
	}
	mat.Pose = moved(mat.Pose)
}

// minimumJerk is how far a hand is on its way after the share k of its time
// (Flash and Hogan 1985: arm movements are those of the least jerk).
func minimumJerk(k float64) float64 {
	k = math.Max(0, math.Min(1, k))
	return k * k * k * (10 + k*(6*k-15))
}

package tabletop

import (
	"math"

	"github.com/grovewatch/grovewatch/vision"
)

// Pose is where a flat thing lies: its centre in mm on the table and its turn
// clockwise in degrees, as the camera sees it. The table's frame has its origin
// in the top left corner of the arrangement's footprint, x to the right and y
// down.
type Pose struct{ X, Y, Angle float64 }

// at gives the table point of a point of a piece of size w × h, mm from the
// piece's top left corner.
func (p Pose) at(w, h, x, y float64) vision.Point {
	s, c := math.Sincos(p.Angle * math.Pi / 180)
	x, y = x-w/2, y-h/2
	return vision.Point{X: p.X + c*x - s*y, Y: p.Y + s*x + c*y}
}

// in is the inverse of at: the place of a table point on the piece.
func (p Pose) in(w, h float64, t vision.Point) vision.Point {
	s, c := math.Sincos(p.Angle * math.Pi / 180)
	x, y := t.X-p.X, t.Y-p.Y
	return vision.Point{X: c*x + s*y + w/2, Y: -s*x + c*y + h/2}
}

// vec is a point or direction in space, mm: the table's x and y, and z up.
type vec struct{ x, y, z float64 }

func (a vec) add(b vec) vec             { return vec{a.x + b.x, a.y + b.y, a.z + b.z} }
func (a vec) sub(b vec) vec             { return vec{a.x - b.x, a.y - b.y, a.z - b.z} }
func (a vec) times(k float64) vec       { return vec{a.x * k, a.y * k, a.z * k} }
func (a vec) dot(b vec) float64         { return a.x*b.x + a.y*b.y + a.z*b.z }
func (a vec) lerp(b vec, k float64) vec { return a.add(b.sub(a).times(k)) }

// plane is a rectangle in space: its top left corner and its sides.
type plane struct{ o, u, v vec }

// horizontalPlane is the plane of a thing of w × h mm that lies at a height
// above the table.
func horizontalPlane(p Pose, w, h, height float64) plane {
	s, c := math.Sincos(p.Angle * math.Pi / 180)
	o := p.at(w, h, 0, 0)
	return plane{
		o: vec{o.X, o.Y, height},
		u: vec{c * w, s * w, 0},
		v: vec{-s * h, c * h, 0},
	}
}

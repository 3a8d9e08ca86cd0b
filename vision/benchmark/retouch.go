package benchmark

import (
	"image"
	"math"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// Retouch is what is painted around each code of a photograph, to see whether a
// reader minds.
type Retouch struct {
	Name string
	// dark reports whether a place is painted dark, in modules from the middle
	// of the nth code; nil paints nothing.
	dark func(n int, x, y float64) bool
}

// Retouches are a photograph as it is; its codes in dark frames, as tags are
// printed; and both with something dark along a whole side, on the quiet zone,
// so many modules off.
func Retouches() []Retouch {
	side := func(gap float64) func(int, float64, float64) bool {
		return func(n int, x, y float64) bool { return darkSide(n, x, y, gap) }
	}
	both := func(gap float64) func(int, float64, float64) bool {
		return func(n int, x, y float64) bool { return darkFrame(n, x, y) || darkSide(n, x, y, gap) }
	}
	return []Retouch{
		{Name: "as they are"},
		{"dark 2 modules from a side", side(2)},
		{"dark 1 module from a side", side(1)},
		{"in dark frames", darkFrame},
		{"in dark frames, dark 2 modules from a side", both(2)},
		{"in dark frames, dark 1 module from a side", both(1)},
	}
}

// whiteHalf is half the side of a code with its quiet zone, in modules.
const whiteHalf = cards.Modules/2. + cards.QuietMods

func darkFrame(_ int, x, y float64) bool {
	far := max(math.Abs(x), math.Abs(y))
	return far > whiteHalf && far < whiteHalf+cards.FrameMods
}

// darkSide is a bar so many modules from one of the code's four sides, another
// of each code.
func darkSide(n int, x, y, gap float64) bool {
	for range n % 4 {
		x, y = y, -x
	}
	return x > cards.Modules/2.+gap && x < whiteHalf+cards.FrameMods && math.Abs(y) < whiteHalf
}

// On is the photograph with this painted on it.
func (r Retouch) On(p Photo) Photo {
	if r.dark == nil {
		return p
	}
	const ink, reach = 40, whiteHalf + cards.FrameMods
	g := image.NewGray(p.Gray.Rect)
	copy(g.Pix, p.Gray.Pix)
	for n, l := range p.Labels {
		toPx := parallelogram(l.Corners)
		box := image.Rectangle{}
		for _, c := range toPx.Quad(vision.Quad{{X: -reach, Y: -reach}, {X: reach, Y: -reach}, {X: reach, Y: reach}, {X: -reach, Y: reach}}) {
			box = box.Union(image.Rect(int(c.X)-1, int(c.Y)-1, int(c.X)+2, int(c.Y)+2))
		}
		back := toPx.Inverse()
		box = box.Intersect(g.Rect)
		for y := box.Min.Y; y < box.Max.Y; y++ {
			for x := box.Min.X; x < box.Max.X; x++ {
				m := back.Apply(vision.Point{X: float64(x) + .5, Y: float64(y) + .5})
				if r.dark(n, m.X, m.Y) {
					g.Pix[y*g.Stride+x] = ink
				}
			}
		}
	}
	return Photo{Name: p.Name, Gray: g, Labels: p.Labels}
}

// parallelogram is the affine map from a code's modules, measured from its
// middle, to px.
func parallelogram(q vision.Quad) vision.Homography {
	const n = 2 * cards.Modules
	c := q.Centroid()
	return vision.Homography{
		(q[1].X - q[0].X + q[2].X - q[3].X) / n, (q[3].X - q[0].X + q[2].X - q[1].X) / n, c.X,
		(q[1].Y - q[0].Y + q[2].Y - q[3].Y) / n, (q[3].Y - q[0].Y + q[2].Y - q[1].Y) / n, c.Y,
		0, 0, 1,
	}
}

package placing

import (
	"math"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// view is what the guide measures in one picture.
type view struct {
	w, h   float64 // px
	flaw   vision.Flaw
	read   int   // tags
	mats   []mat // all that are expected
	px     float64
	tilt   float64 // how far off straight down the camera looks, degrees
	moving bool    // and does not stop
	closer closerLook
}

// mat is an expected mat and how it is seen.
type mat struct {
	cards.Mat
	seen   bool // at least one of its tags is in the picture, if perhaps under a hand
	known  bool // its place is
	pose   vision.PlatePose
	cutOff [4]float64 // mm by which it is cut off at each side
	glare  bool
	lamp   vision.Point // where in the picture the glare is, px
}

// The sides of a picture.
const (
	left = iota
	right
	top
	bottom
)

// newView measures a picture.
func (g *Guide) newView(f vision.Frame, s vision.Scene) view {
	b := f.Gray.Bounds()
	v := view{w: float64(b.Dx()), h: float64(b.Dy())}
	for _, t := range s.Tags {
		if t.Seen {
			v.read++
		}
	}
	// The scene keeps tags under a hand, but also all tags while nothing can be
	// seen at all.
	blind := 4*v.read < len(s.Tags)
	in := map[string]bool{}
	for _, t := range s.Tags {
		c := t.Corners.Centroid()
		in[t.ID] = (t.Seen || !blind) && c.X >= 0 && c.Y >= 0 && c.X < v.w && c.Y < v.h
	}
	poses := map[string]vision.PlatePose{}
	for _, p := range s.Plates {
		poses[p.ID] = p
	}
	var plane *mat
	for _, m := range g.expected {
		one := mat{Mat: m}
		one.lamp, one.glare = g.glare[m.ID]
		for id := range g.plates[m.ID].Tags {
			one.seen = one.seen || in[id]
		}
		if p, ok := poses[m.ID]; ok {
			one.known, one.pose = true, p
			one.cutOff = v.cutOff(one)
		}
		v.mats = append(v.mats, one)
	}
	for i := range v.mats {
		m := &v.mats[i]
		if !m.seen || !m.known {
			continue
		}
		plane = m
		_, _, scale := scaleAt(m.pose, vision.Point{X: m.W / 2, Y: m.H / 2})
		if px := scale * cards.ModuleMM; v.px == 0 || px < v.px {
			v.px = px
		}
	}
	if plane != nil {
		// Any mat tells of the plane that all lie in.
		if toMM, ok := plane.pose.FromPx(); ok {
			long, short, _ := scaleAt(plane.pose, toMM(vision.Point{X: v.w / 2, Y: v.h / 2}))
			v.tilt = math.Acos(min(short/long, 1)) * 180 / math.Pi
		}
	}
	v.flaw = g.exposure.Flaw(s.PxPerModule)
	return v
}

// scaleAt is the picture's scale about a point of a plane, px per mm: along
// the direction in which it is largest, in which it is smallest, and their
// geometric mean.
func scaleAt(pose vision.PlatePose, at vision.Point) (long, short, mean float64) {
	const d = .5
	x0, x1 := pose.Px(vision.Point{X: at.X - d, Y: at.Y}), pose.Px(vision.Point{X: at.X + d, Y: at.Y})
	y0, y1 := pose.Px(vision.Point{X: at.X, Y: at.Y - d}), pose.Px(vision.Point{X: at.X, Y: at.Y + d})
	a, b, c, e := x1.X-x0.X, y1.X-y0.X, x1.Y-x0.Y, y1.Y-y0.Y
	det := math.Abs(a*e - b*c)
	sum := a*a + b*b + c*c + e*e
	gap := math.Sqrt(max(sum*sum-4*det*det, 0))
	long, short = math.Sqrt((sum+gap)/2), math.Sqrt(max((sum-gap)/2, 0))
	return max(long, 1e-9), short, math.Sqrt(det)
}

// outline is where a mat's corners are seen, px.
func (m mat) outline() vision.Quad {
	return m.pose.PxQuad(vision.Quad{{}, {X: m.W}, {X: m.W, Y: m.H}, {Y: m.H}})
}

// cutOff is by how much a mat extends beyond each side of the picture, mm.
func (v *view) cutOff(m mat) (out [4]float64) {
	for _, p := range m.outline() {
		for side, over := range [4]float64{left: -p.X, right: p.X - v.w, top: -p.Y, bottom: p.Y - v.h} {
			out[side] = max(out[side], over)
		}
	}
	_, _, scale := scaleAt(m.pose, vision.Point{X: m.W / 2, Y: m.H / 2})
	for side := range out {
		out[side] /= max(scale, 1e-9)
	}
	return out
}

// extent is how much of the picture's width or height, whichever is scarcer,
// the mats that are seen take: more than 1 does not fit.
func (v *view) extent() float64 {
	low, high := vision.Point{X: math.Inf(1), Y: math.Inf(1)}, vision.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, m := range v.mats {
		if !m.seen || !m.known {
			continue
		}
		for _, p := range m.outline() {
			low = vision.Point{X: min(low.X, p.X), Y: min(low.Y, p.Y)}
			high = vision.Point{X: max(high.X, p.X), Y: max(high.Y, p.Y)}
		}
	}
	return max((high.X-low.X)/v.w, (high.Y-low.Y)/v.h, 0)
}

// seen counts the mats in view.
func (v *view) seen() (n int) {
	for _, m := range v.mats {
		if m.seen {
			n++
		}
	}
	return n
}

// littleSeen reports whether less than half of the mats is seen.
func (v *view) littleSeen() bool { return 2*v.seen() < len(v.mats) }

// usualFOV is the usual field of view of a webcam along its longer side, degrees.
const usualFOV = 65

// height is about how far the camera is from the table, mm, when a module is
// so many px large.
func (v *view) height(px float64) float64 {
	focal := max(v.w, v.h) / 2 / math.Tan(usualFOV/2*math.Pi/180)
	return focal * cards.ModuleMM / px
}

// coversZone reports whether one of a mat's zones, in which things are laid, lies
// under another mat or over it by more than some mm.
func coversZone(a, b mat) bool {
	const deep = 10.0
	other := a.pose.ToPx.Inverse().Times(b.pose.ToPx).Quad(vision.Quad{{}, {X: b.W}, {X: b.W, Y: b.H}, {Y: b.H}})
	for _, z := range a.Zones {
		if z.Tiled() || z.Style == cards.Hood { // which may reach over another mat
			continue
		}
		zone := vision.Quad{{X: z.X, Y: z.Y}, {X: z.X + z.W, Y: z.Y}, {X: z.X + z.W, Y: z.Y + z.H}, {X: z.X, Y: z.Y + z.H}}
		if overlapDepth(zone, other) > deep {
			return true
		}
	}
	return false
}

// overlapDepth is the penetration depth of two convex outlines, by the
// separating axis theorem: the least shift that parts them, or less than 0 when
// they are apart.
func overlapDepth(a, b vision.Quad) float64 {
	least := math.Inf(1)
	for _, q := range [2]vision.Quad{a, b} {
		for i, p := range q {
			n := q[(i+1)%4]
			nx, ny := n.Y-p.Y, p.X-n.X
			size := math.Hypot(nx, ny)
			if size == 0 {
				continue
			}
			alow, ahigh := projection(a, nx/size, ny/size)
			blow, bhigh := projection(b, nx/size, ny/size)
			least = min(least, ahigh-blow, bhigh-alow)
		}
	}
	return least
}

// projection is the range of an outline along a direction.
func projection(q vision.Quad, x, y float64) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, p := range q {
		d := p.X*x + p.Y*y
		low, high = min(low, d), max(high, d)
	}
	return low, high
}

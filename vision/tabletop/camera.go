package tabletop

import (
	"image"
	"math"

	"github.com/grovewatch/grovewatch/vision"
)

// Camera describes the camera and its faults. The zero value of a field means
// none of it: no tilt, no blur, no noise, no JPEG.
type Camera struct {
	Width, Height int // px

	Tilt   float64 // degrees off straight down, seen from the near (lower) edge
	Swing  float64 // degrees that the camera stands to the right of the middle
	Roll   float64 // degrees that the camera is turned about its own axis
	Margin float64 // free space around the footprint, as a share of the picture
	FOV    float64 // horizontal field of view in degrees; 0 means 62

	Blur    float64 // optical blur, Gaussian σ in px
	Noise   float64 // sensor noise, Gaussian σ in grey levels
	Quality int     // JPEG quality 1 to 100; 0 means no JPEG
	Motion  float64 // exposure time in seconds that smears what moves
	Barrel  float64 // share by which the lens makes the middle larger than the rim
	Sharpen float64 // how much the camera sharpens: 0 not, 1 strongly

	// Bayer gives each pixel one colour, red, green or blue, and makes up the
	// other two; see raw.
	Bayer bool
	// Well is how many electrons fill a pixel at the camera's gain, whose
	// shot noise comes on top of Noise; 0 means no shot noise; see raw. A
	// pixel of 1.4 µm holds 4,300 (OmniVision's figure for the OV5647); a
	// living room's light, brightened seven times, fills it with 600.
	Well   float64
	Chroma Chroma // how much of the colour is left; empty means all

	// Auto is how many seconds the automatic exposure waits before each step
	// with which it follows a change in the picture's brightness, about 0.07;
	// 0 means that the exposure is fixed; see exposure.
	Auto float64
	// Readout is how many seconds pass from the reading of the first row to
	// that of the last, about 0.025; 0 means that all are read at once.
	Readout float64
	// Sway is how many px the camera swings to each side; see sway.
	Sway float64

	Gray bool // make only the grey picture: faster
}

// Webcam is a camera like most webcams: a little tilted and a little blurred.
func Webcam(width, height int) Camera {
	return Camera{
		Width: width, Height: height, Tilt: 9, Swing: 1.5, Roll: 0.8, Margin: 0.03,
		Blur: 0.6 * float64(width) / 1280, Noise: 3, Motion: 0.02,
	}
}

// lens is the pinhole model of a camera at its place.
type lens struct {
	at, right, down, ahead vec
	f, cx, cy              float64 // px
}

// point projects a point in space to px; depth is its distance along the view, mm.
func (l *lens) point(p vec) (x, y, depth float64) {
	v := p.sub(l.at)
	depth = v.dot(l.ahead)
	return l.cx + l.f*v.dot(l.right)/depth, l.cy + l.f*v.dot(l.down)/depth, depth
}

// table projects a point on the table to px.
func (l *lens) table(p vision.Point) vision.Point {
	x, y, _ := l.point(vec{p.X, p.Y, 0})
	return vision.Point{X: x, Y: y}
}

// ground is the part of the table that a picture shows, and so many mm around it.
func (l *lens) ground(picture image.Rectangle, more float64) rectMM {
	inv := l.matrix(plane{vec{0, 0, 0}, vec{1, 0, 0}, vec{0, 1, 0}}, 1, 1).Inverse()
	b := rectMM{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, c := range []image.Point{picture.Min, {X: picture.Max.X}, picture.Max, {Y: picture.Max.Y}} {
		p := inv.Apply(vision.Point{X: float64(c.X), Y: float64(c.Y)})
		b = rectMM{math.Min(b.x0, p.X-more), math.Min(b.y0, p.Y-more), math.Max(b.x1, p.X+more), math.Max(b.y1, p.Y+more)}
	}
	return b
}

// matrix maps a plane's own coordinates, 0 to w and 0 to h, to px.
func (l *lens) matrix(p plane, w, h float64) vision.Homography {
	column := func(v vec, k float64) (float64, float64, float64) {
		d := v.dot(l.ahead)
		return (l.f*v.dot(l.right) + l.cx*d) * k, (l.f*v.dot(l.down) + l.cy*d) * k, d * k
	}
	var m vision.Homography
	m[0], m[3], m[6] = column(p.u, 1/w)
	m[1], m[4], m[7] = column(p.v, 1/h)
	m[2], m[5], m[8] = column(p.o.sub(l.at), 1)
	return m
}

// rotated turns the camera's axes: tilt about the table's x axis, swing about
// its y axis, roll about the view.
func (l *lens) rotated(tilt, swing, roll float64) {
	const deg = math.Pi / 180
	st, ct := math.Sincos(tilt * deg)
	ss, cs := math.Sincos(swing * deg)
	sr, cr := math.Sincos(roll * deg)
	right, down, ahead := vec{1, 0, 0}, vec{0, ct, -st}, vec{0, -st, -ct}
	right, ahead = right.times(cs).add(ahead.times(ss)), right.times(-ss).add(ahead.times(cs))
	l.right = right.times(cr).add(down.times(sr))
	l.down = down.times(cr).add(right.times(-sr))
	l.ahead = ahead
}

// frame places the camera so that its picture shows a footprint of w × h mm with
// the camera's margin around it.
func (c Camera) frame(w, h float64) lens {
	fov := c.FOV
	if fov == 0 {
		fov = 62
	}
	l := lens{cx: float64(c.Width) / 2, cy: float64(c.Height) / 2}
	l.f = l.cx / math.Tan(fov/2*math.Pi/180)
	l.rotated(c.Tilt, c.Swing, c.Roll)

	aim, dist := vec{w / 2, h / 2, 0}, 2*w
	// Alternate: centre the footprint's picture, then fit its size. Both
	// steps converge quickly for any sensible tilt.
	for range 25 {
		l.at = aim.sub(l.ahead.times(dist))
		x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
		for _, p := range []vec{{0, 0, 0}, {w, 0, 0}, {w, h, 0}, {0, h, 0}} {
			x, y, _ := l.point(p)
			x0, y0, x1, y1 = math.Min(x0, x), math.Min(y0, y), math.Max(x1, x), math.Max(y1, y)
		}
		mm := dist / l.f
		step := l.right.times(((x0+x1)/2 - l.cx) * mm).add(l.down.times(((y0+y1)/2 - l.cy) * mm))
		aim = aim.add(vec{step.x, step.y, 0})
		dist *= math.Max((x1-x0)/(float64(c.Width)*(1-2*c.Margin)), (y1-y0)/(float64(c.Height)*(1-2*c.Margin)))
	}
	l.at = aim.sub(l.ahead.times(dist))
	return l
}

// nudged is the lens after a bump: shifted by dx, dy mm and turned by degrees.
func (l lens) nudged(dx, dy, turn float64) lens {
	l.at = l.at.add(vec{dx, dy, 0})
	s, c := math.Sincos(turn * math.Pi / 180)
	right, down := l.right, l.down
	l.right = right.times(c).add(down.times(s))
	l.down = down.times(c).add(right.times(-s))
	return l
}

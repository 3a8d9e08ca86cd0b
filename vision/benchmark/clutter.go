package benchmark

import (
	"image"
	"math"
	"math/rand/v2"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// Clutter is a picture of things that look like a deck's tags but are not.
type Clutter struct {
	Pieces int
	// Payloads are the payloads of the QR codes among them. A reader of any
	// QR code reads these rightly.
	Payloads map[string]bool

	bare   *image.Gray // without noise
	noise  float64
	rng    *rand.Rand
	frames int
}

// mostPieces bounds the pieces of clutter in a picture: no more than a reader
// can be expected to look at.
const mostPieces = 350

// NewClutter lays white squares, half of them in dark frames as tags have, on a
// patterned ground. They hold QR codes of other decks and versions, the deck's own codes
// damaged, other patterns of modules, text, pictures like photographs, and
// cloth. The seed chooses scale, tilt, blur and noise: 0.6 to 4 px per module,
// σ 0.5 px to 1.6 modules.
func NewClutter(width, height int, seed uint64, deck []vision.Code) (*Clutter, error) {
	rng := rand.New(rand.NewPCG(seed, 31))
	px := .6 * math.Pow(4/.6, math.Pow(rng.Float64(), 2)) // mostly small
	c := &Clutter{Payloads: map[string]bool{}}
	ground := deadLeaves(rng, width, height)
	if rng.IntN(2) == 0 {
		ground = weave(rng, width, height, 40*px)
	}
	view := tiltedPlane(width, height, 25*rng.Float64(), 360*rng.Float64(), 1100)
	pitch := max(1.3*tagModules*px, math.Sqrt(float64(width*height)/mostPieces))
	for y := pitch / 2; y < float64(height)-pitch/2; y += pitch {
		for x := pitch / 2; x < float64(width)-pitch/2; x += pitch {
			art, payload, err := clutterCode(rng, deck)
			if err != nil {
				return nil, err
			}
			if payload != "" {
				c.Payloads[payload] = true
			}
			sin, cos := math.Sincos(2 * math.Pi * rng.Float64())
			at := view.Inverse().Apply(vision.Point{X: x + .1*pitch*rng.Float64(), Y: y + .1*pitch*rng.Float64()})
			ground.lay(art, view.Times(vision.Homography{px * cos, -px * sin, at.X, px * sin, px * cos, at.Y, 0, 0, 1}))
			c.Pieces++
		}
	}
	ground.blur(.5 + rng.Float64()*rng.Float64()*max(1.1, 1.6*px-.5))
	c.bare, c.noise, c.rng = ground.gray(rng.Float64()*.4), 2+6*rng.Float64(), rng
	return c, nil
}

// Shoot takes a picture, 50 ms after the one before, with noise of its own and
// JPEG quality 80.
func (c *Clutter) Shoot() (vision.Frame, error) {
	g := image.NewGray(c.bare.Rect)
	copy(g.Pix, c.bare.Pix)
	addNoise(g, c.noise, c.rng)
	g, err := compressed(g, 80)
	f := vision.Frame{Gray: g, Seq: c.frames, Time: time.Unix(1000, 0).Add(time.Duration(c.frames) * 50 * time.Millisecond)}
	c.frames++
	return f, err
}

// tiltedPlane is the homography to px of a plane that is tilted and turned by
// degrees and so many px away. The plane is measured in px at its middle.
func tiltedPlane(width, height int, tilt, turn, away float64) vision.Homography {
	st, ct := math.Sincos(tilt * math.Pi / 180)
	sz, cz := math.Sincos(turn * math.Pi / 180)
	far := vision.Homography{1, 0, 0, 0, ct, 0, 0, st / away, 1}
	shift := vision.Homography{1, 0, float64(width) / 2, 0, 1, float64(height) / 2, 0, 0, 1}
	return shift.Times(far).Times(vision.Homography{cz, -sz, 0, sz, cz, 0, 0, 0, 1})
}

// canvas is a grey picture that is being painted.
type canvas struct {
	w, h int
	pix  []float32
}

func newCanvas(w, h int, shade float32) *canvas {
	p := &canvas{w, h, make([]float32, w*h)}
	for i := range p.pix {
		p.pix[i] = shade
	}
	return p
}

// lay paints a piece through a homography from modules, measured from the
// piece's centre, to px.
func (p *canvas) lay(art *canvas, h vision.Homography) {
	const r = tagModules / 2.
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, c := range h.Quad(vision.Quad{{X: -r, Y: -r}, {X: r, Y: -r}, {X: r, Y: r}, {X: -r, Y: r}}) {
		x0, y0, x1, y1 = min(x0, c.X), min(y0, c.Y), max(x1, c.X), max(y1, c.Y)
	}
	back := h.Inverse()
	const n = 3 // samples a px each way
	for y := max(int(y0), 0); y < min(int(y1)+1, p.h); y++ {
		for x := max(int(x0), 0); x < min(int(x1)+1, p.w); x++ {
			var sum, hits float32
			for k := range n * n {
				m := back.Apply(vision.Point{X: float64(x) + (float64(k%n)+.5)/n, Y: float64(y) + (float64(k/n)+.5)/n})
				i, j := int((m.X+r)*texelsPerModule), int((m.Y+r)*texelsPerModule)
				if m.X > -r && m.Y > -r && i < art.w && j < art.h {
					sum, hits = sum+art.pix[j*art.w+i], hits+1
				}
			}
			i := y*p.w + x
			p.pix[i] = (p.pix[i]*(n*n-hits) + sum) / (n * n)
		}
	}
}

// blur applies a Gaussian blur, σ in px.
func (p *canvas) blur(sigma float64) {
	n := int(math.Ceil(3 * sigma))
	k := make([]float32, 2*n+1)
	var sum float32
	for i := range k {
		k[i] = float32(math.Exp(-float64((i-n)*(i-n)) / (2 * sigma * sigma)))
		sum += k[i]
	}
	for i := range k {
		k[i] /= sum
	}
	line := make([]float32, max(p.w, p.h)+2*n)
	pass := func(start, step, count int) {
		for i := range count + 2*n {
			line[i] = p.pix[start+min(max(i-n, 0), count-1)*step]
		}
		for i := range count {
			var s float32
			for j, f := range k {
				s += f * line[i+j]
			}
			p.pix[start+i*step] = s
		}
	}
	for y := range p.h {
		pass(y*p.w, 1, p.w)
	}
	for x := range p.w {
		pass(x, p.w, p.h)
	}
}

// gray is the finished picture, in light that falls off to the right by a share.
func (p *canvas) gray(fall float64) *image.Gray {
	g := image.NewGray(image.Rect(0, 0, p.w, p.h))
	for i, v := range p.pix {
		g.Pix[i] = uint8(min(max(float64(v)*(1-fall*float64(i%p.w)/float64(p.w)), 0), 255))
	}
	return g
}

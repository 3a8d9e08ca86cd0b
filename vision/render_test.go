package vision

import (
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	qrcode "github.com/skip2/go-qrcode"
)

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// randomCode makes a code with a random payload, of the one mask that printed tags share.
func randomCode(t testing.TB, rng *rand.Rand) []bool {
	for {
		b := make([]byte, 10)
		for i := range b {
			b[i] = alphabet[rng.IntN(len(alphabet))]
		}
		q, err := qrcode.NewWithForcedVersion(string(b), 1, qrcode.Highest)
		if err != nil {
			t.Fatal(err)
		}
		q.DisableBorder = true
		var out []bool
		for _, row := range q.Bitmap() {
			out = append(out, row...)
		}
		if out[8*Modules+2] && out[8*Modules+3] == false && out[8*Modules+4] == false { // one mask of eight
			return out
		}
	}
}

type printed struct {
	book    *Codebook
	codes   []Code
	foreign []Code
}

// deck is a codebook of 300 tags, and 100 tags that are not in it.
var deck = sync.OnceValue(func() printed {
	rng := rand.New(rand.NewPCG(1, 2))
	var p printed
	for i := range 400 {
		c := Code{fmt.Sprintf("tag-%03d", i), randomCode(&testing.T{}, rng)}
		if i < 300 {
			p.codes = append(p.codes, c)
		} else {
			p.foreign = append(p.foreign, c)
		}
	}
	cb, err := NewCodebook(p.codes)
	if err != nil {
		panic(err)
	}
	p.book = cb
	return p
})

// piece is a card on a drawn table: a sheet of one shade with a tag on it.
type piece struct {
	code         Code
	x, y, turn   float64 // mm on the table, the code's centre; degrees clockwise
	w, h, dx, dy float64 // the sheet, and its centre against the code's before turning, mm
	shade        float64
	plain        bool    // no dark frame: the sheet is white
	bar          float64 // modules between the code's right side and something dark; 0 when there is none
}

// view is a camera over a drawn table.
type view struct {
	w, h        int
	toPx        Homography // table mm to px
	blur, noise float64    // px, grey levels
	light       float64    // how much darker one side is
}

// camera looks from so many mm away at the middle of the table, tilted and
// turned by degrees; px is the scale at the middle, px per mm.
func camera(w, h int, px, tilt, turn, away float64) Homography {
	ct, st := math.Cos(tilt*math.Pi/180), math.Sin(tilt*math.Pi/180)
	cz, sz := math.Cos(turn*math.Pi/180), math.Sin(turn*math.Pi/180)
	lens := Homography{px, 0, 0, 0, px * ct, 0, 0, st / away, 1}
	shift := Homography{1, 0, float64(w) / 2, 0, 1, float64(h) / 2, 0, 0, 1}
	return shift.Times(lens).Times(Homography{cz, -sz, 0, sz, cz, 0, 0, 0, 1})
}

const moduleMM = .9

func (p piece) place() Homography {
	c, s := math.Cos(p.turn*math.Pi/180), math.Sin(p.turn*math.Pi/180)
	return Homography{c, -s, p.x, s, c, p.y, 0, 0, 1}
}

// corners is where the code lies in a view.
func (p piece) corners(v view) Quad {
	const r = moduleMM * Modules / 2
	return v.toPx.Times(p.place()).Quad(Quad{{-r, -r}, {r, -r}, {r, r}, {-r, r}})
}

// shadeAt is the grey value of the piece at a point in its own mm from the
// code's centre, and whether it is there at all.
func (p piece) shadeAt(x, y float64) (float64, bool) {
	if math.Abs(x-p.dx) > p.w/2 || math.Abs(y-p.dy) > p.h/2 {
		return 0, false
	}
	m := max(math.Abs(x), math.Abs(y)) / moduleMM
	switch {
	case p.bar > 0 && x > (Modules/2.+p.bar)*moduleMM:
		return 35, true
	case p.plain && m >= Modules/2.:
		return 225, true
	case m > Modules/2.+6:
		return p.shade, true
	case m > Modules/2.+4:
		return 35, true
	case m >= Modules/2.:
		return 225, true
	}
	i, j := int(x/moduleMM+Modules/2.), int(y/moduleMM+Modules/2.)
	if p.code.Modules[j*Modules+i] {
		return 35, true
	}
	return 225, true
}

// ground is a grained table.
func ground(w, h int, rng *rand.Rand) []float32 {
	out := make([]float32, w*h)
	for i := range out {
		out[i] = 110
	}
	for _, step := range []int{4, 16, 64} {
		gw := w/step + 3
		grid := make([]float32, gw*(h/step+3))
		for i := range grid {
			grid[i] = float32(rng.NormFloat64() * 11)
		}
		for y := range h {
			for x := range w {
				fx, fy := float32(x%step)/float32(step), float32(y%step)/float32(step)
				g := grid[y/step*gw+x/step:]
				out[y*w+x] += (g[0]*(1-fx)+g[1]*fx)*(1-fy) + (g[gw]*(1-fx)+g[gw+1]*fx)*fy
			}
		}
	}
	return out
}

// canvas is a picture being drawn.
type canvas struct {
	w, h    int
	pix     []float32
	blurred []float32 // as the lens sees it; nil when something was drawn since
}

func newCanvas(v view, rng *rand.Rand) *canvas {
	return &canvas{w: v.w, h: v.h, pix: ground(v.w, v.h, rng)}
}

// draw lays a piece on the table.
func (c *canvas) draw(v view, p piece) {
	c.blurred = nil
	h := v.toPx.Times(p.place())
	back := h.Inverse()
	q := h.Quad(Quad{{p.dx - p.w/2, p.dy - p.h/2}, {p.dx + p.w/2, p.dy - p.h/2}, {p.dx + p.w/2, p.dy + p.h/2}, {p.dx - p.w/2, p.dy + p.h/2}})
	x0, x1, y0, y1 := math.Inf(1), math.Inf(-1), math.Inf(1), math.Inf(-1)
	for _, a := range q {
		x0, x1, y0, y1 = min(x0, a.X), max(x1, a.X), min(y0, a.Y), max(y1, a.Y)
	}
	const n = 4 // samples a px each way
	for y := max(int(y0)-1, 0); y < min(int(y1)+2, c.h); y++ {
		for x := max(int(x0)-1, 0); x < min(int(x1)+2, c.w); x++ {
			sum, hits := 0., 0
			for k := range n * n {
				m := back.Apply(Point{float64(x) + (float64(k%n)+.5)/n, float64(y) + (float64(k/n)+.5)/n})
				if s, ok := p.shadeAt(m.X, m.Y); ok {
					sum += s
					hits++
				}
			}
			if hits > 0 {
				i := y*c.w + x
				c.pix[i] = (c.pix[i]*float32(n*n-hits) + float32(sum)) / (n * n)
			}
		}
	}
}

// fill paints a rectangle of the picture, such as a hand.
func (c *canvas) fill(r image.Rectangle, shade float32) {
	c.blurred = nil
	r = r.Intersect(image.Rect(0, 0, c.w, c.h))
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c.pix[y*c.w+x] = shade + float32((x*7+y*13)%11)
		}
	}
}

// shoot takes the picture through the lens.
func (c *canvas) shoot(v view, rng *rand.Rand) *image.Gray {
	if c.blurred == nil {
		c.blurred = c.blur(v.blur)
	}
	g := image.NewGray(image.Rect(0, 0, c.w, c.h))
	for i, s := range c.blurred {
		f := 1 - v.light*float64(i%c.w)/float64(c.w)
		g.Pix[i] = uint8(min(max(float64(s)*f+v.noise*rng.NormFloat64(), 0), 255))
	}
	return g
}

// blur gives the canvas as a lens blurs it.
func (c *canvas) blur(sigma float64) []float32 {
	if sigma <= 0 {
		return c.pix
	}
	n := int(math.Ceil(3 * sigma))
	k := make([]float32, 2*n+1)
	var sum float32
	for i := range k {
		k[i] = float32(math.Exp(-float64((i-n)*(i-n)) / (2 * sigma * sigma)))
		sum += k[i]
	}
	tmp, out := make([]float32, len(c.pix)), make([]float32, len(c.pix))
	for y := range c.h {
		for x := range c.w {
			var s float32
			for j, f := range k {
				s += f * c.pix[y*c.w+min(max(x+j-n, 0), c.w-1)]
			}
			tmp[y*c.w+x] = s / sum
		}
	}
	for y := range c.h {
		for x := range c.w {
			var s float32
			for j, f := range k {
				s += f * tmp[min(max(y+j-n, 0), c.h-1)*c.w+x]
			}
			out[y*c.w+x] = s / sum
		}
	}
	return out
}

// spread lays n pieces in a grid on the visible table, each turned at will.
func spread(v view, n int, codes []Code, rng *rand.Rand) []piece {
	back := v.toPx.Inverse()
	var out []piece
	cols := int(math.Ceil(math.Sqrt(float64(n) * float64(v.w) / float64(v.h))))
	rows := (n + cols - 1) / cols
	for i := range n {
		p := back.Apply(Point{(float64(i%cols) + .5) * float64(v.w) / float64(cols), (float64(i/cols) + .5) * float64(v.h) / float64(rows)})
		c := piece{code: codes[i%len(codes)], x: p.X + rng.Float64()*3, y: p.Y + rng.Float64()*3, turn: rng.Float64()*360 - 180,
			w: 33, h: 38, dy: 2, shade: 45}
		if i%3 == 0 {
			c.shade = 190
		}
		out = append(out, c)
	}
	return out
}

func (v view) picture(pieces []piece, rng *rand.Rand) *image.Gray {
	c := newCanvas(v, rng)
	for _, p := range pieces {
		c.draw(v, p)
	}
	return c.shoot(v, rng)
}

// score counts right and wrong sightings of a picture, and the corners' root
// mean square error.
func score(v view, pieces []piece, seen []Sighting) (right, wrong int, rms float64) {
	found := make([]bool, len(pieces))
	n := 0
	for _, s := range seen {
		ok := false
		for i, p := range pieces {
			q := p.corners(v)
			if p.code.ID != s.ID || found[i] {
				continue
			}
			e, far := 0., 0.
			for k := range q {
				d := math.Hypot(q[k].X-s.Corners[k].X, q[k].Y-s.Corners[k].Y)
				e += d * d
				far = max(far, d)
			}
			if far < math.Hypot(q[0].X-q[1].X, q[0].Y-q[1].Y)/8 {
				ok, found[i] = true, true
				right++
				rms += e
				n += 4
				break
			}
		}
		if !ok {
			wrong++
		}
	}
	if n > 0 {
		rms = math.Sqrt(rms / float64(n))
	}
	return right, wrong, rms
}

func frameOf(g *image.Gray, seq int) Frame {
	return Frame{Gray: g, Seq: seq, Time: time.Unix(1000, 0).Add(time.Duration(seq) * 50 * time.Millisecond)}
}

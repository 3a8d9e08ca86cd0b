package benchmark

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"sync"

	qrcode "github.com/skip2/go-qrcode"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/vision"
)

// A piece of clutter is as large as a tag with its quiet zone and dark frame.
const (
	tagModules      = cards.Modules + 2*cards.QuietMods + 2*cards.FrameMods // modules
	texelsPerModule = 8                                                     // a module
	ink             = 35
	paper           = 225
)

// clutterCode paints something that is not a tag of the deck in a white square,
// every other time without a dark frame.
// When it is a QR code, payload is what that says.
func clutterCode(rng *rand.Rand, deck []vision.Code) (art *canvas, payload string, err error) {
	art = newCanvas(tagModules*texelsPerModule, tagModules*texelsPerModule, ink)
	if rng.IntN(2) == 0 {
		art = newCanvas(art.w, art.h, paper)
	}
	art.fill(cards.FrameMods*texelsPerModule, tagModules*texelsPerModule-2*cards.FrameMods*texelsPerModule, paper)
	code := deck[rng.IntN(len(deck))].Modules
	switch rng.IntN(12) {
	case 0, 1, 2: // any QR code
		payload = randomText(rng, 4+rng.IntN(40))
		level := []qrcode.RecoveryLevel{qrcode.Low, qrcode.Medium, qrcode.High, qrcode.Highest}[rng.IntN(4)]
		q, err := qrcode.New(payload, level)
		if err != nil {
			return nil, "", err
		}
		q.DisableBorder = true
		rows := q.Bitmap()
		art.modules(len(rows), func(x, y int) bool { return rows[y][x] })
	case 3, 4, 5, 6: // the deck's version, level and mask with other data
		data := make([]bool, len(code))
		for i := range data {
			data[i] = rng.IntN(2) == 0
		}
		other := deck[rng.IntN(len(deck))].Modules
		art.modules(cards.Modules, func(x, y int) bool {
			if i := y*cards.Modules + x; x > 8 && (y > 8 || x < 13) && x != 6 && y != 6 || y > 8 && y < 13 && x != 6 {
				return data[i]
			}
			return other[y*cards.Modules+x]
		})
	case 7: // one of the deck, mirrored, inverted or much damaged
		way, spoil := rng.IntN(3), .35+.2*rng.Float64()
		art.modules(cards.Modules, func(x, y int) bool {
			switch dark := code[y*cards.Modules+x]; way {
			case 0:
				return code[x*cards.Modules+y]
			case 1:
				return !dark
			default:
				return dark != (rng.Float64() < spoil)
			}
		})
	case 8: // random modules
		n := 8 + rng.IntN(28)
		art.modules(n, func(x, y int) bool { return rng.IntN(2) == 0 })
	case 9:
		art.text(rng)
	case 10:
		art.inlay(deadLeaves(rng, 25*texelsPerModule, 25*texelsPerModule))
	default:
		art.inlay(weave(rng, 25*texelsPerModule, 25*texelsPerModule, float64(1+rng.IntN(6))*texelsPerModule))
	}
	return art, payload, nil
}

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz:/.-"

func randomText(rng *rand.Rand, n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = alphabet[rng.IntN(len(alphabet))]
	}
	return string(b)
}

// fill paints a square in the middle.
func (p *canvas) fill(margin, side int, shade float32) {
	for y := margin; y < margin+side; y++ {
		for x := margin; x < margin+side; x++ {
			p.pix[y*p.w+x] = shade
		}
	}
}

// modules paints a pattern of n × n modules where a tag has its code.
func (p *canvas) modules(n int, dark func(x, y int) bool) {
	const from, side = (cards.FrameMods + cards.QuietMods) * texelsPerModule, cards.Modules * texelsPerModule
	cells := make([]bool, n*n)
	for i := range cells {
		cells[i] = dark(i%n, i/n)
	}
	for y := range side {
		for x := range side {
			if cells[y*n/side*n+x*n/side] {
				p.pix[(from+y)*p.w+from+x] = ink
			}
		}
	}
}

// inlay copies a smaller picture into the middle.
func (p *canvas) inlay(q *canvas) {
	from := (p.w - q.w) / 2
	for y := range q.h {
		copy(p.pix[(from+y)*p.w+from:], q.pix[y*q.w:(y+1)*q.w])
	}
}

var typeface = sync.OnceValues(func() (*opentype.Font, error) { return opentype.Parse(look.Bold) })

// text writes a few lines.
func (p *canvas) text(rng *rand.Rand) {
	f, err := typeface()
	if err != nil {
		return
	}
	size := float64(2+rng.IntN(9)) * texelsPerModule
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72})
	if err != nil {
		return
	}
	const from, side = 5 * texelsPerModule, 23 * texelsPerModule
	m := image.NewGray(image.Rect(0, 0, side, side))
	for i := range m.Pix {
		m.Pix[i] = paper
	}
	d := font.Drawer{Dst: m, Src: image.NewUniform(color.Gray{Y: ink}), Face: face}
	for y := size * .8; y < side; y += size * 1.1 {
		d.Dot = fixed.P(0, int(y))
		d.DrawString(randomText(rng, 60))
	}
	for y := range side {
		for x := range side {
			p.pix[(from+y)*p.w+from+x] = float32(m.Pix[y*m.Stride+x])
		}
	}
}

// deadLeaves is a picture with the statistics of photographs: discs of all
// sizes, the small ones more frequent by the cube, hiding one another (the
// "dead leaves" of Lee, Mumford and Huang, 2001).
func deadLeaves(rng *rand.Rand, w, h int) *canvas {
	p := newCanvas(w, h, 120)
	const least = 2.5
	most := float64(min(w, h)) / 4
	for range 900 {
		r := least / math.Sqrt(1-rng.Float64()*(1-least*least/(most*most)))
		x0, y0 := rng.Float64()*float64(w), rng.Float64()*float64(h)
		shade, slope := float32(20+210*rng.Float64()), float32(rng.NormFloat64()*20/r)
		for y := max(int(y0-r), 0); y < min(int(y0+r)+1, h); y++ {
			for x := max(int(x0-r), 0); x < min(int(x0+r)+1, w); x++ {
				if dx, dy := float64(x)-x0, float64(y)-y0; dx*dx+dy*dy < r*r {
					p.pix[y*w+x] = min(max(shade+slope*float32(dx), 0), 255)
				}
			}
		}
	}
	return p
}

// weave is cloth with a check, or planks when only one way counts.
func weave(rng *rand.Rand, w, h int, check float64) *canvas {
	p := newCanvas(w, h, 0)
	sin, cos := math.Sincos(2 * math.Pi * rng.Float64())
	low, high, across := 20+80*rng.Float64(), 120+110*rng.Float64(), float64(rng.IntN(2))
	for y := range h {
		for x := range w {
			u, v := (float64(x)*cos-float64(y)*sin)/check, (float64(x)*sin+float64(y)*cos)/check
			k := math.Round(u-math.Floor(u)) + across*math.Round(v-math.Floor(v))
			k /= 1 + across
			thread := 12*math.Sin(u*check*2.1)*math.Sin(v*check*2.3) + 8*math.Sin(9*u+3*math.Sin(v))
			p.pix[y*w+x] = float32(min(max(low+(high-low)*k+thread, 0), 255))
		}
	}
	return p
}

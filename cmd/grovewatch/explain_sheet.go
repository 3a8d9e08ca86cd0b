package main

import (
	"fmt"
	"image"
	"math"
	"strconv"
	"strings"

	"golang.org/x/image/draw"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/vision"
)

// sheet is a picture to draw and write on, in px.
type sheet struct {
	img                  *image.RGBA
	z                    vector.Rasterizer
	plain, bold, display *typeface
}

// typeface is one of the printed game's, in the sizes that were asked for.
type typeface struct {
	font  *opentype.Font
	faces map[int]font.Face // by size in quarters of a px
}

func newSheet(w, h int) (*sheet, error) {
	s := &sheet{img: image.NewRGBA(image.Rect(0, 0, w, h))}
	for to, file := range map[**typeface][]byte{&s.plain: look.Text, &s.bold: look.Bold, &s.display: look.Display} {
		f, err := opentype.Parse(file)
		if err != nil {
			return nil, fmt.Errorf("a typeface cannot be read: %w", err)
		}
		*to = &typeface{f, map[int]font.Face{}}
	}
	return s, nil
}

// face is the typeface at a size, px an em.
func (t *typeface) face(size float64) font.Face {
	key := int(math.Round(4 * size))
	f, ok := t.faces[key]
	if !ok {
		var err error
		f, err = opentype.NewFace(t.font, &opentype.FaceOptions{Size: float64(key) / 4, DPI: 72, Hinting: font.HintingNone})
		if err != nil {
			f = nil
		}
		t.faces[key] = f
	}
	return f
}

// text writes a line with its baseline at y.
func (s *sheet) text(t *typeface, size float64, words string, x, y float64, c look.Colour) {
	d := font.Drawer{Dst: s.img, Src: image.NewUniform(c), Face: t.face(size), Dot: fixed.Point26_6{X: fixed.Int26_6(64 * x), Y: fixed.Int26_6(64 * y)}}
	d.DrawString(words)
}

// width of a line, px.
func (s *sheet) width(t *typeface, size float64, words string) float64 {
	return float64(font.MeasureString(t.face(size), words)) / 64
}

// paragraph writes words broken into lines and gives the baseline after the last.
func (s *sheet) paragraph(t *typeface, size float64, words string, x, y, w float64, c look.Colour) float64 {
	line := ""
	for _, word := range strings.Fields(words) {
		longer := strings.TrimSpace(line + " " + word)
		if line != "" && s.width(t, size, longer) > w {
			s.text(t, size, line, x, y, c)
			line, y = word, y+1.35*size
			continue
		}
		line = longer
	}
	s.text(t, size, line, x, y, c)
	return y + 1.35*size
}

// fill paints the inside of polygons.
func (s *sheet) fill(c look.Colour, shape ...[]vision.Point) {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, polygon := range shape {
		for _, p := range polygon {
			x0, y0, x1, y1 = min(x0, p.X), min(y0, p.Y), max(x1, p.X), max(y1, p.Y)
		}
	}
	r := image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Ceil(x1)), int(math.Ceil(y1))).Intersect(s.img.Rect)
	if r.Empty() {
		return
	}
	s.z.Reset(r.Dx(), r.Dy())
	s.z.DrawOp = draw.Over
	for _, polygon := range shape {
		for i, p := range polygon {
			x, y := float32(p.X-float64(r.Min.X)), float32(p.Y-float64(r.Min.Y))
			if i == 0 {
				s.z.MoveTo(x, y)
			} else {
				s.z.LineTo(x, y)
			}
		}
		s.z.ClosePath()
	}
	s.z.Draw(s.img, r, image.NewUniform(c), image.Point{})
}

// loop draws the outline of a quad; dash gives the lengths of a dash and of
// the gap after it, in widths of the line.
func (s *sheet) loop(q vision.Quad, width float64, dash []float64, c look.Colour) {
	var shape [][]vision.Point
	for i, a := range q {
		b := q[(i+1)%4]
		dx, dy := b.X-a.X, b.Y-a.Y
		n := math.Hypot(dx, dy)
		if n < 1 {
			continue
		}
		ux, uy := dx/n*width/2, dy/n*width/2
		bit := func(from, to float64) {
			p, r := vision.Point{X: a.X + dx*from/n, Y: a.Y + dy*from/n}, vision.Point{X: a.X + dx*to/n, Y: a.Y + dy*to/n}
			shape = append(shape, []vision.Point{{X: p.X - uy, Y: p.Y + ux}, {X: r.X - uy, Y: r.Y + ux}, {X: r.X + uy, Y: r.Y - ux}, {X: p.X + uy, Y: p.Y - ux}})
		}
		if dash == nil {
			bit(-width/2, n+width/2)
			continue
		}
		for at := 0.0; at < n; at += (dash[0] + dash[1]) * width {
			bit(at, min(at+dash[0]*width, n))
		}
	}
	s.fill(c, shape...)
}

// dot draws a disc.
func (s *sheet) dot(at vision.Point, r float64, c look.Colour) {
	s.box(at.X-r, at.Y-r, 2*r, 2*r, r, c)
}

// box draws a rectangle with round corners.
func (s *sheet) box(x, y, w, h, r float64, c look.Colour) {
	var p []vision.Point
	for i, corner := range []vision.Point{{X: x + w - r, Y: y + r}, {X: x + w - r, Y: y + h - r}, {X: x + r, Y: y + h - r}, {X: x + r, Y: y + r}} {
		for k := range 9 {
			sin, cos := math.Sincos((float64(k)/8 + float64(i) - 1) * math.Pi / 2)
			p = append(p, vision.Point{X: corner.X + r*cos, Y: corner.Y + r*sin})
		}
	}
	s.fill(c, p)
}

// symbol draws a sign, size px high, with its top left corner at (x, y).
func (s *sheet) symbol(sign cards.Sign, x, y, size float64, c look.Colour) {
	var shape [][]vision.Point
	var now []vision.Point
	words := strings.Fields(look.Outline(sign))
	// point takes the next two numbers of a box of 24 × 24.
	point := func(i int) vision.Point {
		px, _ := strconv.ParseFloat(strings.TrimLeft(words[i], "MLC"), 64)
		py, _ := strconv.ParseFloat(words[i+1], 64)
		return vision.Point{X: x + px*size/24, Y: y + py*size/24}
	}
	for i := 0; i < len(words); {
		switch words[i][0] {
		case 'C':
			a, b, d, e := now[len(now)-1], point(i), point(i+2), point(i+4)
			const steps = 8
			for k := 1; k <= steps; k++ {
				t := float64(k) / steps
				u := 1 - t
				now = append(now, vision.Point{
					X: u*u*u*a.X + 3*u*u*t*b.X + 3*u*t*t*d.X + t*t*t*e.X,
					Y: u*u*u*a.Y + 3*u*u*t*b.Y + 3*u*t*t*d.Y + t*t*t*e.Y})
			}
			i += 6
		case 'Z':
			shape, now = append(shape, now), nil
			i++
		default: // M or L
			now = append(now, point(i))
			i += 2
		}
	}
	s.fill(c, shape...)
}

package main

import (
	"fmt"
	"image"
	"math"

	"golang.org/x/image/draw"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/vision"
)

// mostWide bounds a picture that is enlarged to make room for words, px.
const mostWide = 3840

// drawExplained draws the picture, darkened, with every finding on it, and a
// panel beside it that says what they mean.
func drawExplained(f vision.Frame, source, title string, found []finding) (*image.RGBA, error) {
	size := f.Gray.Bounds().Size()
	k := enlargement(size, found)
	shown := image.Pt(int(float64(size.X)*k), int(float64(size.Y)*k))
	unit := max(float64(shown.Y)/1080, float64(shown.X)/1920, 1) // px, of the panel's measures
	panel := int(560 * unit)
	s, err := newSheet(shown.X+panel, max(shown.Y, int(900*unit)))
	if err != nil {
		return nil, err
	}
	draw.Draw(s.img, s.img.Rect, image.NewUniform(look.Night), image.Point{}, draw.Src)
	s.picture(f, image.Rectangle{Max: shown})
	for i := len(found) - 1; i >= 0; i-- { // the most like a tag on top
		s.outline(found[i], k)
	}
	for i := range found {
		s.label(found, i, k)
	}
	s.panel(shown.X, unit, source, title, found)
	return s.img, nil
}

// enlargement makes the middle one of the codes large enough for words beside it.
func enlargement(size image.Point, found []finding) float64 {
	const wanted = 64 // px, a code's side
	k := 1.0
	if n := len(found); n > 0 {
		k = math.Ceil(wanted / max(found[min(n/2, counts(found)[0]/2)].Corners.Side(), 1))
	}
	return max(1, min(k, 4, math.Floor(mostWide/float64(size.X))))
}

// counts is how many findings there are of each sign.
func counts(found []finding) (n [8]int) {
	for _, f := range found {
		n[rank(f.refused)]++
	}
	return n
}

// picture shows the frame within a rectangle, darkened so that what is drawn
// on it stands out.
func (s *sheet) picture(f vision.Frame, r image.Rectangle) {
	var src image.Image = f.Gray
	if f.Color != nil {
		src = f.Color
	}
	draw.ApproxBiLinear.Scale(s.img, r, src, src.Bounds(), draw.Src, nil)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := s.img.Pix[s.img.PixOffset(r.Min.X, y):][:4*r.Dx()]
		for i := range row {
			if i%4 < 3 {
				row[i] = uint8(uint16(row[i]) * 7 / 10)
			}
		}
	}
}

// outline draws the white square around a code as it was found, and within it
// the code itself when that was found by its texture; a dot marks the code's own
// top left.
func (s *sheet) outline(f finding, k float64) {
	q := around21(f.Corners, k)
	width := min(max(2, .035*q.Side()), 5)
	if f.refused == vision.NoCode {
		width = max(1, width/2)
	}
	s.loop(q, width+2, nil, look.Alpha(look.Ink, .7))
	s.loop(q, width, f.dash, f.colour)
	if f.Way == vision.Texture && f.refused != vision.NoCode {
		code := f.Corners
		for i, p := range code {
			code[i] = vision.Point{X: k * p.X, Y: k * p.Y}
		}
		s.loop(code, max(1, width/2), nil, f.colour)
	}
	if f.refused == "" {
		s.dot(q[0], 2.2*width, f.colour)
	}
}

// around21 is the white square of a code of 21 modules with its quiet zone, in
// px of the sheet.
func around21(q vision.Quad, k float64) vision.Quad {
	const grow = (vision.Modules + 8.0) / vision.Modules
	c := q.Centroid()
	for i, p := range q {
		q[i] = vision.Point{X: k * (c.X + grow*(p.X-c.X)), Y: k * (c.Y + grow*(p.Y-c.Y))}
	}
	return q
}

// label writes below a finding, or above it where another lies below, what it
// was taken for or its number in the panel, and its two figures.
func (s *sheet) label(found []finding, i int, k float64) {
	f := found[i]
	if f.refused == vision.NoCode {
		return
	}
	q := around21(f.Corners, k)
	size := min(max(.19*q.Side(), 13), 24)
	top, bottom, c := math.Inf(1), math.Inf(-1), q.Centroid()
	for _, p := range q {
		top, bottom = min(top, p.Y), max(bottom, p.Y)
	}
	words, small := f.best, figures(f)
	height := 2.7 * size
	if f.refused != "" {
		number := i + 1 - counts(found)[0]
		words, small, height = fmt.Sprintf("%d  %s", number, small), "", 1.45*size
	}
	w := s.width(s.bold, size, words) + 1.2*size
	y := bottom + .35*size
	box := func(y float64) [4]float64 { return [4]float64{c.X - w/2 - .4*size, y, c.X + w/2 + .4*size, y + height} }
	if above := top - height - .35*size; above > 0 && meets(found, i, k, box(y)) && !meets(found, i, k, box(above)) {
		y = above
	}
	x := min(max(c.X-w/2, .5*size), float64(s.img.Rect.Dx())-w-.5*size)
	s.box(x-.4*size, y, w+.8*size, 1.45*size, .5*size, look.Alpha(look.Ink, .82))
	s.symbol(f.symbol, x, y+.22*size, size, f.colour)
	s.text(s.bold, size, words, x+1.2*size, y+1.08*size, f.colour)
	if small != "" {
		w := s.width(s.plain, .8*size, small)
		x += 1.2*size - .4*size
		s.box(x-.4*size, y+1.5*size, w+.8*size, 1.2*size, .5*size, look.Alpha(look.Ink, .7))
		s.text(s.plain, .8*size, small, x, y+2.37*size, look.Moon)
	}
}

// meets reports whether a box, given by its left, top, right and bottom, would
// hide a part of a finding other than the one with an index.
func meets(found []finding, i int, k float64, box [4]float64) bool {
	for j, f := range found {
		if j == i || f.refused == vision.NoCode {
			continue
		}
		q := around21(f.Corners, k)
		c, half := q.Centroid(), q.Side()/2
		if c.X+half > box[0] && c.X-half < box[2] && c.Y+half > box[1] && c.Y-half < box[3] {
			return true
		}
	}
	return false
}

// figures are the fit of the best and its lead over the second.
func figures(f finding) string {
	if f.best == "" {
		return "no fit"
	}
	return fmt.Sprintf("%.2f %+.2f", f.Score, f.Margin)
}

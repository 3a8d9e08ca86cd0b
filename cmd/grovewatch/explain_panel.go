package main

import (
	"fmt"
	"slices"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/vision"
)

// panel says beside the picture, from x on, what is drawn on it, and lists
// what was refused; unit is a px of a panel 560 px wide.
func (s *sheet) panel(x int, unit float64, source, title string, found []finding) {
	edge := 32 * unit
	left := float64(x) + edge
	wide := float64(s.img.Rect.Dx()-x) - 2*edge
	bottom := float64(s.img.Rect.Dy()) - edge
	y := edge + 26*unit
	s.text(s.display, 32*unit, "What the reader saw", left, y, look.Moon)
	y += 36 * unit
	y = s.paragraph(s.plain, 19*unit, source, left, y, wide, look.Mist)
	y = s.paragraph(s.bold, 19*unit, title, left, y+4*unit, wide, look.Lamp)

	y += 26 * unit
	wider := 100 * unit // the column of words begins here
	n := counts(found)
	for i, sign := range signs {
		if n[i] == 0 && sign.refused != "" {
			continue
		}
		size := 30 * unit
		q := vision.Quad{{X: left, Y: y - .72*size}, {X: left + size, Y: y - .72*size}, {X: left + size, Y: y + .28*size}, {X: left, Y: y + .28*size}}
		s.loop(q, 2.4*unit, sign.dash, sign.colour)
		s.symbol(sign.symbol, left+.24*size, y-.48*size, .52*size, sign.colour)
		s.text(s.bold, 19*unit, fmt.Sprint(n[i]), left+44*unit, y, sign.colour)
		y = s.paragraph(s.plain, 19*unit, sign.words, left+wider, y, wide-wider, look.Moon) + 18*unit
	}
	s.dot(vision.Point{X: left + 15*unit, Y: y - 6*unit}, 6*unit, look.Glow)
	y = s.paragraph(s.plain, 17*unit, "a tag's own top left corner", left+wider, y, wide-wider, look.Mist)
	if slices.ContainsFunc(found, func(f finding) bool { return f.Way == vision.Texture && f.refused != vision.NoCode }) {
		for i, side := range [2]float64{30, 17} {
			x, y := left+(30-side)/2*unit, y-6*unit-side/2*unit
			q := vision.Quad{{X: x, Y: y}, {X: x + side*unit, Y: y}, {X: x + side*unit, Y: y + side*unit}, {X: x, Y: y + side*unit}}
			s.loop(q, float64(2-i)*unit, nil, look.Moon)
		}
		y = s.paragraph(s.plain, 17*unit, "found by its texture: no whole white square in a dark frame", left+wider, y, wide-wider, look.Mist)
	}
	s.text(s.bold, 17*unit, "0.93 +0.41", left, y, look.Moon)
	y = s.paragraph(s.plain, 17*unit, "how well the best tag fits, at most 1, and by how much better than the second", left+wider, y, wide-wider, look.Mist)

	y += 22 * unit
	refused := 0
	for _, f := range found {
		if f.refused == "" || f.refused == vision.NoCode {
			continue
		}
		refused++
		if refused == 1 {
			s.text(s.display, 24*unit, "Not read", left, y, look.Moon)
			y += 32 * unit
		}
		if y+46*unit > bottom {
			more := len(found) - n[0] - n[len(signs)-1] - refused + 1
			s.text(s.plain, 17*unit, fmt.Sprintf("and %d more", more), left, y, look.Mist)
			return
		}
		s.text(s.bold, 17*unit, fmt.Sprint(refused), left, y, f.colour)
		s.symbol(f.symbol, left+30*unit, y-14*unit, 17*unit, f.colour)
		y = s.paragraph(s.plain, 17*unit, f.sentence(), left+58*unit, y, wide-58*unit, look.Moon) + 4*unit
	}
}

// sentence says why a finding was refused.
func (f finding) sentence() string {
	size := fmt.Sprintf("%.1f px per module", f.Corners.Side()/vision.Modules)
	if f.best == "" {
		return size + ": " + string(f.refused)
	}
	s := fmt.Sprintf("%s: most like %s, %.2f", size, f.best, f.Score)
	if f.second != "" {
		s += fmt.Sprintf("; %s %.2f", f.second, f.Score-f.Margin)
	}
	return s
}

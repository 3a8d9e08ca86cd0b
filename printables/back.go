package printables

import (
	"math"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// cardBack draws the back of every card of a deck: the same either way up. The
// wood is that of all games, the figure in the middle the game's, sign and
// colour the deck's. Its edges go on by bleed.
func cardBack(p pen, w, h, bleed float64, b cards.Back) {
	mid, centre, k := w/2, h/2, w/63
	tint := look.Tint(b.Tint)
	deep := look.Mix(look.Night, dim(tint, 0.5), 0.6)
	p.fill(rect(-bleed, -bleed, w+2*bleed, h+2*bleed), look.Night)
	p.glow(20, look.Night, deep, func(t float64) *path {
		return circle(mid, centre, (32-22*t)*k)
	})
	for side := range 2 {
		half := p
		if side == 1 {
			half = p.within(shift(w, h).then(turn(180)))
		}
		stars(half, 3, h*0.52, w-6, h*0.22, 14, 3)
		wood(half, 0, w, h-1, 22*k, 0, -w, look.Mix(look.Fern, deep, 0.25), 41)
		wood(half, 0, w, h+2, 16*k, 0, -w, look.Pine, 5)
		half.fill(rect(-bleed, h-4*k, w+2*bleed, 4*k+bleed), look.Pine)
		half.fill(ridge(w, h-6.5*k, 1.8*k, h), look.Pine)
	}
	motif(p.within(shift(mid, centre).then(zoom(k))), b.Motif, look.Mix(deep, tint, 0.4))
	for side := range 2 {
		half := p
		if side == 1 {
			half = p.within(shift(w, h).then(turn(180)))
		}
		half.fill(circle(mid, centre-13*k, 8.6*k), look.Mix(look.Ink, deep, 0.35))
		half.stroke(circle(mid, centre-13*k, 8.6*k), 0.55*k, tint)
		half.symbol(b.Sign, mid, centre-13*k, 10.5*k, tint)
	}
	p.glow(8, look.Mix(deep, tint, 0.5), look.Mix(tint, look.Moon, 0.5), func(t float64) *path { return circle(mid, centre, (3.4-1.8*t)*k) })
	p.stroke(rounded(2.6, 2.6, w-5.2, h-5.2, 3), 0.35, look.Mix(look.Moss, tint, 0.35))
}

// motif draws a game's figure around the origin, the same when turned by half.
func motif(p pen, m cards.Motif, c look.Colour) {
	switch m {
	case cards.MotifStar: // a witch's circle
		for _, up := range []float64{-90, 90} {
			var xy []float64
			for i := range 3 {
				s, co := math.Sincos((up + 120*float64(i)) * math.Pi / 180)
				xy = append(xy, 25*co, 25*s)
			}
			p.stroke(polygon(xy...), 0.45, c)
		}
		p.stroke(circle(0, 0, 25), 0.6, c)
		p.stroke(circle(0, 0, 27), 0.3, c)
	case cards.MotifLens: // paths of thought around a kernel
		for i := range 4 {
			p.within(turn(45*float64(i))).stroke(ellipse(0, 0, 27, 10.5), 0.45, c)
		}
		p.stroke(circle(0, 0, 27), 0.3, c)
	case cards.MotifLattice: // a leaded window
		for i := range 4 {
			r := 9 + 6.5*float64(i)
			p.stroke(polygon(0, -1.25*r, r, 0, 0, 1.25*r, -r, 0), 0.45, c)
		}
		p.stroke(segment(-28.5, 0, 28.5, 0), 0.3, c)
		p.stroke(segment(0, -35.6, 0, 35.6), 0.3, c)
	default: // the forcefield
		for i := range 5 {
			r := 27 - 4.6*float64(i)
			p.stroke(circle(0, 0, r), 0.3+0.14*float64(i), c)
		}
	}
}

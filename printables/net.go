package printables

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// flapW is the width of the shield's glue flaps, mm.
const flapW = 12.0

// netPage unfolds a shield: its roof, a wall in front and at both sides, and a
// flap on each end of the front wall. The fourth side stays open for the hand.
func netPage(s cards.Piece, p paper) (page, error) {
	w, h := s.W+2*s.Height, s.H+s.Height
	r, ok := p.fit(w, h, 0)
	if !ok {
		return page{}, tooLarge(cards.Piece{ID: s.ID, W: w, H: h}, p)
	}
	x, y := r.block.x+s.Height, r.block.y
	return page{
		room: r, note: "Cut the outline, fold the dashes down, glue the flaps inside",
		items: []item{{s, x, y}},
		draw: func(p pen, _ *cards.Box) error {
			walls(p.within(shift(x, y)), s)
			return nil
		},
	}, nil
}

// walls draws the shield's walls and flaps around its roof, which lies at the
// origin.
func walls(p pen, s cards.Piece) {
	w, h, t := s.W, s.H, s.Height
	wallFace(p.within(shift(0, h)), w, t)
	wallFace(p.within(shift(0, 0).then(turn(90))), h, t)  // left, its top edge at the roof
	wallFace(p.within(shift(w, h).then(turn(-90))), h, t) // right
	outline := polygon(-t, 0, w+t, 0, w+t, h, w, h,
		w, h+1.5, w+flapW, h+6, w+flapW, h+t-6, w, h+t-1.5, w, h+t,
		0, h+t, 0, h+t-1.5, -flapW, h+t-6, -flapW, h+6, 0, h+1.5, 0, h, -t, h)
	p.stroke(outline, cutWidth, black)
	for _, f := range []*path{segment(0, h, w, h), segment(0, 0, 0, h), segment(w, 0, w, h), segment(0, h+1.5, 0, h+t-1.5), segment(w, h+1.5, w, h+t-1.5)} {
		p.stroke(f, 0.3, look.Mist, 2, 1.5)
	}
}

// wallFace draws one wall, w long and t high, with its upper edge at y = 0.
func wallFace(p pen, w, t float64) {
	p.clip(0, 0, w, t, func() {
		p.fill(rect(0, 0, w, t), look.Night)
		wood(p, 0, w, t, t*0.7, 0, -1000, look.Fern, uint32(w))
	})
}

package printables

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// roof draws the top of a shield around its tag: the field seen from above.
func roof(p pen, s cards.Piece) {
	x, y := s.W/2, s.H/2
	o := look.OwnerOf(s.Owner)
	p.fill(rect(0, 0, s.W, s.H), look.Night)
	p.glow(30, look.Night, look.Field, func(t float64) *path { return ellipse(x, y, s.W*(0.56-0.3*t), s.H*(0.62-0.3*t)) })
	stars(p, 0, 0, s.W, s.H, 60, 5)
	for i := range 5 {
		inset := 2.6 + 2.6*float64(i)
		p.stroke(rounded(inset, inset, s.W-2*inset, s.H-2*inset, 12-1.4*float64(i)), 0.5, look.Alpha(o.Colour, 0.85-0.16*float64(i)))
	}
	p.symbol(o.Sign, s.W*0.22, y, 24, o.Colour)
	p.symbol(cards.SignEye, s.W*0.78, y, 24, o.Colour)
}

// flapW is the width of the shield's glue flaps, mm.
const flapW = 12.0

// netPage unfolds a shield: its roof, a wall in front and at both sides, and a
// flap on each end of the front wall. The fourth side stays open for the hand.
func netPage(s cards.Piece, f format) (page, error) {
	w, h := s.W+2*s.Height, s.H+s.Height
	r, ok := f.fit(w*f.scale, h*f.scale, 0)
	if !ok {
		return page{}, tooLarge(cards.Piece{ID: s.ID, W: w, H: h}, f.paper)
	}
	it := laid(s, r.block.x+s.Height*f.scale, r.block.y, f.scale, 0)
	return page{
		room: r, title: s.Name, note: word("Cut the outline, fold the dashes down, glue the flaps inside"),
		fronts: []item{it},
		draw: func(p pen, _ *cards.Box) error {
			walls(p.within(it.at), s)
			return nil
		},
	}, nil
}

// walls draws the shield's walls and flaps around its roof, which lies at the
// origin.
func walls(p pen, s cards.Piece) {
	w, h, t := s.W, s.H, s.Height
	wall(p.within(shift(0, h)), w, t, 9)
	wall(p.within(turn(90)), h, t, 15)
	wall(p.within(shift(w, h).then(turn(-90))), h, t, 21)
	outline := polygon(-t, 0, w+t, 0, w+t, h, w, h,
		w, h+1.5, w+flapW, h+6, w+flapW, h+t-6, w, h+t-1.5, w, h+t,
		0, h+t, 0, h+t-1.5, -flapW, h+t-6, -flapW, h+6, 0, h+1.5, 0, h, -t, h)
	p.stroke(outline, cutWidth, black)
	for _, f := range []*path{segment(0, h, w, h), segment(0, 0, 0, h), segment(w, 0, w, h), segment(0, h+1.5, 0, h+t-1.5), segment(w, h+1.5, w, h+t-1.5)} {
		p.stroke(f, 0.3, look.Mist, 2, 1.5)
	}
}

// wall draws one wall, w long and t high: its upper edge at y = 0.
func wall(p pen, w, t float64, seed uint32) {
	p.clip(0, 0, w, t, func() {
		sky(p, 0, 0, w, t)
		stars(p, 0, 0, w, t*0.6, int(w/3), seed)
		wood(p, 0, w, t, t*0.85, 0, -1000, look.Mix(look.Fern, look.Dusk, 0.4), seed)
		wood(p, 0, w, t+2, t*0.55, 0, -1000, look.Pine, seed+2)
		p.fill(ridge(w, t-7, 1, t), look.Pine)
	})
}

package printables

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/look"
)

// charmFace draws a card whose tag is at its head: what it holds on the left of
// the tag, what it costs or is worth on the right, and its picture, or what it
// holds, before the moon on the foot, where a token may stand. Without a tag
// its picture takes the tag's place, and the foot is left to a name.
func charmFace(p pen, c cards.Piece) error {
	head, side, k := cards.TagMM+0.8, (c.W-cards.TagMM)/2, 1.0
	bare := len(c.Tags) == 0 // as on a screen, where the words are set larger
	if bare {
		head, side, k = c.H*0.55, c.W*0.22, 1.5
	}
	p.stamp(fmt.Sprintf("charm %g %g %v", c.W, c.H, bare), c.W, c.H, func(p pen) {
		p.fill(rect(0, 0, c.W, c.H), look.Ink)
		if bare {
			sky(p, 0, 0, c.W, head)
			wood(p, 0, c.W, head, 14, 0, -c.W, look.Pine, 23)
			return
		}
		p.clip(0, head, c.W, c.H-head, func() {
			in := p.within(shift(0, head))
			moonlight(in, c.W, c.H-head, c.H-head-12.5, c.H-head-8.5, (c.H-head)*0.42, (c.H-head)*0.36)
			in.fill(rect(0, c.H-head-10.6, c.W, 10.6), look.Ink)
		})
	})
	if err := column(p, c.Signs, side/2, head, k); err != nil {
		return fault.Errorf("the card %q: %w", c.Name, err)
	}
	if err := marks(p, c.Marks, c.W-side/2, head, k); err != nil {
		return fault.Errorf("the card %q: %w", c.Name, err)
	}
	x, y, size, wide := c.W/2, head+(c.H-head)*0.42, (c.H-head)*0.55, c.W-4
	if bare {
		y, size, wide = head/2, head*0.7, c.W-2*side
	}
	shown := []string{c.Picture}
	if c.Picture == "" {
		shown = c.Signs
	}
	if err := row(p, shown, x, y, size, wide); err != nil {
		return fault.Errorf("the card %q: %w", c.Name, err)
	}
	if bare {
		return nil
	}
	p.text(bold, c.Code, c.W/2, c.H-1.1, bold.fitted(c.Code, c.W-5, codeSize), middle, look.Lamp)
	y = c.H - 5.2
	if lines, _, ok := nameLines(p.called(c), c.W-4, 4.6); ok && len(lines) == 2 { // clear of the code
		y -= 0.9
	}
	return titled(p, "the card", p.called(c), c.W/2, y, c.W-4, 4.6, look.Moon)
}

// codeSize is the size of a code whose figures are 2.5 mm high.
const codeSize = 3.75

// column draws small pictures below one another in the head, on a light strip.
func column(p pen, signs []string, x, head, k float64) error {
	if p.ground { // nor the strip
		return nil
	}
	w := 6.2 * k
	step := min(6.4*k, (head-2)/float64(max(len(signs), 1)))
	y := head/2 - step*float64(len(signs)-1)/2
	p.fill(rounded(x-w/2, y-step/2-0.4, w, step*float64(len(signs))+0.8, w/2), look.Mix(look.Mist, look.Moon, 0.5))
	for _, s := range signs {
		pic, err := emoji(s)
		if err != nil {
			return err
		}
		p.picture(pic, x, y, min(5.2*k, step-0.4))
		y += step
	}
	return nil
}

// marks draws pictures with a short word below each.
func marks(p pen, all []cards.Mark, x, head, k float64) error {
	high := 0.0
	for _, m := range all {
		high += markHeight(m)
	}
	k = min(k, (head-0.4)/max(high, 1))
	if 3.9*k < figure {
		return fault.Errorf("has more marks than its head has room for: give it fewer")
	}
	size, y := 4.4*k, (head-high*k)/2
	for _, m := range all {
		at := y
		if m.Picture != "" {
			pic, err := emoji(m.Picture)
			if err != nil {
				return err
			}
			p.picture(pic, x, at+size/2, size)
			at += size
		}
		if m.Text != "" {
			p.text(bold, m.Text, x, at+3.2*k, 3.9*k, middle, look.Moon)
		}
		y += markHeight(m) * k
	}
	return nil
}

func markHeight(m cards.Mark) float64 {
	h := 0.4
	if m.Picture != "" {
		h += 4.4
	}
	if m.Text != "" {
		h += 3.6
	}
	return h
}

// row draws pictures side by side, as large as they fit.
func row(p pen, shown []string, x, y, size, w float64) error {
	size = min(size, w/float64(max(len(shown), 1)))
	x -= size * float64(len(shown)-1) / 2
	for _, s := range shown {
		pic, err := emoji(s)
		if err != nil {
			return err
		}
		p.picture(pic, x, y, size*0.94)
		x += size
	}
	return nil
}

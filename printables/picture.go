package printables

import (
	"sync"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
)

// pictureOf is a piece's picture: an emoji, or one of its own; nil for a piece
// without.
func pictureOf(c cards.Piece) (*picture, error) {
	switch {
	case c.Art != nil:
		pic, err := artOf(c.Art)
		if err != nil {
			return nil, fault.Errorf("the card %q: the picture “%s” %w", c.Name, c.Art.Name, err)
		}
		return pic, nil
	case c.Picture != "":
		pic, err := emoji(c.Picture)
		if err != nil {
			return nil, fault.Errorf("the card %q: %w", c.Name, err)
		}
		return pic, nil
	}
	return nil, nil
}

// arts keeps the pictures that were read last, for a window draws them often.
var arts struct {
	mu   sync.Mutex
	read map[*cards.Art]*picture
}

// keptArts is how many are kept; a photograph takes two megabytes.
const keptArts = 48

func artOf(a *cards.Art) (*picture, error) {
	arts.mu.Lock()
	defer arts.mu.Unlock()
	if pic, ok := arts.read[a]; ok {
		return pic, nil
	}
	pic, err := readArt(a)
	if err != nil {
		return nil, err
	}
	if arts.read == nil || len(arts.read) >= keptArts {
		arts.read = map[*cards.Art]*picture{}
	}
	arts.read[a] = pic
	return pic, nil
}

// picture draws a picture with its middle at (x, y), size mm wide. The pen must
// lie square on the canvas for one that is cut at its box.
func (p pen) picture(pic *picture, x, y, size float64) {
	if p.ground {
		return
	}
	if pic.bits != nil {
		p.pixels(pic.bits, x, y, size)
		return
	}
	in := p.within(shift(x-size/2, y-size/2).then(zoom(size / pic.size)))
	draw := func() {
		for _, s := range pic.shapes {
			if s.width > 0 {
				in.stroke(s.outline, s.width, s.colour)
				continue
			}
			in.fill(s.outline, s.colour)
		}
	}
	if pic.cut {
		in.clip(0, 0, pic.size, pic.size, draw)
		return
	}
	draw()
}

// pixels draws a picture of pixels as large as it fits into a square; in
// outline it is a pale grey, for it has no lines.
func (p pen) pixels(b *bitmap, x, y, size float64) {
	if p.outline {
		b = b.pale()
	}
	w, h := float64(b.img.Rect.Dx()), float64(b.img.Rect.Dy())
	k := size / max(w, h)
	p.on.pixels(b, p.at.then(shift(x-w*k/2, y-h*k/2)), w*k, h*k)
}

package placing

import (
	"slices"

	"github.com/grovewatch/grovewatch/vision"
)

// closerLook is what a closer look at a picture finds in which little is read.
type closerLook struct {
	mirrored bool
	foreign  int     // codes that are none of the game's
	smallPx  float64 // of what may be tags that are too small, per module; 0 when nothing is
}

// minTags is how many tags make a finding certain.
const minTags = 3

// Legible is how many pixels a module has at least where some tags of the right
// game would have been read, px.
const Legible = .8

// lookCloser looks why little is read. The mirror image of a code is no code of the
// game's; its picture's mirror image is read when nothing else is.
func (g *Guide) lookCloser(f vision.Frame, read bool) (t closerLook) {
	if !read {
		m := f
		m.Gray, m.Color = mirrored(f.Gray), nil
		if t.mirrored = len(vision.NewReader(g.book).Read(m)) >= minTags; t.mirrored {
			return t
		}
	}
	var sizes []float64
	for _, c := range vision.NewReader(g.book).Explain(f) {
		size := c.Corners.Side() / vision.Modules
		switch {
		case c.Refused == vision.NotOurs && size >= Legible:
			t.foreign++
		case c.Refused == vision.NotOurs || c.Refused == vision.Uncertain || c.Refused == vision.Faint:
			sizes = append(sizes, size)
		}
	}
	if len(sizes) >= minTags {
		slices.Sort(sizes)
		if px := sizes[len(sizes)/2]; px < Legible {
			t.smallPx = px
		}
	}
	return t
}

package placing

import (
	"slices"

	"github.com/grovewatch/grovewatch/vision"
)

// closerLook is what a closer look finds in a picture in which few tags are
// read.
type closerLook struct {
	mirrored    bool
	foreign     int     // codes that are none of the game's
	pxPerModule float64 // of what may be tags that are too small, per module; 0 when nothing is
}

// minTags is how many tags a finding needs.
const minTags = 3

// Legible is the px per module from which on some tags of the game would have
// been read.
const Legible = .8

// lookCloser finds out why few tags are read. read tells whether any is; when
// none is, the mirrored picture is tried, too.
func (g *Guide) lookCloser(f vision.Frame, read bool) (t closerLook) {
	if !read {
		m := vision.Frame{Gray: f.Gray, Time: f.Time, Seq: f.Seq}.Mirrored()
		if t.mirrored = len(vision.NewReader(g.book).Read(m)) >= minTags; t.mirrored {
			return t
		}
	}
	var sizes []float64
	for _, c := range vision.NewReader(g.book).Explain(f) {
		size := c.Corners.Side() / vision.Modules
		switch {
		case c.Way != vision.WhiteSquare: // much that is no tag has the texture of one
		case c.Refused == vision.NotOurs && size >= Legible:
			t.foreign++
		case c.Refused == vision.NotOurs || c.Refused == vision.Uncertain || c.Refused == vision.Faint:
			sizes = append(sizes, size)
		}
	}
	if len(sizes) >= minTags {
		slices.Sort(sizes)
		if px := sizes[len(sizes)/2]; px < Legible {
			t.pxPerModule = px
		}
	}
	return t
}

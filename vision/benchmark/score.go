package benchmark

import (
	"math"

	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// Tally counts how well tags were read.
type Tally struct {
	Shown int // tags that could be read
	Read  int // of those (true positives)
	Wrong int // readings of a tag that does not lie there (false positives)
}

// Share is the recall: the share of those shown that were read; 1 when none was
// shown.
func (t Tally) Share() float64 {
	if t.Shown == 0 {
		return 1
	}
	return float64(t.Read) / float64(t.Shown)
}

// Add adds another picture's tally.
func (t *Tally) Add(o Tally) {
	t.Shown, t.Read, t.Wrong = t.Shown+o.Shown, t.Read+o.Read, t.Wrong+o.Wrong
}

// Score compares what was read with the truth. A tag should be read when at
// most the given share of it, quiet zone included, is covered. A reading is
// wrong when its corners are more than three modules off.
func Score(truth tabletop.Truth, covered float64, seen []vision.Sighting) Tally {
	var t Tally
	read := make([]bool, len(truth.Tags))
	for _, s := range seen {
		right := false
		for i, tag := range truth.Tags {
			if tag.Payload == s.ID && !read[i] && maxCornerDistance(tag.Corners, s.Corners) < 3*tag.Module {
				right, read[i] = true, true
				break
			}
		}
		if !right {
			t.Wrong++
		}
	}
	for i, tag := range truth.Tags {
		if tag.Covered > covered {
			continue
		}
		t.Shown++
		if read[i] {
			t.Read++
		}
	}
	return t
}

// maxCornerDistance is the greatest distance between corresponding corners of
// two quads, px.
func maxCornerDistance(a, b vision.Quad) float64 {
	d := 0.
	for i := range a {
		d = math.Max(d, math.Hypot(a[i].X-b[i].X, a[i].Y-b[i].Y))
	}
	return d
}

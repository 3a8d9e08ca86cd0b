package opencv

import (
	"hash/maphash"
	"time"
)

// frozenFor is how long a camera may repeat the very same picture. The noise of
// a working sensor differs in every picture, but some drivers repeat the last
// one when the camera is gone. Streams are not checked: a codec may repeat a
// picture of a still table exactly, and a stream that is lost ends or falls
// silent, which is noticed.
const frozenFor = 2 * time.Second

// frozenDetector detects pictures that are exactly the same.
type frozenDetector struct {
	sum   uint64
	first time.Time // when the present picture was first seen
}

var frozenSeed = maphash.MakeSeed()

// unchangedFor takes the picture of a moment and gives for how long it has been
// the same.
func (f *frozenDetector) unchangedFor(pix []byte, now time.Time) time.Duration {
	sum := maphash.Bytes(frozenSeed, pix)
	if f.first.IsZero() || sum != f.sum {
		f.sum, f.first = sum, now
	}
	return now.Sub(f.first)
}

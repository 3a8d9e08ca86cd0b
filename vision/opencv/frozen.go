package opencv

import (
	"hash/maphash"
	"time"
)

// frozenFor is how long a camera may repeat the very same picture. A working
// sensor's noise differs in every picture; some drivers repeat the last one
// when the camera is gone. A stream is not watched so: its codec may repeat a
// picture of a still table to the bit, and one that is lost breaks off or falls
// silent, which is told.
const frozenFor = 2 * time.Second

// frozenDetector watches for pictures that stay the same to the bit.
type frozenDetector struct {
	sum   uint64
	first time.Time // when the present picture was first seen
}

var frozenSeed = maphash.MakeSeed()

// unchangedFor takes the picture of a moment and says for how long it has been the same.
func (f *frozenDetector) unchangedFor(pix []byte, now time.Time) time.Duration {
	sum := maphash.Bytes(frozenSeed, pix)
	if f.first.IsZero() || sum != f.sum {
		f.sum, f.first = sum, now
	}
	return now.Sub(f.first)
}

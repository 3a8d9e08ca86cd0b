package opencv

import (
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"
)

// resident is the memory that this program holds, in bytes.
func resident(t *testing.T) int {
	t.Helper()
	runtime.GC()
	debug.FreeOSMemory()
	b, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		t.Skip("memory is only measured on Linux")
	}
	pages, err := strconv.Atoi(strings.Fields(string(b))[1])
	if err != nil {
		t.Fatal(err)
	}
	return pages * os.Getpagesize()
}

// TestNoPictureIsLeaked plays one video many times. Leaving one of OpenCV's
// pictures unfreed per frame would keep 280 MB, per opening with its decoder
// some 40 MB.
func TestNoPictureIsLeaked(t *testing.T) {
	const w, h, frames, rounds = 640, 360, 10, 40
	path := record(t, "round.avi", "mjpeg", frames, w, h)
	play := func() {
		src := open(t, path, Options{})
		for {
			if _, err := src.Next(); err != nil {
				break
			}
		}
		src.Close()
		if _, more := <-src.(*capture).frames; more {
			t.Fatal("the reader goes on after Close")
		}
	}
	for range 5 {
		play() // what OpenCV keeps in any case
	}
	before := resident(t)
	for range rounds {
		play()
	}
	if grown := resident(t) - before; grown > 20<<20 {
		t.Errorf("%d MB more after %d frames", grown>>20, rounds*frames)
	} else {
		t.Logf("%d kB more after %d frames", grown>>10, rounds*frames)
	}
}

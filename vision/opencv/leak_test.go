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

// TestNoPictureIsLeaked plays a video many times, half of it so that Close
// comes in the middle. One of OpenCV's pictures left per frame would keep some
// 300 MB, one per opening 55 MB, a decoder per opening about as much.
func TestNoPictureIsLeaked(t *testing.T) {
	const w, h, frames, rounds = 640, 360, 10, 80
	path := record(t, "round.avi", "mjpeg", frames, w, h)
	play := func() {
		src := open(t, path, Options{})
		for range frames / 2 {
			if _, err := src.Next(); err != nil {
				t.Fatal(err)
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
		t.Errorf("%d MB more after %d rounds", grown>>20, rounds)
	} else {
		t.Logf("%d kB more after %d rounds", grown>>10, rounds)
	}
}

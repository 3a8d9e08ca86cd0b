package vision

import (
	"image"
	"math/rand/v2"
	"runtime"
	"testing"
)

// steadyTable is a small table with a reader and a tracker that know it well,
// and what shows them the next picture of it.
func steadyTable() (r *Reader, t *Tracker, next func() Frame) {
	v, pieces, pics := benchmarkPictures(960, 540, 1.3)
	rng := rand.New(rand.NewPCG(7, 7))
	// In some pictures a hand lies over a corner, so that tags come and go.
	c := newCanvas(v, rng)
	for _, p := range pieces {
		c.draw(v, p)
	}
	for k := range 2 {
		c.fill(image.Rect(100*k, 300, 340+100*k, 540), 165)
		pics = append(pics, c.shoot(v, rng))
	}
	r, t = NewReader(deck().book), NewTracker(plates(fourMats()), TrackerOptions{})
	seq := 0
	next = func() Frame {
		seq++
		i := seq % 4
		if seq%100 > 90 {
			i = 4 + seq%2
		}
		return frameOf(pics[i], seq)
	}
	return r, t, next
}

// TestSteadyStateAllocatesNothing: only the lists of a scene are new, as a
// scene is a value.
func TestSteadyStateAllocatesNothing(t *testing.T) {
	r, tr, next := steadyTable()
	for range 300 {
		f := next()
		tr.Update(f, r.Read(f))
	}
	f := next()
	var seen []Sighting
	if n := testing.AllocsPerRun(60, func() { seen = r.Read(f) }); n > 0 {
		t.Errorf("reading a picture allocates %.1f times", n)
	}
	if len(seen) < 25 {
		t.Errorf("only %d tags are seen", len(seen))
	}
	if n := testing.AllocsPerRun(60, func() { tr.Update(f, seen) }); n > 2 {
		t.Errorf("tracking allocates %.1f times", n)
	}
}

// BenchmarkMemory tells how the heap has grown after as many frames as there
// are rounds, since the first tenth: -benchtime 100000x.
func BenchmarkMemory(b *testing.B) {
	r, t, next := steadyTable()
	heap := func() float64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return float64(m.HeapAlloc)
	}
	before := 0.
	b.ResetTimer()
	for i := range b.N {
		if i == b.N/10 {
			before = heap()
		}
		f := next()
		t.Update(f, r.Read(f))
	}
	b.ReportMetric((heap()-before)/1024, "KiB-grown")
	b.ReportMetric(before/1024, "KiB-before")
	runtime.KeepAlive(r)
	runtime.KeepAlive(t)
}

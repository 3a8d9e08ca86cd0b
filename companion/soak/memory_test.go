package soak

import (
	"context"
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/vision"
)

// mostGrown is by how much the heap may grow after the first third of a run,
// in bytes: less than 20 pictures.
const mostGrown = 16 << 20

// memory is what this program holds, in bytes: its heap, and what the system
// says, or 0.
func memory() (heap, resident int) {
	runtime.GC()
	debug.FreeOSMemory()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	if text, err := os.ReadFile("/proc/self/statm"); err == nil {
		pages, _ := strconv.Atoi(strings.Fields(string(text))[1])
		resident = pages * os.Getpagesize()
	}
	return int(m.HeapAlloc), resident
}

// TestFilmMemoryStaysFlat follows one game as fast as this machine can, and the
// table after its end: 600 pictures, or as many as there is time for.
func TestFilmMemoryStaysFlat(t *testing.T) {
	run := long(t)
	g, err := games.Find("blackwood")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "blackwood", Players: 2}.Complete(g)
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	d, err := demo.New(g, setup, demo.Options{Seed: 3, FPS: 30, Hold: true})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	start := time.Now()
	minute, third, last, frames := start, 0, 0, 0
	shown := 0
	var moves atomic.Int64
	source := each{d, func() {
		frames++
		spent := time.Since(start)
		now := time.Since(minute) >= time.Minute
		if third == 0 && (run == 0 && frames == 200 || run > 0 && spent > run/3) {
			third, _ = memory()
			now = true
		}
		if now {
			minute = time.Now()
			heap, resident := memory()
			t.Logf("%3.0f s: %6d pictures, %3d moves, heap %.1f MB, resident %.1f MB, %d goroutines",
				spent.Seconds(), frames, moves.Load(), float64(heap)/(1<<20), float64(resident)/(1<<20), runtime.NumGoroutine())
		}
		if last == 0 && (run == 0 && frames >= 600 || run > 0 && spent > run) {
			last, _ = memory() // before anything is let go
			cancel()
		}
	}}
	s, err := companion.New(companion.Config{Match: m, Source: source, Show: func(now *companion.Screen) { shown++; moves.Store(int64(len(now.Log))) }, ShowSeats: func([]*companion.SeatScreen) {}})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Run(ctx); err != nil {
		t.Fatal(err)
	}
	spent := time.Since(start).Seconds()
	t.Logf("%.0f s, %d pictures (%.1f a second), %d moves: after the first third the heap grew from %.1f to %.1f MB", spent, frames, float64(frames)/spent, m.Len(), float64(third)/(1<<20), float64(last)/(1<<20))
	if last-third > mostGrown {
		t.Errorf("the heap grew by more than %d MB", mostGrown>>20)
	}
	if shown < frames-2 {
		t.Errorf("of %d pictures %d screens were shown", frames, shown)
	}
}

// each is a source that does something for every picture.
type each struct {
	vision.Source
	do func()
}

func (e each) Next() (vision.Frame, error) {
	e.do()
	return e.Source.Next()
}

package soak

import (
	"context"
	"image"
	"math/rand/v2"
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

// TestFilmMemoryStaysFlat follows a table at which people play the beginning of
// a game and take it all back, with undo as long as the record is behind, again
// and again, as fast as this machine can: 600 pictures, or as many as there is time for.
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
	seconds := 8
	if run > 0 {
		seconds = 80
	}
	table := record(t, g, setup, seconds)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	start := time.Now()
	minute, third, last, frames := start, 0, 0, 0
	shown, made, log := 0, 0, 0
	var s *companion.Session
	var moves atomic.Int64
	var apart atomic.Bool
	source := each{table, func() {
		if frames++; frames%(2*rate) == 0 && apart.Load() {
			s.Send(companion.Undo{})
		}
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
	show := func(now *companion.Screen) {
		shown++
		made += max(0, len(now.Log)-log)
		log = len(now.Log)
		moves.Store(int64(made))
		apart.Store(now.Apart.Pieces > 0)
	}
	s, err = companion.New(companion.Config{Match: m, Source: source, Show: show, ShowSeats: func([]*companion.SeatScreen) {}})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Run(ctx); err != nil {
		t.Fatal(err)
	}
	spent := time.Since(start).Seconds()
	t.Logf("%.0f s, %d pictures (%.1f a second), %.1f hours at %d a second, %d moves made and taken back: after the first third the heap grew from %.1f to %.1f MB",
		spent, frames, float64(frames)/spent, float64(frames)/rate/3600, rate, made, float64(third)/(1<<20), float64(last)/(1<<20))
	if last-third > mostGrown {
		t.Errorf("the heap grew by more than %d MB", mostGrown>>20)
	}
	if shown < frames-2 {
		t.Errorf("of %d pictures %d screens were shown", frames, shown)
	}
	if made == 0 {
		t.Error("no move was recorded")
	}
}

// rate is at how many pictures a second a recorded table is followed; each
// recorded picture is shown so often.
const (
	rate  = 30
	often = 6
)

// recorded is a source of the pictures of a table, forth and back without an
// end, each with other noise.
type recorded struct {
	pictures []*image.Gray
	noise    []int8
	rand     *rand.Rand
	n        int
}

// record draws the first seconds of a game.
func record(t *testing.T, g game.Game, setup game.Setup, seconds int) *recorded {
	t.Helper()
	const fps = rate / often
	d, err := demo.New(g, setup, demo.Options{Seed: 3, Width: 960, Height: 540, FPS: fps, Gray: true})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	r := &recorded{rand: rand.New(rand.NewPCG(3, 3))}
	for range seconds * fps {
		f, err := d.Next()
		if err != nil {
			t.Fatal(err)
		}
		r.pictures = append(r.pictures, f.Gray)
	}
	size := len(r.pictures[0].Pix)
	for range 2 * size {
		r.noise = append(r.noise, int8(r.rand.IntN(5)-2))
	}
	return r
}

// Next gives the next picture.
func (r *recorded) Next() (vision.Frame, error) {
	at := r.n / often % (2 * len(r.pictures))
	if at >= len(r.pictures) {
		at = 2*len(r.pictures) - 1 - at
	}
	from := r.pictures[at]
	noise := r.noise[r.rand.IntN(len(from.Pix)):]
	gray := &image.Gray{Pix: make([]uint8, len(from.Pix)), Stride: from.Stride, Rect: from.Rect}
	for i, v := range from.Pix {
		gray.Pix[i] = uint8(min(255, max(0, int(v)+int(noise[i]))))
	}
	f := vision.Frame{Gray: gray, Time: time.Unix(0, 0).Add(time.Duration(r.n) * time.Second / rate), Seq: r.n}
	r.n++
	return f, nil
}

// Close does nothing: there is no camera.
func (r *recorded) Close() error { return nil }

// each is a source that does something for every picture.
type each struct {
	vision.Source
	do func()
}

func (e each) Next() (vision.Frame, error) {
	e.do()
	return e.Source.Next()
}

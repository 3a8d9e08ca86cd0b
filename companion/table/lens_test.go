package table_test

import (
	"math"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// TestFilmAWideLensBendsNoZone lays a table under a lens of 90° that bends it, at
// 1.3 px per module: once the mats have lain still every piece is placed to 3 mm,
// at the picture's edge, too.
func TestFilmAWideLensBendsNoZone(t *testing.T) {
	box := grove.Game.Box()
	surface := table.NewSurface(box)
	book := codebook(t, surface)
	textures := tabletop.NewTextures(box)
	for _, barrel := range []float64{0, .04, .1, .2} {
		w, err := tabletop.NewWorld(box, 3, 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range box.Pieces() {
			if z, ok := laid[p.ID]; ok {
				if err := w.Put(p.ID, z); err != nil {
					t.Fatal(err)
				}
			}
		}
		cam := tabletop.Webcam(1376, 774)
		cam.FOV, cam.Barrel, cam.Noise, cam.Quality, cam.Gray = 90, barrel, 5, 80, true
		r, err := textures.Renderer(w.W, w.H, cam, tabletop.Room{Lamp: 1, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		reader := vision.NewReader(book)
		options := vision.TrackerOptions{Covers: surface.Covers()}
		tracker := vision.NewTracker(surface.Plates(), options)
		frames := 0
		// look follows n more pictures; it gives by how much the places of pieces
		// are off at most and how many there are.
		look := func(n int) (worst float64, pieces int, s vision.Scene) {
			for range n {
				f, err := r.Render(w, time.Unix(0, int64(frames)*1e8))
				if err != nil {
					t.Fatal(err)
				}
				frames++
				s = tracker.Update(f, reader.Read(f))
			}
			placed := map[string]vision.Tracked{}
			for _, tag := range s.Tags {
				placed[tag.ID] = tag
			}
			for _, p := range r.Truth(w).Pieces {
				l := w.Find(p.ID)
				if l == nil || len(l.Piece.Tags) == 0 {
					continue
				}
				tag, ok := placed[l.Piece.Tags[0].Payload]
				if !ok || tag.Plate != p.Mat {
					continue
				}
				sin, cos := math.Sincos(p.Angle * math.Pi / 180)
				x, y := l.Piece.Tags[0].X-l.Piece.W/2, l.Piece.Tags[0].Y-l.Piece.H/2
				worst = max(worst, math.Hypot(p.X+cos*x-sin*y-tag.X, p.Y+sin*x+cos*y-tag.Y))
				pieces++
			}
			return worst, pieces, s
		}
		before, _, _ := look(7)
		after, pieces, s := look(15)
		c := tracker.Calibration()
		t.Logf("barrel %.2f, %.2f px per module: %d pieces off by %.2f mm at most before, %.2f after; told %.1f and %.1f mm",
			barrel, s.PxPerModule, pieces, before, after, c.Without, c.With)
		if pieces < len(laid) || after > 3 {
			t.Errorf("barrel %.2f: %d pieces of %d placed to %.2f mm", barrel, pieces, len(laid), after)
		}
		if barrel == 0 {
			if c.Lens.K1 != 0 || c.Lens.K2 != 0 {
				t.Errorf("a straight lens is taken for %+v", c.Lens)
			}
			continue
		}
		if before < 1.5 || c.Without < before/2 || c.With > 1 {
			t.Errorf("barrel %.2f: places were off by %.2f mm; %+v is told", barrel, before, c)
		}
		// A tracker that is told the lens is right from the first scene on.
		options.Lens = c.Lens
		tracker, reader = vision.NewTracker(surface.Plates(), options), vision.NewReader(book)
		if off, _, _ := look(4); off > 3 {
			t.Errorf("barrel %.2f: places are off by %.2f mm with the lens remembered", barrel, off)
		}
	}
}

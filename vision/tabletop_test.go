package vision_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// cardBox is a printed game of 60 cards and one mat.
func cardBox() *cards.Box {
	tag := func(name string, x, y float64) cards.Tag {
		return cards.Tag{Payload: cards.Payload(name), X: x, Y: y}
	}
	b := &cards.Box{Game: "reach", Title: "Reach", Tables: map[int]cards.Arrangement{}}
	for i := range 60 {
		id := fmt.Sprintf("card-%d", i)
		picture := []string{"⚓", "☂", "✂", "☎"}[i%4]
		b.Deck = append(b.Deck, cards.Piece{ID: id, Kind: cards.Card, Name: id, Picture: picture, W: 63, H: 88, Code: fmt.Sprint(i), Tags: []cards.Tag{tag(id, 31.5, 69.65)}})
	}
	mat := cards.Mat{Style: "common", Piece: cards.Piece{ID: "mat", Kind: cards.Plate, Name: "Mat", W: 260, H: 180, Tags: []cards.Tag{tag("mat-1", 17, 17), tag("mat-2", 243, 163)}}}
	b.Mats = []cards.Mat{mat}
	return b
}

func cardBook(t testing.TB, b *cards.Box) *vision.Codebook {
	var codes []vision.Code
	for _, p := range b.Pieces() {
		for _, tag := range p.Tags {
			m, err := cards.Encode(tag.Payload)
			if err != nil {
				t.Fatal(err)
			}
			codes = append(codes, vision.Code{ID: tag.Payload, Modules: m[:]})
		}
	}
	book, err := vision.NewCodebook(codes)
	if err != nil {
		t.Fatal(err)
	}
	return book
}

// TestReachOnTheTable lays cards in overlapping rows on oak, slate and cloth,
// under uneven light, and reads them cold, at many px per module.
func TestReachOnTheTable(t *testing.T) {
	if testing.Short() {
		t.Skip("drawing the tables takes a while")
	}
	for _, c := range []struct{ px, floor float64 }{{.7, .75}, {.85, .93}, {1, .96}, {1.4, .98}} {
		right, wrong, total := 0, 0, 0
		for k, surface := range []tabletop.Surface{tabletop.Oak, tabletop.Slate, tabletop.Cloth} {
			const width, height = 1280, 720
			b := cardBox()
			mm := []float64{.885, .88, .825}[k] * cards.ModuleMM / c.px // a px at the middle; a tilt makes tags smaller
			w, h := width*mm, height*mm
			rng := rand.New(rand.NewPCG(uint64(k), uint64(c.px*100)))
			b.Tables[2] = cards.Arrangement{W: w, H: h, Places: []cards.Place{{Mat: "mat", X: 0, Y: 0}}}
			world, err := tabletop.NewWorld(b, 2, uint64(k))
			if err != nil {
				t.Fatal(err)
			}
			for i, p := range b.Deck[:38] {
				x, y := 60+float64(i%10)*(w-120)/9, 60+float64(i/10)*(h-120)/3
				// Every second card lies on the picture of the one before.
				if i%2 == 1 {
					x, y = x-(w-120)/9+8, y+36
				}
				if err := world.PutAt(p.ID, tabletop.Pose{X: x, Y: y, Angle: rng.Float64()*30 - 15 + 90*float64(i/2%4)}); err != nil {
					t.Fatal(err)
				}
			}
			cam := tabletop.Camera{Width: width, Height: height, Tilt: 12 * float64(k), Swing: 4, Roll: 3, Margin: .01,
				Blur: .6 + .2*float64(k), Noise: 4 + float64(k)*2, Quality: 80}
			r, err := tabletop.NewRenderer(b, world.W, world.H, cam, tabletop.Room{Surface: surface, Lamp: 1, Seed: uint64(k)})
			if err != nil {
				t.Fatal(err)
			}
			f, err := r.Render(world, time.Unix(0, 0))
			if err != nil {
				t.Fatal(err)
			}
			truth := r.Truth(world)
			n, ok := 0, 0
			seen := map[string]vision.Sighting{}
			for _, s := range vision.NewReader(cardBook(t, b)).Read(f) {
				seen[s.ID] = s
			}
			for _, tag := range truth.Tags {
				if tag.Visible() {
					n++
				}
				s, found := seen[tag.Payload]
				far := 0.
				for i, p := range tag.Corners {
					far = math.Max(far, math.Hypot(p.X-s.Corners[i].X, p.Y-s.Corners[i].Y))
				}
				switch {
				case found && far > 3*tag.Module:
					wrong++
				case found && tag.Visible():
					ok++
				}
				delete(seen, tag.Payload)
			}
			wrong += len(seen)
			t.Logf("%.2f px/module on %s: %d of %d", c.px, surface, ok, n)
			right, total = right+ok, total+n
		}
		share := float64(right) / float64(total)
		t.Logf("%.2f px/module: %d of %d (%.3f), %d wrong", c.px, right, total, share, wrong)
		if share < c.floor || wrong > 0 {
			t.Errorf("%.2f px/module: read %.3f, at least %.2f expected; %d wrong", c.px, share, c.floor, wrong)
		}
	}
}

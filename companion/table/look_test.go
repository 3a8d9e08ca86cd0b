package table_test

import (
	"fmt"
	"image/png"
	"os"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// laid is a busy moment of a game of three: every kind of zone in use.
var laid = map[string]string{
	"card-watch": "ON1", "card-anchor": "ON8", "card-gear": "BY4", "card-scissors": "PV",
	"card-pencil": "PB1", "card-umbrella": "PR2", "card-envelope": "PO3",
	"kid-marker-1": "FD-K-ON", "kid-marker-2": "FD-K-ON", "agent1-marker-5": "FD-A1-BY", "agent1-marker-8": "FD-A1-ON",
	"card-telephone": "FD-A1-BY", "trust-token": "T6", "claim-token": "CL-BY", "turn-marker": "TURN-agent1",
	"guess-token-1": "GO1", "guess-token-2": "GB2", "guess-token-3": "GB3", "guess-token-4": "GO4",
}

// codebook is the reader's of a surface.
func codebook(t testing.TB, s *table.Surface) *vision.Codebook {
	t.Helper()
	codes, err := s.Codes()
	if err != nil {
		t.Fatal(err)
	}
	book, err := vision.NewCodebook(codes)
	if err != nil {
		t.Fatal(err)
	}
	return book
}

func TestFilmEveryZoneIsReadOffThePicture(t *testing.T) {
	box := grove.Game.Box()
	surface := table.NewSurface(box)
	book := codebook(t, surface)
	textures := tabletop.NewTextures(box)
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		for seed := range uint64(2) {
			t.Run(fmt.Sprintf("%dp/%d", size[1], seed), func(t *testing.T) {
				w, err := tabletop.NewWorld(box, 3, seed)
				if err != nil {
					t.Fatal(err)
				}
				w.Piles["DK"] = 50
				for _, p := range box.Pieces() {
					if z, ok := laid[p.ID]; ok {
						if err := w.Put(p.ID, z); err != nil {
							t.Fatal(err)
						}
					}
				}
				cam := tabletop.Webcam(size[0], size[1])
				cam.Quality = 85
				r, err := textures.Renderer(w.W, w.H, cam, tabletop.Room{Lamp: 1, Seed: seed})
				if err != nil {
					t.Fatal(err)
				}
				f, err := r.Render(w, time.Unix(0, 0))
				if err != nil {
					t.Fatal(err)
				}
				seen := vision.NewReader(book).Read(f)
				poses := vision.Register(surface.Plates(), seen)
				got := map[string]string{}
				for _, s := range seen {
					if spot, ok := surface.Locate(s.ID, s.Corners, poses); ok && spot.Zone != "" {
						got[spot.Piece] = spot.Zone
					}
				}
				for piece, zone := range laid {
					if got[piece] != zone {
						t.Errorf("%s: laid in %s, seen in %q", piece, zone, got[piece])
					}
				}
				if len(got) != len(laid) {
					t.Errorf("%d objects laid, %d seen: %v", len(laid), len(got), got)
				}
				if dir := os.Getenv("GROVEWATCH_PICTURES"); dir != "" {
					out, err := os.Create(fmt.Sprintf("%s/zones-%d-%d.png", dir, size[1], seed))
					if err != nil {
						t.Fatal(err)
					}
					defer out.Close()
					if err := png.Encode(out, f.Color); err != nil {
						t.Fatal(err)
					}
				}
			})
		}
	}
}

package table_test

import (
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/visitors"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// TestABuiltMapIsReadOffThePicture lays tiles in all turns around another, with
// pieces on them, and one tile askew.
func TestABuiltMapIsReadOffThePicture(t *testing.T) {
	box := visitors.Box()
	surface := table.NewSurface(box)
	book := codebook(t, surface)
	textures := tabletop.NewTextures(box)
	// In the order in which it is laid: a tile before what lies on it.
	laid := [][2]string{
		{"tile-library", "M+1+0/0"}, {"tile-kitchen", "M-1+0/180"}, {"tile-nursery", "M+0-1/90"}, {"tile-attic", "M+0+1/270"},
		{"tile-cellar", "M+1+1/180"}, {"tile-gallery", "M-1-1/270"},
		{"whisper-7", "library/hearth"}, {"frost-3", "library/hearth"}, {"shade-2", "kitchen/sink"}, {"whisper-1", "nursery/cradle"},
		{"visitor-3", "kitchen/visitor"}, {"visitor-1", "attic/visitor"}, {"pawn-player1", "foyer/pawns"}, {"pawn-player2", "attic/pawns"}, {"pawn-player3", "attic/pawns"},
		{"visit-library-hearth-whisper", "VISITS"}, {"bell-3", "HAND-player1"}, {"vessel-4", "HAND-player1"}, {"ember-5", "HAND-player1"}, {"candle-8", "HAND-player1"},
		{"blight-cold-hands", "HAND-player1"}, {"turn-marker", "TURN-player2"},
	}
	for seed := range uint64(2) {
		w, err := tabletop.NewWorld(box, 4, seed)
		if err != nil {
			t.Fatal(err)
		}
		want := game.Layout{}
		for _, l := range laid {
			if err := w.Put(l[0], l[1]); err != nil {
				t.Fatal(err)
			}
			want[l[0]] = l[1]
		}
		// Half beside the Library, and turned by half a quarter.
		if err := w.PutAt("tile-chapel", tabletop.Pose{X: w.Find("tile-library").Pose.X + 4, Y: w.Find("tile-library").Pose.Y - 148, Angle: 45}); err != nil {
			t.Fatal(err)
		}
		r, err := textures.Renderer(w.W, w.H, tabletop.Webcam(1280, 720), tabletop.Room{Lamp: 1, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		f, err := r.Render(w, time.Unix(0, 0))
		if err != nil {
			t.Fatal(err)
		}
		picture(t, "tiles", f)
		var scene vision.Scene
		seen := vision.NewReader(book).Read(f)
		scene.Plates = vision.Register(surface.Plates(), seen)
		for _, s := range seen {
			scene.Tags = append(scene.Tags, vision.Tracked{ID: s.ID, Corners: s.Corners, Seen: true, Still: true})
		}
		got, _ := surface.Look(scene)
		if z := got["tile-chapel"]; z != "M-askew" && z != "M+1-1/0" && z != "M+1-1/90" {
			t.Errorf("seed %d: the tile that lies askew is seen in %q", seed, z)
		}
		delete(got, "tile-chapel")
		if !maps.Equal(got, want) {
			for id, z := range want {
				if got[id] != z {
					t.Errorf("seed %d: %s lies in %s, seen in %q", seed, id, z, got[id])
				}
			}
		}
		// A tile without a tag in view is gone, and nothing lies on it.
		var left []vision.Tracked
		for _, tag := range scene.Tags {
			if p, _ := box.Piece("tile-attic"); tag.ID != p.Tags[0].Payload && tag.ID != p.Tags[1].Payload {
				left = append(left, tag)
			}
		}
		scene.Tags = left
		got, _ = surface.Look(scene)
		if got["tile-attic"] != "" || got["visitor-1"] != "" {
			t.Errorf("a tile that is gone is seen in %q, and what lay on it in %q", got["tile-attic"], got["visitor-1"])
		}
	}
}

// picture writes a frame where a person may look at it.
func picture(t *testing.T, name string, f vision.Frame) {
	t.Helper()
	dir := os.Getenv("GROVEWATCH_PICTURES")
	if dir == "" {
		return
	}
	out, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	if err := png.Encode(out, f.Color); err != nil {
		t.Fatal(err)
	}
}

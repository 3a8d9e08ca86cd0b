package main

import (
	"errors"
	"fmt"
	"math"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// laid is a simulated table of the real game for three, seen by a webcam, on
// which every zone has a piece that belongs there.
func laid(t *testing.T) (*tabletop.World, *tabletop.Renderer) {
	t.Helper()
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	return laidWith(t, g.Box())
}

// laidWith is the same with another box.
func laidWith(t *testing.T, box *cards.Box) (*tabletop.World, *tabletop.Renderer) {
	t.Helper()
	w, err := tabletop.NewWorld(box, 3, 7)
	if err != nil {
		t.Fatal(err)
	}
	r, err := tabletop.NewRenderer(box, w.W, w.H, tabletop.Webcam(1920, 1080), tabletop.Room{Lamp: 1, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	left := slices.Concat(box.Tokens, box.Deck)
	for _, m := range w.Mats {
		for _, z := range box.Mat(m.Piece.ID).Zones {
			for i, p := range left {
				// A shield hides what it stands over, and stands above the mat.
				if p.Kind != cards.Shield && z.Accepts(p.Kind) {
					if err := w.Put(p.ID, z.ID); err != nil {
						t.Fatal(err)
					}
					left = append(left[:i:i], left[i+1:]...)
					break
				}
			}
		}
	}
	return w, r
}

// spot is where the centre of a tag's code lies, as scan should say it.
type spot struct {
	piece, mat, zone string
	x, y, angle      float64
}

// shoot writes a picture of the table and gives the spots of all tags of which
// nothing is hidden, by payload.
func shoot(t *testing.T, w *tabletop.World, r *tabletop.Renderer, path string) map[string]spot {
	t.Helper()
	f, err := r.Render(w, time.Time{})
	if err != nil {
		t.Fatal(err)
	}
	writePNG(t, path, f.Color)
	truth := r.Truth(w)
	lies := map[string]tabletop.PieceTruth{}
	for _, p := range truth.Pieces {
		lies[p.ID] = p
	}
	out := map[string]spot{}
	for _, tag := range truth.Tags {
		if !tag.Visible() {
			continue
		}
		piece, _ := w.Box.Piece(tag.Piece)
		code := piece.Tags[tag.Tag]
		s := spot{piece: piece.ID, mat: piece.ID, x: code.X, y: code.Y}
		if piece.Kind != cards.Plate {
			p := lies[piece.ID]
			sin, cos := math.Sincos(p.Angle * math.Pi / 180)
			dx, dy := code.X-piece.W/2, code.Y-piece.H/2
			s.mat, s.zone, s.angle = p.Mat, p.Zone, p.Angle
			s.x, s.y = p.X+cos*dx-sin*dy, p.Y+sin*dx+cos*dy
		} else if code.ID != "" { // a tag that is an object of its own
			s.piece = code.ID
			for _, z := range w.Box.Mat(piece.ID).Zones {
				if z.Contains(code.X, code.Y) {
					s.zone = z.ID
				}
			}
		}
		out[tag.Payload] = s
	}
	return out
}

// agree checks one line of scan with what the camera could see.
func agree(t *testing.T, line scanned, want map[string]spot) {
	t.Helper()
	if line.Width != 1920 || line.Height != 1080 || line.PxPerModule < 1 || line.PxPerModule > 3 || line.MS <= 0 {
		t.Errorf("the frame is said to have %d × %d px, %.2f px per module, read in %.2f ms", line.Width, line.Height, line.PxPerModule, line.MS)
	}
	read := map[string]bool{}
	for _, tag := range line.Tags {
		s, ok := want[tag.Payload]
		if !ok {
			continue // partly hidden, and read in spite of it
		}
		if read[tag.Payload] {
			t.Errorf("%s is listed twice", s.piece)
		}
		read[tag.Payload] = true
		if tag.Mat == nil || tag.X == nil || tag.Y == nil || tag.Angle == nil {
			t.Errorf("%s lies on no mat; it should on %s", tag.Piece, s.mat)
			continue
		}
		zone := ""
		if tag.Zone != nil {
			zone = *tag.Zone
		}
		if tag.Piece != s.piece || *tag.Mat != s.mat || zone != s.zone {
			t.Errorf("%s lies in %q of %s; it should be %s in %q of %s", tag.Piece, zone, *tag.Mat, s.piece, s.zone, s.mat)
		}
		if off := math.Hypot(*tag.X-s.x, *tag.Y-s.y); off > 2 {
			t.Errorf("%s lies %.1f mm from where it should", s.piece, off)
		}
		if off := math.Abs(math.Remainder(*tag.Angle-s.angle, 360)); off > 3 {
			t.Errorf("%s is turned by %.1f° from what it should", s.piece, off)
		}
	}
	for payload, s := range want {
		if !read[payload] {
			t.Errorf("%s in %q of %s is not read", s.piece, s.zone, s.mat)
		}
	}
}

func TestScanSaysWhereEverythingLies(t *testing.T) {
	w, r := laid(t)
	picture := filepath.Join(t.TempDir(), "table.png")
	want := shoot(t, w, r, picture)
	if len(want) < 40 {
		t.Fatalf("only %d tags are in view", len(want))
	}
	lines := scan(t, picture)
	if len(lines) != 1 || lines[0].Source != picture || lines[0].Frame != 0 {
		t.Fatalf("one picture gave %+v", lines)
	}
	agree(t, lines[0], want)
}

func TestFilmScanFollowsAVideo(t *testing.T) {
	needTools(t, "ffmpeg")
	w, r := laid(t)
	dir := t.TempDir()
	var card string // one that moves
	for _, l := range w.Loose {
		if l.Piece.Kind == cards.Card {
			card = l.Piece.ID
		}
	}
	var want []map[string]spot
	for i := range 4 {
		at := *w.Find(card)
		at.Pose.X += float64(3 * i)
		at.Pose.Angle += float64(10 * i)
		if err := w.PutAt(card, at.Pose); err != nil {
			t.Fatal(err)
		}
		want = append(want, shoot(t, w, r, filepath.Join(dir, fmt.Sprintf("%d.png", i))))
	}
	video := filepath.Join(dir, "table.avi")
	cmd := exec.Command("ffmpeg", "-v", "error", "-framerate", "10", "-i", filepath.Join(dir, "%d.png"),
		"-c:v", "mjpeg", "-q:v", "3", "-pix_fmt", "yuvj420p", video)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatal(errors.Join(err, errors.New(string(out))))
	}
	lines := scan(t, video)
	if len(lines) != len(want) {
		t.Fatalf("%d frames gave %d lines", len(want), len(lines))
	}
	for i, line := range lines {
		if line.Frame != i {
			t.Errorf("frame %d is numbered %d", i, line.Frame)
		}
		agree(t, line, want[i])
	}
}

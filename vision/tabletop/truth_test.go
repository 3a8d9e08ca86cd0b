package tabletop

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// sharp is a camera close above the toy table: more than 4 px a module.
func sharp() Camera {
	return Camera{Width: 3072, Height: 1728, Tilt: 12, Swing: 2, Roll: 3, Margin: 0.03, Gray: true}
}

func TestFilmTruthAgreesWithZbar(t *testing.T) {
	if _, err := exec.LookPath("zbarimg"); err != nil {
		t.Skip("zbarimg is not installed")
	}
	w, r := scene(t, sharp(), 4)
	for piece, zone := range map[string]string{"card-1": "SP", "card-2": "PV", "marker-1": "FD-ON", "marker-2": "FD-BY", "guess-1": "G1", "turn": "TURN"} {
		put(t, w, piece, zone)
	}
	f, truth := shoot(t, w, r)
	dir := t.TempDir()
	args := []string{"-q", "--nodbus", "--xml", "-Sdisable", "-Sqrcode.enable"}
	for i, g := range truth.Tags {
		if g.Module < 4 {
			t.Errorf("%s has %.2f px a module, too few for this test", g.Piece, g.Module)
		}
		if !g.Visible() {
			t.Errorf("%.0f %% of the tag of %s is hidden", 100*g.Covered, g.Piece)
		}
		// zbar finds few codes in a full picture: one crop each.
		path := filepath.Join(dir, strconv.Itoa(i)+".png")
		args = append(args, path)
		savePNG(t, path, f.Gray.SubImage(around(g.Corners, 6*g.Module)))
	}
	out, err := exec.Command("zbarimg", args...).Output()
	if err != nil {
		t.Fatalf("zbarimg: %v", err)
	}
	var doc struct {
		Sources []struct {
			Path string   `xml:"href,attr"`
			Data []string `xml:"index>symbol>data"`
		} `xml:"source"`
	}
	if err := xml.Unmarshal(out, &doc); err != nil {
		t.Fatal(err)
	}
	read := 0
	for _, s := range doc.Sources {
		i, err := strconv.Atoi(strings.TrimSuffix(filepath.Base(s.Path), ".png"))
		if err != nil || len(s.Data) != 1 {
			t.Fatalf("zbar found %q in %s", s.Data, s.Path)
		}
		if s.Data[0] != truth.Tags[i].Payload {
			t.Errorf("where the truth has %s of %s, zbar reads %s", truth.Tags[i].Payload, truth.Tags[i].Piece, s.Data[0])
		}
		read++
	}
	if read < len(truth.Tags)-1 {
		t.Errorf("zbar read only %d of %d tags", read, len(truth.Tags))
	}
}

// The code's modules must lie exactly where the truth says: its pattern fits
// there better than a fifth of a module beside.
func TestCornersAreExact(t *testing.T) {
	for _, barrel := range []float64{0, 0.12} {
		t.Run(fmt.Sprint("barrel ", barrel), func(t *testing.T) { cornersAreExact(t, barrel) })
	}
}

func cornersAreExact(t *testing.T, barrel float64) {
	c := plain
	c.Barrel = barrel
	c.Width, c.Height, c.Roll, c.Blur = 1280, 720, 3, 0.8
	w, r := scene(t, c, 8)
	for piece, zone := range map[string]string{"card-1": "SP", "marker-1": "FD-ON", "guess-1": "G1", "shield": "SH"} {
		put(t, w, piece, zone)
	}
	w.Find("card-1").Pose.Angle = 131
	f, truth := shoot(t, w, r)
	for _, g := range truth.Tags {
		if !g.Visible() {
			continue
		}
		p, err := cards.Encode(g.Payload)
		if err != nil {
			t.Fatal(err)
		}
		best := fit(f.Gray, g.Corners, p, 0, 0)
		for _, d := range [][2]float64{{0.2, 0}, {-0.2, 0}, {0, 0.2}, {0, -0.2}} {
			if v := fit(f.Gray, g.Corners, p, d[0], d[1]); v > best {
				t.Errorf("%s fits better %.1f, %.1f modules beside (%.4f) than where it should be (%.4f)", g.Piece, d[0], d[1], v, best)
			}
		}
		if best < 0.72 {
			t.Errorf("%s fits its pattern with only %.3f", g.Piece, best)
		}
	}
}

// fit is the correlation of a picture with a pattern whose corners lie at q,
// shifted by modules; four samples a module.
func fit(m *image.Gray, q vision.Quad, p cards.Pattern, dx, dy float64) float64 {
	return fitAt(m, func(u, v float64) vision.Point {
		return vision.Point{
			X: (q[0].X*(1-u)+q[1].X*u)*(1-v) + (q[3].X*(1-u)+q[2].X*u)*v,
			Y: (q[0].Y*(1-u)+q[1].Y*u)*(1-v) + (q[3].Y*(1-u)+q[2].Y*u)*v,
		}
	}, p, dx, dy)
}

// fitAt is fit for a code whose points, 0 to 1 across and down, lie anywhere.
func fitAt(m *image.Gray, at func(u, v float64) vision.Point, p cards.Pattern, dx, dy float64) float64 {
	var n, sx, sy, sxx, syy, sxy float64
	for i := range 4 * len(p) {
		k := i / 4
		u := (float64(k%cards.Modules) + 0.25 + 0.5*float64(i&1) + dx) / cards.Modules
		v := (float64(k/cards.Modules) + 0.25 + 0.5*float64(i>>1&1) + dy) / cards.Modules
		q := at(u, v)
		a := float64(m.GrayAt(int(math.Floor(q.X)), int(math.Floor(q.Y))).Y)
		b := 1.0
		if p[k] {
			b = 0
		}
		n, sx, sy, sxx, syy, sxy = n+1, sx+a, sy+b, sxx+a*a, syy+b*b, sxy+a*b
	}
	return (n*sxy - sx*sy) / math.Sqrt((n*sxx-sx*sx)*(n*syy-sy*sy))
}

// around is the box of a quad and so many px more.
func around(q vision.Quad, more float64) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range q {
		x0, y0, x1, y1 = math.Min(x0, p.X), math.Min(y0, p.Y), math.Max(x1, p.X), math.Max(y1, p.Y)
	}
	return image.Rect(int(x0-more), int(y0-more), int(x1+more), int(y1+more))
}

func savePNG(t *testing.T, path string, m image.Image) {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestEverythingLaidInTheOpenIsVisible(t *testing.T) {
	w, r := scene(t, Camera{Width: 1280, Height: 720, Tilt: 9, Margin: 0.03, Blur: 0.5, Noise: 2, Gray: true}, 5)
	w.Piles["DK"] = 40
	put(t, w, "card-1", "SP")
	put(t, w, "card-2", "PV")
	put(t, w, "card-3", "PV")
	put(t, w, "shield", "SH")
	for i := range 14 {
		put(t, w, "marker-"+strconv.Itoa(i), "FD-ON")
	}
	for i := range 4 {
		put(t, w, "card-"+strconv.Itoa(4+i), "FD-BY")
	}
	_, truth := shoot(t, w, r)
	for _, g := range truth.Tags {
		if g.Piece == "mat-main" && g.Tag == 2 {
			if g.Covered != 1 {
				t.Errorf("the pile hides %.0f %% of the deck place's tag", 100*g.Covered)
			}
			continue
		}
		if g.Piece == "mat-hood" {
			continue // the roof leans over it
		}
		// In a full lane tokens may touch: a sliver of a quiet zone may go.
		if g.Covered > 0.04 {
			t.Errorf("%.0f %% of the tag %d of %s is hidden", 100*g.Covered, g.Tag, g.Piece)
		}
	}
	for _, p := range truth.Pieces {
		if l := w.Find(p.ID); l != nil && p.Zone != l.Zone {
			t.Errorf("%s was laid in %s and its centre is in %q", p.ID, l.Zone, p.Zone)
		}
	}

	w.Piles["DK"] = 0
	_, truth = shoot(t, w, r)
	for _, g := range truth.Tags {
		if g.Piece == "mat-main" && g.Tag == 2 && !g.Visible() {
			t.Error("the deck place's tag is hidden though the pile is gone")
		}
	}
}

func TestHandHidesTags(t *testing.T) {
	w, r := scene(t, Camera{Width: 1280, Height: 720, Tilt: 9, Margin: 0.03, Gray: true}, 6)
	put(t, w, "card-1", "SP")
	before, truth := shoot(t, w, r)
	if g := tagOf(t, truth, "card-1"); !g.Visible() {
		t.Fatalf("%.0f %% of an open card's tag is hidden", 100*g.Covered)
	}
	card := w.Find("card-1").Pose
	w.Hands = []Hand{{Shoulder: w.Seat("kid", 1), Tip: vision.Point{X: card.X, Y: card.Y - 30}}}
	during, truth := shoot(t, w, r)
	if g := tagOf(t, truth, "card-1"); g.Covered < 0.9 {
		t.Errorf("a hand over the card hides only %.0f %% of its tag", 100*g.Covered)
	}
	if bytes.Equal(before.Gray.Pix, during.Gray.Pix) {
		t.Error("the hand is not in the picture")
	}
	w.Hands = nil
	after, truth := shoot(t, w, r)
	if g := tagOf(t, truth, "card-1"); !g.Visible() {
		t.Errorf("the hand is gone and %.0f %% of the tag is hidden", 100*g.Covered)
	}
	if !bytes.Equal(before.Gray.Pix, after.Gray.Pix) {
		t.Error("after the hand the table looks otherwise than before it")
	}
}

func TestShieldHidesTokens(t *testing.T) {
	w, r := scene(t, Camera{Width: 1280, Height: 720, Tilt: 9, Margin: 0.03, Gray: true}, 7)
	put(t, w, "guess-1", "G1")
	put(t, w, "guess-2", "G2")
	put(t, w, "shield", "SH")
	hidden, truth := shoot(t, w, r)
	for _, id := range []string{"guess-1", "guess-2"} {
		if g := tagOf(t, truth, id); g.Covered != 1 {
			t.Errorf("behind the shield %.0f %% of %s is hidden", 100*g.Covered, id)
		}
	}
	if g := tagOf(t, truth, "shield"); !g.Visible() {
		t.Error("the shield's own tag is hidden")
	}
	// What stands behind the shield changes no pixel of the picture.
	w.Take("guess-1")
	w.Take("guess-2")
	bare, _ := shoot(t, w, r)
	if !bytes.Equal(hidden.Gray.Pix, bare.Gray.Pix) {
		t.Error("the picture tells what is behind the shield")
	}
	put(t, w, "guess-1", "G1")
	w.Take("shield")
	_, truth = shoot(t, w, r)
	if g := tagOf(t, truth, "guess-1"); !g.Visible() {
		t.Errorf("the shield is gone and %.0f %% of the token is hidden", 100*g.Covered)
	}
}

package vision_test

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"math"
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/printables"
	"github.com/grovewatch/grovewatch/vision"
)

// scan prints nine cards on a sheet and scans it.
func scan(t testing.TB) ([]byte, []vision.Label) {
	t.Helper()
	const dpi = 45.
	box := &cards.Box{Game: "scan", Title: "Scan"}
	for i := range 9 {
		id := fmt.Sprintf("card-%d", i)
		box.Deck = append(box.Deck, cards.Piece{ID: id, Kind: cards.Card, Name: id, Picture: "⚓", W: 63, H: 88, Code: fmt.Sprint(i),
			Tags: []cards.Tag{cards.NewTag("scan", id, 31.5, 69.65)}})
	}
	printed, err := printables.Print(t.Context(), box, printables.Options{Paper: "A4", Dir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	first := printed.Components.Pieces[0]
	cmd := exec.Command("pdftoppm", "-png", "-r", strconv.Itoa(dpi), "-f", strconv.Itoa(first.Page), "-l", strconv.Itoa(first.Page), filepath.Join(printed.Dir, first.Sheet))
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("pdftoppm: %v", err)
	}
	page, err := png.Decode(bytes.NewReader(out))
	if err != nil {
		t.Fatal(err)
	}
	m := image.NewRGBA(page.Bounds())
	draw.Draw(m, m.Rect, page, page.Bounds().Min, draw.Src)
	streak(m)
	var labels []vision.Label
	for _, p := range printed.Components.Pieces {
		if p.Sheet != first.Sheet || p.Page != first.Page {
			continue
		}
		for _, tag := range p.Tags {
			x, y, s := tag.X*dpi/25.4, tag.Y*dpi/25.4, tag.Size*dpi/25.4
			labels = append(labels, vision.Label{ID: tag.Payload, Corners: vision.Quad{{X: x, Y: y}, {X: x + s, Y: y}, {X: x + s, Y: y + s}, {X: x, Y: y + s}}})
		}
	}
	w, h := m.Rect.Dx(), m.Rect.Dy()
	askew := turn(1.4, 1, float64(w)/2, float64(h)/2, float64(w)/2, float64(h)/2)
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return magick(t, b.Bytes(), askew, w, h, "-quality", "75"), askew.labels(labels, w, h)
}

// streak gives a picture what a scanner's line of sensors does to it: each
// sensor sees a little more or less than its neighbours (the photo response
// non-uniformity of EMVA 1288, here 1 %), all along the page, and has noise,
// here σ 3 grey levels.
func streak(m *image.RGBA) {
	rng := rand.New(rand.NewPCG(1, 45))
	gain := make([]float64, m.Rect.Dx())
	for x := range gain {
		gain[x] = 1 + .01*rng.NormFloat64()
	}
	for i := range m.Pix {
		if i%4 != 3 {
			v := float64(m.Pix[i])*gain[i/4%len(gain)] + 3*rng.NormFloat64()
			m.Pix[i] = uint8(math.Max(0, math.Min(255, math.Round(v))))
		}
	}
}

package main

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// shot is what a desktop shows, at half its size: soft enough that the edges
// of letters do not matter, and small enough to be kept.
func shot(t *testing.T, display string) *image.RGBA {
	t.Helper()
	var out []byte
	for end := time.Now().Add(patience); ; time.Sleep(time.Second) { // a busy screen may refuse
		cmd := exec.Command("import", "-display", display, "-window", "root", "png:-")
		var said bytes.Buffer
		cmd.Env, cmd.Stderr = append(os.Environ(), "DISPLAY="+display), &said
		var err error
		if out, err = cmd.Output(); err == nil {
			break
		}
		if time.Now().After(end) {
			t.Fatalf("no picture of the screen: %v: %s", err, said.String())
		}
	}
	full, err := png.Decode(bytes.NewReader(out))
	if err != nil {
		t.Fatal(err)
	}
	b := full.Bounds()
	half := image.NewRGBA(image.Rect(0, 0, b.Dx()/2, b.Dy()/2))
	for y := range half.Rect.Dy() {
		for x := range half.Rect.Dx() {
			var sum [3]uint32
			for _, p := range [4]image.Point{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
				r, g, b, _ := full.At(b.Min.X+2*x+p.X, b.Min.Y+2*y+p.Y).RGBA()
				sum[0], sum[1], sum[2] = sum[0]+r, sum[1]+g, sum[2]+b
			}
			half.SetRGBA(x, y, color.RGBA{uint8(sum[0] / 4 >> 8), uint8(sum[1] / 4 >> 8), uint8(sum[2] / 4 >> 8), 255})
		}
	}
	return half
}

// Two pictures are the same when in no tile more than a few pixels differ
// clearly.
const (
	tileSide   = 20 // px of the halved picture
	tileMay    = tileSide * tileSide / 10
	clearly    = 48 // grey levels in one channel
	stillLooks = 5  // so many looks in a row show the same
)

// differing counts the tiles in which two pictures differ, outside of what
// moves by itself, which is given in pixels of the screen.
func differing(a, b *image.RGBA, moving []image.Rectangle) int {
	if a.Rect != b.Rect {
		return 1 << 20
	}
	hidden := func(x, y int) bool {
		for _, m := range moving {
			if (image.Point{2 * x, 2 * y}).In(m) {
				return true
			}
		}
		return false
	}
	tiles := map[image.Point]int{}
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			p, q := a.RGBAAt(x, y), b.RGBAAt(x, y)
			d := max(apart(p.R, q.R), apart(p.G, q.G), apart(p.B, q.B))
			if d > clearly && !hidden(x, y) {
				tiles[image.Pt(x/tileSide, y/tileSide)]++
			}
		}
	}
	n := 0
	for _, count := range tiles {
		if count > tileMay {
			n++
		}
	}
	return n
}

func apart(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

// shows waits until the screen looks as a golden picture does.
func (a *app) shows(display, name string, moving ...image.Rectangle) {
	a.t.Helper()
	file := filepath.Join("testdata", "screens", name+".png")
	if *gametest.Update { // look at each before it is committed
		a.keep(display, file, moving)
		return
	}
	f, err := os.Open(file)
	if err != nil {
		a.t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		a.t.Fatal(err)
	}
	want := image.NewRGBA(img.Bounds())
	for y := range want.Rect.Dy() {
		for x := range want.Rect.Dx() {
			want.Set(x, y, img.At(x, y))
		}
	}
	var last *image.RGBA
	off := 0
	for end := time.Now().Add(patience); ; time.Sleep(200 * time.Millisecond) {
		last = shot(a.t, display)
		if off = differing(last, want, moving); off == 0 {
			return
		}
		if time.Now().After(end) {
			break
		}
		select {
		case err := <-a.done:
			a.done <- err
			a.t.Fatalf("%s: the program ended: %v\n%s", name, err, a.said.String())
		default:
		}
	}
	seen := filepath.Join(os.TempDir(), "grovewatch-"+name+"-seen.png")
	writePNG(a.t, seen, last)
	a.t.Fatalf("the screen differs from %s in %d tiles; it is kept as %s\n%s", file, off, seen, a.said.String())
}

// another does something and waits until much of the screen has changed, as
// another page changes it.
func (a *app) another(display string, do func()) {
	a.t.Helper()
	before := shot(a.t, display)
	do()
	a.until("another page", func() bool { return differing(shot(a.t, display), before, nil) > 40 })
	a.xdotool("sleep", "1")
}

// keep writes the screen as it is once it stands still.
func (a *app) keep(display, file string, moving []image.Rectangle) {
	a.t.Helper()
	last := shot(a.t, display)
	blank := image.NewRGBA(last.Rect)
	for differing(last, blank, moving) == 0 { // nothing is drawn yet
		time.Sleep(300 * time.Millisecond)
		last = shot(a.t, display)
	}
	for still := 0; still < stillLooks; time.Sleep(300 * time.Millisecond) {
		now := shot(a.t, display)
		still++
		if differing(now, last, moving) > 0 {
			still = 0
		}
		last = now
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		a.t.Fatal(err)
	}
	writePNG(a.t, file, last)
}

// xdotool moves the mouse and presses keys as a person would.
func (a *app) xdotool(args ...string) {
	a.t.Helper()
	cmd := exec.Command("xdotool", args...)
	cmd.Env = a.env
	if out, err := cmd.CombinedOutput(); err != nil {
		a.t.Fatalf("xdotool %v: %v: %s", args, err, out)
	}
}

// click presses the left button at a place of the screen, px.
func (a *app) click(x, y int) {
	a.t.Helper()
	a.xdotool("mousemove", strconv.Itoa(x), strconv.Itoa(y), "sleep", "0.3", "click", "1")
}

// away takes the mouse to where nothing lights up below it.
func (a *app) away() {
	a.t.Helper()
	a.xdotool("mousemove", "1278", "798", "sleep", "0.2")
}

// A picture with a word less must not pass for the same.
func TestGoldenPicturesNoticeAWord(t *testing.T) {
	a := image.NewRGBA(image.Rect(0, 0, 640, 400))
	b := image.NewRGBA(a.Rect)
	for i := range b.Pix {
		a.Pix[i], b.Pix[i] = 20, 20
	}
	for y := 100; y < 107; y++ {
		for x := 200; x < 230; x += 2 {
			b.SetRGBA(x, y, color.RGBA{230, 230, 220, 255})
		}
	}
	if differing(a, b, nil) == 0 {
		t.Error("a word of 60 × 14 pixels more is not noticed")
	}
	if n := differing(a, b, []image.Rectangle{image.Rect(380, 190, 480, 220)}); n != 0 {
		t.Errorf("%d tiles differ where nothing counts", n)
	}
}

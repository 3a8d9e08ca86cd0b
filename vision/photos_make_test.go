package vision_test

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/benchmark"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

var update = flag.Bool("update", false, "make the pictures of testdata/photos anew; needs ffmpeg, ImageMagick and pdftoppm")

// recipe is how a picture of the folder is made.
type recipe struct {
	name, about string
	make        func(t testing.TB) (picture []byte, labels []vision.Label)
}

// develop makes all pictures and their labels.
func develop(t *testing.T) {
	t.Helper()
	if err := os.MkdirAll(photos, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, r := range recipes() {
		picture, labels := r.make(t)
		text := bytes.NewBufferString("# " + r.about + "\n# Rendered, not photographed: see README.md.\n")
		if err := vision.WriteLabels(text, labels); err != nil {
			t.Fatal(err)
		}
		for ending, b := range map[string][]byte{".jpg": picture, ".txt": text.Bytes()} {
			if err := os.WriteFile(filepath.Join(photos, r.name+ending), b, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// recipes are the pictures of the folder. Each goes at least through one real
// encoder, and mostly through the sensor's model before it.
func recipes() []recipe {
	const oak, slate, cloth = tabletop.Oak, tabletop.Slate, tabletop.Cloth
	sensor := func(c *tabletop.Camera, well float64) {
		c.Bayer, c.Well, c.Noise, c.Chroma, c.Quality, c.Sharpen = true, well, 2, tabletop.Chroma422, 0, .4
	}
	table := func(w, h int, px float64, seed int, surface tabletop.Surface) benchmark.Setting {
		s := benchmark.Settings(w, h, px, 12)[seed]
		s.Room.Surface, s.Cards = surface, min(s.Cards, int(float64(w*h)/px/px/16000))
		sensor(&s.Camera, 600)
		return s
	}
	// last is the last of n pictures, as a JPEG of a quality.
	last := func(s benchmark.Setting, e effect, n, quality int) func(testing.TB) ([]byte, []vision.Label) {
		return func(t testing.TB) ([]byte, []vision.Label) {
			m, labels := take(t, s, e, n)
			var b bytes.Buffer
			if err := jpeg.Encode(&b, m, &jpeg.Options{Quality: quality}); err != nil {
				t.Fatal(err)
			}
			return b.Bytes(), labels
		}
	}
	with := func(s benchmark.Setting, change func(*benchmark.Setting)) benchmark.Setting {
		change(&s)
		return s
	}
	// edited goes through ImageMagick, which moves the picture by an affine map.
	edited := func(s benchmark.Setting, to affine, w, h int, args ...string) func(testing.TB) ([]byte, []vision.Label) {
		return func(t testing.TB) ([]byte, []vision.Label) {
			m, labels := take(t, s, effect{}, 1)
			var b bytes.Buffer
			if err := png.Encode(&b, m); err != nil {
				t.Fatal(err)
			}
			return magick(t, b.Bytes(), to, w, h, args...), to.labels(labels, w, h)
		}
	}
	hand := func(w *tabletop.World, i int) {
		w.Hands = []tabletop.Hand{{Shoulder: vision.Point{X: w.W * .8, Y: w.H + 330}, Tip: vision.Point{X: w.W * (.4 + .05*float64(i)), Y: w.H * .5}, Up: 20}}
	}
	return []recipe{
		{"webcam-oak", "MJPG of a webcam of 720 lines on oak: Bayer filters, shot noise, sharpening, ffmpeg's mjpeg at scale 5.",
			last(table(1280, 720, 1.5, 2, oak), effect{codec: benchmark.MJPG(5)}, 3, 88)},
		{"webcam-flicker", "MJPG at scale 12 on cloth, under tubes on 50 Hz that flicker by 0.5, read row by row in 25 ms.",
			last(with(table(1280, 720, 1.2, 4, cloth), func(s *benchmark.Setting) {
				s.Room.Flicker, s.Camera.Readout, s.Camera.Motion = .5, .025, .004
			}), effect{codec: benchmark.MJPG(12)}, 3, 85)},
		{"webcam-dusk", "MJPG at scale 8 on slate in half the light: 150 electrons fill a pixel.",
			last(with(table(1280, 720, 1.4, 5, slate), func(s *benchmark.Setting) {
				sensor(&s.Camera, 150)
				s.Camera.Noise, s.Room.Bright, s.Camera.Sharpen = 3, .6, .2
			}), effect{codec: benchmark.MJPG(8)}, 3, 85)},
		{"webcam-wide", "MJPG at scale 20, the coarsest of cheap webcams, through a lens that bends by 0.18, on oak.",
			last(with(table(1280, 720, 1.3, 6, oak), func(s *benchmark.Setting) { s.Camera.Barrel = .18 }), effect{codec: benchmark.MJPG(20)}, 3, 85)},
		{"glossy-curled", "MJPG at scale 8: glossy cards curled by 4 mm under a lamp, on oak.",
			last(with(table(1280, 720, 1.4, 3, oak), func(s *benchmark.Setting) { s.Room.Glare = .7 }), effect{codec: benchmark.MJPG(8), curl: 4}, 3, 85)},
		{"call-swaying", "H.264 at 1200 kbit/s while the camera sways by 2 px and its shutter rolls, on slate.",
			last(with(table(1280, 720, 1.3, 7, slate), func(s *benchmark.Setting) {
				s.Camera.Sway, s.Camera.Readout, s.Camera.Motion = 2, .03, .015
			}), effect{codec: benchmark.H264(1200)}, 8, 88)},
		{"call-hand", "H.264 at 700 kbit/s, the eighth picture, with a hand that passes over cloth.",
			last(with(table(960, 540, 1.3, 1, cloth), func(s *benchmark.Setting) { s.Camera.Motion = .02 }), effect{codec: benchmark.H264(700), each: hand}, 8, 88)},
		{"call-far", "H.264 at 4000 kbit/s of a camera of 1080 lines that is far from the table, on oak.",
			last(table(1920, 1080, .95, 8, oak), effect{codec: benchmark.H264(4000)}, 6, 80)},
		{"call-poor", "H.264 at 300 kbit/s, the eighth picture, of a camera of 540 lines on slate.",
			last(table(960, 540, 1, 10, slate), effect{codec: benchmark.H264(300)}, 8, 88)},
		{"webcam-tiny", "MJPG at scale 6 of tags with 0.65 px a module, on oak.",
			last(table(960, 540, .65, 4, oak), effect{codec: benchmark.MJPG(6)}, 3, 90)},
		{"webcam-unsharp", "MJPG at scale 8 of a camera that focuses beside the table: blur of σ 2.1 px at 1.6 px a module, on cloth.",
			last(with(table(1280, 720, 1.6, 9, cloth), func(s *benchmark.Setting) { s.Camera.Blur = 2.1 }), effect{codec: benchmark.MJPG(8)}, 3, 85)},
		{"phone-half", "A phone's picture of 2560 × 1440 px, made half as large with Lanczos' filter, sharpened, JPEG 80 by libjpeg.",
			edited(with(table(2560, 1440, 2.6, 9, slate), func(s *benchmark.Setting) { s.Camera.Blur *= 1.6 }), affine{.5, 0, 0, .5, 0, 0}, 1280, 720,
				"-filter", "Lanczos", "-distort", "Resize", "1280x720!", "-unsharp", "0x1+0.6+0.01", "-quality", "80")},
		{"phone-turned", "A phone's picture turned by a quarter and made smaller by a third, JPEG 75 by libjpeg.",
			edited(table(1440, 1080, 2, 10, oak), affine{0, 2. / 3, -2. / 3, 0, 720, 0}, 720, 960, "-quality", "75")},
		{"phone-straightened", "A phone's picture straightened by 6.5° and cut, JPEG 70 with 4:2:0 by libjpeg.",
			edited(table(1280, 960, 1.7, 11, cloth), turn(6.5, .9, 640, 480, 512, 384), 1024, 768, "-sampling-factor", "4:2:0", "-quality", "70")},
		{"messenger", "A picture as a messenger passes it on: made smaller by a fifth, JPEG 40 with 4:2:0 by libjpeg.",
			edited(with(table(1600, 900, 1.8, 0, slate), func(s *benchmark.Setting) { s.Camera.Quality = 75 }), affine{.8, 0, 0, .8, 0, 0}, 1280, 720, "-sampling-factor", "4:2:0", "-quality", "40")},
		{"scan-45dpi", "A printed sheet, rasterised by poppler at 45 dpi, askew by 1.4°, with the streaks and noise of a scanner's line, JPEG 75 by libjpeg.", scan},
	}
}

// take gives the last of n pictures of a setting, and what lies in it.
func take(t testing.TB, s benchmark.Setting, e effect, n int) (image.Image, []vision.Label) {
	t.Helper()
	frames, truths, err := e.film(s, n)
	if err != nil {
		t.Fatal(err)
	}
	var labels []vision.Label
	for _, tag := range truths[n-1].Tags {
		if tag.Covered < 1 {
			labels = append(labels, vision.Label{ID: tag.Payload, Corners: tag.Corners, Hidden: tag.Covered > 0})
		}
	}
	return frames[n-1].Color, labels
}

// affine maps a picture's px to another's: x' = a·x + c·y + e, y' = b·x + d·y + f.
type affine [6]float64

// turn turns about a point by degrees clockwise, scales, and brings the point elsewhere.
func turn(degrees, scale, x, y, toX, toY float64) affine {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	sin, cos = sin*scale, cos*scale
	return affine{cos, sin, -sin, cos, toX - cos*x + sin*y, toY - sin*x - cos*y}
}

func (a affine) apply(p vision.Point) vision.Point {
	return vision.Point{X: a[0]*p.X + a[2]*p.Y + a[4], Y: a[1]*p.X + a[3]*p.Y + a[5]}
}

// labels moves labels; what comes to lie outside of w × h px is hidden or gone.
func (a affine) labels(in []vision.Label, w, h int) (out []vision.Label) {
	for _, l := range in {
		inside := 0
		for i, p := range l.Corners {
			q := a.apply(p)
			l.Corners[i] = q
			if q.X >= 0 && q.Y >= 0 && q.X <= float64(w) && q.Y <= float64(h) {
				inside++
			}
		}
		l.Hidden = l.Hidden || inside < 4
		if inside > 0 {
			out = append(out, l)
		}
	}
	return out
}

// magick sends a PNG through ImageMagick: moved by a map into w × h px, unless
// the arguments move it, and on through the arguments to a JPEG.
func magick(t testing.TB, in []byte, to affine, w, h int, args ...string) []byte {
	t.Helper()
	move := []string{"png:-"}
	if args[0] != "-filter" {
		text := ""
		for i, v := range to {
			if i > 0 {
				text += ","
			}
			text += strconv.FormatFloat(v, 'g', 12, 64)
		}
		move = append(move, "-virtual-pixel", "Edge", "-define", fmt.Sprintf("distort:viewport=%dx%d+0+0", w, h), "-distort", "AffineProjection", text)
	}
	cmd := exec.Command("convert", append(append(move, args...), "-strip", "jpg:-")...)
	cmd.Stdin = bytes.NewReader(in)
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("convert: %v: %s", err, &said)
	}
	return out
}

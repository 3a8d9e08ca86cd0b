package opencv

import (
	"errors"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// scene is the nth test picture: its left half red, its right half of a
// brightness that tells n.
func scene(n, w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Bounds(), image.NewUniform(color.RGBA{200, 30, 30, 255}), image.Point{}, draw.Src)
	right := image.Rect(w/2, 0, w, h)
	draw.Draw(img, right, image.NewUniform(color.Gray{shade(n)}), image.Point{}, draw.Src)
	return img
}

func shade(n int) uint8 { return uint8(40 + 10*n) }

// wants checks that a frame shows the nth test picture.
func wants(t *testing.T, f vision.Frame, n, w, h int) {
	t.Helper()
	if got := f.Gray.Bounds(); got != image.Rect(0, 0, w, h) {
		t.Fatalf("frame %d is %v, want %d × %d", n, got, w, h)
	}
	if f.Color.Bounds() != f.Gray.Bounds() {
		t.Errorf("frame %d: colour is %v, grey %v", n, f.Color.Bounds(), f.Gray.Bounds())
	}
	near := func(what string, got, want uint8) {
		t.Helper()
		if d := int(got) - int(want); d < -4 || d > 4 {
			t.Errorf("frame %d: %s is %d, want about %d", n, what, got, want)
		}
	}
	near("grey on the right", f.Gray.GrayAt(w*3/4, h/2).Y, shade(n))
	c := color.RGBAModel.Convert(f.Color.At(w/4, h/2)).(color.RGBA)
	near("red on the left", c.R, 200)
	near("green on the left", c.G, 30)
	near("blue on the left", c.B, 30)
	near("grey on the left", f.Gray.GrayAt(w/4, h/2).Y, color.GrayModel.Convert(color.RGBA{200, 30, 30, 255}).(color.Gray).Y)
}

func write(t *testing.T, path string, encode func(io.Writer) error) {
	t.Helper()
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(encode(f), f.Close()); err != nil {
		t.Fatal(err)
	}
}

// record makes a video of the first n test pictures at 10 frames a second.
func record(t *testing.T, name, codec string, n, w, h int) string {
	t.Helper()
	dir := t.TempDir()
	for i := range n {
		write(t, filepath.Join(dir, strconv.Itoa(100+i)+".png"), func(f io.Writer) error { return png.Encode(f, scene(i, w, h)) })
	}
	out := filepath.Join(dir, name)
	cmd := exec.Command("ffmpeg", "-v", "error", "-framerate", "10", "-start_number", "100", "-i", filepath.Join(dir, "%d.png"),
		"-c:v", codec, "-q:v", "2", "-pix_fmt", "yuvj420p", out)
	if b, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("ffmpeg, which make test installs, made no video: %v\n%s", err, b)
	}
	return out
}

func open(t *testing.T, what string, opt Options) Source {
	t.Helper()
	src, err := Open(what, opt)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { src.Close() })
	return src
}

func TestVideosGiveEveryFrameInOrder(t *testing.T) {
	for _, v := range []struct{ name, codec, reads string }{
		{"table.avi", "mjpeg", "MJPG"},
		{"table.mp4", "h264", "avc1 h264"}, // OpenCV's versions differ
	} {
		t.Run(v.codec, func(t *testing.T) {
			const n, w, h = 12, 320, 180
			src := open(t, record(t, v.name, v.codec, n, w, h), Options{})
			for i := range n {
				f, err := src.Next()
				if err != nil {
					t.Fatalf("frame %d: %v", i, err)
				}
				wants(t, f, i, w, h)
				if f.Seq != i || !f.Time.Equal(time.UnixMilli(int64(100*i))) {
					t.Errorf("frame %d has number %d and time %v", i, f.Seq, f.Time)
				}
			}
			for range 2 {
				if _, err := src.Next(); err != io.EOF {
					t.Fatalf("after the last frame: %v, want EOF", err)
				}
			}
			got := src.Given()
			if !strings.Contains(v.reads, got.Codec) || got != (Given{Width: w, Height: h, FPS: 10, Codec: got.Codec}) {
				t.Errorf("given %+v, want %d × %d at 10 in %s", got, w, h, v.reads)
			}
			if src.Live() {
				t.Error("a video is no live source")
			}
		})
	}
}

func TestPacedVideoStopsWhenClosed(t *testing.T) {
	src := open(t, record(t, "slow.avi", "mjpeg", 3, 64, 64), Options{Paced: true})
	for i := range 3 {
		if _, err := src.Next(); err != nil {
			t.Fatalf("frame %d: %v", i, err)
		}
	}
	src.Close()
	if _, err := src.Next(); !errors.Is(err, os.ErrClosed) {
		t.Errorf("after Close: %v", err)
	}
}

func TestFolderOfPictures(t *testing.T) {
	dir := t.TempDir()
	jpg := func(f io.Writer) error { return jpeg.Encode(f, scene(1, 90, 50), &jpeg.Options{Quality: 95}) }
	write(t, filepath.Join(dir, "a.png"), func(f io.Writer) error { return png.Encode(f, scene(0, 100, 60)) })
	write(t, filepath.Join(dir, "b.JPG"), jpg)
	write(t, filepath.Join(dir, "c.png"), func(f io.Writer) error { _, err := f.Write([]byte("no picture")); return err })
	write(t, filepath.Join(dir, "d.jpeg"), jpg)
	write(t, filepath.Join(dir, "notes.txt"), jpg)
	src := open(t, dir, Options{FPS: 2})
	next := func(n, w, h, seq int) {
		t.Helper()
		f, err := src.Next()
		if err != nil {
			t.Fatal(err)
		}
		wants(t, f, n, w, h)
		if f.Seq != seq || !f.Time.Equal(time.UnixMilli(int64(500*seq))) {
			t.Errorf("picture %d has number %d and time %v", seq, f.Seq, f.Time)
		}
	}
	next(0, 100, 60, 0)
	next(1, 90, 50, 1)
	if _, err := src.Next(); err == nil || !strings.Contains(err.Error(), "c.png\" is no picture") {
		t.Errorf("for a broken picture: %v", err)
	}
	next(1, 90, 50, 3)
	if _, err := src.Next(); err != io.EOF {
		t.Errorf("after the last picture: %v", err)
	}
}

func TestSinglePictureOfEveryKind(t *testing.T) {
	full := scene(2, 41, 30)
	gray := image.NewGray(full.Rect)
	draw.Draw(gray, gray.Rect, full, image.Point{}, draw.Src)
	clear := image.NewNRGBA(full.Rect)
	draw.Draw(clear, clear.Rect, full, image.Point{}, draw.Src)
	clear.SetNRGBA(0, 0, color.NRGBA{})
	for name, img := range map[string]image.Image{"rgba": full, "gray": gray, "nrgba": clear} {
		path := filepath.Join(t.TempDir(), "one.png")
		write(t, path, func(f io.Writer) error { return png.Encode(f, img) })
		src := open(t, path, Options{})
		f, err := src.Next()
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range []image.Point{{5, 5}, {35, 25}} {
			if got, want := f.Gray.GrayAt(p.X, p.Y), gray.GrayAt(p.X, p.Y); got != want {
				t.Errorf("%s: grey at %v is %v, want %v", name, p, got, want)
			}
		}
		if _, err := src.Next(); err != io.EOF {
			t.Errorf("%s: after the only picture: %v", name, err)
		}
	}
}

func TestWhatCannotBeOpenedSaysWhy(t *testing.T) {
	dir := t.TempDir()
	put := func(name, text string) string {
		path := filepath.Join(dir, name)
		write(t, path, func(f io.Writer) error { _, err := f.Write([]byte(text)); return err })
		return path
	}
	whole, err := os.ReadFile(record(t, "cut.mp4", "h264", 3, 64, 64))
	if err != nil {
		t.Fatal(err)
	}
	empty := filepath.Join(dir, "empty folder")
	if err := os.Mkdir(empty, 0o700); err != nil {
		t.Fatal(err)
	}
	for what, want := range map[string]string{
		"97":                                   "camera 97",
		"/dev/video97":                         "there is no",
		filepath.Join(dir, "missing.mp4"):      "there is no file or folder",
		put("text.mp4", "This is no video.\n"): "neither a video nor a picture",
		put("text.txt", "This is no video.\n"): "neither a video nor a picture",
		put("long.txt", strings.Repeat("This is no video.\n", 500)): "neither a video nor a picture",
		put("empty.avi", ""):                     "neither a video nor a picture",
		put("cut.mp4", string(whole[:200])):      "neither a video nor a picture",
		empty:                                    "holds no pictures",
		os.DevNull:                               "neither a file nor a folder",
		"ftp://phone/video":                      "over http, https or rtsp",
		"http://":                                "cannot be understood",
		"http://a:geheim@127.0.0.1:1/video?x=%z": "does not answer",
	} {
		src, err := Open(what, Options{})
		if err == nil {
			src.Close()
			t.Errorf("%s: opened", what)
			continue
		}
		if src != nil {
			t.Errorf("%s: a source beside the error %q", what, err)
		}
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %q, want %q", what, err, want)
		}
		if strings.Contains(err.Error(), "geheim") {
			t.Errorf("a password is told: %q", err)
		}
		t.Log(err)
	}
}

func TestBrokenPictureSaysSo(t *testing.T) {
	path := filepath.Join(t.TempDir(), "cut.png")
	write(t, path, func(f io.Writer) error { return png.Encode(f, scene(0, 200, 200)) })
	if err := os.Truncate(path, 60); err != nil {
		t.Fatal(err)
	}
	src := open(t, path, Options{})
	if _, err := src.Next(); err == nil || !strings.Contains(err.Error(), "is damaged") {
		t.Errorf("a cut picture: %v", err)
	}
	if _, err := src.Next(); err != io.EOF {
		t.Errorf("after it: %v", err)
	}
}

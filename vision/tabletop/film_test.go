package tabletop

import (
	"image"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

func TestFilmKeepsTimeAndPlace(t *testing.T) {
	if _, err := exec.LookPath("ffmpeg"); err != nil {
		t.Skip("ffmpeg is not installed")
	}
	w, r := busy(t, Camera{Width: 320, Height: 180, Margin: .03, Noise: 3}, 3)
	var frames []vision.Frame
	for i := range 8 {
		f, err := r.Render(w, time.Unix(0, int64(i)*33e6))
		if err != nil {
			t.Fatal(err)
		}
		frames = append(frames, f)
		w.Hands[0].Tip.X += 12
	}
	for _, c := range []struct {
		Codec
		gray bool
	}{{MJPG(10), false}, {H264(600), false}, {MJPG(10), true}, {H264(600), true}} {
		for i := range frames {
			if c.gray {
				frames[i].Color = nil
			}
		}
		out, err := Film{Codec: c.Codec}.Develop(frames)
		if err != nil {
			t.Fatal(err)
		}
		for i, f := range out {
			if f.Seq != i || f.Time != frames[i].Time || (f.Color == nil) != c.gray {
				t.Errorf("%s: frame %d is number %d of %v", c.Name, i, f.Seq, f.Time)
			}
			// It must be nearest to its own frame, and near, but not the same.
			own := apart(f.Gray, frames[i].Gray)
			for k, g := range frames {
				if d := apart(f.Gray, g.Gray); k != i && d <= own {
					t.Errorf("%s: frame %d looks more like frame %d (%.2f) than like itself (%.2f)", c.Name, i, k, d, own)
				}
			}
			if own < 1 || own > 60 {
				t.Errorf("%s: frame %d is off by a mean square of %.1f", c.Name, i, own)
			}
		}
	}
}

// apart is the mean square difference of two pictures.
func apart(a, b *image.Gray) float64 {
	sum := 0
	for i, v := range a.Pix {
		d := int(v) - int(b.Pix[i])
		sum += d * d
	}
	return float64(sum) / float64(len(a.Pix))
}

func TestFilmRefuses(t *testing.T) {
	frame := func(w, h int) vision.Frame { return vision.Frame{Gray: image.NewGray(image.Rect(0, 0, w, h))} }
	if _, err := (Film{Codec: MJPG(5)}).Develop([]vision.Frame{frame(16, 16), frame(18, 16)}); err == nil || !strings.Contains(err.Error(), "one size") {
		t.Errorf("two sizes on a film: %v", err)
	}
	if _, err := (Film{FFmpeg: "/no/such/program", Codec: MJPG(5)}).Develop([]vision.Frame{frame(16, 16)}); err == nil || !strings.Contains(err.Error(), "is ffmpeg") {
		t.Errorf("without ffmpeg: %v", err)
	}
	if _, err := exec.LookPath("ffmpeg"); err != nil {
		return
	}
	if _, err := (Film{Codec: Codec{"none", []string{"-c:v", "nosuchcodec"}}}).Develop([]vision.Frame{frame(16, 16)}); err == nil || !strings.Contains(err.Error(), "nosuchcodec") {
		t.Errorf("with a codec that is none: %v", err)
	}
}

package benchmark

import (
	"image"
	"os/exec"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

func TestTranscodedFramesKeepTimeAndPlace(t *testing.T) {
	if _, err := exec.LookPath("ffmpeg"); err != nil {
		t.Skip("ffmpeg is not installed")
	}
	setting := Setting{Px: 1, Cards: 2, Camera: tabletop.Camera{Width: 320, Height: 180, Margin: .03, Noise: 3}, Room: tabletop.Room{Lamp: 1}, Seed: 3}
	scene, err := setting.Lay()
	if err != nil {
		t.Fatal(err)
	}
	w := scene.World
	w.Hands = []tabletop.Hand{{Shoulder: vision.Point{X: w.W / 2, Y: w.H + 330}, Tip: vision.Point{X: w.W * .2, Y: w.H * .4}}}
	var frames []vision.Frame
	for range 8 {
		f, _, err := scene.Shoot()
		if err != nil {
			t.Fatal(err)
		}
		frames = append(frames, f)
		w.Hands[0].Tip.X += 12
	}
	for _, c := range []struct {
		Codec
		gray bool
	}{{MJPG(10), false}, {H264(600), true}} {
		for i := range frames {
			if c.gray {
				frames[i].Color = nil
			}
		}
		out, err := (Transcoder{Codec: c.Codec}).Transcode(frames)
		if err != nil {
			t.Fatal(err)
		}
		for i, f := range out {
			if f.Seq != i || f.Time != frames[i].Time || (f.Color == nil) != c.gray {
				t.Errorf("%s: frame %d is number %d of %v", c.Name, i, f.Seq, f.Time)
			}
			// It must be nearest to its own frame, and near, but not the same.
			own := meanSquareDifference(f.Gray, frames[i].Gray)
			for k, g := range frames {
				if d := meanSquareDifference(f.Gray, g.Gray); k != i && d <= own {
					t.Errorf("%s: frame %d looks more like frame %d (%.2f) than like itself (%.2f)", c.Name, i, k, d, own)
				}
			}
			if own < 1 || own > 60 {
				t.Errorf("%s: frame %d is off by a mean square of %.1f", c.Name, i, own)
			}
		}
	}
}

// meanSquareDifference is the mean square difference of two pictures.
func meanSquareDifference(a, b *image.Gray) float64 {
	sum := 0
	for i, v := range a.Pix {
		d := int(v) - int(b.Pix[i])
		sum += d * d
	}
	return float64(sum) / float64(len(a.Pix))
}

func TestTranscoderRefuses(t *testing.T) {
	frame := func(w, h int) vision.Frame { return vision.Frame{Gray: image.NewGray(image.Rect(0, 0, w, h))} }
	if _, err := (Transcoder{Codec: MJPG(5)}).Transcode([]vision.Frame{frame(16, 16), frame(18, 16)}); err == nil || !strings.Contains(err.Error(), "one size") {
		t.Errorf("two sizes: %v", err)
	}
	if _, err := (Transcoder{FFmpeg: "/no/such/program", Codec: MJPG(5)}).Transcode([]vision.Frame{frame(16, 16)}); err == nil || !strings.Contains(err.Error(), "is ffmpeg") {
		t.Errorf("without ffmpeg: %v", err)
	}
	if _, err := exec.LookPath("ffmpeg"); err != nil {
		return
	}
	if _, err := (Transcoder{Codec: Codec{"none", []string{"-c:v", "nosuchcodec"}}}).Transcode([]vision.Frame{frame(16, 16)}); err == nil || !strings.Contains(err.Error(), "nosuchcodec") {
		t.Errorf("with a codec that is none: %v", err)
	}
}

package tabletop

import (
	"image"
	"math"
	"testing"
)

// even is a picture of one colour.
func even(w, h int, r, g, b uint8) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := 0; i < len(m.Pix); i += 4 {
		m.Pix[i], m.Pix[i+1], m.Pix[i+2], m.Pix[i+3] = r, g, b, 255
	}
	return m
}

func TestDemosaicingKeepsEvenColours(t *testing.T) {
	s := newBayerSensor(Camera{Width: 32, Height: 18, Bayer: true}, 1)
	for _, c := range [][3]uint8{{0, 0, 0}, {255, 255, 255}, {200, 90, 31}, {12, 130, 250}} {
		m := even(32, 18, c[0], c[1], c[2])
		s.process(m.Pix)
		for i, v := range m.Pix {
			if i%4 == 3 {
				continue
			}
			if d := int(v) - int(c[i%4]); d < -1 || d > 1 {
				t.Fatalf("%v became %v at pixel %d", c, m.Pix[i-i%4:i-i%4+3], i/4)
			}
		}
	}
}

// Lines of one pixel are seen by red and green, or by green and blue alone:
// the classical false colours.
func TestDemosaicingColoursFineDetail(t *testing.T) {
	const w, h = 32, 18
	s := newBayerSensor(Camera{Width: w, Height: h, Bayer: true}, 1)
	m := even(w, h, 0, 0, 0)
	for y := 0; y < h; y += 2 {
		for x := range w {
			copy(m.Pix[m.PixOffset(x, y):], []uint8{255, 255, 255})
		}
	}
	s.process(m.Pix)
	p := m.RGBAAt(16, 8)
	if p.R != 255 || p.B != 0 {
		t.Errorf("a white line on red and green pixels became %v; red should be full and blue none", p)
	}
}

// The variance of a grey level is that of reading, and that of as many
// electrons as there are, through the slope of sRGB's curve.
func TestShotNoiseGrowsWithLight(t *testing.T) {
	const n, read, well = 256, 2, 800
	s := newBayerSensor(Camera{Width: n, Height: n, Noise: read, Well: well}, 1)
	for _, level := range []uint8{40, 120, 200} {
		m := even(n, n, level, level, level)
		s.process(m.Pix)
		sum, squares := 0.0, 0.0
		for i := 0; i < len(m.Pix); i += 4 {
			d := float64(m.Pix[i]) - float64(level)
			sum, squares = sum+d, squares+d*d
		}
		mean, got := sum/n/n, math.Sqrt(squares/n/n)
		v := float64(level) / 255
		light := math.Pow((v+.055)/1.055, 2.4)
		slope := 1.055 / 2.4 * math.Pow(light, 1/2.4-1)
		want := math.Sqrt(read*read + math.Pow(255*slope*math.Sqrt(light/well), 2) + 1./12)
		if math.Abs(got/want-1) > .05 || math.Abs(mean) > .15 {
			t.Errorf("at level %d the noise is σ %.2f about %+.2f, not σ %.2f about 0", level, got, mean, want)
		}
	}
}

func TestThinnedColourKeepsBrightness(t *testing.T) {
	for chroma, tall := range map[Chroma]int{Chroma422: 1, Chroma420: 2} {
		m := image.NewRGBA(image.Rect(0, 0, 7, 5))
		for i := range m.Pix {
			m.Pix[i] = uint8(100 + 40*math.Sin(float64(i*i)))
		}
		before, after := image.NewGray(m.Rect), image.NewGray(m.Rect)
		grayOf(m, before)
		chroma.subsample(m)
		grayOf(m, after)
		for i, v := range after.Pix {
			if d := int(v) - int(before.Pix[i]); d < -2 || d > 2 {
				t.Errorf("%s: pixel %d was %d bright and is %d", chroma, i, before.Pix[i], v)
			}
		}
		red := func(x, y int) int { p := m.RGBAAt(x, y); return int(p.R) - int(p.G) }
		if d := red(2, 0) - red(3, tall-1); d < -2 || d > 2 {
			t.Errorf("%s: neighbours are red by %d and %d", chroma, red(2, 0), red(3, tall-1))
		}
	}
}

package tabletop

import (
	"math"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// ago is how many seconds before the last row the rolling shutter has read
// row y: it reads one after the other, evenly (as in the OV7675's
// specification 2.0, section 4.4.1).
func (c Camera) ago(y float64) float64 {
	return c.Readout * (1 - y/float64(c.Height))
}

// sway is a camera that swings because somebody leans on the table. It is
// mounted on a clamped arm, a lightly damped beam with the camera as its mass,
// which swings a few times a second, in two directions at two rates. An open
// shutter gives motion blur, a rolling shutter bends the picture.
type sway struct {
	camera Camera
	phase  [2]float64
	sum    []int32
	column []int32 // a row, and more of its ends on both sides
}

// swayRates are the camera's swings a second, along a row and across.
var swayRates = [2]float64{6, 7.3}

func newSway(c Camera, seed uint64) *sway {
	if c.Sway == 0 {
		return nil
	}
	rnd := newRand(seed, "sway")
	return &sway{camera: c, phase: [2]float64{rnd.Float64(), rnd.Float64()}, sum: make([]int32, 4*c.Width), column: make([]int32, 4*(c.Width+2*overscan))}
}

// at is the picture's offset at a time, px.
func (s *sway) at(t float64) vision.Point {
	d := [2]float64{}
	for i := range d {
		d[i] = s.camera.Sway * math.Sin(2*math.Pi*(math.Mod(swayRates[i]*t, 1)+s.phase[i]))
	}
	return vision.Point{X: d[0], Y: d[1]}
}

// moved is where a picture taken at a time shows the point that is at p while
// the camera stands still.
func (s *sway) moved(p vision.Point, taken time.Time) vision.Point {
	q := p
	for range 4 {
		d := s.at(seconds(taken) - s.camera.Motion/2 - s.camera.ago(q.Y))
		q = vision.Point{X: p.X + d.X, Y: p.Y + d.Y}
	}
	return q
}

// overscan is how many px a row is continued beyond its ends: more than Sway can
// be.
const overscan = 24

// apply moves a picture with so many bytes a pixel, row by row.
func (s *sway) apply(dst, src []uint8, bytes int, taken time.Time) {
	c := s.camera
	h, stride := c.Height, c.Width*bytes
	fastest := 2 * math.Pi * swayRates[1] * c.Sway * c.Motion // px while the shutter is open
	steps := int(math.Max(1, math.Min(8, math.Ceil(fastest/0.5))))
	sum, wide := s.sum[:stride], s.column[:stride+2*overscan*bytes]
	column := wide[overscan*bytes : overscan*bytes+stride]
	for y := range h {
		clear(sum)
		end := seconds(taken) - c.ago(float64(y)+0.5)
		for k := range steps {
			d := s.at(end - c.Motion*(float64(k)+0.5)/float64(steps))
			fx, fy := math.Floor(-d.X), math.Floor(-d.Y)
			across, along := cubicWeights(-d.X-fx), cubicWeights(-d.Y-fy)
			clear(column)
			for j, weight := range along {
				from := min(max(y+int(fy)+j-1, 0), h-1)
				for i, v := range src[from*stride : (from+1)*stride] {
					column[i] += int32(v) * weight
				}
			}
			for i := range overscan * bytes {
				wide[i], wide[overscan*bytes+stride+i] = column[i%bytes], column[stride-bytes+i%bytes]
			}
			at := func(px int) []int32 { return wide[(overscan+int(fx)+px)*bytes:][:stride] }
			a, b, e, f := at(-1), at(0), at(1), at(2)
			for i := range sum {
				sum[i] += (a[i]*across[0] + b[i]*across[1] + e[i]*across[2] + f[i]*across[3]) >> 4
			}
		}
		out := dst[y*stride : (y+1)*stride]
		for i, v := range sum {
			out[i] = clamp(int((v/int32(steps) + 1<<11) >> 12))
		}
	}
}

// cubicWeights gives the weights, 256 in all, of four neighbours for a point between
// the middle two (R. Keys, Cubic convolution interpolation for digital image
// processing, IEEE Trans. ASSP 29, 1981): it hardly softens the picture.
func cubicWeights(f float64) [4]int32 {
	w := [4]float64{
		((-0.5*f+1)*f - 0.5) * f,
		(1.5*f-2.5)*f*f + 1,
		((-1.5*f+2)*f + 0.5) * f,
		(0.5*f - 0.5) * f * f,
	}
	var out [4]int32
	rest := int32(256)
	for i, v := range w {
		out[i] = int32(math.Round(256 * v))
		rest -= out[i]
	}
	out[1] += rest
	return out
}

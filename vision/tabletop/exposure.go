package tabletop

import (
	"math"
	"time"
)

// exposure is the brightness of the pictures. It depends on the light, which
// flickers, and on the camera, which follows the light late and in steps.
//
// A lamp on the mains pulses with twice the mains' frequency. Its flicker is
// the difference of its most and least light over their sum, as in IEEE Std
// 1789-2015. An open shutter takes the mean of the pulses; one that is open
// for a whole number of them sees none. With a rolling shutter each row sees
// another part of a pulse, and bands go over the picture.
//
// The automatic exposure is that of webcams' sensors (OmniVision OV5647
// specification 1.0, section 4.5.2): the picture's mean brightness may leave a
// range before anything happens; then the exposure changes by a sixteenth a
// step (OV9650 implementation guide 1.1, section 3, fast mode) until the mean
// is within a narrower range.
type exposure struct {
	camera Camera
	pulses float64 // a second
	depth  float64 // of the pulses as the shutter leaves it
	phase  float64

	gain    float64 // by the camera
	mean    float64 // brightness of the first picture, which is kept
	settled bool
	off     time.Time // since when the brightness has been off

	tables map[int]*[256]uint8 // of grey levels, by the gain in 256ths
}

// The hysteresis of the automatic exposure: it starts to correct when the mean
// brightness is off its target by more than the share startBand, and stops
// within stopBand.
const (
	startBand = 0.08
	stopBand  = 0.03
)

// newExposure is nil when the light is even and the exposure fixed.
func newExposure(c Camera, room Room) *exposure {
	if c.Auto == 0 && room.Flicker == 0 {
		return nil
	}
	mains := room.Mains
	if mains == 0 {
		mains = 50
	}
	e := &exposure{camera: c, pulses: 2 * mains, depth: room.Flicker, gain: 1, settled: true, tables: map[int]*[256]uint8{}}
	if x := math.Pi * e.pulses * c.Motion; x > 0 {
		e.depth *= math.Sin(x) / x
	}
	e.phase = 2 * math.Pi * newRand(room.Seed, "mains").Float64()
	return e
}

// light is the share of the light that a row of the picture gets.
func (e *exposure) light(y int, at time.Time) float64 {
	if e.depth == 0 {
		return 1
	}
	t := seconds(at) - e.camera.Motion/2 - e.camera.ago(float64(y)+0.5)
	return 1 + e.depth*math.Cos(2*math.Pi*math.Mod(e.pulses*t, 1)+e.phase)
}

// expose brightens or darkens a picture with so many bytes a pixel.
func (e *exposure) expose(pix []uint8, bytes int, at time.Time) {
	stride := e.camera.Width * bytes
	for y := range e.camera.Height {
		gain := int(math.Round(256 * e.gain * e.light(y, at)))
		if gain == 256 {
			continue
		}
		table := e.tables[gain]
		if table == nil {
			table = new([256]uint8)
			for v := range table {
				table[v] = byteOf(255 * encoded(math.Min(1, linear(float64(v)/255)*float64(gain)/256)))
			}
			e.tables[gain] = table
		}
		row := pix[y*stride : (y+1)*stride]
		for i, v := range row {
			row[i] = table[v]
		}
	}
}

// follow takes a picture and sets the gain of the next.
func (e *exposure) follow(grey []uint8, at time.Time) {
	if e.camera.Auto == 0 {
		return
	}
	sum, n := 0, 0
	for i := 0; i < len(grey); i += 7 { // no even number of rows
		sum, n = sum+int(grey[i]), n+1
	}
	mean := math.Max(1, float64(sum)/float64(n))
	if e.mean == 0 {
		e.mean = mean
	}
	off := math.Abs(mean/e.mean - 1)
	if e.settled && off > startBand {
		e.settled, e.off = false, at
	}
	if off < stopBand {
		e.settled = true
	}
	if e.settled || at.Sub(e.off).Seconds() < e.camera.Auto {
		return
	}
	e.off = at
	if mean > e.mean {
		e.gain *= 15. / 16
	} else {
		e.gain *= 16. / 15
	}
	e.gain = math.Max(1./8, math.Min(8, e.gain))
}

// seconds is a time as a number, of any age.
func seconds(at time.Time) float64 { return at.Sub(time.Unix(0, 0)).Seconds() }

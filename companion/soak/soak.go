// Package soak lets things go wrong while games are played, for as long as it is
// told: the program is killed, the camera fails in every way, the clock jumps.
// Its tests are short unless GROVEWATCH_SOAK says for how long, as make soak
// does. It must not know a particular game.
package soak

import (
	"errors"
	"image"
	"math/rand/v2"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// Fault is what can befall a camera.
type Fault string

// The faults of a camera.
const (
	None      Fault = ""
	Unplugged Fault = "unplugged" // an error instead of pictures
	Frozen    Fault = "frozen"    // the same picture again and again
	Dark      Fault = "dark"      // hardly any light
	Covered   Fault = "covered"   // something lies close before the lens
	Replaced  Fault = "replaced"  // a camera that stands otherwise, turned round
	Resized   Fault = "resized"   // pictures of half the size
	Jumped    Fault = "jumped"    // the clock leaps by up to an hour, either way
)

// Faults lists them.
func Faults() []Fault {
	return []Fault{Unplugged, Frozen, Dark, Covered, Replaced, Resized, Jumped}
}

// Camera is a source whose pictures fail at random.
type Camera struct {
	vision.Source
	// Trouble is told when a fault begins, and None when it has ended; nil
	// tells nobody.
	Trouble func(Fault)
	// Count is how often each fault came.
	Count map[Fault]int

	rand   *rand.Rand
	now    Fault
	left   int           // pictures until the fault ends, or the next begins
	leap   time.Duration // by which the clock is wrong
	frozen vision.Frame
}

// Between two faults, and for a fault, so many pictures pass at most.
const (
	mostSound  = 150
	mostFaulty = 60
)

// NewCamera makes a camera fail by chance.
func NewCamera(src vision.Source, seed uint64) *Camera {
	return &Camera{Source: src, Count: map[Fault]int{}, rand: rand.New(rand.NewPCG(seed, 9)), left: mostSound}
}

// Next gives the next picture, or what a fault makes of it.
func (c *Camera) Next() (vision.Frame, error) {
	f, err := c.Source.Next()
	if err != nil {
		return f, err
	}
	c.change(f)
	f.Time = f.Time.Add(c.leap)
	switch c.now {
	case Unplugged:
		return vision.Frame{}, errors.New("camera 3 has stopped sending pictures: check its cable")
	case Frozen:
		at := f.Time
		f = c.frozen
		f.Time = at
	case Dark:
		f = drawn(f, f.Gray.Rect, func(x, y int) uint8 { return f.Gray.GrayAt(x, y).Y / 16 })
	case Covered:
		f = drawn(f, f.Gray.Rect, func(x, y int) uint8 { return uint8(90 + (x+y)%3) })
	case Replaced:
		m := f.Gray.Rect.Max
		f = drawn(f, f.Gray.Rect, func(x, y int) uint8 { return f.Gray.GrayAt(m.X-1-x, m.Y-1-y).Y })
	case Resized:
		half := image.Rect(0, 0, f.Gray.Rect.Dx()/2, f.Gray.Rect.Dy()/2)
		f = drawn(f, half, func(x, y int) uint8 {
			a, b := int(f.Gray.GrayAt(2*x, 2*y).Y), int(f.Gray.GrayAt(2*x+1, 2*y+1).Y)
			return uint8((a + b) / 2)
		})
	}
	return f, nil
}

// change begins and ends faults.
func (c *Camera) change(f vision.Frame) {
	if c.left--; c.left > 0 {
		return
	}
	if c.now != None {
		c.now, c.left = None, 1+c.rand.IntN(mostSound)
	} else {
		all := Faults()
		c.now, c.left, c.frozen = all[c.rand.IntN(len(all))], 1+c.rand.IntN(mostFaulty), f
		c.Count[c.now]++
		if c.now == Jumped {
			c.leap += time.Duration((2*c.rand.Float64() - 1) * float64(time.Hour))
		}
	}
	if c.Trouble != nil {
		c.Trouble(c.now)
	}
}

// drawn is a frame with another picture.
func drawn(f vision.Frame, r image.Rectangle, shade func(x, y int) uint8) vision.Frame {
	out := image.NewGray(r)
	for y := range r.Dy() {
		row := out.Pix[y*out.Stride : y*out.Stride+r.Dx()]
		for x := range row {
			row[x] = shade(x, y)
		}
	}
	f.Gray, f.Color = out, nil
	return f
}

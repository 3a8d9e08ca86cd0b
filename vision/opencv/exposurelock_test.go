package opencv

import (
	"image"
	"testing"
	"time"

	"gocv.io/x/gocv"
)

// fakeControls is a camera with controls. Its picture is as bright as its exposure
// says, which it chooses for itself while it may.
type fakeControls struct {
	values map[gocv.VideoCaptureProperties]float64
	stale  bool // it does not tell the exposure that it chose
	hand   int  // pictures that a hand darkens after each locking
}

const chosen = 120.0

func (k *fakeControls) Get(p gocv.VideoCaptureProperties) float64 {
	v, ok := k.values[p]
	if !ok {
		return -1
	}
	return v
}

func (k *fakeControls) Set(p gocv.VideoCaptureProperties, v float64) {
	if old, ok := k.values[p]; ok && old >= 0 {
		k.values[p] = v
	}
	if p == gocv.VideoCaptureAutoExposure && v == autoExposure && !k.stale {
		k.values[gocv.VideoCaptureExposure] = chosen
	}
}

func (k *fakeControls) picture() *image.Gray {
	g := image.NewGray(image.Rect(0, 0, 64, 64))
	bright := chosen
	if k.Get(gocv.VideoCaptureAutoExposure) == manualExposure {
		bright = k.Get(gocv.VideoCaptureExposure)
		if k.hand > 0 {
			k.hand--
			bright /= 3
		}
	}
	for i := range g.Pix {
		g.Pix[i] = uint8(min(bright, 255))
	}
	return g
}

func TestFocusAndExposureAreLockedAsTheyHaveSettled(t *testing.T) {
	const (
		autoFocus = gocv.VideoCaptureAutoFocus
		focus     = gocv.VideoCaptureFocus
		auto      = gocv.VideoCaptureAutoExposure
		exposure  = gocv.VideoCaptureExposure
	)
	type values = map[gocv.VideoCaptureProperties]float64
	for name, c := range map[string]struct {
		fakeControls
		focus, exposure bool
		end             values
	}{
		"all can be":      {fakeControls{values: values{autoFocus: 1, focus: 40, auto: autoExposure, exposure: 5}}, true, true, values{autoFocus: 0, focus: 40, auto: manualExposure, exposure: chosen}},
		"a fixed focus":   {fakeControls{values: values{auto: autoExposure, exposure: 5}}, true, true, values{auto: manualExposure, exposure: chosen}},
		"no exposure":     {fakeControls{values: values{autoFocus: 1, focus: 40}}, true, false, values{autoFocus: 0, focus: 40}},
		"a stale value":   {fakeControls{values: values{auto: autoExposure, exposure: 5}, stale: true}, true, false, values{auto: autoExposure, exposure: 5}},
		"a passing hand":  {fakeControls{values: values{auto: autoExposure, exposure: 5}, hand: 12}, true, true, values{auto: manualExposure, exposure: chosen}},
		"nothing at all":  {fakeControls{values: values{}}, true, false, values{}},
		"auto by default": {fakeControls{values: values{autoFocus: 0, focus: 3, auto: manualExposure, exposure: 5}}, true, true, values{autoFocus: 0, focus: 3, auto: manualExposure, exposure: chosen}},
	} {
		t.Run(name, func(t *testing.T) {
			k := c.fakeControls
			s := newExposureLock(&k)
			now, ended := time.Unix(100, 0), 0
			for range 200 { // ten a second
				now = now.Add(100 * time.Millisecond)
				if s.update(now, k.picture()) {
					ended++
				}
			}
			if ended != 1 || s.focus != c.focus || s.exposure != c.exposure {
				t.Errorf("ended %d times, focus %v, exposure %v", ended, s.focus, s.exposure)
			}
			for p, want := range c.end {
				if got := k.values[p]; got != want {
					t.Errorf("property %v is %v, want %v", p, got, want)
				}
			}
		})
	}
}

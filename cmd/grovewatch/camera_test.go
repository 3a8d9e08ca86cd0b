package main

import (
	"errors"
	"testing"

	"github.com/grovewatch/grovewatch/vision/opencv"
)

func TestWhatACameraGivesIsSaid(t *testing.T) {
	hd := opencv.Given{Width: 1280, Height: 720, FPS: 29.97, Codec: "MJPG"}
	locked := func(focus, exposure bool) opencv.Given {
		g := hd
		g.Settled, g.Focus, g.Exposure = true, focus, exposure
		return g
	}
	for _, c := range []struct {
		g      opencv.Given
		steady bool
		want   string
	}{
		{opencv.Given{}, true, ""},
		{opencv.Given{Width: 640, Height: 480}, false, "640 × 480"},
		{hd, false, "1280 × 720, 30 a second, MJPG"},
		{hd, true, "1280 × 720, 30 a second, MJPG"}, // not settled yet
		{locked(true, true), true, "1280 × 720, 30 a second, MJPG; focus and exposure are locked"},
		{locked(true, false), true, "1280 × 720, 30 a second, MJPG; the focus is locked, the exposure cannot be"},
		{locked(false, true), true, "1280 × 720, 30 a second, MJPG; the exposure is locked, the focus cannot be"},
		{locked(false, false), true, "1280 × 720, 30 a second, MJPG; this camera does not let its focus and exposure be locked"},
	} {
		if got := given(c.g, c.steady).String(); got != c.want {
			t.Errorf("%+v: %q, want %q", c.g, got, c.want)
		}
	}
}

func TestCamerasAreListed(t *testing.T) {
	got := listed([]opencv.Device{{Number: 0, Name: "Integrated Camera"}, {Number: 2, Name: "HD Pro Webcam C920"}}, func(n int) (opencv.Given, error) {
		if n == 0 {
			return opencv.Given{}, errors.New("camera 0 is there but does not open")
		}
		return opencv.Given{Width: 1280, Height: 720, FPS: 30, Codec: "MJPG"}, nil
	})
	if want := "0  Integrated Camera\n   camera 0 is there but does not open\n2  HD Pro Webcam C920\n   1280 × 720, 30 a second, MJPG\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestCameraFlags(t *testing.T) {
	opt, err := cameraFlags{Size: "1920x1080", Turn: 270, Mirror: true, Steady: true}.wishes()
	if want := (opencv.Options{Width: 1920, Height: 1080, FPS: 30, Turn: 3, Mirror: true, Steady: true}); err != nil || opt != want {
		t.Errorf("%+v, %v", opt, err)
	}
	if _, err := (cameraFlags{Size: "huge"}).wishes(); err == nil {
		t.Error("huge is no size")
	}
}

package main

import (
	"errors"
	"testing"

	"github.com/grovewatch/grovewatch/vision/opencv"
)

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

package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/grovewatch/grovewatch/vision"
)

func TestLensesAreKeptByCamera(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	if d := savedLens("Wide Cam"); d != (vision.Distortion{}) {
		t.Errorf("%+v is known of a camera that nobody has seen", d)
	}
	wide, other := vision.Distortion{K1: .113, K2: -.0016, W: 1280, H: 720}, vision.Distortion{K1: .02, W: 640, H: 480}
	saveLens("Wide Cam", wide)
	saveLens("http://phone.local:8080/video", other)
	if a, b := savedLens("Wide Cam"), savedLens("http://phone.local:8080/video"); a != wide || b != other {
		t.Errorf("kept are %+v and %+v", a, b)
	}
	if err := os.WriteFile(lensFile(), []byte("torn = ["), 0o600); err != nil {
		t.Fatal(err)
	}
	if d := savedLens("Wide Cam"); d != (vision.Distortion{}) {
		t.Errorf("%+v is read from a damaged file", d)
	}
	saveLens("Wide Cam", wide)
	if d := savedLens("Wide Cam"); d != wide {
		t.Errorf("after damage %+v is kept", d)
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(lensFile()), "*")); len(left) != 1 {
		t.Errorf("left behind: %q", left)
	}
}

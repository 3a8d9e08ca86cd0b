package companion

import (
	"testing"

	"github.com/grovewatch/grovewatch/vision"
)

func TestTheCameraTellsWhatItsLensBends(t *testing.T) {
	var c Camera
	lens := vision.Distortion{K1: 0.1, W: 1280, H: 720}
	for _, x := range []struct {
		now     vision.Calibration
		learned bool
		says    string
	}{
		{vision.Calibration{}, false, ""},
		{vision.Calibration{Lens: lens}, false, ""}, // remembered, not measured
		{vision.Calibration{Lens: lens, Without: 12.3, With: 0.04}, false, "This lens bends the picture. Places at its edge were off by up to 12.3 mm; now they are right to 0.1 mm."},
		{vision.Calibration{Lens: vision.Distortion{K1: 0.11, W: 1280, H: 720}, Without: 0.5, With: 0.2}, true, ""},
		{vision.Calibration{Lens: vision.Distortion{W: 640, H: 480}}, false, ""},
	} {
		if got := c.learned(x.now); got != x.learned || c.Bend.String() != x.says {
			t.Errorf("%+v: learned %v, says %q", x.now, got, c.Bend)
		}
	}
}

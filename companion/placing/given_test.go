package placing

import "testing"

func TestWhatACameraGivesIsSaid(t *testing.T) {
	hd := Given{Width: 1280, Height: 720, FPS: 29.97, Codec: "MJPG"}
	locked := func(focus, exposure bool) Given {
		g := hd
		g.Settled, g.Focus, g.Exposure = true, focus, exposure
		return g
	}
	for _, c := range []struct {
		g      Given
		steady bool
		want   string
	}{
		{Given{}, true, ""},
		{Given{Width: 640, Height: 480}, false, "640 × 480"},
		{hd, false, "1280 × 720, 30 a second, MJPG"},
		{hd, true, "1280 × 720, 30 a second, MJPG"}, // not settled yet
		{locked(true, true), true, "1280 × 720, 30 a second, MJPG; focus and exposure are fixed"},
		{locked(true, false), true, "1280 × 720, 30 a second, MJPG; the focus is fixed, the exposure cannot be"},
		{locked(false, true), true, "1280 × 720, 30 a second, MJPG; the exposure is fixed, the focus cannot be"},
		{locked(false, false), true, "1280 × 720, 30 a second, MJPG; this camera does not let its focus and exposure be fixed"},
	} {
		if got := c.g.Text(c.steady).String(); got != c.want {
			t.Errorf("%+v: %q, want %q", c.g, got, c.want)
		}
	}
}

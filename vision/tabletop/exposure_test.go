package tabletop

import (
	"math"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// lit takes the mean light of each row of an even grey picture.
func lit(e *exposure, c Camera, at time.Time) []float64 {
	pix := make([]uint8, c.Width*c.Height)
	for i := range pix {
		pix[i] = 130
	}
	e.expose(pix, 1, at)
	out := make([]float64, c.Height)
	for y := range out {
		out[y] = linear(float64(pix[y*c.Width])/255) / linear(130./255)
	}
	return out
}

func TestFlickerMakesBands(t *testing.T) {
	c := Camera{Width: 16, Height: 600, Readout: 0.03}
	for _, mains := range []float64{50, 60} {
		rows := lit(newExposure(c, Room{Flicker: .3, Mains: mains}), c, time.Unix(5, 0))
		least, most, rises := 2., 0., 0
		for y, v := range rows {
			least, most = min(least, v), max(most, v)
			if y > 0 && rows[y-1] <= 1 && v > 1 {
				rises++
			}
		}
		if math.Abs(least-.7) > .02 || math.Abs(most-1.3) > .02 {
			t.Errorf("light that flickers by 0.3 goes from %.2f to %.2f", least, most)
		}
		if want := int(c.Readout * 2 * mains); rises < want-1 || rises > want+1 {
			t.Errorf("at %g Hz there are %d bands, not some %d", mains, rises, want)
		}
	}
}

func TestFlickerIsEvenWithoutRollingShutter(t *testing.T) {
	c := Camera{Width: 16, Height: 40}
	e := newExposure(c, Room{Flicker: .3})
	differ := false
	for i := range 5 {
		rows := lit(e, c, time.Unix(0, int64(i)*3e6))
		for _, v := range rows {
			if v != rows[0] {
				t.Fatal("one picture has rows of different brightness")
			}
		}
		differ = differ || math.Abs(rows[0]-1) > .1
	}
	if !differ {
		t.Error("the pictures of a flickering light are all as bright")
	}
}

// A shutter that is open for a whole number of pulses sees no flicker: the
// setting "50 Hz" of every webcam.
func TestExposureOfAWholePulseSeesNoFlicker(t *testing.T) {
	c := Camera{Width: 16, Height: 100, Readout: .03, Motion: .02}
	for _, v := range lit(newExposure(c, Room{Flicker: 1, Mains: 50}), c, time.Unix(5, 0)) {
		if math.Abs(v-1) > .01 {
			t.Fatalf("a row got %.3f of the light", v)
		}
	}
}

func TestExposureFollowsLateAndInSteps(t *testing.T) {
	c := Camera{Width: 16, Height: 16, Auto: .07}
	e := newExposure(c, Room{})
	// The table, then a white sleeve over a third of it, then the table.
	var gains []float64
	for i := range 170 {
		pix := make([]uint8, 16*16)
		for k := range pix {
			pix[k] = 90
			if i >= 10 && i < 90 && k < 80 {
				pix[k] = 240
			}
		}
		at := time.Unix(0, int64(i)*33e6)
		e.expose(pix, 1, at)
		e.follow(pix, at)
		gains = append(gains, e.gain)
	}
	if gains[11] != 1 {
		t.Errorf("the exposure follows at once, to a gain of %.2f", gains[11])
	}
	if gains[89] > .6 || gains[89] != gains[83] {
		t.Errorf("with the sleeve the gain comes to %.2f by way of %.2f; it should fall and settle", gains[89], gains[83])
	}
	if gains[91] != gains[89] || math.Abs(gains[169]-1) > .1 {
		t.Errorf("without the sleeve the gain goes from %.2f to %.2f", gains[91], gains[169])
	}
	for i := 1; i < len(gains); i++ {
		if k := gains[i] / gains[i-1]; k < .93 || k > 1.07 {
			t.Errorf("the gain jumps by %.2f", k)
		}
	}
}

// A pale sleeve over the table makes the camera darken all of the picture.
func TestCameraFollowsTheTable(t *testing.T) {
	w, r := scene(t, Camera{Width: 160, Height: 90, Margin: .03, Gray: true, Auto: .03}, 3)
	corner := func(i int) int {
		f, err := r.Render(w, time.Unix(0, int64(i)*33e6))
		if err != nil {
			t.Fatal(err)
		}
		return int(f.Gray.GrayAt(2, 2).Y)
	}
	before := corner(0)
	for i, x := range []float64{140, 260, 380} {
		w.Hands = append(w.Hands, Hand{Shoulder: vision.Point{X: x, Y: 600}, Tip: vision.Point{X: x, Y: 10}, Person: 1 + 5*i})
	}
	if at := corner(1); at != before {
		t.Errorf("the corner goes from %d to %d at once", before, at)
	}
	after := 0
	for i := range 20 {
		after = corner(2 + i)
	}
	if after > before*9/10 {
		t.Errorf("with pale arms over the table its corner goes from %d only to %d", before, after)
	}
}

package opencv

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"gocv.io/x/gocv"
)

// fakeCapture stands for OpenCV's capture: after a silence, 30 pictures a second
// of the given brightnesses; then tells what Read gives after the last.
type fakeCapture struct {
	silence time.Duration
	shades  []uint8
	then    func() bool
	n       int
	grabbed int // pictures that were let go by
}

func (w *fakeCapture) Grab(int) error {
	time.Sleep(time.Second / 30)
	w.grabbed++
	return nil
}

func (w *fakeCapture) Read(m *gocv.Mat) bool {
	time.Sleep(w.silence + time.Second/30)
	w.silence = 0
	if w.n == len(w.shades) {
		return w.then()
	}
	m.Close()
	v := float64(w.shades[w.n])
	*m = gocv.NewMatWithSizeFromScalar(gocv.NewScalar(v, v, v, 0), 8, 8, gocv.MatTypeCV8UC3)
	w.n++
	return true
}

func (w *fakeCapture) Get(p gocv.VideoCaptureProperties) float64 {
	if p == gocv.VideoCaptureFPS {
		return 30
	}
	return 0
}

func (w *fakeCapture) Set(gocv.VideoCaptureProperties, float64) {}

// startFake lets a capture read the webcam.
func startFake(a address, opt Options, w *fakeCapture) *capture {
	return plugAgain(a, opt, &frozenDetector{}, w)
}

func plugAgain(a address, opt Options, still *frozenDetector, w *fakeCapture) *capture {
	c := newCapture(a, opt, still)
	go func() {
		defer close(c.frames)
		close(c.opened)
		c.err = c.read(w)
	}()
	return c
}

func shades(n int) []uint8 {
	out := make([]uint8, n)
	for i := range out {
		out[i] = uint8(10 + i)
	}
	return out
}

// untilError reads on and gives the first error.
func untilError(t *testing.T, c *capture) error {
	t.Helper()
	for range 10_000 {
		if _, err := c.Next(); err != nil {
			return err
		}
	}
	t.Fatal("there is no end")
	return nil
}

// While nobody asks for pictures they are not decoded, and whoever asks again
// gets a new one.
func TestPicturesThatNobodyAsksForAreNotDecoded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := &fakeCapture{shades: shades(200), then: func() bool { return false }}
		c := startFake(deviceAt(3), Options{}, w)
		defer c.Close()
		if _, err := c.Next(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Minute)
		synctest.Wait()
		if w.grabbed < 1700 || w.n > 40 {
			t.Errorf("%d pictures were let go by, %d decoded", w.grabbed, w.n)
		}
		asked := time.Now()
		f, err := c.Next()
		if err != nil {
			t.Fatal(err)
		}
		if f.Time.Before(asked) {
			t.Errorf("the picture is %v old", asked.Sub(f.Time))
		}
	})
}

// Who wants a picture now and then gets no more, and those between are not decoded.
func TestPicturesBetweenAreNotDecoded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := &fakeCapture{shades: shades(200), then: func() bool { return false }}
		c := startFake(deviceAt(3), Options{Every: time.Second / 5}, w)
		defer c.Close()
		for range 10 {
			if _, err := c.Next(); err != nil {
				t.Fatal(err)
			}
		}
		if w.grabbed < 45 || w.n > 11 {
			t.Errorf("%d pictures were let go by, %d decoded", w.grabbed, w.n)
		}
	})
}

func TestUnpluggedCameraSaysSo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := startFake(deviceAt(3), Options{}, &fakeCapture{shades: shades(5), then: func() bool { return false }})
		defer c.Close()
		if err := untilError(t, c); !strings.Contains(err.Error(), "camera 3 has stopped sending pictures") {
			t.Error(err)
		}
	})
}

func TestCameraThatRepeatsItsLastPictureSaysSo(t *testing.T) {
	stuck := func() bool { return true } // and leaves the picture as it is
	synctest.Test(t, func(t *testing.T) {
		c := startFake(deviceAt(3), Options{}, &fakeCapture{shades: shades(5), then: stuck})
		defer c.Close()
		if err := untilError(t, c); !strings.Contains(err.Error(), "camera 3 has sent the very same picture") {
			t.Error(err)
		}
	})
	synctest.Test(t, func(t *testing.T) { // a stream may show a still picture
		c := startFake(address{kind: stream, name: "the stream"}, Options{}, &fakeCapture{shades: shades(1), then: stuck})
		defer c.Close()
		for range 300 {
			if _, err := c.Next(); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// When a camera is opened again and still sends that picture, it is not back.
func TestFrozenCameraIsNotBackBeforeItsPictureChanges(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		still := &frozenDetector{}
		frozen := &fakeCapture{shades: shades(5), then: func() bool { return true }}
		c := plugAgain(deviceAt(3), Options{}, still, frozen)
		untilError(t, c)
		c.Close()
		time.Sleep(time.Second)
		c = plugAgain(deviceAt(3), Options{}, still, &fakeCapture{shades: shades(5)[4:], then: func() bool { return true }})
		if _, err := c.Next(); err == nil || !strings.Contains(err.Error(), "camera 3 has sent the very same picture") {
			t.Errorf("the frozen picture again: %v", err)
		}
		c.Close()
		c = plugAgain(deviceAt(3), Options{}, still, &fakeCapture{shades: shades(9)[5:], then: func() bool { return false }})
		defer c.Close()
		if f, err := c.Next(); err != nil || f.Gray == nil {
			t.Errorf("a new picture: %v", err)
		}
	})
}

func TestSilentCameraSaysSoAndGoesOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := startFake(deviceAt(3), Options{}, &fakeCapture{silence: 7 * time.Second, shades: shades(200)})
		defer c.Close()
		for range 2 {
			if _, err := c.Next(); err == nil || !strings.Contains(err.Error(), "camera 3 has sent no picture") {
				t.Fatal(err)
			}
		}
		for i := range 3 {
			if f, err := c.Next(); err != nil || f.Seq != i {
				t.Fatalf("number %d, %v", f.Seq, err)
			}
		}
	})
}

func TestLiveSourceGivesItsNewestFrame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c := startFake(deviceAt(3), Options{}, &fakeCapture{shades: shades(100), then: func() bool { return false }})
		defer c.Close()
		for i := range 4 {
			time.Sleep(500*time.Millisecond + time.Millisecond) // 15 pictures
			f, err := c.Next()
			if err != nil {
				t.Fatal(err)
			}
			if got, want := f.Gray.Pix[0], uint8(10+15*(i+1)-1); got != want || f.Seq != i {
				t.Errorf("picture %d as number %d, want %d as number %d", got, f.Seq, want, i)
			}
		}
	})
}

func TestPacedVideoTakesItsTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		c := startFake(address{kind: video, name: "film"}, Options{Paced: true}, &fakeCapture{shades: shades(61), then: func() bool { return false }})
		defer c.Close()
		untilError(t, c)
		if got := time.Since(began).Round(100 * time.Millisecond); got < 2*time.Second || got > 2100*time.Millisecond {
			t.Errorf("61 frames at 30 a second took %v", got) // of the test's own clock
		}
	})
}

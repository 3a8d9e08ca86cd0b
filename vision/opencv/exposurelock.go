package opencv

import (
	"image"
	"time"

	"gocv.io/x/gocv"

	"github.com/grovewatch/grovewatch/vision"
)

// How long a camera's focus and exposure get to settle before they are locked,
// how long the locked picture gets to come, and how often that is tried.
const (
	settleFor  = 2 * time.Second
	compareFor = time.Second
	lockTries  = 3
)

// What V4L2 calls an exposure by hand and one by the camera; OpenCV hands the
// numbers on.
const (
	manualExposure = 1
	autoExposure   = 3
)

// controls are what locking needs of OpenCV's capture. Get gives less than 0
// for what a camera does not have.
type controls interface {
	Get(gocv.VideoCaptureProperties) float64
	Set(gocv.VideoCaptureProperties, float64)
}

// exposureLock locks a camera's focus and exposure as they have settled. Some
// cameras tell no or old values while they choose for themselves, and then the
// locked picture is another one: so the pictures before and after are compared,
// and what has made it worse is given back to the camera.
type exposureLock struct {
	cam    controls
	step   func(now time.Time, g *image.Gray) // nil: done
	next   time.Time
	tries  int
	before pictureStats

	focus, exposure bool // locked
}

// pictureStats is a picture's brightness and blur.
type pictureStats struct{ mean, blur float64 }

func newExposureLock(cam controls) *exposureLock {
	s := &exposureLock{cam: cam}
	s.step = s.free
	return s
}

// update takes a picture and reports whether the locking has just ended.
func (s *exposureLock) update(now time.Time, g *image.Gray) bool {
	if s.step == nil || now.Before(s.next) {
		return false
	}
	s.step(now, g)
	return s.step == nil
}

func (s *exposureLock) has(p gocv.VideoCaptureProperties) bool { return s.cam.Get(p) >= 0 }

// set sets what the camera has.
func (s *exposureLock) set(p gocv.VideoCaptureProperties, v float64) {
	if s.has(p) {
		s.cam.Set(p, v)
	}
}

// free lets the camera choose for itself.
func (s *exposureLock) free(now time.Time, _ *image.Gray) {
	s.set(gocv.VideoCaptureAutoFocus, 1)
	s.set(gocv.VideoCaptureAutoExposure, autoExposure)
	s.set(gocv.VideoCaptureAutoWB, 1)
	s.step, s.next = s.lock, now.Add(settleFor)
}

// lock takes the choice for good.
func (s *exposureLock) lock(now time.Time, g *image.Gray) {
	s.before = pictureStatsOf(g)
	focus, exposure := s.cam.Get(gocv.VideoCaptureFocus), s.cam.Get(gocv.VideoCaptureExposure)
	s.set(gocv.VideoCaptureAutoFocus, 0)
	if focus >= 0 && s.has(gocv.VideoCaptureAutoFocus) {
		s.cam.Set(gocv.VideoCaptureFocus, focus)
	}
	s.set(gocv.VideoCaptureAutoExposure, manualExposure)
	if exposure > 0 && s.has(gocv.VideoCaptureAutoExposure) {
		s.cam.Set(gocv.VideoCaptureExposure, exposure)
	}
	s.set(gocv.VideoCaptureAutoWB, 0)
	s.step, s.next = s.compare, now.Add(compareFor)
}

// compare keeps what has left the picture as it was. A camera that cannot
// focus stays as it is anyway.
func (s *exposureLock) compare(now time.Time, g *image.Gray) {
	after := pictureStatsOf(g)
	brighter, darker := 1.2*s.before.mean+8, s.before.mean/1.2-8
	same := after.mean < brighter && after.mean > darker
	sharp := after.blur < 1.5*s.before.blur+.5
	s.exposure = s.cam.Get(gocv.VideoCaptureAutoExposure) == manualExposure && same
	s.focus = s.cam.Get(gocv.VideoCaptureAutoFocus) <= 0 && sharp
	if s.tries++; s.tries < lockTries && !(same && sharp) { // a hand may have come, or the light have changed
		s.free(now, g)
		return
	}
	if !s.exposure {
		s.set(gocv.VideoCaptureAutoExposure, autoExposure)
	}
	if !s.focus {
		s.set(gocv.VideoCaptureAutoFocus, 1)
	}
	s.step = nil
}

func pictureStatsOf(g *image.Gray) pictureStats {
	sum := 0
	for _, p := range g.Pix {
		sum += int(p)
	}
	return pictureStats{float64(sum) / float64(max(1, len(g.Pix))), vision.ExposureOf(g).Blur}
}

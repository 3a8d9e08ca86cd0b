package opencv

import (
	"image"
	"time"

	"gocv.io/x/gocv"

	"github.com/grovewatch/grovewatch/vision"
)

// A camera's focus and exposure have settleFor to settle before they are
// locked. The picture is compared compareFor later. It is tried lockTries times.
const (
	settleFor  = 2 * time.Second
	compareFor = time.Second
	lockTries  = 3
)

// V4L2's values for manual and automatic exposure; OpenCV passes them on.
const (
	manualExposure = 1
	autoExposure   = 3
)

// controls is the part of OpenCV's capture that locking needs. Get gives less
// than 0 for a property that the camera does not have.
type controls interface {
	Get(gocv.VideoCaptureProperties) float64
	Set(gocv.VideoCaptureProperties, float64)
}

// exposureLock locks a camera's focus and exposure once they have settled. Some
// cameras report no values or old ones while they are automatic, so that the
// locked picture is another one. Therefore the pictures before and after are
// compared, and a control that made the picture worse is automatic again.
type exposureLock struct {
	cam    controls
	step   func(now time.Time, g *image.Gray) // nil: done
	next   time.Time
	tries  int
	before pictureStats

	focus, exposure bool // locked
}

// pictureStats holds a picture's mean brightness and its blur.
type pictureStats struct{ mean, blur float64 }

func newExposureLock(cam controls) *exposureLock {
	s := &exposureLock{cam: cam}
	s.step = s.free
	return s
}

// update takes the next picture and reports whether the locking has just ended.
func (s *exposureLock) update(now time.Time, g *image.Gray) bool {
	if s.step == nil || now.Before(s.next) {
		return false
	}
	s.step(now, g)
	return s.step == nil
}

func (s *exposureLock) has(p gocv.VideoCaptureProperties) bool { return s.cam.Get(p) >= 0 }

// set sets a property if the camera has it.
func (s *exposureLock) set(p gocv.VideoCaptureProperties, v float64) {
	if s.has(p) {
		s.cam.Set(p, v)
	}
}

// free makes focus, exposure and white balance automatic.
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

// compare keeps the locks that have not changed the picture. A camera without
// autofocus counts as locked.
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

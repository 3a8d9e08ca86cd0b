// Package opencv opens cameras, streams, videos and pictures as sources of
// frames. It is the only package that uses OpenCV; it must not know tags,
// printed pieces or games.
package opencv

import (
	"os"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// Options are wishes. Zero leaves the choice to the camera.
type Options struct {
	Width, Height int     // px; for cameras
	FPS           float64 // frames a second; for cameras, and for folders of pictures
	Paced         bool    // videos and folders come at their own speed rather than as fast as they are read

	// Every picture is turned first and mirrored afterwards.
	Turn   int  // quarter turns clockwise; any number, also a negative one
	Mirror bool // left and right are swapped
	Steady bool // a camera's focus and exposure are locked as they have settled, where it allows that

	// Every is the least time between two pictures of a camera or stream. Those between
	// are not decoded.
	Every time.Duration
}

// Given is what a source really delivers, known from its first frame on.
type Given struct {
	Width, Height int     // px, before it is turned
	FPS           float64 // frames a second as the source says; 0 when it does not
	Codec         string  // four letters such as "MJPG", or empty

	// With Options.Steady: whether locking was tried, some seconds after the
	// first picture, and what does not change since.
	Settled, Focus, Exposure bool
}

// Source is a vision.Source that tells more about itself. Frames of cameras
// and streams carry the clock's time and the newest one is handed out;
// videos and pictures carry their position, counted from the Unix epoch, and
// none is left out. After Close, Next gives os.ErrClosed; Close may be called
// while Next waits, which then returns.
type Source interface {
	vision.Source
	// Live tells a camera or stream from a recording.
	Live() bool
	// Given is the zero value before the first frame.
	Given() Given
}

// Open opens what a person names: a device number ("0"), a stream's address
// (http, https or rtsp), a video, a picture, or a folder of pictures (png and
// jpg, in the order of their names). It waits until a camera or stream has
// been opened; when that is lost, Next gives the same error for good. Retry
// opens it again.
func Open(what string, opt Options) (Source, error) {
	a, err := parse(what)
	if err != nil {
		return nil, err
	}
	switch a.kind {
	case folder, picture:
		p, err := openPictures(a, opt)
		if err != nil {
			return nil, err
		}
		return p, nil
	}
	c := start(a, opt, &frozenDetector{})
	<-c.opened
	if c.openErr != nil {
		_ = c.Close()
		return nil, c.openErr
	}
	return c, nil
}

// start of recordings' time.
var epoch = time.Unix(0, 0).UTC()

// position is the time of a recording's nth frame.
func position(n int, fps float64) time.Time {
	return epoch.Add(time.Duration(float64(n) / fps * float64(time.Second)))
}

// waitUntil reports whether the moment came before done was closed.
func waitUntil(at time.Time, done <-chan struct{}) bool {
	select {
	case <-done:
		return false
	default:
	}
	timer := time.NewTimer(time.Until(at))
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-done:
		return false
	}
}

// errClosed is what Next gives after Close.
var errClosed error = os.ErrClosed

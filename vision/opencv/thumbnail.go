package opencv

import (
	"errors"
	"image"
	"io"
	"os"
	"sync"
	"time"

	"gocv.io/x/gocv"
)

// A thumbnail's width or height in px at most, and the time between two.
const (
	thumbSide  = 320
	thumbEvery = 200 * time.Millisecond
)

// Thumbnail shows what a camera or stream sees: small pictures, about five a
// second, until stop is called. Of the options only Turn and Mirror count. show
// is called from a goroutine of its own, with a picture that is its own to keep
// or with a sentence why there is none, such as that another program uses the
// camera; that is tried again about once a second. A camera can be open only
// once: stop waits until it is free, two seconds at most, and show is not
// called afterwards. stop may be called twice, but not by show.
func Thumbnail(what string, opt Options, show func(image.Image, error)) (stop func()) {
	opt = Options{Width: thumbSide, Height: thumbSide * 9 / 16, Turn: opt.Turn, Mirror: opt.Mirror, Paced: true, thumb: true}
	src, err := Retry(what, opt)
	var done sync.WaitGroup
	done.Go(func() {
		if err != nil {
			show(nil, err)
			return
		}
		for {
			f, err := src.Next()
			switch {
			case errors.Is(err, os.ErrClosed), errors.Is(err, io.EOF):
				return
			case err == nil:
				show(f.Color, nil)
				continue
			}
			show(nil, err)
			if !src.Live() {
				return
			}
		}
	})
	return func() {
		if err == nil {
			_ = src.Close()
		}
		done.Wait()
	}
}

// reduced is a picture brought to a thumbnail's size, in out.
func reduced(m gocv.Mat, out *gocv.Mat) (gocv.Mat, error) {
	long := max(m.Cols(), m.Rows())
	if long <= thumbSide {
		return m, nil
	}
	size := image.Pt(max(1, m.Cols()*thumbSide/long), max(1, m.Rows()*thumbSide/long))
	if err := gocv.Resize(m, out, size, 0, 0, gocv.InterpolationArea); err != nil {
		return m, err
	}
	return *out, nil
}

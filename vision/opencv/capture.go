package opencv

import (
	"cmp"
	"fmt"
	"io"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"gocv.io/x/gocv"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/vision"
)

// quietFor is how long a live source may send nothing before Next says so.
const quietFor = 3 * time.Second

// closeWithin bounds how long Close waits for a read in progress; one that
// takes longer ends, and is freed, in the background.
const closeWithin = 2 * time.Second

// capture reads a device, a stream or a video in a goroutine of its own, since
// OpenCV's reads cannot be interrupted. The goroutine owns all of OpenCV's
// memory and frees it when it ends.
type capture struct {
	addr   address
	opt    Options
	frozen *frozenDetector
	n      int // frames handed out

	opened  chan struct{} // closed when opening has succeeded or failed
	openErr error         // set before opened is closed
	frames  chan vision.Frame
	err     error // why frames ended; set before frames is closed
	given   atomic.Pointer[Given]
	waiting atomic.Int32 // calls of Next
	asked   atomic.Int64 // when Next was called last, in nanoseconds since made
	made    time.Time

	done chan struct{} // closed by Close
	once sync.Once
}

// decoder is what the reading needs of OpenCV's capture.
type decoder interface {
	Read(*gocv.Mat) bool
	Grab(skip int) error // takes pictures without decoding them
	controls
}

// start begins to open and read a source without waiting. The detector of a
// frozen picture is kept from one opening of a camera to the next.
func start(a address, opt Options, frozen *frozenDetector) *capture {
	c := newCapture(a, opt, frozen)
	go c.run()
	return c
}

func newCapture(a address, opt Options, frozen *frozenDetector) *capture {
	return &capture{
		addr: a, opt: opt, frozen: frozen,
		opened: make(chan struct{}), frames: make(chan vision.Frame, 1), done: make(chan struct{}), made: time.Now(),
	}
}

func (c *capture) run() {
	defer close(c.frames)
	vc, err := c.addr.open(c.opt)
	c.openErr = err
	if err == nil {
		defer vc.Close()
	}
	close(c.opened)
	if err != nil {
		c.err = err
		return
	}
	c.err = c.read(vc)
}

// read hands out frames until the source ends, fails or is closed.
func (c *capture) read(vc decoder) error {
	fps := vc.Get(gocv.VideoCaptureFPS)
	if !(fps > 0 && fps < 1000) {
		fps = 0
	}
	mat := gocv.NewMat()
	defer mat.Close()
	turn := newTurner(c.opt)
	defer turn.Close()
	var began, kept time.Time
	lock := newExposureLock(vc)
	for n := 0; ; n++ {
		if !c.pass(vc) {
			return errClosed
		}
		if n > 0 && c.Live() && time.Since(kept) < c.opt.Every && vc.Grab(1) == nil {
			continue
		}
		if !vc.Read(&mat) || mat.Empty() {
			return c.ended(n)
		}
		now := time.Now()
		kept = now
		seen, err := turn.apply(mat)
		var f vision.Frame
		if err == nil {
			f, err = frameOf(seen)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", c.addr.name, err)
		}
		if n == 0 {
			began = now
			c.given.Store(&Given{
				Width: mat.Cols(), Height: mat.Rows(), FPS: fps,
				Codec:   codecName(vc.Get(gocv.VideoCaptureFOURCC)),
				Settled: c.opt.Steady && !c.lockable(),
			})
		}
		if c.opt.Steady && c.lockable() && lock.update(now, f.Gray) {
			g := c.Given()
			g.Settled, g.Focus, g.Exposure = true, lock.focus, lock.exposure
			c.given.Store(&g)
		}
		if c.Live() {
			f.Time = now
			if c.addr.kind == device && c.frozen.unchangedFor(f.Gray.Pix, now) >= frozenFor {
				return fault.Errorf("%s has sent the very same picture for %v: it may be unplugged, covered or stuck", c.addr.name, frozenFor)
			}
			select { // a frame that nobody took yet makes room for this one
			case <-c.frames:
			default:
			}
		} else {
			f.Time = position(n, cmp.Or(fps, recordedFPS))
			if c.opt.Paced && !waitUntil(began.Add(f.Time.Sub(epoch)), c.done) {
				return errClosed
			}
		}
		select {
		case c.frames <- f:
		case <-c.done:
			return errClosed
		}
	}
}

// unaskedFor is how long nobody may ask for a picture before pictures are no
// longer decoded.
const unaskedFor = time.Second

// pass lets pictures of a live source go by undecoded while nobody asks for
// one: so none is old, and the decoder rests. It reports false after Close.
func (c *capture) pass(vc decoder) bool {
	for c.Live() && c.waiting.Load() == 0 && time.Since(c.made)-time.Duration(c.asked.Load()) > unaskedFor {
		select {
		case <-c.done:
			return false
		case <-c.frames: // it is old by now
		default:
		}
		before := time.Now()
		if err := vc.Grab(1); err != nil || time.Since(before) < time.Millisecond {
			return true // it has stopped, or has pictures in store: Read knows
		}
	}
	return true
}

// lockable reports whether the source is a device whose controls OpenCV passes
// on unchanged.
func (c *capture) lockable() bool { return c.addr.kind == device && runtime.GOOS == "linux" }

// recordedFPS is the rate of a recording that does not tell its own.
const recordedFPS = 30

// ended is the reason why there is no frame after the first n.
func (c *capture) ended(n int) error {
	switch {
	case c.addr.kind == video && n > 0:
		return io.EOF
	case c.addr.kind == video:
		return notVideo(c.addr.name)
	case c.addr.kind == stream:
		return fault.Errorf("%s has broken off: check that the camera or phone is on and in this network", c.addr.name)
	}
	return fault.Errorf("%s has stopped sending pictures: check its cable", c.addr.name)
}

// Next hands out the next frame. A live source that is silent for a while
// gives an error and goes on; any other error stays.
func (c *capture) Next() (vision.Frame, error) {
	f, err, _ := c.next()
	return f, err
}

// next is Next, and says whether an error is final.
func (c *capture) next() (f vision.Frame, err error, final bool) {
	c.waiting.Add(1)
	defer func() {
		c.asked.Store(int64(time.Since(c.made)))
		c.waiting.Add(-1)
	}()
	select {
	case <-c.done:
		return f, errClosed, true
	default:
	}
	var quiet <-chan time.Time
	if c.Live() {
		timer := time.NewTimer(quietFor)
		defer timer.Stop()
		quiet = timer.C
	}
	select {
	case f, ok := <-c.frames:
		if !ok {
			return f, c.err, true
		}
		f.Seq = c.n
		c.n++
		return f, nil, false
	case <-quiet:
		return f, fault.Errorf("%s has sent no picture for %v: check that it is on and connected", c.addr.name, quietFor), false
	case <-c.done:
		return f, errClosed, true
	}
}

// Live reports whether the source is a camera or a stream, not a video.
func (c *capture) Live() bool { return c.addr.kind != video }

// Given is what the source delivers.
func (c *capture) Given() Given {
	if g := c.given.Load(); g != nil {
		return *g
	}
	return Given{}
}

// Close ends the reading and waits a moment for it, so that a camera is free
// to be opened again.
func (c *capture) Close() error {
	c.once.Do(func() { close(c.done) })
	timer := time.NewTimer(closeWithin)
	defer timer.Stop()
	for {
		select {
		case _, ok := <-c.frames:
			if !ok {
				return nil
			}
		case <-timer.C:
			return nil
		}
	}
}

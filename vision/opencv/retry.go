package opencv

import (
	"sync"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// retryEvery is the least time between two attempts to open a source.
const retryEvery = time.Second

// Retry is Open for a source that may be missing at first or lost on the way:
// Next then gives an error that says so, about once a second while the trouble
// lasts, and each further call tries again. The errors of a camera or stream
// are never final. What cannot be lost, a video or pictures, is opened as by
// Open, and so fails at once.
func Retry(what string, opt Options) (Source, error) {
	a, err := parse(what)
	if err != nil {
		return nil, err
	}
	if a.kind != device && a.kind != stream {
		return Open(what, opt)
	}
	return &retry{addr: a, opt: opt, done: make(chan struct{})}, nil
}

// retry opens a live source again and again.
type retry struct {
	addr  address
	opt   Options
	n     int            // frames handed out
	next  time.Time      // not to be opened before
	still frozenDetector // so that a stuck camera does not seem to be back for as long as it takes to see that it is not

	mu   sync.Mutex
	cur  *capture // nil between attempts
	done chan struct{}
	once sync.Once
}

// Next hands out the newest frame or says what is wrong.
func (r *retry) Next() (vision.Frame, error) {
	c := r.current()
	if c == nil {
		return vision.Frame{}, errClosed
	}
	f, err, final := c.next()
	if err == nil {
		f.Seq = r.n
		r.n++
		return f, nil
	}
	if final {
		_ = c.Close()
		r.mu.Lock()
		r.cur = nil
		r.mu.Unlock()
	}
	select {
	case <-r.done:
		return vision.Frame{}, errClosed
	default:
		return vision.Frame{}, err
	}
}

// current is the capture at work, opened when its time has come; nil after Close.
func (r *retry) current() *capture {
	r.mu.Lock()
	c := r.cur
	r.mu.Unlock()
	if c != nil {
		return c
	}
	if !waitUntil(r.next, r.done) {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	select {
	case <-r.done:
		return nil
	default:
	}
	r.next = time.Now().Add(retryEvery)
	r.addr = r.addr.reopened(Devices())
	r.cur = start(r.addr, r.opt, &r.still)
	return r.cur
}

// Live is true: only live sources are opened again.
func (r *retry) Live() bool { return true }

// Given is what the source delivers now; zero while it is lost.
func (r *retry) Given() Given {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.cur == nil {
		return Given{}
	}
	return r.cur.Given()
}

// Close ends it and lets a waiting Next return.
func (r *retry) Close() error {
	r.once.Do(func() { close(r.done) })
	r.mu.Lock()
	c := r.cur
	r.mu.Unlock()
	if c != nil {
		return c.Close()
	}
	return nil
}

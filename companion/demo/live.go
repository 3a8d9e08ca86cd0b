package demo

import (
	"sync"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// Live hands out the frames of a source with a time of its own at the pace of
// the clock: each when its time has come, or at once when that is past. Of time
// for which nobody took a frame only a moment is caught up.
func Live(src vision.Source) vision.Source {
	return &live{Source: src, done: make(chan struct{})}
}

// mostLate is how far behind the clock frames may be.
const mostLate = time.Second

type live struct {
	vision.Source
	start time.Time // the clock at the source's first frame
	first time.Time // that frame's own time
	done  chan struct{}
	once  sync.Once
}

// Next waits until the next frame is due, or the source is closed.
func (l *live) Next() (vision.Frame, error) {
	f, err := l.Source.Next()
	if err != nil {
		return f, err
	}
	if now := time.Now(); l.start.IsZero() || now.Sub(l.start.Add(f.Time.Sub(l.first))) > mostLate {
		l.start, l.first = now, f.Time
	}
	wait := time.NewTimer(time.Until(l.start.Add(f.Time.Sub(l.first))))
	defer wait.Stop()
	select {
	case <-wait.C:
	case <-l.done:
	}
	return f, nil
}

// Close ends a wait and closes the source.
func (l *live) Close() error {
	l.once.Do(func() { close(l.done) })
	return l.Source.Close()
}

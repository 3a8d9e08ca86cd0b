package companion

import (
	"sync/atomic"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// When a game has ended nothing is left to be followed: the camera is looked
// through every restEvery once the table has lain still for restAfter, in case
// people put something right after all.
const (
	restAfter = 20 * time.Second
	restEvery = 10 * time.Second
)

// rest says when a finished game needs few looks. The pumps of cameras ask it
// from goroutines of their own.
type rest struct {
	stirred time.Time // when something last happened on the table, frame time
	on      atomic.Bool
}

// pause is how long a camera is not looked through.
func (r *rest) pause() time.Duration {
	if r.on.Load() {
		return restEvery
	}
	return 0
}

// heed takes a scene. What moves over the table or lies otherwise since a
// moment ago is a reason to look on.
func (r *rest) heed(scene vision.Scene, since time.Time, finished bool) {
	if !finished || scene.Busy || r.stirred.IsZero() || scene.Time.Before(r.stirred) {
		r.stirred = scene.Time
	}
	if since.After(r.stirred) {
		r.stirred = since
	}
	r.on.Store(scene.Time.Sub(r.stirred) >= restAfter)
}

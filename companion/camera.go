package companion

import (
	"context"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// incoming is a frame or the reason why there is none.
type incoming struct {
	frame vision.Frame
	err   error
}

// clock is the time of frames as a session counts it: it never goes back, as a
// source's may.
type clock struct {
	last  time.Time
	ahead time.Duration // of the source's
}

// count gives the time of a frame that comes at a source's time.
func (c *clock) count(at time.Time) time.Time {
	at = at.Add(c.ahead)
	if back := c.last.Sub(at); back > 0 && !c.last.IsZero() {
		c.ahead += back
		at = c.last
	}
	c.last = at
	return at
}

// pump reads a source in a goroutine of its own until it ends or ctx does.
// With drop, a frame that nobody took is replaced by the next, and pause says
// how long to wait before the next is asked for. stop closes the source and
// returns when the goroutine has ended.
func pump(ctx context.Context, src vision.Source, drop bool, pause func() time.Duration) (out <-chan incoming, stop func()) {
	if src == nil {
		return nil, func() {}
	}
	ctx, cancel := context.WithCancel(ctx)
	frames := make(chan incoming, 1)
	var done sync.WaitGroup
	done.Go(func() {
		defer close(frames)
		for ctx.Err() == nil {
			f, err := src.Next()
			if drop {
				select {
				case <-frames:
				default:
				}
			}
			select {
			case frames <- incoming{f, err}:
			case <-ctx.Done():
				return
			}
			if ended(err) {
				return
			}
			wait := time.Duration(0)
			if drop {
				wait = pause()
			}
			if err != nil {
				wait = max(wait, 200*time.Millisecond)
			}
			if wait > 0 {
				select {
				case <-time.After(wait):
				case <-ctx.Done():
				}
			}
		}
	})
	return frames, func() {
		cancel()
		_ = src.Close()
		done.Wait()
	}
}

// saw brings the camera's figures up to date with a frame.
func (c *Camera) saw(f vision.Frame, scene vision.Scene, plates int) {
	c.Trouble = game.Text{}
	b := f.Gray.Bounds()
	c.Width, c.Height = b.Dx(), b.Dy()
	if dt := f.Time.Sub(c.last).Seconds(); !c.last.IsZero() && dt > 0 {
		if c.FPS == 0 {
			c.FPS = 1 / dt
		}
		c.FPS += (1/dt - c.FPS) / 10
	}
	c.last = f.Time
	c.Tags, c.Plates, c.PlatesAll, c.Seen = len(scene.Tags), 0, plates, nil
	for _, p := range scene.Plates {
		if p.Seen {
			c.Plates++
			c.Seen = append(c.Seen, p.ID)
		}
	}
	c.PlatesAll = max(c.PlatesAll, c.Plates) // tiles may lie there too
	c.PxPerModule, c.Busy = scene.PxPerModule, scene.Busy
}

// ended reports whether a source has nothing more to give.
func ended(err error) bool { return errors.Is(err, io.EOF) }

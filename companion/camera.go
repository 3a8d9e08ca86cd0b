package companion

import (
	"context"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// incoming is a frame or the reason why there is none.
type incoming struct {
	frame vision.Frame
	err   error
}

// clock is the time of frames as a session counts it. It never goes back, as a
// source's may, and of a time in which no frame came it counts a moment only:
// nobody saw the table lie still.
type clock struct {
	last  time.Time
	ahead time.Duration // of the source's
}

// mostBetween is the most that passes from one frame to the next.
const mostBetween = time.Second

// count gives the time of a frame that comes at a source's time.
func (c *clock) count(at time.Time) time.Time {
	at = at.Add(c.ahead)
	if gap := at.Sub(c.last); !c.last.IsZero() {
		counted := min(max(gap, 0), mostBetween)
		c.ahead += counted - gap
		at = c.last.Add(counted)
	}
	c.last = at
	return at
}

// light notices when the picture is suddenly much darker or brighter than usual:
// then hands are not seen, and what is seen of the table may be half a move.
type light struct {
	usual float64 // grey level; 0 before the first frame
	last  time.Time
}

const (
	lightTwice = 2.0             // so many times as bright or dark is much
	lightUsual = 5 * time.Second // after some of this, the light that there is has become usual
	lightEvery = 8               // so many pixels apart are looked at
)

// changed takes a frame.
func (l *light) changed(f vision.Frame) bool {
	sum, n, b := 0, 0, f.Gray.Rect
	for y := b.Min.Y; y < b.Max.Y; y += lightEvery {
		for x := b.Min.X; x < b.Max.X; x += lightEvery {
			sum, n = sum+int(f.Gray.GrayAt(x, y).Y), n+1
		}
	}
	now := (float64(sum) + 1) / float64(max(n, 1))
	if l.usual == 0 {
		l.usual = now
	}
	out := now > l.usual*lightTwice || now*lightTwice < l.usual
	passed := f.Time.Sub(l.last).Seconds()
	l.usual += (now - l.usual) * min(1, passed/lightUsual.Seconds())
	l.last = f.Time
	return out
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

// saw brings the camera's figures up to date with a frame. What lies on a secret mat of
// the box is in none of them.
func (c *Camera) saw(f vision.Frame, scene vision.Scene, box *cards.Box, players int) {
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
	c.Plates, c.PlatesAll, c.Seen = 0, len(box.Tables[players].Places), nil
	for _, p := range scene.Plates {
		if p.Seen {
			c.Plates++
			c.Seen = append(c.Seen, p.ID)
		}
	}
	c.PlatesAll = max(c.PlatesAll, c.Plates) // tiles may lie there too
	c.Tags, c.PxPerModule, c.Busy = 0, 0, scene.Busy
	seen := 0.
	for _, tag := range scene.Tags {
		if m := box.Mat(tag.Plate); m != nil && m.Secret {
			continue
		}
		c.Tags++
		if tag.Seen {
			seen++
			c.PxPerModule += (tag.Corners.Side()/cards.Modules - c.PxPerModule) / seen
		}
	}
}

// learned takes what is known of the lens, and reports whether the lens is now
// known better.
func (c *Camera) learned(now vision.Calibration) bool {
	was := c.lens
	if now == was {
		return false
	}
	c.lens, c.Bend = now, game.Text{}
	const much = 1 // mm
	if now.Without >= much {
		c.Bend = game.Say("This lens bends the picture. Places at its edge were off by up to %.1f mm; now they are right to %.1f mm.", now.Without, max(now.With, .1))
	}
	return now.Lens != was.Lens && now.Without > 0
}

// ended reports whether a source has nothing more to give.
func ended(err error) bool { return errors.Is(err, io.EOF) }

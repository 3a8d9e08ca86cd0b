package companion

import (
	"context"
	"image"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/vision"
)

// steady is a camera of 30 pictures a second that counts how many were asked for.
type steady struct{ asked atomic.Int64 }

func (c *steady) Next() (vision.Frame, error) {
	time.Sleep(time.Second / 30)
	c.asked.Add(1)
	return vision.Frame{Gray: image.NewGray(image.Rect(0, 0, 64, 48)), Time: time.Now()}, nil
}

func (c *steady) Close() error { return nil }

// A game that has ended is looked at only now and then, and again without a
// pause as soon as people take its end back.
func TestAFinishedGameIsLookedAtNowAndThen(t *testing.T) {
	g, err := games.Find("pairs")
	if err != nil {
		t.Fatal(err)
	}
	synctest.Test(t, func(t *testing.T) {
		setup := game.Setup{Game: "pairs", Players: 2}
		m, err := game.NewMatch(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		chance := 0
		people, err := g.Players(setup, func(n int) int { chance++; return chance % n })
		if err != nil {
			t.Fatal(err)
		}
		var last game.Move
		for m.State().Result() == nil {
			if last, err = people.Next(m.State()); err != nil {
				t.Fatal(err)
			}
			if err := m.Apply(last); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := m.Undo(); err != nil {
			t.Fatal(err)
		}
		camera := &steady{}
		var shown atomic.Int64
		s, err := New(Config{Match: m, Source: camera, Live: true, Show: func(*Screen) { shown.Add(1) }})
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		done := make(chan error, 1)
		go func() { done <- s.Run(ctx) }()
		count := func(d time.Duration) int {
			before := camera.asked.Load()
			time.Sleep(d)
			synctest.Wait()
			return int(camera.asked.Load() - before)
		}
		if n := count(time.Minute); n < 1700 {
			t.Errorf("%d pictures in a minute of the game", n)
		}
		s.Send(Do{last})
		count(restAfter + time.Second)
		before := shown.Load()
		if n := count(time.Minute); n < 5 || n > 7 {
			t.Errorf("%d pictures in a minute after its end", n)
		}
		if n := shown.Load() - before; n > 0 {
			t.Errorf("%d screens were shown in a minute after its end, when nothing has changed", n)
		}
		s.Send(Undo{})
		count(restEvery)
		if n := count(time.Minute); n < 1700 {
			t.Errorf("%d pictures in a minute after its end was taken back", n)
		}
		cancel()
		if err := <-done; err != nil {
			t.Error(err)
		}
	})
}

func TestTheTimeOfFramesNeitherGoesBackNorLeaps(t *testing.T) {
	var c clock
	start := time.Unix(1000, 0)
	for _, at := range []struct{ source, want time.Duration }{{0, 0}, {1, 1}, {-3600, 1}, {-3599, 2}, {10, 3}, {9, 3}, {10, 4}, {3610, 5}} {
		if got := c.count(start.Add(at.source * time.Second)).Sub(start); got != at.want*time.Second {
			t.Errorf("at %d s it is %v", at.source, got)
		}
	}
}

func TestASuddenChangeOfLightIsNoticed(t *testing.T) {
	var l light
	now := time.Unix(1000, 0)
	frame := func(grey uint8) bool {
		f := vision.Frame{Gray: image.NewGray(image.Rect(0, 0, 64, 36)), Time: now}
		for i := range f.Gray.Pix {
			f.Gray.Pix[i] = grey
		}
		now = now.Add(100 * time.Millisecond)
		return l.changed(f)
	}
	for i, grey := range []uint8{120, 120, 130, 110, 100} {
		if frame(grey) {
			t.Errorf("frame %d: the light has not changed much", i)
		}
	}
	if !frame(8) {
		t.Error("the light has gone out")
	}
	for i := 0; frame(8); i++ {
		if i > 300 {
			t.Fatal("dark never becomes usual")
		}
	}
	if !frame(120) {
		t.Error("the light is on again")
	}
}

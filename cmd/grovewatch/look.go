package main

import (
	"image"
	"strconv"
	"sync"
	"time"

	"golang.org/x/image/draw"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/placing"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/opencv"
)

// The least time between two pictures of a camera that is looked through in the set-up:
// of the chosen one, and of the others, whose pictures are small.
const (
	lookEvery   = 60 * time.Millisecond
	glanceEvery = 200 * time.Millisecond
	glanceWidth = 320 // px at most
)

// cameras are those that are connected now, but for the one behind the shield.
func (h *host) cameras() []setup.CameraName {
	var out []setup.CameraName
	for _, d := range opencv.Devices() {
		if what := strconv.Itoa(d.Number); h.line.unshielded(what) == nil {
			out = append(out, setup.CameraName{What: what, Name: d.Name})
		}
	}
	return out
}

// unshielded refuses the camera behind the shield, whose pictures nobody is shown.
func (c *playCmd) unshielded(what string) error {
	if c.ShieldCamera != "" && opencv.Same(what, c.ShieldCamera) {
		return fault.Errorf("this camera stands behind the shield, and nobody is shown its pictures: choose another one")
	}
	return nil
}

// look shows what a camera sees until stop is called, which does not wait.
func (h *host) look(c setup.Choice, small bool, show func(setup.Preview)) (stop func()) {
	done := make(chan struct{})
	var ended sync.WaitGroup
	ended.Go(func() { h.stare(c, small, done, show) })
	return h.later(func() {
		close(done)
		ended.Wait()
	})
}

// later makes a function that ends something in the background, once.
func (h *host) later(end func()) func() {
	var once sync.Once
	return func() { once.Do(func() { h.looks.Go(end) }) }
}

// stare looks through a camera at the size that a game would get, at which the tags of
// the secret mats can be read. When it returns, the camera is free.
func (h *host) stare(c setup.Choice, small bool, done <-chan struct{}, show func(setup.Preview)) {
	every := lookEvery
	if small {
		every = glanceEvery
	}
	src, err := h.open(c, every)
	if err != nil {
		show(setup.Preview{Trouble: err})
		return
	}
	var closed sync.WaitGroup
	defer closed.Wait()
	closed.Go(func() { // Close lets a waiting Next return
		<-done
		_ = src.Close()
	})
	last := time.Time{}
	var sight *companion.Preview
	if c.Camera.What != setup.Simulated { // where people have left nothing
		if sight, err = companion.NewPreview(boxes()); err != nil {
			show(setup.Preview{Trouble: err})
			return
		}
	}
	for {
		f, err := src.Next()
		select {
		case <-done:
			return
		default:
		}
		if err != nil {
			show(setup.Preview{Trouble: err})
			select {
			case <-done:
				return
			case <-time.After(200 * time.Millisecond):
			}
			continue
		}
		if time.Since(last) < lookEvery { // of a recording none is left out
			continue
		}
		last = time.Now()
		seen := setup.Preview{Picture: f.Color}
		switch {
		case sight != nil:
			covered := sight.Show(f)
			if covered == nil {
				continue
			}
			seen.Picture = covered
		case f.Color == nil:
			seen.Picture = f.Gray
		}
		if small {
			seen.Picture = reduced(seen.Picture)
		}
		if s, ok := src.(opencv.Source); ok {
			seen.Given = placing.Given(s.Given()).Text(c.Camera.Steady)
		}
		show(seen)
	}
}

// reduced is a picture brought to the size of those beside the cameras' names.
func reduced(img image.Image) image.Image {
	b := img.Bounds()
	if b.Dx() <= glanceWidth {
		return img
	}
	out := image.NewRGBA(image.Rect(0, 0, glanceWidth, max(1, b.Dy()*glanceWidth/b.Dx())))
	draw.ApproxBiLinear.Scale(out, out.Rect, img, b, draw.Src, nil)
	return out
}

// boxes are those of all games.
func boxes() (out []*cards.Box) {
	for _, g := range games.List() {
		out = append(out, g.Box())
	}
	return out
}

// open opens what is looked through.
func (h *host) open(c setup.Choice, every time.Duration) (vision.Source, error) {
	if err := h.line.unshielded(c.Camera.What); err != nil {
		return nil, err
	}
	line := h.line.choose(c)
	opt, err := line.wishes()
	if err != nil {
		return nil, err
	}
	if c.Camera.What != setup.Simulated {
		opt.Paced, opt.Every = true, every
		return opencv.Retry(c.Camera.What, opt)
	}
	g, own, err := line.game()
	if err != nil {
		return nil, err
	}
	c.Setup.Deck = own // as it is now
	d, err := demo.New(g, c.Setup.Complete(g), demo.Options{Seed: line.Seed, Width: opt.Width, Height: opt.Height, Hold: true, Word: language.In})
	if err != nil {
		return nil, err
	}
	d.Rest(true)
	return demo.Live(d), nil
}

package demo

import (
	"time"

	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// Film are hands at a table before a camera, a common webcam or, for a large
// table, a better one, that takes so many frames for each second of table time.
// Look takes each frame. The error says why nothing can be drawn.
func Film(t *Table, players int, fps float64, look func(vision.Frame)) (Hands, error) {
	w, h := 1280, 720
	if players > 4 {
		w, h = 1920, 1080
	}
	camera := tabletop.Webcam(w, h)
	camera.Gray = true
	renderer, err := tabletop.NewRenderer(t.World.Box, t.World.W, t.World.H, camera, tabletop.Room{Lamp: 1, Seed: 1})
	if err != nil {
		return nil, err
	}
	f := &filmed{table: t, fps: fps, look: look}
	f.stage = tabletop.Play(t.World, renderer, fps, f.next)
	return f, nil
}

type filmed struct {
	table *Table
	fps   float64
	look  func(vision.Frame)
	stage *tabletop.Stage
	acts  []tabletop.Act // that are to be done
	idle  bool           // they have been done
	blind bool           // nobody looks
	now   time.Duration
}

// next gives the acts that are to be done.
func (h *filmed) next() ([]tabletop.Act, error) {
	acts := h.acts
	h.acts = nil
	if len(acts) == 0 {
		h.idle = true
		acts = []tabletop.Act{tabletop.Wait{Seconds: 1 / h.fps}}
	}
	return acts, nil
}

// run does some acts and looks on until they are done.
func (h *filmed) run(acts ...tabletop.Act) error {
	h.acts = acts
	for h.idle = false; !h.idle; {
		f, err := h.stage.Next()
		if err != nil {
			return err
		}
		if h.now = f.Time.Sub(time.Unix(0, 0)); !h.blind {
			h.look(f)
		}
	}
	return nil
}

func (h *filmed) Do(by tabletop.Person, acts ...Act) error {
	var out []tabletop.Act
	for _, a := range acts {
		out = append(out, h.table.carry(a, by))
	}
	return h.run(out...)
}

func (h *filmed) Pile(zone string, cards int) error {
	return h.run(tabletop.Pile{Zone: zone, Cards: cards})
}

func (h *filmed) Rest(d time.Duration) error { return h.run(tabletop.Wait{Seconds: d.Seconds()}) }
func (h *filmed) Now() time.Duration         { return h.now }
func (h *filmed) Unseen(on bool)             { h.blind = on }

package main

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/vision"
)

// around is how many frames before and after a picture tell what lies in it.
const around = 5

// watch follows the table from frame to frame.
type watch struct {
	reader  *vision.Reader
	tracker *vision.Tracker
	frames  int     // seen so far
	tags    int     // read in the latest frame
	window  []shown // the latest frames, the picture in the middle
}

// shown is a frame with what was read in it and is believed of it.
type shown struct {
	frame vision.Frame
	seen  []vision.Sighting
	scene vision.Scene
}

// see takes the next frame.
func (w *watch) see(f vision.Frame) {
	seen := slices.Clone(w.reader.Read(f))
	s := shown{f, seen, w.tracker.Update(f, seen)}
	if n := len(w.window); n > 0 && w.window[n-1].frame.Gray.Rect != f.Gray.Rect {
		w.window = nil // another picture size: nothing can be compared
	}
	w.window = append(w.window, s)
	if len(w.window) > 2*around+1 {
		w.window = slices.Delete(w.window, 0, 1)
	}
	w.frames++
	w.tags = len(seen)
}

// advice says what would let tags be read in the latest frame.
func (w *watch) advice() string {
	f := w.window[len(w.window)-1].frame
	return advice(vision.ExposureOf(f.Gray), 0, findings(w.reader.Explain(f), strings.ToLower))
}

// labelled is a picture with its labels.
type labelled struct {
	frame   vision.Frame
	labels  []vision.Label
	assumed []string // of the labels: not read in the picture itself
}

// labelled gives the window's middle frame, when nothing moved about it and it
// holds a tag. A tag is certain when most frames before and most after the
// picture show it in one place; it is labelled even if it was missed in the
// picture itself. One that is read more seldom, or is believed to lie under
// something, is labelled as hidden; one read once or twice only is not.
func (w *watch) labelled() (l labelled, ok bool) {
	if len(w.window) < 2*around+1 || slices.ContainsFunc(w.window, func(s shown) bool { return s.scene.Busy }) {
		return l, false
	}
	middle := w.window[around]
	l.frame = middle.frame
	var places []haunt
	for i, s := range w.window {
		for _, t := range s.seen {
			k := slices.IndexFunc(places, func(p haunt) bool { return p.holds(t) })
			if k < 0 {
				k = len(places)
				places = append(places, haunt{id: t.ID})
			}
			places[k].add(i, t.Corners)
		}
	}
	const most = around/2 + 1
	certain := false
	for _, p := range places {
		label := vision.Label{ID: p.id, Corners: p.corners()}
		switch {
		case p.before >= most && p.after >= most:
			certain = true
			if !p.now {
				l.assumed = append(l.assumed, p.id)
			}
		case len(p.at) >= 3:
			label.Hidden = true
		default:
			continue
		}
		l.labels = append(l.labels, label)
	}
	for _, t := range middle.scene.Tags {
		there := func(p haunt) bool { return p.holds(vision.Sighting{ID: t.ID, Corners: t.Corners}) }
		if !slices.ContainsFunc(places, there) {
			l.labels = append(l.labels, vision.Label{ID: t.ID, Corners: t.Corners, Hidden: true})
		}
	}
	slices.SortStableFunc(l.labels, compare)
	slices.Sort(l.assumed)
	return l, certain
}

// String says what was labelled.
func (l labelled) String() string {
	hidden := 0
	for _, t := range l.labels {
		if t.Hidden {
			hidden++
		}
	}
	s := counted(len(l.labels)-hidden, "tag")
	if n := len(l.assumed); n > 0 {
		s += fmt.Sprintf(", %d of them read just before and after only", n)
	}
	if hidden > 0 {
		s += fmt.Sprintf(", and %d that may be hidden", hidden)
	}
	return s
}

// haunt is where the window's frames show a tag.
type haunt struct {
	id            string
	at            []vision.Quad
	before, after int
	now           bool
}

// holds reports whether a sighting is of this tag at this place: within a module.
func (p haunt) holds(s vision.Sighting) bool {
	if p.id != s.ID {
		return false
	}
	far := 0.0
	for i, c := range p.at[0] {
		far = max(far, math.Hypot(c.X-s.Corners[i].X, c.Y-s.Corners[i].Y))
	}
	return far < s.Corners.Side()/vision.Modules
}

func (p *haunt) add(frame int, q vision.Quad) {
	p.at = append(p.at, q)
	switch {
	case frame < around:
		p.before++
	case frame > around:
		p.after++
	default:
		p.now = true
	}
}

// corners is the mean of the places: steadier than any one of them.
func (p haunt) corners() vision.Quad {
	var q vision.Quad
	n := float64(len(p.at))
	for _, at := range p.at {
		for i, c := range at {
			q[i].X, q[i].Y = q[i].X+c.X/n, q[i].Y+c.Y/n
		}
	}
	return q
}

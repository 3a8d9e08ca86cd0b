package tabletop

import (
	"math"
	"slices"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// Scene is what a tracker with perfect eyes would make of the table, without a
// picture: its pixels are mm of the table. A tag that anything covers in part
// is left out; one that lies wholly beneath a standing piece is in it, not Seen.
func (w *World) Scene(now time.Time) vision.Scene {
	s := vision.Scene{Time: now, PxPerModule: cards.ModuleMM}
	for _, m := range w.Box.Mats {
		if l := w.mat(m.ID); l != nil && l.Lift == 0 {
			s.Plates = append(s.Plates, vision.PlatePose{ID: m.ID, ToPx: l.Pose.toTable(m.W, m.H), Seen: true})
		}
	}
	covers := w.covers()
	look := func(l Lying, order int) {
		if l.Down || l.Lift > 0 {
			return
		}
		for _, tag := range l.Piece.Tags {
			if t, ok := w.tracked(l, order, tag, covers); ok {
				t.Since = now
				s.Tags = append(s.Tags, t)
			}
		}
	}
	for _, l := range w.Mats {
		look(l, 0)
	}
	for i, l := range w.Loose {
		look(l, w.order(i))
	}
	slices.SortFunc(s.Tags, func(a, b vision.Tracked) int { return strings.Compare(a.ID, b.ID) })
	return s
}

// toTable maps mm of a piece of size w × h to mm of the table.
func (p Pose) toTable(w, h float64) vision.Homography {
	o := p.at(w, h, 0, 0)
	s, c := math.Sincos(p.Angle * math.Pi / 180)
	return vision.Homography{c, -s, o.X, s, c, o.Y, 0, 0, 1}
}

// cover is something opaque. What lies lower has a lower order; a mat has none.
type cover struct {
	order    int
	outline  vision.Quad
	standing bool
}

// covers lists what can hide a tag, the piles and the loose pieces.
func (w *World) covers() []cover {
	var out []cover
	for id, n := range w.Piles {
		if mat, z, err := w.zone(id); err == nil && n > 0 {
			bw, bh := w.back(z.Pile)
			x, y := z.Centre()
			at := mat.Pose.at(mat.Piece.W, mat.Piece.H, x, y)
			out = append(out, cover{outline: Pose{at.X, at.Y, mat.Pose.Angle}.outline(bw, bh)})
		}
	}
	for i, l := range w.Loose {
		out = append(out, cover{order: w.order(i), outline: l.Pose.outline(l.Piece.W, l.Piece.H), standing: l.Piece.Height > 0})
	}
	return out
}

// Over lists the loose pieces that hide a tag of one, as they lie.
func (w *World) Over(id string) []Lying {
	at := slices.IndexFunc(w.Loose, func(l Lying) bool { return l.Piece.ID == id })
	if at < 0 {
		return nil
	}
	var out []Lying
	under, order := w.Loose[at], w.order(at)
	for i, l := range w.Loose {
		over := []cover{{order: w.order(i), outline: l.Pose.outline(l.Piece.W, l.Piece.H)}}
		if i != at && slices.ContainsFunc(under.Piece.Tags, func(tag cards.Tag) bool {
			_, seen := w.tracked(under, order, tag, over)
			return !seen
		}) {
			out = append(out, l)
		}
	}
	return out
}

// order is how high a loose piece lies among all that lies: over what is of a
// lower level, and over what was laid before it.
func (w *World) order(i int) int { return w.Loose[i].level()*len(w.Loose) + i + 1 }

// outline is the outline of a piece on the table, mm.
func (p Pose) outline(w, h float64) vision.Quad {
	return p.toTable(w, h).Quad(vision.Quad{{X: 0, Y: 0}, {X: w, Y: 0}, {X: w, Y: h}, {X: 0, Y: h}})
}

// tracked is a tag of a piece that lies so high, unless it is covered.
func (w *World) tracked(l Lying, order int, tag cards.Tag, covers []cover) (vision.Tracked, bool) {
	centre := l.Pose.at(l.Piece.W, l.Piece.H, tag.X, tag.Y)
	code := Pose{centre.X, centre.Y, l.Pose.Angle + tag.Angle}.outline(cards.CodeMM, cards.CodeMM)
	t := vision.Tracked{ID: tag.Payload, Corners: code, Seen: true, Still: true}
	for _, c := range covers {
		switch {
		case c.order <= order && order > 0 || !overlap(code, c.outline):
		case c.standing && inside(centre, c.outline):
			t.Seen = false
		default:
			return t, false
		}
	}
	for _, m := range w.Mats {
		p := m.Pose.in(m.Piece.W, m.Piece.H, centre)
		if p.X >= 0 && p.Y >= 0 && p.X < m.Piece.W && p.Y < m.Piece.H {
			t.Plate, t.X, t.Y, t.Angle = m.Piece.ID, p.X, p.Y, l.Pose.Angle+tag.Angle-m.Pose.Angle
		}
	}
	return t, true
}

// overlap reports whether two convex outlines share more than a border: no
// side of either keeps them apart (the separating axis theorem).
func overlap(a, b vision.Quad) bool {
	apart := func(a, b vision.Quad) bool {
		for i, p := range a {
			if !slices.ContainsFunc(b[:], func(q vision.Point) bool { return side(p, a[(i+1)%4], q) > 1e-6 }) {
				return true
			}
		}
		return false
	}
	return !apart(a, b) && !apart(b, a)
}

// inside reports whether a point lies in a convex outline.
func inside(p vision.Point, of vision.Quad) bool {
	for i, a := range of {
		if side(a, of[(i+1)%4], p) < 0 {
			return false
		}
	}
	return true
}

// side is positive when c lies on the inner side of the edge from a to b.
func side(a, b, c vision.Point) float64 {
	return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X)
}

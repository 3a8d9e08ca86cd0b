package tabletop

import (
	"math"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// Truth is the ground truth of the latest picture.
type Truth struct {
	Tags   []TagTruth
	Pieces []PieceTruth
}

// TagTruth is one tag that lies face up on the table.
type TagTruth struct {
	Payload string
	Piece   string
	Tag     int         // its place in the piece's tags
	Corners vision.Quad // px, in the code's own order
	Module  float64     // px per module
	// Covered is the share of the code with its quiet zone that something
	// hides or that lies outside the picture.
	Covered float64
	// Held is set while a hand carries the piece; with a rolling shutter its
	// corners are then where they come to as the last row is read.
	Held bool
}

// Visible reports whether nothing of the tag is hidden.
func (t TagTruth) Visible() bool { return t.Covered == 0 }

// PieceTruth is where one piece lies.
type PieceTruth struct {
	ID          string
	Mat         string  // the highest mat under its centre, or empty
	Zone        string  // the zone that its centre is in, or empty
	X, Y, Angle float64 // its centre on that mat, mm, and its turn against it
	Down, Held  bool
}

// Truth is the ground truth about a world that has been rendered and not changed
// since.
func (r *Renderer) Truth(w *World) Truth {
	var t Truth
	for _, l := range slices.Concat(w.Mats, w.Loose) {
		t.Pieces = append(t.Pieces, w.place(l))
		if l.Down {
			continue
		}
		for k, tag := range l.Piece.Tags {
			t.Tags = append(t.Tags, r.tag(l, r.numbers[l.Piece.ID], k, tag))
		}
	}
	return t
}

// on gives where a lens without distortion shows a point of a lying piece's tag, mm from
// the tag's centre.
func (r *Renderer) on(l Lying, tag cards.Tag) func(x, y float64) vision.Point {
	height := l.Lift + l.Piece.Height
	s, c := math.Sincos(tag.Angle * math.Pi / 180)
	w, h := l.Piece.W, l.Piece.H
	shape := l.curl().cylinder(w, h)
	return func(x, y float64) vision.Point {
		bx, by, up := shape.roll(tag.X+c*x-s*y-w/2, tag.Y+s*x+c*y-h/2)
		p := l.Pose.at(w, h, bx+w/2, by+h/2)
		px, py, _ := r.lens.point(vec{p.X, p.Y, height + up})
		return vision.Point{X: px, Y: py}
	}
}

// tag is the truth about one tag: where it is in the picture and how much of it
// is hidden.
func (r *Renderer) tag(l Lying, owner uint16, k int, tag cards.Tag) TagTruth {
	at := r.on(l, tag)
	t := TagTruth{Payload: tag.Payload, Piece: l.Piece.ID, Tag: k, Held: l.Lift > 0}
	const h = cards.CodeMM / 2
	for i, p := range []vision.Point{at(-h, -h), at(h, -h), at(h, h), at(-h, h)} {
		t.Corners[i] = r.camera.distorted(p)
		if r.sway != nil {
			t.Corners[i] = r.sway.moved(t.Corners[i], r.taken)
		}
	}
	around := 0.0
	for i, a := range t.Corners {
		b := t.Corners[(i+1)%4]
		around += math.Hypot(b.X-a.X, b.Y-a.Y)
	}
	t.Module = around / 4 / cards.Modules

	const n = 29 // a sample in each module, quiet zone included
	hidden := 0
	for i := range n * n {
		p := at((float64(i%n)-n/2)*cards.ModuleMM, (float64(i/n)-n/2)*cards.ModuleMM)
		// What covers what is known in the straight picture.
		x, y := int(math.Floor(p.X)), int(math.Floor(p.Y))
		if x < 0 || y < 0 || x >= r.camera.Width || y >= r.camera.Height || r.owner[y*r.camera.Width+x] != owner {
			hidden++
		}
	}
	t.Covered = float64(hidden) / (n * n)
	return t
}

// place is the truth about one piece: on which mat and in which zone it lies.
func (w *World) place(l Lying) PieceTruth {
	t := PieceTruth{ID: l.Piece.ID, Down: l.Down, Held: l.Lift > 0, X: l.Pose.X, Y: l.Pose.Y, Angle: l.Pose.Angle}
	if l.Piece.Kind == cards.Plate {
		return t
	}
	centre := vision.Point{X: l.Pose.X, Y: l.Pose.Y}
	for _, lying := range w.Mats {
		p := lying.Pose.in(lying.Piece.W, lying.Piece.H, centre)
		if p.X >= 0 && p.Y >= 0 && p.X < lying.Piece.W && p.Y < lying.Piece.H {
			t.Mat, t.X, t.Y, t.Angle = lying.Piece.ID, p.X, p.Y, l.Pose.Angle-lying.Pose.Angle
		}
	}
	for _, lying := range w.Mats {
		p := lying.Pose.in(lying.Piece.W, lying.Piece.H, centre)
		for _, z := range w.Box.Mat(lying.Piece.ID).Zones {
			if z.Accepts(l.Piece.Kind) && z.Contains(p.X, p.Y) {
				t.Zone = z.ID
			}
		}
	}
	return t
}

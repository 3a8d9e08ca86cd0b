// Package tabletop simulates a camera over a table. It renders the real printed
// components as a tilted webcam sees them, lets hands move them as scripted, and
// knows the ground truth. It must not know the rules of any game or the
// companion.
package tabletop

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
)

// World is what lies on the table.
type World struct {
	Box   *cards.Box
	W, H  float64 // the arrangement's footprint, mm
	Mats  []Lying // from the lowest to the highest
	Loose []Lying // pieces on the mats, in the order in which they were laid
	Hands []Hand
	Piles map[string]int // cards left in a pile, by the zone it lies on
	// Neat has every piece laid exactly where it belongs, without the small
	// accidents of placing.
	Neat bool

	rand *rand.Rand
}

// Lying is one piece on the table.
type Lying struct {
	Piece cards.Piece
	Pose  Pose
	Zone  string  // where it was laid, or empty
	Slot  int     // its place among several in the zone
	Down  bool    // its back is up
	Lift  float64 // mm above where it would lie, in a hand
	Curl  Curl    // how a card is bent
	Under bool    // the hand that holds it works under a roof
	Card  Pose    // of a marker: the card back under it, when HasCard
	// HasCard is set on a marker that lies on a face-down card.
	HasCard bool
}

// Hand is an arm that reaches over the table.
type Hand struct {
	Shoulder vision.Point // where the arm comes from, mm, outside the picture
	Tip      vision.Point // where the fingertips are, mm
	Person   int          // whose arm it is, from 0
	Up       float64      // mm above the table; 0 is a hand that works on it
	Under    bool         // it works under a roof
}

// NewWorld lays the mats of a box for a number of players. Small accidents of
// placing come from the seed.
func NewWorld(box *cards.Box, players int, seed uint64) (*World, error) {
	table, ok := box.Tables[players]
	if !ok {
		return nil, fmt.Errorf("%s has no arrangement of the table for %d players", box.Title, players)
	}
	w := &World{Box: box, W: table.W, H: table.H, Piles: map[string]int{}, rand: newRand(seed, "world")}
	for _, p := range table.Places {
		m := box.Mat(p.Mat)
		if m == nil {
			return nil, fmt.Errorf("the arrangement for %d players names a mat %q that %s does not have", players, p.Mat, box.Title)
		}
		w.Mats = append(w.Mats, Lying{Piece: m.Piece, Pose: Pose{p.X + m.W/2, p.Y + m.H/2, 0}})
	}
	return w, nil
}

// mat is the lying mat or tile with the given id, or nil.
func (w *World) mat(id string) *Lying {
	for i := range w.Mats {
		if w.Mats[i].Piece.ID == id {
			return &w.Mats[i]
		}
	}
	return w.Find(id)
}

// zone finds a zone whose mat lies on the table.
func (w *World) zone(id string) (*Lying, cards.Zone, error) {
	m, z, ok := w.Box.Zone(id)
	if !ok {
		return nil, z, fmt.Errorf("%s has no zone %q", w.Box.Title, id)
	}
	lying := w.mat(m.ID)
	if lying == nil {
		return nil, z, fmt.Errorf("the zone %s is on %s, which does not lie on this table", id, m.Name)
	}
	return lying, z, nil
}

// Find is the loose piece with the given id, or nil.
func (w *World) Find(id string) *Lying {
	for i := range w.Loose {
		if w.Loose[i].Piece.ID == id {
			return &w.Loose[i]
		}
	}
	return nil
}

// Take removes a piece from the table.
func (w *World) Take(id string) {
	w.Loose = slices.DeleteFunc(w.Loose, func(l Lying) bool { return l.Piece.ID == id })
}

// Put lays a piece in the next free slot of a zone, as exactly as people do.
func (w *World) Put(piece, zone string) error {
	l, err := w.plan(piece, zone)
	if err != nil {
		return err
	}
	w.Take(piece)
	w.Loose = append(w.Loose, l)
	return nil
}

// PutAt lays a piece anywhere on the table.
func (w *World) PutAt(piece string, at Pose) error {
	p, ok := w.Box.Piece(piece)
	if !ok {
		return fmt.Errorf("%s has no piece %q", w.Box.Title, piece)
	}
	l := Lying{Piece: p, Pose: at, Curl: w.curlOf(piece)}
	w.Take(piece)
	w.Loose = append(w.Loose, l)
	return nil
}

// Spot is the pose of a piece that lies so many mm to the right and down of a
// zone's middle, as its mat lies, and turned clockwise by degrees.
func (w *World) Spot(zone string, right, down, turn float64) (Pose, error) {
	mat, z, err := w.zone(zone)
	if err != nil {
		return Pose{}, err
	}
	x, y := z.Centre()
	at := mat.Pose.at(mat.Piece.W, mat.Piece.H, x+right, y+down)
	return Pose{at.X, at.Y, mat.Pose.Angle + z.Turn + turn}, nil
}

// Offset is how many mm a pose lies to the right and down of a zone's middle, as its mat lies.
func (w *World) Offset(zone string, at Pose) (right, down float64, err error) {
	mat, z, err := w.zone(zone)
	if err != nil {
		return 0, 0, err
	}
	x, y := z.Centre()
	p := mat.Pose.in(mat.Piece.W, mat.Piece.H, vision.Point{X: at.X, Y: at.Y})
	return p.X - x, p.Y - y, nil
}

// MoveTo moves a piece, and the card under it.
func (l *Lying) MoveTo(at Pose) {
	l.Card.X += at.X - l.Pose.X
	l.Card.Y += at.Y - l.Pose.Y
	l.Pose = at
}

// plan is how a piece will lie when somebody puts it in a zone now. One that the zone is
// not for lies there in no zone, as people lay it.
func (w *World) plan(piece, zone string) (Lying, error) {
	p, ok := w.Box.Piece(piece)
	if !ok {
		return Lying{}, fmt.Errorf("%s has no piece %q", w.Box.Title, piece)
	}
	mat, z, err := w.zone(zone)
	if err != nil {
		return Lying{}, err
	}
	l := Lying{Piece: p, Curl: w.curlOf(piece)}
	accepted := z.Accepts(p.Kind)
	if accepted {
		l.Zone = zone
	}
	used := map[int]bool{}
	for _, o := range w.Loose {
		if o.Zone == zone && o.Piece.ID != piece && o.Piece.Kind == p.Kind {
			used[o.Slot] = true
		}
	}
	for used[l.Slot] {
		l.Slot++
	}
	x, y, cardX, care := slot(z, p, l.Slot)
	at := mat.Pose.at(mat.Piece.W, mat.Piece.H, x, y)
	l.Pose = w.jitter(Pose{at.X, at.Y, mat.Pose.Angle + z.Turn}, care)
	if p.Kind == cards.Marker && accepted {
		_, cy := z.Centre()
		at = mat.Pose.at(mat.Piece.W, mat.Piece.H, cardX, cy)
		l.Card, l.HasCard = w.jitter(Pose{at.X, at.Y, mat.Pose.Angle}, care), true
	}
	return l, nil
}

// curlOf is the curl of a piece on the table, which it keeps wherever it is
// laid next.
func (w *World) curlOf(piece string) Curl {
	if l := w.Find(piece); l != nil {
		return l.Curl
	}
	return Curl{}
}

// jitter is a pose with a person's placing error: none for care 0, a few mm and
// degrees for 1, and none on a neat table.
func (w *World) jitter(p Pose, care float64) Pose {
	if w.Neat {
		return p
	}
	off := func(most float64) float64 {
		// The sum of two throws: mostly small, never more than most.
		return most * care * (w.rand.Float64() + w.rand.Float64() - 1)
	}
	return Pose{p.X + off(3), p.Y + off(3), p.Angle + off(4)}
}

// back is the size of the back of a deck's cards, mm.
func (w *World) back(deck string) (wmm, hmm float64) {
	c := w.Box.CardOf(deck)
	return c.W, c.H
}

// Seat is where a person's arm comes from: beyond the table's edge nearest to
// her mat, or beyond one of the long edges in turn.
func (w *World) Seat(name string, number int) vision.Point {
	const beyond = 330
	for _, m := range w.Mats {
		if name == "" || m.Piece.Owner != name {
			continue
		}
		p := vision.Point{X: m.Pose.X, Y: -beyond}
		if m.Pose.Y > w.H/2 {
			p.Y = w.H + beyond
		}
		return p
	}
	x := w.W * (0.3 + 0.4*math.Mod(float64(number)*0.618, 1))
	if number%2 == 0 {
		return vision.Point{X: x, Y: w.H + beyond}
	}
	return vision.Point{X: x, Y: -beyond}
}

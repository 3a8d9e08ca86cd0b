package demo

import (
	"math"

	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// Act is one thing that a hand does: it lays a piece in a zone or, without one,
// takes it away.
type Act struct {
	Piece       string
	To          string
	Back        bool    // with its back up
	On          string  // exactly upon this piece
	Middle      bool    // from the zone's middle, not from its next free place
	Right, Down float64 // so many mm from there, as the zone's mat lies
	Turn        float64 // degrees clockwise
	Pause       int     // so many moments pass afterwards
	Shown       bool    // it is held up to the camera instead, and lies nowhere afterwards
}

// Acts make changes.
func Acts(changes []Change) []Act {
	out := make([]Act, len(changes))
	for i, c := range changes {
		out[i] = Act{Piece: c.Piece.ID, To: c.To, Back: c.Down}
	}
	return out
}

// place is where a piece is laid, given its place in the zone that is free next.
func (t *Table) place(a Act, at tabletop.Pose) tabletop.Pose {
	right, down := a.Right, a.Down
	if spot, err := t.World.Spot(a.To, right, down, 0); err == nil && a.On == "" {
		middle, _ := t.World.Spot(a.To, 0, 0, 0)
		if right, down = spot.X-middle.X, spot.Y-middle.Y; a.Middle {
			at = middle
		}
	}
	if on := t.World.Find(a.On); a.On != "" && on != nil {
		at = on.Pose
	}
	lies := tabletop.Pose{X: at.X + right, Y: at.Y + down, Angle: at.Angle + a.Turn}
	if a.On == "" && !a.Middle && (a.Right != 0 || a.Down != 0) {
		lies.X, lies.Y = t.within(a.To, at, lies)
	}
	return lies
}

// within is the place nearest to a pose from which a piece does not come to lie near the edge of
// its zone or beyond, unless it lies so in its place: who lays it askew means that zone still.
func (t *Table) within(zone string, place, at tabletop.Pose) (x, y float64) {
	right, down, err := t.World.Offset(zone, at)
	if err != nil {
		return at.X, at.Y
	}
	ownRight, ownDown, _ := t.World.Offset(zone, place)
	_, z, _ := t.World.Box.Zone(zone)
	inside := func(offset, own, size float64) float64 {
		most := max(0.4*size, math.Abs(own))
		return min(max(offset, -most), most)
	}
	spot, _ := t.World.Spot(zone, inside(right, ownRight, z.W), inside(down, ownDown, z.H), 0)
	return spot.X, spot.Y
}

// Do does an act at once, without a hand.
func (t *Table) Do(a Act) error {
	if a.Shown {
		return nil // nobody who is told where tags lie sees it
	}
	if a.To == "" {
		t.World.Take(a.Piece)
		return nil
	}
	if err := t.World.Put(a.Piece, a.To); err != nil {
		return err
	}
	l := t.World.Find(a.Piece)
	l.MoveTo(t.place(a, l.Pose))
	l.Down = a.Back
	return nil
}

// shownSeconds is how long people hold a card up.
const shownSeconds = 0.8

// carry is an act as a hand does it.
func (t *Table) carry(a Act, by tabletop.Person) tabletop.Act {
	if a.Shown {
		return tabletop.Show{Piece: a.Piece, By: by, Seconds: shownSeconds}
	}
	return tabletop.Carry{Piece: a.Piece, To: a.To, By: by, Down: a.Back, Place: func(at tabletop.Pose) tabletop.Pose { return t.place(a, at) }}
}

package table

import (
	"maps"
	"math"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// Memory knows where the cards of a table were seen last, and the tokens where they may lie
// upon one another. What another piece has come to cover is seen nowhere,
// but it may lie there still. The zero value
// knows nothing.
type Memory struct {
	last   map[string]sight   // by object
	lies   []sight            // what lay there at the last look
	under  game.Layout        // what was covered then
	left   game.Layout        // where a piece lay in sight that was taken from there and was not seen since
	plates []vision.PlatePose // the mats, as they lay then
	rests  map[string]rest    // since when what lay there then has lain so
	looks  int                // so many so far
}

// rest is since which look a piece has lain where it lies.
type rest struct {
	Position
	since int
}

// sight is a tag that was seen lying still.
type sight struct {
	Position
	owner   owner
	corners vision.Quad // in the picture; unset when it was seen nowhere
	seen    bool        // its tag was read
	read    int         // the last look at which it was
}

// Look gives the layout of a scene, and the zones of the cards that are covered:
// by what lies in another zone, or in one where cards may overlap. In
// any other place one piece follows another. A card in a zone apart counts as not
// seen: what is taken to be covered elsewhere must not depend on which one lies there.
func (m *Memory) Look(s *Surface, scene vision.Scene, apart map[string]bool) (l, covered game.Layout) {
	l, spots, moving := s.look(scene)
	if m.last == nil {
		m.last, m.left = map[string]sight{}, game.Layout{}
	}
	for _, spot := range moving {
		if !apart[spot.Zone] {
			m.Forget(spot.Piece)
		}
	}
	m.plates = scene.Plates
	m.looks++
	m.settle(spots, apart)
	seen, bared, lay := make(map[string]bool, len(spots)), m.bared(spots), make(map[string]bool, len(m.lies))
	for _, spot := range m.lies {
		lay[spot.Piece] = true
	}
	for i := range spots {
		if spot := &spots[i]; spot.Across != "" && l[spot.Piece] == spot.Zone && m.nudged(spot) {
			l[spot.Piece] = spot.Zone
		}
		spot := spots[i]
		if spot.Zone = l[spot.Piece]; spot.Kind == cards.Card && apart[spot.Zone] {
			continue
		}
		seen[spot.Piece] = true
		if spot.read = m.looks; !spot.seen {
			spot.read = m.last[spot.Piece].read
		}
		if spot.Kind == cards.Card && spot.Zone != "" || spot.Kind == cards.Token && heaps(s.zones[spot.Zone]) {
			m.last[spot.Piece] = spot
		} else {
			delete(m.last, spot.Piece)
		}
	}
	for i := range spots {
		if spots[i].Zone != l[spots[i].Piece] {
			spots[i].Across = "" // the others leave it one place only
		}
	}
	m.lies = spots
	covered = game.Layout{}
	var over []sight
	for o, was := range m.last {
		if seen[o] {
			continue
		}
		by := spots
		if lay[o] {
			by = bared
		}
		if s.under(was, m.come(by, was), m.plates) {
			covered[o], over = was.Zone, append(over, was)
		}
	}
	for len(over) > 0 { // what lay beneath a piece lies there still when that is covered, too
		var next []sight
		for o := range m.under {
			was, known := m.last[o]
			if _, found := covered[o]; known && !seen[o] && !found && s.under(was, over, m.plates) {
				covered[o], next = was.Zone, append(next, was)
			}
		}
		over = next
	}
	for _, spot := range spots { // a slot is not free in which another card lies covered
		if at := l[spot.Piece]; at != spot.Zone && s.zones[at].Style == cards.Slot && s.zones[spot.Zone].Style == cards.Slot && slices.Contains(slices.Collect(maps.Values(covered)), at) {
			l[spot.Piece] = spot.Zone
		}
	}
	m.under = maps.Clone(covered)
	for o := range m.last {
		if _, lies := covered[o]; seen[o] {
			delete(m.left, o)
		} else if !lies {
			if was := m.last[o]; !slices.ContainsFunc(spots, func(over sight) bool { return over.covers(was, m.plates) }) {
				m.left[o] = was.Zone
			}
			m.Forget(o)
		}
	}
	return l, covered
}

// settle notes since when what is seen has lain where it lies. Of a zone apart it knows
// nothing.
func (m *Memory) settle(spots []sight, apart map[string]bool) {
	rests := make(map[string]rest, len(spots))
	for _, spot := range spots {
		if apart[spot.Zone] {
			continue
		}
		was, lay := m.rests[spot.Piece]
		if !lay || !was.rests(spot.Position, stirred) {
			was = rest{spot.Position, m.looks}
		}
		rests[spot.Piece] = was
	}
	m.rests = rests
}

// come leaves out of some spots what has lain so since before a tag was read last, which
// is not beneath it; but where something else has come since, of all that is seen now, the tag
// may have been pushed beneath anything.
func (m *Memory) come(spots []sight, tag sight) []sight {
	rests := func(spot sight) bool {
		was, rests := m.rests[spot.Piece]
		return rests && was.since <= tag.read
	}
	if slices.ContainsFunc(spots, func(spot sight) bool { return spot.Zone == tag.Zone && !rests(spot) }) {
		return spots
	}
	return slices.DeleteFunc(slices.Clone(spots), rests)
}

// stirred is how far a piece has moved or turned when it may have come to cover another, mm
// and degrees. handled is the same for one that may have been pulled out from beneath another
// and laid on it, at the same place.
const (
	stirred = 2
	handled = 1
)

// rests reports whether a piece lies as it did, to so many mm and degrees.
func (p Position) rests(now Position, within float64) bool {
	turned := math.Abs(math.Remainder(p.Angle-now.Angle, 360))
	return p.Mat == now.Mat && math.Hypot(p.X-now.X, p.Y-now.Y) <= within && turned <= within
}

// bared leaves out of what is seen now what was covered at the last look and lies exactly as it did:
// what lay in sight then and is gone was not beneath it.
func (m *Memory) bared(spots []sight) []sight {
	if len(m.under) == 0 {
		return spots
	}
	return slices.DeleteFunc(slices.Clone(spots), func(spot sight) bool {
		was, known := m.last[spot.Piece]
		_, covered := m.under[spot.Piece]
		return known && covered && was.rests(spot.Position, handled)
	})
}

// Pose is on which mat the code of a piece lay at the last look, and where, mm; empty when
// it was not seen.
func (m *Memory) Pose(piece string) (mat string, x, y float64) {
	for _, spot := range m.lies {
		if spot.Piece == piece {
			return spot.Mat, spot.X, spot.Y
		}
	}
	return "", 0, 0
}

// Uncounted are the zones in which the middles of pieces lay at the last look though their kinds
// do not count there, such as a card on the deck's place; by piece.
func (m *Memory) Uncounted(s *Surface) game.Layout {
	out := game.Layout{}
	for _, spot := range m.lies {
		if spot.Zone != "" || spot.Kind == cards.Plate {
			continue
		}
		dx, dy := turn(spot.owner.piece.W/2-spot.owner.tag.X, spot.owner.piece.H/2-spot.owner.tag.Y, spot.Angle)
		for _, z := range s.mats[spot.Mat].Zones {
			if z.Contains(spot.X+dx, spot.Y+dy) && !z.Accepts(spot.Kind) {
				out[spot.Piece] = z.ID
			}
		}
	}
	return out
}

// Left reports whether a piece that lay in sight in a zone was taken from there, and was
// not seen since.
func (m *Memory) Left(piece, zone string) bool { return zone != "" && m.left[piece] == zone }

// Forget has a piece lie nowhere that it was seen.
func (m *Memory) Forget(piece string) { delete(m.last, piece) }

// Hidden reports whether a card that should lie in a slot, and was not taken from
// there in sight, may lie under something.
func (m *Memory) Hidden(s *Surface, card, slot string) bool {
	p, ok := s.box.Piece(card)
	mat, z, _ := s.box.Zone(slot)
	if !ok || p.Kind != cards.Card || z.Style != cards.Slot || len(p.Tags) != 1 || m.Left(card, slot) {
		return false
	}
	x, y := z.Centre()
	spot := Position{Piece: card, Kind: p.Kind, Mat: mat.ID, Zone: slot, X: x - p.W/2 + p.Tags[0].X, Y: y - p.H/2 + p.Tags[0].Y}
	return s.under(sight{Position: spot, owner: owner{p, p.Tags[0]}}, m.lies, m.plates)
}

// seenFrom takes a sight for one beside another mat, where a piece may reach from its own,
// and reports whether it could.
func (x *sight) seenFrom(mat string, plates []vision.PlatePose) bool {
	for _, pose := range plates {
		if pose.ID != mat || x.corners == (vision.Quad{}) {
			continue
		}
		at, ok := vision.LocateOn(x.corners, pose)
		x.Mat, x.X, x.Y, x.Angle = mat, at.X, at.Y, at.Angle-x.owner.tag.Angle
		return ok
	}
	return false
}

// under reports whether a piece that is seen lies over a tag that is not, and may have come
// to cover it.
func (s *Surface) under(was sight, spots []sight, plates []vision.PlatePose) bool {
	return slices.ContainsFunc(spots, func(over sight) bool {
		return over.covers(was, plates) && (over.Zone != was.Zone || over.Across != "" || overlap(s.zones[was.Zone]) || s.field(over.Position))
	})
}

// covers reports whether a piece that is seen lies over a tag that is not.
func (x sight) covers(was sight, plates []vision.PlatePose) bool {
	if x.Mat != was.Mat && !x.seenFrom(was.Mat, plates) || x.Kind == cards.Plate {
		return false
	}
	p, tag := x.owner.piece, x.owner.tag
	dx, dy := turn(p.W/2-tag.X, p.H/2-tag.Y, x.Angle)
	dx, dy = turn(was.X-x.X-dx, was.Y-x.Y-dy, -x.Angle)
	return math.Abs(dx) < p.W/2+coverMargin && math.Abs(dy) < p.H/2+coverMargin
}

// overlap reports whether pieces may lie upon one another in a zone.
func overlap(z cards.Zone) bool {
	return z.Style == cards.Lane || z.Style == cards.Show || heaps(z)
}

// heaps reports whether tokens may lie upon one another in a zone.
func heaps(z cards.Zone) bool { return z.Style == cards.Tray || z.Heap }

// coverMargin is how far beside a piece the middle of a tag may lie that it
// hides some of it, mm.
const coverMargin = cards.CodeMM / math.Sqrt2

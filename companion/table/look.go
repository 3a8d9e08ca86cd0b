package table

import (
	"math"
	"sort"
	"sync/atomic"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// Surface knows the printed things of one box: what each tag belongs to and
// where it lies on its piece.
type Surface struct {
	box     *cards.Box
	byTag   map[string]owner      // by payload
	kinds   map[string]cards.Kind // by piece
	mats    map[string]cards.Mat
	zones   map[string]cards.Zone
	tiles   map[string]bool // mats that lie in berths, by id
	alike   [][]string      // pieces that are alike, in the box's order
	printed kinds           // the same as kinds
	latest  *atomic.Pointer[kindsAt]
}

// owner says which piece carries a tag. A tag with a meaning of its own is an
// object by itself.
type owner struct {
	piece cards.Piece
	tag   cards.Tag
}

// NewSurface indexes a box.
func NewSurface(box *cards.Box) *Surface {
	s := &Surface{box: box, byTag: map[string]owner{}, kinds: map[string]cards.Kind{}, mats: map[string]cards.Mat{}, zones: map[string]cards.Zone{}, latest: &atomic.Pointer[kindsAt]{}}
	for _, p := range box.Pieces() {
		s.kinds[p.ID] = p.Kind
		for _, t := range p.Tags {
			s.byTag[t.Payload] = owner{p, t}
		}
	}
	for _, m := range box.Mats {
		s.mats[m.ID] = m
		for _, z := range m.Zones {
			s.zones[z.ID] = z
		}
	}
	s.tiles, s.alike = tiles(box), box.Alike()
	s.printed = newKinds(s.alike)
	return s
}

// Codes is the codebook of the box, each code named by its payload. The error
// says what is wrong with the box.
func (s *Surface) Codes() ([]vision.Code, error) {
	if err := s.box.Check(); err != nil {
		return nil, err
	}
	payloads := make([]string, 0, len(s.byTag))
	for p := range s.byTag {
		payloads = append(payloads, p)
	}
	sort.Strings(payloads)
	out := make([]vision.Code, len(payloads))
	for i, p := range payloads {
		pattern, err := cards.Encode(p)
		if err != nil {
			return nil, err
		}
		out[i] = vision.Code{ID: p, Modules: pattern[:]}
	}
	return out, nil
}

// Plates are the mats of the box as the tracker knows them.
func (s *Surface) Plates() []vision.Plate {
	out := make([]vision.Plate, 0, len(s.box.Mats))
	for _, m := range s.box.Mats {
		p := vision.Plate{ID: m.ID, W: m.W, H: m.H, Tags: map[string]vision.Quad{}}
		for _, t := range m.Tags {
			p.Tags[t.Payload] = codeCorners(t)
		}
		out = append(out, p)
	}
	return out
}

// codeCorners gives a tag's code on its piece, mm, in the code's own order.
func codeCorners(t cards.Tag) vision.Quad {
	h := cards.CodeMM / 2
	var q vision.Quad
	for i, c := range [4][2]float64{{-h, -h}, {h, -h}, {h, h}, {-h, h}} {
		x, y := turn(c[0], c[1], t.Angle)
		q[i] = vision.Point{X: t.X + x, Y: t.Y + y}
	}
	return q
}

// turn rotates a vector clockwise by an angle in degrees (y down).
func turn(x, y, deg float64) (float64, float64) {
	s, c := math.Sincos(deg * math.Pi / 180)
	return x*c - y*s, x*s + y*c
}

// Position is where one tag lies on the mats.
type Position struct {
	Piece  string // the piece that carries the tag, or the tag's own name
	Kind   cards.Kind
	Mat    string
	Zone   string  // empty when it lies in none
	Across string  // the zone on whose border with Zone it lies, or empty
	X, Y   float64 // centre of the code on the mat, mm
	Angle  float64 // of the piece, clockwise, degrees
}

// Locate finds the mat and zone of a tag from the picture positions of its
// code's corners. It reports false for a tag that is not of the box or lies on
// no mat.
func (s *Surface) Locate(payload string, corners vision.Quad, plates []vision.PlatePose) (Position, bool) {
	o, ok := s.byTag[payload]
	if !ok {
		return Position{}, false
	}
	spot := Position{Piece: o.piece.ID, Kind: o.piece.Kind}
	if o.tag.ID != "" {
		spot.Piece = o.tag.ID
	}
	found := false
	var near []Position // on the edges of sides of the table
	var cell Position   // beside a cell
	for _, pose := range plates {
		mat, ok := s.mats[pose.ID]
		if !ok {
			continue
		}
		at, ok := vision.LocateOn(corners, pose)
		if !ok {
			continue
		}
		x, y, angle := at.X, at.Y, at.Angle-o.tag.Angle
		dx, dy := turn(o.piece.W/2-o.tag.X, o.piece.H/2-o.tag.Y, angle)
		on := func(x, y float64) bool { return x >= 0 && x < mat.W && y >= 0 && y < mat.H }
		inside := on(x, y) || o.piece.Kind == cards.Card && on(x+dx, y+dy) // it may stand out over the edge
		if zone, ok := zoneOf(mat, o, x+dx, y+dy); ok {
			spot.Mat, spot.Zone, spot.X, spot.Y, spot.Angle = mat.ID, zone, x, y, wrap(angle)
			spot.Across = s.across(mat, zone, o.piece.Kind, x+dx, y+dy)
			return spot, true
		}
		if o.piece.Kind == cards.Token && o.tag.ID == "" {
			if zone := besideCell(mat, x+dx, y+dy); zone != "" {
				cell = Position{Piece: spot.Piece, Kind: spot.Kind, Mat: mat.ID, Zone: zone, X: x, Y: y, Angle: wrap(angle)}
			}
		}
		if inside && !found {
			found = true
			spot.Mat, spot.X, spot.Y, spot.Angle = mat.ID, x, y, wrap(angle)
		}
		if side := mat.Style == cards.MatForcefield || mat.Style == cards.MatClearing; side && x >= -undecided && x < mat.W+undecided && y >= 0 && y < mat.H {
			near = append(near, Position{Piece: spot.Piece, Kind: spot.Kind, Mat: mat.ID, X: x, Y: y, Angle: wrap(angle)})
		}
	}
	if cell.Zone != "" {
		return cell, true
	}
	if !found && len(near) == 2 {
		return near[0], true // between the two
	}
	return spot, found
}

// zoneOf finds the zone in which a piece lies whose middle is at x, y.
func zoneOf(mat cards.Mat, o owner, x, y float64) (string, bool) {
	if o.piece.Kind == cards.Plate {
		if o.piece.ID != mat.ID || o.tag.ID == "" {
			return "", false
		}
		for _, z := range mat.Zones {
			if z.Contains(o.tag.X, o.tag.Y) {
				return z.ID, true
			}
		}
		return "", false
	}
	for i := range mat.Zones {
		if z := &mat.Zones[i]; z.Contains(x, y) && z.Accepts(o.piece.Kind) {
			return z.ID, true
		}
	}
	inside := min(x, y, mat.W-x, mat.H-y)
	slid := mat.Style == cards.MatProof && o.piece.Kind == cards.Card // however far
	if mat.Style == cards.MatRoom && inside > undecided || slid && inside >= 0 {
		return nearestZone(mat, o.piece.Kind, x, y)
	}
	return "", false
}

// nearestZone is the zone that is nearest to a point of its mat, of those that accept a kind
// of piece: all that lies in a room lies somewhere in it.
func nearestZone(mat cards.Mat, kind cards.Kind, x, y float64) (zone string, ok bool) {
	least := math.Inf(1)
	for _, z := range mat.Zones {
		if !z.Accepts(kind) || z.Style == cards.Door {
			continue
		}
		d := math.Hypot(max(z.X-x, 0, x-z.X-z.W), max(z.Y-y, 0, y-z.Y-z.H))
		if d < least {
			zone, least = z.ID, d
		}
	}
	return zone, zone != ""
}

// beside is how far beside a cell the middle of a token may lie that is meant to lie in it, and
// alone how far away every other place for it must be, mm.
const (
	beside = 6
	alone  = 30
)

// besideCell is the cell or spot beside which the middle of a token lies, when no other can be
// meant; or empty.
func besideCell(mat cards.Mat, x, y float64) (zone string) {
	for i := range mat.Zones {
		z := &mat.Zones[i]
		switch d := math.Hypot(max(z.X-x, 0, x-z.X-z.W), max(z.Y-y, 0, y-z.Y-z.H)); {
		case !z.Accepts(cards.Token) || d > alone:
		case d > beside || zone != "" || z.Style != cards.Cell && z.Style != cards.Spot:
			return ""
		default:
			zone = z.ID
		}
	}
	return zone
}

// wrap brings an angle in degrees to -180 … 180.
func wrap(deg float64) float64 {
	return math.Remainder(deg, 360)
}

// Look gives the layout of a scene: every object that lies still in a zone.
// moving lists the objects that were seen but are not still.
func (s *Surface) Look(scene vision.Scene) (l game.Layout, moving []string) {
	l, _, spots := s.look(scene)
	for _, spot := range spots {
		moving = append(moving, spot.Piece)
	}
	sort.Strings(moving)
	return l, moving
}

// look is Look with what lies still on the mats, in a zone or not, and with where what
// moves was seen.
func (s *Surface) look(scene vision.Scene) (l game.Layout, still []sight, moving []Position) {
	l, still = make(game.Layout, len(scene.Tags)), make([]sight, 0, len(scene.Tags))
	plates := s.lookAtTiles(scene, l, &moving)
	at := map[string]centre{}
	var loose []Position
	var onEdge []int // of what lies still
	for _, t := range scene.Tags {
		spot, ok := s.Locate(t.ID, t.Corners, plates)
		field := s.field(spot)
		if ok && t.Still {
			still = append(still, sight{Position: spot, owner: s.byTag[t.ID], corners: t.Corners, seen: t.Seen})
		}
		switch {
		case !ok || spot.Zone == "" && !field:
		case !t.Still:
			moving = append(moving, spot)
		case field && s.acrossEdge(t.ID, spot):
			onEdge = append(onEdge, len(still)-1)
		case spot.Zone == "":
			loose = append(loose, spot)
		default:
			l[spot.Piece] = spot.Zone
			if o := s.byTag[t.ID]; o.piece.Kind == cards.Card {
				dx, dy := turn(o.piece.W/2-o.tag.X, o.piece.H/2-o.tag.Y, spot.Angle)
				at[spot.Piece] = centre{spot.Mat, spot.X + dx, spot.Y + dy}
			}
		}
	}
	for _, p := range loose {
		if z := s.NearestFree(p, l); z != "" {
			l[p.Piece] = z
		}
	}
	for _, i := range onEdge {
		s.betweenSides(&still[i], l)
	}
	s.spread(l, at)
	return l, still, moving
}

// field reports whether a card lies on a mat that is one side of the table:
// wherever it lies there, it lies on that side.
func (s *Surface) field(p Position) bool {
	style := s.mats[p.Mat].Style
	return p.Kind == cards.Card && (style == cards.MatForcefield || style == cards.MatClearing)
}

// undecided is how near to the edge of a side, or of a room, the middle of a piece
// may lie for nobody to say on which side it is, mm.
const undecided = 6

// acrossEdge reports whether a card lies across the left or the right edge of
// its mat.
func (s *Surface) acrossEdge(payload string, p Position) bool {
	o := s.byTag[payload]
	dx, _ := turn(o.piece.W/2-o.tag.X, o.piece.H/2-o.tag.Y, p.Angle)
	x := p.X + dx
	return x < undecided || x > s.mats[p.Mat].W-undecided
}

// NearestFree is the space of a card's mat that is nearest to it and on which
// nothing lies; empty when there is none.
func (s *Surface) NearestFree(p Position, l game.Layout) string {
	taken := map[string]bool{}
	for _, z := range l {
		taken[z] = true
	}
	best, least := "", math.Inf(1)
	for _, z := range s.mats[p.Mat].Zones {
		d := math.Hypot(z.X+z.W/2-p.X, z.Y+z.H/2-p.Y)
		if z.Style == cards.Space && !taken[z.ID] && d < least {
			best, least = z.ID, d
		}
	}
	return best
}

// Covers are the tags of the shields, with half a shield's size around its
// code in sides of the code, as the tracker wants to know them.
func (s *Surface) Covers() map[string]vision.Point {
	out := map[string]vision.Point{}
	for payload, o := range s.byTag {
		if o.piece.Kind == cards.Shield {
			out[payload] = vision.Point{X: o.piece.W / 2 / cards.CodeMM, Y: o.piece.H / 2 / cards.CodeMM}
		}
	}
	return out
}

package vision

import (
	"math"
	"sort"
)

// Register finds the poses of plates in one picture from the tags read in it.
// All plates must lie in one plane. A plate without a tag in the picture has no
// pose.
func Register(plates []Plate, seen []Sighting) []PlatePose {
	var obs []observation
	for i, p := range plates {
		best := map[string]Sighting{}
		for _, s := range seen {
			if _, ok := p.Tags[s.ID]; ok && s.Score > best[s.ID].Score {
				best[s.ID] = s
			}
		}
		for _, id := range sortedIDs(p.Tags) {
			if s, ok := best[id]; ok {
				obs = append(obs, observation{i, p.Tags[id], s.Corners})
			}
		}
	}
	b := newPlanarBundle(len(plates))
	b.update(obs)
	var out []PlatePose
	for i, p := range plates {
		if h, ok := b.pose(i); ok {
			out = append(out, PlatePose{ID: p.ID, ToPx: h, Seen: true, Error: b.residual(i, obs)})
		}
	}
	return out
}

// Location is where a code's centre lies on a plate, mm, and how it is turned
// clockwise against it, degrees, -180 to 180.
type Location struct {
	Plate       string // empty: on none
	X, Y, Angle float64
}

// Locate finds the plate that a code's centre lies on, and where on it.
func Locate(code Quad, plates []Plate, poses []PlatePose) Location {
	var out Location
	closest := math.Inf(1)
	for _, pose := range poses {
		for _, p := range plates {
			if p.ID != pose.ID {
				continue
			}
			s, ok := LocateOn(code, pose)
			if !ok || s.X < 0 || s.Y < 0 || s.X > p.W || s.Y > p.H {
				continue
			}
			// Where plates overlap, the one whose centre is nearer counts.
			if d := math.Hypot(s.X-p.W/2, s.Y-p.H/2); d < closest {
				closest, out = d, s
			}
		}
	}
	return out
}

// LocateOn is the location of a code in the coordinates of one plate, whether
// it lies on the plate or beside it.
func LocateOn(code Quad, pose PlatePose) (Location, bool) {
	back := pose.ToPx.Inverse()
	if back == (Homography{}) {
		return Location{}, false
	}
	q := back.Quad(pose.Lens.StraightQuad(code))
	c := diagonalIntersection(q)
	dx, dy := q[1].X-q[0].X+q[2].X-q[3].X, q[1].Y-q[0].Y+q[2].Y-q[3].Y
	return Location{Plate: pose.ID, X: c.X, Y: c.Y, Angle: math.Atan2(dy, dx) * 180 / math.Pi}, true
}

// diagonalIntersection is where the diagonals of a quad meet: the picture of the
// centre, when the quad is the picture of a square.
func diagonalIntersection(q Quad) Point {
	ax, ay := q[2].X-q[0].X, q[2].Y-q[0].Y
	bx, by := q[3].X-q[1].X, q[3].Y-q[1].Y
	det := ax*by - ay*bx
	if math.Abs(det) < 1e-12 {
		return Point{(q[0].X + q[1].X + q[2].X + q[3].X) / 4, (q[0].Y + q[1].Y + q[2].Y + q[3].Y) / 4}
	}
	t := ((q[1].X-q[0].X)*by - (q[1].Y-q[0].Y)*bx) / det
	return Point{q[0].X + t*ax, q[0].Y + t*ay}
}

func distance(a, b Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

func sortedIDs[T any](m map[string]T) []string {
	out := make([]string, 0, len(m))
	for id := range m {
		out = append(out, id)
	}
	sort.Strings(out)
	return out
}

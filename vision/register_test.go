package vision

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
)

// mat is a plate of a size with tags at places, and how it lies on the table.
type mat struct {
	plate Plate
	codes []Code
	spots []Point // the codes' centres, mm
	at    piece   // x, y of its top left corner and its turn
}

func newMat(id string, w, h float64, codes []Code, spots []Point) mat {
	m := mat{plate: Plate{ID: id, W: w, H: h, Tags: map[string]Quad{}}, codes: codes, spots: spots}
	const r = moduleMM * Modules / 2
	for i, c := range codes {
		s := spots[i]
		m.plate.Tags[c.ID] = Quad{{s.X - r, s.Y - r}, {s.X + r, s.Y - r}, {s.X + r, s.Y + r}, {s.X - r, s.Y + r}}
	}
	return m
}

// lay puts a piece at a spot on the mat, mm, turned against it.
func (m mat) lay(c Code, x, y, turn float64) piece {
	p := m.at.place().Apply(Point{x, y})
	return piece{code: c, x: p.X, y: p.Y, turn: m.at.turn + turn, w: 33, h: 38, dy: 2, shade: 45}
}

func (m mat) tags() []piece {
	var out []piece
	for i, c := range m.codes {
		out = append(out, m.lay(c, m.spots[i].X, m.spots[i].Y, 0))
	}
	return out
}

// fourMats is a table like that of a real game: mats of a page's size with two
// tags each, some turned.
func fourMats() []mat {
	c := deck().codes
	mats := []mat{
		newMat("a", 192, 266, c[0:2], []Point{{96, 105}, {96, 160}}),
		newMat("b", 258, 198, c[2:4], []Point{{17, 17}, {241, 17}}),
		newMat("c", 200, 266, c[4:7], []Point{{17, 17}, {183, 17}, {35, 173}}),
		newMat("d", 265, 180, c[7:9], []Point{{25, 17}, {25, 163}}),
	}
	for i, at := range []piece{{x: -380, y: -210, turn: 3}, {x: -150, y: -215, turn: -4}, {x: 170, y: -200, turn: 2}, {x: 120, y: 230, turn: 178}} {
		mats[i].at = at
	}
	return mats
}

func plates(mats []mat) (out []Plate) {
	for _, m := range mats {
		out = append(out, m.plate)
	}
	return out
}

func TestRegistrationIsExactToAMillimetre(t *testing.T) {
	for _, c := range []struct {
		w, h int
		px   float64
	}{{1920, 1080, 2.1}, {1280, 720, 1.45}} {
		t.Run(fmt.Sprint(c.h), func(t *testing.T) {
			for seed := range 3 {
				rng := rand.New(rand.NewPCG(uint64(seed), 3))
				v := view{w: c.w, h: c.h, blur: .8, noise: 5, light: .3, toPx: camera(c.w, c.h, c.px, 10+8*float64(seed), 4*float64(seed), 1000)}
				mats := fourMats()
				var pieces []piece
				type truth struct{ x, y, turn float64 }
				want := map[string]truth{}
				where := map[string]string{}
				next := 20
				for _, m := range mats {
					pieces = append(pieces, m.tags()...)
					for _, p := range []Point{{m.plate.W - 25, m.plate.H - 25}, {m.plate.W / 2, m.plate.H / 2.3}} {
						code := deck().codes[next]
						next++
						turn := rng.Float64()*360 - 180
						pieces = append(pieces, m.lay(code, p.X, p.Y, turn))
						want[code.ID], where[code.ID] = truth{p.X, p.Y, turn}, m.plate.ID
					}
				}
				seen := NewReader(deck().book).Read(frameOf(v.picture(pieces, rng), 0))
				poses := Register(plates(mats), seen)
				if len(poses) != len(mats) {
					t.Fatalf("%d of %d mats registered", len(poses), len(mats))
				}
				found := 0
				worst, worstTurn := 0., 0.
				for _, s := range seen {
					w, ok := want[s.ID]
					if !ok {
						continue
					}
					found++
					spot := Locate(s.Corners, plates(mats), poses)
					d := math.Hypot(spot.X-w.x, spot.Y-w.y)
					a := math.Abs(math.Remainder(spot.Angle-w.turn, 360))
					worst, worstTurn = max(worst, d), max(worstTurn, a)
					if spot.Plate != where[s.ID] || d > 1 || a > 2 {
						t.Errorf("%s lies on %q at %.2f, %.2f mm turned %.1f° instead of %q at %.2f, %.2f turned %.1f°",
							s.ID, spot.Plate, spot.X, spot.Y, spot.Angle, where[s.ID], w.x, w.y, w.turn)
					}
				}
				if found != len(want) {
					t.Errorf("%d of %d pieces read", found, len(want))
				}
				t.Logf("places within %.2f mm, turns within %.2f°", worst, worstTurn)
			}
		})
	}
}

func TestRegisterWithoutPlatesOrTags(t *testing.T) {
	mats := fourMats()
	if got := Register(plates(mats), nil); got != nil {
		t.Errorf("plates found in nothing: %v", got)
	}
	if got := Register(nil, []Sighting{{ID: "x", Score: 1}}); got != nil {
		t.Errorf("plates found though none are known: %v", got)
	}
	flat := []Sighting{{ID: deck().codes[0].ID, Score: 1}} // all four corners in one point
	for _, p := range Register(plates(mats), flat) {
		t.Errorf("a plate was found from a tag without an area: %v", p)
	}
	if s := Locate(Quad{}, plates(mats), nil); s.Plate != "" {
		t.Errorf("a code was located on %q without any pose", s.Plate)
	}
}

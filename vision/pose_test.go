package vision

import (
	"math/rand/v2"
	"testing"
)

// TestTagsFarFromTheOriginAreRead lays tags along the right and the lower edge
// of a tilted 4K picture, turned at will. There the columns of a pose differ from
// the module's sides by the place times the perspective, as much as a module,
// so the pose must be judged by its derivative at the tag.
func TestTagsFarFromTheOriginAreRead(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 16))
	v := view{w: 3840, h: 2160, noise: 4, light: .2, toPx: camera(3840, 2160, 2.6/moduleMM, -35, 25, 900)}
	back := v.toPx.Inverse()
	var pieces []piece
	for _, at := range []Point{
		{3660, 300}, {3500, 700}, {3680, 1100}, {3480, 1500}, {3650, 1950}, {3300, 2000},
		{2900, 1900}, {2500, 2000}, {2100, 1900}, {1700, 2000}, {3250, 1650}, {3050, 1250},
	} {
		p := back.Apply(at)
		pieces = append(pieces, piece{code: deck().codes[len(pieces)], x: p.X, y: p.Y, turn: rng.Float64()*360 - 180, w: 33, h: 38, dy: 2, shade: 45})
	}
	frame := frameOf(v.picture(pieces, rng), 0)
	r := NewReader(deck().book)
	right, wrong, _ := score(v, pieces, r.Read(frame))
	if right != len(pieces) || wrong > 0 {
		t.Errorf("%d of %d tags are read right, %d wrong", right, len(pieces), wrong)
	}
	known := r.known[0]
	if m := modulePx(known.pose); m < maxSampledModulePx {
		t.Errorf("%.2f px per module: perspective is not fitted, the test shows nothing", m)
	}
}

// A code is not read at a pose with a corner some modules off, though it still fits
// best there and clearly enough.
func TestACornerThatLiesElsewhereIsNoticed(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 2))
	v := view{w: 200, h: 200, blur: .6, noise: 4, toPx: camera(200, 200, 2/moduleMM, 0, 0, 900)}
	p := piece{code: deck().codes[3], w: 33, h: 33, shade: 45}
	var py pyramid
	py.at[0] = grayImageOf(v.picture([]piece{p}, rng))
	at := func(q Quad) (match codeMatch, fits bool) {
		h, ok := squareToQuad(q)
		if !ok {
			t.Fatalf("%v is no quad", q)
		}
		var s patch
		py.sample(h, 0, &s)
		m := matcher{cb: deck().book}
		m.project(&s)
		match, _ = m.bestMatch(likeliest)
		return match, blurredPattern(deck().book.pattern(match.code), blurs[match.bank]).fitsAllOver(&s)
	}
	q := p.corners(v)
	if match, fits := at(q); match.code != 3 || !fits {
		t.Errorf("at its place code %d is read with %.2f, and fits all over: %v", match.code, match.score, fits)
	}
	for i := range q {
		for _, modules := range []float64{-2, 2} {
			moved, across := q, q[(i+2)%4]
			f := 1 + modules*2/distance(q[i], across)
			moved[i] = Point{across.X + f*(q[i].X-across.X), across.Y + f*(q[i].Y-across.Y)}
			match, fits := at(moved)
			if match.code != 3 || match.score < minScore || match.margin < minMargin {
				t.Errorf("corner %d, %g modules off: code %d has %.2f: the test shows nothing", i, modules, match.code, match.score)
			}
			if fits {
				t.Errorf("corner %d is %g modules off, and the code fits all over", i, modules)
			}
		}
	}
}

// Nor does a reader report it, as a rule: here a quarter of each code lies two modules aside.
func TestACodeThatDoesNotFitAllOverIsNotReported(t *testing.T) {
	const n = 12
	var codes []Code
	for _, c := range deck().codes[:n] {
		bent := Code{ID: c.ID, Modules: append([]bool(nil), c.Modules...)}
		for y := range Modules / 2 {
			for x := Modules/2 + 1; x < Modules; x++ {
				bent.Modules[y*Modules+x] = y >= 2 && c.Modules[(y-2)*Modules+x]
			}
		}
		codes = append(codes, bent)
	}
	for _, plain := range []bool{false, true} {
		for _, bend := range []bool{false, true} {
			_, right, wrong := readPieces(1.6, n, deck().codes[:n], func(i int, p *piece) {
				if p.plain = plain; bend {
					p.code = codes[i]
				}
			})
			if !bend && right < n || bend && right > n/3 || wrong > 0 {
				t.Errorf("plain %v, bent %v: %d of %d are read, and %d elsewhere", plain, bend, right, n, wrong)
			}
		}
	}
}

// Where a blur makes a wrong quarter turn look likelier, the right one is tried, too.
func TestTheNextOrientationIsTried(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 18))
	v := view{w: 320, h: 240, blur: .6, noise: 4, toPx: camera(320, 240, 1.5/moduleMM, 0, 10, 900)}
	pieces := spread(v, 1, deck().codes[3:4], rng)
	r := NewReader(deck().book)
	r.pyramid.reset(grayImageOf(v.picture(pieces, rng)))
	h, _ := squareToQuad(pieces[0].corners(v))
	for _, scores := range [][4]float32{{.9, 0, 0, 0}, {.8, .9, 0, 0}} {
		if k, got := r.workers.workers[0].identify(h, scores, WhiteSquare); got.refused != "" || k.code != 3 {
			t.Errorf("with the likelihoods %v it is refused: %s", scores, got.refused)
		}
	}
}

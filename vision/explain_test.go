package vision

import (
	"math/rand/v2"
	"testing"
)

func TestExplain(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 14))
	v := view{w: 640, h: 360, blur: .6, noise: 4, toPx: camera(640, 360, 1.8, 10, 5, 900)}
	codes := []Code{deck().codes[3], deck().foreign[1], {Modules: make([]bool, moduleCount)}}
	pieces := spread(v, 3, codes, rng)
	// A code of the deck with a third of its modules made noise fits, but badly.
	torn := Code{Modules: append([]bool(nil), deck().codes[8].Modules...)}
	for i := range torn.Modules[:] {
		if i%Modules > 8 && i/Modules > 8 {
			torn.Modules[i] = rng.IntN(2) == 0
		}
	}
	pieces = append(pieces, piece{code: torn, x: pieces[1].x, y: pieces[1].y + 60, w: 33, h: 38, dy: 2, shade: 45})
	frame := frameOf(v.picture(pieces, rng), 0)
	r := NewReader(deck().book)
	all := r.Explain(frame)
	about := func(p piece) (Candidate, bool) {
		for _, c := range all {
			if distance(diagonalIntersection(c.Corners), diagonalIntersection(p.corners(v))) < 3 {
				return c, true
			}
		}
		return Candidate{}, false
	}
	if c, ok := about(pieces[0]); !ok || c.Refused != "" || c.Best != codes[0].ID || c.Score < minScore || c.Margin < minMargin || c.Second == "" || c.Second == c.Best {
		t.Errorf("the tag is explained by %+v", c)
	}
	if c, ok := about(pieces[1]); !ok || c.Refused != NotOurs || c.Best == "" || c.Score >= minScore {
		t.Errorf("the tag of another deck is explained by %+v", c)
	}
	if c, ok := about(pieces[2]); !ok || c.Refused != NoCode && c.Refused != NoFit || c.Best != "" {
		t.Errorf("the black square is explained by %+v", c)
	}
	if c, ok := about(pieces[3]); !ok || c.Refused == "" && c.Best != deck().codes[8].ID {
		t.Errorf("the torn tag is explained by %+v", c)
	}
	if len(r.known) > 0 {
		t.Error("the reader remembers what it explained")
	}
	if got := NewReader(deck().book).Explain(Frame{}); len(got) != 0 {
		t.Errorf("no picture has the candidates %v", got)
	}
}

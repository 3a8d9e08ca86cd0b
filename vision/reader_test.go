package vision

import (
	"math/rand/v2"
	"testing"
)

// shuffled is n different tags of the deck.
func shuffled(n int, rng *rand.Rand) []Code {
	var out []Code
	for _, i := range rng.Perm(len(deck().codes))[:n] {
		out = append(out, deck().codes[i])
	}
	return out
}

func TestColdRecall(t *testing.T) {
	for _, c := range []struct {
		px    float64 // per module
		n     int
		floor float64
	}{
		{.8, 60, 0}, {.9, 60, .9}, {1.0, 60, .95}, {1.3, 40, .99}, {1.6, 40, .99}, {2, 30, .99}, {2.5, 24, .99}, {3, 15, .99}, {4, 8, .99}, {6, 4, .99}, {8, 2, .99},
	} {
		right, wrong, total := 0, 0, 0
		var worst float64
		for k := range 6 {
			rng := rand.New(rand.NewPCG(uint64(k), uint64(c.px*100)))
			v := view{w: 1280, h: 720, blur: .5 + .1*float64(k), noise: 4 + float64(k%3)*2, light: .3,
				toPx: camera(1280, 720, c.px/moduleMM*1.07, float64(k)*5, float64(k)*77, 1100/c.px)}
			pieces := spread(v, c.n, shuffled(c.n, rng), rng)
			a, b, rms := judge(v, pieces, NewReader(deck().book).Read(frameOf(v.picture(pieces, rng), 0)))
			right, wrong, total = right+a, wrong+b, total+len(pieces)
			worst = max(worst, rms)
		}
		share := float64(right) / float64(total)
		t.Logf("%.1f px/module: %d of %d (%.3f), %d wrong, corners within %.2f px", c.px, right, total, share, wrong, worst)
		if share < c.floor || wrong > 0 {
			t.Errorf("%.1f px/module: read %.3f, at least %.2f expected; %d wrong", c.px, share, c.floor, wrong)
		}
	}
}

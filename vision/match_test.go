package vision

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// TestTheLikeliestCodesHoldTheBest: a code that can be read is the best of all,
// though only those with the likest signs are compared.
func TestTheLikeliestCodesHoldTheBest(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 11))
	codes := make([]Code, 4*likeliest)
	for i := range codes {
		codes[i] = Code{fmt.Sprint("code-", i), randomCode(t, rng)}
	}
	book, err := NewCodebook(codes)
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	for i := range codes {
		p := *blurredPattern(book.pattern(i), .4+.5*rng.Float64())
		for k := range p {
			p[k] = 90 + 80*p[k] + 14*float32(rng.NormFloat64())
		}
		best, second := book.bestMatch(&p)
		if best.score < minScore {
			continue
		}
		read++
		if best.code != i || second == i || second < 0 {
			t.Errorf("code %d is taken for %d, then %d", i, best.code, second)
		}
	}
	if read < len(codes)/2 {
		t.Errorf("only %d of %d codes fit: the test shows little", read, len(codes))
	}
}

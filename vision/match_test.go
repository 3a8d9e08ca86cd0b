package vision

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// A code that can be read is the best of all, though those with the likest signs are
// compared first, and the margin that decides is that over the best of all others.
func TestTheLikeliestCodesHoldTheBest(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 11))
	codes := make([]Code, 16*likeliest)
	for i := range codes {
		codes[i] = Code{fmt.Sprint("code-", i), randomCode(t, rng)}
	}
	book, err := NewCodebook(codes)
	if err != nil {
		t.Fatal(err)
	}
	m := matcher{cb: book}
	fit, read, overstated := 0, 0, 0
	for i := range codes {
		p := *blurredPattern(book.pattern(i), .4+.5*rng.Float64())
		for k := range p {
			p[k] = 90 + 80*p[k] + 14*float32(rng.NormFloat64())
		}
		m.project(&p)
		first, _ := m.bestMatch(likeliest)
		if first.score < minScore {
			continue
		}
		fit++
		if first.code != i {
			t.Errorf("code %d is taken for %d", i, first.code)
		}
		all, second := m.bestMatch(len(codes))
		if first.margin > all.margin+1e-6 {
			overstated++
		}
		got, next, refused := m.judge(&p, 0)
		if refused != "" {
			continue
		}
		read++
		if got != all || next != second || next == i || next < 0 {
			t.Errorf("code %d is read as %+v before %d; of all codes %+v is best, before %d", i, got, next, all, second)
		}
	}
	if fit < len(codes)/2 || read < fit/2 || overstated == 0 {
		t.Errorf("of %d codes %d fit, %d are read, and the likeliest overstate %d margins: the test shows little", len(codes), fit, read, overstated)
	}
}

package grove

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion/games/grove/reason"
)

// ranks gives each number its place among all; equal ones share theirs.
func ranks(of []float64) []float64 {
	out := make([]float64, len(of))
	for i, x := range of {
		for _, y := range of {
			if y < x {
				out[i]++
			} else if y == x {
				out[i] += 0.5
			}
		}
	}
	return out
}

// correlation is Spearman's, of ranks.
func correlation(a, b []float64) float64 {
	a, b = ranks(a), ranks(b)
	mean := float64(len(a)) / 2
	var ab, aa, bb float64
	for i := range a {
		x, y := a[i]-mean, b[i]-mean
		ab, aa, bb = ab+x*y, aa+x*x, bb+y*y
	}
	return ab / math.Sqrt(aa*bb)
}

// untilProven is how many turns an Agent among people needs: she tests what puzzles
// her most, proves when her chance is seven in ten, errs about one object of twenty,
// learns from a proof that fails, and gives up after 30 turns.
func untilProven(th thoughts, r *rand.Rand, rule reason.Set) int {
	deck := slices.Collect(th.Cards.All())
	r.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	var yes, no reason.Set
	unseen := th.Cards
	see := func(c int) {
		if flip(&unseen, c); rule.Has(c) {
			yes.Add(c)
		} else {
			no.Add(c)
		}
	}
	see(deck[0])
	see(deck[1])
	hand, deck := deck[2:9], deck[9:]
	for n := range 30 {
		b := th.Believe(&yes, &no)
		if b.Four(&unseen) < 0.7 {
			c := b.Test(hand)
			see(c)
			hand[slices.Index(hand, c)], deck = deck[0], deck[1:]
			continue
		}
		right := true
		for _, c := range deck[:columns] {
			right = right && rule.Has(c) == (b.Chance(c) >= 0.5) == (r.IntN(20) > 0)
			see(c)
		}
		if deck = deck[columns:]; right {
			return n
		}
	}
	return 30
}

// TestTheMeterTellsHowHardARuleIs compares it with how many tests simulated people
// make who err, at tables of their own, of examples and of pairs of examples.
func TestTheMeterTellsHowHardARuleIs(t *testing.T) {
	n := builtIn()
	th := n.hypotheses()
	var said, played []float64
	r := rand.New(rand.NewPCG(7, 7))
	for i, h := range th.Rules {
		if h.Sort != reason.Example && (h.Sort < reason.Both || h.Sort > reason.ButNot || r.IntN(120) > 0 || h.Of[1] >= th.examples) {
			continue
		}
		tests := 0.0
		for seed := range uint64(16) {
			r := rand.New(rand.NewPCG(seed, uint64(i)))
			tests += float64(untilProven(th, r, scattered(th, r, h.Set, reason.Error)))
		}
		said, played = append(said, n.hardness(pieceSet(h.Set))), append(played, tests)
	}
	c := correlation(said, played)
	t.Logf("%d rules, from %.1f to %.1f tests; rank correlation %.2f", len(said), slices.Min(said), slices.Max(said), c)
	if len(said) < 30 || c < 0.7 {
		t.Errorf("of %d rules the meter's ranks correlate with those played by %.2f, less than 0.7", len(said), c)
	}
}

func TestTheWorkshopMeasuresARule(t *testing.T) {
	b := Game.Bench()
	for _, r := range b.Rules[:6] {
		for _, text := range b.Measure(r.Pass) {
			t.Log(r.Text, text)
		}
		if len(b.Measure(r.Pass)) == 0 {
			t.Errorf("nothing is said of %q", r.Text)
		}
	}
	if got := b.Measure(nil); got != nil {
		t.Errorf("a rule that admits nothing is measured: %v", got)
	}
	var odd []string
	for i, p := range builtIn().box.Deck {
		if i*7919%13 < 6 {
			odd = append(odd, p.ID)
		}
	}
	if got := b.Measure(odd); len(got) == 0 || got[0].Format[:6] != "Hardly" {
		t.Errorf("of a rule without sense it says %v", got)
	}
}

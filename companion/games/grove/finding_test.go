package grove

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion/games/grove/reason"
)

// seeker finds a rule out: she knows how two cards of the start are classified,
// tests cards of her hand of seven, and proves when she thinks that it succeeds.
type seeker struct {
	rule  reason.Set // as people classify: they err about some cards
	table bool       // she sees two open cards each round, too
	any   bool       // she tests any card
}

// proves is how sure of four cards she has to be.
const proves = 0.87

// seek gives her tests, how sure she was of her proof, and whether it was right.
func (s seeker) seek(th *reason.Space, r *rand.Rand) (tests int, sure float64, right bool) {
	deck := slices.Collect(th.Cards.All())
	r.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	var yes, no reason.Set
	unseen := th.Cards
	draw := func() int {
		c := deck[0]
		deck = deck[1:]
		flip(&unseen, c)
		return c
	}
	note := func(c int) {
		if s.rule.Has(c) {
			yes.Add(c)
		} else {
			no.Add(c)
		}
	}
	note(draw())
	note(draw())
	var hand []int
	for range fullHand {
		hand = append(hand, draw())
	}
	for ; ; tests++ {
		b := th.Believe(&yes, &no).WithTaste()
		if b.Four(&unseen) >= proves || len(deck) < 10 {
			sure, right = b.Proven(&unseen), true
			for range columns {
				c := draw()
				right = right && s.rule.Has(c) == (b.Chance(c) >= 0.5)
			}
			return tests, sure, right
		}
		c := b.Test(hand)
		if s.any {
			c = hand[0]
		}
		note(c)
		hand[slices.Index(hand, c)] = draw()
		if s.table {
			note(draw())
			note(draw())
		}
	}
}

func flip(s *reason.Set, c int) { s[c/64] ^= 1 << (c % 64) }

// made is a way to make rules.
type made func(th thoughts, r *rand.Rand) reason.Set

// oneOf makes a rule of some sorts.
func oneOf(th thoughts, r *rand.Rand, sorts ...reason.Sort) reason.Set {
	for {
		h := &th.Rules[r.IntN(len(th.Rules))]
		if slices.Contains(sorts, h.Sort) {
			return h.Set
		}
	}
}

func simple(th thoughts, r *rand.Rand) reason.Set {
	return oneOf(th, r, reason.Example, reason.Attribute)
}

func halfPairs(th thoughts, r *rand.Rand) reason.Set {
	if r.IntN(2) == 0 {
		return simple(th, r)
	}
	return oneOf(th, r, reason.Both, reason.Either, reason.ButNot)
}

// outside makes a rule of a taste for or against everything that can be said of
// a card, and some for the card itself.
func outside(th thoughts, r *rand.Rand) (out reason.Set) {
	cards := slices.Collect(th.Cards.All())
	likes := make([]float64, reason.Most+1)
	for i := range th.Parts {
		taste := r.NormFloat64()
		for c := range th.Parts[i].All() {
			likes[c] += taste
		}
	}
	mean := 0.0
	for _, c := range cards {
		mean += likes[c] / float64(len(cards))
	}
	spread := 0.0
	for _, c := range cards {
		spread += (likes[c] - mean) * (likes[c] - mean) / float64(len(cards))
	}
	for _, c := range cards {
		likes[c] += 0.3 * math.Sqrt(spread) * r.NormFloat64()
	}
	slices.SortFunc(cards, func(x, y int) int {
		if likes[x] > likes[y] {
			return -1
		}
		return 1
	})
	for _, c := range cards[:len(cards)*(25+r.IntN(36))/100] {
		out.Add(c)
	}
	return out
}

// scattered has people err about each card by itself, families about all cards
// that have two things in common.
func scattered(th thoughts, r *rand.Rand, rule reason.Set, share float64) reason.Set {
	for c := range th.Cards.All() {
		if r.Float64() < share {
			flip(&rule, c)
		}
	}
	return rule
}

func families(th thoughts, r *rand.Rand, rule reason.Set, share float64) reason.Set {
	wrong := rule
	most := share * float64(th.Cards.Size())
	for n, try := 0.0, 0; n < most && try < 1000; try++ {
		x, y := &th.Parts[r.IntN(len(th.Parts))], &th.Parts[r.IntN(len(th.Parts))]
		var both reason.Set
		for i := range x {
			both[i] = x[i] & y[i]
		}
		if k := float64(both.Size()); k >= 2 && n+k <= most+1 {
			n += k
			for c := range both.All() {
				flip(&wrong, c)
			}
		}
	}
	return wrong
}

// found is how many games' rules were found out: the tests, how sure she was of
// her proof, and whether it was right.
type found struct {
	tests []int
	sure  []float64
	right []bool
}

func (f found) median() int {
	t := slices.Clone(f.tests)
	slices.Sort(t)
	return t[len(t)/2]
}

func (f found) share() (out float64) {
	for _, ok := range f.right {
		if ok {
			out += 100 / float64(len(f.right))
		}
	}
	return out
}

// find plays games of a way to make rules, of which people err about a share.
func find(make made, errs func(thoughts, *rand.Rand, reason.Set, float64) reason.Set, share float64, s seeker, games int) (f found) {
	th := builtIn().hypotheses()
	for seed := range games {
		r := rand.New(rand.NewPCG(uint64(seed), 1))
		s.rule = errs(th, r, make(th, r), share)
		tests, sure, right := s.seek(th.Space, r)
		f.tests, f.sure, f.right = append(f.tests, tests), append(f.sure, sure), append(f.right, right)
	}
	return f
}

// BenchmarkHowRulesAreFound prints how many tests it takes in the middle to find a
// rule out, and how many of the proofs are right.
func BenchmarkHowRulesAreFound(t *testing.B) {
	const games = 300
	own, table := seeker{}, seeker{table: true}
	line := "| wrong | most | one: own | table | half pairs: own | table | families: table | outside: table | any card: own |"
	t.Log(line)
	line = ""
	for _, share := range []float64{0, 0.03, 0.05, 0.08} {
		line += fmt.Sprintf("| %2.0f %% | %3.0f |", 100*share, 100*math.Pow(1-share, columns))
		for _, x := range []found{
			find(simple, scattered, share, own, games), find(simple, scattered, share, table, games),
			find(halfPairs, scattered, share, own, games), find(halfPairs, scattered, share, table, games),
			find(halfPairs, families, share, table, games), find(outside, scattered, share, table, games),
			find(simple, scattered, share, seeker{any: true}, games),
		} {
			line += fmt.Sprintf(" %d/%.0f |", x.median(), x.share())
		}
		t.Log(line)
		line = ""
	}
}

// TestSheIsAsSureAsSheMayBe: where people err about as many cards as she
// reckons with, as many of her proofs are right as she says.
func TestSheIsAsSureAsSheMayBe(t *testing.T) {
	for name, s := range map[string]seeker{"own tests": {}, "at a table": {table: true}} {
		x := find(halfPairs, scattered, reason.Error, s, 150)
		sure := 0.0
		for _, p := range x.sure {
			sure += 100 * p / float64(len(x.sure))
		}
		t.Logf("%s: %d tests; she is sure by %.0f %%, %.0f %% are right", name, x.median(), sure, x.share())
		if d := sure - x.share(); d < -8 || d > 8 || x.median() > 12 {
			t.Errorf("%s: %d tests; she is sure by %.0f %%, but %.0f %% are right", name, x.median(), sure, x.share())
		}
	}
}

// BenchmarkHowSureSheMayBe prints what her certainty is worth: of the proofs that
// she would have made at any moment of a game, so many are right.
func BenchmarkHowSureSheMayBe(t *testing.B) {
	oneOfFour := func(th thoughts, r *rand.Rand) reason.Set {
		if r.IntN(4) == 0 {
			return outside(th, r)
		}
		return halfPairs(th, r)
	}
	for _, rules := range []struct {
		name string
		make made
	}{{"half pairs", halfPairs}, {"outside", outside}, {"one of four outside", oneOfFour}} {
		line := rules.name + ": of the proofs of which she is sure by so many %, are right"
		said, right, n := certainty(rules.make, 300)
		for i := range n {
			if n[i] > 0 {
				line += fmt.Sprintf(" | %.0f: %.0f", 100*said[i]/n[i], 100*right[i]/n[i])
			}
		}
		t.Log(line)
	}
}

// certainty plays games of a way to make rules, about which people err as she reckons.
// By tenths of her certainty it gives the sum of it, how many proofs were right, and of
// how many.
func certainty(make made, games uint64) (said, right, n [10]float64) {
	th := builtIn().hypotheses()
	for seed := range games {
		r := rand.New(rand.NewPCG(seed, 2))
		rule := scattered(th, r, make(th, r), reason.Error)
		deck := slices.Collect(th.Cards.All())
		r.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		var yes, no reason.Set
		unseen := th.Cards
		for k, c := range deck[:40] {
			if flip(&unseen, c); rule.Has(c) {
				yes.Add(c)
			} else {
				no.Add(c)
			}
			if k%2 == 0 {
				continue
			}
			b := th.Believe(&yes, &no).WithTaste()
			p := b.Proven(&unseen)
			i := int(10 * p)
			for four := range slices.Chunk(deck[len(deck)-10*columns:], columns) {
				n[i]++
				said[i] += p
				if !slices.ContainsFunc(four, func(c int) bool { return rule.Has(c) != (b.Chance(c) >= 0.5) }) {
					right[i]++
				}
			}
		}
	}
	return said, right, n
}

// TestOfATasteSheIsNotTooSure: where the rule is no hypothesis of hers she is much
// less sure, and where one of four is such a rule, as she reckons, as many of her
// proofs are right as she says.
func TestOfATasteSheIsNotTooSure(t *testing.T) {
	mean := func(make made, games uint64) (said, right float64) {
		s, r, n := certainty(make, games)
		all := 0.0
		for i := range n {
			said, right, all = said+100*s[i], right+100*r[i], all+n[i]
		}
		return said / all, right / all
	}
	inside, were := mean(halfPairs, 40)
	strange, right := mean(outside, 40)
	t.Logf("she is sure by %.0f %% of rules of the space, and %.0f %% are right; by %.0f and %.0f %% of tastes", inside, were, strange, right)
	if d := inside - were; d < -8 || d > 8 || strange > 0.6*inside || strange > right+20 {
		t.Error("she is too sure, or not sure enough")
	}
}

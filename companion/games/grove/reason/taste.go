package reason

import (
	"math"

	"gonum.org/v1/gonum/mat"
)

// Taste is how likely it is, before a card was seen, that a rule is a taste: none of
// the space's hypotheses.
const Taste = 0.25

// Of how much somebody likes a card, on a scale on which one is what the chance of
// a moment adds or takes, the variance of
const (
	likesParts = 16  // what can be said of it
	likesAll   = 1   // how much she likes anything
	likesCard  = 1.5 // the card itself
)

const mostSteps = 50 // of an approximation, which takes some five

// tastes gives how alike any two cards are liked, by their numbers: the covariance
// of a Gaussian process. Somebody likes or dislikes, more or less, each part that
// the space knows of cards, and what she likes enough is admitted.
func (s *Space) tastes() *mat.SymDense {
	said := mat.NewDense(Most+1, max(1, len(s.Parts)), nil)
	sum, all := 0.0, float64(max(1, s.Cards.Size()))
	for i := range s.Parts {
		share := float64(s.Parts[i].Size()) / all
		for c := range s.Cards.All() {
			x := -share
			if s.Parts[i].Has(c) {
				x++
			}
			said.Set(c, i, x)
			sum += x * x
		}
	}
	alike := mat.NewSymDense(Most+1, nil)
	if sum > 0 {
		alike.SymOuterK(likesParts*all/sum, said)
	}
	for c := range s.Cards.All() {
		for d := c; d <= Most; d++ {
			alike.SetSym(c, d, alike.At(c, d)+likesAll)
		}
		alike.SetSym(c, c, alike.At(c, c)+likesCard)
	}
	return alike
}

// tasted is a taste as it is likely after some cards were seen.
type tasted struct {
	evidence float64 // the logarithm of the chance of what was seen
	chances  [Most + 1]float64
}

// taste fits a taste to the cards that were seen admitted and repelled, by Laplace's
// approximation of a Gaussian process whose sides are a probit of what is liked:
// Rasmussen and Williams, Gaussian Processes for Machine Learning (2006), algorithms
// 3.1 and 3.2.
func (s *Space) taste(admitted, repelled *Set) *tasted {
	var seen []int
	var side []float64
	for c := range admitted.All() {
		seen, side = append(seen, c), append(side, 1)
	}
	for c := range repelled.All() {
		seen, side = append(seen, c), append(side, -1)
	}
	n := len(seen)
	if n == 0 {
		return &tasted{chances: s.even()}
	}
	k := mat.NewSymDense(n, nil)
	for i, c := range seen {
		for j := i; j < n; j++ {
			k.SetSym(i, j, s.alike.At(c, seen[j]))
		}
	}
	var (
		liked, slope, root, a = mat.NewVecDense(n, nil), mat.NewVecDense(n, nil), mat.NewVecDense(n, nil), mat.NewVecDense(n, nil)
		b, kb                 = mat.NewVecDense(n, nil), mat.NewVecDense(n, nil)
		inner                 = mat.NewSymDense(n, nil)
		chol                  mat.Cholesky
		likely                float64
	)
	look := func() { // at the likelihood where liked is now
		likely = 0
		for i := range n {
			f := liked.AtVec(i)
			z := side[i] * f
			p := max(cumulative(z), math.SmallestNonzeroFloat64)
			g := density(z) / p
			likely += math.Log(p)
			slope.SetVec(i, side[i]*g)
			root.SetVec(i, math.Sqrt(max(0, g*g+z*g)))
		}
		for i := range n {
			for j := i; j < n; j++ {
				inner.SetSym(i, j, root.AtVec(i)*k.At(i, j)*root.AtVec(j))
			}
			inner.SetSym(i, i, inner.At(i, i)+1)
		}
		chol.Factorize(inner)
	}
	look()
	change := 1.0
	for step := 0; change > 1e-3 && step < mostSteps; step++ { // Newton's; the likelihood has one peak
		for i := range n {
			w := root.AtVec(i) * root.AtVec(i)
			b.SetVec(i, w*liked.AtVec(i)+slope.AtVec(i))
		}
		kb.MulVec(k, b)
		kb.MulElemVec(root, kb)
		_ = chol.SolveVecTo(a, kb)
		a.MulElemVec(root, a)
		a.SubVec(b, a)
		kb.CopyVec(liked)
		liked.MulVec(k, a)
		kb.SubVec(liked, kb)
		change = mat.Norm(kb, math.Inf(1))
		look()
	}
	t := &tasted{evidence: likely - mat.Dot(a, liked)/2 - chol.LogDet()/2}
	for c := range s.Cards.All() {
		for i, d := range seen {
			kb.SetVec(i, s.alike.At(c, d))
		}
		mean := mat.Dot(kb, slope)
		kb.MulElemVec(root, kb)
		_ = chol.SolveVecTo(a, kb)
		spread := s.alike.At(c, c) - mat.Dot(kb, a)
		t.chances[c] = cumulative(mean / math.Sqrt(1+max(0, spread)))
	}
	return t
}

// even are chances that say nothing.
func (s *Space) even() (out [Most + 1]float64) {
	for c := range s.Cards.All() {
		out[c] = 0.5
	}
	return out
}

// density and cumulative are those of the normal distribution.
func density(x float64) float64    { return math.Exp(-x*x/2) / math.Sqrt(2*math.Pi) }
func cumulative(x float64) float64 { return math.Erfc(-x/math.Sqrt2) / 2 }

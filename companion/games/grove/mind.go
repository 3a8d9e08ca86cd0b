package grove

import (
	"github.com/grovewatch/grovewatch/companion/game/kit"
	"github.com/grovewatch/grovewatch/companion/games/grove/reason"
)

// mind is what one simulated person thinks of the Pass Rule: what she has seen
// admitted and repelled, and how she takes risks.
type mind struct {
	pack    *pack
	yes, no pieceSet
	told    *pieceSet // what the rule admits, when she was told
	nerve   float64   // she proves when she thinks her chance is at least this
	risk    float64   // she predicts another when she is at least so sure

	belief *reason.Belief // nil when she has seen more since
}

func newMind(deck *pack, mood int, pick func(n int) int) mind {
	m := mind{pack: deck}
	m.nerve = 0.57 + 0.08*float64(mood) + 0.04*float64(pick(4))
	m.risk = 0.7 + 0.05*float64(pick(5))
	return m
}

// note remembers a classified object.
func (m *mind) note(c kit.Piece, s side) {
	set := &m.yes
	if s == by {
		set = &m.no
	}
	if !set.has(c) {
		set.add(c)
		m.belief = nil
	}
}

// thinks is what she holds likely.
func (m *mind) thinks() *reason.Belief {
	if m.belief == nil {
		m.belief = m.pack.hypotheses().Believe((*reason.Set)(&m.yes), (*reason.Set)(&m.no))
	}
	return m.belief
}

// chance is how likely she thinks an object is admitted.
func (m *mind) chance(c kit.Piece) float64 {
	switch {
	case m.told == nil:
		return m.thinks().Chance(int(c))
	case m.told.has(c):
		return 1
	}
	return 0
}

// sure is how sure she is of an object, from 0.5 to 1; 0 for none.
func (m *mind) sure(c kit.Piece) float64 {
	if c == 0 {
		return 0
	}
	p := m.chance(c)
	return max(p, 1-p)
}

// surest is the object of a hand of which she is surest.
func (m *mind) surest(hand []kit.Piece) (best kit.Piece) {
	for _, c := range hand {
		if best == 0 || m.sure(c) > m.sure(best) {
			best = c
		}
	}
	return best
}

// puzzling is the object of a hand that would teach her most.
func (m *mind) puzzling(hand []kit.Piece) (best kit.Piece) {
	for _, c := range hand {
		if best == 0 || m.sure(c) < m.sure(best) {
			best = c
		}
	}
	return best
}

// guess is the side she gives an object; once in so many times she errs.
func (m *mind) guess(c kit.Piece, pick func(n int) int) side {
	s := on
	if m.chance(c) < 0.5 {
		s = by
	}
	if pick(20) == 0 {
		return s.other()
	}
	return s
}

// bold reports whether she thinks that a proof is worth it: how likely four
// objects that nobody has seen are all sorted rightly.
func (m *mind) bold(p *position) bool {
	var unseen reason.Set
	for c := range m.pack.cards() {
		if p.At(c) == kit.Nowhere && !m.yes.has(c) && !m.no.has(c) {
			unseen.Add(int(c))
		}
	}
	sure := 1.0
	if m.told == nil {
		sure = m.thinks().Four(&unseen)
	}
	return sure >= m.nerve
}

package grove

import "github.com/grovewatch/grovewatch/companion/game/kit"

// mind is what one simulated person thinks of the Pass Rule: what she has seen
// admitted and repelled, and how she takes risks.
type mind struct {
	pack    *pack
	yes, no pieceSet
	nerve   float64 // she proves when she thinks her chance is at least this
	risk    float64 // she predicts another when she is at least so sure

	fit   []int // the hypotheses that fit what she has seen
	stale bool
}

func newMind(deck *pack, mood int, pick func(int) int) mind {
	m := mind{pack: deck, stale: true}
	m.nerve = 0.4 + 0.12*float64(mood) + 0.05*float64(pick(4))
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
		m.stale = true
	}
}

// think drops the hypotheses that no longer fit.
func (m *mind) think() {
	if !m.stale {
		return
	}
	m.stale = false
	all := m.pack.hypotheses()
	if m.fit == nil {
		m.fit = make([]int, len(all))
		for i := range all {
			m.fit[i] = i
		}
	}
	kept := m.fit[:0]
	for _, i := range m.fit {
		if all[i].set.fits(&m.yes, &m.no) {
			kept = append(kept, i)
		}
	}
	m.fit = kept
}

// chance is how likely she thinks an object is admitted.
func (m *mind) chance(c kit.Piece) float64 {
	m.think()
	var yes, all float64
	for _, i := range m.fit {
		h := &m.pack.hypotheses()[i]
		all += h.weight
		if h.set.has(c) {
			yes += h.weight
		}
	}
	if all == 0 {
		return 0.5
	}
	return yes / all
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

// guess is the side she gives an object; now and then she errs.
func (m *mind) guess(c kit.Piece, pick func(int) int) side {
	s := on
	if m.chance(c) < 0.5 {
		s = by
	}
	if pick(20) == 0 {
		return s.other()
	}
	return s
}

// bold reports whether she thinks that a proof is worth it: the chance that
// four objects nobody has seen are all sorted rightly.
func (m *mind) bold(p *position) bool {
	sum, n := 0.0, 0
	for c := kit.Piece(1); c <= m.pack.last; c += 3 { // a third of the deck says enough
		if p.At(c) == kit.Nowhere {
			sum += m.sure(c)
			n++
		}
	}
	if n == 0 {
		return false
	}
	one := sum / float64(n)
	return one*one*one*one >= m.nerve
}

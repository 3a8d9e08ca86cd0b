package table

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Agreed explains a table that people say is right: what they did needs no sign
// of its own any more, and where no moves lead there the record is corrected.
func (s *Surface) Agreed(state game.State, seen game.Layout) []Explanation {
	for _, free := range []bool{false, true} {
		if ways := s.agreed(state, seen, free); len(ways) > 0 {
			return ways
		}
	}
	return s.Corrections(state, seen)
}

// maxBefore is how many legal moves may come before corrections: a whole turn may have followed a
// piece that lies wrong.
const maxBefore = 6

// correctedAfter are legal moves and the fewest corrections after them that lead to a table
// that people say is right: before these moves the rules do not take the corrections, or one
// of the moves has brought a piece elsewhere. Only here a piece that is seen nowhere is taken
// to be off the table.
func (s *Surface) correctedAfter(state game.State, seen game.Layout) []Explanation {
	x, secret := s.newSearch(state, seen, false, true), state.View(game.Table).Secret
	differs := x.differs()
	if len(differs) > maxMixed || slices.ContainsFunc(differs, func(d Difference) bool {
		return slices.Contains(secret, d.Expected) || slices.Contains(secret, d.Seen)
	}) {
		return nil
	}
	level, nodes, visited := []*Explanation{x.root}, 0, map[string]bool{state.Key(): true}
	least, ways := maxMixed+1, []Explanation(nil)
	for depth := 0; depth <= maxBefore && len(level) > 0; depth++ {
		var next []*Explanation
		for _, from := range level {
			e := s.corrected(from.After, seen, true)
			switch {
			case e == nil:
			case len(e.Moves) < least:
				least, ways = len(e.Moves), []Explanation{from.and(*e)}
			case len(e.Moves) == least && len(from.Moves)+least == len(ways[0].Moves):
				ways = append(ways, from.and(*e))
			}
			for _, seat := range actingSeats(from.After) {
				for _, m := range from.After.Legal(seat) {
					if nodes >= maxNearNodes || !x.mayHaveBeen(from, m) {
						continue
					}
					nodes++
					after, events, err := from.After.Apply(m)
					if err != nil || game.Reveal(events) || visited[after.Key()] {
						continue
					}
					visited[after.Key()] = true
					if n := from.then(m, after, events); x.apart(n) <= x.apart(from) {
						next = append(next, n)
					}
				}
			}
		}
		level = next
	}
	return s.unlike(state, seen, ways)
}

// apart is how many pieces lie otherwise than after an explanation.
func (x *search) apart(n *Explanation) int {
	differs := x.diffAt(n)
	return len(slices.DeleteFunc(slices.Clone(differs), func(d Difference) bool {
		return d.Seen == "" && slices.ContainsFunc(differs, func(e Difference) bool { return e.Expected == "" && slices.Contains(x.kinds.of[d.Object], e.Object) })
	}))
}

// mayHaveBeen reports whether a move may have been made at a table that people say is right:
// all that it names has moved, and it opens no secret.
func (x *search) mayHaveBeen(from *Explanation, m game.Move) bool {
	sign := game.SignOf(from.After, m, x.seen)
	return !game.Opening(from.After, m) && (m.Seat != game.Table || sign != game.Missing) && len(m.Objects) > 0 &&
		!slices.ContainsFunc(m.Objects, func(o string) bool { return !x.moved[o] })
}

// AgreedAfterCorrection is Agreed for a record that is wrong in one piece besides, for
// corrections that need moves before them, or for cards that lie again where they lay.
func (s *Surface) AgreedAfterCorrection(state game.State, seen game.Layout) []Explanation {
	for _, free := range []bool{false, true} {
		explain := func(after game.State) []Explanation { return s.agreed(after, s.Align(after, seen), free) }
		if ways := s.mixed(state, seen, 1, explain); len(ways) > 0 {
			return ways
		}
	}
	if ways := s.correctedAfter(state, seen); len(ways) > 0 {
		return ways
	}
	return s.again(state, seen)
}

// agreed are the moves that lead to what is seen when they need no sign of their own,
// also those that went by unseen.
func (s *Surface) agreed(state game.State, seen game.Layout, free bool) []Explanation {
	x := s.newSearch(state, seen, free, true)
	x.agreed = true
	x.run()
	for _, found := range [][]*Explanation{x.ways, x.late} {
		if ways := distinguishedByTokens(seen, explanations(found)); len(ways) > 0 {
			return s.unlike(state, seen, ways)
		}
	}
	return nil
}

// again are such moves by which cards were taken away and lie again where they lay, as one
// that was turned back and then up again.
func (s *Surface) again(state game.State, seen game.Layout) []Explanation {
	x := s.newSearch(state, seen, true, true)
	x.agreed, x.again = true, true
	x.run()
	return s.unlike(state, seen, distinguishedByTokens(seen, explanations(x.ways)))
}

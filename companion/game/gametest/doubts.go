package gametest

import (
	"fmt"
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// bentLayouts is how many tables, laid rightly and wrongly, are looked at in each of
// two games that the table cannot tell apart, and mostBends how much lies wrong.
const (
	bentLayouts = 6
	mostBends   = 6
)

// sameDoubts looks at tables that lie otherwise than two games have them, which the
// table cannot tell apart: both say and ask the same of each, offer the same answers,
// and take the same for signs of moves.
func sameDoubts(box *cards.Box, a, b game.State, pick func(int) int) error {
	for range bentLayouts {
		seen := bent(box, a, pick)
		if x, ok := a.(game.Doubter); ok {
			if one, other := doubted(x, seen), doubted(b.(game.Doubter), seen); one != other {
				return fmt.Errorf("can tell the twin by what is asked of %v: %s and %s", seen, one, other)
			}
		}
		for _, seat := range a.Turn() {
			for _, m := range some(a.Legal(seat), triesAt, pick) {
				if game.SignOf(a, m, seen) != game.SignOf(b, m, seen) {
					return fmt.Errorf("can tell the twin by the sign of %s", m.Line(a.Seats()))
				}
			}
		}
	}
	return nil
}

// doubted is what a state asks of a table and offers as answers. The moves behind an
// answer are told by seat and verb: what else is in one that opens a secret is told
// when it is made.
func doubted(x game.Doubter, seen game.Layout) string {
	d, ok := x.Doubt(seen)
	out := fmt.Sprint(ok, d.Question, d.Which, d.Early, d.Beside, d.Hint, d.Stray, verbs(d.Accept), verbs(d.Or))
	for _, answer := range d.Answers {
		out += fmt.Sprint(" / ", answer.Text, verbs(answer.Moves))
	}
	return out
}

func verbs(moves []game.Move) (out []string) {
	for _, m := range moves {
		out = append(out, fmt.Sprint(m.Seat, m.Verb))
	}
	return out
}

// bent is a table as it lies in a state or after a move of it, but for some pieces
// that were taken away or lie elsewhere.
func bent(box *cards.Box, st game.State, pick func(int) int) game.Layout {
	seen := maps.Clone(st.Layout())
	if turn := st.Turn(); len(turn) > 0 && pick(2) == 0 {
		if legal := st.Legal(turn[pick(len(turn))]); len(legal) > 0 {
			if after, _, err := st.Apply(legal[pick(len(legal))]); err == nil {
				seen = maps.Clone(after.Layout())
			}
		}
	}
	maps.DeleteFunc(seen, func(_, zone string) bool { return zone == game.Anywhere })
	pieces := box.Pieces()
	for range pick(mostBends) {
		p := pieces[pick(len(pieces))]
		if lie := slices.Sorted(maps.Keys(seen)); len(lie) > 0 && pick(3) > 0 {
			p, _ = box.Piece(lie[pick(len(lie))])
		}
		var zones []string
		for _, m := range box.Mats {
			for _, z := range m.Zones {
				if z.Style != "" && z.Accepts(p.Kind) {
					zones = append(zones, z.ID)
				}
			}
		}
		if delete(seen, p.ID); len(zones) > 0 && pick(3) > 0 {
			seen[p.ID] = zones[pick(len(zones))]
		}
	}
	return seen
}

package gametest

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// facts checks what a state tells beside the rules: its indicators and kinds
// are printed, and what people may have meant is refused in sentences.
func (p *printed) facts(st game.State, pick func(int) int) error {
	if x, ok := st.(game.Indicator); ok {
		for _, id := range x.Indicators() {
			if !p.isPiece(id) {
				return fmt.Errorf("the indicator %s is not printed", id)
			}
		}
	}
	if x, ok := st.(game.Kinder); ok {
		k, in := x.Kinds(), map[string]bool{}
		for _, group := range slices.Concat(k.Pieces, k.Places) {
			for _, id := range group {
				if in[id] {
					return fmt.Errorf("%s is in two kinds", id)
				}
				in[id] = true
				if !p.isPiece(id) && !p.isZone(id) {
					return fmt.Errorf("%s has a kind and is not printed", id)
				}
			}
		}
	}
	x, ok := st.(game.Reasoner)
	if !ok {
		return nil
	}
	ids, zones := slices.Sorted(maps.Keys(p.pieces)), slices.Sorted(maps.Keys(p.zones))
	for range sample {
		for _, m := range x.Attempts(ids[pick(len(ids))], zones[pick(len(zones))]) {
			var r *game.Refusal
			if _, _, err := st.Apply(m); err != nil && !errors.As(err, &r) {
				return fmt.Errorf("%s: %w: this is no refusal", m.Line(st.Seats()), err)
			} else if err != nil {
				if err := errors.Join(verb(st, m.Seat, m.Verb), wellSaid(r.Text)); err != nil {
					return fmt.Errorf("what people may have meant: %w", err)
				}
			}
		}
	}
	return nil
}

// sameFacts checks that two games that the table cannot tell apart tell it the
// same of their moves and pieces: what is seen must not be understood by what
// nobody may know.
func sameFacts(zones []string, a, b game.State) error {
	if x, ok := a.(game.Indicator); ok && !slices.Equal(x.Indicators(), b.(game.Indicator).Indicators()) {
		return errors.New("can tell the twin by its indicators")
	}
	if x, ok := a.(game.Kinder); ok && !reflect.DeepEqual(x.Kinds(), b.(game.Kinder).Kinds()) {
		return errors.New("can tell the twin by what is alike")
	}
	if x, ok := a.(game.Reasoner); ok {
		for i, placed := range a.View(game.Table).Pieces {
			for _, zone := range zones {
				if i = (i + 7) % 29; i > 2 { // a few of them
					continue
				}
				tried, twin := x.Attempts(placed.ID, zone), b.(game.Reasoner).Attempts(placed.ID, zone)
				if !slices.EqualFunc(tried, twin, game.Move.Equal) {
					return fmt.Errorf("can tell the twin by what is meant by laying %s %s", placed.ID, zone)
				}
				for _, m := range tried {
					_, _, errA := a.Apply(m)
					if _, _, errB := b.Apply(m); (errA == nil) != (errB == nil) || errA != nil && errA.Error() != errB.Error() {
						return fmt.Errorf("can tell the twin by why %s is refused: %v and %v", m.Line(a.Seats()), errA, errB)
					}
				}
			}
		}
	}
	for _, seat := range a.Turn() {
		for _, m := range some(a.Legal(seat), sample, func(n int) int { return n / 2 }) {
			if game.SignOf(a, m, a.Layout()) != game.SignOf(b, m, b.Layout()) {
				return fmt.Errorf("can tell the twin by the sign of %s", m.Line(a.Seats()))
			}
		}
	}
	return nil
}

// zonesOf lists the zones in which something can lie, in the box's order.
func zonesOf(box *cards.Box) []string {
	var out []string
	for _, m := range box.Mats {
		for _, z := range m.Zones {
			if z.Style != "" {
				out = append(out, z.ID)
			}
		}
	}
	return out
}

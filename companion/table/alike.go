package table

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// alikeGroups lists the pieces that are alike, sort by sort, in the box's order.
func alikeGroups(box *cards.Box) [][]string {
	var out [][]string
	index := map[string]int{}
	for _, p := range box.Pieces() {
		if p.Sort == "" {
			continue
		}
		i, ok := index[p.Sort]
		if !ok {
			i = len(out)
			index[p.Sort] = i
			out = append(out, nil)
		}
		out[i] = append(out[i], p.ID)
	}
	return out
}

// Align names what is seen as the state names it: which of several pieces that
// are alike lies somewhere does not matter. In each zone those that the state
// expects there are seen first, from the lowest; one too many is the lowest of
// its sort that the state has nowhere. Zones go by name, so that one table
// always reads alike.
func (s *Surface) Align(expected, seen game.Layout) game.Layout {
	if len(s.alike) == 0 {
		return seen
	}
	out := maps.Clone(seen)
	for _, ids := range s.alike {
		count := map[string]int{} // seen, by zone
		for _, id := range ids {
			if z, ok := seen[id]; ok {
				count[z]++
				delete(out, id)
			}
		}
		var spare, late []string // of the sort: expected nowhere, and expected but not seen there
		for _, id := range ids {
			switch z, ok := expected[id]; {
			case !ok:
				spare = append(spare, id)
			case count[z] > 0:
				count[z]--
				out[id] = z
			default:
				late = append(late, id)
			}
		}
		spare = append(spare, late...)
		for _, z := range slices.Sorted(maps.Keys(count)) {
			for range count[z] {
				out[spare[0]], spare = z, spare[1:]
			}
		}
	}
	return out
}

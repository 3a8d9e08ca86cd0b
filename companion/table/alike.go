package table

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// kinds are the pieces and places that make no difference in a position: those
// that are printed alike, and those that the game treats alike.
type kinds struct {
	groups [][]string
	of     map[string][]string // a piece's group
	own    map[string]bool     // pieces that only the game treats alike: people can tell them apart
	place  map[string]string   // a zone's stand-in: the first of its group
}

// kindsOf gives the kinds of a position. It is mostly asked about one several times over, and
// about others that have the same.
func (s *Surface) kindsOf(state game.State) kinds {
	x, ok := state.(game.Kinder)
	if !ok {
		return s.printed
	}
	last := s.latest.Load()
	if last == nil || last.state != state {
		now := &kindsAt{state: state, told: x.Kinds()}
		if last != nil && last.told.Equal(now.told) {
			now.kinds = last.kinds
		} else {
			now.kinds = s.newKindsOf(now.told)
		}
		last = now
		s.latest.Store(last)
	}
	return last.kinds
}

// kindsAt are the kinds of a position.
type kindsAt struct {
	state game.State
	told  game.Kinds // by the game
	kinds kinds
}

// newKindsOf adds what is printed alike to what a game tells.
func (s *Surface) newKindsOf(all game.Kinds) kinds {
	named := map[string]bool{}
	for _, g := range all.Pieces {
		for _, id := range g {
			named[id] = true
		}
	}
	k := newKinds(all.With(s.alike).Pieces)
	k.own = named
	for _, g := range all.Places {
		for _, z := range g {
			k.place[z] = g[0]
		}
	}
	return k
}

func newKinds(groups [][]string) kinds {
	k := kinds{groups: groups, of: map[string][]string{}, place: map[string]string{}}
	for _, g := range groups {
		for _, id := range g {
			k.of[id] = g
		}
	}
	return k
}

// same reports whether two zones make no difference.
func (k kinds) same(a, b string) bool {
	return a == b || k.stand(a) == k.stand(b)
}

// tooMany is which of some differences is a piece like another one that lies where none is
// expected; -1 when there is none.
func (k kinds) tooMany(differs []Difference, piece string) int {
	return slices.IndexFunc(differs, func(d Difference) bool { return d.Expected == "" && slices.Contains(k.of[piece], d.Object) })
}

// stand is the zone that stands for all of its kind.
func (k kinds) stand(zone string) string {
	if z, ok := k.place[zone]; ok {
		return z
	}
	return zone
}

// Align names what is seen as the state names it: which of several pieces that
// are alike lies somewhere does not matter, nor in which of several places that
// are alike; and each piece lies where the state counts it.
func (s *Surface) Align(state game.State, seen game.Layout) game.Layout {
	return s.kindsOf(state).align(state.Layout(), Counted(state, seen))
}

// Counted has each piece lie where the state counts it, on a tile that it stands on
// anywhere.
func Counted(state game.State, seen game.Layout) game.Layout {
	p, ok := state.(game.Placer)
	if !ok {
		return seen
	}
	out := maps.Clone(seen)
	for piece, zone := range seen {
		if out[piece] = p.Counts(piece, zone); out[piece] == "" {
			delete(out, piece)
		}
	}
	return out
}

// lies reports whether a piece lies in two layouts in the same place, or in none.
func lies(id string, a, b game.Layout) bool {
	at, in := a[id]
	z, too := b[id]
	return at == z && in == too
}

// align names what is seen as a layout names it. A piece that people can tell
// from others and that lies as it should is itself. Then in each zone those
// pieces that the layout has there are seen first, from the lowest; one too many
// is the lowest of its kind that it has nowhere, or where people can tell them
// apart one that is missed, else itself. Zones go by name, so that one table always reads
// alike.
func (k kinds) align(expected, seen game.Layout) game.Layout {
	if len(k.groups) == 0 && len(k.place) == 0 {
		return seen
	}
	out := maps.Clone(seen)
	for _, ids := range k.groups {
		if !slices.ContainsFunc(ids, func(id string) bool { return !lies(id, expected, seen) }) {
			continue
		}
		count := map[string]int{} // seen, by zone
		for _, id := range ids {
			if z, ok := seen[id]; ok {
				count[k.stand(z)]++
				delete(out, id)
			}
		}
		var spare, late []string // of the group: expected nowhere, and expected but not seen there
		itself := func(id string) bool {
			z, lies := expected[id]
			return k.own[id] && lies && k.same(seen[id], z)
		}
		for _, id := range ids {
			if itself(id) {
				out[id] = expected[id]
				count[k.stand(out[id])]--
			}
		}
		for _, id := range ids {
			switch z, ok := expected[id]; {
			case itself(id):
			case !ok:
				spare = append(spare, id)
			case count[k.stand(z)] > 0:
				count[k.stand(z)]--
				out[id] = z
			default:
				late = append(late, id)
			}
		}
		if len(ids) > 0 && k.own[ids[0]] {
			spare = append(late, spare...) // one that is missed is not far
		} else {
			spare = append(spare, late...)
		}
		missed := func(id string) bool { _, lies := expected[id]; return k.own[id] && lies }
		for _, z := range slices.Sorted(maps.Keys(count)) {
			for range count[z] {
				there := func(id string) bool { return k.own[id] && k.stand(seen[id]) == z }
				i := slices.IndexFunc(spare, func(id string) bool { return missed(id) && there(id) })
				if i < 0 && !missed(spare[0]) {
					i = slices.IndexFunc(spare, there)
				}
				i = max(i, 0)
				out[spare[i]] = z
				spare = slices.Delete(spare, i, i+1)
			}
		}
	}
	for id, z := range out {
		if due := expected[id]; due != z && k.same(due, z) {
			out[id] = due
		}
	}
	return out
}

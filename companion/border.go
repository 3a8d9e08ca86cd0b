package companion

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// borderline are the pieces that lie on the border of two places, so that nobody can say in
// which of them. Where the rules allow only one, or the record has the piece in one
// already, it lies in that; else people are told, and nothing is made of it.
type borderline struct {
	all   game.Layout          // what lies in the scene, they as their middles lie
	pairs map[string][2]string // their places
	told  map[string]string    // of those, the places that people have said
	lay   map[string]settled   // where they were settled to lie
	state game.State           // for which it was found where they lie

	undecided []string // those that people are told of
}

// settled is where a piece lay when it was settled in which place that is.
type settled struct {
	zone, mat string
	x, y      float64
}

// noteBorders notes what lies on a border in the scene that was looked at. What lies in a secret
// place is never told of: between two of them it cannot be read, else it lies where its
// middle does.
func (s *Session) noteBorders() {
	t, secret := &s.borderline, s.secretZones()
	t.all, t.pairs, t.state, t.undecided = s.looked, s.memory.Borderline(), nil, nil
	maps.DeleteFunc(t.pairs, func(id string, p [2]string) bool {
		if secret[p[0]] && secret[p[1]] {
			delete(s.looked, id)
		}
		return secret[p[0]] || secret[p[1]]
	})
	maps.DeleteFunc(t.lay, func(id string, was settled) bool {
		mat, x, y := s.memory.Pose(id)
		return mat != was.mat || math.Hypot(x-was.x, y-was.y) > table.Nudge
	})
	maps.DeleteFunc(t.told, func(id, zone string) bool { p, lies := t.pairs[id]; return !lies || p[0] != zone && p[1] != zone })
}

// findSides finds on which side of their borders pieces lie. It reports whether it had to.
func (s *Session) findSides() bool {
	t, state := &s.borderline, s.cfg.Match.State()
	if len(t.pairs) == 0 || t.state == state {
		return false
	}
	t.state, t.undecided, s.looked = state, nil, maps.Clone(t.all)
	for _, id := range slices.Sorted(maps.Keys(t.pairs)) {
		zone, open := s.sideOf(state, id, t.pairs[id])
		if open {
			t.undecided = append(t.undecided, id)
		} else if zone != "" {
			mat, x, y := s.memory.Pose(id)
			if t.lay == nil {
				t.lay = map[string]settled{}
			}
			t.lay[id] = settled{zone, mat, x, y}
		}
		if s.looked[id] = zone; zone == "" {
			delete(s.looked, id)
		}
	}
	return true
}

// sideOf is in which of two places a piece lies, and whether it may lie in the other as
// well; empty when nothing tells. Where the record has it in one of them, it has come into
// the other once people have gone on from there.
func (s *Session) sideOf(state game.State, id string, pair [2]string) (zone string, open bool) {
	expected := state.Layout()
	if zone := s.borderline.told[id]; zone != "" {
		return zone, false
	}
	if was, lay := s.borderline.lay[id]; lay && (expected[id] == was.zone || s.surface.AlikeIn(state, id) != nil) {
		return was.zone, false // it was taken to lie there, and has not moved
	}
	if zone := s.freeSlot(expected, id, pair); zone != "" {
		return zone, false
	}
	secret := s.secretZones()
	bare, whole := game.Layout{}, game.Layout{} // as the record has it; as it lies, but for what is secret
	for o, z := range expected {
		if z != game.Anywhere {
			bare[o] = z
		}
		if secret[z] {
			whole[o] = z
		}
	}
	for o, z := range s.looked {
		if !secret[z] && !secret[expected[o]] {
			whole[o] = z
		}
	}
	find := func(all game.Layout, z string) table.Finding {
		seen := maps.Clone(all)
		seen[id] = z
		f, _ := s.surface.Directly(state, s.asLate(state, s.surface.Align(state, seen)))
		return f
	}
	stays := ""
	for _, z := range pair {
		if f := find(bare, z); f.Agrees && leaves(f) == 0 {
			stays = z
		}
	}
	var begun []string // a move begins with it there
	for _, z := range pair {
		seen := maps.Clone(bare)
		seen[id] = z
		if z != stays && s.surface.OnTheWay(state, s.surface.Align(state, seen)) {
			begun = append(begun, z)
		}
	}
	for _, all := range []game.Layout{whole, bare} {
		agrees := false
		var may []string
		for _, z := range pair {
			f := find(all, z)
			agrees = agrees || z == stays && f.Agrees
			if len(f.Ways) > 0 && (z == stays || stays == "" || agrees || s.goesOn(state, f.Ways[0], id, z)) {
				may = append(may, z)
			} else if len(f.Ways) > 0 {
				open = true
			}
		}
		switch {
		case agrees:
			return stays, open || len(may)+len(begun) > 0
		case len(may) == 1:
			return may[0], open
		case len(may) > 1 || open:
			return stays, true
		}
	}
	switch {
	case len(begun) == 0:
		return cmp.Or(stays, pair[0]), false
	case stays == "" && len(begun) == 1:
		return begun[0], false
	}
	return stays, true
}

// goesOn reports whether an explanation brings a piece into a place and then goes on.
func (s *Session) goesOn(state game.State, e table.Explanation, id, zone string) bool {
	lie := func(l game.Layout) (n int) {
		for _, o := range append([]string{id}, s.surface.AlikeIn(state, id)...) {
			if l[o] == zone {
				n++
			}
		}
		return n
	}
	return lie(table.Told(state, e.Moves[:len(e.Moves)-1]).After.Layout()) > lie(state.Layout())
}

// freeSlot is the one of two slots in which no other card lies, in sight or under it; empty when
// that tells nothing.
func (s *Session) freeSlot(expected game.Layout, id string, pair [2]string) string {
	var free []string
	for _, z := range pair {
		if _, zone, _ := s.cfg.Match.Game.Box().Zone(z); zone.Style != cards.Slot {
			return ""
		}
		taken := false
		for o, at := range s.looked {
			taken = taken || o != id && at == z && s.kindOf(o) == cards.Card
		}
		for o, at := range expected {
			taken = taken || o != id && at == z && s.looked[o] == "" && s.kindOf(o) == cards.Card && !s.memory.Left(o, z)
		}
		for o, at := range s.covered {
			taken = taken || at == z && s.kindOf(o) == cards.Card
		}
		if !taken {
			free = append(free, z)
		}
	}
	if len(free) != 1 {
		return ""
	}
	return free[0]
}

// sayOnBorder says of a piece that it lies on a border, and reports whether one does.
func (s *Session) sayOnBorder(still time.Duration) bool {
	if len(s.borderline.undecided) == 0 {
		return false
	}
	if s.scene.Busy || still < saidAfter {
		return true
	}
	id := s.borderline.undecided[0]
	pair := s.borderline.pairs[id]
	name := game.Say("A card")
	if s.surface.Named(table.Difference{Object: id, Seen: pair[0]}) {
		name = s.surface.PieceName(id)
	}
	q := &Question{Text: game.Say("%s lies on the border of two places: slide it into one of them.", name), Gentle: true, Zones: pair[:]}
	var answers []func()
	for _, z := range pair {
		q.Answers = append(q.Answers, game.Say("It lies %s", s.surface.ZoneName(z)))
		answers = append(answers, func() { s.sayThere(id, z) })
	}
	s.ask(q, answers...)
	return true
}

// sayThere takes people's word for where a piece lies, until it is moved.
func (s *Session) sayThere(id, zone string) {
	if s.borderline.told == nil {
		s.borderline.told = map[string]string{}
	}
	s.borderline.told[id], s.borderline.state = zone, nil
	s.ask(nil)
}

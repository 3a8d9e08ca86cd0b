package table

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Corrections are the moves that bring the record in line with what is seen,
// or nil when the rules cannot take it as it lies.
func (s *Surface) Corrections(state game.State, seen game.Layout) []game.Move {
	var moves []game.Move
	for {
		differs := s.diff(state.Layout(), seen, true)
		if len(differs) == 0 {
			return moves
		}
		next := s.correct(state, differs)
		if next == nil || len(moves) == maxMoves {
			return nil
		}
		state, moves = next.After, append(moves, next.Moves...)
	}
}

// Differences are what does not lie as the state expects it; a card that is
// only passing is none.
func (s *Surface) Differences(state game.State, seen game.Layout) []Difference {
	return s.diff(state.Layout(), seen, true)
}

// correct is the first correction of one difference that the rules take and
// that brings the record nearer to what is seen.
func (s *Surface) correct(state game.State, differs []Difference) *Explanation {
	for _, d := range differs {
		if d.Seen == "" {
			continue // where it is now nobody can say
		}
		m := correction(d.Seen, d.Object)
		if after, _, err := state.Apply(m); err == nil && after.Layout()[d.Object] == d.Seen {
			return &Explanation{Moves: []game.Move{m}, After: after}
		}
	}
	return nil
}

func correction(zone string, objects ...string) game.Move {
	return game.Move{Seat: game.Table, Verb: game.Correct, Objects: objects, Place: zone}
}

// Lies are the corrections after which the record has a piece in a zone; an
// empty zone is off the table. The error is a refusal in the game's words.
func (s *Surface) Lies(state game.State, piece, zone string) ([]game.Move, error) {
	m := correction(zone, piece)
	after, _, err := state.Apply(m)
	switch {
	case err != nil:
		return nil, err
	case after.Layout()[piece] != zone:
		return nil, game.Refuse("%s cannot be recorded there.", s.PieceName(piece))
	}
	return []game.Move{m}, nil
}

// Instead are the corrections after which the record has another piece where
// it has this one. The error is a refusal in the game's words.
func (s *Surface) Instead(state game.State, piece, other string) ([]game.Move, error) {
	zone := state.Layout()[piece]
	var refusal error
	for _, moves := range [][]game.Move{
		{correction(zone, other)},
		{correction("", piece, other)},
		{correction("", piece), correction(zone, other)},
	} {
		after, err := state, error(nil)
		for _, m := range moves {
			if after, _, err = after.Apply(m); err != nil {
				break
			}
		}
		if err != nil {
			if refusal == nil {
				refusal = err
			}
			continue
		}
		if l := after.Layout(); l[other] == zone && l[piece] != zone {
			return moves, nil
		}
	}
	if refusal == nil {
		refusal = game.Refuse("%s cannot be taken for %s.", s.PieceName(piece), s.PieceName(other))
	}
	return nil, refusal
}

// Offer is how the record of one piece can be corrected.
type Offer struct {
	Zones  []string  // where it may lie instead, in the box's order
	Others []string  // which piece it may be instead, in the box's order; of pieces that are alike one
	Off    bool      // it may be taken for off the table
	Why    game.Text // why there is nothing to correct, or empty
}

// Offer finds the corrections of a piece that the rules take now. Nothing in
// it goes by what the table may not know: it only asks the rules, whose answers
// to corrections are the same in games that the table cannot tell apart.
func (s *Surface) Offer(state game.State, piece string) Offer {
	var o Offer
	var refusal error
	note := func(err error) bool {
		if err != nil && refusal == nil {
			refusal = err
		}
		return err == nil
	}
	layout := state.Layout()
	kind := s.kinds[piece]
	for _, z := range s.places(kind) {
		if z == layout[piece] {
			continue
		}
		if _, err := s.Lies(state, piece, z); note(err) {
			o.Zones = append(o.Zones, z)
		}
	}
	sort, told := s.sortOf(piece), map[string]bool{}
	for _, p := range s.box.Pieces() {
		if p.ID == piece || p.Kind != kind || p.Kind == cards.Plate || p.Sort != "" && (p.Sort == sort || told[p.Sort]) {
			continue
		}
		if _, err := s.Instead(state, piece, p.ID); err == nil {
			o.Others = append(o.Others, p.ID)
			told[p.Sort] = p.Sort != ""
		}
	}
	if _, err := s.Lies(state, piece, ""); err == nil {
		o.Off = true
	}
	if len(o.Zones)+len(o.Others) == 0 && !o.Off {
		o.Why = game.Say("There is nothing to correct here: put it back, or take the last move back.")
		if r, ok := refusal.(*game.Refusal); ok {
			o.Why = r.Text
		}
	}
	return o
}

// places are the zones in which pieces of a kind can lie, in the box's order.
func (s *Surface) places(kind cards.Kind) []string {
	var out []string
	for _, m := range s.box.Mats {
		for _, z := range m.Zones {
			if z.Style != "" && z.Accepts(kind) {
				out = append(out, z.ID)
			}
		}
	}
	return out
}

func (s *Surface) sortOf(piece string) string {
	p, _ := s.box.Piece(piece)
	return p.Sort
}

// Drop is what laying a piece in a zone would do.
type Drop struct {
	Zone  string
	Moves []game.Move // legal ones; people are asked which of several is meant
}

// Drops are the moves among those offered to everyone that laying a piece
// elsewhere would make: those that name it with the zone, and those that name
// nothing but change the place of this one piece. A move that opens a secret
// or reveals something is only made by name.
func (s *Surface) Drops(state game.State, offered []game.Action, piece string) []Drop {
	before := state.Layout()
	byZone := map[string][]game.Move{}
	for _, a := range offered {
		for _, m := range a.Choices {
			zone := m.Place
			if !slices.Contains(m.Objects, piece) {
				if len(m.Objects) > 0 || game.SignOf(state, m, before) == game.Opens {
					continue
				}
				zone = s.carries(state, before, m, piece)
			}
			if _, ok := s.zones[zone]; ok && zone != before[piece] {
				byZone[zone] = append(byZone[zone], m)
			}
		}
	}
	var out []Drop
	for _, z := range slices.Sorted(maps.Keys(byZone)) {
		out = append(out, Drop{z, byZone[z]})
	}
	return out
}

// carries is the zone to which a move carries a piece and nothing else, or empty.
func (s *Surface) carries(state game.State, before game.Layout, m game.Move, piece string) string {
	after, events, err := state.Apply(m)
	if err != nil || slices.ContainsFunc(events, func(e game.Event) bool { return e.Reveals }) {
		return ""
	}
	zone := after.Layout()[piece]
	if zone == "" || zone == game.Anywhere || zone == before[piece] {
		return ""
	}
	seen := maps.Clone(before)
	maps.DeleteFunc(seen, func(_, z string) bool { return z == game.Anywhere })
	seen[piece] = zone
	if len(s.diff(after.Layout(), seen, false)) > 0 {
		return ""
	}
	return zone
}

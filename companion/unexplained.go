package companion

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// What a finding leaves unexplained, by which the last moves are doubted.

// surplus is where a piece lies of which the record, which agrees with all else, has
// none on the table; or nothing.
func surplus(f table.Finding) string {
	if !f.Agrees {
		return ""
	}
	for _, d := range f.Late {
		if d.Expected == "" {
			return d.Seen
		}
	}
	return ""
}

// strayed is the one piece that only indicates and lies elsewhere than the record,
// which agrees with all else, has it, without having been left there; nil when there
// is none.
func (s *Session) strayed(f table.Finding) *table.Difference {
	late := slices.DeleteFunc(slices.Clone(f.Late), func(d table.Difference) bool { return d.Expected == "" }) // it lay below
	if !f.Agrees || len(late) != 1 || late[0].Seen == "" {
		return nil
	}
	if _, left := s.late[late[0].Object]; left {
		return nil
	}
	return &late[0]
}

// movedTo reports whether a piece is seen in a zone that once lay elsewhere.
func (s *Session) movedTo(zone string, once game.Layout) bool {
	for id, at := range s.looked {
		if at == zone && once[id] != "" && once[id] != zone {
			return true
		}
	}
	return false
}

// leaves is how much a finding leaves unexplained.
func leaves(f table.Finding) int {
	switch {
	case f.Agrees:
		return len(f.Late) + f.Passing
	case len(f.Ways) > 0:
		return len(f.Ways[0].Late) + f.Passing
	}
	return len(f.Differs)
}

// anticipated is how much of what a finding from a state leaves unexplained may lie there already.
func anticipated(from game.State, f table.Finding) (n int) {
	late, after := f.Late, from
	if len(f.Ways) > 0 {
		late, after = f.Ways[0].Late, f.Ways[0].After
	}
	for _, d := range late {
		if game.Anticipated(after, d.Object, d.Seen) {
			n++
		}
	}
	return n
}

// inHand reports whether a piece that the record has on the table is seen nowhere.
func (s *Session) inHand() bool {
	return slices.ContainsFunc(s.surface.Differences(s.cfg.Match.State(), s.layout), func(d table.Difference) bool {
		return d.Expected != "" && d.Seen == ""
	})
}

// inStead reports whether nothing differs but that one card has come, where another is
// seen nowhere. What lies covered in its place is no difference.
func (s *Session) inStead() bool {
	state := s.cfg.Match.State()
	only := game.IndicatorsOf(state)
	d := slices.DeleteFunc(s.surface.Differences(state, s.layout), func(d table.Difference) bool {
		return s.kindOf(d.Object) != cards.Card && game.Indicates(state, only, d.Object, d.Seen) ||
			d.Seen == "" && s.covered[d.Object] == d.Expected
	})
	if len(d) != 2 {
		return false
	}
	gone, came := d[0], d[1]
	if gone.Expected == "" {
		gone, came = came, gone
	}
	return gone.Seen == "" && came.Expected == "" && gone.Expected == came.Seen && s.kindOf(gone.Object) == cards.Card && s.kindOf(came.Object) == cards.Card
}

package table

import (
	"maps"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Swapped is the surface on which two pieces carry each other's tag; nil when
// they cannot: each must be a piece of its own with one tag, of one kind.
func (s *Surface) Swapped(a, b string) *Surface {
	p, ok := s.box.Piece(a)
	q, ok2 := s.box.Piece(b)
	if !ok || !ok2 || a == b || p.Kind != q.Kind || p.Sort != "" || q.Sort != "" || len(p.Tags) != 1 || len(q.Tags) != 1 {
		return nil
	}
	out := *s
	out.byTag = maps.Clone(s.byTag)
	for payload, o := range s.byTag {
		switch o.piece.ID {
		case a:
			out.byTag[payload] = owner{q, q.Tags[0]}
		case b:
			out.byTag[payload] = owner{p, p.Tags[0]}
		}
	}
	return &out
}

// Tags are the payloads of the tags that an object is taken to carry.
func (s *Surface) Tags(object string) []string {
	var out []string
	for payload, o := range s.byTag {
		if o.tag.ID == object || o.tag.ID == "" && o.piece.ID == object {
			out = append(out, payload)
		}
	}
	return out
}

// Carrier is the object that a tag belongs to, or empty.
func (s *Surface) Carrier(payload string) string {
	o := s.byTag[payload]
	if o.tag.ID != "" {
		return o.tag.ID
	}
	return o.piece.ID
}

// AlikeIn lists the pieces that make no difference from one in a state.
func (s *Surface) AlikeIn(state game.State, piece string) []string {
	return s.kindsOf(state).of[piece]
}

// Alike lists the pieces of a piece's sort, itself among them; nil when it is
// a piece of its own.
func (s *Surface) Alike(piece string) []string {
	for _, ids := range s.alike {
		for _, id := range ids {
			if id == piece {
				return ids
			}
		}
	}
	return nil
}

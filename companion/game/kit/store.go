package kit

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Store is where each piece of a box lies, and in which order those of one
// place came. It is a part of a position: Copy it before a move changes it.
// A piece lies in one place at a time, so none can be lost or doubled.
type Store struct {
	set   *Set
	at    []Place // by piece
	order []uint8 // by piece: 1 for the lowest of its place where the order matters, else 0
	top   []Piece // by place: the piece that came last there and still lies there, or 0
	count []uint8 // by place
}

// NewStore has all pieces lie nowhere.
func NewStore(s *Set) Store {
	return Store{set: s, at: make([]Place, len(s.pieces)), order: make([]uint8, len(s.pieces)),
		top: make([]Piece, len(s.places)), count: make([]uint8, len(s.places))}
}

// Copy is a store that can be changed while this one stays as it is.
func (s Store) Copy() Store {
	s.at, s.order = slices.Clone(s.at), slices.Clone(s.order)
	s.top, s.count = slices.Clone(s.top), slices.Clone(s.count)
	return s
}

// Set is the numbering of pieces and places.
func (s Store) Set() *Set { return s.set }

// At is where a piece lies.
func (s Store) At(p Piece) Place { return s.at[p] }

// Lies reports whether a piece lies in a place.
func (s Store) Lies(p Piece, at Place) bool { return p != 0 && s.at[p] == at }

// Count is how many pieces lie in a place.
func (s Store) Count(at Place) int { return int(s.count[at]) }

// Top is the piece that came last to a place and still lies there, or 0.
func (s Store) Top(at Place) Piece { return s.top[at] }

// In lists the pieces of a place: in the order in which they came where it
// matters, else in printing order.
func (s Store) In(at Place) []Piece {
	n := s.Count(at)
	if at == Nowhere || n == 0 {
		return nil
	}
	out := make([]Piece, n)
	k := 0
	for p, lies := range s.at {
		if lies != at || p == 0 {
			continue
		}
		if o := s.order[p]; o > 0 {
			out[o-1] = Piece(p)
		} else {
			out[k] = Piece(p)
			k++
		}
	}
	return out
}

// Lay puts a piece on top of what lies in a place, from wherever it lay. With
// Nowhere it is taken off the table.
func (s *Store) Lay(p Piece, at Place) {
	s.take(p)
	s.at[p] = at
	if at == Nowhere {
		return
	}
	s.count[at]++
	if s.set.places[at].sorted {
		s.order[p] = s.count[at]
	}
	s.top[at] = s.last(at)
}

// Swap exchanges two pieces that were taken for each other.
func (s *Store) Swap(a, b Piece) {
	s.at[a], s.at[b] = s.at[b], s.at[a]
	s.order[a], s.order[b] = s.order[b], s.order[a]
	for _, at := range []Place{s.at[a], s.at[b]} {
		if at != Nowhere {
			s.top[at] = s.last(at)
		}
	}
}

// take removes a piece from its place.
func (s *Store) take(p Piece) {
	from, order := s.at[p], s.order[p]
	s.at[p], s.order[p] = Nowhere, 0
	if from == Nowhere {
		return
	}
	s.count[from]--
	if order > 0 {
		for q, at := range s.at {
			if at == from && s.order[q] > order {
				s.order[q]--
			}
		}
	}
	s.top[from] = s.last(from)
}

// last finds the topmost piece of a place; where the order does not matter,
// the last in printing order.
func (s *Store) last(at Place) Piece {
	best := Piece(0)
	for p, lies := range s.at {
		if lies == at && p > 0 && (best == 0 || s.order[p] >= s.order[best]) {
			best = Piece(p)
		}
	}
	return best
}

// Free is the first piece like p, in printing order, that lies nowhere; 0 when
// all lie somewhere.
func (s Store) Free(p Piece) Piece {
	first := s.set.alike[p]
	for q := first; int(q) < len(s.at); q++ {
		if s.at[q] == Nowhere && s.set.alike[q] == first {
			return q
		}
	}
	return 0
}

// AppendKey writes where everything lies. What lies on top follows from it.
func (s Store) AppendKey(b []byte) []byte {
	const digits = "0123456789abcdefghijklmnopqrstuvwxyz"
	for p, at := range s.at {
		if at == Nowhere {
			b = append(b, '.')
			continue
		}
		b = append(b, ' ', digits[at/36%36], digits[at%36])
		if s.order[p] > 0 {
			b = append(b, digits[s.order[p]/36], digits[s.order[p]%36])
		}
	}
	return b
}

// Layout is what a camera should see of the store: each piece in its zone. A
// piece below those that its zone shows may lie anywhere.
func (s Store) Layout() game.Layout {
	out := make(game.Layout, 64)
	for p, at := range s.at {
		if at == Nowhere || s.set.places[at].aside {
			continue
		}
		x := &s.set.places[at]
		switch below := int(s.count[at]) - int(s.order[p]); {
		case x.shows == 0 || s.order[p] == 0 || below < x.shows:
			out[s.set.pieces[p].ID] = x.zone.ID
		case x.zone.Style != cards.Space: // a covered card lies below, and cannot be seen
			out[s.set.pieces[p].ID] = game.Anywhere
		}
	}
	return out
}

// Placed lists what lies open on the mats, in printing order, for a view. name
// says what a piece is called; nil takes what is printed.
func (s Store) Placed(name func(Piece) game.Text) []game.Placed {
	var out []game.Placed
	for n, at := range s.at {
		p, x := Piece(n), &s.set.places[at]
		if at == Nowhere || x.aside || x.zone.Style == cards.Space && s.top[at] != p {
			continue
		}
		c := &s.set.pieces[p]
		y := game.Placed{ID: c.ID, Zone: x.zone.ID}
		if c.Kind == cards.Card {
			y.Card = c.ID
		}
		if name != nil {
			y.Name = name(p)
		} else {
			y.Name = s.set.Name(p).Text()
		}
		out = append(out, y)
	}
	return out
}

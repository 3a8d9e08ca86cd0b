package kit

import (
	"slices"
	"strconv"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Store is where each piece of a box lies, which face is up, and in which order
// the pieces of one place came. It is a part of a position: Copy it before a
// move changes it. A piece lies in one place at a time, so none can be lost or
// doubled.
type Store struct {
	set     *Set
	at      []Place // by piece
	order   []uint8 // by piece: 1 for the lowest of its place where the order matters, else 0
	down    []bool  // by piece: it lies face down, and its tag cannot be seen
	top     []Piece // by place: the piece that came last there and still lies there, or 0
	count   []uint8 // by place
	unknown []uint8 // by place: cards that lie face down there and that nobody knows
}

// NewStore has all pieces lie nowhere.
func NewStore(s *Set) Store {
	return Store{set: s, at: make([]Place, len(s.pieces)), order: make([]uint8, len(s.pieces)), down: make([]bool, len(s.pieces)),
		top: make([]Piece, len(s.places)), count: make([]uint8, len(s.places)), unknown: make([]uint8, len(s.places))}
}

// Copy is a store that can be changed while this one stays as it is.
func (s Store) Copy() Store {
	s.at, s.order, s.down = slices.Clone(s.at), slices.Clone(s.order), slices.Clone(s.down)
	s.top, s.count, s.unknown = slices.Clone(s.top), slices.Clone(s.count), slices.Clone(s.unknown)
	return s
}

// Set is the numbering of pieces and places.
func (s Store) Set() *Set { return s.set }

// At is where a piece lies.
func (s Store) At(p Piece) Place { return s.at[p] }

// Lies reports whether a piece lies in a place.
func (s Store) Lies(p Piece, at Place) bool { return p != 0 && s.at[p] == at }

// Zone is the zone in which a piece lies; the zero Zone when it lies in none.
func (s Store) Zone(p Piece) cards.Zone { return s.set.places[s.at[p]].zone }

// Count is how many pieces lie in a place.
func (s Store) Count(at Place) int { return int(s.count[at]) }

// Top is the piece that came last to a place and still lies there, or 0.
func (s Store) Top(at Place) Piece { return s.top[at] }

// Open lists the pieces that lie face up on top of the places from first to
// last.
func (s Store) Open(first, last Place) []Piece {
	var out []Piece
	for at := first; at <= last; at++ {
		if p := s.top[at]; p != 0 && !s.down[p] {
			out = append(out, p)
		}
	}
	return out
}

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

// Unknown is how many cards lie face down in a place that nobody knows.
func (s Store) Unknown(at Place) int { return int(s.unknown[at]) }

// Hide lays n cards that nobody knows face down in a place, or takes so many
// away when n is negative.
func (s *Store) Hide(at Place, n int) { s.unknown[at] = uint8(int(s.unknown[at]) + n) }

// Down reports whether a piece lies face down.
func (s Store) Down(p Piece) bool { return s.down[p] }

// Flip has a piece lie face down or up where it lies.
func (s *Store) Flip(p Piece, down bool) { s.down[p] = down }

// Lay puts a piece face up on top of what lies in a place, from wherever it
// lay. With Nowhere it is taken off the table.
func (s *Store) Lay(p Piece, at Place) {
	s.take(p)
	s.at[p] = at
	if at == Nowhere {
		return
	}
	s.count[at]++
	if s.set.places[at].sorted {
		s.order[p], s.top[at] = s.count[at], p
	} else {
		s.top[at] = max(s.top[at], p)
	}
}

// Swap exchanges two pieces that were taken for each other.
func (s *Store) Swap(a, b Piece) {
	s.at[a], s.at[b] = s.at[b], s.at[a]
	s.order[a], s.order[b] = s.order[b], s.order[a]
	s.down[a], s.down[b] = s.down[b], s.down[a]
	for _, at := range []Place{s.at[a], s.at[b]} {
		if at != Nowhere {
			s.top[at] = s.last(at)
		}
	}
}

// take removes a piece from its place.
func (s *Store) take(p Piece) {
	from, order := s.at[p], s.order[p]
	s.at[p], s.order[p], s.down[p] = Nowhere, 0, false
	if from == Nowhere {
		return
	}
	s.count[from]--
	if order > 0 && s.top[from] != p {
		for q, at := range s.at {
			if at == from && s.order[q] > order {
				s.order[q]--
			}
		}
	}
	if s.top[from] == p {
		s.top[from] = s.last(from)
	}
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

// Unseen lists the cards of a deck that lie nowhere, in printing order.
func (s Store) Unseen(deck string) []Piece {
	return slices.DeleteFunc(slices.Clone(s.set.Deck(deck)), func(p Piece) bool { return s.at[p] != Nowhere })
}

// Left is how many cards of a deck lie nowhere.
func (s Store) Left(deck string) int {
	n := 0
	for _, p := range s.set.Deck(deck) {
		if s.at[p] == Nowhere {
			n++
		}
	}
	return n
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
		if s.down[p] {
			b = append(b, '_')
		}
	}
	for at, n := range s.unknown {
		if n > 0 {
			b = append(b, ' ', digits[at/36%36], digits[at%36], '+')
			b = strconv.AppendUint(b, uint64(n), 10)
		}
	}
	return b
}

// Layout is what a camera should see of the store: each piece that lies face up
// in its zone. A piece below those that its zone shows may lie anywhere.
func (s Store) Layout() game.Layout {
	out := make(game.Layout, 64)
	for p, at := range s.at {
		x := &s.set.places[at]
		if at == Nowhere || x.aside || s.down[p] {
			continue
		}
		switch below := int(s.count[at]) - int(s.order[p]); {
		case x.shows == 0 || s.order[p] == 0 || below < x.shows:
			out[s.set.pieces[p].ID] = x.zone.ID
		case x.zone.Style != cards.Space: // a covered card lies below, and cannot be seen
			out[s.set.pieces[p].ID] = game.Anywhere
		}
	}
	return out
}

// Placed lists what lies on the mats, in printing order, for a view. name says
// what an open piece is called; nil takes what is printed. A card that lies
// face down is not named, whether anybody knows it or not.
func (s Store) Placed(name func(Piece) game.Text) []game.Placed {
	if name == nil {
		name = func(p Piece) game.Text { return s.set.Name(p).Text() }
	}
	var out []game.Placed
	for n, at := range s.at {
		p, x := Piece(n), &s.set.places[at]
		if at == Nowhere || x.aside || x.zone.Style == cards.Space && s.top[at] != p {
			continue
		}
		y := game.Placed{Zone: x.zone.ID, Down: s.down[p]}
		if c := &s.set.pieces[p]; !y.Down {
			y.ID, y.Name = c.ID, name(p)
			if c.Kind == cards.Card {
				y.Card = c.ID
			}
		}
		out = append(out, y)
	}
	for at, n := range s.unknown {
		if x := &s.set.places[at]; !x.aside && x.zone.Style != cards.Deck {
			for range n {
				out = append(out, game.Placed{Zone: x.zone.ID, Down: true})
			}
		}
	}
	return out
}

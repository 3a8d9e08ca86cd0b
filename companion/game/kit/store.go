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
	set    *Set
	pieces []where // by piece
	places []what  // by place
}

// where is how a piece lies.
type where struct {
	at    Place
	order uint8 // 1 for the lowest of its place where the order matters, else 0
	down  bool  // it lies face down, and its tag cannot be seen
}

// what is what lies in a place.
type what struct {
	top     Piece // the piece that came last and still lies there, or 0
	count   uint8
	unknown uint8 // cards that lie face down and that nobody knows
}

// NewStore has all pieces lie nowhere.
func NewStore(s *Set) Store {
	return Store{set: s, pieces: make([]where, len(s.pieces)), places: make([]what, len(s.places))}
}

// Copy is a store that can be changed while this one stays as it is.
func (s Store) Copy() Store {
	s.pieces, s.places = slices.Clone(s.pieces), slices.Clone(s.places)
	return s
}

// Set is the numbering of pieces and places.
func (s Store) Set() *Set { return s.set }

// At is where a piece lies.
func (s Store) At(p Piece) Place { return s.pieces[p].at }

// Lies reports whether a piece lies in a place.
func (s Store) Lies(p Piece, at Place) bool { return p != 0 && s.pieces[p].at == at }

// Zone is the zone in which a piece lies; the zero Zone when it lies in none.
func (s Store) Zone(p Piece) cards.Zone { return s.set.places[s.pieces[p].at].zone }

// Count is how many pieces lie in a place, without the cards that nobody knows:
// they are Unknown.
func (s Store) Count(at Place) int { return int(s.places[at].count) }

// Top is the piece that came last to a place and still lies there, or 0.
func (s Store) Top(at Place) Piece { return s.places[at].top }

// Open lists the pieces that lie face up on top of the places from first to
// last.
func (s Store) Open(first, last Place) []Piece {
	var out []Piece
	for at := first; at <= last; at++ {
		if p := s.places[at].top; p != 0 && !s.pieces[p].down {
			out = append(out, p)
		}
	}
	return out
}

// In lists the pieces of a place in the order in which they came: in a space, a lane
// or a show, in a place beside the mats and where Set.Shows says so. Elsewhere the
// order is not kept, and they are in printing order.
func (s Store) In(at Place) []Piece {
	n := s.Count(at)
	if at == Nowhere || n == 0 {
		return nil
	}
	out := make([]Piece, n)
	k := 0
	for p, x := range s.pieces {
		switch {
		case x.at != at:
		case x.order > 0:
			out[x.order-1] = Piece(p)
		default:
			out[k] = Piece(p)
			k++
		}
	}
	return out
}

// Unknown is how many cards lie face down in a place that nobody knows.
func (s Store) Unknown(at Place) int { return int(s.places[at].unknown) }

// Hide lays n cards that nobody knows face down in a place, or takes so many
// away when n is negative. The place may be a hand or a stock beside the mats: a card
// that everyone saw go there is laid there.
func (s *Store) Hide(at Place, n int) { s.places[at].unknown = uint8(int(s.places[at].unknown) + n) }

// Down reports whether a piece lies face down.
func (s Store) Down(p Piece) bool { return s.pieces[p].down }

// Flip has a piece lie face down or up where it lies.
func (s *Store) Flip(p Piece, down bool) { s.pieces[p].down = down }

// Lay puts a piece face up on top of what lies in a place, from wherever it
// lay. With Nowhere it is taken off the table.
func (s *Store) Lay(p Piece, at Place) {
	s.take(p)
	s.pieces[p].at = at
	if at == Nowhere {
		return
	}
	s.places[at].count++
	if s.set.places[at].sorted {
		s.pieces[p].order, s.places[at].top = s.places[at].count, p
	} else {
		s.places[at].top = max(s.places[at].top, p)
	}
}

// Swap exchanges two pieces that were taken for each other.
func (s *Store) Swap(a, b Piece) {
	s.pieces[a], s.pieces[b] = s.pieces[b], s.pieces[a]
	for _, p := range []Piece{a, b} {
		s.places[s.At(p)].top = s.last(s.At(p))
	}
}

// take removes a piece from its place.
func (s *Store) take(p Piece) {
	was := s.pieces[p]
	s.pieces[p] = where{}
	if was.at == Nowhere {
		return
	}
	from := &s.places[was.at]
	from.count--
	switch {
	case from.top == p:
		from.top = s.last(was.at)
	case was.order > 0:
		for q := range s.pieces {
			if x := &s.pieces[q]; x.at == was.at && x.order > was.order {
				x.order--
			}
		}
	}
}

// last finds the topmost piece of a place; where the order does not matter,
// the last in printing order.
func (s *Store) last(at Place) Piece {
	best := Piece(0)
	if at == Nowhere || s.places[at].count == 0 {
		return best
	}
	for p, x := range s.pieces {
		if x.at == at && (best == 0 || x.order >= s.pieces[best].order) {
			best = Piece(p)
		}
	}
	return best
}

// Free is the first piece like p, in printing order, that lies nowhere; 0 when
// all lie somewhere.
func (s Store) Free(p Piece) Piece {
	first := s.set.alike[p]
	for q := first; int(q) < len(s.pieces); q++ {
		if s.pieces[q].at == Nowhere && s.set.alike[q] == first {
			return q
		}
	}
	return 0
}

// Unseen lists the cards of a deck that lie nowhere, in printing order.
func (s Store) Unseen(deck string) []Piece {
	return slices.DeleteFunc(slices.Clone(s.set.Deck(deck)), func(p Piece) bool { return s.At(p) != Nowhere })
}

// Left is how many cards of a deck lie nowhere.
func (s Store) Left(deck string) int {
	n := 0
	for _, p := range s.set.Deck(deck) {
		if s.pieces[p].at == Nowhere {
			n++
		}
	}
	return n
}

// AppendKey writes where everything lies. What lies on top follows from it.
func (s Store) AppendKey(b []byte) []byte {
	const digits = "0123456789abcdefghijklmnopqrstuvwxyz"
	for _, x := range s.pieces {
		if x.at == Nowhere {
			b = append(b, '.')
			continue
		}
		b = append(b, ' ', digits[x.at/36%36], digits[x.at%36])
		if x.order > 0 {
			b = append(b, digits[x.order/36], digits[x.order%36])
		}
		if x.down {
			b = append(b, '_')
		}
	}
	for at, x := range s.places {
		if x.unknown > 0 {
			b = append(b, ' ', digits[at/36%36], digits[at%36], '+')
			b = strconv.AppendUint(b, uint64(x.unknown), 10)
		}
	}
	return b
}

// Layout is what a camera should see of the store: each piece that lies face up
// in its zone. A piece below those that Set.Shows has seen may lie anywhere; one that is
// covered in a space is not looked for.
func (s Store) Layout() game.Layout {
	n := 0
	for _, lies := range s.pieces {
		if lies.at != Nowhere && !s.set.places[lies.at].aside && !lies.down {
			n++
		}
	}
	out := make(game.Layout, n)
	for p, lies := range s.pieces {
		x := &s.set.places[lies.at]
		if lies.at == Nowhere || x.aside || lies.down {
			continue
		}
		switch below := s.Count(lies.at) - int(lies.order); {
		case x.shows == 0 || lies.order == 0 || below < x.shows:
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
	for n, lies := range s.pieces {
		p, x := Piece(n), &s.set.places[lies.at]
		if lies.at == Nowhere || x.aside || x.zone.Style == cards.Space && s.Top(lies.at) != p {
			continue
		}
		y := game.Placed{Zone: x.zone.ID, Down: lies.down}
		if c := &s.set.pieces[p]; !y.Down {
			y.ID, y.Name = c.ID, name(p)
			if c.Kind == cards.Card {
				y.Card = c.ID
			}
		}
		out = append(out, y)
	}
	for at := range s.places {
		if x := &s.set.places[at]; !x.aside && x.zone.Style != cards.Deck {
			for range s.Unknown(Place(at)) {
				out = append(out, game.Placed{Zone: x.zone.ID, Down: true})
			}
		}
	}
	return out
}

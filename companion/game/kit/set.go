package kit

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Piece is a piece of a box by its number, in printing order from 1; 0 is none.
type Piece uint16

// Place is where a piece may lie: a zone of the box's mats, or a place of the
// game's own beside them that no camera sees, such as a discard pile. 0 is
// nowhere: unseen in a deck, in the box or in a hand.
type Place uint16

// Nowhere is the place of a piece that was not seen yet, or is seen no more.
const Nowhere Place = 0

// Set numbers the pieces and places of a box. It never changes.
type Set struct {
	pieces  []cards.Piece // by number
	alike   []Piece       // the first piece that is like each; itself when it is the first
	objects [][]string    // by number: the piece's id alone
	number  map[string]Piece
	decks   map[string][]Piece
	places  []place // by number
	at      map[string]Place
	coded   map[string]bool // decks of which each card is named with its code
}

// place is a zone, or a place beside the mats.
type place struct {
	zone   cards.Zone
	aside  bool
	shows  int  // how many of the topmost pieces are seen; 0 means all
	sorted bool // the order in which pieces came matters
}

// NewSet numbers a box. The places aside are those of the game's own beside
// the mats, such as each hand, by names that no zone has. Pieces with the same Sort are alike.
func NewSet(b *cards.Box, aside ...string) *Set {
	s := &Set{pieces: make([]cards.Piece, 1), alike: make([]Piece, 1), objects: make([][]string, 1), number: map[string]Piece{}, decks: map[string][]Piece{}, coded: map[string]bool{}, places: make([]place, 1), at: map[string]Place{}}
	first := map[string]Piece{}
	for _, p := range b.Pieces() {
		n := Piece(len(s.pieces))
		s.pieces = append(s.pieces, p)
		s.objects = append(s.objects, []string{p.ID})
		s.number[p.ID] = n
		if p.Kind == cards.Card {
			s.decks[p.Deck] = append(s.decks[p.Deck], n)
		}
		if p.Sort != "" && first[p.Sort] == 0 {
			first[p.Sort] = n
		}
		like := n
		if p.Sort != "" {
			like = first[p.Sort]
		}
		s.alike = append(s.alike, like)
	}
	add := func(id string, p place) {
		s.at[id] = Place(len(s.places))
		s.places = append(s.places, p)
	}
	for _, m := range b.Mats {
		for _, z := range m.Zones {
			p := place{zone: z}
			switch z.Style {
			case cards.Space:
				p.shows, p.sorted = 1, true
			case cards.Lane, cards.Show:
				p.sorted = true
			}
			add(z.ID, p)
		}
	}
	for _, name := range aside {
		add(name, place{zone: cards.Zone{ID: name}, aside: true, sorted: true})
	}
	return s
}

// Shows has only the n pieces of a zone be seen that came last: what lies below
// them may lie anywhere. A zone of style cards.Space shows one.
func (s *Set) Shows(zone string, n int) {
	p := &s.places[s.Must(zone)]
	p.shows, p.sorted = n, true
}

// Unsorted has the order in which pieces came to a place not matter, so that
// the same pieces there are the same position.
func (s *Set) Unsorted(place string) { s.places[s.Must(place)].sorted = false }

// Coded has the cards of a deck be named with their printed codes, as several
// have one name but are not alike.
func (s *Set) Coded(deck string) { s.coded[deck] = true }

// Len is how many numbers of pieces and of places there are, with 0 for none:
// the lengths of what a game keeps by their numbers.
func (s *Set) Len() (pieces, places int) { return len(s.pieces), len(s.places) }

// Piece is the piece with an id, or 0.
func (s *Set) Piece(id string) Piece { return s.number[id] }

// ID is the id of a piece, empty for none.
func (s *Set) ID(p Piece) string { return s.pieces[p].ID }

// Objects is a piece as the objects of a move. Callers must not change it.
func (s *Set) Objects(p Piece) []string { return s.objects[p] }

// Card is what is printed of a piece.
func (s *Set) Card(p Piece) cards.Piece { return s.pieces[p] }

// Name is what people call a piece, for sentences.
func (s *Set) Name(p Piece) game.Piece {
	c := s.pieces[p]
	name := game.Piece{ID: c.ID, Name: c.Name, Own: c.Own}
	if s.coded[c.Deck] && c.Kind == cards.Card {
		name.Code = c.Code
	}
	return name
}

// Place is the place with an id, or Nowhere.
func (s *Set) Place(id string) Place { return s.at[id] }

// Must is the place with an id that the game itself has named. It panics when
// there is none: the first test of a game meets it.
func (s *Set) Must(id string) Place {
	p, ok := s.at[id]
	if !ok {
		panic(fmt.Sprintf("kit: no mat has the zone %q", id))
	}
	return p
}

// Zone is a place as it is printed. A place beside the mats has only an id.
func (s *Set) Zone(at Place) cards.Zone { return s.places[at].zone }

// ZoneID is the id of a place, empty for Nowhere.
func (s *Set) ZoneID(at Place) string { return s.places[at].zone.ID }

// IDs are the ids of pieces; nil for none. Callers must not change the list.
func (s *Set) IDs(pieces ...Piece) []string {
	if len(pieces) == 0 {
		return nil
	}
	if len(pieces) == 1 {
		return s.objects[pieces[0]]
	}
	out := make([]string, len(pieces))
	for i, p := range pieces {
		out[i] = s.ID(p)
	}
	return out
}

// Move is a seat's move with pieces, to a place or Nowhere.
func (s *Set) Move(seat game.Seat, verb string, to Place, pieces ...Piece) game.Move {
	return game.Move{Seat: seat, Verb: verb, Objects: s.IDs(pieces...), Place: s.ZoneID(to)}
}

// Alike reports whether two pieces are alike, so that one may lie for the other.
func (s *Set) Alike(a, b Piece) bool { return s.alike[a] == s.alike[b] }

// Sort lists the pieces of a sort, in printing order.
func (s *Set) Sort(sort string) []Piece {
	var out []Piece
	for n, p := range s.pieces {
		if n > 0 && p.Sort == sort {
			out = append(out, Piece(n))
		}
	}
	return out
}

// Deck lists the cards of a deck, in printing order. Callers must not change
// the list.
func (s *Set) Deck(deck string) []Piece { return s.decks[deck] }

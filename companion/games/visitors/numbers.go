package visitors

import (
	"sync"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Pieces and zones by name.
const (
	turnMarker   = "turn-marker"
	visitPile    = "PILE-visits"
	trinketsPile = "PILE-trinkets"
	visitZone    = "VISITS"        // where drawn Visit cards are laid, face up
	usedZone     = "USED-trinkets" // where discarded Trinkets lie
)

func handZone(s game.Seat) string { return "HAND-" + kit.PlayerSeat(s) }

func turnZone(s game.Seat) string { return "TURN-" + kit.PlayerSeat(s) }

// kind is what a piece or a place is for. A wrong tile is asked about first:
// what lies on it then lies wrong, too.
type kind uint8

const (
	noKind kind = iota
	tile
	visitCard
	spirit
	figure // a Visitor
	pawn
	trinket
	blight
	marker

	berth
	location     // for spirits
	visitorPlace // one in every room but the Foyer
	pawnPlace    // one in every room
	doorway      // on the line between two rooms
	handPlace
	turnPlace
)

// role is what a piece or a place is in the rules.
type role struct {
	kind  kind
	room  room      // of a tile, and of the places in it
	spot  int       // of a location; the side of a doorway
	cell  cell      // of a berth
	visit visit     // of a Visit card
	haunt haunt     // what a token is, and what a Trinket removes
	seat  game.Seat // whose character, hand or turn it is
}

// numbers are the pieces and places with a part in the rules.
type numbers struct {
	*kit.Set
	pieces []role // by piece
	places []role // by place

	tiles    [rooms]kit.Piece
	visits   [visits]kit.Piece
	tokens   [haunts][]kit.Piece // spirits and Visitors
	trinkets [haunts][]kit.Piece // by what they remove
	blights  [blights]kit.Piece
	pawns    [maxPlayers + 1]kit.Piece
	marker   kit.Piece

	berths    map[cell]kit.Place
	spots     [rooms][spots]kit.Place
	visitorIn [rooms]kit.Place
	pawnsIn   [rooms]kit.Place
	hands     [maxPlayers + 1]kit.Place // Nowhere for the table's: what nobody has is in a pile
	turns     [maxPlayers + 1]kit.Place
	drawn     kit.Place
}

var printed = sync.OnceValue(func() *numbers {
	n := &numbers{Set: kit.NewSet(Box()), berths: map[cell]kit.Place{}}
	pieces, places := n.Len()
	n.pieces, n.places = make([]role, pieces), make([]role, places)
	piece := func(id string, r role) kit.Piece {
		p := n.Piece(id)
		n.pieces[p] = r
		return p
	}
	place := func(id string, r role) kit.Place {
		at := n.Must(id)
		n.places[at] = r
		return at
	}
	sort := func(word string, r role) []kit.Piece {
		all := n.Sort(word)
		for _, p := range all {
			n.pieces[p] = r
		}
		return all
	}
	for r := range rooms {
		n.pawnsIn[r] = place(pawnZone(r), role{kind: pawnPlace, room: r})
		for side, is := range chambers[r].doors {
			if is {
				place(doorZone(r, side).ID, role{kind: doorway, room: r, spot: side})
			}
		}
		if r == foyer { // its tile lies first, and still
			continue
		}
		n.tiles[r] = piece(tileID(r), role{kind: tile, room: r})
		n.visitorIn[r] = place(visitorZone(r), role{kind: visitorPlace, room: r})
		for s := range spots {
			n.spots[r][s] = place(spotZone(r, s), role{kind: location, room: r, spot: s})
		}
	}
	for _, c := range cells() {
		n.berths[c] = place(c.zone(), role{kind: berth, cell: c})
	}
	for v := range visit(visits) {
		n.visits[v] = piece(v.id(), role{kind: visitCard, visit: v})
	}
	for h := range haunts {
		kind := spirit
		if h == visitor {
			kind = figure
		}
		n.tokens[h] = sort(slug(hauntNames[h]), role{kind: kind, haunt: h})
		n.trinkets[h] = sort(trinketWords[h], role{kind: trinket, haunt: h})
	}
	for i, name := range blightNames {
		n.blights[i] = piece("blight-"+slug(name), role{kind: blight})
	}
	for s := game.Seat(1); s <= maxPlayers; s++ {
		n.pawns[s] = piece("pawn-"+kit.PlayerSeat(s), role{kind: pawn, seat: s})
		n.hands[s] = place(handZone(s), role{kind: handPlace, seat: s})
		n.turns[s] = place(turnZone(s), role{kind: turnPlace, seat: s})
	}
	n.marker, n.drawn = piece(turnMarker, role{kind: marker}), n.Must(visitZone)
	return n
})

// roleOf is what a piece with an id is in the rules.
func (n *numbers) roleOf(id string) (kit.Piece, role) {
	p := n.Piece(id)
	return p, n.pieces[p]
}

// site is what a place with an id is in the rules.
func (n *numbers) site(id string) (kit.Place, role) {
	at := n.Place(id)
	return at, n.places[at]
}

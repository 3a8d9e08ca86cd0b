package demo

import (
	"cmp"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// FullPile is how many cards a pile has while it has any.
const FullPile = 40

// Table is what lies on the simulated table, and how people lay it as a game
// has it.
type Table struct {
	World *tabletop.World

	people  game.Players    // who know what no layout tells; nil: nobody does
	covered map[string]bool // cards that lie under another in a space
}

// NewTable lays the mats of a box. The seed gives the small accidents of laying.
func NewTable(box *cards.Box, players int, seed uint64, people game.Players) (*Table, error) {
	w, err := tabletop.NewWorld(box, players, seed)
	if err != nil {
		return nil, err
	}
	return &Table{World: w, people: people, covered: map[string]bool{}}, nil
}

// Open lays what lies on the table before the first move.
func (t *Table) Open(state game.State) error {
	t.fillPiles(state)
	for _, c := range t.Changes(state) {
		if c.To == "" {
			continue
		}
		if err := t.World.Put(c.Piece.ID, c.To); err != nil {
			return err
		}
		t.World.Find(c.Piece.ID).Down = c.Down
	}
	return nil
}

// Change is a piece that does not lie where the game has it.
type Change struct {
	Piece cards.Piece
	To    string // a zone, or empty for off the table
	Down  bool   // with its back up

	turn int // earlier changes have lower numbers
}

// Changes compares what lies on the table with the layout of a state, and says
// in which order people would put it right.
func (t *Table) Changes(state game.State) []Change {
	layout, hidden, down := t.layout(state)
	var out []Change
	filled := map[string]bool{} // spaces that get another card
	standing := t.standing()
	for id, zone := range layout {
		p, ok := t.World.Box.Piece(id)
		if !ok || zone == game.Anywhere {
			continue // a mat's own tag, or no matter where
		}
		lies := t.World.Find(id)
		if lies != nil && lies.Zone == zone && lies.Down == down[id] {
			continue
		}
		delete(t.covered, id)
		c := Change{Piece: p, To: zone, Down: down[id], turn: 4}
		_, z, _ := t.World.Box.Zone(zone)
		switch {
		case p.Kind == cards.Shield, p.Kind == cards.Plate:
			c.turn = 0
		case p.Kind == cards.Token && standing:
			// What belongs behind a shield is laid before the shield goes.
			c.turn = 1
		case lies != nil, hidden[id] != "":
			c.turn = 3
		}
		if z.Style == cards.Space {
			filled[zone] = true
		}
		out = append(out, c)
	}
	for _, l := range t.World.Loose {
		id := l.Piece.ID
		if _, stays := layout[id]; stays || t.covered[id] {
			continue
		}
		if filled[l.Zone] {
			t.covered[id] = true
			continue
		}
		c := Change{Piece: l.Piece, turn: 2}
		if l.Piece.Kind == cards.Shield {
			c.turn = 5
		}
		out = append(out, c)
	}
	slices.SortFunc(out, func(a, b Change) int {
		return cmp.Or(a.turn-b.turn, cmp.Compare(a.To, b.To), cmp.Compare(a.Piece.ID, b.Piece.ID))
	})
	return out
}

// hider are people who lay what the rules' layout may not tell, such as the
// cards of a secret.
type hider interface {
	// Hidden gives their zones, empty for off the table.
	Hidden(game.State) game.Layout
}

// backer are people who lay cards face down without a marker, so that no layout
// tells of them.
type backer interface {
	// FaceDown gives their zones.
	FaceDown(game.State) game.Layout
}

// layout is where everything lies: as the game has it, and what the people hide
// or lay face down.
func (t *Table) layout(state game.State) (all, hidden game.Layout, down map[string]bool) {
	all, down = state.Layout(), map[string]bool{}
	if h, ok := t.people.(hider); ok {
		hidden = h.Hidden(state)
	}
	for id, zone := range hidden {
		if all[id] = zone; zone == "" {
			delete(all, id)
		}
	}
	if b, ok := t.people.(backer); ok {
		for id, zone := range b.FaceDown(state) {
			all[id], down[id] = zone, true
		}
	}
	return all, hidden, down
}

// standing reports whether a shield stands on the table.
func (t *Table) standing() bool {
	return slices.ContainsFunc(t.World.Loose, func(l tabletop.Lying) bool { return l.Piece.Kind == cards.Shield })
}

// fillPiles lays the piles that the game's mats have places for, but those that
// a resumed game has emptied.
func (t *Table) fillPiles(state game.State) {
	layout := state.Layout()
	t.eachPile(func(tag, zone string) {
		if layout[tag] != zone {
			t.World.Piles[zone] = FullPile
		}
	})
}

// eachPile visits the places of piles and the mats' tags under them.
func (t *Table) eachPile(visit func(tag, zone string)) {
	for _, lying := range t.World.Mats {
		mat := t.World.Box.Mat(lying.Piece.ID)
		for _, tag := range mat.Tags {
			for _, z := range mat.Zones {
				if tag.ID != "" && z.Style == cards.Deck && z.Contains(tag.X, tag.Y) {
					visit(tag.ID, z.ID)
				}
			}
		}
	}
}

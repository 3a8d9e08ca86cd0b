package demo

import (
	"cmp"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// fullPile is how many cards a pile has while it has any.
const fullPile = 40

// change is a piece that does not lie where the game has it.
type change struct {
	piece cards.Piece
	to    string // a zone, or empty for off the table
	down  bool   // with its back up
	turn  int    // earlier changes have lower numbers
}

// changes compares what lies on the table with the layout of the game's state,
// and says in which order people would put it right.
func (d *Demo) changes() []change {
	layout, hidden, down := d.layout()
	var out []change
	filled := map[string]bool{} // spaces that get another card
	standing := d.standing()
	for id, zone := range layout {
		p, ok := d.world.Box.Piece(id)
		if !ok || zone == game.Anywhere {
			continue // a mat's own tag, or no matter where
		}
		lies := d.world.Find(id)
		if lies != nil && lies.Zone == zone && lies.Down == down[id] {
			continue
		}
		delete(d.covered, id)
		c := change{piece: p, to: zone, down: down[id], turn: 4}
		_, z, _ := d.world.Box.Zone(zone)
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
	for _, l := range d.world.Loose {
		id := l.Piece.ID
		if _, stays := layout[id]; stays || d.covered[id] {
			continue
		}
		if filled[l.Zone] {
			d.covered[id] = true
			continue
		}
		c := change{piece: l.Piece, turn: 2}
		if l.Piece.Kind == cards.Shield {
			c.turn = 5
		}
		out = append(out, c)
	}
	slices.SortFunc(out, func(a, b change) int {
		return cmp.Or(a.turn-b.turn, cmp.Compare(a.to, b.to), cmp.Compare(a.piece.ID, b.piece.ID))
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
func (d *Demo) layout() (all, hidden game.Layout, down map[string]bool) {
	all, down = d.state.Layout(), map[string]bool{}
	if h, ok := d.players.(hider); ok {
		hidden = h.Hidden(d.state)
	}
	for id, zone := range hidden {
		if all[id] = zone; zone == "" {
			delete(all, id)
		}
	}
	if b, ok := d.players.(backer); ok {
		for id, zone := range b.FaceDown(d.state) {
			all[id], down[id] = zone, true
		}
	}
	return all, hidden, down
}

// standing reports whether a shield stands on the table.
func (d *Demo) standing() bool {
	return slices.ContainsFunc(d.world.Loose, func(l tabletop.Lying) bool { return l.Piece.Kind == cards.Shield })
}

// acts lets somebody put the table right.
func (d *Demo) acts(by tabletop.Person) []tabletop.Act {
	var out []tabletop.Act
	changes := d.changes()
	for i, c := range changes {
		a := tabletop.Carry{Piece: c.piece.ID, To: c.to, By: by, Down: c.down}
		// The hand stays over the table when the next piece lies there too.
		if c.to != "" && i+1 < len(changes) && d.world.Find(changes[i+1].piece.ID) != nil {
			a.Stay = true
		}
		out = append(out, a)
	}
	layout := d.state.Layout()
	d.eachPile(func(tag, zone string) {
		if layout[tag] == zone && d.world.Piles[zone] > 0 {
			out = append(out, tabletop.Pile{Zone: zone}, tabletop.Wait{Seconds: 0.2})
		}
	})
	return out
}

// fillPiles lays the piles that the game's mats have places for, but those that
// a resumed game has emptied.
func (d *Demo) fillPiles() {
	layout := d.state.Layout()
	d.eachPile(func(tag, zone string) {
		if layout[tag] != zone {
			d.world.Piles[zone] = fullPile
		}
	})
}

// eachPile visits the places of piles and the mats' tags under them.
func (d *Demo) eachPile(visit func(tag, zone string)) {
	for _, lying := range d.world.Mats {
		mat := d.world.Box.Mat(lying.Piece.ID)
		for _, t := range mat.Tags {
			for _, z := range mat.Zones {
				if t.ID != "" && z.Style == cards.Deck && z.Contains(t.X, t.Y) {
					visit(t.ID, z.ID)
				}
			}
		}
	}
}

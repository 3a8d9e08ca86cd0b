package demo

import (
	"cmp"
	"maps"
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

	people  game.Players      // who know what no layout tells; nil: nobody does
	covered map[string]bool   // cards that lie under another in a space
	stood   map[string]string // by piece, the one like it that lay in its place last
	alike   [][]string        // pieces that are printed alike
}

// NewTable lays the mats of a box. The seed gives the small accidents of laying.
func NewTable(box *cards.Box, players int, seed uint64, people game.Players) (*Table, error) {
	w, err := tabletop.NewWorld(box, players, seed)
	if err != nil {
		return nil, err
	}
	return &Table{World: w, people: people, covered: map[string]bool{}, stood: map[string]string{}, alike: box.Alike()}, nil
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
func (t *Table) Changes(state game.State) []Change { return t.changes(t.layout(state)) }

// Faults are the changes that matter to people: pieces that are alike stand for
// one another.
func (t *Table) Faults(state game.State) []Change { return t.Against(t.Laying(state)) }

// Expected is the layout of a state by the names of those pieces that stand for others
// which are alike.
func (t *Table) Expected(state game.State) game.Layout {
	layout := state.Layout()
	return renamed(layout, t.standIns(state, layout))
}

// Laying is how everything lies in a state, what people lay in secret included.
type Laying struct {
	state          game.State
	layout, hidden game.Layout
	down           map[string]bool
}

// Laying is how people lay a state now: what they hide they may take away later.
func (t *Table) Laying(state game.State) Laying {
	layout, hidden, down := t.layout(state)
	return Laying{state, layout, hidden, down}
}

// Against is Faults against what people once laid.
func (t *Table) Against(l Laying) []Change {
	stand := t.standIns(l.state, l.layout)
	return t.changes(renamed(t.unearthed(l, stand), stand), renamed(l.hidden, stand), renamed(l.down, stand))
}

// unearthed is a layout in which what lies under another piece in a space is taken from
// there, though it is not to be seen where it comes to lie either.
func (t *Table) unearthed(l Laying, stand map[string]string) game.Layout {
	under := func(id, zone string) bool { return zone == game.Anywhere && t.covered[cmp.Or(stand[id], id)] }
	out := maps.Clone(l.layout)
	if maps.DeleteFunc(out, func(id, zone string) bool { return !under(id, zone) }); len(out) == 0 {
		return l.layout
	}
	for _, p := range l.state.View(game.Table).Pieces {
		if _, lies := out[p.ID]; lies {
			out[p.ID] = p.Zone
		}
	}
	all := maps.Clone(l.layout)
	maps.Copy(all, out)
	return all
}

// renamed gives a map of pieces other names.
func renamed[T any](of map[string]T, names map[string]string) map[string]T {
	out := make(map[string]T, len(of))
	for id, v := range of {
		out[cmp.Or(names[id], id)] = v
	}
	return out
}

// changes compares what lies on the table with where everything should lie.
func (t *Table) changes(layout, hidden game.Layout, down map[string]bool) []Change {
	var out []Change
	filled := map[string]bool{} // spaces that get another card
	standing := t.standing()
	for id, zone := range layout {
		p, ok := t.World.Box.Piece(id)
		if !ok || zone == game.Anywhere {
			continue // a mat's own tag, or no matter where
		}
		lies := t.World.Find(id)
		if lies != nil && lies.Zone == zone && lies.Down == down[id] && !t.covered[id] {
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
	lies := map[string]bool{}
	for id, zone := range layout {
		if _, ok := t.World.Box.Piece(id); ok {
			lies[zone] = true
		}
	}
	for _, l := range t.World.Loose {
		id := l.Piece.ID
		if _, stays := layout[id]; stays || t.covered[id] && lies[l.Zone] {
			continue // what lies under something goes with it
		}
		delete(t.covered, id)
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

// Between are the changes that a move makes which leads from one state to
// another; whatever else does not lie right is left alone. Of pieces that are
// alike those are moved that lie where the record has them.
func (t *Table) Between(before, after game.State) []Change {
	was, is := before.Layout(), after.Layout()
	out := slices.DeleteFunc(t.Changes(after), func(c Change) bool { return was[c.Piece.ID] == is[c.Piece.ID] })
	stand := t.standIns(before, was)
	for i, c := range out {
		if p, ok := t.World.Box.Piece(stand[c.Piece.ID]); ok {
			out[i].Piece = p
		}
	}
	return out
}

// Then are the changes that another state needs once some changes are made.
func (t *Table) Then(made []Change, state game.State) []Change {
	out, due := t.Faults(state), t.Expected(state)
	is := func(p string) func(Change) bool { return func(c Change) bool { return c.Piece.ID == p } }
	for _, c := range made {
		i := slices.IndexFunc(out, is(c.Piece.ID))
		switch lies := t.World.Find(c.Piece.ID); {
		case i >= 0 && out[i].To == c.To && out[i].Down == c.Down:
			out = slices.Delete(out, i, i+1)
		case i < 0 && due[c.Piece.ID] == game.Anywhere: // it stays where it is laid
		case i < 0 && lies != nil:
			out = append(out, Change{Piece: c.Piece, To: lies.Zone, Down: lies.Down})
		case i < 0:
			out = append(out, Change{Piece: c.Piece})
		}
	}
	return out
}

// Alike are the kinds of a state: pieces that may lie for one another, and places.
func (t *Table) Alike(state game.State) game.Kinds {
	var k game.Kinds
	if x, ok := state.(game.Kinder); ok {
		k = x.Kinds()
	}
	return k.With(t.alike)
}

// standIns says of each piece that has its like which one lies in its place.
func (t *Table) standIns(state game.State, layout game.Layout) map[string]string {
	out := map[string]string{}
	for _, group := range t.Alike(state).Pieces {
		free := slices.Clone(group)
		take := func(id string, is func(string) bool) {
			if out[id] != "" {
				return
			}
			if i := slices.IndexFunc(free, is); i >= 0 {
				out[id] = free[i]
				free = slices.Delete(free, i, i+1)
			}
		}
		zone := func(id string) string {
			if l := t.World.Find(id); l != nil && !t.covered[id] {
				return l.Zone
			}
			return ""
		}
		for _, id := range group {
			was := cmp.Or(t.stood[id], id)
			take(id, func(f string) bool { return f == was && (t.covered[f] || zone(f) == layout[id]) })
		}
		for _, id := range group {
			if layout[id] != "" {
				continue
			}
			if _, z, _ := t.World.Box.Zone(zone(t.stood[id])); z.Style == cards.Space {
				take(id, func(f string) bool { return f == t.stood[id] }) // it is about to be covered
			}
		}
		for _, id := range group {
			take(id, func(f string) bool { return zone(f) == layout[id] })
		}
		for _, id := range group { // nobody takes what lies before somebody else
			if out[id] != "" {
				continue
			}
			mine, _, _ := t.World.Box.Zone(layout[id])
			take(id, func(f string) bool {
				l := t.World.Find(f)
				if l == nil || l.Zone == "" {
					return true
				}
				mat, z, _ := t.World.Box.Zone(l.Zone)
				return z.Style != cards.Lane || mat.ID == mine.ID
			})
		}
		for _, id := range group {
			take(id, func(string) bool { return true })
		}
		for _, id := range group {
			if at := zone(out[id]); at != "" && at == layout[id] {
				maps.DeleteFunc(t.stood, func(_, f string) bool { return f == out[id] })
				t.stood[id] = out[id]
			}
		}
	}
	return out
}

// Person is the one who sits in a seat.
func (t *Table) Person(state game.State, s game.Seat) tabletop.Person {
	name := ""
	if names := state.Seats(); int(s) > 0 && int(s) < len(names) {
		name = names[s]
	}
	return tabletop.Person{Shoulder: t.World.Seat(name, int(s)), Look: int(s)}
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
		at, lies := all[id]
		switch p, _ := t.World.Box.Piece(id); {
		case zone == "":
			delete(all, id)
		case !lies || at == game.Anywhere || p.Kind != cards.Card: // a card may lie in sight by now
			all[id] = zone
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

// Emptied lists the places of piles that lie there still and have run out in a
// state.
func (t *Table) Emptied(state game.State) []string {
	var out []string
	layout := state.Layout()
	t.eachPile(func(tag, zone string) {
		if layout[tag] == zone && t.World.Piles[zone] > 0 {
			out = append(out, zone)
		}
	})
	return out
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

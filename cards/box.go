package cards

import (
	"maps"
	"slices"
)

// Box is everything one game prints.
type Box struct {
	Game   string // "grove"
	Title  string
	Deck   []Piece
	Tokens []Piece // tokens, markers and shields
	Mats   []Mat
	Backs  []Back  // of the decks
	Papers []Paper // pages to write on
	Guides []Guide // cards and pages to read
	// Tables gives the arrangement for each number of players.
	Tables map[int]Arrangement
	// Screens has, for some of these numbers, how a window draws the table other
	// than as it lies.
	Screens map[int]Screen
	// Start is a sentence for the page to read first, or empty.
	Start string
	// Credits are sentences that every sheet set carries: authors, pictures, that this is unofficial.
	Credits []string
}

// Pieces lists every piece with its mats, in printing order.
func (b *Box) Pieces() []Piece {
	out := make([]Piece, 0, len(b.Deck)+len(b.Tokens)+len(b.Mats))
	out = append(out, b.Deck...)
	out = append(out, b.Tokens...)
	for _, m := range b.Mats {
		out = append(out, m.Piece)
	}
	return out
}

// Players lists for how many people the box has a table, the fewest first.
func (b *Box) Players() []int { return slices.Sorted(maps.Keys(b.Tables)) }

// UsualPlayers is how many people are meant when nobody says: three, or the fewest
// where the box has no table for three.
func (b *Box) UsualPlayers() int {
	if _, ok := b.Tables[3]; ok {
		return 3
	}
	return b.Players()[0]
}

// For is what so many players need of the box, when these seats are taken: the
// mats of their table, no token or guide of a seat that nobody has, and no more
// copies of a guide than people. The cards stay. A number of players without a
// table needs the whole box.
func (b *Box) For(players int, seats []string) *Box {
	table, ok := b.Tables[players]
	if !ok {
		return b
	}
	others := func(owner string) bool { return owner != "" && !slices.Contains(seats, owner) }
	out := *b
	out.Tables = map[int]Arrangement{players: table}
	out.Tokens = slices.DeleteFunc(slices.Clone(b.Tokens), func(p Piece) bool { return others(p.Owner) })
	out.Guides = slices.DeleteFunc(slices.Clone(b.Guides), func(g Guide) bool { return others(g.Owner) })
	for i := range out.Guides { // of several copies each person has one
		out.Guides[i].Copies = min(out.Guides[i].Copies, players)
	}
	out.Mats = slices.DeleteFunc(slices.Clone(b.Mats), func(m Mat) bool {
		return !slices.ContainsFunc(table.Places, func(p Place) bool { return p.Mat == m.ID })
	})
	return &out
}

// Mat returns the mat with the given id, or nil.
func (b *Box) Mat(id string) *Mat {
	for i := range b.Mats {
		if b.Mats[i].ID == id {
			return &b.Mats[i]
		}
	}
	return nil
}

// PiecesByID returns all pieces by their ids.
func (b *Box) PiecesByID() map[string]Piece {
	out := map[string]Piece{}
	for _, p := range b.Pieces() {
		out[p.ID] = p
	}
	return out
}

// Piece returns the piece with the given id.
func (b *Box) Piece(id string) (Piece, bool) {
	for _, pieces := range [][]Piece{b.Deck, b.Tokens} {
		for i := range pieces {
			if pieces[i].ID == id {
				return pieces[i], true
			}
		}
	}
	if m := b.Mat(id); m != nil {
		return m.Piece, true
	}
	return Piece{}, false
}

// Alike lists the ids of the pieces that have a sort, sort by sort, in the order
// of the box.
func (b *Box) Alike() [][]string {
	var out [][]string
	index := map[string]int{}
	for _, p := range b.Pieces() {
		if p.Sort == "" {
			continue
		}
		i, ok := index[p.Sort]
		if !ok {
			i, index[p.Sort] = len(out), len(out)
			out = append(out, nil)
		}
		out[i] = append(out[i], p.ID)
	}
	return out
}

// Zone finds a zone and its mat.
func (b *Box) Zone(id string) (Mat, Zone, bool) {
	for i := range b.Mats {
		for j := range b.Mats[i].Zones {
			if z := &b.Mats[i].Zones[j]; z.ID == id {
				return b.Mats[i], *z, true
			}
		}
	}
	return Mat{}, Zone{}, false
}

// Place is what a zone is called in a language, whose words translate gives: its mat
// and what is printed on it. Empty when there is no such zone.
func (b *Box) Place(id string, translate func(string) string) string {
	m, z, ok := b.Zone(id)
	if !ok {
		return ""
	}
	text := translate(m.Name)
	for _, l := range []string{z.Label, z.Note} {
		if l != "" && l != m.Name {
			text += " · " + translate(l)
		}
	}
	return text
}

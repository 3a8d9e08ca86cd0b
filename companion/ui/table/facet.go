package table

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/find"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// facet is one thing in which the moves of an action may differ.
type facet struct {
	ask   string // English question
	value func(game.Move) string
}

// facets in the order in which they are asked about.
var facets = []facet{
	{"Who?", func(m game.Move) string { return fmt.Sprint(int(m.Seat)) }},
	{"What?", func(m game.Move) string { return m.Verb }},
	{"Which one?", func(m game.Move) string { return strings.Join(m.Objects, ",") }},
	{"Where?", func(m game.Move) string { return m.Place }},
	{"How many?", func(m game.Move) string { return fmt.Sprint(m.Number) }},
}

const (
	bySeat    = 0
	byObjects = 2
	byPlace   = 3
	byNumber  = 4
)

// openFacet is the first facet in which moves still differ, or -1.
func openFacet(moves []game.Move) int {
	for i, f := range facets {
		for _, m := range moves[min(1, len(moves)):] {
			if f.value(m) != f.value(moves[0]) {
				return i
			}
		}
	}
	return -1
}

// inquiry is what is asked next about moves that differ. An option of pieces is one
// piece: those of a move are asked about one after the other.
type inquiry struct {
	facet   int // -1 when nothing is left to ask
	ask     string
	pieces  bool // each option is a piece, or with an empty value none
	options []find.Option
	fits    func(m game.Move, value string) bool
}

// inquire finds what is asked next, when some pieces were chosen already.
func (w *Table) inquire(moves []game.Move, taken []string) inquiry {
	f := openFacet(moves)
	if f < 0 {
		return inquiry{facet: f}
	}
	q := inquiry{facet: f, ask: words.Word(facets[f].ask), fits: func(m game.Move, value string) bool { return facets[f].value(m) == value }}
	if f != byObjects {
		q.options = w.options(f, moves)
		switch {
		case f == byPlace && w.count(moves[0]) != "":
			q.ask = words.Word(facets[byNumber].ask)
		case f == byPlace && w.nameOwners(q.options):
			q.ask = words.Word(facets[bySeat].ask)
		case f == byPlace:
			q.ask = w.askPlace(moves, q.options)
		}
		return q
	}
	next := nextPieces(moves, taken)
	if len(next) == 0 { // the same pieces in another order
		q.options = w.options(f, moves)
		return q
	}
	if len(taken) > 0 {
		q.ask = words.Word("Which one next?")
	}
	q.pieces, q.options = true, w.pieceOptions(w.unlike(next))
	q.fits = func(m game.Move, value string) bool {
		rest := without(m.Objects, taken)
		return value == "" && len(rest) == 0 || value != "" && slices.Contains(rest, value)
	}
	return q
}

// askPlace asks for a place: of two with words of their own, such as “Admitted” and
// “Repelled”, by these, else by the one piece that goes there.
func (w *Table) askPlace(moves []game.Move, places []find.Option) string {
	if len(places) == 2 && w.labelled(places) {
		return words.Say("“%s” or “%s”?", places[0].Text, places[1].Text)
	}
	m := moves[0]
	if len(m.Objects) != 1 || slices.ContainsFunc(moves, func(o game.Move) bool { return !slices.Equal(o.Objects, m.Objects) }) {
		return words.Word(facets[byPlace].ask)
	}
	name, _ := w.ObjectsName(m.Objects)
	return words.Say("Where does %s go?", name)
}

// nextPieces are those of which one is to be chosen next: the ones that moves name
// at the first place in which they differ, and at places that share a piece with
// it, as the order of these does not matter. A move that names no more gives an
// empty one.
func nextPieces(moves []game.Move, taken []string) []string {
	rest := make([][]string, len(moves))
	most := 0
	for i, m := range moves {
		rest[i] = without(m.Objects, taken)
		most = max(most, len(rest[i]))
	}
	at := make([][]string, most) // the pieces at each place, in the order of the moves
	known := make([]map[string]bool, most)
	first := -1
	for k := range at {
		known[k] = map[string]bool{}
		for _, r := range rest {
			id := ""
			if k < len(r) {
				id = r[k]
			}
			if !known[k][id] {
				known[k][id] = true
				at[k] = append(at[k], id)
			}
		}
		if first < 0 && len(at[k]) > 1 {
			first = k
		}
	}
	if first < 0 {
		return nil
	}
	out := at[first]
	for k := first + 1; k < most; k++ {
		if !slices.ContainsFunc(at[k], func(id string) bool { return id != "" && known[first][id] }) {
			continue
		}
		for _, id := range at[k] {
			if id != "" && !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	return out
}

// without are the pieces that were not taken yet, in their order.
func without(pieces, taken []string) []string {
	if len(taken) == 0 {
		return pieces
	}
	return slices.DeleteFunc(slices.Clone(pieces), func(id string) bool { return slices.Contains(taken, id) })
}

// unlike leaves one of each kind of pieces that nobody could tell apart: printed
// alike and lying in one place, or markers that do not lie on the table.
func (w *Table) unlike(pieces []string) []string {
	at := map[string]string{}
	for _, p := range w.Screen.View.Pieces {
		at[p.ID] = p.Zone
	}
	seen := map[[2]string]bool{}
	var out []string
	for _, id := range pieces {
		p, zone := w.Pieces[id], at[id]
		sort := p.Sort
		if p.Kind == cards.Marker && zone == "" {
			sort = "marker of " + p.Owner
		}
		key := [2]string{sort, zone}
		if sort != "" && seen[key] {
			continue
		}
		seen[key] = true
		out = append(out, id)
	}
	return out
}

// pieceOptions are options of a piece each.
func (w *Table) pieceOptions(pieces []string) []find.Option {
	out := make([]find.Option, len(pieces))
	for i, id := range pieces {
		out[i] = find.Option{Value: id, Text: words.Word("Nothing more")}
		if id != "" {
			out[i].Text, out[i].Code = w.ObjectsName([]string{id})
		}
	}
	w.tellApart(out)
	return out
}

// count is what a move is called whose place is a number; empty for others.
func (w *Table) count(m game.Move) string {
	for _, a := range w.Screen.View.Action {
		if i := slices.IndexFunc(a.Choices, m.Equal); i >= 0 && i < len(a.Counts) {
			return words.Tell(a.Counts[i])
		}
	}
	return ""
}

// verb is what a verb is called in the action that has others, too.
func (w *Table) verb(verb string) string {
	for _, a := range w.Screen.View.Action {
		if t, ok := a.Verbs[verb]; ok {
			return words.Tell(t)
		}
	}
	return verb
}

// options lists the values of a facet among moves, in their order.
func (w *Table) options(f int, moves []game.Move) []find.Option {
	var out []find.Option
	seen := map[string]bool{}
	for _, m := range moves {
		v := facets[f].value(m)
		if seen[v] {
			continue
		}
		seen[v] = true
		o := find.Option{Value: v, Text: v}
		switch f {
		case bySeat:
			o.Text = w.SeatName(int(m.Seat))
		case 1:
			o.Text = w.verb(m.Verb)
		case byObjects:
			o.Text, o.Code = w.ObjectsName(m.Objects)
		case byPlace:
			o.Text = cmp.Or(w.count(m), w.PlaceName(m.Place))
		}
		if o.Text == "" {
			o.Text = "–"
		}
		out = append(out, o)
	}
	switch f {
	case byObjects:
		w.tellApart(out)
	case byPlace:
		w.shortenPlaces(out)
		w.tellPlacesApart(out)
		for i := range out {
			out[i].Text = words.Capital(out[i].Text)
		}
	}
	return out
}

// shortenPlaces leaves the mat out of the names of places that all lie on one mat and
// can be told apart by words without it, such as “Admitted” and “Repelled”.
func (w *Table) shortenPlaces(list []find.Option) {
	if w.labelled(list) {
		for i, o := range list {
			_, z, _ := w.Box.Zone(o.Value)
			list[i].Text = words.Word(z.Label)
		}
	}
}

// labelled reports whether places all lie on one mat, each with a word of its own.
func (w *Table) labelled(list []find.Option) bool {
	mat := ""
	known := map[string]bool{}
	for _, o := range list {
		m, z, ok := w.Box.Zone(o.Value)
		if !ok || z.Note != "" || known[z.Label] || !strings.ContainsFunc(z.Label, unicode.IsLetter) || mat != "" && m.ID != mat {
			return false
		}
		mat, known[z.Label] = m.ID, true
	}
	return len(list) > 1
}

// nameOwners calls places after the seats that they belong to, where each of them
// belongs to another seat: then people are chosen, not places.
func (w *Table) nameOwners(list []find.Option) bool {
	var owners []int
	for _, o := range list {
		owners = append(owners, w.ownerOf(o.Value))
	}
	slices.Sort(owners)
	if len(owners) < 2 || owners[0] <= 0 || len(slices.Compact(slices.Clone(owners))) < len(owners) {
		return false
	}
	for i, o := range list {
		list[i].Text = w.SeatName(w.ownerOf(o.Value))
	}
	return true
}

// ownerOf is the seat that a place belongs to, or 0 or less where it belongs to none.
func (w *Table) ownerOf(place string) int {
	mat, z, _ := w.Box.Zone(place)
	return slices.Index(w.Screen.Seats, cmp.Or(z.Owner, mat.Owner))
}

// tellPlacesApart calls places of one name by whom they belong to, where each has an
// owner of its own, or else by where they are.
func (w *Table) tellPlacesApart(list []find.Option) {
	count, owned := map[string]int{}, map[int]int{}
	for _, o := range list {
		count[o.Text]++
		owned[w.ownerOf(o.Value)]++
	}
	for i, o := range list {
		switch _, z, ok := w.Box.Zone(o.Value); {
		case !ok || count[o.Text] == 1 || z.Name == "":
		case w.ownerOf(o.Value) > 0 && owned[w.ownerOf(o.Value)] == 1:
			list[i].Text = w.SeatName(w.ownerOf(o.Value))
		default:
			list[i].Text = words.Word(z.Name)
		}
	}
}

// tellApart adds to options of one name where their tokens lie.
func (w *Table) tellApart(list []find.Option) {
	count := map[string]int{}
	for _, o := range list {
		count[o.Text]++
	}
	for i, o := range list {
		if count[o.Text] < 2 {
			continue
		}
		for _, id := range strings.Split(o.Value, ",") {
			for _, p := range w.Screen.View.Pieces {
				z, ok := w.board.Board.Zone(p.Zone)
				if ok && p.ID == id && w.board.Pieces[id].Kind != cards.Card && z.Label != "" {
					list[i].Text += " · " + words.Word(z.Label)
				}
			}
		}
	}
}

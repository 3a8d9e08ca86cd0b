package table

import (
	"fmt"
	"strings"

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
	byObjects = 2
	byPlace   = 3
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
		case 0:
			o.Text = w.SeatName(int(m.Seat))
		case 1:
			o.Text = words.Word(m.Verb)
		case byObjects:
			o.Text, o.Code = w.ObjectsName(m.Objects)
		case byPlace:
			o.Text = w.PlaceName(m.Place)
		}
		if o.Text == "" {
			o.Text = "–"
		}
		out = append(out, o)
	}
	if f == byObjects {
		w.tellApart(out)
	}
	return out
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

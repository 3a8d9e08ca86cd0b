package ui

import (
	"fmt"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
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

// option is one line of the chooser.
type option struct {
	value string
	text  string
	code  string // a short name that can be called, or empty
}

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
func (w *Window) options(f int, moves []game.Move) []option {
	var out []option
	seen := map[string]bool{}
	for _, m := range moves {
		v := facets[f].value(m)
		if seen[v] {
			continue
		}
		seen[v] = true
		o := option{value: v, text: v}
		switch f {
		case 0:
			o.text = w.SeatName(int(m.Seat))
		case 1:
			o.text = words.Word(m.Verb)
		case byObjects:
			o.text, o.code = w.ObjectsName(m.Objects)
		case byPlace:
			o.text = w.PlaceName(m.Place)
		}
		if o.text == "" {
			o.text = "–"
		}
		out = append(out, o)
	}
	if f == byObjects {
		w.tellApart(out)
	}
	return out
}

// tellApart adds to options of one name where their tokens lie.
func (w *Window) tellApart(list []option) {
	count := map[string]int{}
	for _, o := range list {
		count[o.text]++
	}
	for i, o := range list {
		if count[o.text] < 2 {
			continue
		}
		for _, id := range strings.Split(o.value, ",") {
			for _, p := range w.Screen.View.Pieces {
				z, ok := w.table.Board.Zone(p.Zone)
				if ok && p.ID == id && w.table.Pieces[id].Kind != cards.Card && z.Label != "" {
					list[i].text += " · " + words.Word(z.Label)
				}
			}
		}
	}
}

// ObjectsName names pieces as people call them.
func (w *Window) ObjectsName(ids []string) (text, code string) {
	var names, codes []string
	for _, id := range ids {
		p, ok := w.table.Pieces[id]
		if !ok {
			names = append(names, words.Word(id))
			continue
		}
		names = append(names, words.Word(p.Name))
		codes = append(codes, p.Code)
	}
	return strings.Join(names, " + "), strings.Join(codes, " ")
}

// PlaceName names a zone by its mat and what is printed on it.
func (w *Window) PlaceName(place string) string {
	m, z, ok := w.Box.Zone(place)
	if !ok {
		return words.Word(place)
	}
	text := words.Word(m.Name)
	for _, l := range []string{z.Label, z.Note} {
		if l != "" {
			text += " · " + words.Word(l)
		}
	}
	return text
}

// matches reports how well an option fits what was typed: 0 is best, -1 is
// not at all.
func (o option) matches(typed string) int {
	typed = strings.ToLower(strings.TrimSpace(typed))
	text, code := strings.ToLower(o.text), strings.ToLower(o.code)
	switch {
	case typed == "" || code == typed || text == typed:
		return 0
	case strings.HasPrefix(text, typed):
		return 1
	case strings.Contains(text, " "+typed):
		return 2
	case strings.Contains(text, typed), strings.Contains(code, typed):
		return 3
	}
	for _, w := range strings.Fields(typed) { // of two cards, say, in any order
		if !strings.Contains(text, w) && !strings.Contains(code, w) {
			return -1
		}
	}
	return 4
}

// search gives the options that fit what was typed, the best first.
func search(all []option, typed string) []option {
	var out []option
	for _, o := range all {
		if o.matches(typed) >= 0 {
			out = append(out, o)
		}
	}
	slices.SortStableFunc(out, func(a, b option) int { return a.matches(typed) - b.matches(typed) })
	return out
}

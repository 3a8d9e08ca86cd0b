package deck

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// Bounds of what a card says of itself. The name's width is the press's matter.
const (
	mostName  = 60 // letters
	mostWord  = 30
	mostWords = 16 // in a list
)

// card reads one card, from 0.
func (r *reader) card(i int, t map[string]any) Card {
	var c Card
	for _, key := range slices.Sorted(maps.Keys(t)) {
		line, v := r.lines.of(i, key), t[key]
		switch key {
		case "name":
			c.Name = r.name(line, v)
		case "picture":
			r.picture(line, v, &c)
		case "kind":
			c.Kind = r.word(line, key, v)
		case "material":
			c.Material = r.words(line, key, v)
		case "weight_g":
			c.WeightG = r.weight(line, v)
		case "colours", "colors":
			c.Colours = r.words(line, key, v)
		case "traits":
			c.Traits = r.words(line, key, v)
		default:
			r.blame(line, "nothing is known of “%s”: a card has name, picture, kind, material, weight_g, colours and traits", key)
		}
	}
	if _, ok := t["name"]; !ok {
		r.blame(r.lines.of(i, ""), `this card has no name: write name = "…"`)
	}
	switch _, ok := t["picture"]; {
	case ok:
	case c.Name == "":
		r.blame(r.lines.of(i, ""), `this card has no picture: write picture = "…" with an emoji or the name of an SVG or PNG file`)
	default:
		r.blame(r.lines.of(i, ""), `the card “%s” has no picture: write picture = "…" with an emoji or the name of an SVG or PNG file`, c.Name)
	}
	return c
}

// name reads and checks a card's name.
func (r *reader) name(line int, v any) string {
	before := len(r.problems)
	name := r.text(line, "name", v, mostName)
	switch {
	case len(r.problems) > before:
	case slug(name) == "":
		r.blame(line, "the name “%s” has no letter and no digit: it needs one to be called by", name)
	case r.press.Name != nil:
		if err := r.press.Name(name); err != nil {
			r.blame(line, "%v", err)
		}
	}
	return name
}

// text reads a line of words.
func (r *reader) text(line int, key string, v any, most int) string {
	s, ok := v.(string)
	if !ok {
		r.blame(line, "the %s is %v: write it between quotation marks", key, told(v))
		return ""
	}
	s = strings.TrimSpace(s)
	switch n := utf8.RuneCountInString(s); {
	case s == "":
		r.blame(line, "the %s is empty: write it between the quotation marks", key)
	case n > most:
		r.blame(line, "the %s has %d letters, at most %d fit: shorten it", key, n, most)
	case strings.ContainsFunc(s, func(c rune) bool { return unicode.IsControl(c) || c == utf8.RuneError }):
		r.blame(line, "the %s has a line break or another character that cannot be printed: write it in one line", key)
	case r.press.Letters != nil && key != "picture":
		if err := r.press.Letters(s); err != nil {
			r.blame(line, "the %s %v", key, err)
		}
		return s
	default:
		return s
	}
	return ""
}

// word reads a word that a Pass Rule can ask for.
func (r *reader) word(line int, key string, v any) string {
	return strings.ToLower(r.text(line, key, v, mostWord))
}

// words reads a list of words; one word alone will do.
func (r *reader) words(line int, key string, v any) []string {
	list, ok := v.([]any)
	if s, one := v.(string); one {
		list, ok = []any{s}, true
	}
	if !ok {
		r.blame(line, `the %s is %v: write a list of words, such as ["red", "white"]`, key, told(v))
		return nil
	}
	if len(list) > mostWords {
		r.blame(line, "the %s has %d words, at most %d are read: keep the main ones", key, len(list), mostWords)
		return nil
	}
	var out []string
	for _, x := range list {
		w := r.word(line, key, x)
		if w != "" && slices.Contains(out, w) {
			r.blame(line, "the %s has “%s” twice: once is enough", key, w)
		}
		out = append(out, w)
	}
	return out
}

// weight reads a weight in grams.
func (r *reader) weight(line int, v any) float64 {
	const most = 1e12 // a mountain
	g := math.NaN()
	switch v := v.(type) {
	case int64:
		g = float64(v)
	case float64:
		g = v
	}
	if !(g > 0 && g <= most) {
		r.blame(line, "the weight_g is %v: write a number of grams above 0, such as weight_g = 250", told(v))
		return 0
	}
	return g
}

// told is a value as a sentence names it.
func told(v any) any {
	switch v := v.(type) {
	case string:
		return "“" + clip(v) + "”"
	case []any, []map[string]any:
		return fault.Errorf("a list")
	case map[string]any:
		return fault.Errorf("a table")
	}
	return clip(fmt.Sprint(v))
}

// clip is the beginning of a text that may be long.
func clip(s string) string {
	const most = 40
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most]) + "…"
}

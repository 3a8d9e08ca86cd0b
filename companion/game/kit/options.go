package kit

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Option is one thing that a table may choose before a match. H is what a game
// makes of all choices.
type Option[H any] struct {
	Name  string // as in game.Setup.Options
	Group string // options of one group stand together; empty for the first
	Title string
	// Values are what may be chosen. The first is the default, unless Default
	// says otherwise. Each stands once. Values with no title are read but not offered.
	// A title is also shown without that of its option: "Four cards each · 3 players".
	Values []game.Value
	Why    string // what the default goes by, one sentence, or empty
	Grade  string // how sure the default is: "stated", "inferred", "assumed", or empty
	// Set records a value. It may be nil when New reads the option by its name.
	Set func(h *H, value string)
	// Default is the default for a set-up, where it depends on other options
	// or on the number of players.
	Default func(game.Setup) string
	// For reports whether the option is offered for a set-up; nil means always.
	For func(game.Setup) bool
}

// Values makes values from pairs of a word and its title. It panics when a word
// has no title.
func Values(pairs ...string) []game.Value {
	if len(pairs)%2 == 1 {
		panic(fmt.Sprintf("kit: the value %q of an option has no title", pairs[len(pairs)-1]))
	}
	out := make([]game.Value, 0, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		out = append(out, game.Value{Word: pairs[i], Title: game.Say(pairs[i+1])})
	}
	return out
}

// Options are all options of a game, in the order in which people are asked.
type Options[H any] []Option[H]

// standard is the default of an option for a set-up.
func (o Option[H]) standard(s game.Setup) string {
	if o.Default != nil {
		return o.Default(s)
	}
	return o.Values[0].Word
}

// Word is the value that an option has in a set-up, chosen or by default.
func (t Options[H]) Word(s game.Setup, name string) string {
	i := slices.IndexFunc(t, func(o Option[H]) bool { return o.Name == name })
	if v, ok := s.Options[name]; ok || i < 0 {
		return v
	}
	return t[i].standard(s)
}

// Read checks the options of a set-up and records them in h. It gives all
// values as one word, which tells this house from another. Options that are
// not in the table go to other; it reports whether it knows the name. An error
// is a *game.OptionError whose sentence names what may be chosen.
func (t Options[H]) Read(s game.Setup, h *H, other func(name, value string) (known bool, err error)) (key string, err error) {
	words := make([]string, 0, len(t))
	for _, o := range t {
		if err := o.check(s); err != nil {
			return "", err
		}
		v := t.Word(s, o.Name)
		if !slices.ContainsFunc(o.Values, func(x game.Value) bool { return x.Word == v }) {
			return "", Wrong(o.Name, "the option %s is %q: choose %s", o.Name, v, o.choices())
		}
		if o.Set != nil {
			o.Set(h, v)
		}
		words = append(words, v)
	}
	for _, name := range slices.Sorted(maps.Keys(s.Options)) {
		if slices.ContainsFunc(t, func(o Option[H]) bool { return o.Name == name }) {
			continue
		}
		known := false
		if other != nil {
			if known, err = other(name, s.Options[name]); err != nil {
				return "", err
			}
		}
		if !known {
			return "", Wrong(name, "there is no option %q: choose from %s", name, t.Names())
		}
	}
	return strings.Join(words, "-"), nil
}

// check says what is wrong with the option itself.
func (o Option[H]) check(s game.Setup) error {
	if len(o.Values) == 0 {
		return fmt.Errorf("the option %q has no values: give it some", o.Name)
	}
	has := func(word string, among []game.Value) bool {
		return slices.ContainsFunc(among, func(v game.Value) bool { return v.Word == word })
	}
	for i, v := range o.Values {
		if has(v.Word, o.Values[:i]) {
			return fmt.Errorf("the option %q has the value %q twice", o.Name, v.Word)
		}
	}
	if d := o.standard(s); !has(d, o.Values) {
		return fmt.Errorf("the option %q has the default %q for %d players, which is none of its values", o.Name, d, s.Players)
	}
	return nil
}

// Check says which two values of an option do the same: one of them may be
// misspelt where Set reads it.
func (t Options[H]) Check() error {
	for _, o := range t {
		if o.Set == nil {
			continue
		}
		var done []H
		for i, v := range o.Values {
			var h H
			o.Set(&h, v.Word)
			for k, d := range done {
				if o.Values[k].Title.Format != "" && v.Title.Format != "" && reflect.DeepEqual(d, h) {
					return fmt.Errorf("the option %q does the same with %q as with %q: how does Set read them?", o.Name, o.Values[k].Word, o.Values[i].Word)
				}
			}
			done = append(done, h)
		}
	}
	return nil
}

// House is what every game knows of a table that has chosen: part of what a game
// keeps beside its position, which never changes after.
type House struct {
	Seats  Seats
	Chosen string // all options as one word
}

// Players is how many people sit at the table.
func (h *House) Players() int { return int(h.Seats.Last()) }

// AppendKey tells this house from another.
func (h *House) AppendKey(b []byte) []byte {
	b = strconv.AppendInt(b, int64(h.Seats.Last()), 10)
	return append(append(b, '/'), h.Chosen...)
}

// Open checks that the box has a table for the players of a set-up, seats them
// and reads the options into h. The error is a sentence.
func (t Options[H]) Open(s game.Setup, b *cards.Box, h *H) (House, error) {
	if _, ok := b.Tables[s.Players]; !ok {
		sizes := b.Players()
		if len(sizes) == 1 {
			return House{}, game.Refuse("%s is for %d players, not %d", game.Say(b.Title), sizes[0], s.Players)
		}
		return House{}, game.Refuse("%s is for %d to %d players, not %d", game.Say(b.Title), sizes[0], sizes[len(sizes)-1], s.Players)
	}
	chosen, err := t.Read(s, h, nil)
	return House{Players(s.Players), chosen}, err
}

// Choices lists what people are asked for a set-up.
func (t Options[H]) Choices(s game.Setup) []game.Option {
	var out []game.Option
	for _, o := range t {
		if o.For != nil && !o.For(s) {
			continue
		}
		c := game.Option{Name: o.Name, Title: game.Say(o.Title), Default: o.standard(s), Group: told(o.Group), Why: told(o.Why), Grade: told(o.Grade)}
		for _, v := range o.Values {
			if v.Title.Format != "" {
				c.Values = append(c.Values, v)
			}
		}
		out = append(out, c)
	}
	return out
}

// told is a sentence, or nothing.
func told(sentence string) game.Text {
	if sentence == "" {
		return game.Text{}
	}
	return game.Say(sentence)
}

// choices lists the words of an option: "a or b".
func (o Option[H]) choices() string {
	var out []string
	for _, v := range o.Values {
		out = append(out, v.Word)
	}
	return strings.Join(out, " or ")
}

// Names lists the options: "a, b".
func (t Options[H]) Names() string {
	var out []string
	for _, o := range t {
		out = append(out, o.Name)
	}
	return strings.Join(out, ", ")
}

// Wrong is the error of one option: a sentence of what is wrong and what may
// be chosen instead.
func Wrong(option, format string, args ...any) error {
	return &game.OptionError{Name: option, Err: game.Refuse(format, args...)}
}

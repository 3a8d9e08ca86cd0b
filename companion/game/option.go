package game

import (
	"maps"
	"slices"
)

// Chooser is a Game with options that a table chooses before a match.
type Chooser interface {
	// Choices lists the options of a set-up, in the order in which people are
	// asked. What one offers may depend on what the set-up says already.
	Choices(Setup) []Option
}

// Option is one thing that a table may choose.
type Option struct {
	Name    string // as in Setup.Options
	Group   Text   // options of one group stand together; empty for the first
	Title   Text   // options of one group and title share a row
	Values  []Value
	Default string // one of the values
	// Grade says how sure the default is, such as "stated" or "assumed"; empty
	// when there is nothing to be sure of.
	Grade Text
	Why   Text // what the default goes by, one sentence, or empty
}

// Value is one way an option may go.
type Value struct {
	Word  string // as in Setup.Options
	Title Text
}

// In is the value of the option in a set-up. A value that is written but not
// listed is named by its word.
func (o Option) In(s Setup) Value {
	word, ok := s.Options[o.Name]
	if !ok {
		word = o.Default
	}
	if i := slices.IndexFunc(o.Values, func(v Value) bool { return v.Word == word }); i >= 0 {
		return o.Values[i]
	}
	return Value{word, Say("%s", word)}
}

// Chosen tells a set-up in a few words each: the first option, the players,
// and every other option that is not as the game has it.
func Chosen(g Game, s Setup) []Text {
	c, ok := g.(Chooser)
	if !ok {
		return []Text{SayPlayers(s.Players)}
	}
	var out []Text
	for i, o := range c.Choices(s) {
		v := o.In(s)
		if i == 0 {
			out = append(out, v.Title, SayPlayers(s.Players))
		} else if v.Word != o.Default {
			out = append(out, Say("%s: %s", o.Title, v.Title))
		}
	}
	return out
}

// SayPlayers says a number of players.
func SayPlayers(n int) Text {
	if n == 1 {
		return Say("1 player")
	}
	return Say("%d players", n)
}

// Complete names every option with the value it has, so that a transcript
// holds its set-up whatever the defaults become.
func (s Setup) Complete(g Game) Setup {
	c, ok := g.(Chooser)
	if !ok {
		return s
	}
	out := s
	out.Options = maps.Clone(s.Options)
	if out.Options == nil {
		out.Options = map[string]string{}
	}
	for _, o := range c.Choices(s) {
		out.Options[o.Name] = o.In(s).Word
	}
	return out
}

// Bare leaves out every option that has its default.
func (s Setup) Bare(g Game) Setup {
	c, ok := g.(Chooser)
	if !ok {
		return s
	}
	out := s
	out.Options = maps.Clone(s.Options)
	for _, o := range c.Choices(s) {
		if s.Options[o.Name] == o.Default {
			delete(out.Options, o.Name)
		}
	}
	return out
}

// OptionError is the error of a set-up in which one option makes no sense.
type OptionError struct {
	Name string // as in Setup.Options
	Err  error
}

// Error is the sentence of what is wrong.
func (e *OptionError) Error() string { return e.Err.Error() }

// Unwrap gives the error within.
func (e *OptionError) Unwrap() error { return e.Err }

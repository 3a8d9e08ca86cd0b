package deck

import (
	"cmp"
	"embed"
	"errors"
	"slices"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// Translations are the sentences about decks in other languages.
//
//go:embed translations
var Translations embed.FS

// Problem is one thing that is wrong with a deck.
type Problem struct {
	File string // as people find it: "attic/deck.toml"
	Line int    // from 1; 0 when it lies in no line
	Err  error  // a sentence that says what to do about it
}

// sentence is the problem in one line.
func (p Problem) sentence() error {
	switch {
	case p.File == "":
		return p.Err
	case p.Line == 0:
		return fault.Errorf("%s: %w", p.File, p.Err)
	}
	return fault.Errorf("%s, line %d: %w", p.File, p.Line, p.Err)
}

// Problems is all that is wrong with a deck, by line. It is the error of
// reading one.
type Problems []Problem

// mostTold is how many problems are told at once.
const mostTold = 20

// Error tells the problems, one a line.
func (p Problems) Error() string { return errors.Join(p.Unwrap()...).Error() }

// Unwrap gives the sentences of Error.
func (p Problems) Unwrap() []error {
	var out []error
	for _, x := range p[:min(len(p), mostTold)] {
		out = append(out, x.sentence())
	}
	if more := len(p) - mostTold; more > 0 {
		out = append(out, fault.Errorf("and %d more", more))
	}
	return out
}

// sort puts problems in the order in which one goes through the file.
func (p Problems) sort() {
	slices.SortStableFunc(p, func(a, b Problem) int { return cmp.Compare(a.Line, b.Line) })
}

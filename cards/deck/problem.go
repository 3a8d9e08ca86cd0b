package deck

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Problem is one thing that is wrong with a deck: a sentence that says what to
// do about it.
type Problem struct {
	File string // as people find it: "attic/deck.toml"
	Line int    // from 1; 0 when it lies in no line
	Text string
}

// String is the problem in one line.
func (p Problem) String() string {
	switch {
	case p.File == "":
		return p.Text
	case p.Line == 0:
		return p.File + ": " + p.Text
	}
	return fmt.Sprintf("%s, line %d: %s", p.File, p.Line, p.Text)
}

// Problems is all that is wrong with a deck, by line. It is the error of
// reading one.
type Problems []Problem

// mostTold is how many problems are told at once.
const mostTold = 20

// Error tells the problems, one a line.
func (p Problems) Error() string {
	var b strings.Builder
	for i, x := range p {
		if i == mostTold {
			fmt.Fprintf(&b, "\nand %d more", len(p)-mostTold)
			break
		}
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(x.String())
	}
	return b.String()
}

// sort puts problems in the order in which one goes through the file.
func (p Problems) sort() {
	slices.SortStableFunc(p, func(a, b Problem) int { return cmp.Compare(a.Line, b.Line) })
}

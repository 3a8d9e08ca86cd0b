package psisquad

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// TestTranscripts plays the files in testdata. The moves stand at the margin;
// what follows, indented, is what people are told, with the seats in brackets
// when it is not everyone, and what is to be done next. A line that begins with
// ! is refused; a line "see player2" shows what a seat sees.
func TestTranscripts(t *testing.T) { gametest.Transcripts(t, 1, retell) }

// retell plays the lines at the margin at one table.
func retell(t *testing.T) gametest.Teller {
	var x *table
	return gametest.Retell(t, func(n int, options ...string) *gametest.Table {
		x = sit(t, n, options...)
		return &x.Table
	}, func(out io.Writer, word, rest string) bool {
		if word != "see" {
			return false
		}
		for seen := range strings.Lines(x.read(seats.Of(rest))) {
			fmt.Fprintf(out, "\t%s\n", strings.TrimRight(seen, " \n"))
		}
		return true
	})
}

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
	return func(out io.Writer, line string) {
		word, rest, _ := strings.Cut(line, " ")
		switch {
		case word == "players":
			fields := strings.Fields(rest)
			n := 0
			if _, err := fmt.Sscan(fields[0], &n); err != nil {
				t.Fatal(err)
			}
			x = sit(t, n, fields[1:]...)
		case word == "see":
			seat := seats.Of(rest)
			for seen := range strings.Lines(readView(t, x.st.View(seat))) {
				fmt.Fprintf(out, "\t%s\n", strings.TrimRight(seen, " \n"))
			}
		case word == "!":
			fmt.Fprintf(out, "\trefused: %v\n", gametest.Refused(t, x.st, rest))
		default:
			x.do(line)
			for _, e := range x.heard {
				to := ""
				for _, s := range e.To {
					to += x.st.Seats()[s] + " "
				}
				if to != "" {
					to = "[" + strings.TrimSpace(to) + "] "
				}
				fmt.Fprintf(out, "\t%s%s\n", to, e.Text)
			}
			if x.st.Result() == nil {
				fmt.Fprintf(out, "\t> %s\n", x.st.View(0).Prompt)
			}
		}
	}
}

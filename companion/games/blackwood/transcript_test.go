package blackwood

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// TestTranscripts plays the files in testdata: moves at the margin, what they
// lead to indented below. A line "players N option=value …" opens a table,
// "deal" fills it with the first cards that nobody has seen, "sheet" tells what
// each Witch holds, "! line" is a move that must be refused.
func TestTranscripts(t *testing.T) { gametest.Transcripts(t, 2, retell) }

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
		case word == "deal":
			x.deal()
		case word == "sheet":
			for _, s := range x.st.View(0).Sheets {
				for _, row := range append([][]game.Text{s.Head}, s.Rows...) {
					fmt.Fprint(out, "\t")
					for i, cell := range row {
						if i > 0 {
							fmt.Fprint(out, " | ")
						}
						fmt.Fprint(out, cell)
					}
					fmt.Fprintln(out)
				}
			}
			return
		case word == "!":
			fmt.Fprintf(out, "\trefused: %v\n", gametest.Refused(t, x.st, rest))
			return
		default:
			x.do(line)
			for _, e := range x.heard {
				fmt.Fprintf(out, "\t%s\n", e.Text)
			}
		}
		fmt.Fprintf(out, "\t> %s\n", x.st.View(0).Prompt)
	}
}

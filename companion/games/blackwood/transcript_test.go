package blackwood

import (
	"fmt"
	"io"
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
	return gametest.Retell(t, func(n int, options ...string) *gametest.Table {
		x = sit(t, n, options...)
		return &x.Table
	}, func(out io.Writer, word, _ string) bool {
		switch word {
		case "deal":
			x.deal()
			fmt.Fprintf(out, "\t> %s\n", x.State.View(game.Table).Prompt)
		case "sheet":
			for _, s := range x.State.View(game.Table).Sheets {
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
		default:
			return false
		}
		return true
	})
}

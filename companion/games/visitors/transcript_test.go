package visitors

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// TestTranscripts plays the files in testdata. The moves stand at the margin;
// what follows, indented, is what everyone is told and what is to be done
// next. A line that begins with ! is refused.
func TestTranscripts(t *testing.T) { gametest.Transcripts(t, 1, retell) }

func TestR21WorkedExample(t *testing.T) { gametest.Transcript(t, "testdata/R21.txt", retell(t)) }

// retell plays the lines at the margin at one table.
func retell(t *testing.T) gametest.Teller {
	var x *table
	return func(out io.Writer, line string) {
		word, rest, _ := strings.Cut(line, " ")
		switch {
		case word == "players":
			fields := strings.Fields(rest)
			x = sit(t, int(fields[0][0]-'0'), fields[1:]...)
		case word == "!":
			fmt.Fprintf(out, "\t%v\n", gametest.Refused(t, x.st, rest))
			return
		default:
			x.do(line)
			for _, s := range x.told {
				fmt.Fprintf(out, "\t%s\n", s)
			}
		}
		fmt.Fprintf(out, "\t→ %s\n", x.p().prompt())
	}
}

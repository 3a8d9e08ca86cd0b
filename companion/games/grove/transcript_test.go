package grove

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// TestTranscripts plays the files in testdata. The moves stand at the margin;
// what follows, indented, is what people are told, with the seats in brackets
// when it is not everyone, and what is to be done next. A line that begins
// with ! is refused; "see kid" shows what a seat sees, "hear kid" what she alone
// is told and offered, "check visitor card-key" what she is told of a card,
// "reveal" what everyone reads at the end.
func TestTranscripts(t *testing.T) { gametest.Transcripts(t, 1, retell) }

func TestR49WorkedExampleA(t *testing.T) { gametest.Transcript(t, "testdata/R49.txt", retell(t)) }
func TestR50WorkedExampleB(t *testing.T) { gametest.Transcript(t, "testdata/R50.txt", retell(t)) }
func TestR67WorkedProof(t *testing.T)    { gametest.Transcript(t, "testdata/R67.txt", retell(t)) }

// retell plays the lines at the margin at one table.
func retell(t *testing.T) gametest.Teller {
	var x *table
	return gametest.Retell(t, func(n int, options ...string) *gametest.Table {
		x = sit(t, n, options...)
		return &x.Table
	}, func(out io.Writer, word, rest string) bool {
		switch word {
		case "see":
			for _, p := range x.State.View(x.seat(rest)).Pieces {
				name := p.Name.String()
				if p.Down && name == "" {
					name = "a hidden object"
				} else if p.Down {
					name += " (hidden)"
				}
				fmt.Fprintf(out, "\t%-13s %s\n", p.Zone, name)
			}
		case "hear":
			hear(out, x.State, x.seat(rest))
		case "check":
			seat, card, _ := strings.Cut(rest, " ")
			for _, text := range x.pos().Check(card, x.seat(seat)) {
				fmt.Fprintf(out, "\t%s\n", text)
			}
		case "reveal":
			printSheets(out, x.pos().Reveal())
		default:
			return false
		}
		return true
	})
}

// hear writes what a seat is told beside what everyone is.
func hear(out io.Writer, st game.State, seat game.Seat) {
	public, own := st.View(game.Table), st.View(seat)
	for _, h := range own.Hints {
		if !slices.ContainsFunc(public.Hints, func(p game.Text) bool { return p.String() == h.String() }) {
			fmt.Fprintf(out, "\t%s\n", h)
		}
	}
	for _, a := range own.Action[len(public.Action):] {
		fmt.Fprintf(out, "\t[%s] %s\n", a.Label, a.Choices[0].Line(st.Seats()))
	}
	for _, f := range own.Forms {
		fmt.Fprintf(out, "\t%s:", f.Title)
		for _, p := range f.Parts {
			if len(p.Values) < 5 || p.Given != "" {
				fmt.Fprintf(out, " %s=%s", p.Name, p.Given)
			} else {
				fmt.Fprintf(out, " %s", p.Name)
			}
		}
		fmt.Fprintf(out, " [%s]\n", f.Send)
	}
	printSheets(out, own.Sheets)
}

func printSheets(out io.Writer, list []game.Sheet) {
	for _, s := range list {
		fmt.Fprintf(out, "\t== %s\n", s.Title)
		for _, row := range append([][]game.Text{s.Head}, s.Rows...) {
			var cells []string
			for _, t := range row {
				cells = append(cells, t.String())
			}
			if len(cells) > 0 {
				fmt.Fprintf(out, "\t%s\n", strings.TrimRight(strings.Join(cells, " | "), " |"))
			}
		}
		if s.Note.Format != "" {
			fmt.Fprintf(out, "\t(%s)\n", s.Note)
		}
	}
}

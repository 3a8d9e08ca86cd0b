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
			for _, p := range x.st.View(x.seat(rest)).Pieces {
				name := p.Name.String()
				if p.Down && name == "" {
					name = "a hidden object"
				} else if p.Down {
					name += " (hidden)"
				}
				fmt.Fprintf(out, "\t%-13s %s\n", p.Zone, name)
			}
		case word == "hear":
			hear(out, x.st, x.seat(rest))
		case word == "check":
			seat, card, _ := strings.Cut(rest, " ")
			for _, text := range x.pos().Check(card, x.seat(seat)) {
				fmt.Fprintf(out, "\t%s\n", text)
			}
		case word == "reveal":
			printSheets(out, x.pos().Reveal())
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

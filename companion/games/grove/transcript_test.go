package grove

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

var update = flag.Bool("update", false, "rewrite the transcripts in testdata")

// TestTranscripts plays the files in testdata. The moves stand at the margin;
// what follows, indented, is what people are told, with the seats in brackets
// when it is not everyone, and what is to be done next. A line that begins
// with ! is refused; "see kid" shows what a seat sees, "hear kid" what she alone
// is told and offered, "check visitor card-key" what she is told of a card,
// "reveal" what everyone reads at the end.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no transcripts: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) { checkTranscript(t, file) })
	}
}

func TestR49WorkedExampleA(t *testing.T) { checkTranscript(t, "testdata/R49.txt") }
func TestR50WorkedExampleB(t *testing.T) { checkTranscript(t, "testdata/R50.txt") }
func TestR67WorkedProof(t *testing.T)    { checkTranscript(t, "testdata/R67.txt") }

func checkTranscript(t *testing.T, file string) {
	t.Helper()
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	got := retell(t, want)
	if *update {
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s tells another story; run the test with -update and read the difference. Now it tells:\n%s", file, got)
	}
}

// retell plays the lines at the margin and writes what they lead to.
func retell(t *testing.T, text []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	var x *table
	lines := bufio.NewScanner(bytes.NewReader(text))
	for lines.Scan() {
		line := lines.Text()
		if strings.HasPrefix(line, "\t") {
			continue
		}
		fmt.Fprintln(&out, line)
		word, rest, _ := strings.Cut(line, " ")
		switch {
		case line == "" || word == "#":
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
				fmt.Fprintf(&out, "\t%-13s %s\n", p.Zone, name)
			}
		case word == "hear":
			hear(&out, x.st, x.seat(rest))
		case word == "check":
			seat, card, _ := strings.Cut(rest, " ")
			for _, text := range x.pos().Check(card, x.seat(seat)) {
				fmt.Fprintf(&out, "\t%s\n", text)
			}
		case word == "reveal":
			printSheets(&out, x.pos().Reveal())
		case word == "!":
			m, err := game.ParseMove(rest, x.st.Seats())
			if err != nil {
				t.Fatal(err)
			}
			if _, _, err = x.st.Apply(m); err == nil {
				t.Fatalf("%s: it was accepted", line)
			}
			fmt.Fprintf(&out, "\trefused: %v\n", err)
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
				fmt.Fprintf(&out, "\t%s%s\n", to, e.Text)
			}
			if x.st.Result() == nil {
				fmt.Fprintf(&out, "\t> %s\n", x.st.View(0).Prompt)
			}
		}
	}
	return out.Bytes()
}

// hear writes what a seat is told beside what everyone is.
func hear(out *bytes.Buffer, st game.State, seat game.Seat) {
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

func printSheets(out *bytes.Buffer, list []game.Sheet) {
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

package blackwood

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

var update = flag.Bool("update", false, "write what the transcripts in testdata lead to")

// TestTranscripts plays the files in testdata: moves at the margin, what they
// lead to indented below. A line "players N option=value …" opens a table,
// "deal" fills it with the first cards that nobody has seen, "sheet" tells what
// each Witch holds, "! line" is a move that must be refused.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) < 2 {
		t.Fatalf("%d transcripts: %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
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
		})
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
			continue
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
					fmt.Fprint(&out, "\t")
					for i, cell := range row {
						if i > 0 {
							fmt.Fprint(&out, " | ")
						}
						fmt.Fprint(&out, cell)
					}
					fmt.Fprintln(&out)
				}
			}
			continue
		case word == "!":
			m, err := game.ParseMove(rest, x.st.Seats())
			if err != nil {
				t.Fatal(err)
			}
			if _, _, err = x.st.Apply(m); err == nil {
				t.Fatalf("%s: it was accepted", line)
			}
			fmt.Fprintf(&out, "\trefused: %v\n", err)
			continue
		default:
			x.do(line)
			for _, e := range x.heard {
				fmt.Fprintf(&out, "\t%s\n", e.Text)
			}
		}
		fmt.Fprintf(&out, "\t> %s\n", x.st.View(0).Prompt)
	}
	return out.Bytes()
}

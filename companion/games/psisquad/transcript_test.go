package psisquad

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

var update = flag.Bool("update", false, "rewrite the transcripts in testdata")

// TestTranscripts plays the files in testdata. The moves stand at the margin;
// what follows, indented, is what people are told, with the seats in brackets
// when it is not everyone, and what is to be done next. A line that begins with
// ! is refused; a line "see player2" shows what a seat sees.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no transcripts: %v", err)
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
		case word == "players":
			fields := strings.Fields(rest)
			n := 0
			if _, err := fmt.Sscan(fields[0], &n); err != nil {
				t.Fatal(err)
			}
			x = sit(t, n, fields[1:]...)
		case word == "see":
			seat := seatOf(rest)
			for seen := range strings.Lines(readView(t, x.st.View(seat))) {
				fmt.Fprintf(&out, "\t%s\n", strings.TrimRight(seen, " \n"))
			}
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

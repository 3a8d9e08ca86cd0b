package visitors

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
// what follows, indented, is what everyone is told and what is to be done
// next. A line that begins with ! is refused.
func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no transcripts: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) { checkTranscript(t, file) })
	}
}

func TestR21WorkedExample(t *testing.T) { checkTranscript(t, "testdata/R21.txt") }

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
			continue
		case word == "players":
			fields := strings.Fields(rest)
			x = sit(t, int(fields[0][0]-'0'), fields[1:]...)
		case word == "!":
			m, err := game.ParseMove(rest, x.st.Seats())
			if err != nil {
				t.Fatal(err)
			}
			if _, _, err = x.st.Apply(m); err == nil {
				t.Errorf("%s is not refused", rest)
				continue
			}
			fmt.Fprintf(&out, "\t%v\n", err)
			continue
		default:
			x.do(line)
			for _, s := range x.told {
				fmt.Fprintf(&out, "\t%s\n", s)
			}
		}
		fmt.Fprintf(&out, "\t→ %s\n", x.p().prompt())
	}
	return out.Bytes()
}

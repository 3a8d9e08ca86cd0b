package gametest

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Update is the flag by which what is right now becomes the test: -args -update.
var Update = flag.Bool("update", false, "rewrite what testdata has: transcripts, stories, pictures of the screen")

// Teller plays the lines at the margin of one transcript, in order: for each it
// writes below it, indented by a tab, what the line leads to.
type Teller func(out io.Writer, line string)

// Transcripts checks every transcript in testdata, at least so many; begin
// makes the teller of one.
func Transcripts(t *testing.T, least int, begin func(*testing.T) Teller) {
	t.Helper()
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) < least {
		t.Fatalf("%d transcripts: %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) { Transcript(t, file, begin(t)) })
	}
}

// Transcript checks that a file tells what its own lines at the margin lead
// to; with -update it is written anew. Empty lines and those that begin with
// "# " are kept as they are.
func Transcript(t *testing.T, file string, tell Teller) {
	t.Helper()
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	lines := bufio.NewScanner(bytes.NewReader(want))
	for lines.Scan() {
		line := lines.Text()
		if strings.HasPrefix(line, "\t") {
			continue
		}
		fmt.Fprintln(&out, line)
		if word, _, _ := strings.Cut(line, " "); word != "" && word != "#" {
			tell(&out, line)
		}
	}
	if *Update {
		if err := os.WriteFile(file, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got := out.Bytes(); !bytes.Equal(got, want) {
		t.Errorf("%s tells another story; run the test with -update and read the difference. Now it tells:\n%s", file, got)
	}
}

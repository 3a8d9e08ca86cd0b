package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// TestOptionsOfAFile checks what --options adds to a match, and how a file that
// makes no sense is refused.
func TestOptionsOfAFile(t *testing.T) {
	write := func(text string) string {
		path := filepath.Join(t.TempDir(), "rules.toml")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	c := playCmd{gameFlags: gameFlags{Game: "grove"}, Players: 4, Option: map[string]string{"trim": "before"}, Options: write("edition = \"b\"\ntrim = \"after\"\n[track]\n5 = \"draw 1\"\n")}
	m, _, err := c.match()
	if err != nil {
		t.Fatal(err)
	}
	_, head := game.NewTranscript(m, nil)
	for _, want := range []string{"players 4\n", "option edition b\n", "option trim before\n", "option track.5 draw 1\n", "option deck 100\n"} {
		if !strings.Contains(head, want) {
			t.Errorf("the transcript's head lacks %q:\n%s", want, head)
		}
	}
	for text, says := range map[string]string{
		"\n[track]\n5 = \"draw -1\"": "rules.toml, line 3: the option track.5",
		"suits = 4":                  "rules.toml, line 1: there is no option",
		"edition = ":                 "rules.toml, line 1: this is no TOML",
		"a" + strings.Repeat(".a", 1900) + " = 1": "rules.toml, line 1: there are too many dots",
	} {
		c := playCmd{gameFlags: gameFlags{Game: "grove"}, Players: 3, Options: write(text)}
		if _, _, err := c.match(); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: got %v, want … %s …", text, err, says)
		}
	}
	if _, _, err := (&playCmd{gameFlags: gameFlags{Game: "grove"}, Players: 3, Options: "nowhere.toml"}).match(); err == nil || !strings.Contains(err.Error(), "the file of options cannot be read") {
		t.Errorf("a missing file: %v", err)
	}
	if _, _, err := (&playCmd{gameFlags: gameFlags{Game: "grove"}, Resume: true, Options: "rules.toml"}).match(); err == nil || !strings.Contains(err.Error(), "keeps its options") {
		t.Errorf("with --resume: %v", err)
	}
}

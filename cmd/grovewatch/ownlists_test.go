package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/games"
)

// Blackwood is played with the lists in a folder, and a saved game knows when they
// have changed.
func TestOwnListsAreRead(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "owner")
	if err := os.CopyFS(dir, os.DirFS("../../companion/games/blackwood/lists")); err != nil {
		t.Fatal(err)
	}
	g, err := games.Find("blackwood")
	if err != nil {
		t.Fatal(err)
	}
	first, err := withDeck(context.Background(), g, dir, onStandardError)
	if err != nil || first.Cards != 114 || first.Title != "owner" {
		t.Fatalf("%v: %v", first, err)
	}
	forest := filepath.Join(dir, "forest.csv")
	text, err := os.ReadFile(forest)
	if err != nil {
		t.Fatal(err)
	}
	change := func(old, new string) {
		t.Helper()
		if err := os.WriteFile(forest, []byte(strings.Replace(string(text), old, new, 1)), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	change("F01,C,1", "F01,BB,4")
	second, err := withDeck(context.Background(), g, dir, onStandardError)
	if err != nil || second.Own.Digest == first.Own.Digest {
		t.Errorf("changed lists: %v, %v", second, err)
	}
	change("F01,C,1", "F01,Q,4")
	if _, err := withDeck(context.Background(), g, dir, onStandardError); err == nil || !strings.Contains(err.Error(), "forest.csv, line 2") {
		t.Errorf("a wrong line: %v", err)
	}
	if err := os.Remove(forest); err != nil {
		t.Fatal(err)
	}
	if _, err := withDeck(context.Background(), g, dir, onStandardError); err == nil || !strings.Contains(err.Error(), "there is no forest.csv") {
		t.Errorf("a missing list: %v", err)
	}
}

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A new game is saved over nothing that is there, whatever it is.
func TestANewGameIsSavedOverNothing(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("XDG_CONFIG_HOME", dir)
	old := filepath.Join(dir, "old.txt")
	if err := os.WriteFile(old, []byte("kept"), 0o600); err != nil {
		t.Fatal(err)
	}
	m := begun(t, "pairs", 2)
	for path, want := range map[string]string{old: "--resume", dir: "is a folder", os.DevNull: "is a pipe or a device"} {
		if _, err := createSave(path, m); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "exists") {
			t.Errorf("saving in %s: %v", path, err)
		}
	}
	if text, _ := os.ReadFile(old); string(text) != "kept" {
		t.Errorf("the old file has become %q", text)
	}
}

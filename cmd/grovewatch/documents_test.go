package main

import (
	"os"
	"path/filepath"
	"testing"
)

func TestDocuments(t *testing.T) {
	home, config := t.TempDir(), t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", config)
	check := func(when, want string) {
		t.Helper()
		if got := documents(home); got != want {
			t.Errorf("%s: %s, want %s", when, got, want)
		}
	}
	check("nothing there", home)
	for _, dir := range []string{"Documents", "Dokumente"} {
		if err := os.Mkdir(filepath.Join(home, dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	check("the usual folder", filepath.Join(home, "Documents"))
	dirs := filepath.Join(config, "user-dirs.dirs")
	write := func(text string) {
		if err := os.WriteFile(dirs, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("# the desktop's own\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n")
	check("a folder named by the desktop", filepath.Join(home, "Dokumente"))
	write("XDG_DOCUMENTS_DIR=\"$HOME/gone\"\n")
	check("a folder that is gone", home)
}

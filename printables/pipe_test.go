//go:build unix

package printables

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

func TestAPipeInPlaceOfAFolderIsNotWaitedFor(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := Print(t.Context(), testBox(), Options{Paper: "a4", Dir: pipe, Progress: func(int, int) { t.Error("a page is drawn") }})
	if err == nil || !strings.Contains(err.Error(), "choose another") {
		t.Errorf("no advice: %v", err)
	}
}

func TestAnOffsetInAPipeIsNotWaitedFor(t *testing.T) {
	home := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	t.Setenv("HOME", home)
	if err := SaveOffset("a4", Offset{X: 1}); err != nil {
		t.Fatal(err)
	}
	path, err := offsetsFile()
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(os.Remove(path), syscall.Mkfifo(path, 0o600)); err != nil {
		t.Fatal(err)
	}
	if _, err := SavedOffset("a4"); err == nil || !strings.Contains(err.Error(), "a pipe or a device") {
		t.Errorf("of a pipe it says %v", err)
	}
}

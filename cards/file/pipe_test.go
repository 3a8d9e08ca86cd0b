//go:build unix

package file

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

func TestAPipeIsNotWaitedFor(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skipf("no pipe can be made here: %v", err)
	}
	if _, err := Read(path, 10); err == nil || !strings.Contains(err.Error(), "pipe") {
		t.Errorf("a pipe is read: %v", err)
	}
	if _, err := OpenToWrite(path); err == nil {
		t.Error("a pipe is opened")
	}
	if err := Write(path, []byte("x"), 0o600); err == nil || !strings.Contains(err.Error(), "pipe") {
		t.Errorf("a pipe is written to: %v", err)
	}
}

package file

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestOnlyFilesOfBoundedSizeAreRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, bytes.Repeat([]byte("x"), 2048), 0o600); err != nil {
		t.Fatal(err)
	}
	if b, err := Read(path, 2048); err != nil || len(b) != 2048 {
		t.Errorf("%d bytes: %v", len(b), err)
	}
	if _, err := Read(path, 2047); err == nil || !strings.Contains(err.Error(), "larger than 1 kB") {
		t.Errorf("a file that is too large is read: %v", err)
	}
	if _, err := Read(path+"x", 10); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file that is not there: %v", err)
	}
	if _, err := os.Stat("/dev/zero"); err == nil {
		if _, err := Read("/dev/zero", 10); err == nil || !strings.Contains(err.Error(), "device") {
			t.Errorf("a device is read: %v", err)
		}
	}
}

package file

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
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

func TestAFileIsWrittenInThePlaceOfAnotherOne(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	for _, text := range []string{"the first", "2nd"} {
		if err := Write(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if b, err := Read(path, 100); err != nil || string(b) != text {
			t.Errorf("%q was written: %v", b, err)
		}
	}
}

func TestAFolderIsNoFile(t *testing.T) {
	folder := t.TempDir()
	_, read := Read(folder, 10)
	_, opened := OpenToWrite(folder)
	for _, err := range []error{read, opened, Write(folder, nil, 0o600)} {
		if err == nil || err.Error() != "it is a folder instead of a file" {
			t.Errorf("of a folder is said %v", err)
		}
	}
}

func TestAReasonNamesNoPathAndNoCall(t *testing.T) {
	for err, want := range map[error]string{
		&fs.PathError{Op: "write", Path: "/a", Err: syscall.ENOSPC}:  "the disk is full",
		&fs.PathError{Op: "read", Path: "/a", Err: syscall.EISDIR}:   "it is a folder",
		&fs.PathError{Op: "open", Path: "/a", Err: fs.ErrPermission}: fs.ErrPermission.Error(),
		fs.ErrClosed: fs.ErrClosed.Error(),
	} {
		if got := Reason(err).Error(); got != want {
			t.Errorf("of %v the reason is %q, not %q", err, got, want)
		}
	}
}

package printables

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"github.com/grovewatch/grovewatch/cards/fault"
	files "github.com/grovewatch/grovewatch/cards/file"
)

// file is a name and what is to be in it.
type file struct {
	name string
	data []byte
}

// store is what can be written to and kept safe on the disk; *os.File is one.
type store interface {
	io.WriteCloser
	Sync() error
	Name() string
}

// create opens a new file with a name of its own in a folder. Tests put a full
// disk in its place.
var create = func(dir, pattern string) (store, error) { return os.CreateTemp(dir, pattern) }

// errCancelled is what printing ends with when it was cancelled.
var errCancelled error = cancelled{}

// cancelled is a context.Canceled that people can read.
type cancelled struct{}

// Error is part of error.
func (cancelled) Error() string { return "printing was cancelled; nothing was written" }

// Unwrap says what it stands for.
func (cancelled) Unwrap() error { return context.Canceled }

// writeAll writes files into a folder, all or none: each under a passing name
// first, and only when all are safe under its own. A cancel before that leaves
// nothing.
func writeAll(ctx context.Context, dir string, files []file) (err error) {
	if ctx.Err() != nil {
		return errCancelled
	}
	var names []string
	for _, f := range files {
		names = append(names, f.name)
	}
	if err := writable(dir, names); err != nil {
		return err
	}
	if dir == "" {
		dir = "."
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return folderError(dir, err)
	}
	var passing []string
	defer func() {
		for _, name := range passing {
			_ = os.Remove(name) // gone already when it was renamed
		}
	}()
	for _, f := range files {
		if ctx.Err() != nil {
			return errCancelled
		}
		w, err := create(dir, ".grovewatch-*")
		if err != nil {
			return folderError(dir, err)
		}
		passing = append(passing, w.Name())
		_, err = w.Write(f.data)
		if err == nil {
			err = w.Sync()
		}
		if e := w.Close(); err == nil {
			err = e
		}
		if err == nil {
			err = os.Chmod(w.Name(), 0o644)
		}
		if err != nil {
			return folderError(dir, err)
		}
	}
	for i, f := range files {
		if err := os.Rename(passing[i], filepath.Join(dir, f.name)); err != nil {
			return folderError(dir, err)
		}
	}
	return nil
}

// writable says whether files of some names can be written into a folder, which
// may be missing still. It leaves nothing behind.
func writable(dir string, names []string) error {
	if dir == "" {
		dir = "."
	}
	there := filepath.Clean(dir) // as far as it exists
	info, err := os.Stat(there)
	for errors.Is(err, fs.ErrNotExist) && filepath.Dir(there) != there {
		there = filepath.Dir(there)
		info, err = os.Stat(there)
	}
	if err == nil && !info.IsDir() {
		err = syscall.ENOTDIR
	}
	if err != nil {
		return folderError(dir, err)
	}
	for _, name := range names { // a folder of such a name would stop the renaming midway
		path := filepath.Join(dir, name)
		if info, err := os.Lstat(path); err == nil && info.IsDir() {
			return fault.Errorf("%s is a folder where a file is to be; take it away or choose another folder", path)
		}
	}
	probe, err := os.CreateTemp(there, ".grovewatch-*")
	if err != nil {
		return folderError(dir, err)
	}
	if err := errors.Join(probe.Close(), os.Remove(probe.Name())); err != nil {
		return folderError(dir, err)
	}
	return nil
}

// folderError says what is wrong with a folder and what to do.
func folderError(dir string, err error) error {
	why := files.Reason(err)
	switch {
	case errors.Is(err, syscall.ENOSPC):
		return fault.Errorf("the disk with the folder %s is full; make room or choose another folder", dir)
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return fault.Errorf("the folder %s cannot be written to (%w); choose another folder", dir, why)
	case errors.Is(err, syscall.ENOTDIR), errors.Is(err, fs.ErrExist):
		return fault.Errorf("%s is not a folder; choose another one", dir)
	}
	return fault.Errorf("the sheets cannot be written to the folder %s: %w; choose another folder", dir, why)
}

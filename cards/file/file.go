// Package file opens and writes the files that people name, within bounds: a pipe is
// not waited for and a device is not read without end.
package file

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"syscall"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// Open opens a file to be read. The error says that it is not there, or that it
// is no regular file.
func Open(path string) (*os.File, error) { return open(path, os.O_RDONLY) }

// OpenToWrite opens a file that is there to be read and written.
func OpenToWrite(path string) (*os.File, error) { return open(path, os.O_RDWR) }

func open(path string, flag int) (*os.File, error) {
	if err := regular(path); err != nil {
		return nil, err
	}
	return os.OpenFile(path, flag, 0)
}

// regular is an error unless a path leads to a regular file. It is asked for before
// a file is opened, as that would wait for a pipe's other end.
func regular(path string) error {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return err
	case info.IsDir():
		return fault.Errorf("it is a folder instead of a file")
	case !info.Mode().IsRegular():
		return fault.Errorf("it is a pipe or a device instead of a file")
	}
	return nil
}

// Write makes a file of its data, in the place of one that is there.
func Write(path string, data []byte, perm fs.FileMode) error {
	if err := regular(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return os.WriteFile(path, data, perm)
}

// Read gives all of a file of at most so many bytes.
func Read(path string, most int64) ([]byte, error) {
	f, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, most+1))
	if err == nil && int64(len(b)) > most {
		err = fault.Errorf("it is larger than %d kB", most>>10)
	}
	if err != nil {
		return nil, err
	}
	return b, nil
}

// Reason is what the system says of a file, without its path and the call that met it.
func Reason(err error) error {
	switch {
	case errors.Is(err, syscall.ENOSPC):
		return fault.Errorf("the disk is full")
	case errors.Is(err, syscall.EISDIR):
		return fault.Errorf("it is a folder")
	}
	var at *fs.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}

// Package file opens the files that people name, within bounds: a pipe is not
// waited for and a device is not read without end.
package file

import (
	"io"
	"os"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// Open opens a file to be read. The error says that it is not there, or that it
// is no regular file.
func Open(path string) (*os.File, error) { return open(path, os.O_RDONLY) }

// OpenToWrite opens a file that is there to be read and written.
func OpenToWrite(path string) (*os.File, error) { return open(path, os.O_RDWR) }

func open(path string, flag int) (*os.File, error) {
	// A pipe's end would be waited for in Open itself, so it is asked for before.
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() && !info.IsDir() {
		err = fault.Errorf("it is a pipe or a device instead of a file")
	}
	if err != nil {
		return nil, err
	}
	return os.OpenFile(path, flag, 0)
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

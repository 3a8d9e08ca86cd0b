package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"syscall"
)

// reason is what the system says of a file, without the call that met it.
func reason(err error) error {
	switch {
	case errors.Is(err, syscall.ENOSPC):
		return errors.New("the disk is full")
	case errors.Is(err, syscall.EISDIR):
		return errors.New("it is a folder")
	}
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}

// printed puts text on standard output.
func printed(text string) error {
	if _, err := os.Stdout.WriteString(text); err != nil {
		return fmt.Errorf("the output cannot be written: %w", reason(err))
	}
	return nil
}

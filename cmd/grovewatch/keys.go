package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/term"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

// keyFile is where this computer's key for saved games lies: the user's own
// folder of settings.
func keyFile() (string, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", fault.Errorf("there is no folder for the key of this computer (%w): set XDG_CONFIG_HOME to one of yours", err)
	}
	return filepath.Join(dir, "grovewatch", "computer.key"), nil
}

// newKeys is an empty ring with this computer's key, which is made when there is
// none yet.
func newKeys() (*keyring.Ring, error) {
	path, err := keyFile()
	if err != nil {
		return nil, err
	}
	computer, err := keyring.Computer(path)
	if err != nil {
		return nil, err
	}
	return keyring.New(computer), nil
}

// oldKeys is newKeys for whoever only looks at a game: no key is made.
func oldKeys() (*keyring.Ring, error) {
	path, err := keyFile()
	if err != nil {
		return nil, err
	}
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return keyring.New(nil), nil
	}
	return newKeys()
}

// typed reads secrets that people type, without showing them on a terminal.
type typed struct{ lines *bufio.Reader }

// mostTyped is how much is read where no terminal is, in bytes: some input has no end.
const mostTyped = 4 << 10

// ask asks for one on standard error and reads it. It reports false when nothing
// is to be read.
func (t *typed) ask(question string) (string, bool) {
	fmt.Fprint(os.Stderr, question)
	if fd := int(os.Stdin.Fd()); term.IsTerminal(fd) {
		b, err := term.ReadPassword(fd)
		fmt.Fprintln(os.Stderr)
		return strings.TrimSpace(string(b)), err == nil
	}
	fmt.Fprintln(os.Stderr)
	if t.lines == nil {
		t.lines = bufio.NewReader(io.LimitReader(os.Stdin, mostTyped))
	}
	line, err := t.lines.ReadString('\n')
	return strings.TrimSpace(line), err == nil || line != ""
}

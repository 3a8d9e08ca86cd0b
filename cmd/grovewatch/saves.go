package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// saveDir is where saved games lie: the XDG data folder.
func saveDir() (string, error) {
	base := os.Getenv("XDG_DATA_HOME")
	if base == "" {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", fault.Errorf("there is no home folder to save games in (%w): name a file with --save", err)
		}
		base = filepath.Join(home, ".local", "share")
	}
	return filepath.Join(base, "grovewatch", "games"), nil
}

// createSave starts the transcript of a new match, in the folder for saved
// games unless a path is given.
func createSave(path string, m *game.Match) (*companion.Save, error) {
	keys, err := newKeys()
	if err != nil {
		return nil, err
	}
	if path != "" {
		if err := unused(path); err != nil {
			return nil, err
		}
		return companion.CreateSave(path, m, keys)
	}
	dir, err := saveDir()
	if err != nil {
		return nil, err
	}
	path = filepath.Join(dir, m.Setup.Game+time.Now().Format("-2006-01-02-150405"))
	save, err := companion.CreateSave(path+".txt", m, keys)
	for n := 2; errors.Is(err, fs.ErrExist) && n < 10; n++ { // another in the same second
		save, err = companion.CreateSave(fmt.Sprintf("%s-%d.txt", path, n), m, keys)
	}
	return save, err
}

// unused says what lies already where people want a new game to be saved.
func unused(path string) error {
	switch info, err := os.Stat(path); {
	case err != nil: // nothing does
		return nil
	case info.IsDir():
		return fault.Errorf("%s is a folder: name a file in it with --save", path)
	case !info.Mode().IsRegular():
		return fault.Errorf("%s is a pipe or a device, and no game can be saved there: name a new file with --save", path)
	}
	return fault.Errorf("%s is there already: go on with that game with --resume, or name a new file with --save", path)
}

// newestSave finds the transcript that was written to last among those with a
// move in them.
func newestSave() (string, error) {
	dir, err := saveDir()
	if err != nil {
		return "", err
	}
	entries, _ := os.ReadDir(dir)
	newest, at := "", time.Time{}
	for _, e := range entries {
		path := filepath.Join(dir, e.Name())
		info, err := e.Info()
		if err != nil || !strings.HasSuffix(path, ".txt") || !info.ModTime().After(at) {
			continue
		}
		if begun(path) {
			newest, at = path, info.ModTime()
		}
	}
	if newest == "" {
		return "", fault.Errorf("there is no saved game in %s: start one with grovewatch, or name its file with --save", dir)
	}
	return newest, nil
}

// mostHead is more than any head of a transcript has, in bytes.
const mostHead = 64 << 10

// begun reports whether a saved game has a move in it.
func begun(path string) bool {
	f, err := file.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, mostHead))
	_, moves, _ := bytes.Cut(text, []byte("\n\n"))
	return err == nil && len(moves) > 0
}

// readSave reads a saved game without opening it to be gone on with.
func readSave(r io.Reader) (*game.Match, error) {
	keys, err := oldKeys()
	if err != nil {
		return nil, err
	}
	m, _, _, err := game.Read(r, finder(""), keys)
	if errors.Is(err, game.ErrTorn) {
		err = nil
	}
	return m, err
}

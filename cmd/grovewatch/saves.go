package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/library"
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

// newestSave finds the saved game to go on with: the newest that is not over, of
// people or, when asked for a demo, of simulated ones; where there is none of these the
// newest of the others. A game that cannot be read now counts as one that is not over,
// or, when whole games are wanted, as one that is there only where no other is.
func newestSave(demo, whole bool) (string, error) {
	dir, err := saveDir()
	if err != nil {
		return "", err
	}
	all, err := library.List(dir)
	if err != nil {
		return "", err
	}
	over, broken := "", ""
	for _, wanted := range []bool{demo, !demo} {
		for n, g := 0, all; n < mostLooks && len(g) > 0; g = g[1:] {
			if g[0].Wrong != nil || !g[0].Moves || g[0].Demo != wanted {
				continue
			}
			n++
			switch s, err := g[0].Stand(finder("")); {
			case err != nil && whole:
				broken = cmp.Or(broken, g[0].Path)
			case err != nil || !s.Over():
				return g[0].Path, nil
			default:
				over = cmp.Or(over, g[0].Path)
			}
		}
		if broken != "" {
			return broken, nil
		}
	}
	if over == "" {
		return "", fault.Errorf("there is no saved game in %s: start one with grovewatch, or name its file with --save", dir)
	}
	return over, nil
}

// mostLooks is how many games are played anew to find one that is not over.
const mostLooks = 6

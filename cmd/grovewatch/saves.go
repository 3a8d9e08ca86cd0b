package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// saveDir is where saved games lie: the XDG data folder.
func saveDir() (string, error) {
	base := os.Getenv("XDG_DATA_HOME")
	if base == "" {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", fmt.Errorf("there is no home folder to save games in (%w): name a file with --save", err)
		}
		base = filepath.Join(home, ".local", "share")
	}
	return filepath.Join(base, "grovewatch", "games"), nil
}

// newestSave finds the transcript that was written to last.
func newestSave() (string, error) {
	dir, err := saveDir()
	if err != nil {
		return "", err
	}
	entries, _ := os.ReadDir(dir)
	type saved struct {
		path string
		at   time.Time
	}
	var all []saved
	for _, e := range entries {
		info, err := e.Info()
		if err == nil && strings.HasSuffix(e.Name(), ".txt") {
			all = append(all, saved{filepath.Join(dir, e.Name()), info.ModTime()})
		}
	}
	if len(all) == 0 {
		return "", fmt.Errorf("there is no saved game in %s: start one with grovewatch, or name its file with --save", dir)
	}
	return slices.MaxFunc(all, func(a, b saved) int { return a.at.Compare(b.at) }).path, nil
}

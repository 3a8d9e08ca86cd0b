package main

import (
	"os"
	"path/filepath"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/library"
	"github.com/grovewatch/grovewatch/companion/share"
)

// keepStory writes the page that tells everything about a game that is over
// beside its transcript, under the same name, and gives its path.
func (t *sitting) keepStory(seats []*companion.SeatScreen) (string, error) {
	page, err := share.Reveal(t.Match.Game.Box(), seats, language.In)
	if err != nil {
		return "", err
	}
	path := library.Story(t.Save.Path())
	if err := writeWhole(path, page); err != nil {
		return "", fault.Errorf("the story of the game could not be saved (%w): free some space, or save it elsewhere with its button", file.Reason(err))
	}
	return path, nil
}

// writeWhole writes a file so that it is there whole or not at all.
func writeWhole(path string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), ".story-*")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if closing := f.Close(); err == nil {
		err = closing
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		_ = os.Remove(f.Name())
	}
	return err
}

package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/BurntSushi/toml"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/vision"
)

// What was learned of the lenses of cameras is kept from one start to the next
// in the user's folder of settings, by the camera's name. It is learned again
// where the file is missing or damaged, so that nobody is told.

// lensFile is where it is kept; empty without such a folder.
func lensFile() string {
	dir, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(dir, "grovewatch", "lenses.toml")
}

// savedLenses are the lenses that are known, by camera.
func savedLenses() map[string]vision.Distortion {
	all := map[string]vision.Distortion{}
	text, err := file.Read(lensFile(), 16<<10)
	if _, tangled := deck.Tangled(string(text)); err != nil || tangled != nil || toml.Unmarshal(text, &all) != nil {
		return map[string]vision.Distortion{}
	}
	return all
}

// savedLens is what is known of a camera's lens, if anything.
func savedLens(camera string) vision.Distortion { return savedLenses()[camera] }

// saveLens keeps what was learned of a camera's lens.
func saveLens(camera string, d vision.Distortion) {
	path := lensFile()
	all := savedLenses()
	all[camera] = d
	text, err := toml.Marshal(all)
	if path == "" || err != nil || os.MkdirAll(filepath.Dir(path), 0o700) != nil {
		return
	}
	head := "# How the lenses of cameras bend the picture, as Grovewatch has learned it from\n# the mats' tags. It is learned again when this file is deleted.\n"
	if err := writeWhole(path, append([]byte(head), text...)); err != nil {
		fmt.Fprintln(os.Stderr, "grovewatch: how the lens bends the picture could not be kept, and is learned again next time:", file.Reason(err))
	}
}

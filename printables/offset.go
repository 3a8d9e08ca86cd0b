package printables

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/BurntSushi/toml"

	"github.com/grovewatch/grovewatch/cards/fault"
	files "github.com/grovewatch/grovewatch/cards/file"
)

// The offset that was found for a paper is kept in the user's configuration
// folder, for the command line and the window alike.

// offsetsFile is where offsets are kept: a table of x and y in mm by paper.
func offsetsFile() (string, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", fault.Errorf("there is no folder to keep the printer's offset in: %w", err)
	}
	return filepath.Join(dir, "grovewatch", "printer.toml"), nil
}

// SavedOffset is the offset that was saved for a paper, or none.
func SavedOffset(paper string) (Offset, error) {
	all, path, err := savedOffsets()
	if err != nil {
		return Offset{}, err
	}
	o := all[strings.ToLower(paper)]
	if err := o.check(); err != nil {
		return Offset{}, fault.Errorf("%s: %w; correct it or delete the file", path, err)
	}
	return o, nil
}

// SaveOffset keeps the offset for a paper.
func SaveOffset(paper string, o Offset) error {
	name, err := chosen("paper", paper, Papers())
	if err != nil {
		return err
	}
	if err := o.check(); err != nil {
		return err
	}
	all, path, err := savedOffsets()
	if err != nil {
		return err
	}
	all[name] = o
	text, err := toml.Marshal(all)
	if err != nil {
		return fault.Errorf("the printer's offset could not be kept: %w", err)
	}
	head := "# How far Grovewatch moves the backs of cards for your printer, in mm,\n# by paper: to the right and down. Found with grovewatch print --calibration.\n"
	return writeAll(context.Background(), filepath.Dir(path), []file{{filepath.Base(path), append([]byte(head), text...)}})
}

func savedOffsets() (map[string]Offset, string, error) {
	path, err := offsetsFile()
	if err != nil {
		return nil, "", err
	}
	all := map[string]Offset{}
	text, err := files.Read(path, 4<<10)
	if errors.Is(err, fs.ErrNotExist) {
		return all, path, nil
	}
	if err == nil {
		err = toml.Unmarshal(text, &all)
	}
	if err != nil {
		return nil, path, fault.Errorf("the printer's offset in %s cannot be read; correct the file or delete it: %w", path, err)
	}
	return all, path, nil
}

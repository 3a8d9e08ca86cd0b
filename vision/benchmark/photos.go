package benchmark

import (
	"fmt"
	"image"
	_ "image/jpeg" // the formats of photographs
	_ "image/png"
	"os"
	"path/filepath"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// Photo is a picture from a file with labels that say what lies in it.
type Photo struct {
	Name   string // of the file, without its ending
	Gray   *image.Gray
	Labels []vision.Label
}

// Photos reads the pictures of a folder, JPEG or PNG, sorted by name. Beside
// each lies a text file of the same name with its labels, as vision.ReadLabels
// reads them. The error names the file that cannot be read.
func Photos(folder string) ([]Photo, error) {
	files, err := os.ReadDir(folder)
	if err != nil {
		return nil, fmt.Errorf("the photographs cannot be read: %w", err)
	}
	var out []Photo
	for _, file := range files {
		ending := filepath.Ext(file.Name())
		if ending != ".jpg" && ending != ".jpeg" && ending != ".png" {
			continue
		}
		p, err := readPhoto(folder, strings.TrimSuffix(file.Name(), ending), ending)
		if err != nil {
			return nil, fmt.Errorf("the photograph %s cannot be read: %w", filepath.Join(folder, file.Name()), err)
		}
		out = append(out, p)
	}
	return out, nil
}

func readPhoto(folder, name, ending string) (Photo, error) {
	p := Photo{Name: name}
	g, err := ReadGray(filepath.Join(folder, name+ending))
	if err != nil {
		return p, err
	}
	p.Gray = g
	labels, err := os.Open(filepath.Join(folder, name+".txt"))
	if err != nil {
		return p, err
	}
	defer labels.Close()
	p.Labels, err = vision.ReadLabels(labels)
	return p, err
}

// Truth is what the labels say, for Score. A hidden tag counts as covered.
func (p Photo) Truth() (t tabletop.Truth) {
	for _, l := range p.Labels {
		tag := tabletop.TagTruth{Payload: l.ID, Corners: l.Corners, Module: l.Corners.Side() / cards.Modules}
		if l.Hidden {
			tag.Covered = 1
		}
		t.Tags = append(t.Tags, tag)
	}
	return t
}

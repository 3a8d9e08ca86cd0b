package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/vision"
)

// form is how a picture whose name has an ending is written, or nil.
func form(ending string) func(io.Writer, image.Image) error {
	switch strings.ToLower(ending) {
	case ".jpg", ".jpeg":
		return func(w io.Writer, m image.Image) error { return jpeg.Encode(w, m, &jpeg.Options{Quality: 95}) }
	case ".png":
		return png.Encode
	}
	return nil
}

// write saves a picture with its labels: both or none.
func (r recording) write(l labelled) error {
	img := l.frame.Color
	if img == nil {
		img = l.frame.Gray
	}
	var picture, labels bytes.Buffer
	if err := form(filepath.Ext(r.picture))(&picture, img); err != nil {
		return fmt.Errorf("the picture %q cannot be written: %w", r.picture, err)
	}
	labels.WriteString(l.head(filepath.Base(r.picture)))
	if err := vision.WriteLabels(&labels, l.labels); err != nil {
		return err
	}
	if err := create(r.picture, picture.Bytes()); err != nil {
		return err
	}
	if err := create(r.labels, labels.Bytes()); err != nil {
		_ = os.Remove(r.picture)
		return err
	}
	return nil
}

// head says, for people, what the labels of a picture are and how sure.
func (l labelled) head(name string) string {
	var b strings.Builder
	size := l.frame.Gray.Rect.Size()
	fmt.Fprintf(&b, "# The tags in %s (%d × %d px), followed over %d pictures of which it is the middle one.\n", name, size.X, size.Y, 2*around+1)
	b.WriteString("# Each was read at its place in most pictures before and after, so that it is sure to lie there;\n")
	b.WriteString("# those called hidden are believed to lie under something or were read too seldom to be sure.\n")
	if len(l.assumed) > 0 {
		fmt.Fprintf(&b, "# Not read in this very picture, but before and after it: %s.\n", strings.Join(l.assumed, ", "))
	}
	b.WriteString("# A tag that was never read is missing here: add it by hand.\n")
	return b.String()
}

// create writes a file that must not be there yet. What a camera saw is for
// the user's own eyes.
func create(path string, content []byte) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if errors.Is(err, os.ErrExist) {
		return fmt.Errorf("there is a file %q already, and record overwrites none: choose another name", path)
	}
	if err == nil {
		_, err = f.Write(content)
		if err = errors.Join(err, f.Close()); err != nil {
			_ = os.Remove(path)
		}
	}
	if err != nil {
		return fmt.Errorf("%q cannot be written: %w", path, file.Reason(err))
	}
	return nil
}

// compare sorts labels by tag, then from the picture's top left.
func compare(a, b vision.Label) int {
	return cmp.Or(cmp.Compare(a.ID, b.ID), cmp.Compare(a.Corners[0].Y, b.Corners[0].Y), cmp.Compare(a.Corners[0].X, b.Corners[0].X))
}

package deck

import (
	"bytes"
	"errors"
	"io/fs"
	"path"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
)

// Bounds of pictures, bytes: of one, and of all of a deck.
const (
	mostArt    = 4 << 20
	mostAllArt = 64 << 20
)

// artFile is a picture that was read, or what is wrong with it.
type artFile struct {
	art *cards.Art
	err error
}

// picture reads a card's picture: an emoji, or the name of a file.
func (r *reader) picture(line int, v any, c *Card) {
	before := len(r.problems)
	s := r.text(line, "picture", v, 200)
	if len(r.problems) > before {
		return
	}
	if !named(s) {
		c.Picture = s
		if r.press.Emoji != nil {
			if err := r.press.Emoji(s); err != nil {
				r.blame(line, "%v", err)
			}
		}
		return
	}
	a, known := r.art[s]
	if !known {
		a.art, a.err = r.load(s)
		r.art[s] = a
	}
	if a.err != nil {
		r.blame(line, "%v", a.err)
		return
	}
	c.Art = a.art
}

// named reports whether a picture is the name of a file: no emoji has plain
// letters in it.
func named(s string) bool {
	return strings.ContainsFunc(s, func(c rune) bool {
		return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '.' || c == '/' || c == '\\'
	})
}

// load reads and checks a file of a picture. The error is a sentence.
func (r *reader) load(name string) (*cards.Art, error) {
	a := &cards.Art{Name: name}
	switch strings.ToLower(path.Ext(name)) {
	case ".svg":
		a.Format = "svg"
	case ".png":
		a.Format = "png"
	default:
		return nil, fault.Errorf("the picture “%s” is neither an emoji nor the name of an SVG or PNG file", clip(name))
	}
	switch {
	case strings.Contains(name, `\`):
		return nil, fault.Errorf("the picture “%s” has a backslash in its name: write / between folders", clip(name))
	case !fs.ValidPath(name):
		return nil, fault.Errorf("the picture “%s” does not lie in the deck's folder: copy it there and write its name alone", clip(name))
	}
	info, err := fs.Stat(r.files, name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fault.Errorf("the picture “%s” is not in the deck's folder%v", clip(name), r.nearly(name))
	case err != nil && strings.Contains(err.Error(), "escapes"): // what os.Root says of a link that leads outside
		return nil, fault.Errorf("the picture “%s” is a link that leads out of the deck's folder: copy the picture itself there", clip(name))
	case err != nil:
		return nil, fault.Errorf("the picture “%s” cannot be read: %w", clip(name), reason(err))
	case !info.Mode().IsRegular():
		return nil, fault.Errorf("the picture “%s” is no file: name an SVG or PNG file", clip(name))
	case info.Size() > mostArt:
		return nil, fault.Errorf("the picture “%s” has %.1f MB, at most %d are read: make it smaller, 1000 pixels a side are plenty", clip(name), float64(info.Size())/(1<<20), mostArt>>20)
	case r.size+int(info.Size()) > mostAllArt:
		return nil, fault.Errorf("with “%s” the deck's pictures have more than %d MB: make them smaller, 1000 pixels a side are plenty", clip(name), mostAllArt>>20)
	}
	if a.Data, err = fs.ReadFile(r.files, name); err != nil {
		return nil, fault.Errorf("the picture “%s” cannot be read: %w", clip(name), reason(err))
	}
	r.size += len(a.Data)
	if len(a.Data) == 0 {
		return nil, fault.Errorf("the picture “%s” is an empty file: save it again", clip(name))
	}
	if png := bytes.HasPrefix(a.Data, []byte("\x89PNG\r\n\x1a\n")); png != (a.Format == "png") {
		if png {
			return nil, fault.Errorf("the picture “%s” is a PNG file: let its name end with .png", clip(name))
		}
		return nil, fault.Errorf("the picture “%s” is no PNG file, whatever its name says: save it as PNG", clip(name))
	}
	kept := *a
	if r.press.Art != nil {
		if kept, err = r.press.Art(*a); err != nil {
			return nil, fault.Errorf("the picture “%s” %w", clip(name), err)
		}
	}
	r.kept[a] = &kept
	return a, nil
}

// nearly names a file that is meant when only its small and capital letters
// differ.
func (r *reader) nearly(name string) error {
	entries, err := fs.ReadDir(r.files, path.Dir(name))
	if err == nil {
		for _, e := range entries {
			if strings.EqualFold(e.Name(), path.Base(name)) {
				return fault.Errorf(": is “%s” meant?", path.Join(path.Dir(name), e.Name()))
			}
		}
	}
	return fault.Errorf(": put it there, or correct the name")
}

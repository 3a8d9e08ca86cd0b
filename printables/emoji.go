package printables

import (
	"bytes"
	"strings"
	"sync"

	"fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/font"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// emojiFont is the colour font inside Fyne (EmojiOne art, CC BY 4.0).
var emojiFont struct {
	mu    sync.Mutex
	face  *font.Face
	known map[string]*picture
}

// emoji is the colour picture of one emoji. Variation selectors are ignored.
func emoji(s string) (*picture, error) {
	e := &emojiFont
	e.mu.Lock()
	defer e.mu.Unlock()
	if p, ok := e.known[s]; ok {
		return p, nil
	}
	svg, err := glyph(s)
	if err != nil {
		return nil, err
	}
	p, err := readSVG(svg, 64)
	if err != nil {
		return nil, fault.Errorf("the picture of %q: %w", s, err)
	}
	e.known[s] = p
	return p, nil
}

// SVG is the colour picture of one emoji as a picture of its own, as it is
// drawn on cards.
func SVG(s string) ([]byte, error) {
	emojiFont.mu.Lock()
	defer emojiFont.mu.Unlock()
	return glyph(s)
}

// glyph is the font's art for one emoji. The caller holds the font's lock.
func glyph(s string) ([]byte, error) {
	e := &emojiFont
	if e.face == nil {
		face, err := font.ParseTTF(bytes.NewReader(theme.DefaultEmojiFont().Content()))
		if err != nil {
			return nil, fault.Errorf("the picture font inside Fyne cannot be read: %w", err)
		}
		e.face, e.known = face, map[string]*picture{}
	}
	runes := []rune(strings.NewReplacer("\ufe0e", "", "\ufe0f", "").Replace(s))
	if len(runes) != 1 {
		return nil, fault.Errorf("the picture %q is not one emoji; use a single character of the picture font", s)
	}
	id, ok := e.face.NominalGlyph(runes[0])
	if !ok {
		return nil, fault.Errorf("the picture font has no picture for %q (U+%04X); choose another emoji", s, runes[0])
	}
	svg, ok := e.face.GlyphData(id).(font.GlyphSVG)
	if !ok {
		return nil, fault.Errorf("the picture font has no coloured picture for %q (U+%04X); choose another emoji", s, runes[0])
	}
	// The font says viewBox="0 54.4 64 64", but its art lies in 0 0 64 64.
	return bytes.Replace(svg.Source, []byte(`viewBox="0 54.4 64 64"`), []byte(`viewBox="0 0 64 64"`), 1), nil
}

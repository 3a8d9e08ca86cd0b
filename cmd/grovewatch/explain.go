package main

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/vision"
)

// finding is a candidate and how it is shown.
type finding struct {
	vision.Candidate
	best, second string // the pieces, not the payloads
	sign
}

// sign is how one outcome looks, always colour and line together, and what it
// is called.
type sign struct {
	refused vision.Refusal
	colour  look.Colour
	symbol  cards.Sign
	dash    []float64 // of the outline, in widths of the line; none is a whole line
	words   string
}

// signs are the outcomes from the most to the least like a tag.
var signs = []sign{
	{"", look.Glow, cards.SignEye, nil, "read"},
	{vision.Uncertain, look.Lamp, cards.SignAsk, []float64{5, 3}, "not sure: two tags fit nearly as well"},
	{vision.Faint, look.Ember, cards.SignLantern, []float64{5, 3}, "fits a tag, but too little can be seen to be sure"},
	{vision.NotOurs, look.Alarm, cards.SignOut, []float64{5, 3}, "a code, but none of this game's fits"},
	{vision.NoFit, look.Moon, cards.SignRound, []float64{2, 3}, "perhaps a code: its outline could not be found"},
	{vision.NoCode, look.Mist, "", []float64{1, 3}, "a light square or a spot without a code"},
}

// rank is the place of an outcome in signs.
func rank(r vision.Refusal) int {
	for i, s := range signs {
		if s.refused == r {
			return i
		}
	}
	return len(signs) - 1
}

// findings sorts candidates from the most to the least like a tag, and leaves
// out what lies on a better one: one square is often looked at more than once.
func findings(all []vision.Candidate, name func(payload string) string) []finding {
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b vision.Candidate) int { return rank(a.Refused) - rank(b.Refused) })
	var out []finding
	for _, c := range all {
		if slices.ContainsFunc(out, func(o finding) bool { return overlap(o.Corners, c.Corners) }) {
			continue
		}
		f := finding{Candidate: c, sign: signs[rank(c.Refused)]}
		if c.Best != "" {
			f.best = name(c.Best)
		}
		if c.Second != "" {
			f.second = name(c.Second)
		}
		out = append(out, f)
	}
	return out
}

// overlap reports whether the middle of one quad lies on the other.
func overlap(a, b vision.Quad) bool {
	ca, cb := a.Centroid(), b.Centroid()
	d := max(abs(ca.X-cb.X), abs(ca.Y-cb.Y))
	return d < max(a.Side(), b.Side())/2
}

func abs(v float64) float64 { return max(v, -v) }

// explain writes the frame with each finding outlined and gives the file's
// name: that of the picture, in the folder of the moment.
func explain(source string, f vision.Frame, numbered bool, title string, found []finding) (string, error) {
	name := filepath.Base(source)
	name = strings.TrimSuffix(name, filepath.Ext(name))
	if numbered {
		name = fmt.Sprintf("%s-%d", name, f.Seq)
	}
	name += "-explained.png"
	var b bytes.Buffer
	fast := png.Encoder{CompressionLevel: png.BestSpeed}
	drawn, err := drawExplained(f, filepath.Base(source), title, found)
	if err != nil {
		return "", err
	}
	if err := fast.Encode(&b, drawn); err != nil {
		return "", fmt.Errorf("the explained picture cannot be made: %w", err)
	}
	// It shows what a camera saw: for the user's own eyes.
	if err := file.Write(name, b.Bytes(), 0o600); err != nil {
		return "", fmt.Errorf("the explained picture %q cannot be written: %w", name, file.Reason(err))
	}
	return name, nil
}

// explicable refuses what is no picture or folder of pictures: a video would
// fill the disk.
func explicable(name string) error {
	info, err := os.Stat(name)
	if err != nil || info.IsDir() {
		return nil // what is not there gets its sentence later
	}
	f, err := file.Open(name)
	if err != nil {
		return nil
	}
	defer f.Close()
	if _, _, err := image.DecodeConfig(f); errors.Is(err, image.ErrFormat) {
		return fmt.Errorf("--explain takes pictures, and %q is none: save one of a video with grovewatch record --camera %[1]q", name)
	}
	return nil
}

package printables

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// Options say how a box is printed. Empty names stand for the first of their
// lists.
type Options struct {
	Paper  string // one of Papers
	Layout string // one of Layouts
	Ink    string // one of Inks
	Offset Offset // how the printer wants backs moved; see Calibrate
	Dir    string // the folder for the files; made when it is missing
	Only   []string
	// Progress is told after each page how many of all are drawn. It is called
	// from the goroutine that prints.
	Progress func(done, total int)
	// Word gives a sentence that is printed in another language; nil leaves
	// all in English. Sentences with numbers and names come as formats.
	Word func(string) string
}

// Offset moves backs against their fronts, mm: to the right and down, as seen
// on the page of backs held upright.
type Offset struct {
	X float64 `toml:"x"`
	Y float64 `toml:"y"`
}

// MaxOffset is the furthest that backs can be moved, mm.
const MaxOffset = 5.0

// check refuses what no printer needs and what is no number.
func (o Offset) check() error {
	if !(math.Abs(o.X) <= MaxOffset && math.Abs(o.Y) <= MaxOffset) {
		return fault.Errorf("backs cannot be moved by %g and %g mm; each may be %g to %g", o.X, o.Y, -MaxOffset, MaxOffset)
	}
	return nil
}

// The layouts.
const (
	Butted = "butted" // edge to edge: one cut parts two cards
	Bleed  = "bleed"  // each picture goes on beyond its edge
	Mini   = "mini"   // the whole box at 44/63 of its size
	Fold   = "fold"   // front and back share an edge: nothing is printed on the other side
)

// The inks.
const (
	Colour  = "colour"
	Outline = "outline" // black lines on white
)

// Layouts lists the names that Options.Layout takes.
func Layouts() []string { return []string{Butted, Bleed, Mini, Fold} }

// Inks lists the names that Options.Ink takes.
func Inks() []string { return []string{Colour, Outline} }

// miniScale makes a card 63 mm wide a mini card.
const miniScale = 44.0 / 63

// format is how a box is laid on paper.
type format struct {
	paper
	layout string
	scale  float64 // of everything in the box, 1 or smaller
	offset Offset
	style
	tag string // in the files' names, what is not the first choice
}

// formatOf checks options and gives their format.
func formatOf(opt Options) (format, error) {
	f := format{scale: 1, offset: opt.Offset, style: style{word: opt.Word}}
	name, err := chosen("paper", opt.Paper, Papers())
	if err != nil {
		return f, err
	}
	f.paper = papers()[slices.Index(Papers(), name)]
	if f.layout, err = chosen("layout", opt.Layout, Layouts()); err != nil {
		return f, err
	}
	ink, err := chosen("ink", opt.Ink, Inks())
	if err != nil {
		return f, err
	}
	f.outline = ink == Outline
	f.tag = f.name
	if f.layout != Butted {
		f.tag += "-" + f.layout
	}
	if ink != Colour {
		f.tag += "-" + ink
	}
	if f.layout == Mini {
		f.scale = miniScale
	}
	return f, f.offset.check()
}

// chosen finds a name in a list, whose first is taken when none is named.
func chosen(what, name string, list []string) (string, error) {
	if name == "" {
		return list[0], nil
	}
	for _, s := range list {
		if strings.EqualFold(s, name) {
			return s, nil
		}
	}
	return "", fmt.Errorf("there is no %s called %q; choose %s", what, name, either(list))
}

// either lists names with an or before the last.
func either(list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	n := len(list) - 1
	return strings.Join(list[:n], ", ") + " or " + list[n]
}

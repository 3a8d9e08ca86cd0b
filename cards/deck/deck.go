// Package deck reads a deck of cards that people have made: a folder with one
// file, deck.toml, and the pictures that it names. It says line by line what is
// wrong with it. It must not know how a card is drawn or which game it is for.
package deck

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"unicode"

	"github.com/grovewatch/grovewatch/cards"
)

// File is the name of the file that describes a deck.
const File = "deck.toml"

// The size of every card, mm.
const (
	Width  = 63.0
	Height = 88.0
)

// letters of voice codes: hard to mishear, no I, O or Q.
const letters = "ABCDEFGHJKLMNPRSTUVWXYZ"

// Most is how many cards a deck can have: as many as there are voice codes.
const Most = 9 * len(letters)

// Deck is a deck of cards, checked.
type Deck struct {
	Title   string
	Author  string // or empty
	Licence string // of its pictures and words, or empty
	Cards   []Card
	// Digest tells this deck from any other, and from itself after a change
	// that a game would notice: 16 hexadecimal digits.
	Digest string
}

// Card is what a deck says of one card.
type Card struct {
	Name    string
	Picture string     // the emoji that is its picture, or empty
	Art     *cards.Art // a picture of its own instead, or nil

	Kind     string   // or empty
	Material []string // the main one first
	WeightG  float64  // grams; 0 when it is not said
	Colours  []string // the main one first
	Traits   []string
}

// ID is the id of the card's piece: "card-rocking-horse".
func (c Card) ID() string { return "card-" + slug(c.Name) }

// Words are all that the deck says of the card in words.
func (c Card) Words() []string {
	var out []string
	for _, list := range [][]string{c.Material, c.Colours, c.Traits} {
		out = append(out, list...)
	}
	if c.Kind != "" {
		out = append(out, c.Kind)
	}
	return out
}

// TagName is the name from which the tag of a card is made. It holds the
// deck's title, so that a card of one deck is never taken for another's.
func (d *Deck) TagName(c Card) string { return "deck " + slug(d.Title) + " " + c.ID() }

// Code is the voice code of the card with a number, from 0 to Most-1: a letter
// and a digit.
func Code(n int) string { return fmt.Sprintf("%c%d", letters[n/9%len(letters)], n%9+1) }

// slug is a name in small letters and digits, with a hyphen for all between.
// It is empty for a name without either.
func slug(name string) string {
	var b strings.Builder
	gap := false
	for _, r := range name {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r):
			if gap && b.Len() > 0 {
				b.WriteByte('-')
			}
			gap = false
			b.WriteRune(unicode.ToLower(r))
		case r == '\'', r == '’', unicode.IsMark(r):
		default:
			gap = true
		}
	}
	return b.String()
}

// digest names all that a game takes from a deck.
func (d *Deck) digest() string {
	sum := sha256.New()
	fmt.Fprintf(sum, "%q\n", d.Title)
	for _, c := range d.Cards {
		fmt.Fprintf(sum, "%q %q %q %q %g %q %q\n", c.Name, c.Picture, c.Kind, c.Material, c.WeightG, c.Colours, c.Traits)
		if c.Art != nil {
			fmt.Fprintf(sum, "%s %d\n", c.Art.Format, len(c.Art.Data))
			sum.Write(c.Art.Data)
		}
	}
	return hex.EncodeToString(sum.Sum(nil)[:8])
}

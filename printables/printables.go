// Package printables draws a box's cards, tokens and mats: as sheets to print
// and as pictures of the same drawing. It must not know cameras or games.
//
// Every length is in mm, x to the right and y down.
package printables

import (
	"fmt"
	"image"

	"github.com/grovewatch/grovewatch/cards"
)

// Face is the side of a piece that is up when it is shown, as printed: of a
// mat with its zones, of a shield its roof. The picture is the piece's W × H
// at pxPerMM, rounded to whole pixels. Mats are looked up in the box by their
// id. Its words are those that word gives, or English ones when that is nil.
func Face(p cards.Piece, box *cards.Box, pxPerMM float64, word func(string) string) (*image.RGBA, error) {
	if err := drawable(p.W, p.H, pxPerMM); err != nil {
		return nil, fmt.Errorf("%s: %w", p.ID, err)
	}
	r := newRaster(p.W, p.H, pxPerMM)
	if err := face(pen{on: r, at: identity, style: style{word: word}}, p, box); err != nil {
		return nil, err
	}
	return r.img, nil
}

// Back is the back that all cards of a deck share: no code, and nothing that
// tells one card, or one way up, from another. It is the size of the deck's
// first card.
func Back(box *cards.Box, deck string, pxPerMM float64) (*image.RGBA, error) {
	c := box.CardOf(deck)
	if err := drawable(c.W, c.H, pxPerMM); err != nil {
		return nil, fmt.Errorf("the card back: %w", err)
	}
	r := newRaster(c.W, c.H, pxPerMM)
	cardBack(pen{on: r, at: identity}, c.W, c.H, 0, box.BackOf(deck))
	return r.img, nil
}

// drawable refuses sizes that make no picture, or one beyond all memory.
func drawable(w, h, pxPerMM float64) error {
	const most = 20000 // px a side
	if !(w > 0 && h > 0 && pxPerMM > 0) || w*pxPerMM > most || h*pxPerMM > most {
		return fmt.Errorf("a picture of %g × %g mm at %g pixels a mm cannot be drawn; each side must have 1 to %d pixels", w, h, pxPerMM, most)
	}
	return nil
}

// face draws the up side of any piece in the piece's own frame.
func face(p pen, piece cards.Piece, box *cards.Box) error {
	var err error
	p.clip(0, 0, piece.W, piece.H, func() {
		if err = drawing(p, piece, box); err == nil {
			err = p.tags(piece)
		}
		if p.outline { // where it is cut
			p.stroke(rect(0, 0, piece.W, piece.H), hair, black)
		}
	})
	return err
}

// drawing draws a piece's up side without its tags.
func drawing(p pen, piece cards.Piece, box *cards.Box) error {
	if piece.Kind != cards.Plate && piece.Kind != cards.Leaf {
		piece.Name = p.called(piece)
	}
	switch piece.Kind {
	case cards.Plate:
		m := box.Mat(piece.ID)
		if m == nil {
			return fmt.Errorf("the box %q has no mat %q", box.Game, piece.ID)
		}
		matFace(p, m, box)
	case cards.Shield:
		roof(p, piece)
	case cards.Leaf:
		g, ok := box.Guide(piece.ID)
		if !ok {
			return fmt.Errorf("the box %q has nothing to read called %q", box.Game, piece.ID)
		}
		return guideFace(p, g)
	case cards.Token, cards.Marker:
		return tokenFace(p, piece)
	default:
		return cardFace(p, piece)
	}
	return nil
}

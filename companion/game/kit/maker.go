package kit

import "github.com/grovewatch/grovewatch/cards"

// Maker makes the tags and the usual cards of one game, whose name it is. The
// name is a part of every tag, so that no two games print the same one.
type Maker string

// Tag is the code of a piece, named by the piece's id; X, Y is its centre in
// the piece's frame, mm.
func (m Maker) Tag(id string, x, y float64) cards.Tag {
	return cards.NewTag(string(m), id, x, y)
}

// The sizes of the usual pieces, mm. A card has its tag at the foot, a token
// at the head.
const (
	cardW, cardH   = 44.0, 64.0
	tokenW, tokenH = 30.0, 40.0

	cardFoot  = 2.0  // below a card's tag
	tokenHead = 0.15 // above a token's tag
	corner    = 17.0 // from a mat's edges to the middle of a corner tag
)

// Card is a card of the usual size, 44 × 64 mm, with its tag at the foot. Its picture, sort
// and deck are the caller's to fill, and at most one mark, of which the text is
// printed. A card with signs has its tag at the head: see cards.Piece.
func (m Maker) Card(id, name, code string) cards.Piece {
	return cards.Piece{ID: id, Kind: cards.Card, Name: name, Code: code, W: cardW, H: cardH,
		Tags: []cards.Tag{m.Tag(id, cardW/2, cardH-cardFoot-cards.TagMM/2)}}
}

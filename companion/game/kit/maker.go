package kit

import (
	"github.com/grovewatch/grovewatch/cards"
)

// Maker makes the printed things of one game, whose name it is. The name is a
// part of every tag, so that no two games print the same one.
type Maker string

// Tag is the code of a piece, named by the piece's id; X, Y is its centre in
// the piece's frame, mm.
func (m Maker) Tag(id string, x, y float64) cards.Tag {
	return cards.NewTag(string(m), id, x, y)
}

// The sizes of the usual pieces, mm. A card has its tag at the foot, a token
// at the head.
const (
	CardW, CardH   = 44.0, 64.0
	TokenW, TokenH = 30.0, 40.0

	cardFoot  = 2.0  // below a card's tag
	tokenHead = 0.15 // above a token's tag
	corner    = 17.0 // from a mat's edges to the middle of a corner tag
)

// Card is a card of the usual size with its tag at the foot. Its picture, sort
// and deck are the caller's to fill, and at most one mark, of which the text is
// printed. A card with signs has its tag at the head: see cards.Piece.
func (m Maker) Card(id, name, code string) cards.Piece {
	return cards.Piece{ID: id, Kind: cards.Card, Name: name, Code: code, W: CardW, H: CardH,
		Tags: []cards.Tag{m.Tag(id, CardW/2, CardH-cardFoot-cards.TagMM/2)}}
}

// Token is a token of the usual width and so many mm long; it is flat.
func (m Maker) Token(id, name, code string, height float64) cards.Piece {
	return cards.Piece{ID: id, Kind: cards.Token, Name: name, Code: code, W: TokenW, H: height,
		Tags: []cards.Tag{m.Tag(id, TokenW/2, tokenHead+cards.TagMM/2)}}
}

// Mat is a mat of w × h mm with a tag in each upper corner, which takes 32 mm:
// zones begin at Y = 34 or beside the tags. The mat's name stands between them
// and needs a mat of 130 mm or more.
func (m Maker) Mat(id, name string, w, h float64, zones ...cards.Zone) cards.Mat {
	return cards.Mat{Style: cards.MatDesk, Zones: zones, Piece: cards.Piece{ID: id, Kind: cards.Plate, Name: name, W: w, H: h,
		Tags: []cards.Tag{m.Tag(id+"-tag-1", corner, corner), m.Tag(id+"-tag-2", w-corner, corner)}}}
}

// Package cards describes what is printed: cards, tokens, mats and their
// zones in millimetres, decks as data, and the tags that name them. It must
// not know how things are drawn, seen or played.
//
// Every length is in millimetres. A piece's own frame has its origin in the
// piece's top left corner, x to the right and y down.
package cards

// Kind says what sort of printed thing a piece is.
type Kind string

// The kinds of pieces. The simulated table and the sheets treat each kind
// alike in every game.
const (
	Card   Kind = "card"   // one of a deck, with a codeless back
	Token  Kind = "token"  // lies face up in a zone
	Marker Kind = "marker" // lies on top of a face-down card and tells whose it is
	Shield Kind = "shield" // stands over a zone and hides it from everyone
	Plate  Kind = "mat"    // a mat that lies still and carries zones
	Leaf   Kind = "leaf"   // a Guide: to read, without a tag, seen by no camera
)

// Piece is one physical printed thing.
type Piece struct {
	ID   string // stable, lower case, unique in its box: "card-anchor", "agent1-marker-3"
	Kind Kind
	Name string // English; shown to players through translation

	W, H float64 // size as it lies, mm
	// Height is how far above the table its upper face stands, mm; 0 for flat
	// pieces such as cards and tokens.
	Height float64

	// Tags lie on the face that is up. Most pieces have one, mats several.
	Tags []Tag

	// Own is set when people have named the piece themselves: its name is not translated.
	Own bool

	// Picture is the emoji that is the piece's picture, or empty.
	Picture string
	// Art is a picture of the piece's own instead, such as one that people drew
	// for their deck or an SVG file that a game embeds, or nil.
	Art *Art
	// A card is drawn in one of two ways. With its tag at the foot it has its
	// picture above its name, and may have the text of one mark. With signs, small
	// pictures of what it holds, its tag is at the head, between the signs and the
	// marks: what it costs or is worth. A card has no index in its corner: in a
	// hand it is known by picture and name.
	Signs []string
	Marks []Mark
	// Fact is what its signs show, in words, for those who ask.
	Fact Fact
	// Owner is the seat name that a marker, role mat or token belongs to
	// ("kid", "agent1"), or empty.
	Owner string
	// Code is a short human name printed beside the tag, to call the piece by voice. A
	// window shows it where there is no room for the name of a card whose picture
	// others have, too.
	Code string
	// Sign and Tint are the piece's, where it has not just its owner's. A token
	// with neither has the round arrow of a turn marker.
	Sign Sign
	Tint Tint
	// Deck is the deck that a card belongs to, where a box has several; it gives
	// the card its back.
	Deck string
	// Sort is shared by pieces that are alike, so that one may lie for another;
	// empty for a piece of its own.
	Sort string
}

// Called is the name of the piece in a language, whose words translate gives.
func (p Piece) Called(translate func(string) string) string {
	if p.Own {
		return p.Name
	}
	return translate(p.Name)
}

// Pictured reports whether the piece has a picture.
func (p Piece) Pictured() bool { return p.Picture != "" || p.Art != nil }

// Art is a picture that people have made, as its file holds it. It never
// changes.
type Art struct {
	Name   string // of the file: "rocking-horse.svg"
	Format string // "svg" or "png"
	Data   []byte
}

// Mark is a small picture with a short word, which is translated; either may be
// empty. Means is a sentence for those who ask what it stands for, with a %s in the place of
// the word if it names it, or empty.
type Mark struct{ Picture, Text, Means string }

// Fact is a sentence with a %s in the place of a list of words, all translated, or nothing.
type Fact struct {
	Says string
	Of   []string
}

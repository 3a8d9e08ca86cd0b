package cards

import "slices"

// Back is how the cards of one deck look from behind: all alike, and told from
// the box's other decks by sign and colour.
type Back struct {
	Deck string // the word in Piece.Deck and Zone.Pile
	Name string // English; what the deck is called: "Potions"
	Sign Sign
	Tint Tint
	// Motif is the figure in the middle, one for a whole game.
	Motif Motif
}

// Motif is the large figure on the backs of a game's cards.
type Motif string

// The motifs. An empty one is drawn as rings.
const (
	MotifRings   Motif = "rings"   // circles within circles
	MotifStar    Motif = "star"    // a witch's star in a circle
	MotifLens    Motif = "lens"    // ellipses around a kernel
	MotifLattice Motif = "lattice" // a leaded window
)

var motifs = []Motif{MotifRings, MotifStar, MotifLens, MotifLattice}

// Motifs lists every motif.
func Motifs() []Motif { return slices.Clone(motifs) }

// BackOf is the back of a deck; of a deck without one, a back that all cards share.
func (b *Box) BackOf(deck string) Back {
	for _, k := range b.Backs {
		if k.Deck == deck {
			return k
		}
	}
	return Back{Deck: deck, Sign: SignShip, Tint: TintGlow, Motif: MotifRings}
}

// CardOf is the first card of a deck, to know its size; of an unknown deck the
// box's first card, and one of 63 × 88 mm where there is none.
func (b *Box) CardOf(deck string) Piece {
	for _, p := range b.Deck {
		if p.Deck == deck {
			return p
		}
	}
	if len(b.Deck) > 0 {
		return b.Deck[0]
	}
	return Piece{Kind: Card, W: 63, H: 88}
}

package grove

import (
	_ "embed"
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// MaxAgents is the most Agents that a table can have (R2).
const MaxAgents = 4

// maxMarkers is how many markers the box has, for the Kid and for each Agent.
const maxMarkers = 16 + 8*MaxAgents

// Pieces with a part in the rules.
const (
	trustToken  = "trust-token"
	claimToken  = "claim-token"
	turnMarker  = "turn-marker"
	shieldPiece = "shield"
	deckBare    = "deck-bare" // the deck place's own tag: seen when the deck is empty
)

// guessTokens mark the columns of a proof.
var guessTokens = [columns]string{"guess-token-1", "guess-token-2", "guess-token-3", "guess-token-4"}

var (
	//go:embed box.toml
	boxFile string
	//go:embed guides.toml
	guideFile string
)

// printedBox is everything printed for the game but its objects and what is made
// of them.
func printedBox() *cards.Box { return kit.MustBox(boxFile, guideFile) }

// printed is everything printed for the game with this deck.
func (n *pack) printed() *cards.Box {
	b := printedBox()
	b.Deck = n.pieces()
	b.Guides = n.guides(b.Guides)
	for t := range beyond { // the spots are the first zones of their mat
		b.Mat("mat-common").Zones[t].Note = spotNote(t)
	}
	b.Screens = screens(b)
	return b
}

const maker kit.Maker = "grove"

// cardTagY is the middle of an object card's tag, mm.
const cardTagY = deck.Height - 3.5 - cards.TagMM/2

// pieces are the printed cards.
func (n *pack) pieces() []cards.Piece {
	var out []cards.Piece
	for i, o := range n.objects {
		name := o.ID()
		var marks []cards.Mark
		if n.own { // a card of the built-in deck is never taken for one of these
			name = n.deck.TagName(o)
		} else if i >= editions["b"].deck { // R81
			marks = []cards.Mark{{Text: "A", Means: "In edition B this card stays in the box."}}
		}
		out = append(out, cards.Piece{
			ID: o.ID(), Kind: cards.Card, Name: o.Name, Own: n.own, Picture: o.Picture, Art: o.Art, Code: deck.Code(i), Marks: marks,
			W: deck.Width, H: deck.Height, Tags: []cards.Tag{maker.Tag(name, deck.Width/2, cardTagY)},
		})
	}
	return out
}

// spotNote is what a Trust spot gives, as printed: the editions differ in how
// many cards the Kid draws.
func spotNote(t int) string {
	a, b := printedTrack("a")[t], printedTrack("b")[t]
	if a.draw == 0 && !a.reveal {
		return ""
	}
	note := fmt.Sprintf("+%d", a.draw)
	if a.draw != b.draw {
		note = fmt.Sprintf("A +%d  B +%d", a.draw, b.draw)
	}
	if a.reveal {
		note += ", reveal"
	}
	if w := powers[a.power].note; w != "" {
		note += ", " + w
	}
	return note
}

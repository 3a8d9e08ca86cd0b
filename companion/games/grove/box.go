// Package grove is the game Visitor in Blackwood Grove: its rules, its printed
// box and its words. It must not know cameras, widgets, clocks or chance. The
// rule numbers R1 to R78 in comments and tests are those of the specification
// of both published editions.
package grove

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// MaxAgents is the most Agents that a table can have (R2).
const MaxAgents = 4

// Markers printed for one Agent and for the Kid: an Agent has at most 8 turns;
// the Kid gets one hidden card from each of 7 Visitor turns and 8 of her own.
const (
	agentMarkers = 8
	kidMarkers   = 16
	maxMarkers   = kidMarkers + MaxAgents*agentMarkers
)

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

// printed is everything printed for the game with this deck.
func (n *pack) printed() *cards.Box {
	b := &cards.Box{
		Game: "grove", Title: "Visitor in Blackwood Grove",
		Deck: n.pieces(), Tokens: tokens(), Mats: mats(),
		Guides: n.guides(),
		Backs: []cards.Back{
			{Name: "Objects", Sign: "ship", Tint: "glow", Motif: "rings"},
			{Deck: ruleDeck, Name: "Pass Rules", Sign: "ask", Tint: "lamp", Motif: "rings"},
		},
		Tables: map[int]cards.Arrangement{},
		Credits: []string{
			"Unofficial companion with its own pictures and words. Visitor in Blackwood Grove was designed by Mary Flanagan and Max Seidman (Resonym). This print is not part of their product.",
			cards.PictureCredit,
		},
	}
	for players := 3; players <= 6; players++ {
		b.Tables[players] = arrangement(players)
	}
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
		if n.own { // a card of the built-in deck is never taken for one of these
			name = n.deck.TagName(o)
		}
		out = append(out, cards.Piece{
			ID: o.ID(), Kind: cards.Card, Name: o.Name, Own: n.own, Picture: o.Picture, Art: o.Art, Code: deck.Code(i),
			W: deck.Width, H: deck.Height, Tags: []cards.Tag{maker.Tag(name, deck.Width/2, cardTagY)},
		})
	}
	return out
}

// tokens are the tokens, the markers and the shield.
func tokens() []cards.Piece {
	token := func(id, name, owner, code string, sign cards.Sign, tint cards.Tint) cards.Piece {
		p := maker.Token(id, name, code, kit.TokenH)
		p.Owner, p.Sign, p.Tint = owner, sign, tint
		return p
	}
	out := []cards.Piece{
		token(trustToken, "Trust", "", "TRUST", cards.SignLantern, cards.TintLamp),
		token(claimToken, "Claim", "kid", "CLAIM", cards.SignSpeech, ""),
		maker.TurnMarker(),
	}
	for k, id := range guessTokens {
		out = append(out, token(id, fmt.Sprintf("Guess %d", k+1), "visitor", fmt.Sprint(k+1), cards.SignAsk, ""))
	}
	marker := func(owner string, n int, name, code string) {
		m := token(fmt.Sprintf("%s-marker-%d", owner, n), name, owner, code, "", "")
		m.Kind = cards.Marker
		out = append(out, m)
	}
	for n := 1; n <= kidMarkers; n++ {
		marker("kid", n, fmt.Sprintf("Kid %d", n), fmt.Sprintf("KID %d", n))
	}
	for a := 1; a <= MaxAgents; a++ {
		for n := 1; n <= agentMarkers; n++ {
			marker(fmt.Sprintf("agent%d", a), n, fmt.Sprintf("Agent %d · %d", a, n), fmt.Sprintf("%d-%d", a, n))
		}
	}
	const roofW, roofH = 134.0, 92.0 // as wide as the cells, clear of the mat's tags
	return append(out, cards.Piece{ID: shieldPiece, Kind: cards.Shield, Name: "Visitor's shield", Owner: "visitor",
		W: roofW, H: roofH, Height: 55, Tags: []cards.Tag{maker.Tag(shieldPiece, roofW/2, roofH/2)}})
}

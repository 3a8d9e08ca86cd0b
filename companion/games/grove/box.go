// Package grove is the game Visitor in Blackwood Grove: its rules, its printed
// box and its words. It must not know cameras, widgets, clocks or chance. The
// rule numbers R1 to R78 in comments and tests are those of the specification
// of both published editions.
package grove

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/deck"
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

func markerID(owner string, n int) string { return fmt.Sprintf("%s-marker-%d", owner, n) }

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

// The size of an object card and the place of its tag, mm.
const (
	cardW, cardH = deck.Width, deck.Height
	cardTagY     = cardH - 3.5 - cards.TagMM/2
)

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
			W: cardW, H: cardH,
			Tags: []cards.Tag{tag(name, cardW/2, cardTagY)},
		})
	}
	return out
}

// tag is the code of a piece of this game, X, Y its centre on the piece, mm.
func tag(id string, x, y float64) cards.Tag { return cards.NewTag("grove", id, x, y) }

const tokenW, tokenH = 30.0, 40.0

// token is a 30 × 40 mm piece with its tag above and its name below.
func token(kind cards.Kind, id, name, owner, code string) cards.Piece {
	return cards.Piece{
		ID: id, Kind: kind, Name: name, Owner: owner, Code: code, W: tokenW, H: tokenH,
		Tags: []cards.Tag{tag(id, tokenW/2, cards.TagMM/2+0.15)},
	}
}

// signed is a piece with a sign and a colour of its own.
func signed(p cards.Piece, sign cards.Sign, tint cards.Tint) cards.Piece {
	p.Sign, p.Tint = sign, tint
	return p
}

func tokens() []cards.Piece {
	out := []cards.Piece{
		signed(token(cards.Token, trustToken, "Trust", "", "TRUST"), "lantern", "lamp"),
		signed(token(cards.Token, claimToken, "Claim", "kid", "CLAIM"), "speech", ""),
		signed(token(cards.Token, turnMarker, "Turn", "", "TURN"), "round", "moon"),
	}
	for k := 1; k <= 4; k++ {
		out = append(out, signed(token(cards.Token, guessTokens[k-1], fmt.Sprintf("Guess %d", k), "visitor", fmt.Sprint(k)), "ask", ""))
	}
	for n := 1; n <= kidMarkers; n++ {
		out = append(out, token(cards.Marker, markerID("kid", n), fmt.Sprintf("Kid %d", n), "kid", fmt.Sprintf("KID %d", n)))
	}
	for a := 1; a <= MaxAgents; a++ {
		owner := fmt.Sprintf("agent%d", a)
		for n := 1; n <= agentMarkers; n++ {
			out = append(out, token(cards.Marker, markerID(owner, n), fmt.Sprintf("Agent %d · %d", a, n), owner, fmt.Sprintf("%d-%d", a, n)))
		}
	}
	const roofW, roofH = 134.0, 92.0 // as wide as the cells, clear of the mat's tags
	out = append(out, cards.Piece{
		ID: shieldPiece, Kind: cards.Shield, Name: "Visitor's shield", Owner: "visitor", W: roofW, H: roofH, Height: 55,
		Tags: []cards.Tag{tag(shieldPiece, roofW/2, roofH/2)},
	})
	return out
}

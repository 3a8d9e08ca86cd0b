// Package psisquad is the game Psi Squad: its rules, its printed box and its
// words. It must not know cameras, widgets, clocks or chance. The rule numbers
// R1 to R42 in comments and tests are those of the specification.
package psisquad

import (
	"fmt"
	"sync"

	"github.com/grovewatch/grovewatch/cards"
)

// What the box is printed for.
const (
	maxSeats = 8
	maxKeys  = 5
	copies   = 5 // of each digit card
	digits   = 10
)

// Pieces with a part in the rules.
const (
	turnMarker   = "turn-marker"
	correctToken = "correct-counter"
	spottedToken = "spotted-counter"
)

func seatName(s int) string { return fmt.Sprintf("player%d", s) }

// tokenID is the target token of a seat.
func tokenID(s int) string { return "token-" + seatName(s) }

// digitID is one of the cards of a digit, copies from 1.
func digitID(digit, copy int) string { return fmt.Sprintf("digit-%d-%d", digit, copy) }

// Box is everything printed for the game. Callers must not change it.
var Box = sync.OnceValue(func() *cards.Box {
	b := &cards.Box{
		Game: "psisquad", Title: "Psi Squad",
		Deck: deck(), Tokens: tokens(), Mats: mats(), Papers: []cards.Paper{playSheet()}, Guides: guides(),
		Backs:  []cards.Back{{Name: "Digits", Sign: "eye", Tint: "heather", Motif: "lens"}},
		Tables: map[int]cards.Arrangement{},
		Credits: []string{
			"Unofficial companion with its own pictures and words. Psi Squad was designed by Jonathan A. Leistiko (Invisible City Productions); this print is no part of their product.",
			cards.PictureCredit,
		},
	}
	for players := 2; players <= maxSeats; players++ {
		b.Tables[players] = arrangement()
	}
	return b
})

// tag is the code of a piece of this box.
func tag(name string, x, y float64) cards.Tag {
	return cards.Tag{Payload: cards.Payload("psisquad " + name), X: x, Y: y}
}

// The size of a digit card and the place of its tag, mm.
const (
	digitW, digitH = 44.0, 64.0
	digitTagY      = digitH - 2 - cards.TagMM/2
)

func deck() []cards.Piece {
	var out []cards.Piece
	for d := range digits {
		for n := 1; n <= copies; n++ {
			id := digitID(d, n)
			out = append(out, cards.Piece{
				ID: id, Kind: cards.Card, Name: fmt.Sprint(d), Code: fmt.Sprintf("%d%c", d, 'A'+n-1), W: digitW, H: digitH,
				Tags: []cards.Tag{tag(id, digitW/2, digitTagY)},
			})
		}
	}
	return out
}

const tokenW, tokenH = 30.0, 40.0

// token is a 30 × 40 mm piece with its tag above and its name below.
func token(id, name, owner, code string) cards.Piece {
	return cards.Piece{
		ID: id, Kind: cards.Token, Name: name, Owner: owner, Code: code, W: tokenW, H: tokenH,
		Tags: []cards.Tag{tag(id, tokenW/2, cards.TagMM/2+0.15)},
	}
}

// signed is a piece with a sign and a colour of its own.
func signed(p cards.Piece, sign, tint string) cards.Piece {
	p.Sign, p.Tint = sign, tint
	return p
}

func tokens() []cards.Piece {
	out := []cards.Piece{
		signed(token(turnMarker, "Turn", "", "TURN"), "round", "moon"),
		signed(token(correctToken, "Correct", "", "CORRECT"), "in", "glow"),
		signed(token(spottedToken, "Spotted", "", "SPOTTED"), "eye", "lamp"),
	}
	for s := 1; s <= maxSeats; s++ {
		p := token(tokenID(s), fmt.Sprintf("Player %d", s), seatName(s), fmt.Sprintf("P%d", s))
		p.Picture = pictures[s-1]
		out = append(out, p)
	}
	return out
}

// playSheet is the page that each player writes on.
func playSheet() cards.Paper {
	return cards.Paper{
		Name: "Play sheet", Boxes: maxKeys, BoxesName: "Cypher keys",
		Fields:  []string{"Player", "Status", "Value of the cypher"},
		Columns: []string{"Guess", "Number correct", "Number spotted", "Value"}, Lines: 20,
		Note: "One for each player. Fold the top over once your cypher is written. Value = correct + 2 × spotted; the guesser gets the new Value less the last.",
	}
}

// Package psisquad is the game Psi Squad: its rules, its printed box and its
// words. It must not know cameras, widgets, clocks or chance. The rule numbers
// R1 to R45 in comments and tests are those of the specification.
package psisquad

import (
	_ "embed"
	"fmt"
	"sync"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
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

// tokenID is the target token of a seat.
func tokenID(s game.Seat) string { return "token-" + kit.PlayerSeat(s) }

// digitID is one of the cards of a digit, copies from 1.
func digitID(digit, copy int) string { return fmt.Sprintf("digit-%d-%d", digit, copy) }

const maker kit.Maker = "psisquad"

//go:embed guides.toml
var guides string

// pictures are the seats' own, on their tokens and on what they read.
var pictures = [maxSeats]string{"🔮", "📡", "💭", "🌀", "🎲", "🛰", "🗝", "👁"}

// Box is everything printed for the game. Callers must not change it.
var Box = sync.OnceValue(func() *cards.Box {
	b := &cards.Box{
		Game: "psisquad", Title: "Psi Squad",
		Deck: deck(), Tokens: tokens(), Mats: mats(), Papers: []cards.Paper{playSheet()}, Guides: kit.MustGuides(guides, kit.PlayerReaders(pictures[:]...)...),
		Backs:  []cards.Back{{Name: "Digits", Sign: "eye", Tint: "heather", Motif: "lens"}},
		Tables: map[int]cards.Arrangement{},
		Credits: []string{
			"Unofficial companion with its own pictures and words. Psi Squad was designed by Jonathan A. Leistiko (Invisible City Productions). This print is not part of their product.",
			cards.PictureCredit,
		},
	}
	for players := 2; players <= maxSeats; players++ {
		b.Tables[players] = arrangement()
	}
	return b
})

func deck() []cards.Piece {
	var out []cards.Piece
	for d := range digits {
		for n := 1; n <= copies; n++ {
			out = append(out, maker.Card(digitID(d, n), fmt.Sprint(d), fmt.Sprintf("%d%c", d, 'A'+n-1)))
		}
	}
	return out
}

func tokens() []cards.Piece {
	correct := maker.Token(correctToken, "Correct", "CORRECT", kit.TokenH)
	correct.Sign, correct.Tint = "in", "glow"
	spotted := maker.Token(spottedToken, "Spotted", "SPOTTED", kit.TokenH)
	spotted.Sign, spotted.Tint = "eye", "lamp"
	out := []cards.Piece{maker.TurnMarker(), correct, spotted}
	for i, picture := range pictures {
		s := game.Seat(i + 1)
		p := maker.Token(tokenID(s), kit.PlayerName(s).String(), fmt.Sprintf("P%d", s), kit.TokenH)
		p.Owner, p.Picture = kit.PlayerSeat(s), picture
		out = append(out, p)
	}
	return out
}

// playSheet is the page that each player writes on.
func playSheet() cards.Paper {
	return cards.Paper{
		Name: "Play sheet", Boxes: maxKeys, BoxesName: "Digits of the cypher",
		Fields:  []string{"Player", "Status", "Value of the cypher"},
		Columns: []string{"Guess", "Number correct", "Number spotted", "Value"}, Lines: 20,
		Note: "One for each player. Write your cypher, then fold the top over. Value = correct + 2 × spotted. The guesser gets the new Value minus the last one.",
	}
}

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

// Zones with a part in the rules.
const (
	aimZone     = "AIM"
	sureZone    = "SURE"
	ownZone     = "OWNER" // on the secret mat: whose cypher lies there
	correctRest = "CR"    // where the counters of the answer rest
	spottedRest = "SR"
)

func homeZone(s game.Seat) string { return "HOME-" + kit.PlayerSeat(s) }
func turnZone(s game.Seat) string { return "TURN-" + kit.PlayerSeat(s) }
func keyZone(i int) string        { return fmt.Sprintf("K%d", i+1) }
func secretZone(i int) string     { return fmt.Sprintf("X%d", i+1) }
func correctZone(n int) string    { return fmt.Sprintf("C%d", n) }
func spottedZone(n int) string    { return fmt.Sprintf("S%d", n) }

// tokenID is the target token of a seat.
func tokenID(s game.Seat) string { return "token-" + kit.PlayerSeat(s) }

// digitID is one of the cards of a digit, copies from 1.
func digitID(digit, copy int) string { return fmt.Sprintf("digit-%d-%d", digit, copy) }

const maker kit.Maker = "psisquad"

var (
	//go:embed box.toml
	boxFile string
	//go:embed guides.toml
	guides string
)

// Box is everything printed for the game. Callers must not change it.
var Box = sync.OnceValue(func() *cards.Box {
	b := kit.MustBox(boxFile, guides)
	for d := range digits {
		for n := 1; n <= copies; n++ {
			b.Deck = append(b.Deck, maker.Card(digitID(d, n), fmt.Sprint(d), fmt.Sprintf("%d%c", d, 'A'+n-1)))
		}
	}
	return b
})

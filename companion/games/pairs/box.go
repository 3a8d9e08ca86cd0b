package pairs

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

const (
	maker  = kit.Maker("pairs")
	spaces = 24 // and as many cards: the first places and pieces of the set
)

// kinds are what the cards show, each of them on two.
var kinds = []struct{ name, picture string }{
	{"Owl", "🦉"}, {"Fox", "🦊"}, {"Bat", "🦇"}, {"Deer", "🦌"}, {"Frog", "🐸"}, {"Moon", "🌙"},
	{"Acorn", "🌰"}, {"Mushroom", "🍄"}, {"Clover", "🍀"}, {"Lantern", "🏮"}, {"Snail", "🐌"}, {"Key", "🔑"},
}

var (
	//go:embed box.toml
	boxFile string
	//go:embed guides.toml
	guides string
)

// box is everything printed for the game.
var box = sync.OnceValue(func() *cards.Box {
	b := kit.MustBox(boxFile, guides)
	for _, k := range kinds {
		for copy := 1; copy <= 2; copy++ {
			c := maker.Card(fmt.Sprintf("%s-%d", strings.ToLower(k.name), copy), k.name, fmt.Sprintf("%.6s%d", k.name, copy))
			c.Picture = k.picture
			b.Deck = append(b.Deck, c)
		}
	}
	return b
})

// set numbers the pieces and zones of the box.
var set = sync.OnceValue(func() *kit.Set { return kit.NewSet(box()) })

func turnOf(s game.Seat) kit.Place  { return set().Must("TURN-" + kit.PlayerSeat(s)) }
func pairsOf(s game.Seat) kit.Place { return set().Must("WON-" + kit.PlayerSeat(s)) }
func turnMarker() kit.Piece         { return set().Piece("turn-marker") }
func isCard(c kit.Piece) bool       { return c >= 1 && c <= spaces }
func other(c kit.Piece) kit.Piece   { return (c - 1) ^ 1 + 1 } // the two of a kind are printed one after the other

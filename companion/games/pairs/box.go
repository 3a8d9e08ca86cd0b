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

// The mats that lie on every table, and the one that each player adds, mm.
var (
	shared = []cards.Place{{Mat: "mat-west"}, {Mat: "mat-east", X: 204}}
	each   = []cards.Place{{Mat: "mat-player1", Y: 244}, {Mat: "mat-player2", X: 136, Y: 244}, {Mat: "mat-player3", X: 272, Y: 244}, {Mat: "mat-player4", X: 408, Y: 134}}
)

// kinds are what the cards show, each of them on two.
var kinds = []struct{ name, picture string }{
	{"Owl", "🦉"}, {"Fox", "🦊"}, {"Bat", "🦇"}, {"Deer", "🦌"}, {"Frog", "🐸"}, {"Moon", "🌙"},
	{"Acorn", "🌰"}, {"Mushroom", "🍄"}, {"Clover", "🍀"}, {"Lantern", "🏮"}, {"Snail", "🐌"}, {"Key", "🔑"},
}

//go:embed guides.toml
var guides string

// box is everything printed for the game.
var box = sync.OnceValue(func() *cards.Box {
	b := &cards.Box{
		Game: "pairs", Title: "Pairs",
		Backs:   []cards.Back{{Name: "Pairs", Sign: cards.SignStar, Tint: cards.TintMist, Motif: cards.MotifStar}},
		Tokens:  []cards.Piece{maker.TurnMarker()},
		Mats:    []cards.Mat{clearing("mat-west", "West clearing", 1), clearing("mat-east", "East clearing", 13), pile(1), pile(2), pile(3), pile(4)},
		Tables:  kit.Tables(2, 540, 350, shared, each),
		Guides:  kit.MustGuides(guides, kit.PlayerReaders("🦉", "🦊", "🦇", "🦌")...),
		Credits: []string{"Pairs is a traditional game, also known as Memory or Pelmanism.", cards.PictureCredit},
	}
	for _, k := range kinds {
		for copy := 1; copy <= 2; copy++ {
			c := maker.Card(fmt.Sprintf("%s-%d", strings.ToLower(k.name), copy), k.name, fmt.Sprintf("%.6s%d", k.name, copy))
			c.Picture = k.picture
			b.Deck = append(b.Deck, c)
		}
	}
	return b
})

// clearing is a mat with half of the spaces, from one on, in rows of four.
func clearing(id, name string, from int) cards.Mat {
	m := maker.Mat(id, name, 200, 240)
	for i := range spaces / 2 {
		n := fmt.Sprint(from + i)
		m.Zones = append(m.Zones, cards.Zone{ID: "P" + n, Name: "on space " + n, Label: n,
			Style: cards.Space, X: 2 + 49*float64(i%4), Y: 37 + 67*float64(i/4), W: 49, H: 67})
	}
	return m
}

// pile is the mat before a player: for the turn marker, and for pairs.
func pile(s game.Seat) cards.Mat {
	seat, name := kit.PlayerSeat(s), kit.PlayerName(s).String()
	return maker.PlayerMat(s, 132, 106,
		cards.Zone{ID: "TURN-" + seat, Name: "before " + name, Label: "Turn", Style: cards.Cell, X: 16, Y: 50, W: 34, H: 44},
		cards.Zone{ID: "WON-" + seat, Name: "with the pairs of " + name, Label: "Pairs", Style: cards.Space, X: 68, Y: 37, W: 50, H: 67})
}

// set numbers the pieces and zones of the box.
var set = sync.OnceValue(func() *kit.Set { return kit.NewSet(box()) })

func turnOf(s game.Seat) kit.Place  { return set().Must("TURN-" + kit.PlayerSeat(s)) }
func pairsOf(s game.Seat) kit.Place { return set().Must("WON-" + kit.PlayerSeat(s)) }
func turnMarker() kit.Piece         { return set().Piece("turn-marker") }
func isCard(c kit.Piece) bool       { return c >= 1 && c <= spaces }
func other(c kit.Piece) kit.Piece   { return (c - 1) ^ 1 + 1 } // the two of a kind are printed one after the other

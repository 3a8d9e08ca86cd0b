package grove

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"

	"github.com/grovewatch/grovewatch/cards"
)

//go:embed deck.toml
var deckFile string

// object is one entry of the deck file; the file's head says what each field means.
type object struct {
	Name     string   `toml:"name"`
	Picture  string   `toml:"picture"`
	Kind     string   `toml:"kind"`
	Material []string `toml:"material"`
	WeightG  float64  `toml:"weight_g"`
	Colours  []string `toml:"colours"`
	Traits   []string `toml:"traits"`
}

// builtIn is the deck of the printed box.
var builtIn = sync.OnceValue(func() *pack {
	var f struct {
		Card []object `toml:"card"`
	}
	// The file is part of the program; a test reads it.
	if _, err := toml.Decode(deckFile, &f); err != nil {
		return newPack(nil)
	}
	return newPack(f.Card)
})

// cardID is the piece id of an object: "card-alarm-clock".
func cardID(name string) string {
	return "card-" + strings.ReplaceAll(strings.ToLower(name), " ", "-")
}

// The size of an object card and the place of its tag, mm.
const (
	cardW, cardH = 63.0, 88.0
	cardTagY     = 88 - 3.5 - cards.TagMM/2
)

// deck is the printed cards.
func (n *pack) deck() []cards.Piece {
	out := make([]cards.Piece, 0, len(n.objects))
	for i, o := range n.objects {
		id := cardID(o.Name)
		out = append(out, cards.Piece{
			ID: id, Kind: cards.Card, Name: o.Name, Picture: o.Picture, Code: voiceCode(i),
			W: cardW, H: cardH,
			Tags: []cards.Tag{{Payload: cards.Payload(id), X: cardW / 2, Y: cardTagY}},
		})
	}
	return out
}

// voiceCode is a letter and a digit that are hard to mishear: no I, O or Q.
func voiceCode(i int) string {
	const letters = "ABCDEFGHJKLMNPRSTUVWXYZ"
	return fmt.Sprintf("%c%d", letters[i/9%len(letters)], i%9+1)
}

package grove

import (
	"slices"
	"strconv"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// firstCards is how many objects a first evening is played with, and firstHand
// how many of them make a full hand.
const (
	firstCards = 36
	firstHand  = 5
)

// FirstEvening is what three people need for a short game: some of the objects
// from all over the deck, the mats and the tokens. A book stands for the shield,
// and the app shows what is left out.
func (g Grove) FirstEvening() (*cards.Box, game.Setup) {
	s := game.Setup{Game: g.Name(), Players: leastPlayers, Options: map[string]string{
		"deck": strconv.Itoa(firstCards), "hand": strconv.Itoa(firstHand), "visitor_setup": "7", "shield": "open",
	}}
	box := *g.Box().For(s.Players, everySeat[:s.Players+1])
	whole := box.Deck
	box.Deck = nil
	for i := range min(firstCards, len(whole)) {
		box.Deck = append(box.Deck, whole[i*len(whole)/min(firstCards, len(whole))])
	}
	box.Tokens = slices.DeleteFunc(slices.Clone(box.Tokens), func(p cards.Piece) bool { return p.Kind == cards.Shield })
	box.Guides = nil
	box.Start = game.Say("This is a short game for a first evening with three players. Click “First evening” in the set-up: then the deck has 36 cards, everybody is dealt 5, and a folder or a book stands for the shield.").String()
	return &box, s
}

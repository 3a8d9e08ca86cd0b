package grove

import (
	"embed"
	"sync"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
)

//go:embed deck.toml
var deckFile embed.FS

// builtIn is the deck of the printed box.
var builtIn = sync.OnceValue(func() *pack {
	// The file is part of the program; a test reads it.
	d, err := deck.Read(deckFile, deck.Press{})
	if err != nil {
		d = &deck.Deck{}
	}
	return newPack(d, false)
})

var _ game.Decker = Game{}

// With is the game with a deck of people's own.
func (Game) With(d *deck.Deck) (game.Game, error) {
	if n, least := len(d.Cards), fewestCards(leastPlayers); n < least {
		return nil, game.Refuse("the deck “%s” is too small: Visitor in Blackwood Grove needs at least %d cards, and more if there are more than %d players. The deck has %d", d.Title, least, leastPlayers, n)
	}
	n := newPack(d, true)
	named := map[string]string{}
	for _, p := range n.box().Pieces() {
		for _, t := range p.Tags {
			if other, ok := named[t.Payload]; ok {
				return nil, game.Refuse("“%s” and “%s” would have the same tag: change the name of the card", other, p.Name)
			}
			named[t.Payload] = p.Name
		}
	}
	return Game{own: n}, nil
}

// The size of an object card and the place of its tag, mm.
const (
	cardW, cardH = deck.Width, deck.Height
	cardTagY     = cardH - 3.5 - cards.TagMM/2
)

// pieces are the printed cards.
func (n *pack) pieces() []cards.Piece {
	out := make([]cards.Piece, 0, len(n.objects))
	for i, o := range n.objects {
		id := n.cards[i+1]
		tag := id
		if n.own { // a card of the built-in deck is never taken for one of these
			tag = n.deck.TagName(o)
		}
		out = append(out, cards.Piece{
			ID: id, Kind: cards.Card, Name: o.Name, Own: n.own, Picture: o.Picture, Art: o.Art, Code: deck.Code(i),
			W: cardW, H: cardH,
			Tags: []cards.Tag{{Payload: cards.Payload(tag), X: cardW / 2, Y: cardTagY}},
		})
	}
	return out
}

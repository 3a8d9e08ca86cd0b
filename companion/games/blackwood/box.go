package blackwood

import (
	_ "embed"
	"strconv"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var (
	//go:embed box.toml
	boxFile string
	//go:embed guides.toml
	guides string
)

// newBox is everything printed for the game with some lists.
func newBox(l *lists) *cards.Box {
	b := kit.MustBox(boxFile, guides)
	b.Deck = l.deck()
	village := b.Mat("mat-village").Zones // the piles of spells come last
	for k := range spellKinds {
		village[len(village)-spellKinds+k].Note = l.spells[k*spellCopies].name
	}
	b.Screens = map[int]cards.Screen{}
	for _, witches := range b.Players() {
		b.Screens[witches] = screen(b, witches)
	}
	return b
}

// maker makes the printed things.
const maker = kit.Maker("blackwood")

// The size of every card, mm. The tag is at the head, so that a marionette can
// stand on the foot.
const (
	cardW, cardH = 44.0, 68.0
	cardTagY     = 0.4 + cards.TagMM/2
)

var (
	// A potion's colour has a flask of its own, by whose shape it is told, too.
	flasks  = [...]string{"🍷", "💧", "🍵", "🍯"}
	hearts  = [...]string{"❤", "💙", "💚", "💛"}
	effects = [spellKinds]string{
		"Exploring: send one more marionette.",
		"Fetching: the card costs nothing.",
		"Fetching: counts as one missing ingredient.",
		"Exchange two forest cards without marionettes.",
		"Turn five forest cards face up. Buy one for half, rounded down. Discard the others.",
		"Exploring: another Witch moves the marionette that you name to a free card and gets 2 coins. You may send yours where it stood.",
	}
	charms = [spellKinds]string{"🎎", "🎁", "🃏", "🔀", "🎒", "💨"}
)

// colourWords and brewWords name the potions, by their colour and by their
// number within it.
var (
	colourWords = [...]string{"Red", "Blue", "Green", "Gold"}
	brewWords   = [...]string{"Draught", "Tincture", "Philtre", "Elixir", "Cordial", "Balm", "Brew", "Essence", "Decoction", "Arcanum"}
)

// The decks, which have backs of their own.
const forestDeck, potionDeck, spellDeck = "forest", "potions", "spells"

// deck is all cards.
func (l *lists) deck() []cards.Piece {
	var out []cards.Piece
	add := func(deck, id, code, name, picture string, signs []string, fact cards.Fact, marks ...cards.Mark) {
		out = append(out, cards.Piece{
			ID: id, Kind: cards.Card, Name: name, Code: code, Deck: deck, Picture: picture, Signs: signs, Fact: fact, Marks: marks,
			W: cardW, H: cardH, Tags: []cards.Tag{maker.Tag(id, cardW/2, cardTagY)},
		})
	}
	coins := func(n int) cards.Mark {
		return cards.Mark{Picture: "💰", Text: strconv.Itoa(n), Means: "Cost in coins: %s"}
	}
	for _, c := range l.forest {
		add(forestDeck, cardID("forest", c.id), c.id, c.has.name(), "", c.has.each(ingredientPictures), cards.Fact{}, coins(c.cost))
	}
	for _, c := range l.potions {
		add(potionDeck, cardID("potion", c.id), c.id, colourWords[c.colour]+" "+brewWords[(c.no-1)%len(brewWords)], flasks[c.colour],
			c.needs.each(ingredientPictures), cards.Fact{Says: "Ingredients: %s", Of: c.needs.each(ingredientNames)}, cards.Mark{Picture: hearts[c.colour]},
			cards.Mark{Picture: "💰", Text: strconv.Itoa(c.coins), Means: "Coins for making it: %s"},
			cards.Mark{Picture: "⭐", Text: strconv.Itoa(c.reputation), Means: "Reputation: %s"},
			cards.Mark{Picture: "🏷", Text: strconv.Itoa(c.sold), Means: "Reputation once it is sold: %s"})
	}
	for _, c := range l.spells {
		add(spellDeck, cardID("spell", c.id), c.id, c.name, charms[c.kind],
			[]string{flasks[c.colours[0]], flasks[c.colours[1]]},
			cards.Fact{Says: "It takes two potions, %s, and 2 coins, 1 more for each spell you already have.", Of: []string{colourWords[c.colours[0]], colourWords[c.colours[1]]}},
			cards.Mark{Text: strconv.Itoa(c.copy), Means: effects[c.kind]})
	}
	return out
}

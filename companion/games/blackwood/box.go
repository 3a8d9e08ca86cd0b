package blackwood

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Box is everything printed for the game. Callers must not change it.
var Box = sync.OnceValue(func() *cards.Box {
	b := &cards.Box{
		Game: "blackwood", Title: "Blackwood",
		Deck: deck(), Tokens: tokens(), Mats: mats(), Guides: kit.MustGuides(guides, readers()...),
		Backs: []cards.Back{
			{Deck: forestDeck, Name: "Forest", Sign: "leaf", Tint: "leaf", Motif: "star"},
			{Deck: potionDeck, Name: "Potions", Sign: "drop", Tint: "rose", Motif: "star"},
			{Deck: spellDeck, Name: "Spells", Sign: "star", Tint: "lamp", Motif: "star"},
		},
		Tables: map[int]cards.Arrangement{},
		Credits: []string{
			"Unofficial companion with its own pictures, words and card lists. Blackwood was designed by Philippe Tapimoket and illustrated by Alödäh (Runes Editions); this print is no part of their product.",
			cards.PictureCredit,
		},
	}
	for players := 2; players <= maxWitches; players++ {
		b.Tables[players] = arrangement(players)
	}
	return b
})

// pictures are the Witches' familiars, on what they read.
var pictures = [maxWitches + 1]string{"", "🐇", "🐺", "🦊", "🦌"}

//go:embed guides.toml
var guides string

// readers are the Witches, for whom guides are printed.
func readers() []kit.Reader {
	var out []kit.Reader
	for w := game.Seat(1); w <= maxWitches; w++ {
		out = append(out, kit.Reader{Seat: kit.PlayerSeat(w), Name: witchNames[w], Picture: pictures[w]})
	}
	return out
}

// tag is the code of a piece of this box.
func tag(name string, x, y float64) cards.Tag {
	return cards.Tag{Payload: cards.Payload("blackwood " + name), X: x, Y: y}
}

// The size of every card, mm. The tag is at the head, so that a marionette can
// stand on the foot.
const (
	cardW, cardH = 44.0, 68.0
	cardTagY     = 0.4 + cards.TagMM/2
)

var (
	flasks = [...]string{"🍷", "💧", "🍵", "🍯"}
	hearts = [...]string{"❤", "💙", "💚", "💛"}
	charms = [spellKinds]string{"🎎", "🎁", "🃏", "🔀", "🎒", "💨"}
)

const (
	coinPicture = "💰"
	starPicture = "⭐"
	salePicture = "🏷"
)

// The decks, which have backs of their own.
const forestDeck, potionDeck, spellDeck = "forest", "potions", "spells"

func card(deck string, id game.Piece, code, picture string, signs []string, marks ...cards.Mark) cards.Piece {
	return cards.Piece{
		ID: id.ID, Kind: cards.Card, Name: id.Name, Code: code, Deck: deck, Picture: picture, Signs: signs, Marks: marks,
		W: cardW, H: cardH, Tags: []cards.Tag{tag(id.ID, cardW/2, cardTagY)},
	}
}

func deck() []cards.Piece {
	w, l := words(), ours()
	var out []cards.Piece
	for i := 1; i <= forestCards; i++ {
		c := l.forest[i]
		out = append(out, card(forestDeck, w.forest[i], c.id, "", bagPictures(c.has), cards.Mark{Picture: coinPicture, Text: strconv.Itoa(c.cost)}))
	}
	for i := 1; i <= potionCards; i++ {
		c := l.potions[i]
		out = append(out, card(potionDeck, w.potions[i], c.id, flasks[c.colour], bagPictures(c.needs),
			cards.Mark{Picture: hearts[c.colour]},
			cards.Mark{Picture: coinPicture, Text: strconv.Itoa(c.coins)},
			cards.Mark{Picture: starPicture, Text: strconv.Itoa(c.reputation)},
			cards.Mark{Picture: salePicture, Text: strconv.Itoa(c.sold)}))
	}
	for i := 1; i <= spellCards; i++ {
		c := l.spells[i]
		out = append(out, card(spellDeck, w.spells[i], c.id, charms[c.kind], []string{hearts[c.colours[0]], hearts[c.colours[1]]},
			cards.Mark{Text: fmt.Sprint(c.copy)}))
	}
	return out
}

// A token is small enough to stand on the foot of a card.
const tokenW, tokenH = 30.0, 36.0

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

// dollCode calls a marionette by its Witch: "STAR 2".
func dollCode(d dollNo) string {
	return fmt.Sprintf("%s %d", strings.ToUpper(strings.TrimSuffix(witchNames[d.owner()], " Witch")), d.number())
}

func tokens() []cards.Piece {
	var out []cards.Piece
	for d := range dollNo(maxWitches * dolls) {
		p := token(d.id(), fmt.Sprintf("Marionette %d", d.number()), kit.PlayerSeat(d.owner()), dollCode(d))
		p.Picture = pictures[d.owner()]
		out = append(out, p)
	}
	out = append(out,
		signed(token(cauldronToken, "Cauldron", "", "CAULDRON"), "flame", "glow"),
		signed(token(forestTracker, "Forest Tracker", "", "FOREST"), "leaf", "moon"),
		signed(token(expeditionToken, "Expedition Tracker", "", "TRIP"), "up", "moon"))
	for k := 1; k <= fagusTokens; k++ {
		out = append(out, signed(token(fagusID(k), "Fagus Bok", "", fmt.Sprintf("-5 · %d", k)), "down", "alarm"))
	}
	return out
}

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
		Deck: deck(), Tokens: tokens(), Mats: mats(),
		Backs: []cards.Back{
			{Deck: forestDeck, Name: "Forest", Sign: cards.SignLeaf, Tint: cards.TintLeaf, Motif: cards.MotifStar},
			{Deck: potionDeck, Name: "Potions", Sign: cards.SignDrop, Tint: cards.TintRose, Motif: cards.MotifStar},
			{Deck: spellDeck, Name: "Spells", Sign: cards.SignStar, Tint: cards.TintLamp, Motif: cards.MotifStar},
		},
		Tables: map[int]cards.Arrangement{},
		Credits: []string{
			"Unofficial companion with its own pictures, words and card lists. Blackwood was designed by Philippe Tapimoket and illustrated by Alödäh (Runes Editions). This print is not part of their product.",
			cards.PictureCredit,
		},
	}
	var readers []kit.Reader
	for w := game.Seat(1); w <= maxWitches; w++ {
		readers = append(readers, kit.Reader{Seat: kit.PlayerSeat(w), Name: witchNames[w], Picture: pictures[w]})
		b.Tables[int(w)] = arrangement(int(w))
	}
	delete(b.Tables, 1) // nobody plays alone
	b.Guides = kit.MustGuides(guides, readers...)
	return b
})

// pictures are the Witches' familiars, on what they read.
var pictures = [maxWitches + 1]string{"", "🐇", "🐺", "🦊", "🦌"}

//go:embed guides.toml
var guides string

// maker makes the printed things.
const maker = kit.Maker("blackwood")

// The size of every card, mm. The tag is at the head, so that a marionette can
// stand on the foot.
const (
	cardW, cardH = 44.0, 68.0
	cardTagY     = 0.4 + cards.TagMM/2
)

// tokenH is small enough for a token to stand on the foot of a card, mm.
const tokenH = 36.0

var (
	flasks = [...]string{"🍷", "💧", "🍵", "🍯"}
	hearts = [...]string{"❤", "💙", "💚", "💛"}
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
func deck() []cards.Piece {
	var out []cards.Piece
	add := func(deck, id, code, name, picture string, signs []string, marks ...cards.Mark) {
		out = append(out, cards.Piece{
			ID: id, Kind: cards.Card, Name: name, Code: code, Deck: deck, Picture: picture, Signs: signs, Marks: marks,
			W: cardW, H: cardH, Tags: []cards.Tag{maker.Tag(id, cardW/2, cardTagY)},
		})
	}
	coins := func(n int) cards.Mark { return cards.Mark{Picture: "💰", Text: strconv.Itoa(n)} }
	for _, c := range ours().forest {
		add(forestDeck, cardID("forest", c.id), c.id, c.has.name(), "", c.has.each(ingredientPictures), coins(c.cost))
	}
	for _, c := range ours().potions {
		add(potionDeck, cardID("potion", c.id), c.id, colourWords[c.colour]+" "+brewWords[(c.no-1)%len(brewWords)], flasks[c.colour],
			c.needs.each(ingredientPictures), cards.Mark{Picture: hearts[c.colour]}, coins(c.coins),
			cards.Mark{Picture: "⭐", Text: strconv.Itoa(c.reputation)}, cards.Mark{Picture: "🏷", Text: strconv.Itoa(c.sold)})
	}
	for _, c := range ours().spells {
		add(spellDeck, cardID("spell", c.id), c.id, c.name, charms[c.kind],
			[]string{hearts[c.colours[0]], hearts[c.colours[1]]}, cards.Mark{Text: strconv.Itoa(c.copy)})
	}
	return out
}

// tokens are the marionettes, the Cauldron, the trackers and Fagus Bok's
// tokens.
func tokens() []cards.Piece {
	var out []cards.Piece
	for w := game.Seat(1); w <= maxWitches; w++ {
		for k := range dolls {
			code := fmt.Sprintf("%s %d", strings.ToUpper(strings.TrimSuffix(witchNames[w], " Witch")), k+1)
			d := maker.Token(dollID(w, k), fmt.Sprintf("Marionette %d", k+1), code, tokenH)
			d.Owner, d.Picture = kit.PlayerSeat(w), pictures[w]
			out = append(out, d)
		}
	}
	add := func(id, name, code string, sign cards.Sign, tint cards.Tint) {
		t := maker.Token(id, name, code, tokenH)
		t.Sign, t.Tint = sign, tint
		out = append(out, t)
	}
	add("cauldron", "Cauldron", "CAULDRON", cards.SignFlame, cards.TintGlow)
	add("forest-tracker", "Forest Tracker", "FOREST", cards.SignLeaf, cards.TintMoon)
	add("expedition-tracker", "Expedition Tracker", "TRIP", cards.SignUp, cards.TintMoon)
	for k := 1; k <= fagusTokens; k++ {
		add(fmt.Sprintf("fagus-%d", k), "Fagus Bok", fmt.Sprintf("-5 · %d", k), cards.SignDown, cards.TintAlarm)
	}
	return out
}

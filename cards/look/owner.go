package look

import (
	"strings"

	"github.com/grovewatch/grovewatch/cards"
)

// Owner is how one seat looks: always colour and sign together, so that
// neither has to be seen to know whose a thing is.
type Owner struct {
	Seat   string
	Colour Colour
	Sign   cards.Sign
	Word   string // the sign's name, to say whose it is by voice
}

// owners are told apart by lightness too, for eyes that see few colours. So are
// their colours by day, byDay, which are therefore chosen and not computed.
var owners = []Owner{
	{"kid", Sun, cards.SignStar, "star"},
	{"agent1", Sky, cards.SignMoon, "moon"},
	{"agent2", Rust, cards.SignFlame, "flame"},
	{"agent3", Leaf, cards.SignLeaf, "leaf"},
	{"agent4", Heather, cards.SignBolt, "bolt"},
	{"visitor", Glow, cards.SignShip, "ship"},
	{"player7", Rose, cards.SignDrop, "drop"},
	{"player8", Sand, cards.SignGem, "gem"},
}

var byDay = map[Colour]Colour{
	Sun: rgb(0x483100), Sky: rgb(0x0B64BD), Rust: rgb(0xB23806), Leaf: rgb(0x216E2B),
	Heather: rgb(0x77488E), Glow: rgb(0x084C57), Rose: rgb(0x914E69), Sand: rgb(0x50452D),
}

// Owners lists the seats that have a look, in seating order.
func Owners() []Owner { return append([]Owner(nil), owners...) }

// OwnerOf is the look of a seat; a seat without one, and the table itself,
// look like everyone's. Seats that are only numbered, "player1" to "player8",
// have the looks in their order.
func OwnerOf(seat string) Owner {
	if n, ok := strings.CutPrefix(seat, "player"); ok && len(n) == 1 && n >= "1" && int(n[0]-'1') < len(owners) {
		o := owners[n[0]-'1']
		o.Seat = seat
		return o
	}
	for _, o := range owners {
		if o.Seat == seat {
			return o
		}
	}
	return Owner{Seat: seat, Colour: Mist, Sign: cards.SignRound, Word: "everyone"}
}

// Shade is a colour that people may choose for themselves.
type Shade struct {
	Word   string // as it is written in files; English
	Colour Colour
}

// shades are those of the owners, in their order.
var shades = func() []Shade {
	out := make([]Shade, len(owners))
	for i, word := range []string{"gold", "blue", "red", "green", "violet", "turquoise", "pink", "sand"} {
		out[i] = Shade{word, owners[i].Colour}
	}
	return out
}()

// Shades lists the colours that people may choose.
func Shades() []Shade { return append([]Shade(nil), shades...) }

// ShadeOf is the colour of a word.
func ShadeOf(word string) (Colour, bool) {
	for _, s := range shades {
		if s.Word == word {
			return s.Colour, true
		}
	}
	return Colour{}, false
}

// In is the owner in a colour that was chosen; with any other word, in the owner's own.
func (o Owner) In(shade string) Owner {
	if c, ok := ShadeOf(shade); ok {
		o.Colour = c
	}
	return o
}

// Own is the word for the owner's colour, or empty.
func (o Owner) Own() string {
	for _, s := range shades {
		if s.Colour == o.Colour {
			return s.Word
		}
	}
	return ""
}

package visitors

import (
	_ "embed"
	"fmt"
	"slices"
	"sync"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

const maker kit.Maker = "visitors"

var (
	//go:embed box.toml
	boxFile string
	//go:embed guides.toml
	guides string
)

// Box is everything printed for the game. Callers must not change it.
var Box = sync.OnceValue(func() *cards.Box {
	b := kit.MustBox(boxFile, guides)
	b.Deck = slices.Concat(visitCards(), trinketCards(), blightCards())
	for i, p := range b.Tokens {
		if h := slices.Index(hauntNames[:], p.Name); h >= 0 {
			b.Tokens[i] = haunt(h).dress(p)
		}
	}
	for r := range rooms {
		b.Mats = append(b.Mats, tileMat(r))
	}
	return b
})

// The decks, which have backs of their own.
const visitDeck, trinketDeck, blightDeck = "visits", "trinkets", "blights"

var (
	trinketPictures = [haunts]string{"🔔", "🔥", "🕯", "🏺"}
	blightPictures  = [blights]string{"✋", "⏳", "👣", "🔮", "👅", "🎭"}
)

// looks are the picture, symbol and colour of what haunts the manor.
var looks = [haunts]struct {
	picture string
	sign    cards.Sign
	tint    cards.Tint
}{
	whisper: {"💨", cards.SignSpeech, cards.TintMist},
	frost:   {"❄", cards.SignDrop, cards.TintGlow},
	shade:   {"🌑", cards.SignDisc, cards.TintHeather},
	visitor: {"👻", cards.SignEye, cards.TintAlarm},
}

// dress gives a piece the look of what it brings, removes or is.
func (h haunt) dress(p cards.Piece) cards.Piece {
	p.Picture, p.Sign, p.Tint = looks[h].picture, looks[h].sign, looks[h].tint
	return p
}

func visitCards() []cards.Piece {
	var out []cards.Piece
	for v := range visit(visits) {
		where, name := chambers[v.room()], hauntNames[visitor]
		if !v.calls() {
			name = where.spots[v.spot()]
		}
		c := v.brings().dress(maker.Card(v.id(), name+", "+where.name, fmt.Sprintf("V%02d", int(v))))
		c.Deck = visitDeck
		if v.long() {
			c.Marks = []cards.Mark{{Text: "long"}}
		}
		out = append(out, c)
	}
	return out
}

func trinketCards() []cards.Piece {
	var out []cards.Piece
	for h := range haunts {
		for i := range eachTrinket {
			c := h.dress(maker.Card(fmt.Sprintf("%s-%d", trinketWords[h], i+1), trinketNames[h], fmt.Sprintf("T%d", int(h)*eachTrinket+i+1)))
			c.Picture, c.Deck, c.Sort = trinketPictures[h], trinketDeck, trinketWords[h]
			out = append(out, c)
		}
	}
	return out
}

func blightCards() []cards.Piece {
	var out []cards.Piece
	for i, name := range blightNames {
		c := maker.Card("blight-"+slug(name), name, fmt.Sprintf("B%d", i+1))
		c.Picture, c.Deck = blightPictures[i], blightDeck
		out = append(out, c)
	}
	return out
}

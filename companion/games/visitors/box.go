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

//go:embed guides.toml
var guides string

// Box is everything printed for the game. Callers must not change it.
var Box = sync.OnceValue(func() *cards.Box {
	b := &cards.Box{
		Game: "visitors", Title: "The Visitors",
		Deck: slices.Concat(visitCards(), trinketCards(), blightCards()), Tokens: tokens(), Mats: mats(),
		Guides: kit.MustGuides(guides, guests...),
		Backs: []cards.Back{
			{Deck: visitDeck, Name: "Visits", Sign: cards.SignEye, Tint: cards.TintMist, Motif: cards.MotifLattice},
			{Deck: trinketDeck, Name: "Trinkets", Sign: cards.SignLantern, Tint: cards.TintLamp, Motif: cards.MotifLattice},
			{Deck: blightDeck, Name: "Blights", Sign: cards.SignBolt, Tint: cards.TintAlarm, Motif: cards.MotifLattice},
		},
		Tables: map[int]cards.Arrangement{},
		Credits: []string{
			"Unofficial companion with its own pictures and words. The Visitors was created by Gus Martin (Kansai Gameworks); this print is no part of their product.",
			"The rooms, the cards and their numbers are this companion's own: the published rules list none.",
			cards.PictureCredit,
		},
	}
	for players := 1; players <= maxPlayers; players++ {
		b.Tables[players] = arrangement(players)
	}
	return b
})

// guests are those for whom things to read are printed.
var guests = kit.PlayerReaders("🎩", "👒", "🌂", "💼")

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
	shade:   {"🌑", cards.SignMoon, cards.TintHeather},
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

// tokenH is the height of a token, mm.
const tokenH = 35.0

// tokens are the turn marker, the characters, the Visitors and the spirits.
func tokens() []cards.Piece {
	turn := maker.Token(turnMarker, "Turn", "TURN", tokenH)
	turn.Sign, turn.Tint = cards.SignRound, cards.TintMoon
	out := []cards.Piece{turn}
	for i, r := range guests {
		p := maker.Token("pawn-"+r.Seat, r.Name, fmt.Sprintf("P%d", i+1), tokenH)
		p.Owner, p.Picture = r.Seat, r.Picture
		out = append(out, p)
	}
	for _, h := range []haunt{visitor, whisper, frost, shade} {
		many, letter := eachSpirit, hauntNames[h][:1]
		if h == visitor {
			many, letter = figures, "G"
		}
		for i := range many {
			p := h.dress(maker.Token(fmt.Sprintf("%s-%d", slug(hauntNames[h]), i+1), hauntNames[h], fmt.Sprintf("%s%d", letter, i+1), tokenH))
			p.Sort = slug(hauntNames[h])
			out = append(out, p)
		}
	}
	return out
}

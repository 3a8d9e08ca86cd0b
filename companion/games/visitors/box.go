package visitors

import (
	"fmt"
	"sync"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Box is everything printed for the game. Callers must not change it.
var Box = sync.OnceValue(func() *cards.Box {
	b := &cards.Box{
		Game: "visitors", Title: "The Visitors",
		Deck: deck(), Tokens: pieces(), Mats: mats(), Guides: guides(),
		Backs: []cards.Back{
			{Deck: visitDeck, Name: "Visits", Sign: "eye", Tint: "mist", Motif: "lattice"},
			{Deck: trinketDeck, Name: "Trinkets", Sign: "lantern", Tint: "lamp", Motif: "lattice"},
			{Deck: blightDeck, Name: "Blights", Sign: "bolt", Tint: "alarm", Motif: "lattice"},
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

// tag is the code of a piece of this box.
func tag(name string, x, y float64) cards.Tag {
	return cards.Tag{Payload: cards.Payload("visitors " + name), X: x, Y: y}
}

// The size of a card and the place of its tag, mm.
const (
	cardW, cardH = 44.0, 64.0
	cardTagY     = cardH - 2 - cards.TagMM/2
)

// The decks, which have backs of their own.
const visitDeck, trinketDeck, blightDeck = "visits", "trinkets", "blights"

func card(deck, id, name, picture, sort, code string) cards.Piece {
	return cards.Piece{
		ID: id, Kind: cards.Card, Name: name, Picture: picture, Sort: sort, Code: code, Deck: deck, W: cardW, H: cardH,
		Tags: []cards.Tag{tag(id, cardW/2, cardTagY)},
	}
}

var (
	spiritPictures  = [spirits]string{"💨", "❄", "🌑"}
	trinketPictures = [trinkets]string{"🔔", "🔥", "🕯", "🏺"}
	blightPictures  = [blights]string{"✋", "⏳", "👣", "🔮", "👅", "🎭"}
)

// sign is a symbol and a colour, shared by a token and the cards that go with it.
type sign struct{ symbol, tint string }

var (
	spiritSigns = [spirits]sign{{"speech", "mist"}, {"drop", "glow"}, {"moon", "heather"}}
	visitorSign = sign{"eye", "alarm"}
)

func signed(p cards.Piece, s sign) cards.Piece {
	p.Sign, p.Tint = s.symbol, s.tint
	return p
}

// deck is every card: Visits, Trinkets, Blights.
func deck() []cards.Piece {
	var out []cards.Piece
	for v := range visit(visits) {
		where := chambers[v.room()]
		code := fmt.Sprintf("V%02d", int(v))
		if v.calls() {
			out = append(out, signed(card(visitDeck, v.id(), "Visitor, "+where.name, "👻", "", code), visitorSign))
			continue
		}
		c := signed(card(visitDeck, v.id(), where.spots[v.spot()]+", "+where.name, spiritPictures[v.spirit()], "", code), spiritSigns[v.spirit()])
		if v.long() {
			c.Marks = []cards.Mark{{Text: "long"}}
		}
		out = append(out, c)
	}
	for k, word := range trinketWords {
		for i := 1; i <= eachSort; i++ {
			sign := visitorSign
			if trinket(k) != vessel {
				sign = spiritSigns[k]
			}
			out = append(out, signed(card(trinketDeck, words().trinkets[k][i], trinketNames[k], trinketPictures[k], word, fmt.Sprintf("T%d", k*eachSort+i)), sign))
		}
	}
	for i, name := range blightNames {
		out = append(out, card(blightDeck, words().blights[i], name, blightPictures[i], "", fmt.Sprintf("B%d", i+1)))
	}
	return out
}

const tokenW, tokenH = 30.0, 35.0

// token is a 30 × 35 mm piece with its tag above and its name below.
func token(id, name, owner, sort, code string) cards.Piece {
	return cards.Piece{
		ID: id, Kind: cards.Token, Name: name, Owner: owner, Sort: sort, Code: code, W: tokenW, H: tokenH,
		Tags: []cards.Tag{tag(id, tokenW/2, cards.TagMM/2+0.15)},
	}
}

func pieces() []cards.Piece {
	out := []cards.Piece{signed(token(turnMarker, "Turn", "", "", "TURN"), sign{"round", "moon"})}
	for s := game.Seat(1); s <= maxPlayers; s++ {
		p := token(pawnID(s), fmt.Sprintf("Player %d", int(s)), seatName(s), "", fmt.Sprintf("P%d", int(s)))
		p.Picture = pictures[s-1]
		out = append(out, p)
	}
	for i, id := range words().figures[1:] {
		p := signed(token(id, "Visitor", "", "visitor", fmt.Sprintf("G%d", i+1)), visitorSign)
		p.Picture = "👻"
		out = append(out, p)
	}
	for t, name := range spiritNames {
		for i, id := range words().tokens[t][1:] {
			p := signed(token(id, name, "", slug(name), fmt.Sprintf("%c%d", name[0], i+1)), spiritSigns[t])
			p.Picture = spiritPictures[t]
			out = append(out, p)
		}
	}
	return out
}

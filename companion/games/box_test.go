package games

import (
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

func TestEveryBoxIsSound(t *testing.T) {
	var boxes []*cards.Box
	for _, g := range List() {
		boxes = append(boxes, g.Box())
	}
	if err := cards.CheckAll(boxes...); err != nil {
		t.Error(err)
	}
	for _, g := range List() {
		if err := Check(g); err != nil {
			t.Errorf("%s cannot be played: %v", g.Name(), err)
		}
	}
}

// TestEverySeatHasSomethingToRead asks every game, with as many people as it
// takes, for a role card and a reference of each seat.
func TestEverySeatHasSomethingToRead(t *testing.T) {
	for _, g := range List() {
		b := g.Box()
		s, err := g.New(game.Setup{Game: g.Name(), Players: slices.Max(b.Players())})
		if err != nil {
			t.Fatal(err)
		}
		for _, seat := range s.Seats()[1:] {
			for _, form := range []cards.Form{cards.RoleCard, cards.Reference} {
				if !slices.ContainsFunc(b.Guides, func(x cards.Guide) bool { return x.Form == form && x.Owner == seat }) {
					t.Errorf("%s: %s has no %s", g.Name(), seat, form)
				}
			}
		}
		seen := map[string]bool{}
		for _, x := range b.Guides {
			if _, taken := b.Piece(x.ID); taken || seen[x.ID] {
				t.Errorf("%s: the id %s is used twice", g.Name(), x.ID)
			}
			seen[x.ID] = true
			if x.Title == "" || len(x.Sentences()) < 2 {
				t.Errorf("%s: %s says nothing", g.Name(), x.ID)
			}
		}
	}
}

// TestEveryPieceCanBeCalledByVoice looks for a short code beside every tag,
// no two alike within a game.
func TestEveryPieceCanBeCalledByVoice(t *testing.T) {
	for _, g := range List() {
		b := g.Box()
		said := map[string]string{}
		for _, p := range slices.Concat(b.Deck, b.Tokens) {
			if p.Kind == cards.Shield { // there is one
				continue
			}
			heard := strings.ToUpper(p.Code)
			if p.Code == "" || len(p.Code) > 8 {
				t.Errorf("%s: %s has the code %q", g.Name(), p.ID, p.Code)
			} else if other := said[heard]; other != "" {
				t.Errorf("%s: %s and %s have the code %s", g.Name(), p.ID, other, p.Code)
			}
			said[heard] = p.ID
		}
		names := map[string]bool{}
		for _, m := range b.Mats {
			if names[m.Name] {
				t.Errorf("%s: two mats are called %s", g.Name(), m.Name)
			}
			names[m.Name] = true
		}
	}
}

// TestDecksHaveBacksOfTheirOwn compares the decks of each game by sign.
func TestDecksHaveBacksOfTheirOwn(t *testing.T) {
	for _, g := range List() {
		b := g.Box()
		signs := map[cards.Sign]string{}
		for _, k := range b.Backs {
			if other, taken := signs[k.Sign]; taken {
				t.Errorf("%s: the decks %q and %q have the same sign", g.Name(), k.Deck, other)
			}
			signs[k.Sign] = k.Deck
		}
		known := func(deck string) bool {
			return slices.ContainsFunc(b.Backs, func(k cards.Back) bool { return k.Deck == deck })
		}
		for _, p := range b.Deck {
			if !known(p.Deck) {
				t.Errorf("%s: %s is of the deck %q, which has no back", g.Name(), p.ID, p.Deck)
			}
		}
		for _, m := range b.Mats {
			for _, z := range m.Zones {
				if z.Style == cards.Deck && !known(z.Pile) {
					t.Errorf("%s: on %s lies the deck %q, which has no back", g.Name(), z.ID, z.Pile)
				}
			}
		}
	}
}

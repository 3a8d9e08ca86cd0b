package grove

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// The small box is a part of the whole one, with the same tags, and holds all
// that its game needs.
func TestAFirstEveningIsAPartOfTheBox(t *testing.T) {
	g := Game
	box, s := g.FirstEvening()
	if err := box.Check(); err != nil {
		t.Fatal(err)
	}
	if _, err := g.New(s); err != nil {
		t.Fatalf("its game cannot be played: %v", err)
	}
	if len(box.Deck) != firstCards {
		t.Errorf("it has %d cards, want %d", len(box.Deck), firstCards)
	}
	seen := map[string]bool{}
	for _, p := range box.Pieces() {
		whole, ok := g.Box().Piece(p.ID)
		if !ok || seen[p.ID] || len(whole.Tags) != len(p.Tags) || len(p.Tags) > 0 && whole.Tags[0] != p.Tags[0] {
			t.Errorf("%s is not that of the whole box, or stands twice", p.ID)
		}
		seen[p.ID] = true
	}
	for _, id := range []string{trustToken, claimToken, turnMarker, guessTokens[0], guessTokens[3]} {
		if !seen[id] {
			t.Errorf("%s is missing", id)
		}
	}
	if seen[shieldPiece] {
		t.Error("the shield is printed although a book stands for it")
	}
}

// TestTheDealOfAFirstEveningFitsItsCards: they are from all over the deck, so no
// codes are named that stay in the box.
func TestTheDealOfAFirstEveningFitsItsCards(t *testing.T) {
	_, s := Game.FirstEvening()
	st, err := Game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, h := range st.View(game.Table).Hints {
		told = append(told, h.String())
	}
	want := []string{"5 cards to everyone, face down and off the table.", "Play with any 36 objects. The others stay in the box."}
	if !strings.HasPrefix(strings.Join(told, "|"), strings.Join(want, "|")) {
		t.Errorf("told is %q, want %q first", told, want)
	}
}

package grove

import (
	"math/rand/v2"
	"regexp"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// TestR45TheListOfMovesForgetsCoveredCards plays whole games and looks for the
// covered cards' names in what every seat may read of the moves.
func TestR45TheListOfMovesForgetsCoveredCards(t *testing.T) {
	setup := game.Setup{Game: "grove", Players: 3}
	covered := 0
	for seed := range uint64(12) {
		m, err := game.NewMatch(Game, setup)
		if err != nil {
			t.Fatal(err)
		}
		people, err := Game.Players(setup, rand.New(rand.NewPCG(seed, 1)).IntN)
		if err != nil {
			t.Fatal(err)
		}
		for m.State().Result() == nil {
			mv, err := people.Next(m.State())
			if err != nil {
				t.Fatal(err)
			}
			if err := m.Apply(mv); err != nil {
				t.Fatal(err)
			}
		}
		for _, id := range m.State().(game.Coverer).Covered() {
			covered++
			name := builtIn().Name(builtIn().Piece(id)).Name
			named := regexp.MustCompile(`\b` + regexp.QuoteMeta(name) + `\b|` + regexp.QuoteMeta(id) + `\b`)
			for i := range m.Len() {
				for seat := range m.State().Seats() {
					text := m.Line(i, game.Seat(seat))
					for _, s := range m.Story(i, game.Seat(seat)) {
						text += "\n" + s.String()
					}
					if named.MatchString(text) {
						t.Fatalf("seed %d: seat %d reads of the covered %s: %s", seed, seat, id, text)
					}
				}
			}
		}
	}
	if covered == 0 {
		t.Fatal("no card was covered in any game: the test looks at nothing")
	}
}

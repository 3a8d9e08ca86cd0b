package visitors

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// setups are every count of players and difficulty, and each option turned
// away from its default.
func setups() []game.Setup {
	var out []game.Setup
	for n := 1; n <= maxPlayers; n++ {
		for _, d := range []string{"easy", "medium", "hard"} {
			out = append(out, game.Setup{Game: "visitors", Players: n, Options: map[string]string{"difficulty": d}})
		}
	}
	for _, o := range options[1:] {
		for _, v := range o.Values[1:] {
			n := 3
			if o.Name == "solo" {
				n = 1
			}
			out = append(out, game.Setup{Game: "visitors", Players: n, Options: map[string]string{"difficulty": "hard", o.Name: v.Word}})
		}
	}
	return append(out, game.Setup{Game: "visitors", Players: 4, Options: map[string]string{"hands": "hidden", "trade": "yes", "cursed": "all", "after_summon": "removed", "summon_at": "location", "blight_out": "fails", "difficulty": "hard"}})
}

func suite() gametest.Suite {
	return gametest.Suite{Game: Game, Setups: setups(), Lost: true, Games: 1}
}

func TestConformance(t *testing.T) { gametest.Run(t, suite().Few(4)) }

func TestFilmConformance(t *testing.T) { gametest.Run(t, suite()) }

func TestFilmEverySentenceCanBeTranslated(t *testing.T) { suite().Listen(t, 2) }

func FuzzGames(f *testing.F) { gametest.Fuzz(f, suite()) }

func TestOnePlayerIsNoPlural(t *testing.T) {
	chosen := game.Chosen(Game, game.Setup{Game: "visitors", Players: 1})
	if len(chosen) < 2 || chosen[1].String() != "1 player" {
		t.Errorf("a game for one is told as %v", chosen)
	}
}

package visitors

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

func TestEverySentenceCanBeTranslated(t *testing.T) {
	gametest.CheckWords(t, gametest.Suite{Game: Game{}, Setups: setups(), Lost: true, Games: 1}, gametest.Words{
		Tables: []string{"verbs", "sideNames"},
		Alike: map[string][]string{
			"de": {"Altar", "Foyer", "Frost", "Statue", "The Visitors"},
			"fr": {"long", "Piano", "Portrait", "Statue", "The Visitors"},
		},
	})
}

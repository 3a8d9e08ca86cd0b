package blackwood

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

func TestEverySentenceCanBeTranslated(t *testing.T) {
	gametest.CheckWords(t, suite(), gametest.Words{
		Tables: []string{"verbs", "witchNames", "theWitches", "ingredientNames", "colourWords"},
		Alike: map[string][]string{
			"de": {"Blackwood", "Expedition", "Fagus Bok", "Gold", "Joker", "Marionette"},
			"fr": {"Blackwood", "Fagus Bok", "Joker", "Potion", "Potions", "Village"},
		},
	})
}

package blackwood

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

func TestEverySentenceCanBeTranslated(t *testing.T) {
	gametest.CheckWords(t, suite(), gametest.Words{
		Tables: []string{"actionWords", "witchNames", "ingredientNames", "colourWords"},
		Alike: map[string][]string{
			"de": {},
			"fr": {},
		},
	})
}

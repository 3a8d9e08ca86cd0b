package visitors

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

func TestEverySentenceCanBeTranslated(t *testing.T) {
	gametest.CheckWords(t, suite(), gametest.Words{
		Tables: []string{"verbs", "nothingCalled", "sideNames"},
		Alike: map[string][]string{
			"de": {"Altar", "Foyer", "Frost", "Statue", "The Visitors"},
			"fr": {"long", "Piano", "Portrait", "Statue", "The Visitors"},
		},
	})
}

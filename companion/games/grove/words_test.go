package grove

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

func TestEverySentenceCanBeTranslated(t *testing.T) {
	gametest.CheckWords(t, suite(), gametest.Words{
		Tables: []string{"actionWords", "powerWords", "powerNotes", "ours"},
		Alike: map[string][]string{
			"de": {},
			"fr": {},
		},
	})
}

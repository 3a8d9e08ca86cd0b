package psisquad

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

func TestEverySentenceCanBeTranslated(t *testing.T) {
	gametest.CheckWords(t, suite(), gametest.Words{
		Tables: []string{},
		Alike: map[string][]string{
			"de": {"P", "Psi Squad", "Status"},
			"fr": {"Place", "Points", "Psi Squad", "%+d point", "%+d points"},
		},
	})
}

package grove

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

func TestEverySentenceCanBeTranslated(t *testing.T) {
	gametest.CheckWords(t, suite(), gametest.Words{
		Tables: []string{"verbs", "powers", "ours", "stages", "layForKid", "proveHint"},
		Alike: map[string][]string{
			"de": {"A", "A B", "Agent", "Baseball", "Hammer", "Hand", "Jeans", "Laptop", "Marker", "Nonce", "Radio", "Ring", "Rose", "Thermometer", "Vase", "Visitor in Blackwood Grove"},
			"fr": {"A", "A B", "Agent", "Agents", "Cactus", "Contradictions", "Locomotive", "Microscope", "Nonce", "Radio", "Rose", "Saxophone", "T-shirt", "Vase", "Verdict", "Visitor in Blackwood Grove", "secret"},
		},
	})
}

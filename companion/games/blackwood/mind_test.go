package blackwood

import (
	"strings"
	"testing"
)

// TestInstructionsNameTheCoins: they lie beside the mats, where no layout tells of
// them.
func TestInstructionsNameTheCoins(t *testing.T) {
	told := map[string]int{}
	for seed := range uint64(3) {
		for _, p := range positions(t, seed) {
			for _, m := range p.Legal(p.actor()) {
				after, _, err := p.Apply(m)
				if err != nil {
					t.Fatal(err)
				}
				own := int(after.(*position).coins[m.Seat] - p.coins[m.Seat])
				text := p.Instruct(m, nil).String()
				switch {
				case own < 0 && !strings.Contains(text, name(m.Seat).String()+" pays "+coinsText(-own).String()),
					own > 0 && !strings.Contains(text, name(m.Seat).String()+" gets "+coinsText(own).String()),
					m.Verb == "place" && text != "":
					t.Errorf("%s: %q, and the coins become %+d", m.Line(p.Seats()), text, own)
				}
				if text != "" {
					told[m.Verb]++
				}
			}
		}
	}
	for _, verb := range []string{"buy", "prepare", "sell"} {
		if told[verb] == 0 {
			t.Errorf("no %s was met", verb)
		}
	}
}

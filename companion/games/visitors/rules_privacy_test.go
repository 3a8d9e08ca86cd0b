package visitors

import (
	"reflect"
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// TestR61NobodyHasASecretInTheRecord: at a table with hidden hands no move names what
// goes into a hand or out of it unseen, and every seat reads the same.
func TestR61NobodyHasASecretInTheRecord(t *testing.T) {
	hidden := 0 // moves that would name a Trinket where hands lie open
	for _, trade := range []string{"no", "yes"} {
		for seed := range uint64(6) {
			s := gametest.Setup("visitors", 2+int(seed)%3, "hands=hidden", "trade="+trade)
			states, moves := gametest.Finished(t, Game, s, seed).Played()
			for i, mv := range moves {
				before, after := states[i], states[i+1]
				if slices.Contains([]string{vTake, vDrop, vGive}, mv.Verb) {
					hidden++
					if len(mv.Objects) > 0 {
						t.Errorf("%s names what nobody else may see", mv.Line(before.Seats()))
					}
				}
				all := after.View(game.Table)
				for seat := range after.Seats() {
					if !before.Redact(mv, game.Seat(seat)).Equal(mv) {
						t.Errorf("seat %d reads another move than %s", seat, mv.Line(before.Seats()))
					}
					v := after.View(game.Seat(seat))
					if v.Seat = all.Seat; !reflect.DeepEqual(v, all) {
						t.Errorf("after %s seat %d sees something else", mv.Line(before.Seats()), seat)
					}
				}
			}
		}
	}
	if hidden < 50 {
		t.Errorf("only %d moves with hidden Trinkets", hidden)
	}
}

package companion_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

// TestPlayingOnWhileASeatIsLockedFits plays a game on for some moves that the rules
// take without knowing what is locked: when it is unlocked, they fit.
func TestPlayingOnWhileASeatIsLockedFits(t *testing.T) {
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "grove", Players: 3}
	on := 0
	for seed := range uint64(12) {
		m, err := game.NewMatch(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		chance := rand.New(rand.NewPCG(seed, 5))
		people, err := g.Players(setup, chance.IntN)
		if err != nil {
			t.Fatal(err)
		}
		keys := keyring.New(nil)
		keys.Work = 1
		script, text := game.NewTranscript(m, keys)
		for s := game.Seat(1); s <= 3; s++ {
			a := keys.Choose(s, "Ada", "2468")
			a.Compare()
			_, _, line := keys.Admit(a)
			text += script.Aside(line)
		}
		for range 8 + chance.IntN(60) {
			if m.State().Result() != nil {
				break
			}
			before := m.State()
			mv, err := people.Next(before)
			if err != nil {
				t.Fatal(err)
			}
			if err := m.Apply(mv); err != nil {
				t.Fatal(err)
			}
			text += script.Move(before, mv)
		}
		locked := keyring.New(nil)
		m, script, _, err = game.Read(strings.NewReader(text), find, locked)
		if err != nil {
			t.Fatal(err)
		}
		if rest, stuck := script.Stuck(); stuck {
			t.Errorf("seed %d: the game cannot go on from %s", seed, rest[0])
			continue
		}
		for range 20 {
			before := m.State()
			var legal []game.Move
			for _, s := range before.Turn() {
				legal = append(legal, before.Legal(s)...)
			}
			if len(legal) == 0 || before.Result() != nil {
				break
			}
			mv := legal[chance.IntN(len(legal))]
			if err := m.Apply(mv); err != nil {
				break // as a lift without its seal
			}
			script.Move(before, mv)
			on++
		}
		for s := game.Seat(1); s <= 3; s++ {
			a := locked.Try(s, "2468")
			a.Compare()
			locked.Admit(a)
		}
		if _, err := script.Fold(); err != nil {
			t.Errorf("seed %d: unlocked, the moves since do not fit: %v", seed, err)
		}
	}
	if on < 50 {
		t.Errorf("only %d moves were played on", on)
	}
}

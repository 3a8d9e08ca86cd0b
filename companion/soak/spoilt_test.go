package soak

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/keyring"
	"github.com/grovewatch/grovewatch/companion/paired"
)

// leastSpoilt is how many spoilt files a long run tries at least.
const leastSpoilt = 60000

// TestEverySpoiltGameIsNoticed cuts and edits saved games with locked lines: each
// byte that is changed, each line that is missing or there twice. A long run
// spoils whole games of all kinds with secrets, a short one the beginning of one.
func TestEverySpoiltGameIsNoticed(t *testing.T) {
	setups := paired.Setups()
	most, enough := 24, 1
	if long(t) > 0 {
		most, enough = 1000, leastSpoilt
	}
	spoilt := 0
	for n := 0; spoilt < enough; n++ {
		spoilt += spoil(t, setups[n%len(setups)], uint64(n), most)
	}
	t.Logf("%d spoilt files", spoilt)
}

// spoil plays so many moves at most of a game, spoils its file in every way, and
// counts the ways. Each must be noticed.
func spoil(t *testing.T, setup game.Setup, seed uint64, most int) (spoilt int) {
	t.Helper()
	g, err := find(setup)
	if err != nil {
		t.Fatal(err)
	}
	setup = setup.Complete(g)
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	people, err := g.Players(setup, rand.New(rand.NewPCG(seed, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	keys := keyring.New(nil)
	script, text := game.NewTranscript(m, keys)
	for m.Len() < most && m.State().Result() == nil {
		mv, err := people.Next(m.State())
		if err != nil {
			t.Fatal(err)
		}
		before := m.State()
		if err := m.Apply(mv); err != nil {
			t.Fatal(err)
		}
		text += script.Move(before, mv)
	}
	if !strings.Contains(text, "secret ") {
		return 0 // nothing was done in private
	}
	sound := func(b []byte) bool {
		_, _, _, err := game.Read(bytes.NewReader(b), find, keys)
		return err == nil
	}
	if !sound([]byte(text)) {
		t.Fatal("the game itself is taken for spoilt")
	}
	judge := func(b []byte, what string, where int) {
		spoilt++
		if sound(b) {
			t.Errorf("%s, seed %d: %s %d is not noticed", setup.Game, seed, what, where)
		}
	}
	for i := range text {
		b := []byte(text)
		b[i] ^= 1 << (i % 7)
		judge(b, "a changed byte at", i)
	}
	lines := strings.SplitAfter(text, "\n")
	for i, l := range lines[:len(lines)-1] {
		if strings.TrimSpace(l) == "" {
			continue
		}
		if i < len(lines)-2 { // a whole last line may be missing
			judge([]byte(strings.Join(lines[:i], "")+strings.Join(lines[i+1:], "")), "the missing line", i)
		}
		judge([]byte(strings.Join(lines[:i+1], "")+l+strings.Join(lines[i+1:], "")), "the doubled line", i)
	}
	return spoilt
}

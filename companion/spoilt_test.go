package companion_test

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

// TestEverySpoiltGameIsNoticed cuts and edits a transcript with locked lines: each
// byte that is changed, each line that is missing or there twice.
func TestEverySpoiltGameIsNoticed(t *testing.T) {
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "grove", Players: 3}
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	people, err := g.Players(setup, rand.New(rand.NewPCG(1, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	keys := keyring.New(nil)
	script, head := game.NewTranscript(m, keys)
	text := head
	for range 24 {
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
	if strings.Count(text, "secret ") < 3 {
		t.Fatalf("nothing is locked:\n%s", text)
	}
	sound := func(b []byte) bool {
		_, _, _, err := game.Read(bytes.NewReader(b), find, keys)
		return err == nil
	}
	if !sound([]byte(text)) {
		t.Fatal("the game itself is taken for spoilt")
	}
	spoilt, misjudged := 0, 0
	judge := func(b []byte, what string, where int) {
		spoilt++
		if sound(b) {
			misjudged++
			t.Errorf("%s %d is not noticed", what, where)
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
	t.Logf("%d spoilt games, %d misjudged", spoilt, misjudged)
}

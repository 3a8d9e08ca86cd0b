package games

import (
	"crypto/sha256"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
)

// A printed card stays valid for ever: testdata/tags.txt has, for each game and
// for a deck of people's own, how many tags its box has and what all of them
// say and look like.
func TestPrintedCardsStayValid(t *testing.T) {
	text, err := os.ReadFile("testdata/tags.txt")
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "#") {
			want = append(want, strings.TrimSpace(line))
		}
	}
	boxes := map[string]*cards.Box{"grove-own-deck": ownBox(t)}
	for _, g := range List() {
		boxes[g.Name()] = g.Box()
	}
	var got []string
	for name, b := range boxes {
		got = append(got, pin(t, name, b))
	}
	slices.Sort(got)
	for _, line := range got {
		if !slices.Contains(want, line) {
			t.Errorf("testdata/tags.txt lacks %q. Add the line for a new game; of an old one, printed cards would not be known any more", line)
		}
	}
	if len(want) != len(got) {
		t.Errorf("testdata/tags.txt has %d lines for %d boxes", len(want), len(got))
	}
}

// pin is the line of a box: its name, how many tags it has, and the beginning
// of a digest of them all.
func pin(t *testing.T, name string, b *cards.Box) string {
	t.Helper()
	var tags []string
	for _, p := range b.Pieces() {
		for _, tag := range p.Tags {
			code, err := cards.Encode(tag.Payload)
			if err != nil {
				t.Fatal(err)
			}
			var modules strings.Builder
			for _, dark := range code {
				if dark {
					modules.WriteByte('#')
				} else {
					modules.WriteByte('.')
				}
			}
			tags = append(tags, fmt.Sprintf("%s %q %s %s\n", p.ID, tag.ID, tag.Payload, &modules))
		}
	}
	slices.Sort(tags)
	sum := sha256.Sum256([]byte(strings.Join(tags, "")))
	return fmt.Sprintf("%s %d %x", name, len(tags), sum[:16])
}

// ownBox is the box of a game with a deck of people's own.
func ownBox(t *testing.T) *cards.Box {
	t.Helper()
	text := "title = \"Grandmother's attic\"\n"
	for n := range 30 {
		text += fmt.Sprintf("[[card]]\nname = \"Thing %d\"\npicture = \"⚓\"\n", n)
	}
	d, err := deck.Read(fstest.MapFS{deck.File: {Data: []byte(text)}}, deck.Press{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	own, err := g.(game.Decker).With(d)
	if err != nil {
		t.Fatal(err)
	}
	return own.Box()
}

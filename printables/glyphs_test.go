package printables

import (
	"fmt"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

// The check of a box knows the fonts' characters as data. When a font changes,
// the lists are copied from here into cards/glyphs.go.
func TestTheCheckKnowsTheFonts(t *testing.T) {
	emoji := func(r rune) bool { _, err := SVG(string(r)); return err == nil }
	all := func(r rune) bool { return display.has(r) && regular.has(r) && bold.has(r) }
	for _, font := range []struct {
		name string
		has  func(rune) bool
		list string
	}{{"emoji", emoji, cards.EmojiSpans}, {"name", display.has, cards.NameSpans}, {"text", all, cards.TextSpans}} {
		var out []string
		for r := rune(' '); r < 0x20000; r++ {
			from := r
			for font.has(r) {
				r++
			}
			switch r - from {
			case 0:
			case 1:
				out = append(out, fmt.Sprintf("%x", from))
			default:
				out = append(out, fmt.Sprintf("%x-%x", from, r-1))
			}
		}
		if got := strings.Join(out, " "); got != strings.Join(strings.Fields(font.list), " ") {
			t.Errorf("the characters of the %s font are\n%s", font.name, got)
		}
	}
}

package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestTheRulesAnswerForEverySeat says what each may do or why not, in every game; they
// are searched, and end with the house rules in force.
func TestTheRulesAnswerForEverySeat(t *testing.T) {
	for _, g := range games.List() {
		setup := game.Setup{Game: g.Name(), Players: 3}
		e := listen(t, g, setup)
		e.w.askRules("")
		shown := func() string {
			e.settle()
			return strings.Join(uitest.Texts(e.w.Win.Canvas().Overlays().Top()), "\n")
		}
		for seat := 1; seat < len(e.w.Screen.Seats); seat++ {
			e.letter(rune('0' + seat))
			if all := shown(); !strings.Contains(all, "Now") && !strings.Contains(all, "Not now, and why") {
				t.Errorf("%s says nothing of what %s may do:\n%s", g.Name(), e.w.SeatName(seat), all)
			}
		}
		if c, ok := g.(game.Chooser); ok {
			all := strings.ReplaceAll(shown(), "\n", " ")
			for _, o := range c.Choices(e.w.Setup) {
				if now := o.In(e.w.Setup).Title.String(); !strings.Contains(all, now) {
					t.Errorf("%s does not tell that %s: %s", g.Name(), o.Title, now)
				}
			}
		}
		e.letter('s')
		for _, r := range "xyzzy" {
			e.letter(r)
		}
		if all := shown(); !strings.Contains(all, "No rule says that.") {
			t.Errorf("%s finds a nonsense word:\n%s", g.Name(), all)
		}
		for range "xyzzy" {
			e.press(fyne.KeyBackspace)
		}
		for _, r := range "house" {
			e.letter(r)
		}
		if _, ok := g.(game.Chooser); ok && !strings.Contains(shown(), "House rules in force") {
			t.Errorf("%s does not find its house rules:\n%s", g.Name(), shown())
		}
		if e.press(fyne.KeyEscape); e.w.page != nil {
			t.Errorf("%s: Escape does not close the rules", g.Name())
		}
	}
}

// TestTheRulesAreThoseOfTheEdition that is played, and of no other.
func TestTheRulesAreThoseOfTheEdition(t *testing.T) {
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	for edition, says := range map[string][2]string{"a": {"Edition A", "Edition B"}, "b": {"Edition B", "Edition A"}} {
		e := listen(t, g, game.Setup{Game: g.Name(), Players: 3, Options: map[string]string{"edition": edition}})
		e.w.askRules("")
		e.settle()
		texts := uitest.Texts(e.w.Win.Canvas().Overlays().Top())
		if !slices.Contains(texts, says[0]) || slices.Contains(texts, says[1]) {
			t.Errorf("%s is played, and the rules are %q", says[0], texts)
		}
	}
}

// TestTheRulesOfAPiece are shown for each piece that lies on the table.
func TestTheRulesOfAPiece(t *testing.T) {
	for _, g := range games.List() {
		e := listen(t, g, game.Setup{Game: g.Name(), Players: 3})
		for _, p := range e.w.Screen.View.Pieces {
			e.w.askRules(p.ID)
			e.settle()
			all := strings.Join(uitest.Texts(e.w.Win.Canvas().Overlays().Top()), "\n")
			if strings.Contains(all, "No rule says that.") {
				t.Errorf("%s has no rule about %s", g.Name(), p.ID)
			}
			e.w.page.Close()
		}
	}
}

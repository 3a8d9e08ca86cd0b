package paint

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestWordsArePartedWherePeoplePartThem(t *testing.T) {
	for word, want := range map[string]string{
		"Paintbrush": "Paint-brush", "Screwdriver": "Screw-dri-ver", "keyboard": "key-board", "Fernglas": "Fern-glas",
		"Computertastatur": "Com-pu-ter-tas-ta-tur", "Décoction": "Dé-coc-tion", "Sonnenblume": "Son-nen-blu-me",
		"Rettungshelm": "Ret-tungs-helm", "Stöckelschuh": "Stö-ckel-schuh", "Handschuh": "Hand-schuh",
		"Beichtstuhl": "Beicht-stuhl", "Speiseschrank": "Spei-se-schrank", "Kasten": "Kas-ten", "Fenster": "Fens-ter",
		"E-Gitarre": "E-Gi-tar-re", "Bell": "Bell", "Oak": "Oak",
		"Bleistift": "Blei-stift", "Sanduhr": "Sand-uhr", "aufrecht": "auf-recht",
		"Baignoire": "Bai-gnoi-re", "Beignet": "Bei-gnet", "Champignon": "Cham-pi-gnon", "lèvres": "lè-vres",
		"Clearing": "Clear-ing", "Whose": "Whose", "Backofen": "Back-ofen", "MüllEIMER": "Müll-EI-MER", "Reißzwecke": "Reiß-zwe-cke",
	} {
		got, from := "", 0
		for _, at := range syllables(word) {
			got += strings.TrimSuffix(word[from:at], "-") + "-"
			from = at
		}
		if got += word[from:]; got != want {
			t.Errorf("%s is parted as %s, not %s", word, got, want)
		}
	}
}

func TestNamesStayWhole(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	lines, size := Whole("Computer keyboard", 20, 14, Bold, 56, 3)
	if size < 14 || len(lines) != 3 {
		t.Errorf("%q at %.1f", lines, size)
	}
	for _, l := range lines {
		if w := fyne.MeasureText(l, size, Bold).Width; w > 56 {
			t.Errorf("%q is %.0f wide", l, w)
		}
	}
	if all := strings.ReplaceAll(strings.Join(lines, ""), "-", ""); all != "Computer keyboard" {
		t.Errorf("%q is left", all)
	}
}

// TestAWordIsNotBrokenWithoutAHyphen: it becomes smaller instead.
func TestAWordIsNotBrokenWithoutAHyphen(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	for _, word := range []string{"Hirsch", "Strumpf"} {
		if lines, size := Whole(word, 24, 20, Bold, 45, 3); len(lines) != 1 || lines[0] != word {
			t.Errorf("%q at %.1f", lines, size)
		}
	}
}

func TestAWordOfTwoLinesIsPartedNearItsMiddle(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{})
	for word, want := range map[string]string{"Envelope": "Enve- lope", "Telephone": "Tele- phone", "Two envelopes": "Two enve- lopes"} {
		width := fyne.MeasureText("Telepho-", 20, Bold).Width
		if got := parted(word, 20, Bold, width); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

package words

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/language/languagetest"
)

// The sentences of all packages of the window are translated here.
func TestEverySentenceCanBeTranslated(t *testing.T) {
	rooms, err := filepath.Glob("../*")
	if err != nil {
		t.Fatal(err)
	}
	rooms = slices.DeleteFunc(rooms, func(f string) bool { return filepath.Base(f) == "uitest" }) // what tests show
	languagetest.Check(t, languagetest.Source{
		Folders: append(rooms, ".."),
		Tables:  []string{"facets", "keyNames"},
		Alike:   map[string][]string{"de": {"A4", "Code", "Demos", "Esc", "Letter", "Name", "Normal", "Pause"}, "fr": {"%d minutes", "1 minute", "A4", "Code", "Ctrl", "Date", "Minutes", "Letter", "Normal", "Pause", "Table"}},
	})
}

func TestOneIsSaidInTheSingular(t *testing.T) {
	for _, c := range [][2]string{
		{Minutes(1), "1 minute"}, {Minutes(2), "2 minutes"},
		{Moves(1), "1 move"}, {Moves(2), "2 moves"},
		{Players(1), "1 player"}, {Players(2), "2 players"},
		{Sheets(1, 1), "1 page on 1 sheet of paper"}, {Sheets(2, 1), "2 pages on 1 sheet of paper"}, {Sheets(3, 2), "3 pages on 2 sheets of paper"},
	} {
		if c[0] != c[1] {
			t.Errorf("it says %q, not %q", c[0], c[1])
		}
	}
}

func TestKeysAreCalledAsOnTheKeyboard(t *testing.T) {
	Load()
	defer language.Speak("")
	for tongue, want := range map[string]string{"en": "Ctrl + Shift + Z", "de": "Strg + Umschalt + Z", "fr": "Ctrl + Maj + Z"} {
		if language.Speak(tongue); Key("Ctrl + Shift + Z") != want {
			t.Errorf("%s: %q", tongue, Key("Ctrl + Shift + Z"))
		}
	}
}

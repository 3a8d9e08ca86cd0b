package words

import (
	"path/filepath"
	"slices"
	"testing"

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
		Tables:  []string{"facets"},
		Alike:   map[string][]string{"de": {"A4", "Code", "Demos", "Letter", "Name", "Normal"}, "fr": {"%d minutes", "A4", "Code", "Date", "Minutes", "Letter", "Normal", "Table"}},
	})
}

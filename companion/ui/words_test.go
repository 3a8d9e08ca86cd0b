package ui

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/language/languagetest"
)

func TestEverySentenceCanBeTranslated(t *testing.T) {
	languagetest.Check(t, languagetest.Source{
		Tables: []string{"facets"},
		Alike:  map[string][]string{"de": {"A4", "Code", "Letter", "Normal"}, "fr": {"A4", "Code", "Letter", "Normal", "Table"}},
	})
}

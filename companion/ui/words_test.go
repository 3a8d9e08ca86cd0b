package ui

import (
	"testing"

	"github.com/grovewatch/grovewatch/language/languagetest"
)

func TestEverySentenceCanBeTranslated(t *testing.T) {
	languagetest.Check(t, languagetest.Source{
		Tables: []string{"facets"},
		Alike:  map[string][]string{"de": {"Code", "Normal"}, "fr": {"Code", "Normal"}},
	})
}

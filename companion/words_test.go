package companion

import (
	"testing"

	"github.com/grovewatch/grovewatch/language/languagetest"
)

func TestEverySentenceCanBeTranslated(t *testing.T) {
	languagetest.Check(t, languagetest.Source{
		Folders: []string{".", "table"},
		Alike:   map[string][]string{"de": {}, "fr": {}},
	})
}

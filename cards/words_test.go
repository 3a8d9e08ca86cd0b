package cards

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/language/languagetest"
)

func TestEverySentenceCanBeTranslated(t *testing.T) {
	languagetest.Check(t, languagetest.Source{Folders: []string{".", "file"}})
}

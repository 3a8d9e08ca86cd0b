package companion

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/language/languagetest"
)

func TestEverySentenceCanBeTranslated(t *testing.T) {
	languagetest.Check(t, languagetest.Source{
		Folders: []string{".", "automa", "keyring", "library", "placing", "table", "voice", "../vision/opencv"},
		Alike:   map[string][]string{"de": {}, "fr": {}},
	})
}

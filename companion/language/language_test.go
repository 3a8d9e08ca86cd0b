package language_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2/lang"

	"github.com/grovewatch/grovewatch/companion/language"
)

func TestTheLanguageChangesAtOnce(t *testing.T) {
	t.Cleanup(func() { language.Speak("") })
	for _, all := range []string{"", "C", "POSIX", "en_GB.UTF-8"} {
		t.Setenv("LC_ALL", all)
		for _, c := range [][2]string{{"de", "Abbrechen"}, {"fr", "Annuler"}, {"en", "Cancel"}} {
			language.Speak(c[0])
			if got := lang.L("Cancel"); got != c[1] {
				t.Errorf("LC_ALL=%q, speaking %q: the toolkit says %q, want %q", all, c[0], got, c[1])
			}
		}
	}
}

func TestUnknownWordsStay(t *testing.T) {
	for _, s := range []string{"", "A card of my own", "{{.}} and %s"} {
		if got := language.In(s); got != s {
			t.Errorf("%q became %q", s, got)
		}
	}
}

// layer is a file system with the translations of one layer.
func layer(folder, de, fr string) fstest.MapFS {
	return fstest.MapFS{
		folder + "/de.json": {Data: []byte(de)},
		folder + "/fr.json": {Data: []byte(fr)},
	}
}

func TestEnglishNeedsNoTranslation(t *testing.T) {
	t.Cleanup(func() { language.Speak("") })
	if err := language.Add(layer("owls/translations", `{"Two owls":"Zwei Eulen","many":"viele"}`, `{"Two owls":"Deux hiboux","many":"beaucoup"}`)); err != nil {
		t.Fatal(err)
	}
	for l, want := range map[string][2]string{"en": {"Two owls", "many"}, "de": {"Zwei Eulen", "viele"}, "fr": {"Deux hiboux", "beaucoup"}} {
		language.Speak(l)
		for i, english := range []string{"Two owls", "many"} {
			if got := language.In(english); got != want[i] {
				t.Errorf("in %s %q is %q, want %q", l, english, got, want[i])
			}
		}
	}
}

func TestWrongTranslationsAreRefused(t *testing.T) {
	if err := language.Add(layer("translations", `{"One wren":"Ein Zaunkönig"}`, `{"One wren":"Un troglodyte"}`)); err != nil {
		t.Fatal(err)
	}
	for want, files := range map[string]fstest.MapFS{
		"no folder":     {},
		"fr.json":       {"translations/de.json": {Data: []byte(`{}`)}},
		"de.json":       layer("translations", `[]`, `{}`),
		"“Ein Spatz”":   layer("translations", `{"One wren":"Ein Spatz"}`, `{}`),
		"“Un moineau”,": layer("sparrows/translations", `{}`, `{"One wren":"Un moineau"}`),
	} {
		if err := language.Add(files); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want something about %s", err, want)
		}
	}
}

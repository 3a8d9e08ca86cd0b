package language_test

import (
	"embed"
	"testing"

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
	if err := language.Add(embed.FS{}); err == nil {
		t.Error("a layer without words was taken")
	}
	for _, s := range []string{"", "A card of my own", "{{.}} and %s"} {
		if got := language.In(s); got != s {
			t.Errorf("%q became %q", s, got)
		}
	}
}

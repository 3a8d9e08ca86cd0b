package main

import (
	"encoding/json"
	"testing"

	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/ui"
)

// All layers and games hand their sentences to one translator: two that say
// the same in English say the same in every language.
func TestOneSentenceHasOneTranslation(t *testing.T) {
	for _, l := range language.All() {
		told := map[string]string{}
		for _, files := range append(translations(), ui.Translations) {
			data, err := files.ReadFile(language.Folder + "/" + l + ".json")
			if err != nil {
				t.Fatal(err)
			}
			var all map[string]string
			if err := json.Unmarshal(data, &all); err != nil {
				t.Fatal(err)
			}
			for english, other := range all {
				if was, ok := told[english]; ok && was != other {
					t.Errorf("%q is %q and %q", english, was, other)
				}
				told[english] = other
			}
		}
	}
}

func TestEveryLayerTeachesItsWords(t *testing.T) {
	if err := learnWords(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { language.Speak("") })
	for l, want := range map[string]string{"en": "Forcefield", "de": "Kraftfeld", "fr": "Champ de force"} {
		language.Speak(l)
		if got := language.In("Forcefield"); got != want {
			t.Errorf("in %s: %q", l, got)
		}
	}
	for _, known := range []string{"one", "many"} { // words that the translator keeps to itself
		if got := language.In(known); got == "" {
			t.Errorf("%q became nothing", known)
		}
	}
}

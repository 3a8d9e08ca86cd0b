package grove

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestDeckIsWellFormed(t *testing.T) {
	if len(builtIn().objects) != 142 {
		t.Fatalf("the deck has %d objects, want 142", len(builtIn().objects))
	}
	names, pictures := map[string]bool{}, map[string]bool{}
	for _, o := range builtIn().objects {
		if names[strings.ToLower(o.Name)] || pictures[o.Picture] || o.Picture == "" {
			t.Errorf("%s: name or picture appears twice", o.Name)
		}
		names[strings.ToLower(o.Name)], pictures[o.Picture] = true, true
		if utf8.RuneCountInString(o.Name) > 20 {
			t.Errorf("%s: the name is too long for a card", o.Name)
		}
		if o.WeightG <= 0 || len(o.Material) == 0 || len(o.Colours) == 0 {
			t.Errorf("%s: weight, material or colour is missing", o.Name)
		}
		if !slices.Contains(vocabulary.Kinds, o.Kind) {
			t.Errorf("%s: unknown kind %q", o.Name, o.Kind)
		}
		for _, check := range []struct{ used, known []string }{
			{o.Material, vocabulary.Materials}, {o.Colours, vocabulary.Colours}, {o.Traits, vocabulary.Traits},
		} {
			for _, w := range check.used {
				if !slices.Contains(check.known, w) {
					t.Errorf("%s: unknown word %q", o.Name, w)
				}
			}
		}
	}
}

func TestVoiceCodesAreUnique(t *testing.T) {
	seen := map[string]string{}
	for _, p := range builtIn().box.Deck {
		if other, ok := seen[p.Code]; ok {
			t.Errorf("%s and %s share the code %s", p.ID, other, p.Code)
		}
		seen[p.Code] = p.ID
	}
}

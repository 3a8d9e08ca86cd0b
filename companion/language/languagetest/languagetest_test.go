package languagetest

import "testing"

func TestWrongTranslationsAreNoticed(t *testing.T) {
	for _, c := range []struct {
		english, other string
		right          bool
	}{
		{"Pass", "Passen", true},
		{"Pass", "Pass", false},
		{"Agent", "Agent", true},
		{"Agent", "Agentin", false},
		{"Pass", "", false},
		{"%s has %d", "%s hat %d", true},
		{"%s has %d", "%[2]d hat %[1]s", true},
		{"%s has %d", "%d hat %s", false},
		{"%s has %d", "%s hat", false},
		{"at 100 %%", "bei 100 %%", true},
		{"one", "eins: %s", false},
	} {
		if wrong := compare(c.english, c.other, []string{"Agent"}); (wrong == "") != c.right {
			t.Errorf("%q as %q: %q", c.english, c.other, wrong)
		}
	}
	for s, want := range map[string]bool{"": false, "%s, %d": false, "%s %[2]s": false, "“%s”": true, "a %s": true, "%d: é": true} {
		if Wordy(s) != want {
			t.Errorf("%q has words: %v", s, !want)
		}
	}
}

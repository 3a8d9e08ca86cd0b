package languagetest

import (
	"os"
	"path/filepath"
	"testing"
)

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

// lay writes the translations of a folder, the same for each language.
func lay(t *testing.T, folder, words string) {
	t.Helper()
	for _, language := range Languages {
		path := filepath.Join(folder, file(language))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(words), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func TestASentenceThatIsTranslatedElsewhereIsFilledInAndShared(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("go.mod", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	lay(t, ".", "{}")
	lay(t, "a", `{"The start": "Der Anfang", "Owl": "Eule"}`)
	lay(t, "b", `{"The start": "Der Anfang"}`)
	addMissing(t, filepath.Join("b", file("de")), Read(t, filepath.Join("b", file("de"))), map[string]string{"Owl": "", "Fox": ""}, elsewhere(t, "de"))
	if got := Read(t, filepath.Join("b", file("de"))); got["Owl"] != "Eule" || got["Fox"] != "" || len(got) != 3 {
		t.Errorf("added are %v", got)
	}
	if Share(t, "The start", []string{"a", "b"}) {
		t.Error("a sentence is moved without the flag")
	}
	*write = true
	defer func() { *write = false }()
	if !Share(t, "The start", []string{"a", "b"}) {
		t.Error("a sentence is not moved")
	}
	here, a, b := Read(t, file("fr")), Read(t, filepath.Join("a", file("fr"))), Read(t, filepath.Join("b", file("fr")))
	if here["The start"] != "Der Anfang" || len(here) != 1 || len(a) != 1 || len(b) != 0 {
		t.Errorf("after it the files have %v, %v and %v", here, a, b)
	}
}

// Package languagetest checks that everything people read can be read in every
// language: every sentence of the code has its translations, no translation is
// left over, and each has the same blanks as its sentence. It must not know what
// is said.
//
// With the flag -words a test adds the sentences that a language lacks to its
// file: with the translation that they have in another folder, or with an empty
// one to fill in.
package languagetest

import (
	"bytes"
	"encoding/json"
	"flag"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

var write = flag.Bool("words", false, "add missing sentences to the translations, with nothing as their translation")

// Languages are those into which the English sentences are translated.
var Languages = []string{"de", "fr"}

// Source says where the sentences of one layer are.
type Source struct {
	Folders []string // of Go code; if empty, the test's own folder
	Tables  []string // package variables and constants whose strings are sentences
	More    []string // sentences from elsewhere
	Logs    []string // functions that write to a log, not to people, such as "notes.say"
	// Elsewhere has the sentences that are among another layer's translations.
	Elsewhere map[string]string
	// Alike lists words that are the same in another language, by language.
	// Only their letters are compared.
	Alike map[string][]string
}

// Check compares the sentences of a layer with its translations.
func Check(t *testing.T, s Source) {
	t.Helper()
	if len(s.Folders) == 0 {
		s.Folders = []string{"."}
	}
	said := map[string]string{}
	for _, f := range s.Folders {
		scan(t, f, s, said)
	}
	for _, m := range s.More {
		said[m] = "more"
	}
	maps.DeleteFunc(said, func(sentence, _ string) bool {
		_, elsewhere := s.Elsewhere[sentence]
		return elsewhere || !Wordy(sentence)
	})
	if len(said) == 0 {
		t.Fatal("no sentence was found")
	}
	for _, language := range Languages {
		known, others := Read(t, file(language)), elsewhere(t, language)
		if *write {
			addMissing(t, file(language), known, said, others)
		}
		for _, sentence := range slices.Sorted(maps.Keys(said)) {
			if _, ok := known[sentence]; !ok {
				t.Errorf("%s: %s lacks %q", said[sentence], file(language), sentence)
			}
		}
		for _, sentence := range slices.Sorted(maps.Keys(known)) {
			if _, ok := said[sentence]; !ok {
				t.Errorf("%s has %q, which the code does not say, or which has its translation elsewhere", file(language), sentence)
				continue
			}
			if wrong := compare(sentence, known[sentence], s.Alike[language]); wrong != "" {
				t.Errorf("%s: %q is %q: %s", file(language), sentence, known[sentence], wrong)
			} else if small := smallAfterColon.FindString(known[sentence]); language == "de" && small != "" {
				t.Errorf("%s: %q: in German a sentence after a colon begins with a capital letter: %q", file(language), known[sentence], small)
			} else if other, ok := others[sentence]; ok && other.words != known[sentence] {
				t.Errorf("%s: %q is %q, and %q in %s: use one translation for both", file(language), sentence, known[sentence], other.words, other.file)
			}
		}
		if data, err := os.ReadFile(file(language)); err == nil && !bytes.Equal(data, Encode(known)) {
			t.Errorf("%s is not sorted and indented as it should be", file(language))
		}
	}
}

// smallAfterColon finds a sentence after a colon, by the words that begin most of them.
var smallAfterColon = regexp.MustCompile(`: (du|er|es|wir|ihr|man|niemand|legt?|nimm|nehmt|zieht?|wählt?|schreibt?|dreht?|stellt?|zeigt?|ordnet?) `)

// translation is what a file has for a sentence.
type translation struct{ words, file string }

// elsewhere has the translations of all other folders of the module.
func elsewhere(t *testing.T, language string) map[string]translation {
	t.Helper()
	root, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	own := filepath.Join(root, file(language))
	for {
		if _, err := os.Stat(filepath.Join(root, "go.mod")); err == nil {
			break
		}
		if root == filepath.Dir(root) {
			t.Fatal("there is no go.mod above the test's folder")
		}
		root = filepath.Dir(root)
	}
	out := map[string]translation{}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != root && strings.HasPrefix(d.Name(), "."):
			return filepath.SkipDir
		case path == own || !strings.HasSuffix(path, string(filepath.Separator)+file(language)):
			return nil
		}
		name, err := filepath.Rel(root, path)
		for sentence, words := range Read(t, path) {
			if words != "" {
				out[sentence] = translation{words, name}
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// addMissing adds the sentences that a file of translations lacks.
func addMissing(t *testing.T, path string, known, said map[string]string, others map[string]translation) {
	t.Helper()
	for sentence := range said {
		if _, ok := known[sentence]; !ok {
			known[sentence] = others[sentence].words
		}
	}
	save(t, path, known)
}

// Share moves a sentence with its translations from some folders to the test's
// own, with the flag -words. It reports whether it did.
func Share(t *testing.T, sentence string, folders []string) bool {
	t.Helper()
	if !*write {
		return false
	}
	for _, language := range Languages {
		shared := Read(t, file(language))
		for _, folder := range folders {
			path := filepath.Join(folder, file(language))
			known := Read(t, path)
			if words, ok := known[sentence]; ok && shared[sentence] == "" {
				shared[sentence] = words
			}
			delete(known, sentence)
			save(t, path, known)
		}
		save(t, file(language), shared)
	}
	return true
}

func save(t *testing.T, path string, known map[string]string) {
	t.Helper()
	if err := os.WriteFile(path, Encode(known), 0o644); err != nil {
		t.Fatal(err)
	}
}

func file(language string) string { return filepath.Join("translations", language+".json") }

// compare says what is wrong with a translation; "" means nothing.
func compare(english, other string, alike []string) string {
	same := slices.ContainsFunc(alike, func(a string) bool { return letters(a) == letters(english) })
	switch {
	case other == "":
		return "it is empty"
	case other == english && !same:
		return "it is not translated"
	case other != english && same:
		return "it is listed as the same word in both languages"
	case !maps.Equal(blanks(english), blanks(other)):
		return "the blanks differ"
	}
	return ""
}

// letters returns the words of a sentence without blanks and punctuation.
func letters(sentence string) string {
	return strings.Join(strings.FieldsFunc(blank.ReplaceAllString(sentence, " "), func(r rune) bool { return !unicode.IsLetter(r) }), " ")
}

var blank = regexp.MustCompile(`%(?:\[(\d+)\])?([-+#0]*[\d.]*[a-zA-Z%])`)

// blanks returns the verbs of a format by the number of their argument.
func blanks(format string) map[int]string {
	out := map[int]string{}
	next := 1
	for _, m := range blank.FindAllStringSubmatch(format, -1) {
		if m[2] == "%" {
			continue
		}
		if m[1] != "" {
			next = 0
			for _, d := range m[1] {
				next = next*10 + int(d-'0')
			}
		}
		out[next] = m[2]
		next++
	}
	return out
}

// Wordy reports whether a sentence has letters or quotation marks besides its
// blanks. One that has none is the same in every language.
func Wordy(sentence string) bool {
	return slices.ContainsFunc([]rune(blank.ReplaceAllString(sentence, "")), func(r rune) bool {
		return unicode.IsLetter(r) || unicode.In(r, unicode.Pi, unicode.Pf)
	})
}

// Read reads a file of translations.
func Read(t testing.TB, path string) map[string]string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return Decode(t, data)
}

// Decode reads translations from JSON.
func Decode(t testing.TB, data []byte) map[string]string {
	t.Helper()
	var out map[string]string
	if err := json.Unmarshal(data, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

// Encode writes translations as they are in their files: sorted, indented.
func Encode(all map[string]string) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	_ = e.Encode(all) // a map of strings cannot fail
	return b.Bytes()
}

// Strings returns the strings in the named fields of a value, however deep they
// lie in it, sorted: "Piece.Name" is the field Name of the type Piece.
func Strings(v any, fields ...string) []string {
	var out []string
	var walk func(reflect.Value, bool)
	walk = func(v reflect.Value, wanted bool) {
		switch v.Kind() {
		case reflect.String:
			if wanted && v.String() != "" {
				out = append(out, v.String())
			}
		case reflect.Pointer, reflect.Interface:
			if !v.IsNil() {
				walk(v.Elem(), wanted)
			}
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				walk(v.Index(i), wanted)
			}
		case reflect.Map:
			for _, k := range v.MapKeys() {
				walk(v.MapIndex(k), wanted)
			}
		case reflect.Struct:
			for i := range v.NumField() {
				name := v.Type().Name() + "." + v.Type().Field(i).Name
				walk(v.Field(i), slices.Contains(fields, name))
			}
		}
	}
	walk(reflect.ValueOf(v), false)
	slices.Sort(out)
	return slices.Compact(out)
}

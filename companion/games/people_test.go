package games

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// TestNobodysGenderIsAssumed: people sit on every seat, so that no sentence says she or
// he of a seat, and in French none tells them that they are “seul” or “sûr”. The
// Witches of Blackwood are figures.
func TestNobodysGenderIsAssumed(t *testing.T) {
	english := regexp.MustCompile(`(?i)\b(she|her|hers|herself|he|his|him|himself)\b`)
	french := regexp.MustCompile(`(?i)\bvous,? (êtes )?(seul|sûr|prêt|premier)\b|\bvous (en )?gagnez seul\b`)
	german := regexp.MustCompile(`\bals Erster\b`)
	files, err := filepath.Glob("*/translations/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, path := range files {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var sentences map[string]string
		if err := json.Unmarshal(text, &sentences); err != nil {
			t.Fatal(path, err)
		}
		for said, other := range sentences {
			if filepath.Dir(filepath.Dir(path)) != "blackwood" && english.MatchString(said) {
				t.Errorf("%s: %s", path, said)
			}
			if french.MatchString(other) || german.MatchString(other) {
				t.Errorf("%s: %s", path, other)
			}
		}
	}
}

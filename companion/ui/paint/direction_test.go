package paint

import (
	"strings"
	"testing"
)

func TestNumbersInNamesFromRightToLeft(t *testing.T) {
	for line, want := range map[string]string{
		"Ada 3: keep 7 objects.":       "Ada 3: keep 7 objects.",
		"אדה 3 (Kid)":                  "3 אדה (Kid)",
		"אדה לוי 12: keep 7 objects.":  "12 אדה לוי: keep 7 objects.",
		"It is the turn of محمد 2.":    "It is the turn of 2 محمد.",
		"אדה: 3":                       "אדה: 3",
		"אדה, بدر 2 and Ada 3: 7 · 12": "אדה, 2 بدر and Ada 3: 7 · 12",
		"3 אדה 4 לוי":                  "3 לוי 4 אדה",
	} {
		if got := strings.ReplaceAll(visual(line), leftToRight, ""); got != want {
			t.Errorf("%q is drawn as %q, not %q", line, got, want)
		}
	}
}

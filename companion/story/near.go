package story

import (
	"maps"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// names are the names in an index, sorted.
func names[T any](of map[string]T) []string { return slices.Sorted(maps.Keys(of)) }

// meant says which of the known words may be meant by another.
func meant(word string, known []string) game.Text {
	best, least := "", len(word)/2+1
	for _, k := range known {
		if d := distance(strings.ToLower(word), strings.ToLower(k)); d < least {
			best, least = k, d
		}
	}
	if best == "" {
		return game.Say("choose from %s", strings.Join(known, ", "))
	}
	return game.Say("is %s meant?", best)
}

// distance is how many letters have to be put in, left out or replaced to make
// one word of another (Levenshtein).
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			d := before
			if a[i] != b[j] {
				d = 1 + min(before, row[j], row[j+1])
			}
			before, row[j+1] = row[j+1], d
		}
	}
	return row[len(b)]
}

package game

import "strings"

// List is an enumeration for a sentence: "the Hall, the Library and the Attic".
func List[T any](items []T) Text {
	if len(items) == 0 {
		return Text{}
	}
	out := Say("%s", items[0])
	for i, x := range items[1:] {
		if i == len(items)-2 {
			out = Say("%s and %s", out, x)
		} else {
			out = Say("%s, %s", out, x)
		}
	}
	return out
}

// listed reports whether a text is an enumeration: a preposition before it is one
// before each of its parts.
func (t Text) listed() bool {
	return len(t.Args) == 2 && (t.Format == "%s and %s" || t.Format == "%s, %s")
}

// repeated are prepositions that are said again before each part of an enumeration.
var repeated = map[string]bool{"de": true, "à": true}

// lastWord is the last word of what stands before a blank, in small letters.
func lastWord(before string) string {
	words := strings.Fields(before)
	if len(words) == 0 {
		return ""
	}
	return strings.ToLower(words[len(words)-1])
}

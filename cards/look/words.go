package look

import "strings"

// Unbroken are the parts that a line is never broken within: words, and with them the signs that
// French sets apart by a space, the signs between the steps of a way, and the unit of a number.
func Unbroken(text string) []string {
	var out []string
	for _, w := range strings.Fields(text) {
		if n := len(out) - 1; n >= 0 && (strings.ContainsAny(w[:1], ":;?!%") || strings.HasPrefix(w, "»") || strings.HasPrefix(w, "…") || w == ">" || out[n] == "«" || number(out[n]) && unit(w)) {
			out[n] += " " + w
			continue
		}
		out = append(out, w)
	}
	return out
}

// number reports whether a word ends in a digit.
func number(word string) bool {
	last := word[len(word)-1]
	return last >= '0' && last <= '9'
}

// unit reports whether a word is the unit of a length or a weight, with or without a sign behind it.
func unit(word string) bool {
	switch strings.TrimRight(word, ".,;:)") {
	case "cm", "mm", "g":
		return true
	}
	return false
}

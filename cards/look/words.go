package look

import "strings"

// Unbroken are the parts that a line is never broken within: words, and with them the signs that
// French sets apart by a space, the signs between the steps of a way or between sentences, the
// unit of a number, a number that ends a sentence, and one that ends what stands in brackets:
// “(Player 1)”.
func Unbroken(text string) []string {
	var out []string
	fields := strings.Fields(text)
	for i, w := range fields {
		if n := len(out) - 1; n >= 0 && (strings.ContainsAny(w[:1], ":;?!%") || strings.HasPrefix(w, "»") || strings.HasPrefix(w, "…") || w == ">" || w == "·" || out[n] == "«" || number(out[n]) && unit(w) || strings.HasPrefix(out[n], "(") && len(w) <= 4 && number(strings.TrimRight(w, ").,;:")) || i > 2 && i == len(fields)-1 && len(w) <= 3 && number(strings.TrimRight(w, "."))) {
			out[n] += " " + w
			continue
		}
		out = append(out, w)
	}
	return out
}

// number reports whether a word ends in a digit.
func number(word string) bool {
	return strings.TrimRight(word, "0123456789") != word
}

// unit reports whether a word is the unit of a length or a weight, with or without a sign behind it.
func unit(word string) bool {
	switch strings.TrimRight(word, ".,;:)") {
	case "cm", "mm", "g":
		return true
	}
	return false
}

package paint

import (
	"slices"
	"strings"
	"unicode"
)

// leftToRight is the mark that has what stands beside it go from left to right.
const leftToRight = "\u200e"

// visual puts the parts of a line in the order in which they stand from left to right, as
// Fyne draws them so: a number in a name that is written from right to left, such as
// “אדה 3”, stands to its left. What follows such a name keeps its place.
func visual(line string) string {
	if !strings.ContainsFunc(line, fromRight) {
		return line
	}
	var out strings.Builder
	runes := []rune(line)
	for i := 0; i < len(runes); {
		if !fromRight(runes[i]) {
			out.WriteRune(runes[i])
			i++
			continue
		}
		end := i + 1 // after the last letter or digit that only spaces part from those before
		for j := end; j < len(runes) && (fromRight(runes[j]) || unicode.In(runes[j], unicode.M, unicode.Nd) || runes[j] == ' '); j++ {
			if runes[j] != ' ' {
				end = j + 1
			}
		}
		words := strings.Split(string(runes[i:end]), " ")
		out.WriteString(leftToRight)
		for n := len(words); n > 0; { // from the last word on, but letters that follow one another together
			first := n - 1
			for letters(words[first]) && first > 0 && letters(words[first-1]) {
				first--
			}
			out.WriteString(strings.Join(words[first:n], " "))
			if n = first; n > 0 {
				out.WriteString(leftToRight + " ")
			}
		}
		out.WriteString(leftToRight)
		i = end
	}
	return out.String()
}

// fromRight reports whether a letter is written from right to left.
func fromRight(r rune) bool {
	return unicode.IsLetter(r) && unicode.In(r, unicode.Hebrew, unicode.Arabic, unicode.Syriac, unicode.Thaana, unicode.Nko)
}

func letters(word string) bool { return slices.ContainsFunc([]rune(word), fromRight) }

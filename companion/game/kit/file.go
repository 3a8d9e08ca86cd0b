package kit

import (
	"fmt"
	"strings"

	"github.com/BurntSushi/toml"
)

// mustDecode reads one of a game's files from TOML. It panics when the text is wrong
// or has a word that nothing in it goes by, and names the file and the line.
func mustDecode(file, text string, into any) {
	meta, err := toml.Decode(text, into)
	if err != nil {
		panic(fmt.Sprintf("kit: %s cannot be read: %v", file, err))
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		n, line := lineOf(text, unknown[0])
		panic(fmt.Sprintf("kit: %s, line %d: nothing goes by the word %q: %s", file, n, unknown[0], line))
	}
}

// lineOf is the first line, from 1, that gives a key a value or begins its table.
func lineOf(text string, key toml.Key) (int, string) {
	word := key[len(key)-1]
	for n, line := range strings.Split(text, "\n") {
		for rest := line; ; {
			before, after, found := strings.Cut(rest, word)
			if !found {
				break
			}
			ends := strings.HasPrefix(strings.TrimLeft(after, " "), "=") || strings.HasPrefix(after, "]")
			if ends && (before == "" || strings.ContainsAny(before[len(before)-1:], " ,{[.")) {
				return n + 1, strings.TrimSpace(line)
			}
			rest = after
		}
	}
	return 0, ""
}

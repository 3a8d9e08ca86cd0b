package deck

import (
	"strings"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// lines says where in a file of TOML its tables and keys stand. It reads only
// files that the parser has accepted.
type lines struct {
	top  map[string]int   // keys and tables of the file itself
	card []map[string]int // keys of each [[card]]; its own line under ""
}

// of is the line of a card's key, or of the card when the key has no line.
func (l lines) of(card int, key string) int {
	if card >= len(l.card) { // written in another way than [[card]]
		return l.top[cardTable]
	}
	if n := l.card[card][key]; n > 0 {
		return n
	}
	return l.card[card][""]
}

// findLines walks a file statement by statement. Strings and lists may run over
// several lines.
func findLines(text string) lines {
	out := lines{top: map[string]int{}}
	into := out.top
	open, quote := 0, "" // brackets that are open, and the quotes of an open string of many lines
	for i, line := range strings.Split(text, "\n") {
		if open == 0 && quote == "" {
			line = strings.TrimLeft(line, " \t\ufeff")
			key, rest := cutKey(line)
			switch {
			case strings.HasPrefix(line, "["):
				table, _, _ := strings.Cut(strings.TrimLeft(line, "[ \t"), "]")
				table, _, _ = strings.Cut(bare(table), ".")
				if out.top[table] == 0 {
					out.top[table] = i + 1
				}
				into = map[string]int{"": i + 1}
				if table == cardTable {
					if strings.HasPrefix(line, "[[") {
						out.card = append(out.card, into)
					} else if n := len(out.card); n > 0 { // a table within the card
						into = out.card[n-1]
					}
				}
				continue
			case key != "" && into[key] == 0:
				into[key] = i + 1
			}
			line = rest
		}
		open, quote, _, _ = walk(line, open, quote)
	}
	return out
}

// Tangled finds what no deck has, nor any other file that people write, and no parser
// should be asked to follow: lines without end, brackets deep within brackets, and names
// of very many parts.
func Tangled(text string) (line int, why error) {
	const mostLine, deepest, mostPoints = 4000, 8, 40
	open, quote := 0, ""
	for i, line := range strings.Split(text, "\n") {
		if len(line) > mostLine {
			return i + 1, fault.Errorf("this line is longer than any that a deck needs: break it")
		}
		deep, points := 0, 0
		switch open, quote, deep, points = walk(line, open, quote); {
		case deep > deepest:
			return i + 1, fault.Errorf("too many brackets are open here: close them")
		case points > mostPoints:
			return i + 1, fault.Errorf("there are too many dots here: take some out, or put the text between quotes")
		}
	}
	return 0, nil
}

// cutKey parts a statement into its key's first name and what follows.
func cutKey(line string) (key, rest string) {
	if line == "" || line[0] == '#' {
		return "", ""
	}
	if q := line[0]; q == '"' || q == '\'' {
		name, rest, _ := strings.Cut(line[1:], string(q))
		return name, rest
	}
	name, rest, _ := strings.Cut(line, "=")
	name, _, _ = strings.Cut(name, ".")
	return strings.TrimSpace(name), rest
}

// bare is a key without its quotes and spaces.
func bare(key string) string { return strings.Trim(strings.TrimSpace(key), `"'`) }

// walk goes on through the rest of a line and says what is still open at its
// end, how many brackets were at most, and how many points there are, which part a name.
func walk(line string, open int, quote string) (still int, in string, deepest, points int) {
	for i := 0; i < len(line); {
		rest := line[i:]
		switch {
		case quote != "":
			switch {
			case rest[0] == '\\' && quote[0] == '"':
				i++
			case strings.HasPrefix(rest, quote):
				i += len(quote) - 1
				quote = ""
			}
		case strings.HasPrefix(rest, `"""`), strings.HasPrefix(rest, `'''`):
			quote = rest[:3]
			i += 2
		case rest[0] == '"', rest[0] == '\'':
			quote = rest[:1]
		case rest[0] == '#':
			return open, "", deepest, points
		case rest[0] == '.':
			points++
		case rest[0] == '[', rest[0] == '{':
			open++
			deepest = max(deepest, open)
		case rest[0] == ']', rest[0] == '}':
			open = max(0, open-1)
		}
		i++
	}
	if len(quote) == 1 { // such a string ends with its line
		quote = ""
	}
	return open, quote, deepest, points
}

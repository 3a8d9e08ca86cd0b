package find

import (
	"slices"
	"strings"
)

// Option is one line of the chooser.
type Option struct {
	Value string
	Text  string
	Code  string // a short name that can be called, or empty
}

// matches reports how well an option fits what was typed: 0 is best, -1 is
// not at all.
func (o Option) matches(typed string) int {
	typed = strings.ToLower(strings.TrimSpace(typed))
	text, code := strings.ToLower(o.Text), strings.ToLower(o.Code)
	switch {
	case typed == "" || code == typed || text == typed:
		return 0
	case strings.HasPrefix(text, typed):
		return 1
	case strings.Contains(text, " "+typed):
		return 2
	case strings.Contains(text, typed), strings.Contains(code, typed):
		return 3
	}
	for _, w := range strings.Fields(typed) { // of two cards, say, in any order
		if !strings.Contains(text, w) && !strings.Contains(code, w) {
			return -1
		}
	}
	return 4
}

// Among gives the options that fit what was typed, the best first.
func Among(all []Option, typed string) []Option {
	var out []Option
	for _, o := range all {
		if o.matches(typed) >= 0 {
			out = append(out, o)
		}
	}
	slices.SortStableFunc(out, func(a, b Option) int { return a.matches(typed) - b.matches(typed) })
	return out
}

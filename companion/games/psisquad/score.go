package psisquad

import (
	"strconv"
	"strings"
)

// code is a cypher or a guess: each key's digit plus one, 0 where there is
// none, so that the zero value has no keys at all.
type code [maxKeys]uint8

// codeOf reads digits with commas between, as in a move's place; false when
// they are not exactly so many digits (R5).
func codeOf(text string, keys int) (code, bool) {
	var c code
	parts := strings.Split(text, ",")
	if len(parts) != keys {
		return code{}, false
	}
	for i, p := range parts {
		if len(p) != 1 || p[0] < '0' || p[0] > '9' {
			return code{}, false
		}
		c[i] = p[0] - '0' + 1
	}
	return c, true
}

// numbered is the code of a number from 0 to 10^keys - 1, its leading zeros
// included.
func numbered(n, keys int) code {
	var c code
	for i := keys - 1; i >= 0; i-- {
		c[i] = uint8(n%digits) + 1
		n /= digits
	}
	return c
}

// whole reports whether the first keys have a digit each, and no other has.
func (c code) whole(keys int) bool {
	for i, d := range c {
		if (d == 0) == (i < keys) {
			return false
		}
	}
	return true
}

// place writes the code as codeOf reads it.
func (c code) place(keys int) string {
	var parts []string
	for _, d := range c[:keys] {
		parts = append(parts, strconv.Itoa(int(d)-1))
	}
	return strings.Join(parts, ",")
}

// String is the code as people say it, a dash for a key that is missing.
func (c code) String() string {
	last := 0
	for i, d := range c {
		if d != 0 {
			last = i + 1
		}
	}
	return c.said(last)
}

// said is the code with so many keys.
func (c code) said(keys int) string {
	var b strings.Builder
	for _, d := range c[:keys] {
		if d == 0 {
			b.WriteString("–")
		} else {
			b.WriteByte('0' + d - 1)
		}
	}
	return b.String()
}

// score compares a guess with a cypher: correct counts the keys that occur in
// both, by default each as often as in the one that has fewer of it (R15), and
// those in their place too (R17); spotted counts the keys in their place (R16).
// With anywhere, each key of the guess counts that occurs in the cypher at all.
func score(guess, cypher code, anywhere bool) (correct, spotted int) {
	var g, c [digits + 1]int8
	for i := range guess {
		if guess[i] != 0 && guess[i] == cypher[i] {
			spotted++
		}
		g[guess[i]]++
		c[cypher[i]]++
	}
	for d := 1; d <= digits; d++ {
		switch {
		case !anywhere:
			correct += int(min(g[d], c[d]))
		case c[d] > 0:
			correct += int(g[d])
		}
	}
	return correct, spotted
}

// worth is the Value that an answer gives a cypher (R18).
func worth(correct, spotted int) int { return correct + 2*spotted }

// possible reports whether any guess can have this answer (R34): no key can be
// spotted that is not correct, and of keys that are all correct all but one
// cannot be in place.
func (h *house) possible(correct, spotted int) bool {
	switch {
	case spotted < 0 || spotted > correct || correct > h.keys:
		return false
	case correct == h.keys && spotted == h.keys-1:
		return h.anywhere && h.keys > 1
	}
	return true
}

// fits reports whether some cypher has given all these answers.
func (h *house) fits(lines []line) bool {
	for n := range h.codes() {
		c := numbered(n, h.keys)
		if h.allows(c) == nil && h.gave(c, lines) {
			return true
		}
	}
	return false
}

// gave reports whether a cypher gives all these answers.
func (h *house) gave(c code, lines []line) bool {
	for i := range lines {
		l := &lines[i]
		if correct, spotted := score(l.guess, c, h.anywhere); correct != int(l.correct) || spotted != int(l.spotted) {
			return false
		}
	}
	return true
}

// codes is the number of different codes.
func (h *house) codes() int {
	n := 1
	for range h.keys {
		n *= digits
	}
	return n
}

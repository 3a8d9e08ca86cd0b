package paired

import (
	"strings"
	"testing"
)

func TestTwoTextsAreAlikeButForSealsAndTimes(t *testing.T) {
	seal := func(digit string) string { return strings.Repeat(digit, 64) }
	long := strings.Repeat("x ", 300)
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"", "", true},
		{"the same", "the same", true},
		{"one", "two", false},
		{"one", "one more", false},
		{"one more", "one", false},
		{"one.", "one!", false},
		{"one, ", "one,", false},
		{long + seal("a") + "\" and", long + seal("b") + "\" and", true},
		{long + seal("a") + "\" and", long + seal("b") + "\" or", false},
		{seal("a") + "a", seal("b") + "b", false},
		{"by ab-cd-ef-gh-ij-kl, at 10:15", "by ba-dc-fe-hg-ji-lk, at 23:59", true},
		{"by ab-cd-ef-gh-ij, at", "by ab-cd-ef-gh-ik, at", false},
		{"door 1 taken 1763902800", "door 1 taken 1763902899", true},
		{"door 1 taken 1763902800", "door 2 taken 1763902899", false},
		{"at 10:15 sharp", "at 10:1 sharp", false},
		{"{\"4\":1}", "{\"5\":1}", false},
		{"é", "è", false},
	} {
		for _, x := range [][2]string{{c.a, c.b}, {c.b, c.a}} {
			if Alike(x[0], x[1]) != c.want || (Masked(x[0]) == Masked(x[1])) != c.want {
				t.Errorf("%q and %q: %v, masked the same %v, not %v", x[0], x[1], Alike(x[0], x[1]), Masked(x[0]) == Masked(x[1]), c.want)
			}
		}
	}
}

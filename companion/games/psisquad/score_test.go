package psisquad

import (
	"fmt"
	"testing"
)

// examples are the nine worked examples of the specification.
var examples = []struct {
	cypher                 string
	was                    int
	guess                  string
	correct, spotted, then int
	points                 int
}{
	{"1234", 0, "1567", 1, 1, 3, 3},
	{"1234", 3, "4321", 4, 0, 4, 1},
	{"1234", 4, "5678", 0, 0, 0, -4},
	{"1234", 0, "1111", 1, 1, 3, 3},
	{"1122", 3, "2211", 4, 0, 4, 1},
	{"1122", 4, "1212", 4, 2, 8, 4},
	{"0007", 8, "0070", 4, 2, 8, 0},
	{"2745", 0, "1759", 2, 1, 4, 4},
	{"2745", 4, "2745", 4, 4, 12, 8},
}

func TestR24WorkedExamples(t *testing.T) {
	for _, e := range examples {
		x := locked(t, []string{"9999", e.cypher, "8888"})
		x.p().value[2] = e.was
		x.p().status[3] += e.was // whoever brought it there
		x.do("player1 guess @player2," + commas(e.guess))
		l := x.p().lines[0]
		got := []int{int(l.correct), int(l.spotted), int(l.value), int(l.points)}
		want := []int{e.correct, e.spotted, e.then, e.points}
		if fmt.Sprint(got) != fmt.Sprint(want) || x.p().status[1] != 12+e.points || x.p().value[2] != e.then {
			t.Errorf("%s, Value %d, asked for %s: correct, spotted, Value, points are %v, not %v", e.cypher, e.was, e.guess, got, want)
		}
		if x.p().solved[2] != (e.spotted == 4) {
			t.Errorf("%s asked for %s: solved is %v", e.cypher, e.guess, x.p().solved[2])
		}
	}
}

func commas(s string) string { return splitCode(s).place(len(s)) }

func splitCode(s string) code {
	var c code
	for i := range s {
		c[i] = s[i] - '0' + 1
	}
	return c
}

func TestR15CorrectTakesTheSmallerCount(t *testing.T) {
	for _, c := range []struct {
		guess, cypher string
		pairs, any    int
	}{{"1111", "1234", 1, 4}, {"1123", "1142", 3, 3}, {"5555", "1234", 0, 0}, {"1222", "2211", 3, 4}} {
		pairs, _ := score(splitCode(c.guess), splitCode(c.cypher), false)
		anywhere, _ := score(splitCode(c.guess), splitCode(c.cypher), true)
		if pairs != c.pairs || anywhere != c.any {
			t.Errorf("%s against %s: %d correct, or %d anywhere; not %d, %d", c.guess, c.cypher, pairs, anywhere, c.pairs, c.any)
		}
	}
	x := locked(t, []string{"9999", "1234", "8888"}, "correct=anywhere").asks(1, 2, "1111")
	if l := x.p().lines[0]; l.correct != 4 || l.value != 6 {
		t.Errorf("with the option, 1111 against 1234 has %d correct, Value %d", l.correct, l.value)
	}
}

func TestR16SpottedCountsEqualPlaces(t *testing.T) {
	for _, c := range []struct {
		guess, cypher string
		spotted       int
	}{{"1234", "1234", 4}, {"4321", "1234", 0}, {"1324", "1234", 2}, {"0070", "0007", 2}} {
		if _, s := score(splitCode(c.guess), splitCode(c.cypher), false); s != c.spotted {
			t.Errorf("%s against %s: %d spotted, not %d", c.guess, c.cypher, s, c.spotted)
		}
	}
}

// TestR17SpottedAreCorrectToo goes over every pair of three-key codes and finds
// exactly the results that the specification's table has.
func TestR17SpottedAreCorrectToo(t *testing.T) {
	seen := map[[2]int]bool{}
	h, err := newHouse(setup(3, "keys=3"))
	if err != nil {
		t.Fatal(err)
	}
	for a := range 1000 {
		for b := range 1000 {
			c, s := score(numbered(a, 3), numbered(b, 3), false)
			if s > c {
				t.Fatalf("%03d and %03d: %d spotted of %d correct", a, b, s, c)
			}
			seen[[2]int{c, s}] = true
		}
	}
	for c := -1; c <= 4; c++ {
		for s := -1; s <= 4; s++ {
			if h.possible(c, s) != seen[[2]int{c, s}] {
				t.Errorf("%d correct, %d spotted: possible is %v", c, s, h.possible(c, s))
			}
		}
	}
}

// TestValuesOfFourKeys is the table of the specification.
func TestValuesOfFourKeys(t *testing.T) {
	h, err := newHouse(setup(3))
	if err != nil {
		t.Fatal(err)
	}
	const no = -1
	for c, row := range [][]int{{0, no, no, no, no}, {1, 3, no, no, no}, {2, 4, 6, no, no}, {3, 5, 7, 9, no}, {4, 6, 8, no, 12}} {
		for s, v := range row {
			if h.possible(c, s) != (v != no) || v != no && worth(c, s) != v {
				t.Errorf("%d correct, %d spotted: possible %v, Value %d, not %d", c, s, h.possible(c, s), worth(c, s), v)
			}
		}
	}
}

func TestCodesReadBack(t *testing.T) {
	for _, bad := range []string{"", "1", "1,2,3", "1,2,3,4,5", "1,2,3,x", "1,2,3,10", "1,2,3,", ",,,", "-1,2,3,4", "1,2,3,٣"} {
		if c, ok := codeOf(bad, 4); ok {
			t.Errorf("%q is read as %s", bad, c)
		}
	}
	for n := range 10000 {
		c := numbered(n, 4)
		back, ok := codeOf(c.place(4), 4)
		if !ok || back != c || !c.whole(4) || c.said(4) != fmt.Sprintf("%04d", n) {
			t.Fatalf("%d is %s, read back as %s", n, c, back)
		}
	}
}

package game

import (
	"strings"
	"testing"
)

var marks = Form{Title: Say("Marks"), Verb: "set", Objects: []string{"tokens"}, Parts: []Part{
	{Name: Say("Column 1"), Values: []Value{{"on", Say("On")}, {"by", Say("Beside")}}},
	{Name: Say("Why"), Free: 12},
}}

func TestFormMakesItsMove(t *testing.T) {
	m, err := marks.Move(1, []string{"by", " a, b = ü/@ "})
	if err != nil {
		t.Fatal(err)
	}
	seats := []string{"table", "visitor"}
	back, err := ParseMove(m.Line(seats), seats)
	if err != nil || !back.Equal(m) {
		t.Fatalf("%q is read back as %v, %v", m.Line(seats), back, err)
	}
	side, why, _ := strings.Cut(m.Place, ",")
	if text, ok := TextOf(why); side != "by" || !ok || text != "a, b = ü/@" {
		t.Errorf("place %q: side %q, text %q", m.Place, side, text)
	}
}

func TestFormRefuses(t *testing.T) {
	for what, words := range map[string][]string{
		"a part is missing":  {"on"},
		"no such value":      {"over", "x"},
		"nothing is typed":   {"on", "  "},
		"too much is typed":  {"on", "0123456789abc"},
		"one part too many":  {"on", "x", "y"},
		"nothing was chosen": {"", "x"},
	} {
		if m, err := marks.Move(1, words); err == nil {
			t.Errorf("%s, and the move is %v", what, m)
		} else if _, ok := err.(*Refusal); !ok {
			t.Errorf("%s: %v is no refusal", what, err)
		}
	}
}

func FuzzPlaceText(f *testing.F) {
	for _, s := range []string{"", "metal", "a,b", "%2C", "two\nlines", "\xff", "עברית"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		p := PlaceText(s)
		if strings.ContainsAny(p, ", \t\n") {
			t.Fatalf("%q becomes %q, which a move's place cannot hold", s, p)
		}
		back, ok := TextOf(p)
		if !ok || PlaceText(back) != p {
			t.Fatalf("%q becomes %q and is read back as %q, %v", s, p, back, ok)
		}
	})
}

package kit

import (
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

func TestValuesThatDoTheSameAreToldApart(t *testing.T) {
	type house struct{ again bool }
	of := func(word string) Options[house] {
		return Options[house]{{Name: "found", Values: Values("again", "Again", "pass", "Pass"), Set: func(h *house, v string) { h.again = v == word }}}
	}
	if err := of("again").Check(); err != nil {
		t.Error(err)
	}
	if err := of("agian").Check(); err == nil || err.Error() != `the option "found" does the same with "again" as with "pass": how does Set read them?` {
		t.Errorf("a misspelt value: %v", err)
	}
}

func TestAWrongNumberOfPlayersIsRefused(t *testing.T) {
	b := box()
	for _, c := range []struct {
		tables []int
		want   string
	}{
		{[]int{2}, " is for 2 players, not 4"},
		{[]int{2, 3}, " is for 2 to 3 players, not 4"},
	} {
		b.Tables = map[int]cards.Arrangement{}
		for _, n := range c.tables {
			b.Tables[n] = cards.Arrangement{}
		}
		if _, err := (Options[int]{}).Open(game.Setup{Players: 4}, b, new(int)); err == nil || err.Error() != c.want {
			t.Errorf("%v, not %q", err, c.want)
		}
	}
}

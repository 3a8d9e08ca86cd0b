package kit

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestTheBestIsTheFirstOfEquals(t *testing.T) {
	words := []string{"ash", "pine", "beech", "maple"}
	if best, n := Best(words, func(w string) int { return len(w) }); best != "beech" || n != 5 {
		t.Errorf("the best is %q with %d", best, n)
	}
	if best, _ := Best(nil, func(w string) int { return len(w) }); best != "" {
		t.Errorf("the best of none is %q", best)
	}
	if one := OneOf(func(n int) int { return n - 1 }, words); one != "maple" {
		t.Errorf("the last is %q", one)
	}
}

// guest is a position of another game.
type guest struct{ game.State }

// idle people do nothing, whatever the position.
type idle struct{}

func (idle) Next(*pile) (game.Move, error) { return game.Move{Verb: "wait"}, nil }

// pile is a position of one game, over or not.
type pile struct {
	game.State
	result *game.Result
}

func (p *pile) Result() *game.Result { return p.result }

func TestPeoplePlayTheirOwnGameToItsEnd(t *testing.T) {
	people := Played(idle{})
	if m, err := people.Next(&pile{}); err != nil || m.Verb != "wait" {
		t.Errorf("they do %v, %v", m, err)
	}
	if _, err := people.Next(&pile{result: &game.Result{}}); err == nil {
		t.Error("they play on after the end")
	}
	if _, err := people.Next(&guest{}); err == nil {
		t.Error("they play another game")
	}
}

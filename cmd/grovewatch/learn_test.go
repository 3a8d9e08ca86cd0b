package main

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/companion/games/psisquad"
	"github.com/grovewatch/grovewatch/companion/games/visitors"
	"github.com/grovewatch/grovewatch/companion/ui/learning"
)

func TestTheCommandLineSaysWhatToLearn(t *testing.T) {
	of := func(g game.Game, role string) learning.Lesson {
		return learning.Lesson{Game: g, Lesson: game.Lesson{Role: role}}
	}
	all := []learning.Lesson{of(grove.Game, "kid"), of(grove.Game, "visitor"), of(psisquad.Game, "player1"), of(visitors.Game, "player1")}
	for _, c := range []struct{ named, role, want string }{
		{"", "", " "},
		{"grove", "", "grove "},
		{"", "kid", "grove kid"},
		{"grove", "visitor", "grove visitor"},
		{"psisquad", "", "psisquad player1"},
		{"visitors", "player1", "visitors player1"},
		{"", "player1", "several games have a lesson for \"player1\": say which with --game psisquad, visitors"},
		{"psisquad", "kid", "choose from player1"},
		{"chess", "", "choose from grove, psisquad, visitors"},
	} {
		g, role, err := wanted(all, c.named, c.role)
		got := g + " " + role
		if err != nil {
			got = err.Error()
		}
		if err == nil && got != c.want || !strings.HasSuffix(got, c.want) {
			t.Errorf("--game %q --role %q: %s, want %s", c.named, c.role, got, c.want)
		}
	}
}

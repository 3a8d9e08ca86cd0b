package grove

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// finished is a game that simulated people have played to its end.
func finished(t *testing.T, seed uint64) *game.Match {
	t.Helper()
	return gametest.Finished(t, Game, game.Setup{Game: "grove", Players: 4}, seed)
}

// TestTheVisitorIsAskedForHerRule: who wrote nothing down is asked when the game is
// over, and not before; what she tells stands in the story.
func TestTheVisitorIsAskedForHerRule(t *testing.T) {
	m := finished(t, 5)
	if game.TaleOf(m).Closing.Ask == nil {
		t.Fatal("nobody asks for the rule")
	}
	tell := game.Move{Seat: visitor, Verb: "tell", Place: game.PlaceText("it has a handle, or two")}
	if _, _, err := m.Before(m.Len() - 1).Apply(tell); err == nil {
		t.Error("the rule is told before the game is over")
	}
	if err := m.Apply(game.Move{Seat: kid, Verb: "tell", Place: tell.Place}); err == nil {
		t.Error("the Kid tells the Visitor's rule")
	}
	before := len(game.TaleOf(m).Charts[0].Lines[0].Values)
	if err := m.Apply(tell); err != nil {
		t.Fatal(err)
	}
	tale := game.TaleOf(m)
	if c := tale.Closing; c.Ask != nil || c.Words.String() != "“it has a handle, or two”" {
		t.Errorf("the story says %q and asks %v", c.Words, c.Ask)
	}
	if n := len(tale.Charts[0].Lines[0].Values); n != before {
		t.Errorf("the telling lengthens the game from %d to %d moments", before, n)
	}
	if err := m.Apply(tell); err == nil {
		t.Error("the rule is told twice")
	}
	if sheets := m.State().(game.Revealer).Reveal(); !strings.Contains(sheets[0].Rows[0][0].String(), "handle") {
		t.Errorf("what is revealed says %v", sheets[0])
	}
	if _, err := m.Undo(); err != nil || game.TaleOf(m).Closing.Ask == nil {
		t.Errorf("taken back, the rule is not asked for again: %v", err)
	}
}

// TestTheTaleShowsTheWayOfTrust: a point for every move, with the last as it stands.
func TestTheTaleShowsTheWayOfTrust(t *testing.T) {
	m := finished(t, 7)
	tale := game.TaleOf(m)
	trust := tale.Charts[0].Lines[0].Values
	if len(trust) != m.Len()+1 || trust[0] != 0 || trust[m.Len()] != m.State().(*position).trust {
		t.Errorf("trust goes %v in %d moves", trust, m.Len())
	}
	if x := tale.Turning; x != nil && (x.Move < 1 || x.Move > m.Len() || len(x.Story) == 0) {
		t.Errorf("the game turned at %+v", x)
	}
}

// TestTheTaleShowsWhenTheRuleCouldHaveBeenKnown: each object that is sorted leaves
// fewer questions.
func TestTheTaleShowsWhenTheRuleCouldHaveBeenKnown(t *testing.T) {
	m := finished(t, 7)
	chart := game.TaleOf(m).Charts[1]
	if len(chart.Lines) != m.Setup.Players-1 {
		t.Fatalf("%q has %d lines", chart.Title, len(chart.Lines))
	}
	for _, l := range chart.Lines {
		if first, last := l.Values[0], l.Values[len(l.Values)-1]; first < 8 || last > first-3 || last < 0 {
			t.Errorf("%s goes from %d to %d questions", l.Name, first, last)
		}
	}
}

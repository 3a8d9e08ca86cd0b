package companion

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// appToTurn is a table of Pairs at which the app wants a card turned up.
func appToTurn(t *testing.T) (*sat, *wish) {
	t.Helper()
	x := sitAt(t, game.Setup{Game: "pairs", Players: 2})
	if err := x.play(Play{Seat: 1, App: true, Level: automa.Even}); err != nil {
		t.Fatal(err)
	}
	x.do("table start @TURN-player1")
	x.think()
	x.thought(<-x.apps.plays)
	if x.apps.wish == nil {
		t.Fatalf("the app wants nothing: %s", x.trouble)
	}
	return x, x.apps.wish
}

func TestTheCameraConfirmsWhatTheAppWants(t *testing.T) {
	x, w := appToTurn(t)
	x.see("owl-1=" + w.move.Place).moves(2).asks("")
}

func TestAnotherMoveThanTheAppsIsAskedAbout(t *testing.T) {
	for answer, moves := range map[string]int{"Let it stand": 2, "We put it right": 1} {
		x, w := appToTurn(t)
		other := "P1"
		if w.move.Place == other {
			other = "P2"
		}
		x.see("owl-1=" + other).moves(1).asks("The app wants another move for Player 1")
		x.answer(answer).moves(moves)
	}
}

func TestAnotherMoveThatIsChosenInTheWindowIsAskedAbout(t *testing.T) {
	for answer, moves := range map[string]int{"Let it stand": 2, "We put it right": 1} {
		x, w := appToTurn(t)
		other := "P1"
		if w.move.Place == other {
			other = "P2"
		}
		x.do("player1 turn owl-1 @" + other)
		x.moves(1).asks("The app wants another move for Player 1")
		x.answer(answer).moves(moves)
	}
	x, w := appToTurn(t)
	x.do("player1 turn owl-1 @" + w.move.Place)
	x.moves(2).asks("")
}

// A token that may lie anywhere for now lies where it is shown: nobody is told to lay
// it there.
func TestATokenThatLiesRightIsNotToldOf(t *testing.T) {
	x := begun(t, "agent1 test agent1-marker-1,card-key @FD-A1-ON", "agent1 done",
		"kid predict card-rose @CL-ON", "visitor place card-rose @ON2", "kid again",
		"kid predict card-bread @CL-BY", "visitor place card-bread @BY2", "kid again", "kid predict card-bell @CL-BY")
	w, err := x.wishFor(game.Move{Seat: 1, Verb: "place", Objects: []string{"card-bell"}, Place: "BY3"})
	if err != nil {
		t.Fatal(err)
	}
	if text := w.text.String(); !strings.Contains(text, "Bell") || strings.Contains(text, "Trust") {
		t.Errorf("the app says: %s", text)
	}
}

// TestATurnMarkerIsPassedToAPerson: it goes to somebody, by the name that people gave, not to the
// place before her seat.
func TestATurnMarkerIsPassedToAPerson(t *testing.T) {
	x := sitAt(t, game.Setup{Game: "psisquad", Players: 3})
	if err := x.play(Play{Seat: 1, App: true, Level: automa.Even}); err != nil {
		t.Fatal(err)
	}
	thinks := func() {
		x.think()
		for x.apps.stop != nil {
			x.thought(<-x.apps.plays)
			x.think()
		}
	}
	x.do("player2 lock @5,6,7,8")
	x.do("player3 lock @1,2,3,4")
	thinks()
	x.do("table first @TURN-player1")
	thinks()
	if w := x.apps.wish; w == nil || !strings.Contains(w.text.String(), "to Player 2.") || !strings.HasPrefix(w.text.String(), "Pass ") {
		t.Errorf("the app wants %+v", w)
	}
}

// TestWhatStaysIsNotTakenAway: a card of the discard pile stays where it is when another is laid on
// it, and a potion that is exchanged is turned face down.
func TestWhatStaysIsNotTakenAway(t *testing.T) {
	x := coven(t)
	m := x.cfg.Match
	people, err := m.Game.Players(m.Setup, rand.New(rand.NewPCG(3, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	top := func() string {
		for id, zone := range m.State().Layout() {
			if zone == "DECK2" {
				return id
			}
		}
		return ""
	}
	for covered, turned := 0, 0; covered < 3 || turned < 1; {
		mv, err := people.Next(m.State())
		if err != nil {
			t.Fatal(err)
		}
		if mv.Verb == "exchange" && mv.Seat != game.Table {
			turned++
			w, err := x.wishFor(mv)
			if err != nil {
				t.Fatal(err)
			}
			if n := strings.Count(w.text.String(), "face down"); n != 2 || strings.Contains(w.text.String(), "away") {
				t.Errorf("the app says: %s", w.text)
			}
		}
		was := top()
		w, err := x.wishFor(mv)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Apply(mv); err != nil {
			t.Fatal(err)
		}
		if was != "" && top() != was {
			covered++
			if away := game.Say("Take %s away.", x.surface.PieceName(was)).String(); strings.Contains(w.text.String(), away) {
				t.Errorf("the app says: %s", w.text)
			}
		}
	}
}

package companion

import (
	"encoding/json"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// until has simulated people play until a move that fits, and makes it.
func (x *sat) until(fits func(events []game.Event, after game.State) bool) {
	x.Helper()
	m := x.cfg.Match
	people, err := m.Game.Players(m.Setup, rand.New(rand.NewPCG(2, 2)).IntN)
	if err != nil {
		x.Fatal(err)
	}
	for range 1000 {
		mv, err := people.Next(m.State())
		if err != nil {
			x.Fatal(err)
		}
		x.obey(Do{mv})
		if n := m.Len(); fits(m.Events(n-1), m.State()) {
			return
		}
	}
	x.Fatal("no move fits")
}

// hinted reports whether everyone, and each seat on her page, is told some words.
func (x *sat) hinted(words string) bool {
	x.Helper()
	x.show()
	told := 0
	views := []game.View{x.screens[len(x.screens)-1].View}
	for _, s := range x.seatScreens() {
		views = append(views, s.View)
	}
	for _, v := range views {
		if slices.ContainsFunc(v.Notes(), func(t game.Text) bool { return strings.Contains(t.String(), words) }) {
			told++
		}
	}
	if told != 0 && told != len(views) {
		x.Errorf("%q is told to %d of %d", words, told, len(views))
	}
	return told > 0
}

// TestAnAnswerThatIsTakenBackStaysKnown: nobody can have the app answer, read it,
// and hide that by an undo.
func TestAnAnswerThatIsTakenBackStaysKnown(t *testing.T) {
	x := squad(t, nil)
	path, here := filepath.Join(t.TempDir(), "game.txt"), computer(t)
	x.saveTo(path, quick(here))
	reveals := func(events []game.Event, _ game.State) bool {
		return game.Reveal(events)
	}
	x.until(reveals)
	const told = "Taken back after"
	x.obey(Undo{})
	if !x.hinted(told) {
		t.Error("nobody is told that an answer was heard and taken back")
	}
	x.obey(Redo{})
	if x.hinted(told) {
		t.Error("the same guess was made again, and is said to be taken back")
	}
	x.obey(Undo{})
	x.until(func([]game.Event, game.State) bool { return true }) // perhaps another move
	x.obey(Undo{})
	x.obey(Undo{})
	x.until(reveals)
	x.obey(Undo{})
	x.close()
	if y := resumed(t, path, quick(here)); !y.hinted(told) {
		t.Error("a resumed game does not know it any more")
	}
}

// TestAnEndThatIsTakenBackStaysKnown: at the end all secrets are shown, which an
// undo does not hide. A game without secrets says nothing of it.
func TestAnEndThatIsTakenBackStaysKnown(t *testing.T) {
	over := func(_ []game.Event, after game.State) bool { return after.Result() != nil }
	for setup, want := range map[string]bool{"psisquad": true, "blackwood": true, "visitors": false} {
		s := game.Setup{Game: setup, Players: 3}
		if setup == "blackwood" {
			s.Options = map[string]string{"coins": "hidden"}
		}
		x := sitAt(t, s)
		x.until(over)
		for x.cfg.Match.State().Result() != nil {
			x.obey(Undo{})
		}
		if got := x.hinted("The end of the game was taken back"); got != want {
			t.Errorf("%s: told: %v", setup, got)
		}
	}
}

// TestWhatTheAppDidWithASecretAndIsTakenBackStaysKnown: people could read its rule
// by one test after the other.
func TestWhatTheAppDidWithASecretAndIsTakenBackStaysKnown(t *testing.T) {
	x := sitWith(t, map[string]string{"edition": "b"}, "table deal card-watch,card-hourglass @PV", "visitor rule card-watch,card-key @Metal",
		"visitor place card-watch @ON1", "visitor place card-hourglass @BY1")
	path, here := filepath.Join(t.TempDir(), "game.txt"), computer(t)
	x.saveTo(path, quick(here))
	if err := x.play(Play{Seat: 1, App: true}); err != nil {
		t.Fatal(err)
	}
	x.obey(Undo{}) // of the Visitor's last move
	if !x.hinted("Taken back after the app had moved for") {
		t.Error("nobody is told that the app's answer was taken back")
	}
	x.close()
	if y := resumed(t, path, quick(here)); !y.hinted("Taken back after the app had moved for") {
		t.Error("a resumed game does not know it any more")
	}
}

// TestNoChoiceAfterAResetTellsWhatWasKnown: whoever comes after a reset is offered
// the same, whatever the seat knew.
func TestNoChoiceAfterAResetTellsWhatWasKnown(t *testing.T) {
	now := time.Unix(1000, 0)
	page := func(x *sat) string {
		x.Helper()
		x.keys.Work = 1
		x.at(1, "Ada", "2468", now)
		x.resetPIN(1, now)
		b, err := json.Marshal(x.seatScreens()[1].View)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	coins := func(n string) *sat {
		x := sitAt(t, game.Setup{Game: "blackwood", Players: 2, Options: map[string]string{"coins": "hidden"}})
		x.obey(Do{game.Move{Seat: 1, Verb: "count", Place: n}})
		return x
	}
	if a, b := page(coins("7")), page(coins("9")); a != b {
		t.Errorf("coins: one page is\n%s\nthe other\n%s", a, b)
	}
	rule := func(cards string) *sat {
		return sitWith(t, map[string]string{"edition": "b"}, "table deal card-watch,card-hourglass @PV", "visitor rule "+cards+" @Metal",
			"visitor place card-watch @ON1", "visitor place card-hourglass @BY1")
	}
	if a, b := page(rule("card-watch,card-key")), page(rule("card-hourglass,card-bell")); a != b {
		t.Errorf("contradictions: one page is\n%s\nthe other\n%s", a, b)
	}
}

// TestTheAppPlaysNoSeatWhosePINWasReset: it would play by what is covered.
func TestTheAppPlaysNoSeatWhosePINWasReset(t *testing.T) {
	x := begun(t)
	x.keys.Work = 1
	x.at(1, "Ada", "2468", time.Unix(1000, 0))
	x.resetPIN(1, time.Unix(1000, 0))
	if err := x.play(Play{Seat: 1, App: true}); err == nil || !strings.Contains(err.Error(), "was reset") {
		t.Errorf("the app takes the seat: %v", err)
	}
}

// TestNoRefusalAfterAResetTellsWhatWasKnown: what she had noted is told by no refusal
// to note it again.
func TestNoRefusalAfterAResetTellsWhatWasKnown(t *testing.T) {
	x := sitWith(t, map[string]string{"edition": "b"}, "table deal card-watch,card-hourglass @PV", "visitor rule card-watch,card-key @Metal",
		"visitor place card-watch @ON1", "visitor place card-hourglass @BY1", "visitor judge @card-key,on")
	x.keys.Work = 1
	x.at(1, "Ada", "2468", time.Unix(1000, 0))
	again := game.Move{Seat: 1, Verb: "judge", Place: "card-key,on"}
	if err := x.try(again); err == nil {
		t.Fatal("the same judgement is taken twice")
	}
	x.resetPIN(1, time.Unix(1000, 0))
	if err := x.try(again); err != nil {
		t.Errorf("whoever comes after the reset hears %q", err)
	}
	if err := x.try(game.Move{Seat: 1, Verb: "judge", Place: "card-key"}); err == nil {
		t.Error("what is no move at all is taken")
	}
}

// TestWhatTheAppWouldDoAndIsTakenBackStaysKnown: its answer is read before anybody
// carries it out.
func TestWhatTheAppWouldDoAndIsTakenBackStaysKnown(t *testing.T) {
	x := sitWith(t, map[string]string{"edition": "b"}, "table deal card-watch,card-hourglass @PV", "visitor rule card-watch,card-key @Metal",
		"visitor place card-watch @ON1", "visitor place card-hourglass @BY1")
	if err := x.play(Play{Seat: 1, App: true}); err != nil {
		t.Fatal(err)
	}
	x.apps.wish = &wish{move: game.Move{Seat: 1, Verb: "done"}}
	x.apps.seats = map[game.Seat]*app{}
	x.obey(Undo{})
	if !x.hinted("Taken back after the app had moved for") {
		t.Error("nobody is told that the app's answer was read and taken back")
	}
}

// TestAHushedAnswerThatIsTakenBackStaysKnown: an Agent shows the app's Visitor an object,
// reads where it belongs, has the app think anew while the game waits, or quits, and takes
// it back.
func TestAHushedAnswerThatIsTakenBackStaysKnown(t *testing.T) {
	for name, hush := range map[string]func(x *sat) *sat{
		"the game waits": func(x *sat) *sat {
			x.obey(Follow{})
			x.obey(Play{Seat: 2, App: true})
			x.Think()
			return x
		},
		"it was carried out and taken back, and the game waits": func(x *sat) *sat {
			x.obey(Do{x.apps.wish.ways[0]})
			x.obey(Undo{})
			x.Think()
			x.appsUndone = nil
			x.obey(Follow{})
			x.obey(Play{Seat: 2, App: true})
			x.Think()
			return x
		},
		"the seat is given to a person": func(x *sat) *sat {
			x.obey(Play{Seat: 1})
			x.Think()
			return x
		},
		"the seat is given to a person, and the program ends": func(x *sat) *sat {
			path, here := filepath.Join(t.TempDir(), "game.txt"), computer(t)
			x.saveTo(path, quick(here))
			x.obey(Play{Seat: 1, App: true})
			x.obey(Play{Seat: 1})
			x.close()
			return resumed(t, path, quick(here))
		},
		"the program ends": func(x *sat) *sat {
			path, here := filepath.Join(t.TempDir(), "game.txt"), computer(t)
			x.saveTo(path, quick(here))
			x.obey(Play{Seat: 1, App: true})
			x.close()
			return resumed(t, path, quick(here))
		},
	} {
		x := sit(t, "table deal card-watch,card-hourglass @PV", "visitor rule card-watch,card-key @Metal", "visitor trim",
			"visitor place card-watch @ON1", "visitor place card-hourglass @BY1", "visitor done")
		x.obey(Play{Seat: 1, App: true})
		x.do("agent1 show card-key")
		x.Think()
		if x.apps.wish == nil || x.apps.wish.move.Place != "FD-A1-ON" {
			t.Fatalf("the app does not say where it belongs: %v, %s", x.apps.wish, x.trouble)
		}
		x = hush(x)
		if x.apps.wish != nil {
			t.Fatalf("%s: the app has not forgotten what it would do", name)
		}
		x.obey(Undo{})
		if !x.hinted("Taken back after the app had moved for") {
			t.Errorf("%s: nobody is told that the app's answer was read and taken back", name)
		}
	}
}

// TestAHintThatIsTakenBackStaysKnown: everyone goes on reading that it was asked for.
func TestAHintThatIsTakenBackStaysKnown(t *testing.T) {
	x := squad(t, nil)
	x.until(func(events []game.Event, _ game.State) bool {
		return game.Reveal(events)
	})
	seat := x.cfg.Match.State().Turn()[0]
	for x.try(game.Move{Seat: seat, Verb: "hint", Place: "look"}) != nil {
		n := x.cfg.Match.Len()
		x.until(func([]game.Event, game.State) bool { return x.cfg.Match.Len() > n })
		seat = x.cfg.Match.State().Turn()[0]
	}
	x.obey(Undo{})
	if !x.hinted("asks for a hint") {
		t.Error("nobody is told that a hint was asked for and taken back")
	}
}

// TestTheUndoOfAPersonTellsNothingOfTheApp: once the app has left, what a person does
// and takes back is hers.
func TestTheUndoOfAPersonTellsNothingOfTheApp(t *testing.T) {
	x := sitWith(t, map[string]string{"edition": "b"}, "table deal card-watch,card-hourglass @PV", "visitor rule card-watch,card-key @Metal")
	x.obey(Play{Seat: 1, App: true})
	x.obey(Play{Seat: 1})
	x.do("visitor place card-watch @ON1")
	x.obey(Undo{})
	if x.hinted("Taken back after the app had moved for") {
		t.Error("the app is said to have moved for a seat that it had left")
	}
}

// TestWhatTheCameraTakesBackAfterTheAppStaysKnown: a card that is exchanged for another
// one at once was never predicted, but the app may have answered, and left since.
func TestWhatTheCameraTakesBackAfterTheAppStaysKnown(t *testing.T) {
	for _, leaves := range []bool{false, true} {
		x := begun(t, "agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done")
		x.obey(Play{Seat: 1, App: true})
		x.see("card-key=PV", "claim-token=CL-ON")
		if leaves {
			x.obey(Play{Seat: 1})
		}
		x.see("card-key=", "card-drum=PV")
		if got := x.line(); got != "kid predict card-drum @CL-ON" {
			t.Fatalf("the record says %q", got)
		}
		if !x.hinted("Taken back after the app had moved for") {
			t.Errorf("the app leaves: %v: nobody is told that it may have answered", leaves)
		}
	}
}

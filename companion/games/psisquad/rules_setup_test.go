package psisquad

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestR1ThreePlayersUnlessTheVariantIsOn(t *testing.T) {
	for players, want := range map[int]string{0: "3 to 8", 1: "3 to 8", 2: "needs 3 players", 9: "3 to 8"} {
		_, err := Game.New(setup(players))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%d players: %v", players, err)
		}
	}
	for players := 3; players <= maxSeats; players++ {
		if _, err := Game.New(setup(players)); err != nil {
			t.Errorf("%d players: %v", players, err)
		}
	}
	if _, err := Game.New(setup(2, "duel=on")); err != nil {
		t.Error(err)
	}
}

func TestR2FourKeysOrThreeOrFive(t *testing.T) {
	for option, keys := range map[string]int{"": 4, "keys=3": 3, "keys=4": 4, "keys=5": 5} {
		x := sit(t, 3, slices.DeleteFunc([]string{option}, func(s string) bool { return s == "" })...)
		if x.p().house.keys != keys {
			t.Errorf("%q: %d keys", option, x.p().house.keys)
		}
	}
	for _, s := range []game.Setup{setup(3, "keys=6"), setup(3, "keys=x"), setup(3, "colour=red")} {
		_, err := Game.New(s)
		var o *game.OptionError
		if !errors.As(err, &o) {
			t.Errorf("%v: %v", s.Options, err)
		}
	}
}

func TestR3R32StatusAtTheStart(t *testing.T) {
	for option, n := range map[string]int{"keys=3": 9, "keys=4": 12, "keys=5": 15} {
		sit(t, 3, option).stands([]int{n, n, n}, []int{0, 0, 0})
	}
}

func TestR4ValueAndListAreEmpty(t *testing.T) {
	x := locked(t, []string{"1234", "5678", "9012"}).stands([]int{12, 12, 12}, []int{0, 0, 0})
	if len(x.p().lines) > 0 || strings.Contains(x.read(0), "Guesses at") {
		t.Error("there are guesses before the first")
	}
}

func TestR5ExactlyOneCypherBeforeTheFirstTurn(t *testing.T) {
	x := sit(t, 3)
	for _, bad := range []string{"1,2,3", "1,2,3,4,5", "1,2,3,a", "1,2,3,45", "1234", "1,2,,4"} {
		x.refuses("player1 lock @"+bad, "exactly 4 digits")
	}
	x.do("player1 lock @1,2,3,4", "player3 lock @0,0,0,0")
	x.refuses("table first @TURN-player1", "That cannot be done now. Everyone enters a cypher")
	x.refuses("player1 guess @player2,1,2,3,4", "Player 2 is to act now")
	x.do("player2 lock @5,6,7,8", "table first @TURN-player1")
	y := sit(t, 3, "mode=paper").refuses("player1 lock @1,2,3,4", "on your sheet")
	y.do("player1 lock", "player2 lock", "player3 lock", "table first @TURN-player2")
}

func TestR6ZerosAndRepeats(t *testing.T) {
	sit(t, 3).do("player1 lock @0,0,0,0", "player2 lock @0,1,1,0")
	sit(t, 3, "cyphers=different").refuses("player1 lock @1,2,3,1", "a digit twice").do("player1 lock @0,1,2,3")
	sit(t, 3, "cyphers=nozero").refuses("player1 lock @0,1,2,3", "begins with 0").do("player1 lock @1,0,0,0")
}

func TestR7ALockedCypherStays(t *testing.T) {
	x := sit(t, 3).do("player1 lock @1,2,3,4")
	x.refuses("player1 lock @1,2,3,5", "cannot be changed").refuses("player1 lock", "cannot be changed")
	x.do("player2 lock @1,2,3,4", "player3 lock @1,2,3,4")
	x.refuses("player1 lock @4,3,2,1", "All cyphers are locked")
	y := sit(t, 3, "mode=paper").do("player1 lock")
	y.refuses("player1 lock", "cannot be changed")
	// A token laid before the digits are entered leaves them to be entered, once.
	z := sit(t, 3).do("player1 lock").refuses("player1 lock", "has not entered a cypher").do("player1 lock @1,2,3,4")
	z.refuses("player1 lock @1,2,3,4", "cannot be changed")
	z.doubts("goes on its space", "token-player1=")
}

func TestR9AnyPlayerBegins(t *testing.T) {
	for s := 1; s <= 3; s++ {
		x := sit(t, 3).do("player1 lock @1,2,3,4", "player2 lock @1,2,3,4", "player3 lock @1,2,3,4", "table first @"+turnZone(game.Seat(s)))
		if x.p().seat != game.Seat(s) {
			t.Errorf("player %d begins, not %d", x.p().seat, s)
		}
	}
	x := sit(t, 3).do("player1 lock @1,2,3,4", "player2 lock @1,2,3,4", "player3 lock @1,2,3,4")
	x.refuses("table first @TURN-player4", "Nobody sits there").refuses("player1 first @TURN-player1", "who begins?")
	met := map[string]bool{}
	for n := range 30 { // chance comes from the nonce
		met[x.p().Seal(game.Move{Verb: vFirst, Place: anyone}, nil, game.Nonce{byte(n)}).Place] = true
	}
	if len(met) != 3 {
		t.Errorf("chance knows only %v", met)
	}
}

func TestOptionsAreExplained(t *testing.T) {
	choices := Game.Choices(setup(3))
	if len(choices) != len(options) {
		t.Fatalf("%d choices", len(choices))
	}
	for _, c := range choices {
		if len(c.Values) < 2 || c.Title.String() == "" || c.Why.String() == "" || c.Default != c.Values[0].Word {
			t.Errorf("%s says too little: %+v", c.Name, c)
		}
		for _, v := range c.Values {
			if _, err := Game.New(setup(3, c.Name+"="+v.Word)); err != nil {
				t.Errorf("%s=%s: %v", c.Name, v.Word, err)
			}
		}
	}
}

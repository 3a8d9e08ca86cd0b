package psisquad

import (
	"math/rand/v2"
	"testing"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// guessed is a match of three in which player 1 has the turn, with the cyphers
// of the others.
func guessed(t *testing.T, two, three string, guesses ...string) *game.Match {
	t.Helper()
	m, err := game.NewMatch(Game, game.Setup{Game: "psisquad", Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range append([]string{"player1 lock @1,2,3,4", "player2 lock @" + two, "player3 lock @" + three, "table first @TURN-player1"}, guesses...) {
		mv, err := game.ParseMove(line, m.State().Seats())
		if err == nil {
			err = m.Apply(mv)
		}
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return m
}

func TestTheAppDoesNotKnowTheCyphersOfOthers(t *testing.T) {
	round := []string{"player1 guess @player2,5,6,7,8", "player1 done", "player2 guess @player3,0,0,0,0", "player2 done", "player3 guess @player2,1,1,1,1", "player3 done"}
	a, b := guessed(t, "5,6,9,9", "3,3,3,3", round...), guessed(t, "5,6,2,2", "4,3,9,4", round...)
	for _, level := range automa.Levels {
		for seed := range uint64(5) {
			app, err := automa.NewPlayer(Game, a.Setup, 1, level, seed)
			if err != nil {
				t.Fatal(err)
			}
			see, _ := app.Sight(a)
			sees, _ := app.Sight(b)
			one, err := app.Choose(see, func() bool { return false })
			two, err2 := app.Choose(sees, func() bool { return false })
			if err != nil || err2 != nil || !one.Equal(two) {
				t.Errorf("%s, seed %d: %v, or %v when the cyphers of others differ (%v, %v)", level, seed, one, two, err, err2)
			}
		}
	}
}

func TestWhatIsImaginedFitsTheAnswers(t *testing.T) {
	p := guessed(t, "5,6,9,9", "3,3,3,3", "player1 guess @player2,5,6,7,8", "player1 done").State().(*position)
	drawn := map[code]bool{}
	for seed := range uint64(20) {
		q := p.Imagine(1, rand.New(rand.NewPCG(seed, 0)).IntN).(*position)
		c := q.cypher[2]
		if !p.house.gave(c, p.on(2)) {
			t.Errorf("the cypher %s would have been answered otherwise", c)
		}
		drawn[c] = true
	}
	if len(drawn) < 5 {
		t.Errorf("twenty times only %d cyphers are imagined", len(drawn))
	}
}

// TestTheAppSolvesACypherThatIsNotAllowed: the secret mat takes any, and the answers say
// in the end that it is none of those that the table allows.
func TestTheAppSolvesACypherThatIsNotAllowed(t *testing.T) {
	for _, level := range automa.Levels {
		x := sit(t, 2, "cyphers=different", "duel=on").do("player1 lock @"+veil(digitsOf("4044"), 4, game.Nonce{7})+"/"+asItLies, "player2 lock @5,6,7,8", "table first @TURN-player2")
		app, err := automa.NewPlayer(Game, setup(2, "cyphers=different", "duel=on"), 2, level, 1)
		if err != nil {
			t.Fatal(err)
		}
		for guesses := 0; x.p().Result() == nil; {
			if p := x.p(); p.seat == 1 && p.phase == guessing {
				x.do("player1 guess @player2,0,0,0,0", "player1 done")
				continue
			}
			mv, err := app.Choose(automa.Look(x.p(), 2, nil, uint64(guesses)), func() bool { return false })
			if err != nil {
				t.Fatal(err)
			}
			if guesses++; guesses > 100 {
				t.Fatalf("%s has not found it after %d acts", level, guesses)
			}
			x.do(mv.Line(x.p().Seats()))
		}
	}
}

package psisquad

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// FuzzMoves makes moves from text: a line that begins with a digit is a legal
// move by number, any other is a move as people might write it. Nothing may
// panic, every refusal is a sentence, and the books balance.
func FuzzMoves(f *testing.F) {
	f.Add("app", "player1 lock @1,2,3\nplayer2 lock @4,5,6\nplayer3 lock @7,7,7\ntable first @TURN-player2\nplayer2 guess @player1,3,2,1\n0\nplayer3 guess @player2,4,5,6\n0\n5\n77\n140\n3")
	f.Add("paper", "0\n0\n0\n1\n2\n40\n90\n130\n0\n3\n0\nplayer1 guess @player3,1,1,1\nplayer3 say @3,3\n0\ntable settle @right\nplayer2 uncover @0,0,0")
	f.Add("app", "player1 lock\nplayer1 lock @00000000000000000000000000000000-123\nplayer1 note @a%20b\nplayer1 guess @player1,,,\nplayer1 say @9,-1\ntable correct digit-1-1 @K1")
	f.Fuzz(func(t *testing.T, mode, text string) {
		if mode != "paper" {
			mode = "app"
		}
		st, err := Game.New(setup(3, "keys=3", "mode="+mode))
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.SplitSeq(text, "\n") {
			m, ok := gametest.FuzzedMove(st, line)
			if !ok {
				continue
			}
			next, _, err := st.Apply(m)
			if err != nil {
				var r *game.Refusal
				if !errors.As(err, &r) || strings.Contains(err.Error(), "%!") {
					t.Fatalf("%q: %v", line, err)
				}
				continue
			}
			if err := st.(*position).Audit(m, next); err != nil {
				t.Fatalf("after %q: %v", line, err)
			}
			st = next
			for seat := range st.Seats() {
				st.View(game.Seat(seat))
				st.Redact(m, game.Seat(seat))
			}
			st.(*position).Doubt(game.Layout{m.Place: m.Place, turnMarker: sureZone, correctToken: "C3", spottedToken: "S2"})
		}
	})
}

// TestRandomGamesBalance plays games of people who guess well, badly and
// answer wrongly, on all kinds of tables; the books balance after every move.
func TestRandomGamesBalance(t *testing.T) {
	for _, s := range setups() {
		for seed := range uint64(6) {
			rnd := rand.New(rand.NewPCG(seed, 7))
			st, err := Game.New(s)
			if err != nil {
				t.Fatal(err)
			}
			players, err := gather(s, rnd.IntN)
			if err != nil {
				t.Fatal(err)
			}
			players.slip = 10
			for n := 0; st.Result() == nil; n++ {
				m, err := players.Next(st.(*position))
				if err != nil {
					t.Fatal(err)
				}
				next, _, err := st.Apply(m)
				if err != nil {
					t.Fatalf("%s: %v", m.Line(st.Seats()), err)
				}
				if err := st.(*position).Audit(m, next); err != nil {
					t.Fatalf("%v, %s: %v", s.Options, m.Line(st.Seats()), err)
				}
				if st = next; n > 5000 {
					t.Fatalf("%v: no end", s.Options)
				}
			}
		}
	}
}

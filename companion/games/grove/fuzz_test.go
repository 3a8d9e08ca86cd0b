package grove

import (
	"errors"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// FuzzMoves makes moves from text: a line that begins with a digit is a legal
// move by number, any other is a move as people might write it. Nothing may
// panic, every refusal is a sentence and the cards stay complete.
func FuzzMoves(f *testing.F) {
	f.Add("1234\n17\n2\n30\n9\n0\nagent1 prove card-key,card-bell,card-drum,card-die\n0\nvisitor set @on,by,by,on\n3\n0\n7")
	f.Add("7\n0\n0\n0\n0\n0\ntable correct card-watch @BY3\ntable correct trust-token =7\n1\n0\n5\n3\n0")
	f.Add("9\n0\n0\n0\n0\n0\ntable correct trust-token @T8\n0\n0\nkid predict ? @CL-ON\nvisitor hide kid-marker-1,card-bell @FD-K-ON\nkid again\n8\n0\n0")
	f.Add("2\n0\n0\n0\n0\n0\n200\n150\n99\n40\n0\n0\ntable correct shield @SH\ntable correct guess-token-1 @GO1\ntable correct card-key,card-bell")
	f.Add("9\nvisitor rule card-key,card-bell @Metal\n0\n0\n0\n0\nvisitor judge @card-key,on\nvisitor correct card-bell @BY3\nagent1 test agent1-marker-1 @FD-A1-ON\nagent1 note @agent1-marker-1,card-drum\nvisitor correct agent1-marker-1 @FD-A1-BY")
	f.Add("5\n0\n0\n0\n0\n0\nagent1 prove card-key,card-bell,card-drum,card-die\n0\nvisitor set @on,by,by,on/000102030405060708090a0b0c0d0e0f\nvisitor correct shield @SH\nvisitor set @seal:a-b-c-d\n3\n0\nvisitor lift guess-token-2,card-key @on,by,by,on/ff\n0")
	f.Fuzz(func(t *testing.T, text string) {
		st, err := Game.New(game.Setup{Game: "grove", Players: 4})
		if err != nil {
			t.Fatal(err)
		}
		counted := true // no correction of the deck's count yet
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
			counted = counted && m.Verb != "empty" && (m.Verb != game.Correct || m.Objects[0] != "deck" && m.Objects[0] != deckBare)
			st = next
			if err := invariant(st.(*position)); err != nil && counted {
				t.Fatalf("after %q: %v", line, err)
			}
			for seat := range st.Seats() {
				st.View(game.Seat(seat))
				st.Redact(m, game.Seat(seat))
			}
			if st.Result() == nil && len(st.Legal(st.Turn()[0])) == 0 {
				t.Fatalf("after %q nobody may do anything", line)
			}
		}
	})
}

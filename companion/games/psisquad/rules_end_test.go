package psisquad

import (
	"fmt"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestR27R28TheGameEndsWithOneCypherLeft(t *testing.T) {
	x := locked(t, []string{"1234", "1122", "0007"}).asks(1, 3, "0123").asks(2, 1, "1234").stands([]int{15, 24, 12}, []int{12, 0, 3})
	if x.State.Result() != nil {
		t.Fatal("it ends with two cyphers left")
	}
	x.do("player3 guess @player2,1,1,2,2")
	if r := x.State.Result(); r == nil || len(x.State.Turn()) > 0 {
		t.Fatal("it goes on with one cypher left")
	}
	// Player 3 gets 12 for the solution and 12 less the own Value of 3.
	x.stands([]int{15, 24, 33}, []int{12, 12, 3}).told("Player 3 wins with a status of 33")
	x.refuses("player1 guess @player3,0,0,0,7", "The game is over")
}

func TestR29R30TheHighestStatusWins(t *testing.T) {
	x := locked(t, []string{"1234", "1122", "0007"}).asks(1, 2, "1122").asks(2, 3, "9999").do("player3 guess @player1,1,2,3,4")
	// 24, 12 and 12 + 12 + 12.
	if r := x.State.Result(); fmt.Sprint(r.Winners) != "[3]" {
		t.Errorf("the winners are %v", r.Winners)
	}
	tie := func(options ...string) *table {
		x := locked(t, []string{"1234", "1122", "0007"}, options...)
		x.p().status = [maxSeats + 1]int{0, 24, 0, 12} // as if they had guessed so before
		x.asks(1, 2, "1122").asks(2, 3, "9999")
		return x.do("player3 guess @player1,1,2,3,4")
	}
	if r := tie().State.Result(); fmt.Sprint(r.Winners) != "[1 3]" || !strings.Contains(r.Text.String(), "Player 1 and Player 3 win, each with a status of 36") {
		t.Errorf("with equal statuses: %v", r)
	}
	if r := tie("ties=solved").State.Result(); fmt.Sprint(r.Winners) != "[3]" { // one cypher solved each; player 3 was not found out
		t.Errorf("with the option: %v", r)
	}
}

func TestR31TheBooksBalance(t *testing.T) {
	// do checks the sum after every move, and 2·M·n at the end.
	for _, keys := range []string{"3", "4", "5"} {
		code := func(d string) string { return strings.Repeat(d, int(keys[0]-'0')) }
		x := locked(t, []string{code("1"), code("2"), code("3"), code("4")}, "keys="+keys)
		x.asks(1, 2, code("2")).asks(2, 3, code("7")).asks(3, 4, code("4")).asks(4, 1, code("1"))
		sum := 0
		for s := 1; s <= 4; s++ {
			sum += x.p().status[s]
		}
		if want := 2 * 3 * int(keys[0]-'0') * 4; sum != want {
			t.Errorf("%s keys: the statuses sum to %d, not to %d", keys, sum, want)
		}
	}
	// A broken book is noticed.
	x := locked(t, []string{"1234", "1122", "0007"})
	x.p().status[1]++
	if x.p().books() == nil {
		t.Error("a status out of thin air is not noticed")
	}
}

func TestR32TheVariantsBonus(t *testing.T) {
	x := locked(t, []string{"111", "222", "333"}, "keys=3").asks(1, 2, "222").asks(2, 3, "789").asks(3, 1, "111")
	x.stands([]int{18, 9, 27}, []int{9, 9, 0})
	y := locked(t, []string{"11111", "22222", "33333"}, "keys=5").asks(1, 2, "22222").asks(2, 3, "78933").asks(3, 1, "11111")
	y.stands([]int{30, 21, 39}, []int{15, 15, 6})
}

func TestR33TwoPlayersRace(t *testing.T) {
	for duel, want := range map[string]int{"on": 12 + 12 + 9, "race": 12 + 12} {
		x := locked(t, []string{"1234", "1122"}, "duel="+duel).asks(1, 2, "3333").asks(2, 1, "1999").asks(1, 2, "1122")
		if x.State.Result() == nil || x.p().status[1] != want {
			t.Errorf("duel %s: the status is %d, not %d", duel, x.p().status[1], want)
		}
	}
}

func TestTheRoundIsPlayedToItsEnd(t *testing.T) {
	x := locked(t, []string{"1234", "1122", "0007"}, "end=round").asks(1, 2, "1122").asks(2, 3, "0007")
	if x.State.Result() != nil {
		t.Fatal("the round is not complete")
	}
	if x.p().seat != 3 {
		t.Fatalf("player %d is in turn", x.p().seat)
	}
	x.asks(3, 1, "9999")
	if x.State.Result() == nil {
		t.Fatal("the round is complete")
	}
	x.stands([]int{12 + 12 + 12, 24, 12}, []int{0, 12, 12})
	// The last cypher may fall in the same round: nobody gets the bonus.
	y := locked(t, []string{"1234", "1122", "0007"}, "end=round").asks(1, 2, "1122").asks(2, 3, "0007").asks(3, 1, "1234")
	y.stands([]int{24, 24, 24}, []int{12, 12, 12})
	// Who has nobody left to guess at has no turn.
	z := locked(t, []string{"1234", "1122", "0007"}, "end=round").asks(1, 2, "1122").asks(2, 1, "1234")
	if z.State.Result() == nil {
		t.Error("player 3 is the only one left and waits for a target")
	}
}

func TestR34ThePlayersAnswerOnPaper(t *testing.T) {
	x := written(t, 3).do("player1 guess @player2,1,2,3,4")
	x.refuses("player1 say @1,0", "Player 2 is to act now").refuses("player1 done", "Player 2 is to act now").refuses("player2 say @1,2", "Every spotted digit is also correct")
	x.refuses("player2 say @4,3", "exactly one is not spotted").refuses("player2 say @5,0", "only 4 digits").refuses("player2 say @2", "two numbers").refuses("player2 say @a,b", "two numbers").refuses("player2 say @-1,0", "only 4 digits")
	x.refuses("player2 say @02,1", "two numbers")
	x.doubts("is impossible", "correct-counter=C1", "spotted-counter=S3")
	if len(x.p().lines) > 0 {
		t.Fatal("it was scored")
	}
	x.do("player2 say @2,1").told("2 correct, 1 spotted").do("player1 done")
	// Two keys of 1234 are correct, but neither 1 nor 2 nor 3 is.
	x.asks(2, 3, "9999", "0,0").asks(3, 2, "1111", "0,0").asks(1, 2, "2222", "0,0").asks(2, 3, "8888", "0,0")
	if strings.Contains(x.read(0), "No cypher matches") {
		t.Error("it warns too early")
	}
	x.do("player3 guess @player2,3,3,3,3", "player2 say @0,0")
	for seat := range 4 {
		if !strings.Contains(x.read(game.Seat(seat)), "No cypher matches all answers of Player 2") {
			t.Errorf("seat %d is not warned", seat)
		}
	}
	// With the other reading of correct, all correct but one in place can be.
	written(t, 3, "correct=anywhere").do("player1 guess @player2,1,1,1,1", "player2 say @4,3")
}

func TestR35TheAppAnswers(t *testing.T) {
	x := four(t).refuses("player2 say @1,1", "Player 1 is to act now").do("player1 guess @player2,1,2,1,2")
	if hint := x.read(2); !strings.Contains(hint, "Tell Player 1: 4 correct, 2 spotted, your new Value is 8, +8 points") {
		t.Errorf("the target is not told what to say:\n%s", hint)
	}
}

func TestR38EverythingIsUncoveredAndRescored(t *testing.T) {
	x := locked(t, []string{"1234", "1122", "0007"}).asks(1, 2, "1122").asks(2, 3, "9999")
	if x.p().Reveal() != nil {
		t.Error("something is revealed before the end")
	}
	x.do("player3 guess @player1,1,2,3,4")
	if text := fmt.Sprint(x.p().Reveal()); !strings.Contains(text, "1234") || !strings.Contains(text, "1122") || !strings.Contains(text, "0007") {
		t.Errorf("not all cyphers are shown: %s", text)
	}

	// Player 2 has 1122 and answers 1212 with one spotted, not two; player 3
	// has 0007 and answers rightly.
	paper := func(options ...string) *table {
		x := written(t, 3, options...).asks(1, 2, "1212", "4,1").asks(2, 1, "1234", "4,4").asks(3, 2, "1122", "4,4")
		if x.p().phase != uncovering || x.p().seat != 3 {
			t.Fatalf("it should be player 3 who uncovers: %s", x.State.View(0).Prompt)
		}
		return x.refuses("player3 uncover @0,0,7", "exactly 4 digits").refuses("player3 uncover", "exactly 4 digits").refuses("player1 uncover", "Player 3 uncovers")
	}
	x = paper().do("player3 uncover @0,0,0,7").told("The cypher of Player 3 was 0007", "Player 2 answered Player 1 to 1212 with 4 correct, 1 spotted. The right answer is 4 correct, 2 spotted")
	if x.p().phase != settling {
		t.Fatal("the table is not asked")
	}
	kept := paper().do("player3 uncover @0,0,0,7", "table settle @kept").stands([]int{18, 24, 30}, []int{12, 12, 0})
	right := paper().do("player3 uncover @0,0,0,7", "table settle @right").stands([]int{20, 24, 28}, []int{12, 12, 0})
	for _, x := range []*table{kept, right} {
		text := fmt.Sprint(x.p().Reveal())
		if !strings.Contains(text, "Wrong answers") || !strings.Contains(text, "With the right answers") {
			t.Errorf("the wrong answer is not listed: %s", text)
		}
	}
	void := paper("wrong=void").do("player3 uncover @0,0,0,7")
	if r := void.State.Result(); r == nil || len(r.Winners) > 0 || !strings.Contains(r.Text.String(), "nobody wins") {
		t.Errorf("with the option, the result is %v", r)
	}
	// Whose cypher was another than was said may tell before.
	other := paper().do("player1 uncover @1,2,4,3", "player3 uncover @0,0,0,7").told("Player 1 answered Player 2 to 1234")
	if len(other.p().wrong()) != 2 {
		t.Errorf("wrong are %v", other.p().wrong())
	}
	// It may be laid on the guess mat too.
	laid := paper().do("player3 lay digit-0-1 @K1", "player3 lay digit-0-2 @K2", "player3 lay digit-0-3 @K3").doubts("a card on each", "turn-marker=SURE")
	laid.do("player3 lay digit-7-1 @K4", "player3 uncover").told("was 0007")
	// Without a wrong answer there is nothing to decide.
	clean := written(t, 3).asks(1, 2, "1212", "4,2").asks(2, 1, "1234", "4,4").asks(3, 2, "1122", "4,4").do("player3 uncover @0,0,0,7")
	if clean.State.Result() == nil {
		t.Error("the table is asked about nothing")
	}
}

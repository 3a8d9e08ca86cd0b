package psisquad

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

func four(t *testing.T, options ...string) *table {
	return locked(t, []string{"1234", "1122", "0007", "2745"}, options...)
}

func TestR10TurnsPassToTheLeft(t *testing.T) {
	x := four(t)
	for _, s := range []game.Seat{1, 2, 3, 4, 1, 2} {
		if x.p().seat != s {
			t.Fatalf("it is the turn of player %d, not %d", x.p().seat, s)
		}
		on := 1 + int(s)%4
		x.do(kit.PlayerSeat(s) + " guess @" + seatName(on) + ",9,9,9,9")
		x.refuses(kit.PlayerSeat(s)+" guess @"+seatName(on)+",9,9,9,9", "The guess is already made")
		x.do(kit.PlayerSeat(s) + " done")
	}
	x.refuses("player3 done", "cannot be done now. Player 3 guesses")
	x.asks(3, 4, "9999").do("player4 guess @player1,9,9,9,9")
	x.doubts("The turn passes to the left: move the turn marker to Player 1", "turn-marker=TURN-player2")
}

func TestR11OneTargetAndExactlyTheKeys(t *testing.T) {
	x := four(t)
	for _, bad := range []string{"player2,1,2,3", "player2,1,2,3,4,5", "player2,1,2,3,x", "1,2,3,4", "player2", "player2,player3,1,2,3", "token-player2,1,2,3,4", "player2,12,3,4,5"} {
		x.refuses("player1 guess @"+bad, "")
		if len(x.p().lines) > 0 {
			t.Fatal("it was scored")
		}
	}
	x.do("player1 lay digit-1-1 @K1", "player1 lay digit-2-1 @K2", "player1 lay digit-3-1 @K3")
	x.refuses("player1 ask", "needs a target").do("player1 aim token-player2 @AIM").refuses("player1 ask", "Position 4 is empty")
	x.refuses("player1 lay digit-9-1 @K5", "from 1 to 4").refuses("player1 lay token-player3 @K4", "digit card")
	x.refuses("player1 aim digit-3-2 @AIM", "target token")
	x.doubts("Position 4 is empty", "turn-marker=SURE")
	x.doubts("Two cards lie on position 1", "digit-5-1=K1")
	x.doubts("position 5 stays empty", "digit-5-1=K5")
	x.doubts("Two target tokens", "token-player3=AIM")
	x.do("player1 take token-player2").doubts("Position 4 is empty", "turn-marker=SURE").doubts("Whose cypher is 1234 for", "turn-marker=SURE", "digit-4-1=K4")
	x.do("player1 aim token-player2 @AIM", "player1 lay digit-4-1 @K4", "player1 ask").told("for 1234.", "2 correct, 1 spotted")
}

func TestR12NobodyGuessesAtTheOwnCypher(t *testing.T) {
	x := four(t).refuses("player1 guess @player1,1,2,3,4", "own cypher").refuses("player1 aim token-player1 @AIM", "own cypher")
	x.doubts("own cypher", "token-player1=AIM")
}

func TestR13ASolvedCypherIsNoTarget(t *testing.T) {
	x := four(t).asks(1, 2, "1122")
	x.asks(2, 3, "9999").refuses("player3 guess @player2,1,1,2,2", "is solved").refuses("player3 aim token-player2 @AIM", "is solved")
	x.doubts("is solved", "token-player2=AIM")
	if _, lies := x.State.Layout()[tokenID(2)]; lies {
		t.Error("the token of a solved cypher should leave the table")
	}
	y := four(t, "target=allowed").asks(1, 2, "1122").asks(2, 3, "9999").asks(3, 2, "1129")
	if l := y.p().lines[2]; l.points != -3 || y.p().status[3] != 9 || !y.p().solved[2] {
		t.Errorf("with the option, a guess at a solved cypher is worth %d", l.points)
	}
}

func TestR14NobodyGuessesOutOfTurn(t *testing.T) {
	x := four(t).refuses("player2 guess @player3,1,2,3,4", "Player 1 is to act now")
	x.refuses("player3 aim token-player2 @AIM", "Player 1 is to act now").refuses("table ask", "That cannot be done now. Player 1 guesses")
	x.doubts("It is the turn of Player 1", "turn-marker=TURN-player2")
}

func TestR18R19ValueReplacesAndPointsAreTheDifference(t *testing.T) {
	x := four(t).asks(1, 2, "1212").stands([]int{20, 12, 12, 12}, []int{0, 8, 0, 0})
	x.asks(2, 1, "9999").asks(3, 2, "9999").stands([]int{20, 12, 4, 12}, []int{0, 0, 0, 0})
	y := four(t, "points=gain").asks(1, 2, "1212").asks(2, 1, "9999").asks(3, 2, "9999")
	y.stands([]int{20, 12, 12, 12}, []int{0, 0, 0, 0})
	z := four(t, "value=adds").asks(1, 2, "1212").asks(2, 1, "9999").asks(3, 2, "1212")
	z.stands([]int{20, 12, 20, 12}, []int{0, 16, 0, 0})
	// A guess that never costs would pay for ever at a cypher that is solved.
	four(t, "points=gain", "target=allowed").asks(1, 2, "1122").refuses("player2 guess @player2,1,1,2,2", "own cypher").asks(2, 1, "9999").refuses("player3 guess @player2,1,1,2,2", "is solved")
}

// TestTheLastGuessIsTakenBackByAgreement: what was heard stays in the list.
func TestTheLastGuessIsTakenBackByAgreement(t *testing.T) {
	x := four(t).do("player1 guess @player2,1,2,1,2").refuses("player1 retract", "That cannot be done now").do("table retract").told("1212")
	x.stands([]int{12, 12, 12, 12}, []int{0, 0, 0, 0})
	if text := x.read(0); !strings.Contains(text, "1 1212 Player 1, taken back 4 2") {
		t.Errorf("the answer is not in the list:\n%s", text)
	}
	x.do("player1 guess @player2,1,1,2,2").refuses("table retract", "this guess stands")
	// When the turn has passed already, it comes back.
	y := four(t).do("player1 guess @player2,1,2,1,2", "player1 done", "table retract").refuses("player2 guess @player1,1,2,1,2", "not Player 2")
	y.do("player1 guess @player3,1,2,1,2", "player1 done", "player2 guess @player1,1,2,1,2")
}

// TestAnAnswerIsCorrectedUntilTheNextGuess: the Value and points are counted anew.
func TestAnAnswerIsCorrectedUntilTheNextGuess(t *testing.T) {
	x := written(t, 3).do("player1 guess @player2,1,2,1,2", "player2 answer correct-counter,spotted-counter @2,2").stands([]int{18, 12, 12}, []int{0, 6, 0})
	x.doubts("Does Player 2 correct the answer to 3 correct, 2 spotted?", "correct-counter=C3").refuses("player2 say @2,2", "already says so").refuses("player1 say @3,2", "not Player 1")
	x.do("player2 answer correct-counter,spotted-counter @3,2").stands([]int{19, 12, 12}, []int{0, 7, 0})
	if len(x.p().lines) != 1 {
		t.Errorf("the list has %d lines", len(x.p().lines))
	}
}

func TestR20OnlyTheGuesserIsPaid(t *testing.T) {
	four(t).asks(1, 4, "2745").stands([]int{24, 12, 12, 12}, []int{0, 0, 0, 12})
}

func TestR21AStatusMayFallBelowZero(t *testing.T) {
	for option, want := range map[string]int{"status=free": -4, "status=floor": 0} {
		x := four(t, option)
		x.p().status[3] = 4
		x.p().status[2] += 8 // the books stay right
		x.asks(1, 2, "1212").asks(2, 1, "9999").asks(3, 2, "9999")
		if x.p().status[3] != want {
			t.Errorf("%s: the status is %d, not %d", option, x.p().status[3], want)
		}
	}
}

func TestR22EveryGuessIsTheNextLineOfItsList(t *testing.T) {
	x := four(t).asks(1, 2, "1212").asks(2, 1, "1567").asks(3, 2, "2211").asks(4, 2, "5566")
	text := x.read(0)
	for _, line := range []string{"1 1212 Player 1 4 2 8 +8", "2 2211 Player 3 4 0 4 −4", "3 5566 Player 4 0 0 0 −4", "1 1567 Player 2 1 1 3 +3"} {
		if !strings.Contains(text, line) {
			t.Errorf("the list has no line %q:\n%s", line, text)
		}
	}
}

func TestR23TheAnswerIsTold(t *testing.T) {
	x := four(t).do("player1 guess @player2,1,2,1,2").told("4 correct, 2 spotted", "New Value 8, before 0: +8 points")
	for seat := range 5 {
		if text := x.read(game.Seat(seat)); !strings.Contains(text, "4 2 8 +8") || !strings.Contains(text, "Points for Player 1 +8") {
			t.Errorf("seat %d does not read the answer:\n%s", seat, text)
		}
	}
	y := four(t, "answers=whisper").do("player1 guess @player2,1,2,1,2")
	for seat := range 5 {
		text := y.read(game.Seat(seat))
		for _, e := range y.Heard {
			if e.For(game.Seat(seat)) {
				text += e.Text.String()
			}
		}
		hears := seat == 1 || seat == 2
		if strings.Contains(text, "4 correct") != hears || strings.Contains(text, "4 2 8 +8") != hears || strings.Contains(text, "player 2, value") != hears {
			t.Errorf("whispered, seat %d reads:\n%s", seat, text)
		}
		// Points and statuses would tell the answer, too (R45).
		if strings.Contains(text, "+8") != hears || strings.Contains(text, "player 1, status: 20") != (seat == 1) {
			t.Errorf("whispered, seat %d reads of points:\n%s", seat, text)
		}
	}
}

func TestR25AllSpottedSolvesIt(t *testing.T) {
	x := four(t).do("player1 guess @player4,2,7,4,5").told("The cypher of Player 4 is solved")
	if p := x.p(); !p.solved[4] || p.value[4] != 12 || p.solved[1] {
		t.Errorf("solved %v, Value %d", p.solved, p.value[4])
	}
}

func TestR26ASolvedPlayerGoesOn(t *testing.T) {
	x := four(t).asks(1, 2, "1122")
	if x.p().seat != 2 {
		t.Errorf("player %d is in turn", x.p().seat)
	}
	y := four(t, "solved=out").asks(1, 2, "1122")
	if y.p().seat != 3 {
		t.Errorf("with the option, player %d is in turn", y.p().seat)
	}
}

func TestR37AMisreadDigitIsCorrectedBeforeScoring(t *testing.T) {
	x := four(t).do("player1 aim token-player2 @AIM", "player1 lay digit-1-1 @K1", "player1 lay digit-7-1 @K2", "player1 lay digit-1-2 @K3", "player1 lay digit-2-1 @K4")
	if text := x.read(1); !strings.Contains(text, "1712") {
		t.Errorf("the reading is not shown:\n%s", text)
	}
	x.do("player1 lay digit-2-2 @K2", "player1 ask").told("for 1212.", "4 correct, 2 spotted")
	x.refuses("player1 lay digit-1-3 @K2", "cannot be changed").refuses("player1 take digit-2-2", "cannot be changed").refuses("player1 clear", "cannot be changed")
	x.refuses("table correct digit-1-3 @K2", "is answered and counts")
}

// TestR36TheMatHoldsTheGuess: target and cards lie on the mat until the guesser
// is sure; what is left from the last turn is not taken for a guess.
func TestR36TheMatHoldsTheGuess(t *testing.T) {
	x := four(t).do("player1 aim token-player2 @AIM", "player1 lay digit-1-1 @K1", "player1 lay digit-2-1 @K2", "player1 lay digit-1-2 @K3", "player1 lay digit-2-2 @K4")
	if len(x.p().lines) > 0 {
		t.Error("it was scored before the guesser was sure")
	}
	if l := x.State.Layout(); l[turnMarker] != "TURN-player1" || l[tokenID(2)] != aimZone || l[digitID(2, 1)] != "K2" {
		t.Errorf("the layout is %v", l)
	}
	x.do("player1 ask")
	if x.State.Layout()[turnMarker] != sureZone {
		t.Error("the turn marker should lie on “Sure”")
	}
	x.do("player1 done").refuses("player2 ask", "own cypher").do("player2 aim token-player3 @AIM", "player2 ask", "player2 done")
	x.refuses("player3 ask", "own cypher").do("player3 aim token-player2 @AIM", "player3 ask", "player3 done")
	x.refuses("player4 ask", "from the last turn").doubts("once more", "turn-marker=SURE", "token-player2=AIM")
	x.do("player4 lay digit-1-3 @K1", "player4 ask").told("no points")
	// What lies there is no guess either when the last one was typed.
	x.do("player4 done", "player1 guess @player3,5,5,5,5", "player1 done").refuses("player2 ask", "own cypher").do("player2 guess @player3,5,5,5,6", "player2 done")
	x.refuses("player3 ask", "from the last turn")
	// A digit by its key goes onto the next key in turn, over what lies there.
	y := four(t)
	for _, d := range "99991" {
		done := false
		for _, a := range y.State.View(0).Action {
			if a.Key == string(d) {
				y.do(a.Choices[0].Line(y.State.Seats()))
				done = true
			}
		}
		if !done {
			t.Fatalf("there is no key %c", d)
		}
	}
	if got := y.p().draft().said(4); got != "1999" {
		t.Errorf("the keys 99991 make the guess %s", got)
	}
}

func TestR41TheListGrowsBeyondThePrint(t *testing.T) {
	x := four(t)
	for n := range 25 {
		x.asks(1, 2, []string{"9999", "8888"}[n%2]).asks(2, 3, "9999").asks(3, 4, "9999").asks(4, 3, "8888")
	}
	if got := len(x.p().on(2)); got != 25 || !strings.Contains(x.read(0), "25 9999 Player 1") {
		t.Errorf("the list has %d lines", got)
	}
}

// TestACoveredTargetStays: the turn marker on “Sure” may hide the token on “Target”, which
// is no sign that another target was named. One that was named only needs no token when
// nobody else can be asked.
func TestACoveredTargetStays(t *testing.T) {
	lays := []string{"player1 lay digit-5-1 @K1", "player1 lay digit-9-1 @K2", "player1 lay digit-7-1 @K3", "player1 lay digit-8-1 @K4"}
	two := locked(t, []string{"1234", "5678"}, "duel=on")
	two.do(lays...)
	seen := two.State.Layout()
	seen[turnMarker] = sureZone
	named := two.Move("player1 aim token-player2 @AIM")
	if got := two.p().Sign(named, seen); got != game.Shown {
		t.Errorf("with nobody else to be asked, that player 2 was named is %v, not shown", got)
	}
	x := locked(t, []string{"1234", "5678", "9012"})
	x.do(lays...)
	seen = x.State.Layout()
	seen[turnMarker] = sureZone
	if got := x.p().Sign(named, seen); got != game.Missing {
		t.Errorf("with two to be asked, that player 2 was named is %v, not missing", got)
	}
	x.do("player1 aim token-player3 @AIM")
	if got := x.p().Sign(named, seen); got != game.Missing {
		t.Errorf("with player 3's token on “Target”, that player 2 was named is %v, not missing", got)
	}
}

// TestACardOfTheLastGuessIsLaidAgain when it lies where the record has another one.
func TestACardOfTheLastGuessIsLaidAgain(t *testing.T) {
	x := written(t, 2, "duel=on")
	x.do("player1 aim token-player2 @AIM", "player1 lay digit-5-1 @K1", "player1 lay digit-6-1 @K2", "player1 lay digit-7-1 @K3", "player1 lay digit-8-1 @K4",
		"player1 ask", "player2 answer correct-counter,spotted-counter @4,4", "player1 done")
	again := x.Move("player1 lay digit-5-1 @K1")
	seen := x.State.Layout()
	seen["digit-5-1"] = "K1"
	if got := x.p().Sign(again, seen); got != game.Missing {
		t.Errorf("a card that lies there from the last guess is %v, not missing", got)
	}
	x.do("player1 lay digit-9-1 @K1")
	seen = x.State.Layout()
	delete(seen, "digit-9-1")
	seen["digit-5-1"] = "K1"
	if got := x.p().Sign(again, seen); got != game.Shown {
		t.Errorf("in the stead of another card it is %v, not shown", got)
	}
}

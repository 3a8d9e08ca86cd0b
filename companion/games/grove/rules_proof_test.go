package grove

import (
	"fmt"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestR59FourFromTheDeck(t *testing.T) {
	x := begun(t, 3)
	deck := x.pos().deck
	x.no("agent1 prove card-key @PR2", "from the left")
	x.no("agent1 prove card-watch @PR1", "already been played")
	x.no("agent1 prove card-key,card-bell,card-drum,card-die,card-corn", "says too much")
	x.do("agent1 prove card-key @PR1", "agent1 prove card-bell @PR2", "agent1 prove card-drum @PR3")
	x.no("visitor shield", "Agent 1")
	x.do("agent1 prove card-die @PR4")
	x.want("the deck", x.pos().deck, deck-4)
	y := begun(t, 3).do("agent1 prove card-key,card-bell,card-drum,card-die")
	x.want("the row at once", y.State.Key(), x.State.Key())
	for k, c := range []string{"card-key", "card-bell", "card-drum", "card-die"} {
		x.want(c, x.State.Layout()[c], fmt.Sprintf("PR%d", k+1))
	}
	z := begun(t, 3).do("table correct deck =3")
	z.no("agent1 prove card-key @PR1", "four cards")
	z.want("an Agent's choices with three cards left", z.verbs("agent1"), "test")
}

// upTo plays a proof of the first Agent up to a step.
func upTo(t *testing.T, step string) *table {
	x := begun(t, 3).do("agent1 prove card-key,card-bell,card-drum,card-die")
	for _, line := range []string{"visitor shield", "visitor set @on,by,by,on", "agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on", "agent1 lock"} {
		if line == step {
			break
		}
		x.do(line)
	}
	return x
}

func TestR60TokensAreSetFirst(t *testing.T) {
	x := upTo(t, "visitor shield")
	guess := "agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on"
	x.no(guess, "Visitor is to act")
	x.do("visitor shield")
	x.want("the shield", x.State.Layout()[shieldPiece], "SH")
	x.no(guess, "Visitor is to act")
	x.do("visitor set")
	x.want("the turn marker", x.State.Layout()[turnMarker], "TURN-visitor")
	x.no("visitor set", "Agent 1 is to act")
	x.do(guess)
}

func TestR61TokensStayHiddenUntilTheLift(t *testing.T) {
	x := upTo(t, "agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on")
	before := upTo(t, "visitor set @on,by,by,on")
	m, _ := game.ParseMove("visitor set @on,by,by,on", x.State.Seats())
	for _, s := range x.State.Seats() {
		may := s == "visitor"
		if _, ok := x.sees(s, "guess-token-1"); ok != may {
			t.Errorf("%s sees a token: %t", s, ok)
		}
		if got := before.State.Redact(m, x.seat(s)).Place != ""; got != may {
			t.Errorf("%s reads the marks: %t", s, got)
		}
	}
	for k := 1; k <= 4; k++ {
		x.want("a token's expected place", x.State.Layout()[guessTokens[k-1]], game.Anywhere)
	}
	for _, step := range []string{"visitor shield", "agent1 lock", ""} {
		if got := upTo(t, step).State.View(0).Secret; len(got) != 9 {
			t.Errorf("before the lift %d zones are secret: %v", len(got), got)
		}
	}
	y := upTo(t, "").do("visitor lift @on,by,by,on")
	x.want("secret zones after the lift", len(y.State.View(0).Secret), 0)

}

func TestR62AllFourArePlacedAndLocked(t *testing.T) {
	x := upTo(t, "agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on")
	x.no("agent1 guess card-key,card-bell,card-drum @on,on,by")
	x.no("agent1 guess card-bell,card-key,card-drum,card-die @on,on,by,on", "from the left")
	x.no("agent1 guess card-key,card-bell,card-drum,card-die @on,on,by", "four words")
	x.no("agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,up", "four words")
	x.no("agent1 lock")
	x.do("agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on")
	x.want("a card placed on", x.State.Layout()["card-bell"], "PO2")
	x.want("a card placed beside", x.State.Layout()["card-drum"], "PB3")
	x.no("agent1 slide card-bell @PO2")
	x.no("agent1 slide card-bell @PB3", "own column")
	x.do("agent1 slide card-bell @PB2")
	x.want("a card moved", x.State.Layout()["card-bell"], "PB2")
	x.do("agent1 lock")
	x.want("the turn marker", x.State.Layout()[turnMarker], "TURN-agent1")
	x.no("agent1 slide card-bell @PO2", "Visitor is to act")
}

func TestR63AllFourMustMatch(t *testing.T) {
	for _, guess := range allSides() {
		for _, marks := range allSides() {
			x := begun(t, 3).prove(guess, marks)
			if won := x.winners() != ""; won != (guess == marks) {
				t.Fatalf("guess %s, marks %s: won %t", guess, marks, won)
			}
		}
	}
}

func TestR63TheTableCountsNotTheNote(t *testing.T) {
	x := upTo(t, "").do("visitor lift @on,on,by,on")
	x.want("the winners", x.winners(), "agent1")
}

func TestR64KidsProofWinsForKidAndVisitor(t *testing.T) {
	x := begun(t, 4).do("table correct trust-token =2").agents().prove("on,by,on,by", "on,by,on,by")
	x.want("the winners", x.winners(), "visitor kid")
}

func TestR65AgentsProofWinsAlone(t *testing.T) {
	x := begun(t, 6).test(on).test(by).prove("on,by,on,by", "on,by,on,by")
	x.want("the winners", x.winners(), "agent3")
}

func TestR66FailedProofIsSortedByTheTokens(t *testing.T) {
	x := upTo(t, "").do("visitor lift @on,by,by,on")
	x.no("visitor place card-bell @ON2", "belongs in the clearing")
	x.no("visitor place card-corn @ON2", "proof")
	x.no("agent1 done")
	x.do("visitor place card-die @ON3")
	x.want("a sorted card", x.State.Layout()["card-die"], "ON3")
	x.want("an unsorted card", x.State.Layout()["card-bell"], "PO2")
	x.do("visitor place card-bell @BY2", "visitor place card-key @ON2", "visitor place card-drum @BY3")
	x.want("who is next", x.verbs("kid"), "raise")
}

func TestR68NoGuessInWords(t *testing.T) {
	x := begun(t, 3)
	x.no("agent1 say metal", "Nothing in this game")
	for verb := range verbs {
		if strings.Contains(verb, "say") || strings.Contains(verb, "text") {
			t.Errorf("the verb %s", verb)
		}
	}
}

// drain leaves so many cards in the deck.
func drain(x *table, left int) *table { return x.do(fmt.Sprintf("table correct deck =%d", left)) }

func TestR69EmptyDeckEndsTheGameAtTheEndOfTheTurn(t *testing.T) {
	x := drain(begun(t, 4), 1).do("agent1 test agent1-marker-1 @FD-A1-ON")
	x.want("a winner before the draw", x.winners(), "")
	x.do("agent1 done")
	x.want("the winners", x.winners(), "visitor kid")
	x.want("the deck's own tag", x.State.Layout()[deckBare], "DK")
	// A proof with the last four is finished first, and a right one wins.
	y := drain(begun(t, 4), 4).prove("on,on,on,on", "on,on,on,on")
	y.want("the winners by a proof", y.winners(), "agent1")
	z := drain(begun(t, 4), 4).prove("on,on,on,on", "on,on,on,by").sort().do("kid raise =2")
	z.want("a winner before the turn ends", z.winners(), "")
	z.do("agent1 done")
	z.want("the winners after a failed proof", z.winners(), "visitor kid")
}

func TestR69TableSeesAnEmptyDeck(t *testing.T) {
	for _, line := range []string{"table empty", "table correct deck-bare @DK"} {
		x := begun(t, 3).do(line)
		x.want("the deck", x.pos().deck, 0)
		x.no("table empty", "already")
		x.do("agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done")
		x.want("the winners", x.winners(), "visitor kid")
	}
	sit(t, 3).no("table empty", "dealt")
	begun(t, 3).no("kid empty", "table together")
}

func TestR70EmptyDeckOnlyStopsDrawsInB(t *testing.T) {
	x := drain(begun(t, 4, "edition=b"), 1).test(on)
	x.want("a winner", x.winners(), "")
	x.want("the deck's own tag", x.State.Layout()[deckBare], "DK")
	x.want("an Agent's choices", x.verbs("agent2"), "test")
	x.test(on)
	x.want("the hand of one who cannot draw", x.pos().hands[4], int8(6))
}

func TestR71EndShowsEverythingAndTakesNoMove(t *testing.T) {
	x := begun(t, 4).do("agent1 test agent1-marker-1,card-bell @FD-A1-ON", "agent1 done").prove("on,on,on,on", "on,on,on,on")
	x.want("the winners", x.winners(), "agent2")
	if p, _ := x.sees("table", "agent1-marker-1"); p.Card != "card-bell" {
		t.Errorf("the table sees %+v", p)
	}
	if _, ok := x.sees("table", "guess-token-1"); !ok {
		t.Error("the tokens are not shown")
	}
	x.no("agent1 done", "over")
	x.no("table correct trust-token =3", "over")
	x.want("who may act", len(x.State.Turn()), 0)
}

package grove

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/kit"
)

func TestCorrectOpenObjects(t *testing.T) {
	x := begun(t, 3)
	x.no("table correct card-watch @ON1", "already says so")
	x.do("table correct card-watch @BY5") // laid on the wrong side
	x.want("the moved object", x.State.Layout()["card-watch"], "BY5")
	x.want("the space it left", x.pos().Top(spaces[on][0]), kit.Piece(0))
	x.do("table correct card-key @BY5") // misread
	x.want("the object read anew", x.State.Layout()["card-key"], "BY5")
	x.want("the misread object", x.pos().At(builtIn().Piece("card-watch")), kit.Nowhere)
	x.do("table correct card-hourglass @BY5") // taken for each other
	x.want("the one", x.State.Layout()["card-hourglass"], "BY5")
	x.want("the other", x.State.Layout()["card-key"], "BY1")
	x.do("table correct card-key,card-hourglass")
	x.want("the other again", x.State.Layout()["card-key"], "BY5")
	x.no("table correct card-bell @ON7", "missing move")
	x.no("table correct card-key @PR2", "cannot lie there")
	x.no("table correct card-key,card-key", "different")
	x.no("table correct card-bell,card-rose", "Neither")
	x.no("table correct card-key", "names one piece")
	x.no("table correct shield @SH", "mark again only")
	x.no("table correct turn-marker @TURN-kid", "when the turn is done")
	x.no("kid correct card-key @ON2", "table together")
	sit(t, 3).no("table correct card-key @ON2", "Nothing has been dealt")
	if err := invariant(x.pos()); err != nil {
		t.Error(err)
	}
}

func TestCorrectKeepsCoveredCardsHidden(t *testing.T) {
	x := fill(t).do("visitor place card-bell @ON1")
	x.no("table correct card-bell @BY6", "must stay covered")
	x.do("table correct card-key @ON1") // misread, the pile stays
	x.want("the object on the pile", x.State.Layout()["card-key"], "ON1")
	if err := invariant(x.pos()); err != nil {
		t.Error(err)
	}
}

func TestCorrectPredictionAndClaim(t *testing.T) {
	x := begun(t, 3).agents().do("kid predict card-bell @CL-ON", "table correct card-key @PV")
	x.no("visitor place card-bell @ON2", "Key")
	x.do("table correct claim-token @CL-BY", "visitor place card-key @BY2").told("kid", "right")
	x.no("table correct claim-token @CL-ON", "before the Visitor")
}

func TestCorrectProof(t *testing.T) {
	x := upTo(t, "").do("visitor lift @on,by,by,on")
	x.no("table correct guess-token-2 @GO3", "column")
	x.do("table correct card-corn @PO2")
	x.want("the object of column 2", x.State.Layout()["card-corn"], "PO2")
	x.do("table correct guess-token-2 @GO2") // misread: the proof is right
	x.want("the winners", x.winners(), "agent1")
}

func TestR61ShieldMovedEarlyMeansMarkingAgain(t *testing.T) {
	for _, step := range []string{"agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on", "agent1 lock"} {
		x := upTo(t, step).do("table correct shield @SH")
		x.want("who marks", x.verbs("visitor"), "set")
		x.want("the turn marker", x.State.Layout()[turnMarker], "TURN-agent1")
		x.want("a card of the proof", x.State.Layout()["card-key"], "PR1")
		if _, ok := x.sees("visitor", "guess-token-1"); ok {
			t.Error("the void marks are still noted")
		}
	}
}

func TestCorrectHiddenObjects(t *testing.T) {
	x := begun(t, 3).do("agent1 test agent1-marker-1 @FD-A1-ON", "table correct agent1-marker-1 @FD-A1-BY")
	x.want("the marker", x.State.Layout()["agent1-marker-1"], "FD-A1-BY")
	x.no("table correct agent1-marker-1 @FD-K-ON", "other lane")
	x.no("table correct agent1-marker-2 @FD-A1-ON", "missing move")
	x.do("agent1 done", "table correct trust-token =4").rightRun(1).reveals()
	for id, z := range x.State.Layout() {
		if z == "FD-A1-BY" {
			x.do("table correct " + id + " @FD-A1-ON")
			x.want("the revealed object", x.State.Layout()[id], "FD-A1-ON")
		}
	}
}

func TestCorrectTrustAndDeck(t *testing.T) {
	x := begun(t, 3).do("table correct trust-token @T6")
	x.want("trust", x.pos().trust, 6)
	x.no("table correct trust-token @ON1", "0 or more")
	x.no("table correct trust-token =-1", "0 or more")
	x.no("table correct trust-token @T6", "already says so")
	x.do("table correct trust-token @T0", "table correct deck =9")
	x.want("the deck", x.pos().deck, 9)
	x.no("table correct deck =200", "1 to")
	x.no("table correct deck =9", "already says so")
	y := rise(t, 3, 4, 1).rightRun(1)
	y.no("table correct trust-token =3", "turns a hidden object face up")
}

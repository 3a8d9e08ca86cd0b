package grove

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// TestR79MarksStandOnceTheGuessHasBegun: neither on the phone nor openly can
// the Visitor change them then.
func TestR79MarksStandOnceTheGuessHasBegun(t *testing.T) {
	x := upTo(t, "agent1 lock")
	x.no("visitor correct shield @SH")
	x = upTo(t, "agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on")
	m := game.Move{Seat: visitor, Verb: game.Correct, Objects: []string{shieldPiece}, Place: "SH"}
	seen := x.State.Layout()
	seen["card-key"] = "PO1"
	if _, _, err := x.State.Apply(x.pos().Seal(m, seen, game.Nonce{})); err == nil || !strings.Contains(err.Error(), "no longer be changed") {
		t.Errorf("after the first card was slid she is told %v", err)
	}
	x.do("visitor correct shield @SH")
}

// TestR79DeclarationsNeedTheirOwnSign: a card that was slid sets no marks, and a
// trust token that was stepped up stops nobody.
func TestR79DeclarationsNeedTheirOwnSign(t *testing.T) {
	sign := func(x *table, line string, changes ...string) game.Sign {
		m, err := game.ParseMove(line, x.State.Seats())
		if err != nil {
			t.Fatal(err)
		}
		seen := x.State.Layout()
		for _, c := range changes {
			id, zone, _ := strings.Cut(c, "=")
			seen[id] = zone
		}
		return x.pos().Sign(m, seen)
	}
	marking := upTo(t, "visitor set @on,by,by,on")
	right := begun(t, 3).agents().predict(true)
	for _, c := range []struct {
		got, want game.Sign
		what      string
	}{
		{sign(marking, "visitor set", "card-key=PO1"), game.Missing, "slid cards set the marks"},
		{sign(marking, "visitor set", "turn-marker=TURN-visitor"), game.Shown, "the turn marker does not"},
		{sign(right, "kid stop =1", "trust-token=T1"), game.Missing, "the trust token stops"},
		{sign(right, "kid stop =1", "turn-marker=TURN-visitor"), game.Shown, "the turn marker does not stop"},
		{sign(right, "kid again"), game.Missing, "an untouched claim goes on"},
	} {
		if c.got != c.want {
			t.Errorf("%s: %v", c.what, c.got)
		}
	}
}

// TestR81TheDeckLeavesCardsInTheBox: the set-up of edition B says which.
func TestR81TheDeckLeavesCardsInTheBox(t *testing.T) {
	st, err := Game.New(game.Setup{Players: 3, Options: map[string]string{"edition": "b"}})
	if err != nil {
		t.Fatal(err)
	}
	p := st.(*position)
	told := false
	for _, h := range p.View(game.Table).Hints {
		told = told || strings.Contains(h.String(), "stay in the box")
	}
	if p.deck != 100 || !told {
		t.Errorf("the deck has %d cards, and which stay in the box is told: %v", p.deck, told)
	}
}

// TestR43WhoeverIsInTurnChoosesWhatIsCovered, and a card that was turned up this
// turn is not covered (R44).
func TestR43WhoeverIsInTurnChoosesWhatIsCovered(t *testing.T) {
	x := fill(t).do("visitor place card-bell @ON1", "visitor done").covering()
	found := false
	for _, d := range x.pos().dues(game.Table) {
		found = found || d.Seat == kid && strings.Contains(d.Text.String(), "chooses which card is covered")
	}
	if !found {
		t.Errorf("what is due is %v", x.pos().dues(game.Table))
	}
}

// TestR17DrawsStayInSight of an Agent until the Kid's turn is over, as several may test in
// one sweep, and for her who draws until her own next turn.
func TestR17DrawsStayInSight(t *testing.T) {
	x := begun(t, 4).test(on)
	says := func(seat game.Seat) bool {
		for _, d := range x.pos().dues(seat) {
			if d.Seat == agent1 && d.Text.String() == "Has Agent 1 drawn 1 card?" {
				return true
			}
		}
		return false
	}
	if !says(game.Table) || !says(agent1) {
		t.Error("the draw of Agent 1 is not asked about")
	}
	x.test(by)
	if !says(game.Table) {
		t.Error("a turn of another Agent later the draw of Agent 1 is not asked about")
	}
	x.predict(false).do("kid done")
	if says(game.Table) || !says(agent1) {
		t.Error("after the Kid's turn it is hers alone to know")
	}
}

// TestDrawsOfTwoTurnsAreNotAdded: what she drew before was told then.
func TestDrawsOfTwoTurnsAreNotAdded(t *testing.T) {
	x := begun(t, 3)
	a := act{position: x.pos()}
	told := func(want string) {
		t.Helper()
		if got := x.pos().dues(game.Table); len(got) != 1 || got[0].Text.String() != want {
			t.Errorf("what is due is %v, not %q", got, want)
		}
	}
	a.draw(kid, 2)
	a.draw(kid, 4)
	told("The Kid draws 6 cards.")
	a.begin(visitor)
	told("Has the Kid drawn 6 cards?")
	a.draw(kid, 3)
	told("The Kid draws 3 cards.")
}

// TestARaiseNeedsItsOwnSign: a turn marker in somebody's hand does not tell that trust was
// raised after a failed proof; its token does, or the marker before the next seat.
func TestARaiseNeedsItsOwnSign(t *testing.T) {
	x := begun(t, 3).prove("on,by,on,on", "on,by,on,by").sort()
	raise := x.Move("kid raise =2")
	for _, c := range []struct {
		marker, trust string
		want          game.Sign
	}{{"", "T0", game.Passed}, {"TURN-agent1", "T0", game.Passed}, {"TURN-kid", "T0", game.Effect}, {"TURN-agent1", "T2", game.Shown}} {
		seen := x.State.Layout()
		delete(seen, turnMarker)
		if seen[trustToken] = c.trust; c.marker != "" {
			seen[turnMarker] = c.marker
		}
		x.want("the sign with the marker at "+c.marker+" and trust at "+c.trust, x.pos().Sign(raise, seen), c.want)
	}
}

// TestTheLastOfSeveralObjectsIsSpokenOfAlone: one object is not “each”.
func TestTheLastOfSeveralObjectsIsSpokenOfAlone(t *testing.T) {
	says := func(x *table, prompt, hint string) {
		t.Helper()
		v := x.State.View(game.Table)
		x.want("the prompt", v.Prompt.String(), prompt)
		if len(v.Hints) == 0 || !strings.HasPrefix(v.Hints[0].String(), hint) {
			t.Errorf("the hints are %v, want %q first", v.Hints, hint)
		}
	}
	x := sit(t, 3).do("table deal card-watch,card-key @PV", "visitor rule", "visitor trim")
	says(x, "Visitor: classify the two face-up objects.", "Lay each on an empty space")
	x.do("visitor place card-key @ON1")
	says(x, "Visitor: classify Watch.", "Lay it on an empty space")

	x = upTo(t, "").do("visitor lift @on,by,by,on")
	objects, _ := x.pos().proof()
	for k, ask := range []string{"classify the four.", "classify the other 3.", "classify the other 2.", "classify " + x.pos().title(objects[3]).Text().String() + "."} {
		hint := "Lay each on a space of the side"
		if k == 3 {
			hint = "Lay it on a space of the side"
		}
		says(x, "The proof has failed. Visitor: "+ask, hint)
		x.do("visitor place " + builtIn().ID(objects[k]) + " @" + x.space(x.pos().marks[k]))
	}
}

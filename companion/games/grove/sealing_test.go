package grove

import (
	"maps"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

const (
	fourCards = "card-key,card-bell,card-drum,card-die"
	guessFour = "agent1 guess " + fourCards + " @on,on,by,on"
)

var someNonce = game.Nonce{1, 2, 3}

// marked is a proof up to the marking, at a table with options.
func marked(t *testing.T, options ...string) *table {
	return begun(t, 3, options...).do("agent1 prove "+fourCards, "visitor shield")
}

// lying is a look at the table as it should lie, but for some pieces.
func (x *table) lying(pieces ...string) game.Layout {
	seen := maps.Clone(x.State.Layout())
	maps.DeleteFunc(seen, func(_, zone string) bool { return zone == game.Anywhere })
	for _, p := range pieces {
		id, zone, _ := strings.Cut(p, "=")
		seen[id] = zone
	}
	return seen
}

var fourTokens = []string{"guess-token-1=GO1", "guess-token-2=GB2", "guess-token-3=GB3", "guess-token-4=GO4"}

func TestR60MarksAreSealedByTokensOrByHand(t *testing.T) {
	set := game.Move{Seat: visitor, Verb: "set"}
	by := func(place string) game.Move { return game.Move{Seat: visitor, Verb: "set", Place: place} }
	stray := append([]string{"guess-token-2=GO3"}, fourTokens[2:]...)
	for _, c := range []struct {
		name    string
		options string
		seen    []string
		move    game.Move
		want    string
	}{
		{"by hand under the roof", "shield=roof", nil, by("on,by,by,on"), "on,by,by,on/" + someNonce.String()},
		{"by hand, whatever lies there", "shield=open", fourTokens, by("by,by,by,on"), "by,by,by,on/" + someNonce.String()},
		{"by tokens in the open", "shield=open", fourTokens, set, "on,by,by,on/" + someNonce.String()},
		{"one token is missing", "shield=open", fourTokens[:3], set, "on,by,by,?"},
		{"one lies in another column", "shield=open", stray, set, "?,?,by,on"},
		{"none is seen", "shield=open", nil, set, ""},
		{"the prover was faster", "shield=open", append([]string{"card-key=PO1"}, fourTokens...), set, ""},
		{"the roof hides them", "shield=roof", fourTokens, set, ""},
		{"what is no marks stays as it is", "shield=open", nil, by("on,by"), "on,by"},
	} {
		x := marked(t, c.options)
		got := x.pos().Seal(c.move, x.lying(c.seen...), someNonce)
		x.want(c.name, got.Place, c.want)
		if again := x.pos().Seal(got, nil, game.Nonce{9}); again.Place != got.Place {
			t.Errorf("%s: sealed twice it is %q", c.name, again.Place)
		}
	}
	x := begun(t, 3)
	other := game.Move{Seat: 3, Verb: "test", Objects: []string{"agent1-marker-1"}, Place: "FD-A1-ON"}
	if got := x.pos().Seal(other, nil, someNonce); !got.Equal(other) {
		t.Errorf("a test becomes %v", got)
	}
}

func TestR61OnlyTheSealIsToldBeforeTheLift(t *testing.T) {
	x := marked(t)
	m := game.Move{Seat: visitor, Verb: "set", Place: "on,by,by,on/" + someNonce.String()}
	seal := someNonce.Seal("on,by,by,on")
	for seat := range x.State.Seats() {
		got := x.State.Redact(m, game.Seat(seat)).Place
		if game.Seat(seat) == visitor {
			x.want("the Visitor reads", got, m.Place)
		} else {
			x.want("others read", got, "seal:"+string(seal))
		}
	}
	x.do(m.Line(x.State.Seats()))
	for range 3 {
		for seat := range x.State.Seats() {
			if h := x.State.View(game.Seat(seat)).Hints; len(h) == 0 || !strings.Contains(h[len(h)-1].String(), seal.Words()) {
				t.Errorf("seat %d does not see the seal: %v", seat, h)
			}
		}
		switch x.pos().phase {
		case guessing:
			x.do(guessFour)
		case locking:
			x.do("agent1 lock")
		}
	}
	// Those who know the seal alone are shown what fits them.
	y := marked(t).do("visitor set @seal:"+string(seal), guessFour, "agent1 lock")
	lift, _ := game.ParseMove("visitor lift", x.State.Seats())
	told := x.State.Redact(lift, kid)
	x.want("the public lift", told.Place, "on,by,by,on/"+someNonce.String())
	if _, _, err := y.State.Apply(lift); err == nil || !strings.Contains(err.Error(), "give its marks") {
		t.Errorf("a seal is opened without its marks: %v", err)
	}
	y.no("visitor lift @on,by,by,by/"+someNonce.String(), "do not match")
	y.no("visitor lift @on,by,by,on/"+game.Nonce{1}.String(), "do not match")
	y.do(told.Line(y.State.Seats())).told("table", "The seal matches: "+seal.Words())
	x.do("visitor lift").told("table", "The seal matches: "+seal.Words())
	for _, bad := range []string{"seal:", "seal:a-b-c-d", "seal:" + string(seal[1:]), "seal:" + strings.ToUpper(string(seal))} {
		marked(t).no("visitor set @"+bad, "64 hex digits")
	}
}

func TestR63SealedMarksCountWhateverLies(t *testing.T) {
	for _, guess := range allSides() {
		for _, marks := range allSides() {
			x := marked(t).do("visitor set @"+marks+"/"+someNonce.String(), "agent1 guess "+fourCards+" @"+guess, "agent1 lock")
			if legal := x.State.Legal(visitor); len(legal) != 1 {
				t.Fatalf("a sealed proof is lifted in %d ways", len(legal))
			}
			x.do("visitor lift @" + guess) // as if every token had been moved to fit
			if won := x.winners() != ""; won != (guess == marks) {
				t.Fatalf("guess %s, sealed %s: won %t", guess, marks, won)
			}
		}
	}
}

func TestWhatMovedBeforeTheLiftIsNamedAndPutRight(t *testing.T) {
	x := marked(t, "shield=open").do("visitor set @on,by,by,on/"+someNonce.String(), guessFour, "agent1 lock")
	seen := x.lying("guess-token-1=GO1", "guess-token-2=GO2", "guess-token-3=GB3", "guess-token-4=GO4", "card-drum=PO3")
	m := x.pos().Seal(game.Move{Seat: visitor, Verb: "lift"}, seen, someNonce)
	x.want("after the shield is lifted", m.Line(x.State.Seats()), "visitor lift guess-token-2,card-drum")
	x.do(m.Line(x.State.Seats()))
	x.told("kid", "Token 2 was moved").told("kid", "Drum was moved").told("kid", "Column 2 is wrong")
	x.want("where the token belongs", x.State.Layout()["guess-token-2"], "GB2")
	x.want("where another does", x.State.Layout()["guess-token-1"], game.Anywhere)
	x.want("where the card belongs", x.State.Layout()["card-drum"], "PB3")
	if d, ok := x.pos().Doubt(seen); !ok || !strings.Contains(d.Question.String(), "Put it back") {
		t.Errorf("the table is asked %q", d.Question)
	}
	x.sort()
	x.want("where the token belongs after sorting", x.State.Layout()["guess-token-2"], game.Anywhere)
	x.want("something is still sealed", x.pos().sealed || x.pos().stray != [columns]bool{}, false)
	for _, bad := range []string{"card-watch", "guess-token-9", "guess-token-1,guess-token-1"} {
		upTo(t, "").no("visitor lift " + bad + " @on,by,by,on")
	}
}

func TestAnOpenScreenIsNoPieceOfTheBox(t *testing.T) {
	x := marked(t, "shield=open")
	for _, line := range []string{"", "visitor set", guessFour, "agent1 lock"} {
		if line != "" {
			x.do(line)
		}
		if z, ok := x.State.Layout()[shieldPiece]; ok {
			t.Errorf("after %q the shield should lie in %s", line, z)
		}
		if _, ok := x.sees("table", shieldPiece); ok {
			t.Errorf("after %q the shield is drawn", line)
		}
	}
	if d, ok := x.pos().Doubt(x.lying("card-key=ON2")); !ok || !strings.Contains(d.Question.String(), "Is the shield lifted?") {
		t.Errorf("sorting without a lift is asked about with %q", d.Question)
	}
}

// TestR61TheMatIsHiddenFromTheProofsStartToTheLift looks at every phase.
func TestR61TheMatIsHiddenFromTheProofsStartToTheLift(t *testing.T) {
	for _, shield := range []string{"roof", "open"} {
		s := setups()[0]
		s.Options = map[string]string{"shield": shield}
		seen := map[bool]int{}
		for seed := range uint64(6) {
			play(t, s, seed, func(st game.State, _ game.Move) {
				p := st.(*position)
				objects, _ := p.proof()
				hidden := objects != [columns]kit.Piece{} && !p.lifted
				if got := len(p.View(game.Table).Secret); (got == 9) != hidden {
					t.Errorf("%s, phase %d: %d zones are hidden", shield, p.phase, got)
				}
				seen[hidden]++
			})
		}
		if seen[true] == 0 || seen[false] == 0 {
			t.Errorf("%s: the game has no proof: %v", shield, seen)
		}
	}
}

func TestUnveilingStaysUntilTheFirstIsSorted(t *testing.T) {
	x := upTo(t, "").do("visitor lift @on,by,by,on")
	u := x.State.View(game.Table).Unveil
	if u == nil || u.Good || len(u.Steps) != columns || u.Steps[1].Right || !u.Steps[0].Right || u.Steps[1].Card != "card-bell" || u.Steps[1].Said.String() != "admitted" || u.Steps[1].True.String() != "repelled" {
		t.Fatalf("it is unveiled as %+v", u)
	}
	x.do("visitor place card-key @ON2")
	if x.State.View(game.Table).Unveil != nil {
		t.Error("it is still unveiled")
	}
	y := begun(t, 3).prove("on,by,by,on", "on,by,by,on")
	if u := y.State.View(kid).Unveil; u == nil || !u.Good {
		t.Errorf("a right proof is unveiled as %+v", u)
	}
}

func TestR71RevealTellsEverything(t *testing.T) {
	x := begun(t, 3).do("visitor rule "+metal+",card-rose @Metal", "agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done")
	if got := x.pos().Reveal(); got != nil {
		t.Errorf("before the end %v is told", got)
	}
	x.do("table correct trust-token =2", "kid prove card-key,card-bell,card-die,card-corn", "visitor shield",
		"visitor set @on,on,by,by/"+someNonce.String(), "kid guess card-key,card-bell,card-die,card-corn @on,on,by,by", "kid lock", "visitor lift")
	var all strings.Builder
	for _, s := range x.pos().Reveal() {
		all.WriteString(s.Title.String() + "\n")
		for _, row := range s.Rows {
			for _, c := range row {
				all.WriteString(c.String() + "|")
			}
			all.WriteString("\n")
		}
		all.WriteString(s.Note.String() + "\n")
	}
	for _, want := range []string{
		"“Metal”", "It admits 5 of the 142 objects. The Visitor wrote it down after play had begun.",
		"Watch|Key|Bell|", "Key|on the forcefield|on the forcefield|", "Hourglass|in the clearing|in the clearing|",
		"Agent 1 · 1|turn it face up to see|admitted|",
		"Kid: Key, Bell, Die, Corn|" + someNonce.Seal("on,on,by,by").Words() + "|on on by by|" + someNonce.String() + "|matches|",
	} {
		if !strings.Contains(all.String(), want) {
			t.Errorf("%q is not told in\n%s", want, all.String())
		}
	}
}

package companion

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// predicted is the Kid's turn in which the camera has seen Key predicted and
// classified as she said.
func predicted(t *testing.T) *sat {
	t.Helper()
	x := begun(t, "agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done")
	x.see("card-key=PV", "claim-token=CL-ON").moves(9)
	return x.see("card-key=ON2").asks("").moves(10)
}

// line is the last move of the record.
func (x *sat) line() string {
	m := x.cfg.Match
	return m.Line(m.Len()-1, game.Table)
}

// TestACardThatIsShiftedAtOnceWasLaidThere: the verdict changes with it, and
// nobody is asked, until somebody else has acted on it.
func TestACardThatIsShiftedAtOnceWasLaidThere(t *testing.T) {
	x := predicted(t)
	path := filepath.Join(t.TempDir(), "game.txt")
	save, err := CreateSave(path, x.cfg.Match, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer save.Close()
	for i := range x.cfg.Match.Len() {
		if err := save.Move(nil, x.cfg.Match.Move(i)); err != nil {
			t.Fatal(err)
		}
	}
	x.cfg.Save = save
	x.see("card-key=BY2").asks("").moves(10)
	if got := x.line(); got != "visitor place card-key @BY2" {
		t.Errorf("the record says %q", got)
	}
	text, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(text), "11 undo") || !strings.Contains(string(text), "12 visitor place card-key @BY2") {
		t.Errorf("the transcript does not tell it: %v\n%s", err, text)
	}
	x.see("turn-marker=TURN-visitor", "claim-token=CL-REST").asks("").moves(11) // wrong, so the Kid's turn is over
	x.see("card-key=ON2").asks("Key has moved to space 2").moves(11)
}

// TestWhatIsTakenBackAtOnceWasNothing, unless it was said by a key: then the
// table is behind, not the record.
func TestWhatIsTakenBackAtOnceWasNothing(t *testing.T) {
	x := begun(t).see("agent1-marker-1=FD-A1-ON").asks("").moves(7)
	x.see("agent1-marker-1=").asks("").moves(6)
	y := begun(t, "agent1 test agent1-marker-1 @FD-A1-ON")
	y.see("agent1-marker-1=").asks("A marker of Agent 1 goes on the card in the admitted lane").moves(7)
}

// TestARunOfMovesOfOneSeatMayHaveBeenAnother: what the same player does next
// shows that she went on.
func TestARunOfMovesOfOneSeatMayHaveBeenAnother(t *testing.T) {
	x := predicted(t)
	x.see("trust-token=T1").asks("").moves(10) // she may go on yet
	x.see("trust-token=T1", "turn-marker=TURN-visitor", "claim-token=CL-REST").asks("").moves(12)
	if got := x.line(); got != "kid done" {
		t.Fatalf("the record says %q", got)
	}
	x.see("trust-token=T0", "turn-marker=TURN-kid", "card-drum=PV", "claim-token=CL-BY").asks("").moves(12)
	if got := x.line(); got != "kid predict card-drum @CL-BY" {
		t.Errorf("the record says %q", got)
	}
}

// TestARevealedMoveStands: what came to light cannot be unsaid.
func TestARevealedMoveStands(t *testing.T) {
	x := squad(t, nil, "player1 lock @1,2,3,4", "player2 lock @5,6,7,8", "player3 lock @9,0,1,2", "table first @TURN-player1")
	x.see("token-player2=AIM", "digit-5-3=K1", "digit-9-1=K2", "digit-7-1=K3", "digit-8-1=K4").moves(9)
	x.see("turn-marker=SURE").moves(10)
	asked := x.line()
	x.see("turn-marker=TURN-player1").moves(10)
	if x.line() != asked {
		t.Errorf("an answered guess has become %q", x.line())
	}
}

// TestApartIsSaidWhateverMoves: after two seconds, though the table never rests,
// and after an undo; one click makes the undone moves again.
func TestApartIsSaidWhateverMoves(t *testing.T) {
	x := begun(t)
	wrong := x.cfg.Match.State().Layout()
	apart := func() Apart { return x.screens[len(x.screens)-1].Apart }
	for n := range 40 {
		layout := game.Layout{}
		for o, z := range wrong {
			if z != game.Anywhere {
				layout[o] = z
			}
		}
		layout["card-watch"] = fmt.Sprintf("ON%d", 2+n%3) // a hand pushes it about
		x.now = x.now.Add(100 * time.Millisecond)
		x.takeIn(layout, x.now)
		x.judge(x.now)
		x.show()
		if want := n >= 20; (apart().Pieces == 1) != want {
			t.Fatalf("after %d tenths of a second it says %v", n, apart())
		}
	}
	if x.question != nil {
		t.Errorf("while it moves people are asked %q", x.question.Text)
	}
	x.see()
	if apart().Pieces != 0 || apart().Redo {
		t.Errorf("the table is as before, and it says %v", apart())
	}
	x.see("agent1-marker-1=FD-A1-ON").see("turn-marker=TURN-kid").moves(8)
	laid := x.layout
	x.obey(Undo{})
	x.obey(Undo{})
	x.rest(laid)
	if a := apart(); a.Pieces < 1 || a.Pieces > 2 || !a.Redo {
		t.Errorf("after two undos it says %v", apart())
	}
	x.obey(CatchUp{})
	if x.rest(laid).moves(8); apart().Pieces != 0 || apart().Redo {
		t.Errorf("after one click it says %v", apart())
	}
}

// waiting are simulated people who note whether they are to wait.
type waiting struct {
	asks bool
	told []game.Move
	said []bool
	back int // so often they are told to put right what lies wrong
}

func (*waiting) Rest(bool)           {}
func (*waiting) Slow(bool)           {}
func (*waiting) Push(string, string) {}
func (w *waiting) Recorded(m game.Move, said bool) {
	w.told, w.said = append(w.told, m), append(w.said, said)
}
func (w *waiting) PutBack()          { w.back++ }
func (w *waiting) TakenBack()        { w.told = w.told[:len(w.told)-1] }
func (w *waiting) Hear(_, asks bool) { w.asks = asks }

// TestSimulatedPeopleAreToldWhatIsRecorded: but for what is taken back, and which of it was
// said and lies nowhere yet.
func TestSimulatedPeopleAreToldWhatIsRecorded(t *testing.T) {
	x := sit(t)
	people := &waiting{}
	x.cfg.Simulated = people
	x.do("table deal card-watch,card-hourglass @PV")
	x.do("visitor rule")
	m := x.cfg.Match.Move(x.cfg.Match.Len() - 1)
	x.obey(Undo{})
	x.obey(Redo{})
	if len(people.told) != 2 || !people.told[1].Equal(m) {
		t.Errorf("they are told %v, want two moves, the last %v", people.told, m)
	}
	x.do("visitor trim")
	x.see("card-watch=ON1").moves(4)
	if want := []bool{true, false}; !slices.Equal(people.said[len(people.said)-2:], want) {
		t.Errorf("said were %v, want %v at the end", people.said, want)
	}
}

// TestSimulatedPeoplePutBackWhatSomebodySaysIsPutBack in the band or as an answer.
func TestSimulatedPeoplePutBackWhatSomebodySaysIsPutBack(t *testing.T) {
	x := begun(t)
	people := &waiting{}
	x.cfg.Simulated = people
	x.see("visitor=T4").see("visitor=T4")
	x.obey(PutBack{})
	if people.back != 1 {
		t.Errorf("after a click on the band they were told %d times", people.back)
	}
	x.layBack()
	if people.back != 2 {
		t.Errorf("after an answer they were told %d times", people.back)
	}
}

// TestSimulatedPeopleWaitForARecordThatDoesNotFollow: after eight seconds, so that a move
// that somebody made by a key, and they did not, can be taken back.
func TestSimulatedPeopleWaitForARecordThatDoesNotFollow(t *testing.T) {
	x := begun(t)
	people := &waiting{}
	x.cfg.Simulated = people
	laid := x.cfg.Match.State().Layout()
	for n := range 110 {
		layout := game.Layout{}
		for o, z := range laid {
			if z != game.Anywhere {
				layout[o] = z
			}
		}
		layout["card-watch"] = fmt.Sprintf("ON%d", 2+n%3)
		x.now = x.now.Add(100 * time.Millisecond)
		x.takeIn(layout, x.now)
		x.judge(x.now)
		x.show()
		if want := n >= 80; people.asks != want {
			t.Fatalf("after %d tenths of a second they are told to wait: %v", n, people.asks)
		}
	}
	if x.see(); people.asks {
		t.Error("they wait although the table is as it was")
	}
}

// TestTwentyPiecesBehindIsOneClick: people say that the table is right.
func TestTwentyPiecesBehindIsOneClick(t *testing.T) {
	x := begun(t)
	x.see("card-watch=BY4", "card-key=ON2", "card-hourglass=ON3", "card-drum=BY2")
	if n := x.screens[len(x.screens)-1].Apart.Pieces; n != 4 {
		t.Errorf("it says that %d pieces lie otherwise", n)
	}
	x.obey(Adopt{})
	x.show()
	if x.asks("Until it is moved, this counts"); len(x.question.Expected) == 0 {
		t.Error("nothing is told of what it cannot take")
	}
	if x.rest(x.layout); x.screens[len(x.screens)-1].Apart.Pieces > 0 {
		t.Error("what it cannot take still lies otherwise")
	}
	y := begun(t).see("card-watch=BY4", "card-hourglass=ON3")
	y.obey(Adopt{})
	y.rest(y.layout).asks("").moves(8)
	z := begun(t).see("card-watch=BY4")
	z.obey(PutBack{})
	if z.rest(z.layout).asks("Put these back"); len(z.question.Expected) != 1 {
		t.Errorf("it lists %v", z.question.Expected)
	}
	z.see().asks("").moves(6)
}

// TestACorrectionJudgesAgain what followed from the corrected fact, or asks.
func TestACorrectionJudgesAgain(t *testing.T) {
	x := predicted(t)
	for _, line := range []string{"kid stop =1", "kid done"} {
		x.do(line)
	}
	x.see("card-key=BY2").asks("Key has moved").answer("from the start").rest(x.layout)
	if got := x.cfg.Match.State().Layout()["trust-token"]; got != "T0" {
		t.Errorf("the prediction was wrong, and the trust token belongs on %s", got)
	}
	x.moves(11)
	y := predicted(t)
	for _, line := range []string{"kid stop =1", "kid done"} {
		y.do(line)
	}
	y.see("card-key=BY2").answer("correct the record").rest(y.layout).moves(13)
	if got := y.cfg.Match.State().Layout()["trust-token"]; got != "T1" {
		t.Errorf("what was won stays, and the trust token belongs on %s", got)
	}
}

// tested is the table of an Agent who has tested.
func tested(t *testing.T, lines ...string) *sat {
	t.Helper()
	setup := game.Setup{Game: "grove", Players: 3}
	g, err := find(setup)
	if err != nil {
		t.Fatal(err)
	}
	begin := []string{"table deal card-watch,card-hourglass @PV", "visitor rule", "visitor trim",
		"visitor place card-watch @ON1", "visitor place card-hourglass @BY1", "visitor done", "agent1 test agent1-marker-1 @FD-A1-ON"}
	return seated(t, g, setup, append(begin, lines...)...)
}

// TestAForgottenMarkerIsRemindedOfOnce and holds nothing up (grove-01).
func TestAForgottenMarkerIsRemindedOfOnce(t *testing.T) {
	x := tested(t)
	x.see("card-key=PV", "claim-token=CL-ON", "turn-marker=TURN-agent1").moves(9).asks("the turn marker lies before Agent 1")
	if q := x.question; !q.Gentle || !q.Reminder || !slices.Contains(q.Zones, "TURN-kid") {
		t.Errorf("it says %v", q)
	}
	if got := x.screens[len(x.screens)-1].Apart; got.Pieces > 0 {
		t.Errorf("a marker that was forgotten is told as %v", got)
	}
	x.see("card-key=ON2", "turn-marker=TURN-agent1").asks("").moves(10) // it was said
	x.see("turn-marker=TURN-kid").asks("").moves(10)
	x.see("trust-token=T1", "claim-token=CL-REST").see("turn-marker=TURN-visitor", "claim-token=CL-REST", "trust-token=T1").asks("").moves(12)
	x.see("card-drum=BY2", "turn-marker=TURN-kid").moves(13).asks("turn marker") // it was touched since
}

// TestAForgottenMarkerSaysNothing while it lies there: neither that a turn ends
// when the turn comes round to where it lies, nor that record and table are
// apart when it goes ahead.
func TestAForgottenMarkerSaysNothing(t *testing.T) {
	x := tested(t)
	x.see("card-key=PV", "claim-token=CL-ON", "turn-marker=TURN-agent1").moves(9)
	for _, line := range []string{"visitor place card-key @ON2", "kid stop =1", "kid done"} {
		x.do(line)
	}
	x.see("card-drum=BY2", "turn-marker=TURN-agent1").moves(13)
	if got := x.line(); got != "visitor place card-drum @BY2" {
		t.Errorf("the record says %q", got)
	}
	y := tested(t, "agent1 done").see("turn-marker=TURN-visitor").moves(8)
	if got := y.screens[len(y.screens)-1].Apart; got.Pieces > 0 {
		t.Errorf("a marker that went ahead is told as %v", got)
	}
}

// TestAVerdictWaitsForTheHandToLeave the card alone: a moment longer than other
// moves, and no longer than people notice.
func TestAVerdictWaitsForTheHandToLeave(t *testing.T) {
	x := tested(t, "agent1 done", "kid predict card-key @CL-ON")
	layout := game.Layout{}
	for o, z := range x.cfg.Match.State().Layout() {
		if z != game.Anywhere {
			layout[o] = z
		}
	}
	layout["card-key"] = "ON2"
	x.takeIn(layout, x.now)
	for n := range 15 {
		x.judge(x.now.Add(time.Duration(n) * 100 * time.Millisecond))
		if made := x.cfg.Match.Len() == 10; made != (n >= 12) {
			t.Fatalf("after %d tenths of a second %d moves are made", n, x.cfg.Match.Len())
		}
	}
}

// TestACardOnItsWayIsNotTakenBack: of a pair that is taken away one card goes
// first; that the other was turned up alone is no explanation.
func TestACardOnItsWayIsNotTakenBack(t *testing.T) {
	x := sitAt(t, game.Setup{Game: "pairs", Players: 3}, "table start @TURN-player2")
	x.see("key-1=P19").see("key-2=P23").moves(3)
	x.see("key-1=").moves(3)
	x.see("key-1=", "key-2=WON-player2").moves(4) // it covers the other
	if got := x.line(); got != "player2 done" {
		t.Errorf("the record says %q", got)
	}
}

// TestARevisionThatTakesNothingBackHasReplacedNothing: there is nothing to go back to.
func TestARevisionThatTakesNothingBackHasReplacedNothing(t *testing.T) {
	x := begun(t)
	x.revise(&revision{})
	if x.former != nil {
		t.Errorf("it has replaced %v", x.former.moves)
	}
	if r := x.asBefore(""); r != nil {
		t.Errorf("%d moves are taken back for it", r.back)
	}
}

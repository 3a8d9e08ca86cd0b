package companion

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// beside are two sessions at the same table: in the second nothing was ever
// made in private, and of every other move no more is known than everyone knows.
type beside struct {
	*testing.T
	all, public *sat
}

func sitBeside(t *testing.T, options map[string]string) *beside {
	return &beside{t, sitWith(t, options), sitWith(t, options)}
}

// do makes a move in both, and what everyone may know of it in the second.
func (b *beside) do(line string) *beside {
	b.Helper()
	state := b.all.cfg.Match.State()
	m, err := game.ParseMove(line, state.Seats())
	if err != nil {
		b.Fatal(err)
	}
	told := state.Redact(m, game.Table)
	b.all.obey(Do{m})
	b.all.show()
	if told.Told() {
		b.public.obey(Do{told})
	}
	b.public.show()
	return b.same(line)
}

// see lays the same table before both.
func (b *beside) see(changes ...string) *beside {
	b.Helper()
	b.all.see(changes...)
	b.public.see(changes...)
	return b.same(strings.Join(changes, " "))
}

func (b *beside) undo() *beside {
	b.Helper()
	for _, x := range []*sat{b.all, b.public} {
		x.obey(Undo{})
		x.show()
	}
	return b.same("undo")
}

// correct says the same of a piece in both, whatever becomes of it.
func (b *beside) correct(c Correct) *beside {
	b.Helper()
	var said []string
	c.Reply = func(err error) { said = append(said, errorText(err)) }
	for _, x := range []*sat{b.all, b.public} {
		x.obey(c)
		x.show()
	}
	if said[0] != said[1] {
		b.Errorf("%+v: said is %q, and without what was made in private %q", c, said[0], said[1])
	}
	return b.same("a correction")
}

func (b *beside) redo() *beside {
	b.Helper()
	for _, x := range []*sat{b.all, b.public} {
		x.obey(Redo{})
		x.show()
	}
	return b.same("redo")
}

// same compares what everyone is shown, but for the number of the snapshot.
func (b *beside) same(after string) *beside {
	b.Helper()
	text := func(x *sat) string {
		s := *x.screens[len(x.screens)-1]
		s.Seq = 0
		var facts []Facts // of which everyone may ask at any time
		for _, p := range s.View.Pieces {
			facts = append(facts, x.facts(p.ID))
		}
		out, err := json.Marshal([]any{s, facts})
		if err != nil {
			b.Fatal(err)
		}
		return string(out)
	}
	if x, y := text(b.all), text(b.public); x != y {
		b.Errorf("after %s everyone can tell what was made in private:\n%s\n%s", after, x, y)
	}
	return b
}

// TestNothingSecretReachesEveryonesScreen plays a table at which much is done
// in private, refused and taken back, and a proof whose marks are sealed.
func TestNothingSecretReachesEveryonesScreen(t *testing.T) {
	for _, shield := range []string{"roof", "open"} {
		b := sitBeside(t, map[string]string{"edition": "b", "shield": shield})
		b.do("table deal card-watch,card-hourglass @PV").see()
		b.do("visitor rule card-watch,card-key,card-bell @Metal").see()
		b.do("visitor place card-watch @BY1").see() // against her rule
		b.do("visitor judge card-watch @by")
		b.do("visitor judge card-watch @by") // refused: only she may hear
		b.do("visitor place card-hourglass @BY2").do("visitor done").see()
		b.do("agent1 test agent1-marker-1,card-key @FD-A1-BY").see()
		b.do("agent1 note agent1-marker-1,card-bell").do("agent1 note agent1-marker-1,card-watch") // refused
		b.see("card-watch=BY4")                                                                    // a question stands
		b.do("visitor judge card-rose @on").see("card-watch=BY4")
		b.undo().undo().redo().redo().see() // a note may stand in between
		b.do("visitor note agent1-marker-1,card-key").undo().do("visitor judge card-rose @by").redo()
		b.do("visitor correct agent1-marker-1 @FD-A1-ON").see()
		b.do("agent1 done").do("table correct trust-token =2").see("trust-token=T2")
		b.do("kid prove card-drum,card-corn,card-die,card-spoon").see()
		b.do("visitor shield").see("guess-token-1=GO1", "guess-token-2=GB2")
		b.do("visitor set @on,by,by,on/000102030405060708090a0b0c0d0e0f").see("guess-token-1=GO1")
		b.do("visitor judge card-corn @on").see()
		b.see("card-drum=PO1") // a gentle hint
		b.do("kid guess card-drum,card-corn,card-die,card-spoon @on,on,by,on").see("guess-token-2=GO2")
		b.do("kid lock").see()
		b.do("visitor lift").see().undo().redo()
		if r := b.all.cfg.Match.State().View(game.Table); r.Unveil == nil {
			t.Errorf("%s: the play did not come to its lift: %s, %s", shield, r.Prompt, b.all.trouble)
		}
		if b.all.cfg.Match.Len() <= b.public.cfg.Match.Len()+3 {
			t.Errorf("%s: nothing was made in private", shield)
		}
	}
}

// TestMarksShowInNothingBeforeTheLift compares two tables that differ in the
// Visitor's marks alone, while tokens and cards of the proof lie in all places.
func TestMarksShowInNothingBeforeTheLift(t *testing.T) {
	const nonce = "/000102030405060708090a0b0c0d0e0f"
	show := func(shield, marks string) string {
		x := sitWith(t, map[string]string{"edition": "b", "shield": shield}, "table deal card-watch,card-hourglass @PV", "visitor rule",
			"visitor place card-watch @ON1", "visitor place card-hourglass @BY1", "visitor done", "agent1 prove card-key,card-bell,card-drum,card-die",
			"visitor shield", "visitor set @"+marks+nonce)
		hints := x.cfg.Match.State().View(game.Table).Hints
		words := hints[len(hints)-1].String()
		for _, line := range []string{"", "agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on", "agent1 lock"} {
			if line != "" {
				x.do(line)
			}
			for _, z := range []string{"", "GO", "GB"} {
				for _, card := range []string{"", "PO1", "PB1", "ON2", "BY2"} {
					var changes []string
					if z != "" {
						changes = append(changes, "guess-token-1="+z+"1", "guess-token-2="+z+"2", "guess-token-3="+z+"3", "guess-token-4="+z+"4")
					}
					if card != "" {
						changes = append(changes, "card-key="+card)
					}
					x.see(changes...)
				}
			}
		}
		if len(x.cfg.Match.State().View(game.Table).Secret) == 0 {
			t.Errorf("%s: what lies there has lifted the shield", shield)
		}
		for _, s := range x.screens {
			s.Seq = 0
		}
		out, err := json.Marshal(x.screens)
		if err != nil {
			t.Fatal(err)
		}
		told := strings.ReplaceAll(string(out), strings.TrimSuffix(strings.TrimPrefix(words, "The marks are sealed: "), "."), "six words")
		return regexp.MustCompile(`seal:[0-9a-f]{64}`).ReplaceAllString(told, "seal")
	}
	for _, shield := range []string{"roof", "open"} {
		if a, b := show(shield, "on,by,by,on"), show(shield, "by,on,on,by"); a != b {
			i := 0
			for a[i] == b[i] {
				i++
			}
			t.Errorf("%s: everyone can tell the marks: …%s and …%s", shield, a[max(i-300, 0):i+100], b[max(i-300, 0):i+100])
		}
	}
}

// TestSeatsAreToldOfTheirPrivateMovesAtOnce: the seats' snapshots follow a
// private move though everyone's does not change.
func TestSeatsAreToldOfTheirPrivateMovesAtOnce(t *testing.T) {
	x := begun(t)
	var told []*SeatScreen
	x.cfg.ShowSeats = func(s []*SeatScreen) { told = s }
	x.show()
	told = nil
	var err error
	x.obey(Try{game.Move{Seat: 1, Verb: "judge", Objects: []string{"card-key"}, Place: "on"}, func(e error) { err = e }})
	x.show()
	if err != nil || told == nil || len(told[1].View.Sheets) != 1 || len(told[2].View.Sheets) != 0 {
		t.Fatalf("%v: the seats are told %v", err, told)
	}
	if log := told[1].Log; log[len(log)-1].Line != "visitor judge card-key @on" || len(told[3].Log) != len(log)-1 {
		t.Errorf("the lists of moves are %v and %v", log, told[3].Log)
	}
	if told[1].Whole != nil {
		t.Error("the whole story is told before the end")
	}
}

// TestTokensInTheOpenAreSealedWhenTheTurnMarkerSaysSo: no key is pressed.
func TestTokensInTheOpenAreSealedWhenTheTurnMarkerSaysSo(t *testing.T) {
	proof := []string{"table deal card-watch,card-hourglass @PV", "visitor rule", "visitor place card-watch @ON1",
		"visitor place card-hourglass @BY1", "visitor done", "agent1 prove card-key,card-bell,card-drum,card-die"}
	open := map[string]string{"edition": "b", "shield": "open"}
	tokens := []string{"guess-token-1=GO1", "guess-token-2=GB2", "guess-token-3=GB3", "guess-token-4=GO4"}
	x := sitWith(t, open, proof...)
	x.see(append([]string{"turn-marker=TURN-visitor"}, tokens...)...).moves(8)
	last := x.cfg.Match.Move(7)
	if marks, nonce, _ := strings.Cut(last.Place, "/"); last.Verb != "set" || marks != "on,by,by,on" || len(nonce) != 32 {
		t.Errorf("sealed is %v", last)
	}
	hints := x.screens[len(x.screens)-1].View.Hints
	said := hints[len(hints)-1].String()
	if !strings.Contains(said, "sealed: ") {
		t.Errorf("everyone reads %q", said)
	}
	y := sitWith(t, open, proof...).see("turn-marker=TURN-visitor", tokens[0], tokens[1]).moves(7)
	if said := y.trouble.String(); !strings.Contains(said, "Token 3 lies between") {
		t.Errorf("an unclear token is told as %q", said)
	}
	y.see(append([]string{"turn-marker=TURN-visitor"}, tokens...)...).moves(8)
	if said := y.trouble.String(); said != "" {
		t.Errorf("after all are clear it still says %q", said)
	}
	z := sitWith(t, map[string]string{"edition": "b"}, proof...).see("shield=SH").moves(7)
	z.see(append([]string{"turn-marker=TURN-visitor"}, tokens...)...).moves(8)
	if place := z.cfg.Match.Move(7).Place; place != "" {
		t.Errorf("under the roof %q was seen", place)
	}
}

// TestALiftedRoofOpensTheSeal: whatever lies under it then, the sealed marks
// count, and the table is asked to put right what had moved.
func TestALiftedRoofOpensTheSeal(t *testing.T) {
	locked := []string{"table deal card-watch,card-hourglass @PV", "visitor rule", "visitor place card-watch @ON1",
		"visitor place card-hourglass @BY1", "visitor done", "agent1 prove card-key,card-bell,card-drum,card-die", "visitor shield",
		"visitor set @on,by,by,on", "agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on", "agent1 lock"}
	b := map[string]string{"edition": "b"}
	x := sitWith(t, b, locked...).see("shield=").asks("").moves(11) // she sealed on her own screen and laid no tokens
	if x.cfg.Match.State().View(game.Table).Unveil == nil {
		t.Error("the shield is gone and nothing is unveiled")
	}
	y := sitWith(t, b, locked...).see("shield=", "guess-token-1=GO1", "guess-token-2=GO2", "guess-token-3=GB3", "guess-token-4=GO4")
	y.moves(11).asks("Token 2 was moved after it was sealed")
	if last := y.cfg.Match.Move(10); len(last.Objects) != 1 || last.Objects[0] != "guess-token-2" {
		t.Errorf("the lift is %v", last)
	}
	y.see().asks("").moves(11)
	z := sitWith(t, b, locked...).see("shield=", "card-key=PB1").moves(10).asks("Column 1 was moved after the proof was locked")
	z.answer("correct the record").rest(z.layout).moves(11)
	if last := z.cfg.Match.Move(10); len(last.Objects) != 1 || last.Objects[0] != "card-key" {
		t.Errorf("the lift is %v", last)
	}
	z.asks("Column 1 was moved after the shield was lifted").see().asks("")
}

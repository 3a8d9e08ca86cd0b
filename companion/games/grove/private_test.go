package grove

import (
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// form finds the form of a verb in a seat's view.
func (x *table) form(seat, verb string) (game.Form, bool) {
	for _, f := range x.State.View(x.seat(seat)).Forms {
		if f.Verb == verb {
			return f, true
		}
	}
	return game.Form{}, false
}

// spoken are the forms of a seat that others may hear of.
func (x *table) spoken(seat string) (titles []string) {
	for _, f := range x.State.View(x.seat(seat)).Forms {
		if !f.Hushed {
			titles = append(titles, f.Title.String())
		}
	}
	return titles
}

// fill sends a form of a seat's with a word for each part.
func (x *table) fill(seat, verb string, words ...string) *table {
	x.Helper()
	f, ok := x.form(seat, verb)
	if !ok {
		x.Fatalf("%s has no form to %s", seat, verb)
	}
	m, err := f.Move(x.seat(seat), words)
	if err != nil {
		x.Fatal(err)
	}
	return x.do(m.Line(x.State.Seats()))
}

// remedy makes what the Visitor alone is offered.
func (x *table) remedy(label string) *table {
	x.Helper()
	for _, a := range x.State.View(visitor).Action {
		if strings.Contains(a.Label.String(), label) {
			return x.do(a.Choices[0].Line(x.State.Seats()))
		}
	}
	x.Fatalf("nobody offers %q", label)
	return x
}

// warned is what the Visitor alone is told first.
func (x *table) warned() string {
	if h := x.State.View(visitor).Hints; len(h) > 0 && strings.HasPrefix(h[0].String(), "For you only") {
		return h[0].String()
	}
	return ""
}

const metal = "card-watch,card-key,card-bell,card-drum"

func TestR08ThePassRuleMayBeWrittenDown(t *testing.T) {
	deal := "table deal card-watch,card-hourglass @PV"
	for _, line := range []string{"visitor rule", "visitor rule @Metal", "visitor rule " + metal, "visitor rule " + metal + " @Metal"} {
		x := sit(t, 3, "edition=b").do(deal, line)
		x.want(line+": the Visitor goes on", x.verbs("visitor"), "place")
		for _, seat := range []string{"table", "kid", "agent1"} {
			if strings.Contains(x.story(seat), "written") || len(x.State.View(x.seat(seat)).Sheets) > 0 {
				t.Errorf("%s: %s learns that a rule is written", line, seat)
			}
		}
	}
	x := sit(t, 3).do(deal)
	x.no("visitor rule card-key,card-key", "twice")
	x.no("visitor rule card-nothing", "card-nothing")
	x.no("visitor rule @%2", "unreadable characters")
	x.no("visitor rule @"+strings.Repeat("a", mostRule+1), "at most 200 letters")
	x.no("kid rule "+metal, "Visitor is to act")
	x.fill("visitor", "rule", "It is of metal, or shines.")
	if text, _ := game.TextOf(x.pos().book.rule); text != "It is of metal, or shines." {
		t.Errorf("the rule reads %q", text)
	}
	if _, ok := x.form("visitor", "rule"); ok {
		t.Error("a rule that is written can be written again")
	}
	x.no("visitor rule "+metal, "cannot be changed")
	late := begun(t, 3)
	unwritten := late.spoken("visitor")
	late.do("visitor rule " + metal)
	if got := late.spoken("visitor"); !slices.Equal(got, unwritten) {
		t.Errorf("others hear of the forms %q, and of %q once a rule is written", unwritten, got)
	}
	late.want("written late", late.pos().book.late, true)
	late.no("visitor rule", "Agent 1 is to act")
	late.no("kid rule "+metal, "Agent 1 is to act")
}

func TestNotesAreTheOwnersAndTheVisitors(t *testing.T) {
	x := begun(t, 4).do("agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done", "agent2 test agent2-marker-1 @FD-A2-BY")
	if _, ok := x.form("kid", "note"); ok {
		t.Error("the Kid may note what lies under others' markers")
	}
	x.fill("agent1", "note", "agent1-marker-1", "card-key")
	for seat, want := range map[string]string{"table": "", "visitor": "card-key", "kid": "", "agent1": "card-key", "agent2": ""} {
		p, _ := x.sees(seat, "agent1-marker-1")
		x.want(seat+" sees", p.Card, want)
		if told := x.story(seat) != ""; told != (want != "") {
			t.Errorf("%s is told %q", seat, x.story(seat))
		}
	}
	x.no("agent1 note agent1-marker-1,card-key", "already")
	x.no("agent1 note agent1-marker-1,card-watch", "already been played")
	x.no("agent1 note agent2-marker-1,card-bell", "Only its owner and the Visitor")
	x.no("table note agent1-marker-1,card-bell", "Only its owner and the Visitor")
	x.no("agent1 note agent1-marker-1", "names a marker")
	x.do("visitor note agent1-marker-1,card-bell") // the owner was wrong
	p, _ := x.sees("agent1", "agent1-marker-1")
	x.want("the owner sees", p.Card, "card-bell")
	x.fill("agent1", "note", "agent1-marker-1", game.Unknown)
	x.want("the note", *x.pos().under(builtIn().Piece("agent1-marker-1")), kit.Piece(0))
	x.no("agent1 note agent1-marker-1,?", "Nothing is noted")
	y := begun(t, 3, "visitor_log=off").do("agent1 test agent1-marker-1,card-key @FD-A1-ON")
	y.told("agent1", "Key").want("what the Visitor is told", strings.Contains(y.story("visitor"), "Key"), false)
	y.no("visitor note agent1-marker-1,card-bell", "Only its owner")
	if _, ok := y.form("visitor", "note"); ok {
		t.Error("the Visitor keeps no list, but is asked for one")
	}
}

// TestAnObjectIsNotedUnderOneMarker: an object lies in one place, so an owner
// who notes it under a second marker says that her first note was wrong. If the
// first stayed, she would be shown the object twice. The note of another owner
// stays: if it went, that owner would learn what lies under this one's marker.
func TestAnObjectIsNotedUnderOneMarker(t *testing.T) {
	x := begun(t, 4).do("agent1 test agent1-marker-1,card-key @FD-A1-ON", "agent1 done",
		"agent2 test agent2-marker-1,card-bell @FD-A2-BY", "agent2 done")
	x.predict(false).do("kid done").visit()
	x.do("agent1 test agent1-marker-2 @FD-A1-BY")
	x.do("agent1 note agent1-marker-2,card-key")
	for marker, want := range map[string]string{"agent1-marker-1": "", "agent1-marker-2": "card-key"} {
		p, _ := x.sees("agent1", marker)
		x.want(marker, p.Card, want)
	}
	x.do("agent1 note agent1-marker-1,card-bell")
	p, _ := x.sees("agent2", "agent2-marker-1")
	x.want("the other owner's note", p.Card, "card-bell")
}

// TestPrivateMovesReadBackWithoutAName: what a seat notes of a card is veiled
// like any line when the card is covered later.
func TestPrivateMovesReadBackWithoutAName(t *testing.T) {
	p := begun(t, 3).do("agent1 test agent1-marker-1 @FD-A1-ON").pos()
	for line, want := range map[string]string{
		"agent1 note @agent1-marker-1,card-key": "agent1 note agent1-marker-1,card-key",
		"visitor judge @card-key,on":            "visitor judge card-key @on",
	} {
		m, err := game.ParseMove(line, p.Seats())
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Redact(m, m.Seat).Line(p.Seats()); got != want {
			t.Errorf("%s is read by its maker as %q", line, got)
		}
		if got := p.Redact(m, kid); got.Told() {
			t.Errorf("%s: the Kid reads %v", line, got)
		}
	}
}

func TestJudgementCalls(t *testing.T) {
	x := begun(t, 3)
	x.fill("visitor", "judge", "card-bell", "by")
	x.told("visitor", "Bell belongs in the clearing").want("everyone is told", x.story("table"), "")
	x.no("visitor judge card-bell @by", "already")
	x.no("visitor judge card-bell @over", "names an object")
	x.no("visitor judge card-bell", "names an object")
	x.no("kid judge card-bell @on", "Only the Visitor")
	x.agents().do("kid predict card-bell @CL-ON", "visitor place card-bell @ON2")
	if got := x.warned(); !strings.Contains(got, "you judged that Bell belongs in the clearing") {
		t.Errorf("she is warned %q", got)
	}
	x.remedy("Leave Bell as it is").want("a warning", x.warned(), "")
	x.want("her last call", x.pos().book.called(builtIn().Piece("card-bell")), on)
}

func TestContradictionIsCorrectedOpenly(t *testing.T) {
	x := begun(t, 3).do("visitor rule " + metal + ",card-hourglass")
	if got := x.warned(); !strings.Contains(got, "by your Pass Rule Hourglass belongs on the forcefield") {
		t.Fatalf("she is warned %q", got)
	}
	x.remedy("Tell the table that Hourglass is on the wrong side").told("table", "corrects a mistake")
	x.want("the object", x.State.Layout()["card-hourglass"], "ON2")
	x.want("a warning", x.warned(), "")
	x.no("visitor correct card-hourglass @ON3", "to the other side")
	x.no("visitor correct card-rose @ON3", "lies on the table")
	x.no("visitor correct guess-token-1 @GO1", "lies on the table")
	x.no("visitor correct card-hourglass", "not complete")
	if err := invariant(x.pos()); err != nil {
		t.Error(err)
	}
	y := begun(t, 3, "mistakes=stay").do("visitor rule " + metal + ",card-hourglass")
	y.no("visitor correct card-hourglass @ON2", "stays where")
	y.remedy("Leave Hourglass as it is")
	if len(y.State.View(visitor).Action) != len(y.State.View(game.Table).Action) {
		t.Error("something is left to remedy")
	}
}

func TestCorrectingOpenlyKeepsCoveredCardsHidden(t *testing.T) {
	x := fill(t).do("visitor rule card-watch", "visitor place card-bell @ON5")
	x.no("visitor correct card-bell @BY6", "must stay covered")
	x.want("the object on a covered one is told of", strings.Contains(x.warned(), "Key") || x.warned() != "", true)
	x.do("visitor judge card-bell @on")
	if got := x.pos().contradictions(); len(got) == 0 || got[0].card == builtIn().Piece("card-bell") {
		t.Errorf("the contradictions are %v", got)
	}
}

func TestContradictionsOfHiddenObjectsNeedTheirName(t *testing.T) {
	x := begun(t, 3).do("visitor rule "+metal, "visitor judge card-hourglass @by", "agent1 test agent1-marker-1 @FD-A1-BY")
	x.want("a warning about a nameless object", x.warned(), "")
	x.do("agent1 note agent1-marker-1,card-key")
	x.want("a warning", strings.Contains(x.warned(), "Key"), true)
	x.remedy("Tell the table").want("the marker", x.State.Layout()["agent1-marker-1"], "FD-A1-ON")
	x.do("agent1 done", "table correct trust-token =4").rightRun(1)
	if x.verbs("agent1") != "reveal" {
		t.Fatalf("agent1 may %s", x.verbs("agent1"))
	}
	x.do("agent1 reveal agent1-marker-1,card-key @FD-A1-ON", "visitor judge card-key @by").remedy("Tell the table that Key is on the wrong side")
	x.want("the revealed object", x.State.Layout()["card-key"], "FD-A1-BY")
}

func TestCheckTellsTheVisitorHerOwnRule(t *testing.T) {
	x := begun(t, 3).do("visitor rule "+metal+" @Metal", "visitor judge card-key @by")
	want := "Your Pass Rule admits it. You judged that it belongs in the clearing."
	for seat, want := range map[game.Seat]string{0: "", 1: want, 2: "", 3: "", 9: ""} {
		var got []string
		for _, s := range x.pos().Check("card-key", seat) {
			got = append(got, s.String())
		}
		x.want("what is told", strings.Join(got, " "), want)
	}
	if got := x.pos().Check("card-hourglass", visitor); len(got) != 2 || got[1].String() != "Your Pass Rule repels it." {
		t.Errorf("of the Hourglass: %v", got)
	}
}

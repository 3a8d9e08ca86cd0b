package ui

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// unveiled is a screen on which two of four marks are shown.
func unveiled() *companion.Screen {
	s := scene("winner")
	s.Log = append(s.Log, companion.Entry{Seat: 1, Line: "visitor lift"})
	s.View.Unveil = &game.Unveiling{Title: game.Say("The shield is lifted"), Verdict: game.Say("The proof has failed"), Steps: []game.UnveilStep{
		{Card: "card-0", Said: game.Say("on"), True: game.Say("on"), Right: true},
		{Card: "card-1", Said: game.Say("on"), True: game.Say("beside")},
	}}
	return s
}

func TestUnveilingGoesColumnByColumnThenTheVerdict(t *testing.T) {
	w, _ := open(t, "proof", usual)
	before := scene("proof")
	before.Seq = 1
	w.Show(before)
	w.Show(unveiled())
	th := w.theatre
	if !th.plays() || w.ending.Visible() {
		t.Fatal("it does not play, or the winners stand over it")
	}
	says := func(want string, not ...string) {
		t.Helper()
		all := strings.Join(texts(th.pane), " | ")
		if !strings.Contains(all, want) {
			t.Errorf("step %d lacks %q: %s", th.step, want, all)
		}
		for _, n := range not {
			if strings.Contains(all, n) {
				t.Errorf("step %d says %q already: %s", th.step, n, all)
			}
		}
	}
	says("Said: on | True: ?", "True: on", "True: beside", "failed")
	if all := strings.Join(texts(w.root), " | "); strings.Contains(all, "The game is over.") || strings.Contains(all, "visitor lift") {
		t.Errorf("the outcome is told beside it: %s", all)
	}
	th.timer.Stop()
	th.advance(th.unveil)
	says("True: on", "True: beside", "failed")
	th.timer.Stop()
	th.advance(th.unveil)
	says("True: beside")
	says("The proof has failed")
	th.timer.Stop()
	th.advance(th.unveil)
	if th.plays() || th.pane.Visible() || !w.ending.Visible() {
		t.Error("it does not end and give the table to the winners")
	}
	if all := strings.Join(texts(w.root), " | "); !strings.Contains(all, "The game is over.") || !strings.Contains(all, "visitor lift") {
		t.Errorf("the outcome is not told after it: %s", all)
	}
	again := unveiled()
	again.Seq = 3
	w.Show(again)
	if th.plays() {
		t.Error("the same is played twice")
	}
}

func TestUnveilingIsNotPlayedWhenAGameIsResumed(t *testing.T) {
	w, _ := open(t, "proof", usual)
	w.Screen = &companion.Screen{}
	w.Show(unveiled())
	if w.theatre.plays() {
		t.Error("it plays")
	}
}

func TestSecondWindowShowsAndTakesNothing(t *testing.T) {
	w, sent := open(t, "question", usual)
	w.openMirror()
	m := w.mirror
	if m == nil {
		t.Fatal("there is no second window")
	}
	first, second := strings.Join(texts(w.root), "|"), strings.Join(texts(m.root), "|")
	if !strings.Contains(second, "The trust token lies on 2.") {
		t.Errorf("it does not follow: %s", second)
	}
	for _, s := range []string{"Undo", "Correct the record"} {
		if !strings.Contains(first, s) || strings.Contains(second, s) {
			t.Errorf("%q is offered where nothing is taken, or not where it is", s)
		}
	}
	w.Show(scene("prediction"))
	if all := strings.Join(texts(m.root), "|"); !strings.Contains(all, "The Kid shows a card.") {
		t.Errorf("it does not follow the next screen: %s", all)
	}
	m.Win.Close()
	w.Show(scene("agent"))
	if w.mirror != nil || len(*sent) > 0 {
		t.Error("a closed second window is still there, or sent something")
	}
}

func TestScreenThatFacesOneSeatNeedsNoKeyHeld(t *testing.T) {
	w, _ := open(t, "proof", usual)
	w.ShowSeats(secretive())
	w.face(1)
	if w.mirror == nil || w.panel == nil {
		t.Fatal("the public view or the panel is missing")
	}
	for _, r := range "1357" {
		w.panel.pin.TypedRune(r)
	}
	if !w.panel.open || !strings.Contains(panelTexts(w.panel), "The owl is hers alone.") {
		t.Error("the panel is covered")
	}
	w.closePanel()
	w.closeMirror()
	w.face(0)
	if w.panel != nil {
		t.Error("facing everyone opens a panel")
	}
}

package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

func TestUnveilingGoesColumnByColumnThenTheVerdict(t *testing.T) {
	w, _ := open(t, "proof", uitest.Usual)
	before := uitest.Scene("proof")
	before.Seq = 1
	w.Show(before)
	w.Show(uitest.Unveiled())
	th := w.reveal
	if !th.plays() || w.ending.Visible() {
		t.Fatal("it does not play, or the winners stand over it")
	}
	says := func(want string, not ...string) {
		t.Helper()
		all := strings.Join(uitest.Texts(th.pane), " | ")
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
	if all := strings.Join(uitest.Texts(w.root), " | "); strings.Contains(all, "The game is over.") || strings.Contains(all, "The shield is lifted.") {
		t.Errorf("the outcome is told beside it: %s", all)
	}
	later := uitest.Unveiled()
	later.Seq, later.Log = 3, append(slices.Clone(later.Log), game.Entry{Seat: 1, Story: []game.Text{game.Say("The Visitor tells the rule.")}})
	w.Show(later)
	if all := strings.Join(uitest.Texts(w.root), " | "); strings.Contains(all, "The shield is lifted.") || strings.Contains(all, "The Visitor tells the rule.") {
		t.Errorf("what is done meanwhile tells the outcome: %s", all)
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
	if all := strings.Join(uitest.Texts(w.root), " | "); !strings.Contains(all, "The game is over.") || !strings.Contains(all, "The shield is lifted.") {
		t.Errorf("the outcome is not told after it: %s", all)
	}
	again := uitest.Unveiled()
	again.Seq = 4
	w.Show(again)
	if th.plays() {
		t.Error("the same is played twice")
	}
}

func TestUnveilingIsNotPlayedWhenAGameIsResumed(t *testing.T) {
	w, _ := open(t, "proof", uitest.Usual)
	w.Screen = &companion.Screen{}
	w.Show(uitest.Unveiled())
	if w.reveal.plays() {
		t.Error("it plays")
	}
}

package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// TestABandSaysThatRecordAndTableAreApart: whether it is one piece or twenty,
// each way back is one click, and nothing is shown while they agree.
func TestABandSaysThatRecordAndTableAreApart(t *testing.T) {
	w, sent := open(t, "question", uitest.Usual)
	behind := func() int {
		n := 0
		for _, text := range uitest.Texts(w.Content()) {
			if strings.Contains(text, "the record has") {
				n++
			}
		}
		return n
	}
	if behind() > 0 {
		t.Error("the band is shown while record and table agree")
	}
	apart := *w.Screen
	apart.Seq++
	apart.Apart = companion.Apart{Pieces: 20, Text: game.Say("20 pieces do not lie where the record has them.")}
	w.Show(&apart)
	if !slices.Contains(uitest.Texts(w.Content()), "20 pieces do not lie where the record has them.") {
		t.Errorf("the window says %q", uitest.Texts(w.Content()))
	}
	for text, want := range map[string]companion.Command{"Put back": companion.PutBack{}, "The table is right": companion.Adopt{}} {
		*sent = nil
		keyNamed(t, w, text).Tapped(nil)
		if len(*sent) != 1 || (*sent)[0] != want {
			t.Errorf("%q sends %v", text, *sent)
		}
	}
	bare, why := apart, apart
	bare.Question, why.Question = nil, nil
	why.Apart.Why = game.Say("The row closes up first.")
	w.Show(&bare)
	lay := placeOf(t, w, "Put back")
	if w.Show(&why); placeOf(t, w, "Put back") != lay || !w.apart.Visible() {
		t.Error("the buttons move when the band says why")
	}
	asked := apart
	asked.Question = &companion.Question{ID: 99, Text: w.Screen.View.Prompt, Answers: []game.Text{w.Screen.View.Prompt}, Settles: true}
	if w.Show(&asked); w.apart.Visible() {
		t.Error("the band says again what is asked")
	}
	// Of a question that does not say so itself the ways stand in its own pane: one thing is asked at
	// a time. A hint is told below the band, whose buttons stay where they are, and its list hides nothing.
	for _, gentle := range []bool{false, true} {
		hint := why
		list := slices.Repeat([]game.Text{game.Say("Trust lies on trust 3")}, 9)
		hint.Question = &companion.Question{ID: 98, Text: w.Screen.View.Prompt, Gentle: gentle, Expected: list, Seen: list, Answers: []game.Text{game.Say("The camera is wrong: it lies as expected")}}
		w.Show(&bare)
		lay = placeOf(t, w, "Put back")
		if w.Show(&hint); w.apart.Visible() != gentle || behind() != 1 {
			t.Errorf("gentle %v: the band is shown %v, and it is said %d times", gentle, w.apart.Visible(), behind())
		}
		if moved := placeOf(t, w, "Put back") != lay; gentle && moved {
			t.Error("the buttons move when a hint is told")
		}
		if slices.Contains(uitest.Texts(w.Content()), "The row closes up first.") {
			t.Error("the reason is told beside what is asked")
		}
		*sent = nil
		keyNamed(t, w, "Put back").Tapped(nil)
		only(t, *sent, companion.PutBack{})
	}
	backs := apart
	backs.Question = &companion.Question{ID: 97, Text: w.Screen.View.Prompt, Backs: true, Answers: []game.Text{game.Say("We put it back")}}
	if w.Show(&backs); len(w.ways()) != 1 {
		t.Errorf("beside an answer that puts it back there are %d ways", len(w.ways()))
	}
	redo := apart
	redo.Apart = companion.Apart{Pieces: 1, Redo: true, Text: game.Say("The Watch does not lie where the record has it.")}
	w.Show(&redo)
	if !slices.Contains(uitest.Texts(w.Content()), "The Watch does not lie where the record has it.") {
		t.Errorf("the window says %q", uitest.Texts(w.Content()))
	}
	objs, _ := w.layApart(600)
	if n := len(objs); n != 4 {
		t.Errorf("a line and %d buttons, not 3", n-1)
	}
	told := redo
	told.Question, told.Apart.Why = nil, w.Screen.View.Prompt
	w.Show(&told)
	if says := words.Tell(told.Apart.Why); says == "" || !strings.Contains(w.HearNews(&redo), says) {
		t.Errorf("the reason %q is not read out", says)
	}
	if more, _ := w.layApart(600); len(more) <= len(objs) {
		t.Error("the reason is not in the band")
	}
	agree := redo
	agree.Apart = companion.Apart{}
	if w.Show(&agree); behind() > 0 {
		t.Error("the band stays when they agree")
	}
}

// placeOf is where a button lies in the window.
func placeOf(t *testing.T, w *Table, text string) fyne.Position {
	t.Helper()
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(keyNamed(t, w, text))
}

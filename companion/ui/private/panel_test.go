package private

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// openedPanel is the Visitor's panel after her PIN.
func openedPanel(t *testing.T) (*Pages, *panel, *[]companion.Command) {
	t.Helper()
	w, sent := open(t, "proof", uitest.Usual)
	w.Show(uitest.Secrets())
	w.OpenPanel(1)
	p := w.panel
	waiting = nil
	w.Later = func(f func()) { waiting = append(waiting, f) }
	t.Cleanup(w.closePanel)
	p.win.Resize(fyne.NewSize(880, 640))
	test.Type(p.door.pin, "2468")
	settle()
	if p.admitted {
		t.Fatal("the seat was taken by nobody")
	}
	enter(p.door, "Ada", "2468")
	settle()
	if !p.admitted {
		t.Fatal("the first PIN was not taken")
	}
	return w, p, sent
}

// waiting is what is to run on the window's goroutine when it has done with
// what it does now.
var waiting []func()

func settle() {
	for len(waiting) > 0 {
		f := waiting[0]
		waiting = waiting[1:]
		f()
	}
}

var shift = &fyne.KeyEvent{Name: desktop.KeyShiftLeft}

// panelTexts are all words in the panel, those of labels and buttons included.
func panelTexts(p *panel) string {
	var out []string
	var look func(o fyne.CanvasObject)
	look = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widget.Label:
			out = append(out, o.Text)
		case *widget.Button:
			out = append(out, o.Text)
		case *container.ThemeOverride:
			look(o.Content)
			return
		}
		uitest.Parts(o, look)
	}
	look(p.root)
	return strings.Join(append(out, uitest.Texts(p.root)...), "\n")
}

func TestPanelShowsOnlyWhileItsKeyIsHeld(t *testing.T) {
	w, p, _ := openedPanel(t)
	secrets := []string{"The owl is hers alone.", "Your marks", "Let it stand", "Your verdicts", "It keeps dry.", "Umbrella"}
	seen := func(want bool, when string) {
		t.Helper()
		all := panelTexts(p)
		for _, s := range secrets {
			if strings.Contains(all, s) != want {
				t.Errorf("%s: %q is there %v", when, s, !want)
			}
		}
	}
	seen(false, "before the key is held")
	p.holder.KeyDown(shift)
	seen(true, "while the key is held")
	p.holder.KeyUp(shift)
	seen(false, "when it is let go")

	p.holder.KeyDown(shift)
	p.holder.FocusLost() // the window goes behind another
	settle()
	seen(false, "behind another window")
	p.holder.KeyUp(shift)

	p.holder.KeyDown(shift)
	p.check(p.stop, p.opened.Add(longestLook+time.Millisecond))
	seen(false, "after ten seconds")
	p.holder.KeyDown(shift)
	seen(false, "with the key still down")
	p.holder.KeyUp(shift)
	p.holder.KeyDown(shift)
	seen(true, "when it is pressed anew")

	p.holder.KeyUp(shift)
	p.win.Close()
	if w.panel != nil || p.open {
		t.Error("a closed panel is open")
	}
	w.OpenPanel(1)
	if w.panel.admitted {
		t.Error("the panel asks for no PIN the second time")
	}
}

// hourglass is a clock that a test turns: what is due runs when it is told to.
type hourglass struct{ due []*func() }

func (h *hourglass) after(_ time.Duration, f func()) func() bool {
	h.due = append(h.due, &f)
	return func() bool { f = nil; return true }
}

// turn has all happen that is due.
func (h *hourglass) turn() {
	due := h.due
	h.due = nil
	for _, f := range due {
		if *f != nil {
			(*f)()
		}
	}
	settle()
}

func TestACoveredPanelAsksForThePINAgain(t *testing.T) {
	w, p, _ := openedPanel(t)
	clock := &hourglass{}
	w.after = clock.after
	p.holder.KeyDown(shift)
	p.holder.KeyUp(shift)
	p.holder.KeyDown(shift)
	clock.turn()
	if !p.open || !p.admitted {
		t.Fatal("it is shut while it is looked at")
	}
	p.holder.KeyUp(shift)
	clock.turn()
	if p.admitted {
		t.Fatal("its owner has gone, and it asks for no PIN")
	}
	if p.holder.KeyDown(shift); p.open {
		t.Error("it opens without the PIN")
	}
	p.holder.KeyUp(shift)
	enter(p.door, "", "2468")
	settle()
	if p.holder.KeyDown(shift); !p.open {
		t.Error("her PIN does not open it again")
	}
}

// TestTurningTheScreenAsksForThePIN: it opens nothing by itself, neither now nor when
// the seat opens her panel in the usual way.
func TestTurningTheScreenAsksForThePIN(t *testing.T) {
	w, p, _ := openedPanel(t)
	clock := &hourglass{}
	w.after = clock.after
	w.TurnTo(1)
	settle()
	if w.panel == p || w.panel.admitted || w.panel.open {
		t.Fatal("turning the screen opens the panel")
	}
	w.panel.win.Close()
	w.OpenPanel(1)
	enter(w.panel.door, "", "2468")
	settle()
	if !w.panel.admitted || w.panel.open {
		t.Error("a panel that was opened in the usual way needs no key")
	}
	w.TurnTo(1)
	enter(w.panel.door, "", "2468")
	settle()
	if !w.panel.open {
		t.Error("the screen faces her, and her panel is covered")
	}
	w.panel.holder.FocusLost()
	settle()
	clock.turn()
	if w.panel.open || w.panel.admitted {
		t.Error("behind another window it never asks for the PIN again")
	}
}

func TestNoTitleTellsWhoseThePanelIs(t *testing.T) {
	_, p, _ := openedPanel(t)
	p.holder.KeyDown(shift)
	if title := p.win.Title(); strings.Contains(title, "Visitor") || strings.Contains(title, "private") {
		t.Errorf("its title says %q", title)
	}
}

func press(t *testing.T, p *panel, text string) {
	t.Helper()
	uitest.Press(t, p.page.column, text)
	settle()
}

func TestPanelFillsInAFormAndHearsOfIt(t *testing.T) {
	_, p, sent := openedPanel(t)
	p.holder.KeyDown(shift)
	press(t, p, "Seal them")
	if len(*sent) > 0 {
		t.Fatalf("an empty form was sent: %v", *sent)
	}
	press(t, p, "Beside")
	p.holder.KeyUp(shift)
	p.holder.KeyDown(shift) // what was begun stays
	name := formName(p.screen().View.Forms[0])
	if got := p.page.chosen[name]; !slices.Equal(got, []string{"by", "", ""}) {
		t.Fatalf("chosen so far: %q", got)
	}
	copy(p.page.chosen[name], []string{"by", "on", "two words"})
	p.page.fill()
	press(t, p, "Seal them")
	if len(*sent) != 1 {
		t.Fatalf("sent: %v", *sent)
	}
	try := (*sent)[0].(companion.Try)
	if want := (game.Move{Seat: 1, Verb: "set", Place: "by,on,two%20words"}); !try.Move.Equal(want) {
		t.Errorf("sent %v", try.Move)
	}
	try.Reply(game.Refuse("The shield is not up."))
	settle()
	if !strings.Contains(panelTexts(p), "The shield is not up.") {
		t.Error("the refusal is not told")
	}
	try.Reply(nil)
	settle()
	if !strings.Contains(panelTexts(p), "Done.") {
		t.Error("it does not say that it is done")
	}
	try.Reply(errors.New("the disk is full"))
	settle()
	if !strings.Contains(panelTexts(p), "The disk is full.") {
		t.Error("another error is not told")
	}
	v := p.screen().View
	v.Forms = nil
	p.page.forget(v) // when the form comes again it has not been sent yet
	if len(p.page.said) > 0 {
		t.Errorf("of a form that is gone it says %q", p.page.said)
	}
}

func TestPanelBeginsWithWhatTheGameGivesNow(t *testing.T) {
	w, p, _ := openedPanel(t)
	shown := func(row, given string) []string {
		screens := uitest.Secrets()
		f := &screens[1].View.Forms[0]
		f.Parts[0].Name, f.Parts[1].Given = game.Say(row), given
		w.Show(screens)
		settle()
		return p.page.chosen[formName(*f)]
	}
	p.holder.KeyDown(shift)
	if got := shown("Anchor", "on"); got[1] != "on" {
		t.Fatalf("begun with %q", got)
	}
	press(t, p, "Beside") // of the first part
	if got := shown("Anchor", "by"); !slices.Equal(got, []string{"by", "by", ""}) {
		t.Errorf("what was chosen stays, what was given follows the game: %q", got)
	}
	if got := shown("Owl", "on"); !slices.Equal(got, []string{"", "on", ""}) {
		t.Errorf("what was chosen for other cards has stayed: %q", got)
	}
}

func TestPanelTellsOfACard(t *testing.T) {
	_, p, sent := openedPanel(t)
	p.holder.KeyDown(shift)
	p.page.typed = "ANCH" // Shift is held
	p.page.fillAnswer()
	var key *widget.Button
	var look func(o fyne.CanvasObject)
	look = func(o fyne.CanvasObject) {
		if b, ok := o.(*widget.Button); ok && b.Text == "Anchor" {
			key = b
		}
		uitest.Parts(o, look)
	}
	look(p.page.answer)
	if key == nil {
		t.Fatal("Anchor is not found")
	}
	test.Tap(key)
	settle()
	ask, ok := (*sent)[0].(companion.Check)
	if !ok || ask.Card != "card-0" || ask.Seat != 1 {
		t.Fatalf("asked %v", (*sent)[0])
	}
	ask.Reply([]game.Text{game.Say("It rusts.")})
	settle()
	if !strings.Contains(panelTexts(p), "It rusts.") {
		t.Error("the answer is not told")
	}
}

// TestNothingOfASeatLeavesThePanel: not by the window's title, nor by copying the
// PIN, nor in what is left of the page once it is covered.
func TestNothingOfASeatLeavesThePanel(t *testing.T) {
	_, p, _ := openedPanel(t)
	if title := p.win.Title(); title != "Grovewatch" {
		t.Errorf("the panel's title is %q", title)
	}
	clipboard := test.NewClipboard()
	pin := newPINField()
	pin.done = func(string) {}
	test.Type(pin, "246")
	pin.TypedShortcut(&fyne.ShortcutSelectAll{})
	pin.TypedShortcut(&fyne.ShortcutCopy{Clipboard: clipboard})
	pin.TypedShortcut(&fyne.ShortcutCut{Clipboard: clipboard})
	if got := clipboard.Content(); got != "" {
		t.Errorf("the PIN is copied: %q", got)
	}
	p.uncover()
	if p.content == nil {
		t.Fatal("the panel does not open")
	}
	p.cover()
	if p.content != nil || len(p.root.Objects) != 2 {
		t.Errorf("covered, the panel keeps %d parts", len(p.root.Objects))
	}
}

// TestReturnAfterAPIN: the fourth digit hands the PIN in. Return after it asks for
// nothing more; a PIN that is too short is handed in by Return, so that people are told.
func TestReturnAfterAPIN(t *testing.T) {
	var tried []string
	pin := newPINField()
	pin.done = func(typed string) {
		tried = append(tried, typed)
		pin.SetText("")
	}
	enter := &fyne.KeyEvent{Name: fyne.KeyReturn}
	test.Type(pin, "2468")
	pin.TypedKey(enter)
	test.Type(pin, "13")
	pin.TypedKey(enter)
	if !slices.Equal(tried, []string{"2468", "13"}) {
		t.Errorf("tried was %q", tried)
	}
}

// TestAResetShutsWhatIsOpen: whoever sat at the panel or the workshop sees nothing
// more there, and what was begun in it is forgotten.
func TestAResetShutsWhatIsOpen(t *testing.T) {
	w, p, _ := openedPanel(t)
	p.holder.KeyDown(shift)
	screens := func(resets int) []*companion.SeatScreen {
		out := slices.Clone(w.screens)
		s := *out[p.seat]
		s.Resets = resets
		out[p.seat] = &s
		return out
	}
	w.Show(screens(0))
	if w.panel != p || !p.open {
		t.Fatal("the panel was shut without a reset")
	}
	w.Show(screens(1))
	if w.panel != nil || p.open {
		t.Error("the panel stays open after the reset")
	}
}

func TestAResetForgetsTheDraftOfARule(t *testing.T) {
	w, s, _ := openBench(t)
	s.text.SetText("It is flatter than my secret.")
	seat := s.seat()
	w.Show(slices.Repeat([]*companion.SeatScreen{{}}, len(w.Screen.Seats)))
	next := slices.Clone(w.screens)
	next[seat] = &companion.SeatScreen{Resets: 1}
	w.Show(next)
	if w.workshop != nil || w.draft != nil {
		t.Error("the workshop and its rule outlive the reset")
	}
}

// TestWhatIsChosenIsNotSaid: two seats that choose other things hear the same words.
func TestWhatIsChosenIsNotSaid(t *testing.T) {
	hear := func(choice rune) (string, []string) {
		w, p, _ := openedPanel(t)
		var said []string
		w.Aloud = func(text string) { said = append(said, text) }
		for _, k := range []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyUp} {
			p.holder.TypedKey(&fyne.KeyEvent{Name: k})
		}
		p.holder.TypedRune(choice)
		p.holder.TypedRune('#')
		p.holder.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
		p.holder.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		return p.page.filled(p.screen().View.Forms[0])[0], said
	}
	beside, a := hear('b')
	on, b := hear('o')
	if beside != "by" || on != "on" {
		t.Errorf("chosen are %q and %q", beside, on)
	}
	if len(a) < 6 || !slices.Equal(a, b) {
		t.Errorf("heard are\n%q\n%q", a, b)
	}
}

// TestWhatAFormBeginsWithIsNotSaid: the Visitor's marks begin as her rule has them, and
// notes with what was noted before; others hear the same whether there is anything.
func TestWhatAFormBeginsWithIsNotSaid(t *testing.T) {
	hear := func(given string) (said []string) {
		w, p, _ := openedPanel(t)
		screens := uitest.Secrets()
		parts := screens[1].View.Forms[0].Parts
		for i := range parts {
			parts[i].Given = given
		}
		w.Show(screens)
		settle()
		w.Aloud = func(text string) { said = append(said, text) }
		for range len(parts) + 1 {
			p.holder.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
		}
		return said
	}
	if a, b := hear("on"), hear(""); len(a) < 3 || !slices.Equal(a, b) {
		t.Errorf("heard are\n%q\n%q", a, b)
	}
}

// TestAHushedFormIsNotSpokenOf: others hear the same whether it is there.
func TestAHushedFormIsNotSpokenOf(t *testing.T) {
	hear := func(there bool) (said []string) {
		w, p, _ := openedPanel(t)
		screens := uitest.Secrets()
		if v := &screens[1].View; there {
			f := v.Forms[0]
			f.Title, f.Hushed = game.Say("Your Pass Rule in your own words"), true
			v.Forms = append([]game.Form{f}, v.Forms...)
		}
		w.Show(screens)
		settle()
		w.Aloud = func(text string) { said = append(said, text) }
		for _, k := range []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyUp, fyne.KeyUp} {
			p.holder.TypedKey(&fyne.KeyEvent{Name: k})
		}
		return said
	}
	if a, b := hear(true), hear(false); len(a) < 5 || !slices.Equal(a, b) {
		t.Errorf("heard are\n%q\n%q", a, b)
	}
}

// TestWhetherAFormWasTakenIsNotSaid: a refusal may tell something of what was chosen.
func TestWhetherAFormWasTakenIsNotSaid(t *testing.T) {
	hear := func(answer error) (said []string) {
		w, p, sent := openedPanel(t)
		w.Aloud = func(text string) { said = append(said, text) }
		f := p.screen().View.Forms[0]
		for range f.Parts {
			p.holder.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
			p.holder.TypedRune('b')
		}
		p.holder.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
		p.holder.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		try, ok := (*sent)[len(*sent)-1].(companion.Try)
		if !ok {
			t.Fatalf("sent was %v", *sent)
		}
		try.Reply(answer)
		settle()
		for range f.Parts {
			p.holder.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
		}
		return said
	}
	if a, b := hear(nil), hear(game.Refuse("At this table no cypher has a digit twice.")); len(a) < 6 || !slices.Equal(a, b) {
		t.Errorf("heard are\n%q\n%q", a, b)
	}
}

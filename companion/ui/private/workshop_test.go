package private

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// openBench opens the workshop as the warning does once it is answered.
func openBench(t *testing.T) (*Pages, *workshop, *[]companion.Command) {
	t.Helper()
	w, sent := open(t, "agent", uitest.Usual)
	b, ok := w.Bench()
	if !ok {
		t.Fatal("the game has no bench")
	}
	w.openWorkshop(b)
	t.Cleanup(w.closeWorkshop)
	return w, w.workshop, sent
}

func benchKey(t *testing.T, s *workshop, text string) *paint.Button {
	t.Helper()
	var found *paint.Button
	uitest.Walk(s.root, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if k, ok := o.(*paint.Button); ok && k.Text == text {
			found = k
		}
	})
	if found == nil {
		t.Fatalf("the workshop has no button %q", text)
	}
	return found
}

// cardTile finds a card among all, or among hers.
func cardTile(t *testing.T, s *workshop, id string, mine bool) *tile {
	t.Helper()
	var found *tile
	uitest.Walk(s.root, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if x, ok := o.(*tile); ok && x.piece.ID == id && x.mine == mine {
			found = x
		}
	})
	if found == nil {
		t.Fatalf("there is no tile of %s", id)
	}
	return found
}

func TestWorkshopSortsCountsAndWarns(t *testing.T) {
	_, s, _ := openBench(t)
	says := func(want ...string) {
		t.Helper()
		all := uitest.Texts(s.counts)
		for _, x := range want {
			if !slices.Contains(all, x) {
				t.Errorf("the counts do not say %q: %q", x, all)
			}
		}
	}
	says("0 of 6 in", "–")
	test.Tap(benchKey(t, s, "It is flat."))
	says("3 of 6 in", "A fair share is admitted.")
	if s.text.Text != "It is flat." || s.draft.text != s.text.Text {
		t.Errorf("the rule reads %q", s.text.Text)
	}
	if got := uitest.Texts(cardTile(t, s, "card-4", false)); !slices.Contains(got, "● in") {
		t.Errorf("an admitted card says %q", got)
	}
	test.Tap(cardTile(t, s, "card-4", false))
	says("2 of 6 in")
	if got := uitest.Texts(cardTile(t, s, "card-4", false)); !slices.Contains(got, "○ out by you") {
		t.Errorf("an overruled card says %q", got)
	}
	test.Type(s.search, "a5") // the envelope, now out
	s.search.OnSubmitted("")
	says("0 of 1 in")
	test.Type(s.search, "sciss")
	test.Tap(benchKey(t, s, "Scissors"))
	says("1 of 2 in")
	test.Tap(cardTile(t, s, "card-4", true))
	says("3 of 6 in", "2 of 2 in")
	mine := cardTile(t, s, "card-4", true)
	test.TapAt(mine, fyne.NewPos(mine.Size().Width-4, 10))
	says("3 of 6 in", "1 of 1 in")
	test.Tap(benchKey(t, s, "It sails."))
	says("1 of 6 in", "Too few pass.", "0 of 1 in")
	test.Tap(benchKey(t, s, "No example: judge every card yourself"))
	says("0 of 6 in")
	if s.draft.text != "" {
		t.Errorf("the rule still reads %q", s.draft.text)
	}
}

// Hidden and opened again the workshop is as it was; nothing is sent, and no title
// tells.
func TestWorkshopIsKeptWhileItIsHidden(t *testing.T) {
	w, s, sent := openBench(t)
	title := s.win.Title()
	test.Tap(benchKey(t, s, "It is flat."))
	s.text.SetText("It is flatter than my secret.")
	test.Tap(cardTile(t, s, "card-0", false))
	test.Type(s.search, "umbrella")
	s.search.OnSubmitted("")
	if len(*sent) != 0 || s.win.Title() != title || strings.Contains(w.Win.Title(), "flat") {
		t.Errorf("sent %v; titles %q, %q", *sent, w.Win.Title(), s.win.Title())
	}
	s.win.Close()
	if w.workshop != nil {
		t.Fatal("the workshop counts as open after it was closed")
	}
	b, _ := w.Bench()
	w.openWorkshop(b)
	if w.workshop.text.Text != "It is flatter than my secret." || !w.workshop.draft.passes("card-0") || len(w.workshop.draft.mine) != 1 {
		t.Error("the rule is forgotten while the game goes on")
	}
}

func TestWorkshopOpensOnlyAfterTheWarning(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	w.AskWorkshop()
	if w.workshop != nil {
		t.Error("it opens before the warning is answered")
	}
	if top := w.Win.Canvas().Overlays().Top(); top == nil || !strings.Contains(strings.Join(uitest.Texts(top), " "), "Turn the screen.") {
		t.Error("there is no warning")
	}
	pin := func(digits string) bool {
		w.AskWorkshop()
		if _, ok := w.Win.Canvas().Focused().(*pinField); !ok { // the seat has no owner yet
			test.Type(w.Win.Canvas().Focused(), "Ada")
			w.Win.Canvas().FocusNext()
		}
		test.Type(w.Win.Canvas().Focused(), digits)
		opened := w.workshop != nil
		w.closeWorkshop()
		return opened
	}
	if !pin("2468") {
		t.Fatal("the first PIN was not taken")
	}
	w.AskWorkshop()
	top := w.Win.Canvas().Overlays().Top()
	if said := strings.Join(uitest.Texts(top), "|"); strings.Contains(said, "your PIN Nobody") || !strings.Contains(said, "your PIN") {
		t.Errorf("what is asked and why stand on one line: %q", said)
	}
	w.Win.Canvas().Overlays().Remove(top)
	if pin("1357") {
		t.Error("another's PIN opens it")
	}
	w.Win.Canvas().Overlays().Remove(w.Win.Canvas().Overlays().Top()) // what is said of it
	if !pin("2468") {
		t.Error("her own PIN does not open it")
	}
}

// TestWorkshopFitsItsWindow checks at several sizes that every word lies within
// its part.
func TestWorkshopFitsItsWindow(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, uitest.Usual, {Width: 2560, Height: 1440}} {
		w, _ := open(t, "agent", size)
		b, _ := w.Bench()
		b.Advice = append(b.Advice, game.Say("It needs no knowledge that one player alone has of anything that is seen."))
		w.openWorkshop(b)
		s := w.workshop
		s.take(1)
		for _, p := range s.draft.deck {
			s.own(p.ID)
		}
		check := func(o fyne.CanvasObject) {
			end := fyne.NewPos(o.Size().Width, o.Size().Height)
			uitest.Walk(o, fyne.NewPos(-o.Position().X, -o.Position().Y), func(x fyne.CanvasObject, at fyne.Position) {
				txt, ok := x.(*canvas.Text)
				if !ok {
					return
				}
				const slack = 4 // the empty edge of a line's box
				if at.X < -1 || at.Y < -slack || at.X+txt.MinSize().Width > end.X+1 || at.Y+txt.MinSize().Height > end.Y+slack {
					t.Errorf("%v: %q at %v sticks out of %v", size, txt.Text, at, end)
				}
			})
		}
		parts := []fyne.CanvasObject{s.ground, s.counts, s.mine}
		uitest.Walk(s.root, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			switch o.(type) {
			case *tile, *paint.Button:
				parts = append(parts, o)
			}
		})
		if len(parts) < 12 {
			t.Fatalf("only %d parts", len(parts))
		}
		for _, p := range parts {
			check(p)
		}
		if bottom := s.mine.Position().Y + s.mine.Size().Height; bottom > s.deck.Position().Y {
			t.Errorf("%v: her cards reach to %v, over the deck at %v", size, bottom, s.deck.Position().Y)
		}
		w.closeWorkshop()
	}
}

func TestWorkshopWritesTheRuleIntoTheGame(t *testing.T) {
	_, s, sent := openBench(t)
	if k := benchKey(t, s, "Write it into the game"); !k.Disabled {
		t.Error("nothing can be written down")
	}
	s.take(1)
	s.text.SetText("It is flat, or so they say.")
	test.Tap(benchKey(t, s, "Write it into the game"))
	if len(*sent) != 1 {
		t.Fatalf("sent: %v", *sent)
	}
	try := (*sent)[0].(companion.Try)
	want := game.Move{Seat: 1, Verb: "rule", Objects: []string{"card-3", "card-4", "card-5"}, Place: game.PlaceText("It is flat, ")}
	if !try.Move.Equal(want) {
		t.Errorf("sent %v", try.Move)
	}
	try.Reply(game.Refuse("It is too late."))
	if all := strings.Join(uitest.Texts(s.root), "|"); !strings.Contains(all, "It is too late.") {
		t.Errorf("the refusal is not told: %s", all)
	}
	try.Reply(nil)
	if !benchKey(t, s, "Write it into the game").Disabled {
		t.Error("it can be written twice")
	}
}

func TestWorkshopComposesTwoConditions(t *testing.T) {
	_, s, _ := openBench(t)
	rules := s.draft.bench.Rules
	if len(rules) < 2 {
		t.Fatal("the bench has fewer than two examples")
	}
	first, second := words.Tell(rules[0].Text), words.Tell(rules[1].Text)
	in := func(i int, id string) bool { return slices.Contains(rules[i].Pass, id) }
	for key, want := range map[string]func(a, b bool) bool{
		"and …":     func(a, b bool) bool { return a && b },
		"or …":      func(a, b bool) bool { return a || b },
		"but not …": func(a, b bool) bool { return a && !b },
	} {
		test.Tap(benchKey(t, s, first))
		test.Tap(benchKey(t, s, key))
		test.Tap(benchKey(t, s, second))
		for _, p := range s.draft.deck {
			if got := s.draft.passes(p.ID); got != want(in(0, p.ID), in(1, p.ID)) {
				t.Errorf("%s %s %s: %s passes %v", first, key, second, p.ID, got)
			}
		}
		if !strings.HasPrefix(s.text.Text, first) || !strings.HasSuffix(s.text.Text, second) || s.text.Text == first {
			t.Errorf("%s is called %q", key, s.text.Text)
		}
	}
	test.Tap(benchKey(t, s, first))
	test.Tap(benchKey(t, s, "not"))
	for _, p := range s.draft.deck {
		if s.draft.passes(p.ID) == in(0, p.ID) {
			t.Errorf("not %s: %s passes %v", first, p.ID, in(0, p.ID))
		}
	}
}

// TestALateAnswerOpensNothing: the PIN is compared slowly, and people may have turned
// away meanwhile.
func TestALateAnswerOpensNothing(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	var knock companion.Knock
	w.Send = func(c companion.Command) {
		if k, ok := c.(companion.Knock); ok {
			knock = k
		}
	}
	w.AskWorkshop()
	uitest.Walk(w.Win.Canvas().Overlays().Top(), fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if f, ok := o.(*pinField); ok {
			test.Type(f, "2468")
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		}
	})
	if knock.Reply == nil || w.Win.Canvas().Overlays().Top() != nil {
		t.Fatal("nothing was asked, or the sheet is still there")
	}
	if knock.Reply(companion.Opening{Open: true}); w.workshop != nil {
		t.Error("the workshop opens after its sheet was closed")
	}

	s := AskLinks(w.Window, (&phones{links: []Link{{Seat: 0, URL: "http://h/t/"}, {Seat: 1, URL: "http://h/v/"}, {Seat: 2, URL: "http://h/k/"}}}).sharing(), nil)
	uitest.Press(t, s.seats, "The Visitor")
	enter(s.door, "Ada", "2468")
	uitest.Press(t, s.seats, "The Kid")
	if knock.Reply(companion.Opening{Open: true}); s.shown != "" {
		t.Errorf("the PIN of one seat shows the link of another, %s", s.shown)
	}
}

// The workshop closes when nothing is done there for some time, keeps the rule, and
// asks for the PIN before it opens again.
func TestAnIdleWorkshopCloses(t *testing.T) {
	w, s, _ := openBench(t)
	clock := &hourglass{}
	w.after = clock.after
	s.text.SetText("red things")
	due := clock.due
	for what, act := range map[string]func(){
		"an example":       func() { s.take(1) },
		"a card":           func() { s.overrule(s.draft.deck[0].ID) },
		"typing":           func() { s.search.SetText("Key") },
		"a way of joining": s.reviewJoins,
		"scrolling":        func() { s.deck.OnScrolled(fyne.Position{}) },
	} {
		clock.due = due
		if act(); len(clock.due) == len(due) {
			t.Errorf("%s does not count as doing something", what)
		}
		due = clock.due
	}
	s.text.SetText("red things")
	clock.turn()
	if w.workshop != nil {
		t.Fatal("nobody does anything there, and the workshop is open")
	}
	if w.draft.text != "red things" {
		t.Errorf("the rule is now %q", w.draft.text)
	}
}

// TestTheButtonsOfTheWorkshopHaveRoomForTheirWords in every language.
func TestTheButtonsOfTheWorkshopHaveRoomForTheirWords(t *testing.T) {
	t.Cleanup(func() { language.Speak("en") })
	for _, tongue := range language.All() {
		language.Speak(tongue)
		_, s, _ := openBench(t)
		uitest.Walk(s.ground, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			if k, ok := o.(*paint.Button); ok && k.Size().Width < k.Width()-1 {
				t.Errorf("%s: %q is %.0f wide and needs %.0f", tongue, k.Text, k.Size().Width, k.Width())
			}
		})
	}
}

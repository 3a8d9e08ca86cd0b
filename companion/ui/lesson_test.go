package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/learning"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// pupil is a window with a lesson whose screens the test makes.
type pupil struct {
	*testing.T
	w      *Window
	show   func(*companion.Screen)
	sent   []companion.Command
	before []companion.Command // what reached the game before the lesson
	closed int
}

func lessonWindow(t *testing.T) *pupil {
	t.Helper()
	p := &pupil{T: t}
	setup := game.Setup{Game: "grove", Players: 3}
	p.w = New(test.NewTempApp(t), grove.Game, setup, func(c companion.Command) { p.before = append(p.before, c) })
	p.w.Later = func(f func()) { f() }
	p.w.Win.Show()
	p.w.Win.Resize(uitest.Usual)
	t.Cleanup(p.w.Win.Close)
	p.w.Offer([]learning.Lesson{{Game: grove.Game, Lesson: game.Lesson{Role: "kid", Title: game.Say("The Kid"), Setup: setup},
		Begin: func(show func(*companion.Screen)) (*learning.Class, error) {
			p.show = show
			return &learning.Class{Send: func(c companion.Command) { p.sent = append(p.sent, c) }, Close: func() { p.closed++ }}, nil
		}}})
	return p
}

// says shows a page of the guide.
func (p *pupil) says(g companion.Guide) {
	p.Helper()
	st, err := grove.Game.New(game.Setup{Game: "grove", Players: 3})
	if err != nil {
		p.Fatal(err)
	}
	p.show(&companion.Screen{Seq: 2, View: st.View(game.Table), Seats: st.Seats(), Guide: &g})
}

func (p *pupil) tap(name string) {
	p.Helper()
	test.Tap(keyNamed(p.T, p.w, name))
}

func TestALessonIsLeafedThroughAndLeft(t *testing.T) {
	p := lessonWindow(t)
	before := p.w.Win.Content()
	p.w.Learn("grove", "kid")
	p.says(companion.Guide{Title: game.Say("The Kid"), Say: game.Say("One."), Next: true, Back: true})
	p.tap("Go on")
	p.tap("Back")
	p.w.lesson.coach.Key(&fyne.KeyEvent{Name: fyne.KeyReturn})
	want := []companion.Command{companion.Turn{Pages: 1}, companion.Turn{Pages: -1}, companion.Turn{Pages: 1}}
	if !slices.Equal(p.sent, want) {
		t.Errorf("sent %v", p.sent)
	}
	p.w.undo() // nothing of the game before can be touched
	p.tap("Leave")
	if p.w.lesson != nil || p.closed != 1 || p.w.Win.Content() != before {
		t.Errorf("the lesson is left: %v, closed %d times, what was there before is back: %v", p.w.lesson == nil, p.closed, p.w.Win.Content() == before)
	}
	if len(p.before) > 0 {
		t.Errorf("the game before was sent %v", p.before)
	}
	p.w.Send(companion.Undo{})
	if len(p.before) != 1 {
		t.Error("after the lesson the game before hears nothing")
	}
}

func TestALearnerTakesACardUpAndDecides(t *testing.T) {
	p := lessonWindow(t)
	p.w.Learn("grove", "kid")
	yes := game.Action{Label: game.Say("Yes"), Key: "y"}
	no := game.Action{Label: game.Say("No"), Key: "n"}
	for _, c := range []string{"card-key", "card-rose"} {
		yes.Choices = append(yes.Choices, game.Move{Seat: 2, Verb: "predict", Objects: []string{c}, Place: "CL-ON"})
		no.Choices = append(no.Choices, game.Move{Seat: 2, Verb: "predict", Objects: []string{c}, Place: "CL-BY"})
	}
	p.says(companion.Guide{Seat: 2, Ask: game.Say("Which?"), Cards: []string{"card-key", "card-rose"}, Hand: true, Action: []game.Action{yes, no}, Skip: true})
	p.tap("Yes")
	if len(p.sent) > 0 {
		t.Fatalf("with no card taken up %v was sent", p.sent)
	}
	p.w.typed('2')
	p.tap("Yes")
	p.w.lesson.coach.TakeUp("card-key")
	clickZone(p.w, "CL-BY", 10)
	p.tap("Do it for me")
	if len(p.sent) != 3 || !p.sent[0].(companion.Do).Move.Equal(yes.Choices[1]) || !p.sent[1].(companion.Do).Move.Equal(no.Choices[0]) || p.sent[2] != (companion.Skip{}) {
		t.Errorf("sent %v", p.sent)
	}
}

// A marionette's place is the foot of a card: who clicks the head means it, too.
func TestALearnerClicksTheCardAroundAPlace(t *testing.T) {
	p := lessonWindow(t)
	p.w.beginLesson(learning.Lesson{Game: blackwood.Game, Lesson: game.Lesson{Role: "player1", Setup: game.Setup{Game: "blackwood", Players: 2}}, Begin: p.w.lessons[0].Begin})
	st, err := blackwood.Game.New(game.Setup{Game: "blackwood", Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	g := companion.Guide{Seat: 1, Ask: game.Say("Where?")}
	for _, z := range []string{"M1C1", "M2C1", "M3C1"} {
		m := game.Move{Seat: 1, Verb: "place", Objects: []string{"player1-doll-1"}, Place: z}
		g.Action = append(g.Action, game.Action{Label: game.Say(z), Choices: []game.Move{m}})
	}
	p.show(&companion.Screen{Seq: 2, View: st.View(game.Table), Seats: st.Seats(), Guide: &g})
	for _, zone := range []string{"R1C2", "R3C2", "R2C1"} {
		clickZone(p.w, zone, 2)
	}
	if len(p.sent) != 1 || p.sent[0].(companion.Do).Move.Place != "M2C1" {
		t.Errorf("sent %v", p.sent)
	}
}

func TestALearnerFillsAFormIn(t *testing.T) {
	p := lessonWindow(t)
	p.w.Learn("grove", "kid")
	f := game.Form{Verb: "guess", Send: game.Say("Lock"), Parts: []game.Part{
		{Name: game.Say("Key"), Values: []game.Value{{Word: "on", Title: game.Say("In")}, {Word: "by", Title: game.Say("Out")}}},
	}}
	p.says(companion.Guide{Seat: 2, Ask: game.Say("Where?"), Form: &f})
	p.tap("Lock")
	p.tap("Out")
	p.tap("Lock")
	if len(p.sent) != 1 || p.sent[0].(companion.Do).Move.Place != "by" {
		t.Errorf("sent %v", p.sent)
	}
}

func TestTheLargestTextLeavesRoomForWordsAboveTheChoices(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Usual, fyne.NewSize(paint.LeastWidth, paint.LeastHeight)} {
		p := lessonWindow(t)
		p.w.prefs().SetInt(room.PrefTextSize, len(textSizes)-1)
		p.w.Win.Resize(size)
		p.w.applyPrefs()
		p.w.Learn("grove", "kid")
		g := companion.Guide{Ask: game.Say("Where do you send your marionette?"), Skip: true,
			Say: game.Say("The nearest is fetched first, and has first choice of what there is to be had. The farthest begins the next round, before everybody else.")}
		for _, k := range []string{"One of them, and rather a long one", "Another one, and just as long", "The last one, and nothing else"} {
			g.Action = append(g.Action, game.Action{Label: game.Say(k), Choices: []game.Move{{Verb: "place"}}})
		}
		p.says(g)
		words, choice := float32(0), float32(0)
		uitest.Walk(p.w.lesson.coach.Words(), fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
			switch o := o.(type) {
			case *canvas.Text:
				if strings.HasSuffix(o.Text, "…") {
					t.Errorf("in a window of %v it is cut off after %q", size, o.Text)
				}
				if strings.HasPrefix(o.Text, "Where") || strings.HasSuffix(o.Text, "marionette?") {
					words = max(words, at.Y+o.Size().Height)
				}
			case *paint.Button:
				if o.Text == g.Action[0].Label.String() {
					choice = at.Y
				}
			}
		})
		if words == 0 || choice < words {
			t.Errorf("in a window of %v the question ends at %.0f, and the first choice begins at %.0f", size, words, choice)
		}
	}
}

func TestTheGameBeforeALessonIsDrawnAfterIt(t *testing.T) {
	p := lessonWindow(t)
	p.w.Learn("grove", "kid")
	p.says(companion.Guide{Say: game.Say("One."), Next: true})
	p.w.Show(&companion.Screen{Seq: 9})
	if p.w.Screen.Guide == nil {
		t.Fatal("the game before is drawn over the lesson")
	}
	p.w.leaveLesson()
	if p.w.Screen.Seq != 9 {
		t.Errorf("after the lesson screen %d is drawn", p.w.Screen.Seq)
	}
	p.show(&companion.Screen{Seq: 10}) // a last one that was on its way
	if p.w.Screen.Seq != 9 {
		t.Error("a lesson that was left is drawn")
	}
}

// clickZone clicks the board in the middle of a zone, so many mm below its top.
func clickZone(w *Window, zone string, below float64) {
	b := board.New(w.Box, w.Players)
	r := b.Zones[zone].Rect
	uitest.Walk(w.table.Content(), fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if _, ok := o.(fyne.Draggable); ok {
			x, y, _, _ := board.LensInto(b.W, b.H, o.Size()).Rect(board.NewRect(r.X+r.W/2, r.Y+below, 0, 0))
			test.TapAt(o.(fyne.Tappable), fyne.NewPos(x, y))
		}
	})
}

// TestALessonClosesWhatIsASeatsAlone: no private page of the game before stays open beside
// a lesson, or comes back by itself after it.
func TestALessonClosesWhatIsASeatsAlone(t *testing.T) {
	p := lessonWindow(t)
	p.w.ShowSeats(uitest.Secrets())
	pages := p.w.pages
	pages.TurnTo(1)
	if pages.Panel() == nil {
		t.Fatal("the panel does not open")
	}
	windows := len(p.w.App.Driver().AllWindows())
	p.w.Learn("grove", "kid")
	if pages.Panel() != nil || len(p.w.App.Driver().AllWindows()) != windows-1 {
		t.Error("the panel stays open beside the lesson")
	}
	p.w.ShowSeats(uitest.Secrets())
	if seats := p.w.pages.Seats(); len(seats) > 0 {
		t.Errorf("in the lesson there are pages of %v", seats)
	}
	p.says(companion.Guide{Title: game.Say("The Kid"), Say: game.Say("One."), Next: true})
	p.tap("Leave")
	if p.w.pages != pages || pages.Panel() != nil || len(p.w.App.Driver().AllWindows()) != windows-1 {
		t.Error("after the lesson the panel is open")
	}
}

// TestASecondWindowThatIsClosedInALessonOpensAgain: after the lesson it is gone.
func TestASecondWindowThatIsClosedInALessonOpensAgain(t *testing.T) {
	p := lessonWindow(t)
	p.w.Show(&companion.Screen{Seq: 1})
	p.w.openSecond()
	second := p.w.second
	p.w.Learn("grove", "kid")
	p.says(companion.Guide{Title: game.Say("The Kid"), Say: game.Say("One."), Next: true})
	second.Win.Close()
	p.tap("Leave")
	p.w.Show(&companion.Screen{Seq: 2})
	if p.w.second != nil {
		t.Fatal("after the lesson the second window is taken to be there")
	}
	if p.w.openSecond(); p.w.second == nil || p.w.second == second {
		t.Error("the second window does not open again")
	}
}

// TestADragInALessonIsAnswered: it does nothing, and the coach says what the lesson
// waits for until something else is done.
func TestADragInALessonIsAnswered(t *testing.T) {
	p := lessonWindow(t)
	p.w.Learn("grove", "kid")
	moves := []game.Move{{Seat: 2, Verb: "show", Objects: []string{"card-anchor"}}, {Seat: 2, Verb: "show", Objects: []string{"card-key"}}}
	p.says(companion.Guide{Title: game.Say("The Kid"), Ask: game.Say("Which one?"), Hand: true, Cards: []string{"card-anchor", "card-key"}, Action: []game.Action{{Label: game.Say("Show"), Choices: moves}}})
	coach := p.w.lesson.coach
	said := func() string { return strings.Join(uitest.Texts(coach.Words()), " ") }
	const waits = "Click a card of your hand first."
	if strings.Contains(said(), waits) {
		t.Error("it is told before anything is dragged")
	}
	if coach.Drag(); !strings.Contains(said(), waits) || !strings.Contains(said(), "Which one?") || len(p.sent) > 0 {
		t.Errorf("after a drag it says %q; sent %v", said(), p.sent)
	}
	if coach.TakeUp("card-key"); strings.Contains(said(), waits) {
		t.Errorf("once a card is taken up it says %q", said())
	}
}

// TestTheBoardTakesTheRoomOfAnEmptyHand: a page of a lesson that shows no card has no
// empty field for it.
func TestTheBoardTakesTheRoomOfAnEmptyHand(t *testing.T) {
	p := lessonWindow(t)
	p.w.Learn("grove", "kid")
	high := func(cards ...string) float32 {
		p.says(companion.Guide{Title: game.Say("The Kid"), Say: game.Say(strings.Join(cards, " ") + "."), Cards: cards, Hand: true, Next: true})
		foot := float32(0)
		uitest.Walk(p.w.Win.Content(), fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
			if text, ok := o.(*canvas.Text); ok && text.Text == "Repelled" {
				foot = max(foot, at.Y)
			}
		})
		return foot
	}
	card := grove.Game.Box().Deck[0].ID
	if with, without := high(card), high(); without <= with {
		t.Errorf("the board ends at %.0f with a hand and at %.0f without", with, without)
	} else if again := high(card); again != with {
		t.Errorf("the board ends at %.0f when the hand is back, not at %.0f", again, with)
	}
}

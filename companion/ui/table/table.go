package table

import (
	"image"
	"reflect"
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Doors are what the table's buttons open, and what else the table asks of the
// window. What is nil is not offered.
type Doors struct {
	Menu     func()
	Phones   func()
	NewGame  func()
	Rules    func(piece string)     // what may be done and why not; of a piece alone, or with none of all
	Story    func() ([]byte, error) // the page that tells everything about a game that is over
	Page     func(seat game.Seat)   // a page of the seat's own
	Revealed func()                 // hears that a reveal has ended
	Covered  bool                   // another room has the window, and measures it
}

// Coach leads a learner at the table.
type Coach interface {
	Words() fyne.CanvasObject         // what the learner is told, beside the board
	Hand() fyne.CanvasObject          // the learner's cards, below the board
	Height(width float32) float32     // the least height of the words
	Follow(old, now *companion.Guide) // takes what a new screen changes
	Targets() []string                // the zones to which the learner's choices lead
	Touch(zone string)                // takes a click on a zone
	Decide(a game.Action)             // makes the learner's choice
	TakeUp(card string)               // takes up one of the learner's cards
	Drag()                            // hears that the learner drags something
	Refresh()
}

// Table is the room in which a match is followed and played.
type Table struct {
	*room.Window
	doors    func() Doors
	coach    Coach // nil in a real game
	watching bool  // the table only shows, and takes nothing

	root                           *fyne.Container
	backdrop, header, track, seats *paint.Pane
	board                          *boardView
	camera                         *cameraView
	actions                        *paint.Pane
	moves                          *moveList
	question                       *questionView
	apart                          *paint.Pane
	chooser                        *chooser
	facts                          *factsCard
	overrulings                    *overrulingSheet // while it is open
	sheets                         *sheetView       // while they are open
	footer                         *paint.Pane
	ending                         *paint.Pane
	endingSeen                     bool
	large                          *largeView
	asked                          asked  // what is asked at the ending
	then                           string // the verb that was announced and is asked for next, or empty
	reveal                         *reveal
}

// New lays the window's match out. Doors is asked anew whenever something is
// drawn. Coach is nil in a real game.
func New(w *room.Window, doors func() Doors, coach Coach) *Table {
	t := &Table{Window: w, doors: doors, coach: coach}
	t.backdrop = paint.NewPane(paint.Backdrop)
	t.header = paint.NewPane(t.drawHeader)
	t.board = newBoardView(t)
	t.track = paint.NewPane(t.drawTracks)
	t.actions = paint.NewPane(t.drawActions)
	t.camera = newCameraView(t)
	t.seats = paint.NewPane(t.drawSeats)
	t.moves = newMoveList(t)
	t.question = newQuestionView(t)
	t.apart = paint.NewPane(t.drawApart)
	t.apart.Hide()
	t.chooser = newChooser(t)
	t.facts = newFactsCard(t)
	t.footer = paint.NewPane(t.drawFooter)
	t.ending = paint.NewPane(t.drawEnding)
	t.ending.Hide()
	t.reveal = newReveal(t)
	t.large = newLargeView(t)
	t.root = container.New(frame{t}, t.backdrop, t.header, t.board, t.track, t.actions, t.footer, t.camera.box, t.seats,
		t.moves.scroll, t.apart, t.question.pane, t.chooser.box)
	if coach != nil {
		t.root.Objects = append(t.root.Objects, coach.Words(), coach.Hand())
	}
	t.root.Objects = append(t.root.Objects, t.ending, t.reveal.pane, t.facts.box, t.large.box)
	return t
}

// Watch makes a table that only shows its match and takes nothing.
func Watch(w *room.Window) *Table {
	t := New(w, func() Doors { return Doors{} }, nil)
	t.watching = true
	return t
}

// Content fills the window.
func (t *Table) Content() fyne.CanvasObject { return t.root }

// Face is the picture of a card's face, painted once for a size and a use.
func (t *Table) Face(use string, piece cards.Piece, w, h float32) *image.RGBA {
	return t.board.Face(use, piece, w, h)
}

// Tile draws a card with words that can be read, on boards that draw their cards so.
func (t *Table) Tile(piece cards.Piece, w, h float32) []fyne.CanvasObject {
	return t.board.Tile(piece, 0, 0, w, h, t.Unit)
}

// Revealing reports whether a reveal lies over the board: what it tells is not told
// elsewhere before.
func (t *Table) Revealing() bool { return t.reveal.plays() }

// Redraw draws the board anew.
func (t *Table) Redraw() { t.board.Refresh() }

// Keep takes over what people have dismissed at another table of the same match.
func (t *Table) Keep(old *Table) { t.endingSeen = old.endingSeen }

// Rest ends what goes on by itself: the reveal and the light around new pieces.
func (t *Table) Rest() {
	t.reveal.stop()
	t.board.rest()
}

// Remeasure lays all out again, as large as it should be.
func (t *Table) Remeasure() {
	t.board.Forget()
	frame{t}.Layout(nil, t.root.Size())
	t.root.Refresh()
}

// guided reports whether a learner is led.
func (t *Table) guided() bool { return t.coach != nil && t.Guide() != nil }

// Show draws a screen: what differs from the one before.
func (t *Table) Show(s *companion.Screen) {
	old := t.Screen
	t.Screen = s
	t.follow(old, s)
}

// follow draws what differs between two screens, of which the table has the second.
func (t *Table) follow(old, s *companion.Screen) {
	if n := len(s.Seats) - 1; n > 0 && n != t.Players {
		if _, ok := t.Box.Tables[n]; ok {
			t.Players = n
			t.board.Refresh()
		}
	}
	t.camera.show(s)
	if t.coach != nil {
		t.coach.Follow(old.Guide, s.Guide)
	}
	t.reveal.review(old, s)
	view := !reflect.DeepEqual(old.View, s.View) || !reflect.DeepEqual(old.Seats, s.Seats) || !slices.Equal(old.Apps, s.Apps)
	overruled := !reflect.DeepEqual(old.Overruled, s.Overruled)
	asked := !reflect.DeepEqual(old.Question, s.Question)
	told := !reflect.DeepEqual(old.Guide, s.Guide)
	apart := !old.Apart.Same(s.Apart)
	doors := !slices.Equal(old.Doors, s.Doors)
	if view {
		if t.sheets != nil {
			t.sheets.fill()
		}
		t.seats.Refresh()
		t.track.Refresh()
		t.board.Refresh()
		if s.View.Result == nil {
			t.endingSeen = false
		}
	} else if asked || overruled || told {
		t.board.Refresh()
	}
	if view {
		t.chooser.review()
		t.goOn()
	}
	if view || overruled {
		t.board.drag.review()
		t.facts.review()
		t.overrulings.fill()
	}
	if view && t.large.open() {
		t.large.pane.Refresh()
	}
	if view || old.Story != s.Story || old.Tale != s.Tale {
		t.ending.Refresh()
	}
	if view || doors || !reflect.DeepEqual(old.Trouble, s.Trouble) {
		t.header.Refresh()
	}
	bound := !reflect.DeepEqual(old.Bound, s.Bound)
	if view || asked || bound || old.CanUndo != s.CanUndo || old.CanRedo != s.CanRedo {
		t.actions.Refresh()
	}
	if bound || !reflect.DeepEqual(old.Setup, s.Setup) {
		t.footer.Refresh()
	}
	if !reflect.DeepEqual(old.Log, s.Log) {
		t.moves.show()
		told = told || s.Guide != nil
	}
	if asked || apart {
		t.question.show()
		t.apart.Refresh()
	}
	if told && t.coach != nil {
		t.coach.Refresh()
	}
	if view || asked || told || apart {
		t.arrange()
	}
}

// Arrange shows the newest screen again after another room had the window.
func (t *Table) Arrange() {
	t.camera.show(t.Screen)
	t.arrange()
}

// arrange shows and hides the parts that come and go, and lays all out again.
func (t *Table) arrange() {
	if t.coach != nil {
		paint.SetVisible(t.coach.Words(), t.guided())
		paint.SetVisible(t.coach.Hand(), t.guided())
	}
	paint.SetVisible(t.actions, !t.guided())
	paint.SetVisible(t.footer, !t.guided())
	paint.SetVisible(t.apart, t.tellsApart() && !t.guided() && !t.chooser.open())
	paint.SetVisible(t.question.pane, t.Screen.Question != nil && !t.chooser.open())
	paint.SetVisible(t.chooser.box, t.chooser.open())
	paint.SetVisible(t.reveal.pane, t.reveal.plays())
	paint.SetVisible(t.facts.box, t.facts.open())
	paint.SetVisible(t.large.box, t.large.open())
	paint.SetVisible(t.ending, t.Screen.View.Result != nil && !t.endingSeen && !t.reveal.plays())
	frame{t}.Layout(nil, t.root.Size())
	if t.ending.Visible() {
		t.ending.Refresh()
	}
}

// Typed takes a number for an answer or a letter for an action.
func (t *Table) Typed(r rune) {
	if t.large.open() { // what lies beneath cannot be seen
		return
	}
	if r >= '1' && r <= '9' && (t.chooser.arranging.press(int(r-'0')) || t.facts.press(int(r-'0')) || t.question.answer(int(r-'1'))) {
		return
	}
	if g := t.Guide(); t.guided() && r >= '1' && int(r-'1') < len(g.Cards) {
		t.coach.TakeUp(g.Cards[r-'1'])
		return
	}
	if t.Screen.View.Result != nil {
		return
	}
	if strings.EqualFold(string(r), dealKey) && t.dealable() {
		t.deal()
		return
	}
	if ask := t.doors().Rules; r == '?' && ask != nil {
		ask("")
		return
	}
	for _, a := range t.Screen.View.Action {
		if a.Key != "" && strings.EqualFold(a.Key, string(unicode.ToLower(r))) {
			t.act(a)
			return
		}
	}
}

// Key takes a key that is no letter.
func (t *Table) Key(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if !t.large.open() {
			t.chooser.arranging.send()
		}
	}
}

// Escape closes what lies on top, and reports whether there was anything.
func (t *Table) Escape() bool {
	switch {
	case t.large.open():
		t.large.close()
	case t.board.drag.holds():
		t.board.drag.letGo()
	case t.facts.open():
		t.facts.close()
	case t.chooser.open():
		t.chooser.close()
	case t.reveal.plays():
		t.reveal.end()
	case t.ending.Visible():
		t.dismissEnding()
	default:
		return false
	}
	return true
}

// CloseDialogs closes the table's own dialogs, and reports whether one was open.
func (t *Table) CloseDialogs() bool {
	switch {
	case t.sheets != nil:
		t.sheets.sheet.Close()
	case t.overrulings != nil:
		t.overrulings.sheet.Close()
	default:
		return false
	}
	return true
}

// KeyList are the keys of the game.
func (t *Table) KeyList() []room.Key {
	var out []room.Key
	add := func(key, what string) { out = append(out, room.Key{Name: key, What: what}) }
	for _, a := range t.Screen.View.Action {
		if a.Key != "" {
			add(strings.ToUpper(a.Key), words.Tell(a.Label))
		}
	}
	if t.dealable() {
		add(dealKey, words.Word("Let the app deal"))
	}
	add("1 – 9", words.Word("Answer a question"))
	add("Ctrl + Z", words.Word("Undo"))
	add("Ctrl + Shift + Z", words.Word("Redo"))
	add(words.Word("Click a piece"), words.Word("What it is, and how to correct it"))
	add(words.Word("Drag a piece"), words.Word("Move it, or correct where it lies"))
	add("Ctrl + F", words.Word("Find a piece, to correct it"))
	add("?", words.Word("What may I do?"))
	add("Esc", words.Word("Close what lies on top"))
	if len(t.Screen.View.Sheets) > 0 {
		add("F2", words.Word("Overviews"))
	}
	if t.Screen.Pace != nil {
		add("F8", words.Word("Simulated people wait, or go on"))
	}
	return out
}

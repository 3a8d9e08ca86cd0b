package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestTheHeaderTellsOfWrongPINs: everybody sees at once that somebody tried a
// seat's PIN, though nothing else has changed.
func TestTheHeaderTellsOfWrongPINs(t *testing.T) {
	w, _ := open(t, "question", uitest.Usual)
	tried := *w.Screen
	tried.Seq++
	tried.Doors = []companion.Door{{Seat: 1, Owner: "Ada", Wrong: 2}}
	w.Show(&tried)
	if all := strings.Join(uitest.Texts(w.header), " "); !strings.Contains(all, "Wrong PINs tried") {
		t.Errorf("the header says %q", all)
	}
}

// TestANewPINIsToldAfterWhatIsDue: a wrong one before it.
func TestANewPINIsToldAfterWhatIsDue(t *testing.T) {
	w, _ := open(t, "question", uitest.Usual)
	now := *w.Screen
	now.Doors = []companion.Door{{Seat: 1, Owner: "Ada", Fresh: true, Taken: "20:15"}, {Seat: 2, Owner: "Bo", Wrong: 1}}
	now.View.Hints = []game.Text{game.Say("Draw a card.")}
	w.Show(&now)
	told := w.hints()
	if due, taken, wrong := strings.Index(told, "Draw a card."), strings.Index(told, "New PIN"), strings.Index(told, "Wrong PINs"); wrong < 0 || due < wrong || taken < due {
		t.Errorf("the header says %q", told)
	}
}

// TestTheHeadlineGivesWayNoFurtherThanItMust: what is due below it is read, and it is still
// what is read first.
func TestTheHeadlineGivesWayNoFurtherThanItMust(t *testing.T) {
	w, _ := open(t, "question", fyne.NewSize(1024, 700))
	now := *w.Screen
	now.View.Prompt = game.Say("Visitor: classify the mushroom.")
	now.View.Hints = []game.Text{game.Say("The Kid chooses which card on the forcefield is covered."), game.Say("Has Agent 1 drawn 1 card, and has Agent 2 drawn 1 card?"), game.Say("Then the turn marker goes on to the Visitor, who draws none."),
		game.Say("The Kid claims that it belongs on the clearing. Lay it where it truly belongs: admitted on the forcefield, repelled on the clearing."), game.Say("The forcefield is full: cover a card that did not come in this turn.")}
	w.Show(&now)
	size, all := float32(0), ""
	for _, o := range w.drawHeader(w.header.Size()) {
		if x, ok := o.(*canvas.Text); ok {
			if all += x.Text + " "; strings.HasPrefix(x.Text, "Visitor") {
				size = x.TextSize
			}
		}
	}
	if size < 24*w.Unit || !strings.Contains(all, "in this turn.") {
		t.Errorf("the headline is %.1f units high, above %q", size/w.Unit, all)
	}
}

// TestWordsBelowTheHeadlineGrowWithTheText: larger text leaves them no smaller than the
// usual text has them, where a smaller headline makes room.
func TestWordsBelowTheHeadlineGrowWithTheText(t *testing.T) {
	w, _ := open(t, "question", fyne.NewSize(1024, 700))
	now := *w.Screen
	now.View.Prompt = game.Say("Bo: predict an object.")
	now.View.Hints = []game.Text{game.Say("Has Chloé drawn 1 card?"), game.Say("Lay an object on the show space, and the claim token on “admitted” or “repelled”, as you think.")}
	w.Show(&now)
	below := func() (size float32) {
		for _, o := range w.drawHeader(w.header.Size()) {
			if x, ok := o.(*canvas.Text); ok && strings.Contains(x.Text, "Chloé") {
				size = x.TextSize
			}
		}
		return size
	}
	usual := below()
	w.App.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
	w.Remeasure()
	if large := below(); large < 1.2*usual {
		t.Errorf("the words below the headline are %.1f high in the largest text, %.1f in the usual one", large, usual)
	}
}

// TestALongHeadlineIsLargerThanWhatIsBelowIt, in the largest text, too: it stands in two
// rows and leaves both rows of what is due below it readable.
func TestALongHeadlineIsLargerThanWhatIsBelowIt(t *testing.T) {
	w, _ := open(t, "question", fyne.NewSize(1024, 700))
	w.App.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
	w.Remeasure()
	w.doors = func() Doors { return Doors{Menu: func() {}, Phones: func() {}} }
	now := *w.Screen
	now.View.Sheets = []game.Sheet{{Title: game.Say("What each Witch has")}}
	now.View.Prompt = game.Say("Bartholomew sends a marionette to a forest card.")
	now.View.Hints = []game.Text{game.Say("The Forest Tracker stands on column 3: marionettes there are fetched in this round.")}
	w.Show(&now)
	head, below, all := float32(0), float32(0), ""
	for _, o := range w.drawHeader(w.header.Size()) {
		if x, ok := o.(*canvas.Text); ok {
			if all += x.Text + " "; strings.HasPrefix(x.Text, "Bartholomew") {
				head = x.TextSize
			} else if strings.HasPrefix(x.Text, "The Forest") {
				below = x.TextSize
			}
		}
	}
	if head < 1.3*below || below < leastText*w.Unit || !strings.Contains(all, "card.") || !strings.Contains(all, "this round.") {
		t.Errorf("the headline is %.1f units high, what is below it %.1f: %q", head/w.Unit, below/w.Unit, all)
	}
}

// TestWhatIsToBeLaidOutIsRead before anything is played: the header grows for it, and is
// as low as ever once something was played.
func TestWhatIsToBeLaidOutIsRead(t *testing.T) {
	w, _ := open(t, "question", uitest.Usual)
	usual := w.header.Size().Height
	begun := *w.Screen
	begun.Log = nil
	begun.View.Hints = nil
	for range 4 {
		begun.View.Hints = append(begun.View.Hints, game.Say("Each Witch has three marionettes at home and takes 8 coins: any coins or buttons will do."))
	}
	w.Show(&begun)
	for _, o := range w.drawHeader(w.header.Size()) {
		if x, ok := o.(*canvas.Text); ok && x.TextSize < 16*w.Unit {
			t.Errorf("%q is %.1f units high", x.Text, x.TextSize/w.Unit)
		}
	}
	then := *uitest.Scene("question")
	w.Show(&then)
	if got := w.header.Size().Height; got != usual {
		t.Errorf("the header is %.0f high in the game, %.0f at first", got, usual)
	}
}

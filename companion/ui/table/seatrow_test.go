package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
	"github.com/grovewatch/grovewatch/companion/games/psisquad"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// squad is the window at the start of the guesses of three players.
func squad(t *testing.T, moves ...string) *Table {
	t.Helper()
	setup := game.Setup{Game: "psisquad", Players: 3}.Complete(psisquad.Game)
	m, err := game.NewMatch(psisquad.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range append([]string{"player1 lock @1,2,3,4", "player2 lock @1,1,2,2", "player3 lock @0,0,0,7", "table first @TURN-player1"}, moves...) {
		move, err := game.ParseMove(line, m.State().Seats())
		if err == nil {
			err = m.Apply(move)
		}
		if err != nil {
			t.Fatal(line, err)
		}
	}
	w := newTable(t, psisquad.Game, setup, func(companion.Command) {})
	w.Win.Resize(uitest.Usual)
	s := uitest.First(t, psisquad.Game, setup)
	s.View, s.Apps = m.State().View(game.Table), []companion.App{{Seat: 2, Level: automa.Strong}}
	w.Show(s)
	return w
}

func TestTheRowOfAnAppsSeatCountsToo(t *testing.T) {
	w := squad(t)
	texts := uitest.Texts(w.seats)
	if n := strings.Count(strings.Join(texts, " "), "12"); n != 3 || !slices.Contains(texts, "the app: strong") {
		t.Errorf("the seats say %q, want the status of three and who plays", texts)
	}
}

// warm are the buttons for what the headline asks.
func warm(w *Table) (out []string) {
	uitest.Walk(w.actions, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if k, ok := o.(*paint.Button); ok && k.Tone == paint.Warm {
			out = append(out, k.Text)
		}
	})
	return out
}

func TestTheYellowButtonsAreWhatTheHeadlineAsksFor(t *testing.T) {
	digits := []string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"}
	lay := []string{"player1 aim token-player2 @AIM", "player1 lay digit-5-1 @K1", "player1 lay digit-6-1 @K2", "player1 lay digit-7-1 @K3", "player1 lay digit-8-1 @K4"}
	asked := append(slices.Clip(lay), "player1 ask", "player1 done")
	for _, c := range []struct {
		name  string
		moves []string
		asks  string
		want  []string
	}{
		{"at first", nil, "name a player", []string{"Target"}},
		{"with a target", lay[:1], "which 4 digits", digits},
		{"with all", lay, "is it", []string{"Sure"}},
		{"where the last guess was at the same seat", asked, "name a player", []string{"Target"}},
		{"where it was at another", append(slices.Clip(asked), "player2 guess @player1,5,5,5,5", "player2 done"), "which 4 digits", digits},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := squad(t, c.moves...)
			if got := warm(w); !slices.Equal(got, c.want) || !strings.Contains(w.Screen.View.Prompt.String(), c.asks) {
				t.Errorf("%q, and yellow are %q, want %q", w.Screen.View.Prompt, got, c.want)
			}
		})
	}
}

func TestUndoStaysInItsPlace(t *testing.T) {
	at := map[fyne.Position]bool{}
	for _, w := range []*Table{squad(t), squad(t, "player1 guess @player2,5,5,5,5")} {
		uitest.Walk(w.Content(), fyne.Position{}, func(o fyne.CanvasObject, p fyne.Position) {
			if k, ok := o.(*paint.Button); ok && k.Text == "Undo" {
				at[p] = true
			}
		})
	}
	if len(at) != 1 {
		t.Errorf("Undo lies at %v", at)
	}
}

func TestAPlaceIsCalledByItsOwner(t *testing.T) {
	w := squad(t)
	who := make([]companion.Person, 4)
	who[2].Name = "Ada"
	w.Screen.View = companion.NamedView(w.Screen.View, who)
	var moves []game.Move
	for _, zone := range []string{"TURN-player1", "TURN-player2"} {
		moves = append(moves, game.Move{Verb: "first", Place: zone})
	}
	got := w.options(byPlace, moves)
	if got[0].Text != "Player 1" || !strings.HasPrefix(got[1].Text, "Ada") {
		t.Errorf("the places are called %q and %q", got[0].Text, got[1].Text)
	}
}

func TestADigitIsChosenByItsPicture(t *testing.T) {
	w := squad(t)
	test.Tap(keyNamed(t, w, "More"))
	if texts := uitest.Texts(w.chooser.list); !slices.Equal(texts[:3], []string{"0", "0", "0B"}) {
		t.Errorf("a card with 0 shows %q", texts[:3])
	}
}

// TestLowSeatsHaveNoLinesOverEachOther: where the seats have too little height for two
// lines each, names and counts stand side by side.
func TestLowSeatsHaveNoLinesOverEachOther(t *testing.T) {
	setup := game.Setup{Game: "blackwood", Players: 3}
	m, err := game.NewMatch(blackwood.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	w := newTable(t, blackwood.Game, setup, func(companion.Command) {})
	w.Show(&companion.Screen{Seq: 1, View: m.State().View(game.Table), Seats: []string{"", "player1", "player2", "player3"},
		People: []companion.Person{{}, {Name: "Ada"}, {Name: "Bartholomäus"}, {Name: "Chloé"}}})
	w.board.draw(uitest.Usual)
	width := 260 * w.Unit
	if !w.seatLook(width).below {
		t.Fatal("the counts stand beside the names without need")
	}
	var texts []*canvas.Text
	for _, o := range w.drawSeats(fyne.NewSize(width, 4*30*w.Unit)) {
		if text, ok := o.(*canvas.Text); ok {
			texts = append(texts, text)
		}
	}
	for i, a := range texts {
		for _, b := range texts[:i] {
			pa, sa, pb, sb := a.Position(), a.MinSize(), b.Position(), b.MinSize()
			const slack = 3 // letters do not fill their line
			if pa.X+slack < pb.X+sb.Width && pb.X+slack < pa.X+sa.Width && pa.Y+slack < pb.Y+sb.Height && pb.Y+slack < pa.Y+sa.Height {
				t.Errorf("%q lies over %q", a.Text, b.Text)
			}
		}
	}
}

// TestTheCountsOfALongNameAreRead: where a row is too low for two lines a long name and
// the counts beside it give way alike.
func TestTheCountsOfALongNameAreRead(t *testing.T) {
	w := squad(t)
	w.App.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
	w.Screen.Apps, w.Screen.People = nil, []companion.Person{{}, {}, {Name: "Bartholomäus"}}
	for _, c := range w.seatCards() {
		if c.seat != 2 {
			continue
		}
		var sizes []float32
		for _, o := range w.drawSeat(c, seatLook{short: true, height: 28 * w.Unit}, 0, 250*w.Unit) {
			if text, ok := o.(*canvas.Text); ok {
				sizes = append(sizes, text.TextSize)
			}
		}
		if len(sizes) < 3 || slices.Max(sizes) > 1.2*slices.Min(sizes) {
			t.Errorf("the words of a row are %.1f high", sizes)
		}
	}
}

// TestTheNamesOnLowCardsKeepWithinThem: the larger letters of the largest text, too.
func TestTheNamesOnLowCardsKeepWithinThem(t *testing.T) {
	w := squad(t)
	w.App.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
	height := paint.LineHeight(w.least(), paint.Bold) + paint.LineHeight(leastText*w.Unit, paint.Plain)
	for _, o := range w.drawSeat(w.seatCards()[0], seatLook{below: true, height: height}, 0, 300*w.Unit) {
		if text, ok := o.(*canvas.Text); ok && text.Position().Y < 0 {
			t.Errorf("%q begins %.1f above its card", text.Text, -text.Position().Y)
		}
	}
}

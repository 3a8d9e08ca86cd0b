package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"golang.org/x/image/font/sfnt"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// TestTheEndingTellsWhatHasBeenWeighed: it comes when nothing else changes.
func TestTheEndingTellsWhatHasBeenWeighed(t *testing.T) {
	w, _ := open(t, "winner", uitest.Usual)
	weighed := *w.Screen
	weighed.Seq++
	weighed.Tale = &game.Tale{Review: []game.Text{game.Say("Weighed.")}, Closing: &game.Closing{Title: game.Say("A secret"), Words: game.Say("It is told.")}}
	w.Show(&weighed)
	if all := strings.Join(uitest.Texts(w.ending), " "); !strings.Contains(all, "Weighed.") {
		t.Errorf("the ending says %q", all)
	}
}

// With the largest text the ending takes the room of the seats and the buttons, and has
// its charts and Undo.
func TestALargeTextLeavesTheEndingItsCharts(t *testing.T) {
	w, _ := open(t, "winner", fyne.NewSize(2560, 1440))
	w.App.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
	line := game.Line{Name: game.Say("Visitors"), Values: []int{0, 2, 1}}
	over := *w.Screen
	over.Seq++
	over.CanUndo = true
	over.Tale = &game.Tale{Closing: &game.Closing{Title: game.Say("A secret"), Words: game.Say("It is told."), Sheet: game.Sheet{Rows: make([][]game.Text, 5)}},
		Charts: []game.Chart{{Title: game.Say("What haunts the manor"), Lines: []game.Line{line, {Name: game.Say("Spirits"), Values: []int{0, 1, 3}}}}}}
	for i := range over.Tale.Closing.Sheet.Rows {
		over.Tale.Closing.Sheet.Rows[i] = []game.Text{game.Say("Ada"), game.Say("%d", i)}
	}
	endsWith(t, w, &over, "Moves →", "Visitors 1", "Undo")
	if w.seats.Visible() || w.actions.Visible() {
		t.Error("seats or buttons are left below the ending")
	}
	w.dismissEnding()
	if !w.seats.Visible() || !w.actions.Visible() {
		t.Error("they are not there again behind it")
	}
}

// TestALongTableLeavesTheEndingItsCharts in a low window: they stand beside it.
func TestALongTableLeavesTheEndingItsCharts(t *testing.T) {
	w, _ := open(t, "winner", fyne.NewSize(1024, 700))
	w.App.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
	over := *w.Screen
	over.Seq++
	var rows [][]game.Text
	chart := game.Chart{Title: game.Say("Status")}
	for i := range 8 {
		name := game.Say("Player %d", i+1)
		rows = append(rows, []game.Text{name, game.Say("%d", 1111*i)})
		chart.Lines = append(chart.Lines, game.Line{Seat: 1, Name: name, Values: []int{0, i, i + 1}})
	}
	over.Tale = &game.Tale{Closing: &game.Closing{Title: game.Say("The cyphers"), Sheet: game.Sheet{Rows: rows}}, Charts: []game.Chart{chart}}
	endsWith(t, w, &over, "7777", "Moves →", "8 Player 8")
}

// TestTheHeadOfATableIsWhole: its columns are as wide as their words need.
func TestTheHeadOfATableIsWhole(t *testing.T) {
	w, _ := open(t, "winner", fyne.NewSize(1024, 700))
	head := []game.Text{game.Say("Witch"), game.Say("Made"), game.Say("Sold"), game.Say("Coins"), game.Say("Councillor"), game.Say("All")}
	row := []game.Text{game.Say("Bartholomäus"), game.Say("40"), game.Say("3"), game.Say("1"), game.Say("-5"), game.Say("39")}
	objs, _ := w.drawTable(game.Sheet{Head: head, Rows: [][]game.Text{row}}, paint.NewArea(0, 0, 360*w.Unit, 200))
	if all := strings.Join(uitest.Texts(container.NewWithoutLayout(objs...)), " "); !strings.Contains(all, "Councillor") {
		t.Errorf("the table says %q", all)
	}
}

// TestAChartIsNotDrawnWithoutItsLines: its title of two rows leaves them no height, so
// the chart before it has the room.
func TestAChartIsNotDrawnWithoutItsLines(t *testing.T) {
	w, _ := open(t, "winner", fyne.NewSize(1024, 700))
	second := game.Chart{Title: game.Say("Yes-or-no questions that are left to the rule of this game")}
	for i := range 5 {
		second.Lines = append(second.Lines, game.Line{Seat: 1, Name: game.Say("Bartholomäus %d", i+1), Values: []int{0, i, i + 1}})
	}
	first := game.Chart{Title: game.Say("Trust"), Lines: []game.Line{{Name: game.Say("Trust"), Values: []int{0, 2}}}}
	for wide := float32(400); wide < 800; wide += 50 {
		for high := float32(60); high < 260; high += 10 {
			objs := w.drawTale(&game.Tale{Charts: []game.Chart{first, second}}, paint.NewArea(0, 0, wide*w.Unit, high*w.Unit))
			all := strings.Join(uitest.Texts(container.NewWithoutLayout(objs...)), " ")
			if strings.Contains(all, "questions") && !strings.Contains(all, "Bartholomäus 5") {
				t.Errorf("%g units wide and %g high it says %q", wide, high, all)
			}
		}
	}
}

// A way is written in letters of the typeface: those of another one stand in gaps.
func TestAWayIsWrittenInTheTypeface(t *testing.T) {
	w, _ := open(t, "winner", fyne.NewSize(1280, 800))
	over := *w.Screen
	over.Seq++
	over.Tale = &game.Tale{Closing: &game.Closing{Title: game.Say("A secret")}, Ways: []game.Sheet{{Title: game.Say("The way"), Rows: [][]game.Text{{game.Say("Here"), game.Say("There")}}}}}
	endsWith(t, w, &over, "Here > There")
	face, err := sfnt.Parse(look.Text)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range "Here > There" {
		if i, err := face.GlyphIndex(nil, r); err != nil || i == 0 {
			t.Errorf("the typeface lacks %q", r)
		}
	}
}

// endsWith shows a game that is over, whose ending has to say some things.
func endsWith(t *testing.T, w *Table, over *companion.Screen, wants ...string) {
	t.Helper()
	w.Show(over)
	w.arrange()
	all := strings.Join(uitest.Texts(w.ending), "|")
	for _, want := range wants {
		if !strings.Contains(all, want) {
			t.Errorf("the ending lacks %q: %q", want, all)
		}
	}
}

// TestWhatIsAskedAtTheEndComesBeforeANewGame: only one button stands out.
func TestWhatIsAskedAtTheEndComesBeforeANewGame(t *testing.T) {
	w, _ := open(t, "winner", uitest.Usual)
	w.doors = func() Doors { return Doors{NewGame: func() {}} }
	for _, asks := range []bool{false, true} {
		over := *w.Screen
		over.Seq++
		over.Tale = &game.Tale{Closing: &game.Closing{Title: game.Say("A secret")}}
		if asks {
			over.Tale.Closing.Ask = &game.Form{Title: game.Say("What was it?"), Send: game.Say("Tell it"), Parts: []game.Part{{Name: game.Say("It was"), Free: 30}}}
		}
		w.Show(&over)
		var warm []string
		uitest.Walk(w.ending, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			if k, ok := o.(*paint.Button); ok && k.Tone == paint.Warm {
				warm = append(warm, k.Text)
			}
		})
		if want := map[bool]string{false: "New game …", true: "Tell it"}[asks]; len(warm) != 1 || warm[0] != want {
			t.Errorf("what stands out is %q, not %q", warm, want)
		}
	}
}

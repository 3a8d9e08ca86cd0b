package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

func TestSheetsOfTheTableAreShownAndFollow(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	if strings.Contains(strings.Join(uitest.Texts(w.root), "|"), "Overviews") {
		t.Error("sheets are offered where there are none")
	}
	scored := func(n int) {
		s := uitest.Scene("agent")
		s.View.Sheets = []game.Sheet{{Title: game.Say("Scores"), Head: []game.Text{game.Say("Seat"), game.Say("Sum")},
			Rows: [][]game.Text{{game.Say("The Kid"), game.Say("2 + 3 = %d", n)}}, Note: game.Say("Higher is better.")}, {Title: game.Say("Nothing yet")}}
		w.Show(s)
	}
	scored(5)
	test.Tap(keyNamed(t, w, "Overviews"))
	if w.sheets == nil {
		t.Fatal("they do not open")
	}
	says := func() string {
		var out []string
		var look func(fyne.CanvasObject)
		look = func(o fyne.CanvasObject) {
			if l, ok := o.(*widget.Label); ok {
				out = append(out, l.Text)
			}
			uitest.Parts(o, look)
		}
		look(w.sheets.column)
		return strings.Join(out, "|")
	}
	if got := says(); got != "Scores|Seat|Sum|The Kid|2 + 3 = 5|Higher is better." {
		t.Errorf("they say %s", got)
	}
	scored(6)
	if got := says(); !strings.Contains(got, "2 + 3 = 6") {
		t.Errorf("they do not follow: %s", got)
	}
	w.CloseDialogs()
	if w.sheets != nil {
		t.Error("Escape leaves them open")
	}
}

package board

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

// TestColumnsKeepWordsWhole: a column gets what its longest word needs from those that
// have room to spare.
func TestColumnsKeepWordsWhole(t *testing.T) {
	for _, c := range []struct {
		least, want []float32
	}{
		{[]float32{50, 20, 30}, []float32{100, 100, 100}},
		{[]float32{140, 20, 60}, []float32{140, 100 - 80./3, 100 - 40./3}},
		{[]float32{500, 50, 50}, []float32{200, 50, 50}}, // there is no room for it
	} {
		l := columns{len(c.least), func(i int, _ fyne.CanvasObject) float32 { return c.least[i] }}
		cells := []fyne.CanvasObject{&canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Rectangle{}}
		gaps := l.gap() * 2
		l.Layout(cells, fyne.NewSize(300+gaps, 20))
		all := float32(0)
		for i, o := range cells {
			if w := o.Size().Width; w < c.want[i]-0.5 || w > c.want[i]+0.5 {
				t.Errorf("%v: column %d is %g wide, want %g", c.least, i, w, c.want[i])
			}
			all += o.Size().Width
		}
		if all > 300.5 {
			t.Errorf("%v: the columns take %g of 300", c.least, all)
		}
	}
}

// TestColumnsKeepLargeWordsWhole: those of larger text need more.
func TestColumnsKeepLargeWordsWhole(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	row := []game.Text{game.Say("Bartholomäus")}
	for i := range 6 {
		row = append(row, game.Say("%d", i))
	}
	rows := Sheet(game.Sheet{Title: game.Say("Who holds what"), Rows: [][]game.Text{row}})
	for grow, width := range map[float32]float32{1.5: 620, 0.7: 440} { // and smaller text less, but for its margins
		large := container.NewThemeOverride(container.NewVBox(rows...), paint.Theme{Grow: grow})
		win := test.NewTempWindow(t, large)
		win.Resize(fyne.NewSize(width, 300))
		name := rows[1].(*fyne.Container).Objects[0].(*fyne.Container).Objects[0].(*widget.Label)
		size := theme.SizeForWidget(theme.SizeNameText, name)
		if need := fyne.MeasureText(name.Text, size, name.TextStyle).Width + 2*theme.InnerPadding(); name.Size().Width < need {
			t.Errorf("%s needs %.0f and has a column of %.0f", name.Text, need, name.Size().Width)
		}
	}
}

package paint

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// TestAPaneIsDrawnByANewRenderer: a pane that was hidden for long gets another
// renderer, which must not wait for a new size.
func TestAPaneIsDrawnByANewRenderer(t *testing.T) {
	test.NewTempApp(t)
	p := NewPane(func(fyne.Size) []fyne.CanvasObject {
		return []fyne.CanvasObject{canvas.NewRectangle(Theme{}.Color("", 0))}
	})
	p.Resize(fyne.NewSize(100, 50))
	if r := p.CreateRenderer(); len(r.Objects()) != 1 {
		t.Errorf("the new renderer has %d objects", len(r.Objects()))
	}
}

package uitest

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

var Usual = fyne.NewSize(1280, 800)

// Walk visits every visible object with its place in the window.
func Walk(o fyne.CanvasObject, origin fyne.Position, visit func(fyne.CanvasObject, fyne.Position)) {
	if !o.Visible() {
		return
	}
	pos := origin.Add(o.Position())
	visit(o, pos)
	switch o := o.(type) {
	case *fyne.Container:
		for _, c := range o.Objects {
			Walk(c, pos, visit)
		}
	case *container.Scroll:
		Walk(o.Content, pos, visit)
	case fyne.Widget:
		for _, c := range test.WidgetRenderer(o).Objects() {
			Walk(c, pos, visit)
		}
	}
}

// Texts are the words in a part of the window, in drawing order.
func Texts(o fyne.CanvasObject) []string {
	var out []string
	Walk(o, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if t, ok := o.(*canvas.Text); ok && t.Text != "" {
			out = append(out, t.Text)
		}
	})
	return out
}

// Secrets is a snapshot for the Visitor with something of every kind.
func Secrets() []*companion.SeatScreen {
	public := Scene("proof").View
	hers := public
	hers.Seat = 1
	hers.Hints = []game.Text{game.Say("The owl is hers alone.")}
	hers.Action = []game.Action{{Label: game.Say("Let it stand"), Choices: move(1, "stand")}}
	side := []game.Value{{Word: "on", Title: game.Say("On")}, {Word: "by", Title: game.Say("Beside")}}
	hers.Forms = []game.Form{{Title: game.Say("Your marks"), Verb: "set", Send: game.Say("Seal them"), Parts: []game.Part{
		{Name: game.Say("Column 1"), Values: side}, {Name: game.Say("Column 2"), Values: side}, {Name: game.Say("Why"), Free: 30},
	}}}
	hers.Sheets = []game.Sheet{{Title: game.Say("Your verdicts"), Head: []game.Text{game.Say("Card"), game.Say("Side")}, Rows: [][]game.Text{{game.Say("Anchor"), game.Say("On")}}}}
	return []*companion.SeatScreen{{View: public}, {View: hers, Checks: true, Shown: &companion.Checked{Card: "card-3", Lines: []game.Text{game.Say("It keeps dry.")}}}, {}, {}}
}

// Parts visits the parts of an object.
func Parts(o fyne.CanvasObject, visit func(fyne.CanvasObject)) {
	switch o := o.(type) {
	case *fyne.Container:
		for _, c := range o.Objects {
			visit(c)
		}
	case *container.Scroll:
		visit(o.Content)
	}
}

// Press presses the first button of a name in a part of a window.
func Press(t *testing.T, root fyne.CanvasObject, text string) {
	t.Helper()
	var found *widget.Button
	var look func(o fyne.CanvasObject)
	look = func(o fyne.CanvasObject) {
		if b := plainButton(o); b != nil && b.Text == text && found == nil {
			found = b
		}
		Parts(o, look)
	}
	look(root)
	if found == nil {
		t.Fatalf("there is no button %q", text)
	}
	test.Tap(found)
}

// plainButton is a button of Fyne's own, or nil.
func plainButton(o fyne.CanvasObject) *widget.Button {
	switch o := o.(type) {
	case *widget.Button:
		return o
	case *paint.PlainButton:
		return &o.Button
	}
	return nil
}

// Light is the mean luminance of a part of a picture.
func Light(img image.Image, r image.Rectangle) float64 {
	sum := 0.0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			sum += look.Light(color.NRGBAModel.Convert(img.At(x, y)).(look.Colour))
		}
	}
	return sum / float64(r.Dx()*r.Dy())
}

// Button finds the button with a text in a part of a window.
func Button(t *testing.T, root fyne.CanvasObject, text string) *paint.Button {
	t.Helper()
	var found *paint.Button
	Walk(root, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if b, ok := o.(*paint.Button); ok && b.Text == text {
			found = b
		}
	})
	if found == nil {
		t.Fatalf("there is no button %q", text)
	}
	return found
}

// Tap clicks in a window where a text is written.
func Tap(t *testing.T, win fyne.Window, text string) {
	t.Helper()
	var found []fyne.Position
	Walk(win.Canvas().Content(), fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		if x, ok := o.(*canvas.Text); ok && x.Text == text {
			found = append(found, at.AddXY(x.Size().Width/2, x.Size().Height/2))
		}
		if b := plainButton(o); b != nil && b.Text == text {
			found = append(found, at.AddXY(b.Size().Width/2, b.Size().Height/2))
		}
	})
	if len(found) == 0 {
		t.Fatalf("%q is nowhere in %q", text, Says(win))
	}
	test.TapCanvas(win.Canvas(), found[len(found)-1])
}

// Says are all words in a window.
func Says(win fyne.Window) string {
	return strings.Join(Texts(win.Canvas().Content()), "|")
}

// Expect checks that a window says something.
func Expect(t *testing.T, win fyne.Window, want ...string) {
	t.Helper()
	all := Says(win)
	for _, s := range want {
		if !strings.Contains(all, s) {
			t.Errorf("nothing says %q: %s", s, all)
		}
	}
}

package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// drawActions lays out a button for each action, and undo and redo at the end.
func (w *Window) drawActions(size fyne.Size) []fyne.CanvasObject {
	if w.watching {
		return nil
	}
	u, gap := w.unit, 8*w.unit
	var out []fyne.CanvasObject

	redo := paint.NewButton(w.unit, words.Word("Redo"), "", paint.Quiet, w.redo)
	redo.Disabled = !w.screen.CanRedo
	undo := paint.NewButton(w.unit, words.Word("Undo"), "", paint.Quiet, w.undo)
	undo.Disabled = !w.screen.CanUndo
	right := size.Width
	for _, k := range []*paint.Button{redo, undo} {
		kw := max(k.Width(), 78*u)
		right -= kw
		out = append(out, paint.At(k, right, 0, kw, size.Height))
		right -= gap
	}

	var keys []*paint.Button
	total := float32(0)
	if w.screen.View.Result == nil {
		for i, a := range w.screen.View.Action {
			t := paint.Ready
			if q := w.screen.Question; i == 0 && (q == nil || q.Gentle) {
				t = paint.Warm
			}
			text, letter := words.Tell(a.Label), strings.ToUpper(a.Key)
			if text == letter { // such as a digit: said once
				letter = ""
			}
			k := paint.NewButton(w.unit, text, letter, t, func() { w.act(a) })
			k.Disabled = len(a.Choices) == 0
			keys = append(keys, k)
			total += k.Width() + gap
		}
	}
	room := right - 14*u
	squeeze := min(1, room/max(total-gap, 1))
	x := float32(0)
	for _, k := range keys {
		kw := k.Width() * squeeze
		if squeeze < 1 {
			kw -= gap * (1 - squeeze)
		}
		out = append(out, paint.At(k, x, 0, kw, size.Height))
		x += kw + gap*squeeze
	}
	return out
}

// act makes an action's move, or asks which of its moves is meant.
func (w *Window) act(a game.Action) {
	if w.guide() != nil {
		w.decide(a)
		return
	}
	switch len(a.Choices) {
	case 0:
	case 1:
		w.chooser.close()
		w.send(companion.Do{Move: a.Choices[0]})
	default:
		w.chooser.ask(a)
	}
}

func (w *Window) undo() {
	if w.screen.CanUndo && w.setting() == nil && w.press == nil {
		w.send(companion.Undo{})
	}
}

func (w *Window) redo() {
	if w.screen.CanRedo && w.setting() == nil && w.press == nil {
		w.send(companion.Redo{})
	}
}

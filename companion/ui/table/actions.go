package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// drawActions lays out a button for each action, and undo and redo at the end.
func (w *Table) drawActions(size fyne.Size) []fyne.CanvasObject {
	if w.watching {
		return nil
	}
	u, gap := w.Unit, 8*w.Unit
	var out []fyne.CanvasObject

	redo := paint.NewButton(w.Unit, words.Word("Redo"), "", paint.Quiet, w.Redo)
	redo.Disabled = !w.Screen.CanRedo
	undo := paint.NewButton(w.Unit, words.Word("Undo"), "", paint.Quiet, w.Undo)
	undo.Disabled = !w.Screen.CanUndo
	if why := words.Tell(w.Screen.Bound); why != "" {
		undo.Name = aloud.Join(undo.Text, why)
	}
	var keys []*paint.Button
	total := float32(0)
	if w.Screen.View.Result != nil && w.endingSeen { // the story stays in reach
		k := paint.NewButton(w.Unit, words.Word("How it went"), "", paint.Warm, w.recallEnding)
		keys, total = append(keys, k), k.Width()+gap
	}
	if w.Screen.View.Result == nil {
		q := w.Screen.Question
		asked := q == nil || q.Gentle // the first actions are what the headline asks for
		for i, a := range w.Screen.View.Action {
			t := paint.Ready
			if asked = asked && (i == 0 || a.Also); asked {
				t = paint.Warm
			}
			text, letter := words.Tell(a.Label), strings.ToUpper(a.Key)
			if text == letter { // such as a digit: said once
				letter = ""
			}
			k := paint.NewButton(w.Unit, text, letter, t, func() { w.act(a) })
			k.Disabled = !offers(a)
			keys = append(keys, k)
			total += k.Width() + gap
			if i == 0 && w.dealable() {
				deal := paint.NewButton(w.Unit, words.Word("Let the app deal"), dealKey, paint.Ready, w.deal)
				keys, total = append(keys, deal), total+deal.Width()+gap
				if w.appDeals() {
					k.Tone, deal.Tone = deal.Tone, k.Tone
					keys[0], keys[1] = deal, k
				}
			}
		}
	}
	// One above the other, so that they stay where they are whatever the game offers:
	// who takes back several moves clicks in one place.
	half, both := paint.Floor((size.Height-4*u)/2), max(undo.Width(), redo.Width(), 78*u)
	out = append(out, paint.At(redo, size.Width-both, size.Height-half, both, half), paint.At(undo, size.Width-both, 0, both, half))
	room := size.Width - both - gap - 14*u
	n, width := 0, float32(0)
	for ; n < len(keys) && width < total/2; n++ {
		width += keys[n].Width() + gap
	}
	one, two := paint.LeastRow(keys, 2, gap), max(paint.LeastRow(keys[:n], 1, gap), paint.LeastRow(keys[n:], 1, gap))
	if one <= room || two > room {
		return append(out, paint.Row(keys, 2, gap, paint.NewArea(0, 0, room, size.Height))...)
	} // in one row they would be too narrow for their words
	out = append(out, paint.Row(keys[:n], 1, gap, paint.NewArea(0, 0, room, half))...)
	return append(out, paint.Row(keys[n:], 1, gap, paint.NewArea(0, size.Height-half, room, half))...)
}

// dealKey is the key by which the app deals.
const dealKey = "A"

// dealable reports whether the app can turn up the card that is due: where a camera
// watches, people do.
func (w *Table) dealable() bool {
	all := w.Screen.View.Action
	return !w.watching && len(all) > 0 && all[0].Chance && !w.camera.shown()
}

// appDeals reports whether the app is expected to deal: as it did before, or as nothing
// of the game was printed.
func (w *Table) appDeals() bool {
	if d := w.Screen.Dealer; d != "" {
		return d == companion.AppDeals
	}
	return !w.App.Preferences().Bool(room.PrefOnPaper(w.Game.Name()))
}

func (w *Table) deal() {
	w.chooser.close()
	w.Send(companion.Deal{})
}

// offers reports whether anything comes of an action.
func offers(a game.Action) bool { return len(a.Choices) > 0 || a.Page != game.Table }

// act makes an action's move, or asks which of its moves is meant, or opens the page
// that it is about.
func (w *Table) act(a game.Action) {
	if w.guided() {
		w.coach.Decide(a)
		return
	}
	switch open := w.doors().Page; {
	case a.Page != game.Table:
		if open != nil {
			open(a.Page)
		}
	case len(a.Choices) == 0:
	case len(a.Choices) == 1:
		w.play(a, a.Choices[0])
	default:
		w.chooser.ask(a)
	}
}

// play makes a move of an action, after which the choices that it announces are asked for.
func (w *Table) play(a game.Action, m game.Move) {
	w.chooser.close()
	w.then = a.Then
	w.Send(companion.Do{Move: m})
}

// goOn asks for the choices of the action that was announced, once it is there.
func (w *Table) goOn() {
	verb := w.then
	w.then = ""
	for _, a := range w.Screen.View.Action {
		if verb != "" && len(a.Choices) > 1 && a.Choices[0].Verb == verb {
			w.chooser.ask(a)
			return
		}
	}
}

// Undo takes the last move back, if that can be done.
func (w *Table) Undo() {
	if w.Screen.CanUndo {
		w.Send(companion.Undo{})
	}
}

// Redo makes the move again that was taken back.
func (w *Table) Redo() {
	if w.Screen.CanRedo {
		w.Send(companion.Redo{})
	}
}

package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// overrulingSheet lists what people said against the camera, each to be taken
// back.
type overrulingSheet struct {
	w     *Table
	list  *fyne.Container
	sheet *room.Sheet
}

// AskOverrulings opens the sheet.
func (w *Table) AskOverrulings() {
	if w.overrulings != nil || len(w.Screen.Overruled) == 0 {
		return
	}
	s := &overrulingSheet{w: w, list: container.NewVBox()}
	w.overrulings = s
	s.sheet = &room.Sheet{Title: words.Word("What people said against the camera"), Body: container.NewVScroll(s.list), Size: fyne.NewSize(680, 460)}
	s.sheet.Closed = func() {
		if w.overrulings == s {
			w.overrulings = nil
		}
	}
	s.fill()
	w.Window.Show(s.sheet)
}

// fill lists what stands now; an empty sheet closes.
func (s *overrulingSheet) fill() {
	if s == nil {
		return
	}
	if len(s.w.Screen.Overruled) == 0 {
		s.sheet.Close()
		return
	}
	s.list.RemoveAll()
	note := widget.NewLabel(words.Word("Each holds until the camera reads that tag somewhere else; two tags that are swapped stay so to the end of the game. All can be taken back here."))
	note.Wrapping = fyne.TextWrapWord
	s.list.Add(note)
	for _, o := range s.w.Screen.Overruled {
		text := widget.NewLabel(words.Tell(o.Text))
		text.Wrapping = fyne.TextWrapWord
		id := o.ID
		back := paint.NewPlainButton(words.Word("Believe the camera again"), func() { s.w.Send(companion.Trust{Overruling: id}) })
		s.list.Add(container.NewBorder(nil, nil, nil, container.NewCenter(back), text))
		s.list.Add(widget.NewSeparator())
	}
	s.sheet.Redraw()
}

// overruled are the marks on pieces for which people overruled the camera.
func (t *boardView) overruled() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for _, p := range t.shown {
		if t.secret(p) || !slices.ContainsFunc(t.w.Screen.Overruled, func(o companion.Overruling) bool { return slices.Contains(o.Pieces, p.ID) }) {
			continue
		}
		side := max(16*float32(t.Lens.K), 19*t.w.Unit)
		x, y, w, _ := t.Lens.Rect(p.Rect.Shrink(board.Inset))
		x, y = x+min(w, float32(p.Strip*t.Lens.K))-side*0.8, y-side*0.2
		disc := canvas.NewCircle(look.Mix(look.Ink, look.Ember, 0.25))
		disc.StrokeColor, disc.StrokeWidth = look.Lamp, max(side/14, 1)
		slash := canvas.NewLine(look.Lamp)
		slash.StrokeWidth = max(side/10, 1.2)
		slash.Position1, slash.Position2 = fyne.NewPos(x+side*0.22, y+side*0.78), fyne.NewPos(x+side*0.78, y+side*0.22)
		out = append(out, paint.At(disc, x, y, side, side), paint.Sign(cards.SignEye, look.Lamp, x+side*0.19, y+side*0.19, side*0.62), slash)
	}
	return out
}

// AskPiece finds a piece on the table by its name or code and opens its card.
func (w *Table) AskPiece() {
	if w.watching || w.guided() || w.Win.Canvas().Overlays().Top() != nil || w.Screen.View.Result != nil {
		return
	}
	choices := func() (out []game.Move) {
		for _, p := range w.board.shown {
			if p.ID != "" && !w.board.secret(p) { // what nobody knows has no card of facts
				out = append(out, game.Move{Verb: game.Correct, Objects: []string{p.ID}, Place: p.Zone})
			}
		}
		return out
	}
	a := game.Action{Label: game.Say("Correct a piece …"), Choices: choices()}
	if len(a.Choices) > 0 {
		w.chooser.askOne(a, byObjects, func(m game.Move) { w.facts.ask(m.Objects[0], "") },
			func(take func([]game.Move)) { take(choices()) })
	}
}

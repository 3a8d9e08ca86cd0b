package private

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/find"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// privatePage is what lies on the private panel: what to do, what she may choose in
// private, what she may know of a card, and her sheets.
type privatePage struct {
	p       *panel
	chosen  map[string][]string // what is filled in, by form
	given   map[string][]string // what the game began those forms with
	touched map[string][]bool   // what she has filled in herself
	found   string              // the card looked up, by id
	told    []game.Text         // what is told of it
	typed   string              // in the line for cards
	said    map[string]string   // what became of a form that was sent

	column *fyne.Container // nil while covered
	answer *fyne.Container // below the line for cards
}

// mostKeys values of a part stand side by side; more are found by typing.
const mostKeys = 12

func newPrivatePage(p *panel) *privatePage {
	return &privatePage{p: p, chosen: map[string][]string{}, given: map[string][]string{}, touched: map[string][]bool{}, said: map[string]string{}}
}

// build lays everything out anew.
func (d *privatePage) build() fyne.CanvasObject {
	d.column = container.NewVBox()
	d.fill()
	return container.NewVScroll(container.NewPadded(d.column)) // the sides of fields and buttons are not cut
}

// drop forgets what was laid out; what she filled in stays.
func (d *privatePage) drop() { d.column, d.answer = nil, nil }

// review follows a new snapshot while the panel is open.
func (d *privatePage) review() {
	if d.found != "" {
		d.ask(d.found)
	}
	d.fill()
}

func (d *privatePage) fill() {
	s := d.p.screen()
	if s == nil || d.column == nil {
		return
	}
	d.column.RemoveAll()
	d.add(paint.Heading(words.Tell(s.View.Prompt)))
	d.forget(s.View)
	for _, h := range s.View.Notes() {
		d.add(paint.Remark(words.Tell(h)))
	}
	if c := s.Shown; c != nil {
		d.add(paint.Heading(words.Say("Shown to the camera: %s", d.cardName(c.Card))))
		d.add(told(c.Lines))
	}
	for _, a := range s.View.Action {
		if d.hers(a) {
			d.add(d.actionKey(a))
		}
	}
	for _, f := range s.View.Forms {
		d.addForm(f)
	}
	if s.Checks {
		d.addCheck()
	}
	for _, sh := range s.View.Sheets {
		for _, o := range board.Sheet(sh) {
			d.add(o)
		}
	}
	for _, h := range s.Door {
		d.add(paint.Remark(words.Tell(h)))
	}
	d.column.Refresh()
	d.p.sized()
}

// forget drops what became of a form or an action that is no longer there: when it
// comes again it has not been sent yet.
func (d *privatePage) forget(v game.View) {
	there := map[string]bool{}
	for _, f := range v.Forms {
		there[formName(f)] = true
	}
	for _, a := range v.Action {
		there[a.Label.String()] = true
	}
	maps.DeleteFunc(d.said, func(what, _ string) bool { return !there[what] })
}

func (d *privatePage) add(o fyne.CanvasObject) { d.column.Add(o) }

// told lists what she may know of a card, a line each.
func told(lines []game.Text) fyne.CanvasObject {
	var out []string
	for _, l := range lines {
		out = append(out, "· "+words.Tell(l))
	}
	if len(out) == 0 {
		return paint.Remark(words.Word("Nothing is known of it yet."))
	}
	return paint.Remark(strings.Join(out, "\n"))
}

// hers reports whether an action is offered to her alone: every move of it is
// hers, and the public view does not have it.
func (d *privatePage) hers(a game.Action) bool {
	for _, m := range a.Choices {
		if m.Seat != d.p.seat {
			return false
		}
	}
	for _, b := range d.p.w.Screen.View.Action {
		if slices.EqualFunc(a.Choices, b.Choices, game.Move.Equal) {
			return false
		}
	}
	return len(a.Choices) > 0
}

// actionKey makes the first move of an action of hers.
func (d *privatePage) actionKey(a game.Action) fyne.CanvasObject {
	b := widget.NewButton(words.Tell(a.Label), func() { d.try(a.Label.String(), a.Choices[0]) })
	b.Alignment = widget.ButtonAlignLeading
	return container.NewVBox(b, d.outcome(a.Label.String()))
}

// try sends a move; only she hears when it is refused.
func (d *privatePage) try(what string, m game.Move) {
	later := d.p.w.Later
	d.p.w.Send(companion.Try{Move: m, Reply: func(err error) {
		later(func() {
			d.said[what] = words.Word("Done.")
			if err != nil {
				d.said[what] = words.Complaint(err)
			} else {
				delete(d.chosen, what)
			}
			d.p.walk.heard(what)
			d.fill()
		})
	}})
}

// outcome is the line that says what became of something sent.
func (d *privatePage) outcome(what string) fyne.CanvasObject {
	l := widget.NewLabelWithStyle(d.said[what], fyne.TextAlignLeading, paint.Bold)
	l.Wrapping = fyne.TextWrapWord
	l.Importance = widget.WarningImportance
	if d.said[what] == "" {
		l.Hide()
	}
	return l
}

// addCheck is the line with which she looks up a card.
func (d *privatePage) addCheck() {
	d.add(paint.Heading(words.Word("What do I know of a card?")))
	e := d.field(words.Word("Type a name or code"), d.typed)
	d.answer = container.NewVBox()
	e.OnChanged = func(t string) {
		d.typed = t
		d.fillAnswer()
	}
	e.OnSubmitted = func(t string) {
		if found := d.cards(t); len(found) > 0 {
			d.ask(found[0].Value)
		}
	}
	d.add(e)
	d.add(d.answer)
	d.fillAnswer()
}

// fillAnswer lists the cards that were typed, and what is told of one.
func (d *privatePage) fillAnswer() {
	if d.answer == nil {
		return
	}
	d.answer.RemoveAll()
	if d.typed != "" {
		row := container.New(layout.NewRowWrapLayout())
		for _, o := range d.cards(d.typed) {
			row.Add(widget.NewButton(o.Text, func() { d.ask(o.Value) }))
		}
		d.answer.Add(row)
	}
	if d.found != "" {
		d.answer.Add(widget.NewLabelWithStyle(d.cardName(d.found), fyne.TextAlignLeading, paint.Bold))
		d.answer.Add(told(d.told))
	}
	d.answer.Refresh()
	d.p.sized()
}

// ask asks what she may know of a card.
func (d *privatePage) ask(card string) {
	later := d.p.w.Later
	d.p.w.Send(companion.Check{Card: card, Seat: d.p.seat, Reply: func(lines []game.Text) {
		later(func() {
			d.found, d.told = card, lines
			d.fillAnswer()
		})
	}})
}

// cards are those that fit what was typed, the best first.
func (d *privatePage) cards(typed string) []find.Option {
	var all []find.Option
	for _, p := range d.p.w.Box.Deck {
		all = append(all, find.Option{Value: p.ID, Text: p.Called(words.Word), Code: p.Code})
	}
	found := find.Among(all, typed)
	return found[:min(len(found), mostKeys)]
}

func (d *privatePage) cardName(id string) string {
	text, code := d.p.w.ObjectsName([]string{id})
	return strings.TrimSpace(text + "  " + code)
}

// formName tells forms apart, also those that ask the same of other cards.
func formName(f game.Form) string {
	name := fmt.Sprint(f.Title.String(), f.Verb, f.Objects)
	for _, p := range f.Parts {
		name += "\n" + p.Name.String()
	}
	return name
}

package private

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/find"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// addForm lays out a choice that she makes part by part.
func (d *privatePage) addForm(f game.Form) {
	filled := d.filled(f)
	d.add(paint.Heading(words.Tell(f.Title)))
	send := widget.NewButton(words.Tell(f.Send), nil)
	send.Importance = widget.HighImportance
	ready := func() {
		if _, err := f.Move(d.p.seat, filled); err != nil {
			send.Disable()
		} else {
			send.Enable()
		}
	}
	send.OnTapped = func() { d.send(f) }
	var below *fyne.Container // parts with keys, which begin below one another
	for i, p := range f.Parts {
		title := widget.NewLabelWithStyle(words.Tell(p.Name), fyne.TextAlignLeading, paint.Bold)
		part := d.part(p, filled[i], func(v string) {
			d.put(f, i, v)
			ready()
		})
		if !keyed(p) {
			d.add(container.NewVBox(title, part))
			below = nil
			continue
		}
		if below == nil {
			below = container.New(layout.NewFormLayout())
			d.add(below)
		}
		below.Add(title)
		below.Add(part)
	}
	ready()
	d.add(container.NewHBox(send))
	d.add(d.outcome(formName(f)))
}

// filled is what is filled in of a form, a word each part.
func (d *privatePage) filled(f game.Form) []string {
	name := formName(f)
	filled := d.chosen[name]
	if len(filled) != len(f.Parts) {
		filled = make([]string, len(f.Parts))
		for i, p := range f.Parts {
			filled[i] = p.Given
		}
		d.chosen[name], d.given[name], d.touched[name] = filled, slices.Clone(filled), make([]bool, len(filled))
	}
	for i, p := range f.Parts {
		if d.given[name][i] != p.Given { // the game now begins with something else
			filled[i], d.given[name][i], d.touched[name][i] = p.Given, p.Given, false
		}
	}
	return filled
}

// put fills in a part of a form.
func (d *privatePage) put(f game.Form, part int, word string) {
	d.filled(f)[part] = word
	d.touched[formName(f)][part] = true
}

// send makes the move of a form.
func (d *privatePage) send(f game.Form) {
	name := formName(f)
	m, err := f.Move(d.p.seat, d.filled(f))
	if err != nil {
		d.said[name] = words.Complaint(err)
		d.p.walk.heard(name)
		d.fill()
		return
	}
	d.try(name, m)
}

// options are the values of a part, to be found by typing.
func (d *privatePage) options(p game.Part) []find.Option {
	var all []find.Option
	for _, v := range p.Values {
		o := find.Option{Value: v.Word, Text: words.Tell(v.Title)}
		if card, ok := d.p.w.Pieces[v.Word]; ok {
			o.Code = card.Code
		}
		all = append(all, o)
	}
	return all
}

// keyed reports whether the values of a part are keys side by side.
func keyed(p game.Part) bool { return p.Free == 0 && len(p.Values) <= mostKeys }

// part is one choice of a form: keys side by side, a search, or words typed.
func (d *privatePage) part(p game.Part, now string, choose func(string)) fyne.CanvasObject {
	switch {
	case p.Free > 0:
		e := d.field(words.Word("Type here"), now)
		e.OnChanged = choose
		return e
	case keyed(p):
		row := container.New(layout.NewRowWrapLayout())
		var keys []*widget.Button
		for i, v := range p.Values {
			b := widget.NewButton(words.Tell(v.Title), nil)
			b.OnTapped = func() {
				for j, k := range keys {
					k.Importance = widget.MediumImportance
					if i == j {
						k.Importance = widget.HighImportance
					}
					k.Refresh()
				}
				choose(v.Word)
			}
			if v.Word == now {
				b.Importance = widget.HighImportance
			}
			keys = append(keys, b)
			row.Add(b)
		}
		return row
	}
	all, text := d.options(p), ""
	for _, o := range all {
		if o.Value == now {
			text = o.Text
		}
	}
	ask := words.Word("Type a name or code")
	if !slices.ContainsFunc(p.Values, func(v game.Value) bool { _, err := strconv.Atoi(v.Word); return err != nil }) {
		ask = words.Word("Type a number")
	}
	e := d.field(ask, text)
	row := container.New(layout.NewRowWrapLayout())
	take := func(o find.Option) {
		e.OnChanged = nil
		e.SetText(o.Text)
		row.RemoveAll()
		row.Refresh()
		choose(o.Value)
		e.OnChanged = e.typing
	}
	e.typing = func(typed string) {
		choose("")
		row.RemoveAll()
		if strings.TrimSpace(typed) != "" {
			found := find.Among(all, typed)
			for _, o := range found[:min(len(found), mostKeys)] {
				row.Add(widget.NewButton(o.Text, func() { take(o) }))
			}
		}
		row.Refresh()
		d.p.sized()
	}
	e.OnChanged = e.typing
	e.OnSubmitted = func(typed string) {
		if found := find.Among(all, typed); len(found) > 0 {
			take(found[0])
		}
	}
	return container.NewVBox(e, row)
}

// pageField is a line of text that watches the key that holds the panel open.
type pageField struct {
	widget.Entry
	p      *panel
	typing func(string)
}

func (d *privatePage) field(placeholder, text string) *pageField {
	e := &pageField{p: d.p}
	e.ExtendBaseWidget(e)
	e.SetPlaceHolder(placeholder)
	e.SetText(text)
	return e
}

// KeyDown is part of desktop.Keyable.
func (e *pageField) KeyDown(k *fyne.KeyEvent) {
	e.p.keyDown(k)
	e.Entry.KeyDown(k)
}

// KeyUp is part of desktop.Keyable.
func (e *pageField) KeyUp(k *fyne.KeyEvent) {
	e.Entry.KeyUp(k)
	e.p.keyUp(k)
}

// FocusGained tells that there is a field, and not what it holds: others hear it.
func (e *pageField) FocusGained() {
	e.Entry.FocusGained()
	paint.Focused(e.p.win.Canvas(), e)
}

// Spoken is what is said of the field.
func (e *pageField) Spoken() string { return words.Say("%s, text field.", e.PlaceHolder) }

// FocusLost is part of fyne.Focusable.
func (e *pageField) FocusLost() {
	e.Entry.FocusLost()
	e.p.lostFocus(e)
}

// TypedKey closes the panel on Escape.
func (e *pageField) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		e.p.win.Close()
		return
	}
	e.Entry.TypedKey(k)
}

var _ desktop.Keyable = (*pageField)(nil)

// Package aloud says in words what a part of the window shows, for people who play
// without looking at it. It knows what is drawn, and nothing of games.
package aloud

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Control says what has the focus: its name, what it is and how it stands. It is
// empty for what says nothing.
func Control(o fyne.Focusable) string {
	switch o := o.(type) {
	case *paint.SearchField:
		if o.Told != nil {
			return o.Told()
		}
		return Field(o.PlaceHolder, o.Text)
	case interface{ Spoken() string }:
		return o.Spoken()
	case paint.Control:
		return Button(o.Told())
	case *paint.Select:
		return Join(words.Say("%s: %s", o.Name, o.Selected), words.Word("The arrows choose."))
	case *paint.Link:
		return words.Say("%s, a link", o.Text)
	case *paint.PlainButton:
		return Button(paint.Told{Text: o.Text, Barred: o.Disabled()})
	}
	return ""
}

// Button says what a button does and how it stands.
func Button(t paint.Told) string {
	out := words.Say("%s, button", t.Text)
	if t.Letter != "" && t.Letter != t.Text {
		out = words.Say("%s, key %s", out, t.Letter)
	}
	if t.Chosen {
		out = words.Say("%s, chosen", out)
	}
	if t.Barred {
		out = words.Say("%s, not possible now", out)
	}
	return out + "."
}

// Field says what a text field is for and what it holds.
func Field(hint, text string) string {
	if text == "" {
		return words.Say("%s, text field, empty.", hint)
	}
	return words.Say("%s, text field: %s.", hint, text)
}

// Join puts sentences one after the other.
func Join(sentences ...string) string {
	var out []string
	for _, s := range sentences {
		if s = strings.TrimSpace(s); s != "" {
			out = append(out, words.Sentence(s))
		}
	}
	return strings.Join(out, " ")
}

// Page reads the words that are written in a part of the window, a paragraph each,
// from the top down. What stands on controls is left out: they tell it themselves.
func Page(root fyne.CanvasObject) []string {
	r := &reader{}
	r.visit(root)
	r.end()
	return r.out
}

// reader gathers words into paragraphs.
type reader struct {
	out  []string
	last *canvas.Text // the line before, of the same paragraph, or nil
	text string
}

func (r *reader) end() {
	if r.text != "" {
		r.out = append(r.out, words.Sentence(r.text))
	}
	r.text, r.last = "", nil
}

// line adds a drawn line, to the paragraph before where it goes on with it.
func (r *reader) line(t *canvas.Text) {
	text := strings.TrimSpace(t.Text)
	if len([]rune(text)) < 2 { // a mark, not a word
		return
	}
	goesOn := false
	if p := r.last; p != nil {
		gap := t.Position().Y - p.Position().Y
		goesOn = p.TextSize == t.TextSize && p.TextStyle == t.TextStyle && p.Color == t.Color && gap > 0 && gap < 2*t.TextSize
	}
	if goesOn {
		r.text += " " + text
	} else {
		r.end()
		r.text = text
	}
	r.last = t
}

func (r *reader) visit(o fyne.CanvasObject) {
	if o == nil || !o.Visible() {
		return
	}
	switch o := o.(type) {
	case *canvas.Text:
		r.line(o)
	case *fyne.Container:
		for _, c := range o.Objects {
			r.visit(c)
		}
	case *container.Scroll:
		r.end()
		r.visit(o.Content)
		r.end()
	case *container.ThemeOverride:
		r.visit(o.Content)
	case *widget.Label:
		r.end()
		r.text = strings.TrimSpace(o.Text)
		r.end()
	case *paint.Pane:
		r.end()
		for _, c := range o.Drawn() {
			r.visit(c)
		}
		r.end()
	}
}

package room

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Page lies over the whole window until it is closed: a heading, a sentence below
// it, what Body draws, and a row of buttons.
type Page struct {
	Title, About func() string
	Body         func(paint.Area) []fyne.CanvasObject
	Foot         func() []*paint.Button // the first stands on the right, the others on the left
	Keys         func() []Key           // beside Escape; nil for none
	Enter        func()                 // what the first button does
	Closed       func()                 // hears that the page was closed

	w    *Window
	root *fyne.Container
	pane *paint.Pane
}

// Open shows a page over the window.
func (w *Window) Open(p *Page) {
	p.w = w
	p.pane = paint.NewPane(p.draw)
	p.root = container.New(pageLayout{p}, paint.NewPane(paint.Backdrop), p.pane)
	w.Win.Canvas().Unfocus()
	w.Win.Canvas().Overlays().Add(p.root)
	p.root.Resize(w.Win.Canvas().Size())
	w.Say(p.Heard())
}

// Heard says what the page is about.
func (p *Page) Heard() string { return aloud.Join(p.Title(), p.About()) }

// Close shows again what the page covered.
func (p *Page) Close() {
	p.w.Win.Canvas().Unfocus()
	p.w.Win.Canvas().Overlays().Remove(p.root)
	p.Closed()
	p.w.uncover()
}

// Redraw draws the page anew.
func (p *Page) Redraw() { p.pane.Refresh() }

// Remeasure lays all out again, as large as it should be.
func (p *Page) Remeasure() {
	pageLayout{p}.Layout(p.root.Objects, p.root.Size())
	p.root.Refresh()
}

// OnTop reports whether nothing covers the page.
func (p *Page) OnTop() bool { return p.w.Win.Canvas().Overlays().Top() == p.root }

// KeyList are the keys of the page.
func (p *Page) KeyList() []Key {
	var out []Key
	if p.Keys != nil {
		out = p.Keys()
	}
	return append(out, Key{Name: "Esc", What: words.Word("Close")})
}

// Typed takes a letter.
func (p *Page) Typed(r rune) { Press(p.KeyList(), r) }

// Key takes a key.
func (p *Page) Key(k fyne.KeyName) {
	switch k {
	case fyne.KeyEscape:
		p.Close()
	case fyne.KeyReturn, fyne.KeyEnter:
		if p.Enter != nil {
			p.Enter()
		}
	case fyne.KeyF1:
		p.w.Keys()
	case fyne.KeyF11:
		p.w.ToggleFullScreen()
	}
}

func (p *Page) draw(size fyne.Size) []fyne.CanvasObject {
	u := p.w.Unit
	margin := paint.Floor(40 * u)
	room := size.Width - 2*margin
	lines, ts := paint.Fit(p.Title(), 38*u, 26*u, paint.Display, room, 1)
	out, h := paint.Paragraph(lines, ts, paint.Display, look.Moon, margin, 20*u)
	lines, ts = paint.Fit(p.About(), 17.5*u, 12*u, paint.Plain, room, 1)
	objs, _ := paint.Paragraph(lines, ts, paint.Plain, look.Mist, margin, 20*u+h+2*u)
	out = append(out, objs...)
	top, foot := paint.Floor(116*u), size.Height-paint.Floor(80*u)
	out = append(out, p.Body(paint.NewArea(margin, top, room, foot-paint.Floor(14*u)-top))...)
	keys := p.Foot()
	on, rest := keys[0], keys[1:]
	w, need, gap := max(paint.Floor(on.Width()), 200*u), float32(0), 12*u
	for _, k := range rest {
		need += gap + max(paint.Floor(k.Width()), 120*u)
	}
	if need > room-w { // with larger text: their words stand in two lines
		w = max(paint.Floor(on.Width()), 120*u)
		out = append(out, paint.Row(rest, 2, gap, paint.NewArea(margin, foot, room-w-gap, 56*u))...)
		rest = nil
	}
	out = append(out, paint.At(on, margin+room-w, foot, w, 56*u))
	left := margin
	for _, k := range rest {
		w := max(paint.Floor(k.Width()), 120*u)
		out = append(out, paint.At(k, left, foot, w, 56*u))
		left += w + gap
	}
	return out
}

// pageLayout gives a page the whole window.
type pageLayout struct{ p *Page }

// MinSize is part of fyne.Layout.
func (pageLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(paint.LeastWidth, paint.LeastHeight)
}

// Layout is part of fyne.Layout.
func (l pageLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.p.w.Measure(size)
	for _, o := range objects {
		paint.At(o, 0, 0, size.Width, size.Height)
	}
}

package paint

import (
	"reflect"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards/look"
)

// Control is a drawn part of the window that does something when it is clicked or,
// once Tab has brought the focus to it, on Enter or Space. It says what it is for
// those who do not look at it.
type Control interface {
	fyne.Widget
	fyne.Focusable
	fyne.Tappable
	fyne.Accessible
	Told() Told
}

// Told is what a control says of itself.
type Told struct {
	Text   string // what is written on it
	Letter string // the key that does the same, or empty
	Chosen bool   // it is switched on, or the one of several that was chosen
	Barred bool   // it does nothing now
}

// listeners hear what gets the focus, by the window.
var listeners = map[fyne.Canvas]func(fyne.Focusable){}

// Listen has hear called with whatever gets the focus in a window by its keys; nil
// ends that. It belongs to the goroutine that runs the windows.
func Listen(c fyne.Canvas, hear func(fyne.Focusable)) {
	if hear == nil {
		delete(listeners, c)
		return
	}
	listeners[c] = hear
}

// Focused tells a window's listener what has got the focus.
func Focused(c fyne.Canvas, o fyne.Focusable) {
	if hear := listeners[c]; hear != nil {
		hear(o)
	}
}

// GainedFocus tells the listener of the window that shows an object, if one does, that it
// has got the focus.
func GainedFocus(o interface {
	fyne.CanvasObject
	fyne.Focusable
}) {
	if c := CanvasOf(o); c != nil {
		Focused(c, o)
	}
}

// CanvasOf is the window that shows an object, or nil.
func CanvasOf(o fyne.CanvasObject) fyne.Canvas {
	return fyne.CurrentApp().Driver().CanvasForObject(o)
}

// focus is what every control has in common: it takes the focus, shows it, and gives
// the keys that it has no use for to the window.
type focus struct {
	self  Control
	lit   bool // it has the focus
	quiet bool // it gets the focus in the place of one that was the same
}

// FocusGained is part of fyne.Focusable.
func (f *focus) FocusGained() {
	f.lit = true
	f.self.Refresh()
	c := CanvasOf(f.self)
	if c == nil || f.quiet {
		return
	}
	reveal(c, f.self)
	Focused(c, f.self)
}

// FocusLost is part of fyne.Focusable.
func (f *focus) FocusLost() {
	f.lit = false
	f.self.Refresh()
}

// TypedRune gives a letter to the window.
func (f *focus) TypedRune(r rune) {
	if c := CanvasOf(f.self); c != nil && r != ' ' {
		if typed := c.OnTypedRune(); typed != nil {
			typed(r)
		}
	}
}

// TypedKey presses the control, goes on to the next or the last one, or gives the key
// to the window.
func (f *focus) TypedKey(k *fyne.KeyEvent) {
	c := CanvasOf(f.self)
	if c == nil {
		return
	}
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		f.self.Tapped(&fyne.PointEvent{Position: fyne.NewPos(f.self.Size().Width/2, f.self.Size().Height/2)})
	case fyne.KeyDown, fyne.KeyRight:
		c.FocusNext()
	case fyne.KeyUp, fyne.KeyLeft:
		c.FocusPrevious()
	default:
		if typed := c.OnTypedKey(); typed != nil {
			typed(k)
		}
	}
}

// AccessibilityLabel is part of fyne.Accessible.
func (f *focus) AccessibilityLabel() string { return f.self.Told().Text }

// AccessibilityRole is part of fyne.Accessible.
func (f *focus) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// release takes the focus from a text field when the control is clicked.
func (f *focus) release() {
	if c := CanvasOf(f.self); c != nil && !f.lit && c.Focused() != nil {
		c.Unfocus()
	}
}

// ring is drawn around the control that has the focus.
func ring(u float32, size fyne.Size) fyne.CanvasObject {
	w := max(3*u, 2)
	return RoundRect(look.Alpha(look.Moon, 0), look.Moon, w, 10*u, w/2, w/2, size.Width-w, size.Height-w)
}

// written joins the words that are drawn; what is written in another way is a
// sentence of its own.
func written(objects []fyne.CanvasObject) string {
	out := ""
	var last *canvas.Text
	for _, o := range objects {
		t, ok := o.(*canvas.Text)
		text := ""
		if ok {
			text = strings.TrimSpace(t.Text)
		}
		switch {
		case text == "":
			continue
		case last == nil:
			out = text
		case last.TextSize == t.TextSize && last.TextStyle == t.TextStyle || strings.ContainsAny(out[len(out)-1:], ".!?:"):
			out += " " + text
		default:
			out += ". " + text
		}
		last = t
	}
	return out
}

// reveal scrolls to an object.
func reveal(c fyne.Canvas, o fyne.CanvasObject) {
	root := c.Overlays().Top()
	if root == nil {
		root = c.Content()
	}
	for _, s := range scrolls(root) {
		if !holds(s.Content, o) {
			continue
		}
		in, pos := fyne.CurrentApp().Driver().AbsolutePositionForObject(s), fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
		off, y := s.Offset, pos.Y-in.Y
		switch {
		case y < 0:
			off.Y += y
		case y+o.Size().Height > s.Size().Height:
			off.Y += y + o.Size().Height - s.Size().Height
		default:
			continue
		}
		s.ScrollToOffset(off)
	}
}

// scrolls are the parts below an object that scroll.
func scrolls(o fyne.CanvasObject) []*container.Scroll {
	var out []*container.Scroll
	visit(o, func(o fyne.CanvasObject) {
		if s, ok := o.(*container.Scroll); ok {
			out = append(out, s)
		}
	})
	return out
}

func holds(root, o fyne.CanvasObject) (found bool) {
	visit(root, func(at fyne.CanvasObject) { found = found || at == o })
	return found
}

// visit sees an object and all visible ones below it that are made of others.
func visit(o fyne.CanvasObject, see func(fyne.CanvasObject)) {
	if o == nil || !o.Visible() {
		return
	}
	see(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, c := range o.Objects {
			visit(c, see)
		}
	case *container.Scroll:
		visit(o.Content, see)
	case *container.ThemeOverride:
		visit(o.Content, see)
	case *Pane:
		for _, c := range o.Drawn() {
			visit(c, see)
		}
	}
}

// kept is the control that has the focus while what draws it is drawn anew.
type kept struct {
	canvas fyne.Canvas
	kind   reflect.Type
	told   Told
	nth    int // among those that say the same
	was    fyne.Focusable
}

// keep finds the control with the focus among what is drawn.
func keep(p fyne.CanvasObject, drawn []fyne.CanvasObject) *kept {
	if len(drawn) == 0 || fyne.CurrentApp() == nil {
		return nil
	}
	c := CanvasOf(p)
	if c == nil {
		return nil
	}
	was, ok := c.Focused().(Control)
	if !ok {
		return nil
	}
	k := &kept{canvas: c, kind: reflect.TypeOf(was), told: was.Told(), was: was}
	for _, o := range drawn {
		if o == fyne.CanvasObject(was) {
			return k
		}
		if x, ok := o.(Control); ok && k.like(x) {
			k.nth++
		}
	}
	return nil
}

func (k *kept) like(c Control) bool {
	return reflect.TypeOf(c) == k.kind && c.Told().Text == k.told.Text
}

// restore gives the focus to the control that stands for the one that had it; where
// there is none, nothing has it. What has changed of it is told.
func (k *kept) restore(drawn []fyne.CanvasObject) {
	if k == nil {
		return
	}
	nth := 0
	for _, o := range drawn {
		c, ok := o.(Control)
		switch {
		case !ok || !k.like(c):
			continue
		case c == k.was:
			return
		case nth < k.nth:
			nth++
			continue
		}
		if q, ok := c.(interface{ hush(bool) }); ok {
			q.hush(true)
			k.canvas.Focus(c)
			q.hush(false)
		}
		if c.Told() != k.told {
			Focused(k.canvas, c)
		}
		return
	}
	k.canvas.Unfocus()
}

func (f *focus) hush(on bool) { f.quiet = on }

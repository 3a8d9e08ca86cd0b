package private

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// panel is the window in which one seat sees her secrets. Its title tells nothing,
// and it holds her secrets only while it is held open: with Shift, after her PIN,
// for ten seconds at a time.
type panel struct {
	w    *Pages
	seat game.Seat
	win  fyne.Window
	unit float32

	ground  *paint.Pane
	door    *doorway
	holder  *holder
	content *container.ThemeOverride // there only while it is held open
	root    *fyne.Container

	faces    bool // once the door was opened it stays uncovered, without a key
	admitted bool // the door was opened
	open     bool
	opened   time.Time
	spent    bool          // ten seconds are over: the key must be pressed anew
	stop     chan struct{} // ends the watch over the key
	wake     func() bool   // keeps a covered panel from asking for the PIN again; nil when it is not due

	walk *walk
	page *privatePage // what she has begun to fill in; kept while the panel is covered
}

// OpenPanel opens the private panel of a seat.
func (w *Pages) OpenPanel(seat game.Seat) {
	if w.panel != nil {
		if w.panel.seat == seat {
			w.panel.win.RequestFocus()
			return
		}
		w.panel.win.Close()
	}
	p := &panel{w: w, seat: seat, unit: w.Unit, win: w.App.NewWindow("Grovewatch")}
	p.page, p.walk = newPrivatePage(p), &walk{p: p}
	w.panel = p
	paint.Listen(p.win.Canvas(), func(o fyne.Focusable) { w.Say(aloud.Control(o)) })
	p.ground = paint.NewPane(p.drawGround)
	p.door = newDoorway(w.Window, seat, p.admit, p.win.Close)
	p.holder = newHolder(p)
	p.root = container.New(panelLayout{p}, p.ground, p.holder)
	p.ask()
	p.win.SetPadded(false)
	p.win.SetContent(p.root)
	p.win.SetOnClosed(func() {
		p.door.left = true
		paint.Listen(p.win.Canvas(), nil)
		p.cover()
		p.stir()
		if w.panel == p {
			w.panel = nil
		}
	})
	if c, ok := p.win.Canvas().(desktop.Canvas); ok {
		c.SetOnKeyDown(p.keyDown)
		c.SetOnKeyUp(p.keyUp)
	}
	p.win.Canvas().SetOnTypedKey(func(k *fyne.KeyEvent) {
		if k.Name == fyne.KeyEscape {
			p.win.Close()
		}
	})
	p.win.Resize(fyne.NewSize(880*w.Unit, 640*w.Unit))
	p.win.Show()
	title, _ := p.door.asks()
	w.Say(aloud.Join(words.Say("The private panel of %s is open. It is not read aloud, as others would hear it; a phone reads it to its owner alone.", w.SeatText(int(seat))), title))
	p.win.Canvas().Focus(p.door.focus())
}

// closePanel closes the private panel, if one is open.
func (w *Pages) closePanel() {
	if w.panel != nil {
		w.panel.win.Close()
	}
}

// screen is the newest snapshot for the panel's seat.
func (p *panel) screen() *companion.SeatScreen {
	if p.w.screens == nil || int(p.seat) >= len(p.w.screens) {
		return nil
	}
	return p.w.screens[p.seat]
}

// ask shows the door.
func (p *panel) ask() {
	p.root.Add(container.NewThemeOverride(p.door.box, paint.Theme{Grow: 1.3 * p.unit}))
}

// admit shows the panel after the door was opened.
func (p *panel) admit() {
	if p.admitted {
		return
	}
	p.admitted = true
	p.root.Remove(p.root.Objects[len(p.root.Objects)-1])
	p.win.Canvas().Focus(p.holder)
	if p.faces {
		p.uncover()
	} else {
		p.doze()
	}
	p.ground.Refresh()
	p.walk.enter()
}

// rest has a covered panel wait again before it asks for the PIN.
func (p *panel) rest() {
	if p.admitted && !p.open {
		p.doze()
	}
}

// doze has the panel ask for the PIN again unless it is uncovered soon: its owner may
// have gone.
func (p *panel) doze() {
	p.stir()
	p.wake = p.w.after(longestRest, func() { p.w.Later(p.shut) })
}

// stir keeps the panel from asking for the PIN.
func (p *panel) stir() {
	if p.wake != nil {
		p.wake()
		p.wake = nil
	}
}

// shut asks for the PIN again.
func (p *panel) shut() {
	if !p.admitted || p.open || p.wake == nil {
		return // it was uncovered or closed in the meantime
	}
	p.admitted, p.spent, p.wake = false, false, nil
	p.door.said.SetText("")
	p.door.show()
	p.ask()
	p.relay()
	p.win.Canvas().Focus(p.door.focus())
}

// keyDown opens the panel when its key goes down.
func (p *panel) keyDown(k *fyne.KeyEvent) {
	if isHold(k) {
		p.uncover()
	}
}

// keyUp covers the panel the moment its key is released.
func (p *panel) keyUp(k *fyne.KeyEvent) {
	if isHold(k) {
		p.spent = false
		if !p.faces {
			p.cover()
		}
	}
}

func isHold(k *fyne.KeyEvent) bool {
	return k.Name == desktop.KeyShiftLeft || k.Name == desktop.KeyShiftRight
}

// uncover shows what is hers.
func (p *panel) uncover() {
	if !p.admitted || p.open || p.spent || p.screen() == nil {
		return
	}
	p.stir()
	p.open, p.opened = true, time.Now()
	p.content = container.NewThemeOverride(p.page.build(), paint.Theme{Grow: p.unit})
	p.root.Add(p.content)
	p.relay()
	p.stop = make(chan struct{})
	go p.watch(p.stop)
}

// cover takes everything of hers out of the window.
func (p *panel) cover() {
	if !p.open {
		return
	}
	p.open = false
	close(p.stop)
	p.page.drop()
	p.root.Remove(p.content)
	p.content = nil
	p.win.Canvas().Focus(p.holder)
	p.relay()
	p.doze()
}

// watch covers the panel after ten seconds, and when the key is up though
// nobody was told.
func (p *panel) watch(stop <-chan struct{}) {
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-stop:
			return
		case now := <-tick.C:
			p.w.Later(func() { p.check(stop, now) })
		}
	}
}

func (p *panel) check(stop <-chan struct{}, now time.Time) {
	select {
	case <-stop:
		return // it was covered in the meantime
	default:
	}
	if p.faces {
		return
	}
	d, ok := p.w.App.Driver().(desktop.Driver)
	switch {
	case ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift == 0:
		p.cover()
	case now.Sub(p.opened) > longestLook:
		p.spent = true
		p.cover()
	default:
		p.ground.Refresh()
	}
}

// lostFocus covers the panel when the focus goes to another window. It may move
// within the panel as long as the key is watched.
func (p *panel) lostFocus(from fyne.Focusable) {
	p.w.Later(func() {
		if !p.open {
			return
		}
		now := p.win.Canvas().Focused()
		switch now.(type) {
		case *holder, *pageField:
			if now == from { // it is still there, behind another window
				p.cover()
			}
		default: // a click beside every field
			p.win.Canvas().Focus(p.holder)
		}
	})
}

// show follows a new snapshot.
func (p *panel) show() {
	if p.open {
		p.page.review()
	}
	p.door.show()
	p.ground.Refresh()
}

// sized gives what was added to the page the size of the rest.
func (p *panel) sized() {
	if p.content != nil {
		p.content.Refresh()
	}
}

// relay lays the panel out again.
func (p *panel) relay() {
	panelLayout{p}.Layout(nil, p.root.Size())
	p.ground.Refresh()
	p.root.Refresh()
}

func (p *panel) drawGround(size fyne.Size) []fyne.CanvasObject {
	u := p.unit
	out := []fyne.CanvasObject{paint.RoundRect(look.Ink, look.Ink, 0, 0, 0, 0, size.Width, size.Height)}
	if p.open {
		name := p.w.SeatName(int(p.seat))
		out = append(out, paint.Emblem(p.w.Owner(int(p.seat)), 18*u, 12*u, 44*u)...)
		out = append(out, paint.Label(words.Say("%s alone", name), 22*u, paint.Display, look.Lamp, 74*u, 16*u))
		if !p.faces {
			left := max(1-float32(time.Since(p.opened).Seconds()/longestLook.Seconds()), 0)
			out = append(out, paint.RoundRect(look.Dusk, look.Dusk, 0, 2*u, 0, 66*u, size.Width, 3*u), paint.RoundRect(look.Lamp, look.Lamp, 0, 2*u, 0, 66*u, size.Width*left, 3*u))
		}
		return out
	}
	side := min(120*u, size.Height*0.2)
	cx, y := size.Width/2, size.Height*0.16
	out = append(out, paint.Emblem(p.w.Owner(int(p.seat)), cx-side/2, y, side)...)
	y += side + 18*u
	title, text := p.door.asks()
	switch {
	case !p.admitted && p.faces:
		text = words.Word("This page then stays open, without a key: the screen faces this seat alone.")
	case p.admitted && p.spent:
		title, text = words.Word("Let Shift go, and hold it again"), words.Word("Ten seconds at a stretch are enough for a look over the shoulder.")
	case p.admitted:
		title, text = words.Word("Hold Shift to see what is yours"), words.Word("It is covered again when you let go, when another window comes to the front, and after ten seconds. Half a minute later it asks for your PIN. Escape closes it.")
	}
	for _, part := range []struct {
		text  string
		size  float32
		style fyne.TextStyle
		ink   look.Colour
	}{{title, 30, paint.Display, look.Moon}, {text, 16, paint.Plain, look.Mist}} {
		lines, ts := paint.Fit(part.text, part.size*u, 12*u, part.style, size.Width*0.8, 2)
		for _, l := range lines {
			out = append(out, paint.Centred(l, ts, part.style, part.ink, cx, y))
			y += paint.LineHeight(ts, part.style)
		}
		y += 8 * u
	}
	return out
}

// doorTop is where the doorway begins.
func doorTop(p *panel, size fyne.Size) float32 {
	return size.Height*0.16 + min(120*p.unit, size.Height*0.2) + 150*p.unit
}

// panelLayout puts the content below its head.
type panelLayout struct{ p *panel }

// MinSize is part of fyne.Layout.
func (panelLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(560, 420) }

// Layout is part of fyne.Layout.
func (l panelLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p, u := l.p, l.p.unit
	paint.At(p.ground, 0, 0, size.Width, size.Height)
	paint.At(p.holder, 0, 0, size.Width, size.Height)
	for _, o := range p.root.Objects[2:] {
		if o == p.content {
			paint.At(p.content, 16*u, 78*u, size.Width-32*u, size.Height-94*u)
		} else {
			paint.At(o, size.Width/2-170*u, doorTop(p, size), 340*u, o.MinSize().Height)
		}
	}
}

// holder has the focus while nothing is typed, and watches the key.
type holder struct {
	widget.BaseWidget
	p *panel
}

func newHolder(p *panel) *holder {
	h := &holder{p: p}
	h.ExtendBaseWidget(h)
	return h
}

// CreateRenderer is part of fyne.Widget.
func (h *holder) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}

// KeyDown is part of desktop.Keyable.
func (h *holder) KeyDown(k *fyne.KeyEvent) { h.p.keyDown(k) }

// KeyUp is part of desktop.Keyable.
func (h *holder) KeyUp(k *fyne.KeyEvent) { h.p.keyUp(k) }

// FocusGained is part of fyne.Focusable.
func (h *holder) FocusGained() {}

// FocusLost is part of fyne.Focusable.
func (h *holder) FocusLost() { h.p.lostFocus(h) }

// TypedRune fills in what the arrows have gone to.
func (h *holder) TypedRune(r rune) { h.p.walk.write(r) }

// TypedKey closes the panel on Escape; other keys go through what can be filled in.
func (h *holder) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		h.p.win.Close()
		return
	}
	h.p.walk.key(k.Name)
}

// AcceptsTab keeps the focus where the key is watched, once the door is open.
func (h *holder) AcceptsTab() bool { return h.p.admitted }

// pinField takes four digits and then tries them.
type pinField struct {
	widget.Entry
	done   func(string)
	escape func()
}

func newPINField() *pinField {
	f := &pinField{}
	f.Password = true
	f.ExtendBaseWidget(f)
	f.ActionItem = widget.NewLabel("") // no eye that shows the digits
	f.SetPlaceHolder(words.Word("PIN: 4 digits"))
	f.OnSubmitted = func(typed string) {
		if typed != "" { // the fourth digit has handed the PIN in already
			f.done(typed)
		}
	}
	return f
}

// TypedRune takes digits only.
func (f *pinField) TypedRune(r rune) {
	if r < '0' || r > '9' {
		return
	}
	f.Entry.TypedRune(r)
	f.FocusGained() // tells how many there are
	if len(f.Text) == companion.PINDigits {
		f.done(f.Text)
	}
}

// FocusGained tells what is asked for.
func (f *pinField) FocusGained() {
	f.Entry.FocusGained()
	paint.GainedFocus(f)
}

// Spoken says how many digits there are, and not which: others hear it.
func (f *pinField) Spoken() string {
	return words.Say("%s, text field: %s.", f.PlaceHolder, words.Say("%d of %d", len(f.Text), companion.PINDigits))
}

// TypedKey closes the panel on Escape.
func (f *pinField) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		f.escape()
		return
	}
	f.Entry.TypedKey(k)
}

var (
	_ desktop.Keyable = (*holder)(nil)
	_ fyne.Tabbable   = (*holder)(nil)
)

package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards/look"
)

// addressField is a line for the address of a camera.
type addressField struct {
	widget.Entry
	f *flow
}

func newAddressField(f *flow) *addressField {
	a := &addressField{f: f}
	a.ExtendBaseWidget(a)
	a.SetPlaceHolder(word("http://… or rtsp://…"))
	a.OnSubmitted = func(string) { a.take() }
	return a
}

// TypedKey leaves the line on Escape.
func (a *addressField) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		a.f.w.win.Canvas().Unfocus()
		return
	}
	a.Entry.TypedKey(k)
}

// take looks through the camera at the address.
func (a *addressField) take() {
	if a.Text == "" {
		return
	}
	l := a.f.cameras
	l.typing = false
	a.f.choice.Camera = Camera{What: a.Text}
	l.see()
	a.f.body.Refresh()
}

const rowHeight = 76

// draw has the cameras on the left, and on the right what the chosen one sees.
func (l *lookout) draw(r rectangle) []fyne.CanvasObject {
	u := l.f.w.unit
	gap := whole(24 * u)
	w := whole(r.w * 0.36)
	rows := len(l.rows())
	h := (float32(rows)*(rowHeight+8) - 8) * u
	if l.addressChosen() {
		h += 62 * u
	}
	l.list.least = fyne.NewSize(10, h)
	l.list.Refresh()
	l.scroll.Refresh()
	out := []fyne.CanvasObject{at(l.scroll, r.x, r.y, w, r.h)}
	return append(out, l.drawLive(rectangle{r.x + w + gap, r.y, r.w - w - gap, r.h})...)
}

// addressChosen reports whether the camera is, or will be, one by its address.
func (l *lookout) addressChosen() bool {
	return l.typing || l.byAddress(l.f.choice.Camera.What)
}

func (l *lookout) drawList(size fyne.Size) []fyne.CanvasObject {
	u := l.f.w.unit
	var out []fyne.CanvasObject
	y := float32(0)
	width := size.Width - 8*u
	for _, r := range l.rows() {
		chosen := r.What == l.f.choice.Camera.What && !l.typing
		if r.What == addressRow {
			chosen = l.addressChosen()
		}
		p := newPlaque(l.f.w, chosen, func() { l.choose(r.What) }, func(s fyne.Size) []fyne.CanvasObject { return l.drawRow(r, s) })
		p.disabled = l.f.busy
		out = append(out, at(p, 0, y, width, rowHeight*u))
		y += (rowHeight + 8) * u
		if r.What == addressRow && chosen {
			k := newKey(l.f.w, word("Look"), "", ready, l.f.address.take)
			kw := max(k.width(), 80*u)
			entry := container.NewThemeOverride(l.f.address, night{grow: u})
			eh := l.f.address.MinSize().Height
			out = append(out, at(entry, 0, y+(46*u-eh)/2, width-kw-8*u, eh), at(k, width-kw, y, kw, 46*u))
			y += 62 * u
		}
	}
	return out
}

// drawRow is one camera: what it sees, small, and its name.
func (l *lookout) drawRow(r row, size fyne.Size) []fyne.CanvasObject {
	u := l.f.w.unit
	pad := 7 * u
	h := size.Height - 2*pad
	w := whole(h * 16 / 9)
	out := []fyne.CanvasObject{slab(look.Ink, look.Alpha(look.Moss, 0.5), 1, 8*u, pad, pad, w, h)}
	text, ink := r.text, look.Mist
	var img *canvas.Image
	if s := l.sights[r.What]; s != nil {
		if s.shown.Picture != nil {
			img = s.image
		}
		if t := trouble(s.shown); t != "" {
			text, ink = t, look.Lamp
		}
	}
	if l.going(r.What) {
		text = word("Watches the game that is going on")
	}
	if img != nil {
		img.CornerRadius = 7 * u
		out = append(out, at(img, pad+1, pad+1, w-2, h-2))
	} else {
		side := h * 0.5
		out = append(out, sign(r.symbol, look.Alpha(look.Mist, 0.75), pad+(w-side)/2, pad+(h-side)/2, side))
	}
	x := 2*pad + w + 6*u
	room := size.Width - x - 42*u
	lines, ts := fit(r.title, 17.5*u, 10*u, bold, room, 1)
	objs, th := paragraph(lines, ts, bold, look.Moon, x, 0)
	below, bs := fit(text, 14*u, 11*u, plain, size.Width-x-14*u, 2)
	more, bh := paragraph(below, bs, plain, ink, x, th)
	for _, o := range append(objs, more...) {
		o.Move(o.Position().AddXY(0, (size.Height-th-bh)/2))
		out = append(out, o)
	}
	return out
}

// drawLive is what the chosen camera sees, what it gives, and how it hangs.
func (l *lookout) drawLive(r rectangle) []fyne.CanvasObject {
	u := l.f.w.unit
	c := l.f.choice.Camera
	lineH, keysH := whole(34*u), whole(50*u)
	h := min(whole(r.w*9/16), r.h-lineH-keysH-whole(8*u))
	out := []fyne.CanvasObject{slab(look.Ink, look.Alpha(look.Moss, 0.7), max(u, 1), 12*u, r.x, r.y, r.w, h)}

	given, wrong, seen := "", "", false
	switch s := l.sights[c.What]; {
	case l.going(c.What):
		camera := l.f.w.screen.Camera
		given, wrong, seen = tell(camera.Given), tell(camera.Trouble), l.f.w.screen.Picture != nil
	case s != nil:
		given, wrong, seen = tell(s.shown.Given), trouble(s.shown), s.shown.Picture != nil
	}
	text, symbol, ink := word("Waiting for the first picture …"), look.Eye, look.Mist
	switch {
	case wrong != "":
		text, symbol, ink = wrong, look.Ask, look.Lamp
	case l.typing || c.What == "":
		text = word("Type the address of the camera on the left, as its app shows it, and click Look.")
	case c.What == NoCamera:
		text, symbol = word("Nothing is watched. You say each move with a button or a key, and Grovewatch referees all the same."), look.Out
	case l.covered() && !l.going(c.What) && c.What != Simulated:
		text = word("Not shown now: something secret lies on the table.")
	}
	if seen && wrong == "" {
		l.live.CornerRadius = 11 * u
		out = append(out, at(l.live, r.x+1, r.y+1, r.w-2, h-2))
	} else {
		lines, ts := fit(text, 21*u, 14*u, bold, r.w-80*u, 5)
		th := lineHeight(ts, bold)
		side := 44 * u
		y := r.y + (h-side-12*u-th*float32(len(lines)))/2
		out = append(out, sign(symbol, look.Alpha(ink, 0.9), r.x+(r.w-side)/2, y, side))
		for i, line := range lines {
			out = append(out, centred(line, ts, bold, look.Moon, r.x+r.w/2, y+side+12*u+th*float32(i)))
		}
	}
	y := r.y + h
	below := given
	if c.What == Simulated {
		below = word("Nothing has to be printed: good for a first look. The people and the table are simulated, the referee is real.")
	}
	lines, ts := fit(below, 15.5*u, 11*u, plain, r.w, 1)
	for _, line := range lines {
		out = append(out, label(line, ts, plain, look.Mist, r.x+2*u, y+(lineH-lineHeight(ts, plain))/2))
	}
	if !c.real() || l.typing {
		return out
	}
	x := r.x
	add := func(text string, on bool, tapped func()) {
		tone := quiet
		if on {
			tone = ready
		}
		k := newKey(l.f.w, text, "", tone, tapped)
		if on {
			k.ticked = true
		}
		k.disabled = l.f.busy
		w := whole(k.width())
		out = append(out, at(k, x, y+lineH, w, keysH-4*u))
		x += w + 10*u
	}
	add(word("Turn a quarter"), false, func() { l.hang(func(c *Camera) { c.Turn = (c.Turn + 1) % 4 }) })
	add(word("Mirror"), c.Mirror, func() { l.hang(func(c *Camera) { c.Mirror = !c.Mirror }) })
	add(word("Hold focus and exposure still"), c.Steady, func() { l.hang(func(c *Camera) { c.Steady = !c.Steady }) })
	return out
}

package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// addressField is a line for the address of a camera.
type addressField struct {
	widget.Entry
	f *Wizard
}

func newAddressField(f *Wizard) *addressField {
	a := &addressField{f: f}
	a.ExtendBaseWidget(a)
	a.SetPlaceHolder(words.Word("http://… or rtsp://…"))
	a.OnSubmitted = func(string) { a.take() }
	return a
}

// FocusGained tells what the line is for.
func (a *addressField) FocusGained() {
	a.Entry.FocusGained()
	if c := paint.CanvasOf(a); c != nil {
		paint.Focused(c, a)
	}
}

// Spoken says what the line is for and what it holds.
func (a *addressField) Spoken() string { return aloud.Field(a.PlaceHolder, a.Text) }

// TypedKey leaves the line on Escape.
func (a *addressField) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		a.f.w.Win.Canvas().Unfocus()
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
func (l *cameraPicker) draw(r paint.Area) []fyne.CanvasObject {
	u := l.f.w.Unit
	gap := paint.Floor(24 * u)
	w := paint.Floor(r.W * 0.36)
	rows := len(l.rows())
	h := (float32(rows)*(rowHeight+8) - 8) * u
	if l.addressChosen() {
		h += 62 * u
	}
	l.list.Least = fyne.NewSize(10, h)
	l.list.Refresh()
	l.scroll.Refresh()
	out := []fyne.CanvasObject{paint.At(l.scroll, r.X, r.Y, w, r.H)}
	return append(out, l.drawLive(paint.NewArea(r.X+w+gap, r.Y, r.W-w-gap, r.H))...)
}

// addressChosen reports whether the camera is, or will be, one by its address.
func (l *cameraPicker) addressChosen() bool {
	return l.typing || l.byAddress(l.f.choice.Camera.What)
}

func (l *cameraPicker) drawList(size fyne.Size) []fyne.CanvasObject {
	u := l.f.w.Unit
	var out []fyne.CanvasObject
	y := float32(0)
	width := size.Width - 8*u
	for _, r := range l.rows() {
		chosen := r.What == l.f.choice.Camera.What && !l.typing
		if r.What == addressRow {
			chosen = l.addressChosen()
		}
		p := paint.NewOptionCard(l.f.w.Unit, chosen, func() { l.choose(r.What) }, func(s fyne.Size) []fyne.CanvasObject { return l.drawRow(r, s) })
		p.Disabled = l.f.busy
		out = append(out, paint.At(p, 0, y, width, rowHeight*u))
		y += (rowHeight + 8) * u
		if r.What == addressRow && chosen {
			k := paint.NewButton(l.f.w.Unit, words.Word("Look"), "", paint.Ready, l.f.address.take)
			kw := max(k.Width(), 80*u)
			entry := container.NewThemeOverride(l.f.address, paint.Theme{Grow: u})
			eh := l.f.address.MinSize().Height
			out = append(out, paint.At(entry, 0, y+(46*u-eh)/2, width-kw-8*u, eh), paint.At(k, width-kw, y, kw, 46*u))
			y += 62 * u
		}
	}
	return out
}

// drawRow is one camera: what it sees, small, and its name.
func (l *cameraPicker) drawRow(r row, size fyne.Size) []fyne.CanvasObject {
	u := l.f.w.Unit
	pad := 7 * u
	h := size.Height - 2*pad
	w := paint.Floor(h * 16 / 9)
	out := []fyne.CanvasObject{paint.RoundRect(look.Ink, look.Alpha(look.Moss, 0.5), 1, 8*u, pad, pad, w, h)}
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
	if l.going(r.What) && r.What != NoCamera {
		text = words.Word("Watches the game that is going on")
	}
	if img != nil {
		img.CornerRadius = 7 * u
		out = append(out, paint.At(img, pad+1, pad+1, w-2, h-2))
	} else {
		side := h * 0.5
		out = append(out, paint.Sign(r.symbol, look.Alpha(look.Mist, 0.75), pad+(w-side)/2, pad+(h-side)/2, side))
	}
	x := 2*pad + w + 6*u
	room := size.Width - x - 42*u
	lines, ts := paint.Fit(r.title, 17.5*u, 10*u, paint.Bold, room, 1)
	objs, th := paint.Paragraph(lines, ts, paint.Bold, look.Moon, x, 0)
	below, bs := paint.Fit(text, 14*u, 11*u, paint.Plain, size.Width-x-14*u, 2)
	more, bh := paint.Paragraph(below, bs, paint.Plain, ink, x, th)
	for _, o := range append(objs, more...) {
		o.Move(o.Position().AddXY(0, (size.Height-th-bh)/2))
		out = append(out, o)
	}
	return out
}

// below is what stands below the picture of the chosen camera, which gives so much.
func (l *cameraPicker) below(given string) string {
	c := l.f.choice.Camera
	switch {
	case c.What == Simulated && l.f.named():
		return words.Word("Simulated people play here, so your names are left out. Nothing has to be printed.")
	case c.What == Simulated:
		return words.Word("Nothing has to be printed: good for a first look. The people and the table are simulated, the referee is real.")
	case c.What != "" && l.f.again && l.going(Simulated):
		return words.Word("The simulated people leave: with your first move this game is your own.")
	}
	return given
}

// named reports whether somebody has told a name.
func (f *Wizard) named() bool {
	for _, who := range f.people.Sitting() {
		if who.Name != "" {
			return true
		}
	}
	return false
}

// drawLive is what the chosen camera sees, what it gives, and how it hangs.
func (l *cameraPicker) drawLive(r paint.Area) []fyne.CanvasObject {
	u := l.f.w.Unit
	c := l.f.choice.Camera
	lineH, keysH := paint.Floor(34*u), paint.Floor(50*u)
	h := min(paint.Floor(r.W*9/16), r.H-lineH-keysH-paint.Floor(8*u))
	out := []fyne.CanvasObject{paint.RoundRect(look.Ink, look.Alpha(look.Moss, 0.7), max(u, 1), 12*u, r.X, r.Y, r.W, h)}

	given, wrong, seen := "", "", false
	switch s := l.sights[c.What]; {
	case l.going(c.What):
		camera := l.f.w.Screen.Camera
		given, wrong, seen = words.Tell(camera.Given), words.Tell(camera.Trouble), l.f.w.Screen.Picture != nil
	case s != nil:
		given, wrong, seen = words.Tell(s.shown.Given), trouble(s.shown), s.shown.Picture != nil
	}
	text, symbol, ink := words.Word("Waiting for the first picture …"), cards.SignEye, look.Mist
	switch {
	case wrong != "":
		text, symbol, ink = wrong, cards.SignAsk, look.Lamp
	case l.typing || c.What == "":
		text = words.Word("Type the address of the camera on the left, as its app shows it, and click Look.")
	case c.What == NoCamera:
		text, symbol = words.Word("You say each move with a button, a key or by dragging the piece. Grovewatch referees all the same."), cards.SignOut
	case l.covered() && !l.going(c.What) && c.What != Simulated:
		text = words.Word("Not shown now: something secret lies on the table.")
	}
	if seen && wrong == "" {
		l.live.CornerRadius = 11 * u
		out = append(out, paint.At(l.live, r.X+1, r.Y+1, r.W-2, h-2))
	} else {
		lines, ts := paint.Fit(text, 21*u, 14*u, paint.Bold, r.W-80*u, 5)
		th := paint.LineHeight(ts, paint.Bold)
		side := 44 * u
		y := r.Y + (h-side-12*u-th*float32(len(lines)))/2
		out = append(out, paint.Sign(symbol, look.Alpha(ink, 0.9), r.X+(r.W-side)/2, y, side))
		for i, line := range lines {
			out = append(out, paint.Centred(line, ts, paint.Bold, look.Moon, r.X+r.W/2, y+side+12*u+th*float32(i)))
		}
	}
	y := r.Y + h
	lines, ts := paint.Fit(l.below(given), 15.5*u, 11*u, paint.Plain, r.W, 1)
	for _, line := range lines {
		out = append(out, paint.Label(line, ts, paint.Plain, look.Mist, r.X+2*u, y+(lineH-paint.LineHeight(ts, paint.Plain))/2))
	}
	if !c.real() || l.typing {
		return out
	}
	x := r.X
	add := func(text string, on bool, tapped func()) {
		tone := paint.Quiet
		if on {
			tone = paint.Ready
		}
		k := paint.NewButton(l.f.w.Unit, text, "", tone, tapped)
		if on {
			k.Ticked = true
		}
		k.Disabled = l.f.busy
		w := min(paint.Floor(k.Width()), r.X+r.W-x)
		out = append(out, paint.At(k, x, y+lineH, w, keysH-4*u))
		x += w + 10*u
	}
	add(words.Word("Turn a quarter"), false, func() { l.hang(func(c *Camera) { c.Turn = (c.Turn + 1) % 4 }) })
	add(words.Word("Mirror"), c.Mirror, func() { l.hang(func(c *Camera) { c.Mirror = !c.Mirror }) })
	add(words.Word("Hold focus and exposure still"), c.Steady, func() { l.hang(func(c *Camera) { c.Steady = !c.Steady }) })
	return out
}

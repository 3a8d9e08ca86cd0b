package table

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Below so many pixels a module tags are read with difficulty.
const thinModule = 1.4

// cameraView shows the live picture and, below it, how the camera is doing and, of
// simulated people, how they are to play.
type cameraView struct {
	w       *Table
	pane    *paint.Pane
	pace    *paint.Pane
	paced   *companion.Pace // what it shows
	box     *fyne.Container // both panes; the first takes clicks
	live    *canvas.Image
	drawn   *image.RGBA
	health  string
	figures bool // the line tells them
	lost    string
}

func newCameraView(w *Table) *cameraView {
	c := &cameraView{w: w, live: canvas.NewImageFromImage(nil)}
	c.live.ScaleMode, c.live.FillMode = canvas.ImageScaleFastest, canvas.ImageFillContain
	c.pane = paint.NewPane(c.draw)
	c.pace = paint.NewPane(c.drawPace)
	c.box = container.New(cameraFrame{c}, c.pane, paint.NewCover(c.turn), c.pace)
	return c
}

// show takes the newest picture. Only the picture is redrawn for most of them.
func (c *cameraView) show(s *companion.Screen) {
	if p := s.Pace; (p == nil) != (c.paced == nil) || p != nil && *p != *c.paced {
		c.paced = p
		c.box.Refresh()
		c.pace.Refresh()
	}
	health, lost := c.line(s), c.trouble(s)
	if health != c.health || lost != c.lost || (s.Picture == nil) != (c.drawn == nil) {
		c.health, c.lost, c.drawn = health, lost, s.Picture
		c.live.Image = s.Picture
		c.box.Refresh() // the buttons may have to give way
		c.pane.Refresh()
		return
	}
	if s.Picture != c.drawn {
		c.drawn = s.Picture
		c.live.Image = s.Picture
		c.live.Refresh()
	}
}

// turn shows the figures, or hides them again.
func (c *cameraView) turn() {
	c.figures = !c.figures
	c.health = c.line(c.w.Screen)
	c.box.Refresh()
	c.pane.Refresh()
}

// lineUnits is the height of the line below the picture, in units.
const lineUnits = 30

// cameraFrame lays the picture with its line, and at the end of that line the buttons
// for simulated people.
type cameraFrame struct{ c *cameraView }

func (cameraFrame) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (f cameraFrame) Layout(all []fyne.CanvasObject, size fyne.Size) {
	for _, o := range all {
		paint.At(o, 0, 0, size.Width, size.Height)
	}
	w, h := f.c.paceWidth(), paint.Floor(lineUnits*f.c.w.Unit)
	y := size.Height - h
	if !f.c.beside(size.Width) { // over the picture's corner, as the line is full
		y -= h + 4*f.c.w.Unit
	}
	paint.At(f.c.pace, size.Width-w, y, w, h)
	paint.SetVisible(f.c.pace, w > 0)
}

// paceKeys are the buttons that have simulated people wait or play slowly.
func (c *cameraView) paceKeys() []*paint.Button {
	p := c.w.Screen.Pace
	if p == nil || c.w.watching || c.w.guided() {
		return nil
	}
	pause := paint.NewButton(c.w.Unit, words.Word("Pause"), "", paint.Quiet, c.w.Pause)
	pause.Ticked = p.Rest
	slow := paint.NewButton(c.w.Unit, words.Word("Slowly"), "", paint.Quiet, func() { c.w.Send(companion.Pace{Rest: p.Rest, Slow: !p.Slow}) })
	slow.Ticked = p.Slow
	return []*paint.Button{pause, slow}
}

// Pause has simulated people wait, or go on.
func (t *Table) Pause() {
	if p := t.Screen.Pace; p != nil {
		t.Send(companion.Pace{Rest: !p.Rest, Slow: p.Slow})
	}
}

// paceWidth is how much of the line the buttons take.
func (c *cameraView) paceWidth() float32 {
	if keys := c.paceKeys(); len(keys) > 0 {
		return paint.LeastRow(keys, 1, 6*c.w.Unit)
	}
	return 0
}

// beside reports whether the line has room for the buttons.
func (c *cameraView) beside(width float32) bool {
	lines, _ := c.oneLine(width - c.paceWidth())
	return !paint.Cut(c.health, lines)
}

// oneLine is what is said of the camera as far as one line takes it, beside the dot.
func (c *cameraView) oneLine(width float32) ([]string, float32) {
	u := c.w.Unit
	return paint.Fit(c.health, 15*u, 12*u, paint.Plain, width-20*u, 1)
}

// fitHealth breaks what is said of the camera into one line or, such as of a sentence, two.
func (c *cameraView) fitHealth(width float32) ([]string, float32) {
	u := c.w.Unit
	lines, ts := c.oneLine(width)
	if paint.Cut(c.health, lines) {
		lines, ts = paint.Fit(c.health, 14*u, 11*u, paint.Plain, width-20*u, 2)
	}
	return lines, ts
}

func (c *cameraView) drawPace(size fyne.Size) []fyne.CanvasObject {
	if keys := c.paceKeys(); len(keys) > 0 {
		u := c.w.Unit
		return paint.Row(keys, 1, 6*u, paint.NewArea(0, 4*u, size.Width, size.Height-4*u))
	}
	return nil
}

// shown reports whether there is a camera, or something to say of one.
func (c *cameraView) shown() bool {
	k := c.w.Screen.Camera
	return k.Name != "" || c.w.Screen.Picture != nil || words.Tell(k.Trouble) != ""
}

// trouble is the sentence that takes the picture's place, or empty.
func (c *cameraView) trouble(s *companion.Screen) string {
	if t := words.Tell(s.Camera.Trouble); t != "" {
		return t
	}
	if s.Picture == nil {
		return words.Word("Waiting for the first picture …")
	}
	return ""
}

// thin reports whether a camera that people can move sees the tags small.
func thin(k companion.Camera) bool {
	return k.PxPerModule > 0 && k.PxPerModule < thinModule && k.Name != companion.SimulatedTable
}

// line says how well the camera sees, or what to change first; once it was
// clicked, in figures.
func (c *cameraView) line(s *companion.Screen) string {
	k := s.Camera
	if k.Name == "" {
		return ""
	}
	if k.Name == companion.SimulatedTable && !c.figures && (len(k.Guide) > 0 || k.Plates < k.PlatesAll) {
		return words.Word(k.Name) // nobody can lay its mats otherwise
	}
	if len(k.Guide) > 0 {
		return words.Tell(k.Guide[0])
	}
	if !c.figures {
		switch {
		case k.Plates < k.PlatesAll:
			return words.Say("The camera sees %d of %d mats", k.Plates, k.PlatesAll)
		case thin(k):
			return words.Word("The camera sees the tags small: bring it nearer")
		case s.View.Blind && s.Picture != nil:
			return words.Word("Not shown now: something secret lies on the table.")
		case k.Tags > 0 || k.PlatesAll > 0:
			return words.Word("The camera sees well")
		}
		return words.Word(k.Name)
	}
	text := words.Word(k.Name) + "  ·  " + words.Say("tags %d", k.Tags)
	if k.PlatesAll > 0 {
		text += "  ·  " + words.Say("mats %d of %d", k.Plates, k.PlatesAll)
	}
	if k.PxPerModule > 0 {
		text += "  ·  " + words.Say("%.1f px a module", k.PxPerModule)
	}
	return text
}

// colour is the health at a glance.
func (c *cameraView) colour() look.Colour {
	k := c.w.Screen.Camera
	switch {
	case words.Tell(k.Trouble) != "":
		return look.Alarm
	case k.Name == "":
		return look.Alpha(look.Mist, 0.5)
	case k.Name != companion.SimulatedTable && (len(k.Guide) > 0 || k.Plates < k.PlatesAll || thin(k)):
		return look.Lamp
	}
	return look.Glow
}

func (c *cameraView) draw(size fyne.Size) []fyne.CanvasObject {
	u := c.w.Unit
	lineH := paint.Floor(lineUnits * u)
	h := size.Height - lineH
	out := []fyne.CanvasObject{
		paint.RoundRect(look.Ink, look.Alpha(look.Moss, 0.6), max(u, 1), 10*u, 0, 0, size.Width, h),
	}
	if c.lost == "" {
		c.live.CornerRadius = 9 * u
		out = append(out, paint.At(c.live, 1, 1, size.Width-2, h-2))
	} else {
		ink := look.Mist
		if words.Tell(c.w.Screen.Camera.Trouble) != "" {
			ink = look.Moon
		}
		lines, ts := paint.Fit(c.lost, 20*u, 13*u, paint.Bold, size.Width-48*u, 4)
		lh := paint.LineHeight(ts, paint.Bold)
		side := 38 * u
		y := (h - side - 10*u - lh*float32(len(lines))) / 2
		out = append(out, paint.Sign(cards.SignEye, look.Alpha(c.colour(), 0.9), (size.Width-side)/2, y, side))
		for i, l := range lines {
			out = append(out, paint.Centred(l, ts, paint.Bold, ink, size.Width/2, y+side+10*u+lh*float32(i)))
		}
	}
	if c.health != "" {
		room := size.Width
		if c.beside(room) {
			room -= c.paceWidth()
		}
		lines, ts := c.fitHealth(room)
		lh := paint.LineHeight(ts, paint.Plain)
		y := h + (lineH-lh*float32(len(lines)))/2
		dot := canvas.NewCircle(c.colour())
		out = append(out, paint.At(dot, 3*u, h+lineH/2-4.5*u, 9*u, 9*u))
		for i, l := range lines {
			out = append(out, paint.Label(l, ts, paint.Plain, look.Mist, 18*u, y+lh*float32(i)))
		}
	}
	return out
}

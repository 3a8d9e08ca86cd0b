package setup

import (
	"fmt"
	"image"
	"reflect"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// placing is the page on which the mats are laid: the live picture beside a
// drawing of how they should lie, with one sentence at a time of what to move.
type placing struct {
	f       *Wizard
	live    *canvas.Image
	camera  companion.Camera // as drawn
	picture bool             // there is one
	hidden  bool             // it stands still, as something secret lies on the table

	ground *board.Board
	laid   string // the game and the players that ground is for
	scene  *image.RGBA
	pixels float64
}

func newPlacing(f *Wizard) *placing { return &placing{f: f, live: paint.NewLiveImage()} }

// take shows the newest picture, and redraws the rest where it has changed.
func (p *placing) take(s *companion.Screen) {
	var img image.Image
	if s.Picture != nil {
		img = s.Picture
	}
	p.live.Image = img
	now := s.Camera
	changed := p.picture != (img != nil) || p.hidden != s.View.Blind || p.camera.Ready != now.Ready || p.camera.Plates != now.Plates || p.camera.PlatesAll != now.PlatesAll ||
		!slices.Equal(p.camera.Seen, now.Seen) || !reflect.DeepEqual(p.camera.Guide, now.Guide) ||
		!reflect.DeepEqual(p.camera.Trouble, now.Trouble) || !reflect.DeepEqual(p.camera.Given, now.Given) || !reflect.DeepEqual(p.camera.Bend, now.Bend)
	p.camera, p.picture, p.hidden = now, img != nil, s.View.Blind
	if p.f.page != placeMats {
		return
	}
	if changed {
		p.f.body.Refresh()
	} else {
		p.live.Refresh()
	}
}

// blind reports whether no camera watches the table.
func (p *placing) blind() bool { return p.f.laid.Camera.What == NoCamera }

// ready reports whether nothing hinders play.
func (p *placing) ready() bool { return p.blind() || p.camera.Ready && p.picture }

// honest says what people have to expect when they begin now.
func (p *placing) honest() string {
	if p.ready() {
		return ""
	}
	if p.f.again {
		return words.Word("You may go on all the same: what the camera cannot see is said with buttons and keys.")
	}
	return words.Word("You may begin all the same: what the camera cannot see is said with buttons and keys.")
}

// advice is the most important thing to change now.
func (p *placing) advice() (text string, symbol cards.Sign, c look.Colour) {
	switch {
	case p.blind() && p.f.again:
		return words.Word("No camera: go on with buttons and keys."), cards.SignTick, look.Glow
	case p.blind():
		return words.Word("No camera: lay the mats out like this, then start."), cards.SignTick, look.Glow
	case words.Tell(p.camera.Trouble) != "":
		return words.Tell(p.camera.Trouble), cards.SignAsk, look.Alarm
	case !p.picture || p.camera.PlatesAll == 0:
		return words.Word("Waiting for the first picture …"), cards.SignEye, look.Lamp
	case p.camera.Ready && p.f.again:
		return words.Word("All mats are seen. You can go on."), cards.SignTick, look.Glow
	case p.camera.Ready:
		return words.Word("All mats are seen. You can begin."), cards.SignTick, look.Glow
	case len(p.camera.Guide) > 0:
		return words.Tell(p.camera.Guide[0]), cards.SignEye, look.Lamp
	}
	return p.count(), cards.SignEye, look.Lamp
}

// count says how many mats are seen.
func (p *placing) count() string {
	if p.camera.Plates == 1 {
		return words.Say("1 of %d mats is seen.", p.camera.PlatesAll)
	}
	return words.Say("%d of %d mats are seen.", p.camera.Plates, p.camera.PlatesAll)
}

func (p *placing) draw(r paint.Area) []fyne.CanvasObject {
	u := p.f.w.Unit
	gap := paint.Floor(24 * u)
	bandH := paint.Floor(76 * u)
	text, symbol, c := p.advice()
	fill := look.Alpha(look.Mix(look.Ink, c, 0.22), 0.94)
	out := []fyne.CanvasObject{paint.RoundRect(fill, c, 2*u, 14*u, r.X, r.Y, r.W, bandH)}
	side := 36 * u
	out = append(out, paint.Sign(symbol, c, r.X+22*u, r.Y+(bandH-side)/2, side))
	lines, ts := paint.Fit(text, 25*u, 15*u, paint.Bold, r.W-side-60*u, 2)
	objs, h := paint.Paragraph(lines, ts, paint.Bold, look.Moon, r.X+22*u+side+18*u, 0)
	for _, o := range objs {
		o.Move(o.Position().AddXY(0, r.Y+(bandH-h)/2))
		out = append(out, o)
	}
	r.Y, r.H = r.Y+bandH+paint.Floor(14*u), r.H-bandH-paint.Floor(14*u)
	if p.blind() {
		return append(out, p.drawMats(paint.NewArea(r.X, r.Y, r.W, r.H))...)
	}
	w := paint.Floor((r.W - gap) * 0.54)
	lines, ts = p.below(w)
	lineH := paint.Floor((8 + 20*float32(max(len(lines), 1))) * u)
	h = min(paint.Floor(w*9/16), r.H-lineH)
	rim := look.Alpha(look.Moss, 0.7)
	if p.ready() {
		rim = look.Glow
	}
	y := r.Y + paint.Floor((r.H-lineH-h)/2)
	out = append(out, paint.RoundRect(look.Ink, rim, max(1.6*u, 1), 12*u, r.X, y, w, h))
	if p.picture {
		p.live.CornerRadius = 11 * u
		out = append(out, paint.At(p.live, r.X+2, y+2, w-4, h-4))
	}
	lh := paint.LineHeight(ts, paint.Plain)
	top := y + h + (lineH-lh*float32(len(lines)))/2
	for i, line := range lines {
		out = append(out, paint.Label(line, ts, paint.Plain, look.Mist, r.X+2*u, top+lh*float32(i)))
	}
	return append(out, p.drawMats(paint.NewArea(r.X+w+gap, y, r.W-w-gap, h))...)
}

// below is what stands below the picture: how many mats are seen, what the camera gives, and
// a sentence of a lens that bends.
func (p *placing) below(width float32) ([]string, float32) {
	u := p.f.w.Unit
	text := words.Tell(p.camera.Given)
	if p.f.laid.Hidden || p.hidden {
		text = words.Word("Not shown now: something secret lies on the table.")
	}
	if p.camera.PlatesAll > 0 {
		seen := p.count()
		if text != "" {
			seen += "  ·  " + text
		}
		text = seen
	}
	lines, ts := paint.Fit(text, 15*u, 11*u, paint.Plain, width, 1)
	if paint.Cut(text, lines) {
		lines, ts = paint.Fit(text, 15*u, 11*u, paint.Plain, width, 2)
	}
	if bend := words.Tell(p.camera.Bend); bend != "" {
		var more []string
		more, ts = paint.Fit(bend, ts, 11*u, paint.Plain, width, 2)
		lines = append(lines, more...)
	}
	return lines, ts
}

// drawMats draws how the mats should lie; those that are seen shine.
func (p *placing) drawMats(r paint.Area) []fyne.CanvasObject {
	f, u := p.f, p.f.w.Unit
	n := f.choice.Setup.Players
	if key := fmt.Sprint(f.game.Name(), n); key != p.laid {
		p.ground, p.laid, p.scene = board.Printed(f.game.Box(), n), key, nil
	}
	g := p.ground
	const margin = 10 // mm
	l := board.LensInto(g.W+2*margin, g.H+2*margin, fyne.NewSize(r.W, r.H))
	l.Dx, l.Dy = l.Dx+float64(r.X)+margin*l.K, l.Dy+float64(r.Y)+margin*l.K
	scale := float64(1)
	if c := f.w.Win.Canvas(); c != nil {
		scale = float64(c.Scale())
	}
	if pixels := l.K * scale; p.scene == nil || p.pixels != pixels {
		p.scene, p.pixels = board.Picture(g, pixels), pixels
	}
	x, y, w, h := l.Rect(board.NewRect(-margin, -margin, g.W+2*margin, g.H+2*margin))
	out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Night, 0.82), look.Alpha(look.Moss, 0.5), max(u, 1), 12*u, x, y, w, h)}
	x, y, w, h = l.Rect(board.NewRect(0, 0, g.W, g.H))
	out = append(out, paint.Picture(p.scene, x, y, w, h))
	for _, m := range g.Mats {
		x, y, w, h := l.Rect(m.Rect)
		seen := slices.Contains(p.camera.Seen, m.ID)
		line, fill, ink := look.Lamp, look.Alpha(look.Ink, 0.55), look.Moon
		if seen || p.blind() {
			line, fill = look.Glow, look.Alpha(look.Field, 0.12)
		}
		out = append(out, paint.RoundRect(fill, line, max(1.8*u, 1), 5*u, x+2, y+2, w-4, h-4))
		room := max(w-20*u, 60*u) // it may be wider than a small mat
		name := words.Word(m.Name)
		fit := func(room float32) ([]string, float32) {
			return paint.Fit(name, min(19*u, max(h*0.2, 14*u)), 12*u, paint.Bold, room, 2)
		}
		lines, ts := fit(room)
		less, size := fit(room - 24*u)
		ticked := seen && len(less) == len(lines) && !paint.Cut(name, less) // if not, the colour tells what the tick does
		if ticked {
			lines, ts = less, size
		}
		th := paint.LineHeight(ts, paint.Bold) * float32(len(lines))
		widest := float32(0)
		for _, line := range lines {
			widest = max(widest, fyne.MeasureText(line, ts, paint.Bold).Width)
		}
		tick := float32(0)
		if ticked {
			tick = ts * 1.4
		}
		out = append(out, paint.RoundRect(look.Alpha(look.Ink, 0.8), line, max(u, 1), 7*u, x+(w-widest-tick)/2-8*u, y+(h-th)/2-4*u, widest+tick+16*u, th+8*u))
		for i, line := range lines {
			out = append(out, paint.Centred(line, ts, paint.Bold, ink, x+(w+tick)/2, y+(h-th)/2+float32(i)*paint.LineHeight(ts, paint.Bold)))
		}
		if ticked {
			out = append(out, paint.Sign(cards.SignTick, look.Glow, x+(w-widest-tick)/2, y+(h-ts)/2, ts))
		}
	}
	return out
}

package ui

import (
	"fmt"
	"image"
	"reflect"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
)

// placing is the page on which the mats are laid: the live picture beside a
// drawing of how they should lie, with one sentence at a time of what to move.
type placing struct {
	f       *flow
	live    *canvas.Image
	camera  companion.Camera // as drawn
	picture bool             // there is one

	ground *ground
	laid   string // the game and the players that ground is for
	scene  *image.RGBA
	pixels float64
}

func newPlacing(f *flow) *placing { return &placing{f: f, live: still()} }

// take shows the newest picture, and what has changed of the rest.
func (p *placing) take(s *companion.Screen) {
	var img image.Image
	if s.Picture != nil {
		img = s.Picture
	}
	p.live.Image = img
	now := s.Camera
	changed := p.picture != (img != nil) || p.camera.Ready != now.Ready || p.camera.Plates != now.Plates || p.camera.PlatesAll != now.PlatesAll ||
		!slices.Equal(p.camera.Seen, now.Seen) || !reflect.DeepEqual(p.camera.Guide, now.Guide) ||
		!reflect.DeepEqual(p.camera.Trouble, now.Trouble) || !reflect.DeepEqual(p.camera.Given, now.Given)
	p.camera, p.picture = now, img != nil
	if p.f.page != placeMats {
		return
	}
	if changed {
		p.f.body.Refresh()
	} else {
		p.live.Refresh()
	}
}

// blind reports whether nobody watches.
func (p *placing) blind() bool { return p.f.laid.Camera.What == NoCamera }

// ready reports whether nothing hinders play.
func (p *placing) ready() bool { return p.blind() || p.camera.Ready && p.picture }

// honest says what it means to begin now.
func (p *placing) honest() string {
	if p.ready() {
		return ""
	}
	if p.f.again {
		return word("You may go on all the same: what the camera cannot see is said with buttons and keys.")
	}
	return word("You may begin all the same: what the camera cannot see is said with buttons and keys.")
}

// advice is the one thing to do now.
func (p *placing) advice() (text string, symbol look.Symbol, c look.Colour) {
	switch {
	case p.blind() && p.f.again:
		return word("Nobody watches: go on with buttons and keys."), look.Tick, look.Glow
	case p.blind():
		return word("Nobody watches: lay the mats out for yourselves, and begin."), look.Tick, look.Glow
	case tell(p.camera.Trouble) != "":
		return tell(p.camera.Trouble), look.Ask, look.Alarm
	case !p.picture:
		return word("Waiting for the first picture …"), look.Eye, look.Lamp
	case p.camera.Ready && p.f.again:
		return word("All mats are seen. You can go on."), look.Tick, look.Glow
	case p.camera.Ready:
		return word("All mats are seen. You can begin."), look.Tick, look.Glow
	case len(p.camera.Guide) > 0:
		return tell(p.camera.Guide[0]), look.Eye, look.Lamp
	}
	return p.count(), look.Eye, look.Lamp
}

// count says how many mats are seen.
func (p *placing) count() string {
	if p.camera.Plates == 1 {
		return say("1 of %d mats is seen.", p.camera.PlatesAll)
	}
	return say("%d of %d mats are seen.", p.camera.Plates, p.camera.PlatesAll)
}

func (p *placing) draw(r rectangle) []fyne.CanvasObject {
	u := p.f.w.unit
	gap := whole(24 * u)
	bandH := whole(76 * u)
	text, symbol, c := p.advice()
	fill := look.Alpha(look.Mix(look.Ink, c, 0.22), 0.94)
	out := []fyne.CanvasObject{slab(fill, c, 2*u, 14*u, r.x, r.y, r.w, bandH)}
	side := 36 * u
	out = append(out, sign(symbol, c, r.x+22*u, r.y+(bandH-side)/2, side))
	lines, ts := fit(text, 25*u, 15*u, bold, r.w-side-60*u, 2)
	objs, h := paragraph(lines, ts, bold, look.Moon, r.x+22*u+side+18*u, 0)
	for _, o := range objs {
		o.Move(o.Position().AddXY(0, r.y+(bandH-h)/2))
		out = append(out, o)
	}
	r.y, r.h = r.y+bandH+whole(14*u), r.h-bandH-whole(14*u)
	lineH := whole(28 * u)
	if p.blind() {
		return append(out, p.drawMats(rectangle{r.x, r.y, r.w, r.h})...)
	}
	w := whole((r.w - gap) * 0.54)
	h = min(whole(w*9/16), r.h-lineH)
	rim := look.Alpha(look.Moss, 0.7)
	if p.ready() {
		rim = look.Glow
	}
	y := r.y + whole((r.h-lineH-h)/2)
	out = append(out, slab(look.Ink, rim, max(1.6*u, 1), 12*u, r.x, y, w, h))
	if p.picture {
		p.live.CornerRadius = 11 * u
		out = append(out, at(p.live, r.x+2, y+2, w-4, h-4))
	}
	below := tell(p.camera.Given)
	if p.f.laid.Hidden {
		below = word("Not shown now: something secret lies on the table.")
	}
	if p.camera.PlatesAll > 0 {
		seen := p.count()
		if below != "" {
			seen += "  ·  " + below
		}
		below = seen
	}
	lines, ts = fit(below, 15*u, 11*u, plain, w, 1)
	for _, line := range lines {
		out = append(out, label(line, ts, plain, look.Mist, r.x+2*u, y+h+(lineH-lineHeight(ts, plain))/2))
	}
	return append(out, p.drawMats(rectangle{r.x + w + gap, y, r.w - w - gap, h})...)
}

// drawMats draws how the mats should lie; those that are seen shine.
func (p *placing) drawMats(r rectangle) []fyne.CanvasObject {
	f, u := p.f, p.f.w.unit
	n := f.choice.Setup.Players
	if key := fmt.Sprint(f.game.Name(), n); key != p.laid {
		p.ground, p.laid, p.scene = newGround(f.game.Box(), n), key, nil
	}
	g := p.ground
	const margin = 10 // mm
	l := lensInto(g.w+2*margin, g.h+2*margin, fyne.NewSize(r.w, r.h))
	l.dx, l.dy = l.dx+float64(r.x)+margin*l.k, l.dy+float64(r.y)+margin*l.k
	scale := float64(1)
	if c := f.w.win.Canvas(); c != nil {
		scale = float64(c.Scale())
	}
	if pixels := l.k * scale; p.scene == nil || p.pixels != pixels {
		p.scene, p.pixels = paintGround(g, pixels), pixels
	}
	x, y, w, h := l.rect(rect{-margin, -margin, g.w + 2*margin, g.h + 2*margin})
	out := []fyne.CanvasObject{slab(look.Alpha(look.Night, 0.82), look.Alpha(look.Moss, 0.5), max(u, 1), 12*u, x, y, w, h)}
	x, y, w, h = l.rect(rect{0, 0, g.w, g.h})
	out = append(out, picture(p.scene, x, y, w, h))
	for _, m := range g.mats {
		x, y, w, h := l.rect(m.rect)
		seen := slices.Contains(p.camera.Seen, m.ID)
		line, fill, ink := look.Lamp, look.Alpha(look.Ink, 0.55), look.Moon
		if seen || p.blind() {
			line, fill = look.Glow, look.Alpha(look.Field, 0.12)
		}
		out = append(out, slab(fill, line, max(1.8*u, 1), 5*u, x+2, y+2, w-4, h-4))
		room := w - 22*u
		if seen {
			room -= 24 * u
		}
		lines, ts := fit(word(m.Name), min(19*u, h*0.2), 7*u, bold, room, 2)
		th := lineHeight(ts, bold) * float32(len(lines))
		widest := float32(0)
		for _, line := range lines {
			widest = max(widest, fyne.MeasureText(line, ts, bold).Width)
		}
		tick := float32(0)
		if seen {
			tick = ts * 1.4
		}
		out = append(out, slab(look.Alpha(look.Ink, 0.8), line, max(u, 1), 7*u, x+(w-widest-tick)/2-8*u, y+(h-th)/2-4*u, widest+tick+16*u, th+8*u))
		for i, line := range lines {
			out = append(out, centred(line, ts, bold, ink, x+(w+tick)/2, y+(h-th)/2+float32(i)*lineHeight(ts, bold)))
		}
		if seen {
			out = append(out, sign(look.Tick, look.Glow, x+(w-widest-tick)/2, y+(h-ts)/2, ts))
		}
	}
	return out
}

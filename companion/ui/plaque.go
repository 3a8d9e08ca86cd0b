package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards/look"
)

// plaque is something large to choose with a click: a game, a number of
// people, a camera. What is on it is drawn by its owner.
type plaque struct {
	widget.BaseWidget
	w        *Window
	draw     func(fyne.Size) []fyne.CanvasObject
	chosen   bool
	disabled bool
	hovered  bool
	tapped   func()
}

func newPlaque(w *Window, chosen bool, tapped func(), draw func(fyne.Size) []fyne.CanvasObject) *plaque {
	p := &plaque{w: w, chosen: chosen, tapped: tapped, draw: draw}
	p.ExtendBaseWidget(p)
	return p
}

// Tapped chooses it.
func (p *plaque) Tapped(*fyne.PointEvent) {
	if !p.disabled && p.tapped != nil {
		p.tapped()
	}
}

// MouseIn lights it.
func (p *plaque) MouseIn(*desktop.MouseEvent) { p.hovered = true; p.Refresh() }

// MouseMoved is part of desktop.Hoverable.
func (p *plaque) MouseMoved(*desktop.MouseEvent) {}

// MouseOut darkens it.
func (p *plaque) MouseOut() { p.hovered = false; p.Refresh() }

// Cursor is a hand over what can be chosen.
func (p *plaque) Cursor() desktop.Cursor {
	if p.disabled {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

func (p *plaque) CreateRenderer() fyne.WidgetRenderer {
	return &drawn{newPane(p.paint)}
}

// paint draws the ground, what is on it, and when it is chosen a rim and a tick.
func (p *plaque) paint(size fyne.Size) []fyne.CanvasObject {
	u := p.w.unit
	fill, line := look.Alpha(look.Night, 0.82), look.Alpha(look.Moss, 0.55)
	if p.chosen {
		fill = look.Alpha(look.Mix(look.Night, look.Field, 0.35), 0.92)
	}
	if p.hovered && !p.disabled {
		fill, line = look.Mix(fill, look.Moon, 0.07), look.Alpha(look.Glow, 0.6)
	}
	out := []fyne.CanvasObject{slab(fill, look.Alpha(line, 0), 0, 14*u, 0, 0, size.Width, size.Height)}
	out = append(out, p.draw(size)...)
	rim := max(1.2*u, 1)
	if p.chosen {
		line, rim = look.Glow, 2.6*u
	}
	out = append(out, slab(look.Alpha(look.Ink, 0), line, rim, 14*u, 0, 0, size.Width, size.Height))
	if p.chosen {
		side := min(26*u, size.Height*0.4)
		x, y := size.Width-side-9*u, 9*u
		out = append(out, slab(look.Glow, look.Ink, 1.5*u, side/2, x, y, side, side),
			sign(look.Tick, look.Ink, x+side*0.22, y+side*0.22, side*0.56))
	}
	return out
}

var (
	_ fyne.Tappable      = (*plaque)(nil)
	_ desktop.Hoverable  = (*plaque)(nil)
	_ desktop.Cursorable = (*plaque)(nil)
)

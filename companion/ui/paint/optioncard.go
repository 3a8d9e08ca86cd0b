package paint

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// OptionCard is a large area to choose something by a click: a game, a number of
// people, a camera. Its owner draws what is on it.
type OptionCard struct {
	widget.BaseWidget
	unit     float32
	draw     func(fyne.Size) []fyne.CanvasObject
	chosen   bool
	Disabled bool
	Name     string // what it is called where the words on it do not say it, or empty
	hovered  bool
	OnTapped func()
	focus
}

// NewOptionCard makes a card on which draw draws.
func NewOptionCard(unit float32, chosen bool, tapped func(), draw func(fyne.Size) []fyne.CanvasObject) *OptionCard {
	p := &OptionCard{unit: unit, chosen: chosen, OnTapped: tapped, draw: draw}
	p.self = p
	p.ExtendBaseWidget(p)
	return p
}

// Tapped chooses it.
func (p *OptionCard) Tapped(*fyne.PointEvent) {
	p.release()
	if !p.Disabled && p.OnTapped != nil {
		p.OnTapped()
	}
}

// Told is part of Control.
func (p *OptionCard) Told() Told {
	text := p.Name
	if text == "" {
		text = written(p.draw(p.Size()))
	}
	return Told{Text: text, Chosen: p.chosen, Barred: p.Disabled}
}

// MouseIn lights it.
func (p *OptionCard) MouseIn(*desktop.MouseEvent) { p.hovered = true; p.Refresh() }

// MouseMoved is part of desktop.Hoverable.
func (p *OptionCard) MouseMoved(*desktop.MouseEvent) {}

// MouseOut darkens it.
func (p *OptionCard) MouseOut() { p.hovered = false; p.Refresh() }

// Cursor is a hand over what can be chosen.
func (p *OptionCard) Cursor() desktop.Cursor {
	if p.Disabled {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// CreateRenderer is part of fyne.Widget.
func (p *OptionCard) CreateRenderer() fyne.WidgetRenderer {
	return &singlePane{NewPane(p.paint)}
}

// paint draws the ground, what is on it, and when it is chosen a rim and a tick.
func (p *OptionCard) paint(size fyne.Size) []fyne.CanvasObject {
	u := p.unit
	fill, line := look.Alpha(look.Night, 0.82), look.Alpha(look.Moss, 0.55)
	if p.chosen {
		fill = look.Alpha(look.Mix(look.Night, look.Field, 0.35), 0.92)
	}
	if p.hovered && !p.Disabled {
		fill, line = look.Mix(fill, look.Moon, 0.07), look.Alpha(look.Glow, 0.6)
	}
	out := []fyne.CanvasObject{RoundRect(fill, look.Alpha(line, 0), 0, 14*u, 0, 0, size.Width, size.Height)}
	out = append(out, p.draw(size)...)
	rim := max(1.2*u, 1)
	if p.chosen {
		line, rim = look.Glow, 2.6*u
	}
	out = append(out, RoundRect(look.Alpha(look.Ink, 0), line, rim, 14*u, 0, 0, size.Width, size.Height))
	if p.chosen {
		side := min(26*u, size.Height*0.4)
		x, y := size.Width-side-9*u, 9*u
		out = append(out, RoundRect(look.Glow, look.Ink, 1.5*u, side/2, x, y, side, side),
			Sign(cards.SignTick, look.Ink, x+side*0.22, y+side*0.22, side*0.56))
	}
	if p.lit {
		out = append(out, ring(u, size))
	}
	return out
}

var (
	_ Control            = (*OptionCard)(nil)
	_ desktop.Hoverable  = (*OptionCard)(nil)
	_ desktop.Cursorable = (*OptionCard)(nil)
)

package learning

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// drawHand is the learner's hand, or the card that only she is shown.
func (w *Coach) drawHand(size fyne.Size) []fyne.CanvasObject {
	g := w.Guide()
	if g == nil || len(g.Cards) == 0 {
		return nil
	}
	u := w.Unit
	choosing := g.Hand && choosing(g)
	line, ink := look.Alpha(look.Moss, 0.45), look.Mist
	text := words.Word("Your hand")
	if g.Held.Format != "" {
		text = words.Tell(g.Held)
	}
	switch {
	case !g.Hand && len(g.Cards) > 1:
		text, line, ink = words.Word("These cards"), look.Lamp, look.Lamp
	case !g.Hand:
		text, line, ink = words.Word("This card"), look.Lamp, look.Lamp
	case choosing && w.card == "":
		text, line, ink = words.Word("Your hand: click a card to take it up"), look.Lamp, look.Lamp
	}
	out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Night, 0.72), line, 1.4*u, 12*u, 0, 0, size.Width, size.Height)}
	lines, ts := paint.Fit(text, 14*u, 10*u, paint.Bold, size.Width-24*u, 1)
	objs, h := paint.Paragraph(lines, ts, paint.Bold, ink, 14*u, 5*u)
	out = append(out, objs...)
	top := 5*u + h + 7*u
	cardH := size.Height - top - 7*u
	n := float32(len(g.Cards))
	gap := 10 * u
	cardW := min(cardH*0.92, (size.Width-28*u-gap*(n-1))/n)
	for i, id := range g.Cards {
		c := newHandCard(w, id, choosing)
		y := top
		if c.up = w.card == id; c.up {
			y -= 5 * u
		}
		out = append(out, paint.At(c, 14*u+float32(i)*(cardW+gap), y, cardW, cardH))
	}
	return out
}

// handCard is one card of the hand; a click takes it up.
type handCard struct {
	widget.BaseWidget
	w       *Coach
	id      string
	live    bool // it can be taken up now
	up      bool // it is taken up
	hovered bool
}

func newHandCard(w *Coach, id string, live bool) *handCard {
	c := &handCard{w: w, id: id, live: live}
	c.ExtendBaseWidget(c)
	return c
}

// Tapped takes the card up.
func (c *handCard) Tapped(*fyne.PointEvent) {
	if c.live {
		c.w.TakeUp(c.id)
	}
}

// Dragged tells what the lesson waits for.
func (c *handCard) Dragged(*fyne.DragEvent) { c.w.Drag() }

// DragEnd is part of fyne.Draggable.
func (c *handCard) DragEnd() {}

// MouseIn lights the card.
func (c *handCard) MouseIn(*desktop.MouseEvent) { c.hovered = true; c.Refresh() }

// MouseMoved is part of desktop.Hoverable.
func (c *handCard) MouseMoved(*desktop.MouseEvent) {}

// MouseOut darkens the card.
func (c *handCard) MouseOut() { c.hovered = false; c.Refresh() }

// CreateRenderer is part of fyne.Widget.
func (c *handCard) CreateRenderer() fyne.WidgetRenderer {
	p := paint.NewPane(c.draw)
	p.Dark = c.w.board.Tile(c.w.Pieces[c.id], 100, 100) == nil // cards stay as they are printed, but for those that the board draws anew
	return &handRenderer{c, p}
}

// handRenderer draws a card through a pane.
type handRenderer struct {
	card *handCard
	pane *paint.Pane
}

func (r *handRenderer) Layout(s fyne.Size)           { r.pane.Resize(s) }
func (r *handRenderer) MinSize() fyne.Size           { return fyne.NewSize(8, 8) }
func (r *handRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.pane} }
func (r *handRenderer) Refresh()                     { r.pane.Refresh() }
func (r *handRenderer) Destroy()                     {}

func (c *handCard) draw(size fyne.Size) []fyne.CanvasObject {
	w, u := c.w, c.w.Unit
	p, ok := w.Pieces[c.id]
	if !ok {
		p = cards.Piece{Name: c.id}
	}
	line, width := color.Color(look.Alpha(look.Mist, 0.5)), max(u, 1)
	switch {
	case c.up:
		line, width = look.Lamp, 2.6*u
	case c.hovered && c.live:
		line, width = look.Glow, 2*u
	}
	frame := paint.RoundRect(look.Alpha(look.Ink, 0), line, width, 7*u, 0, 0, size.Width, size.Height)
	if tile := w.board.Tile(p, size.Width, size.Height); tile != nil {
		return append(tile, frame)
	}
	nameH := min(30*u, size.Height*0.32)
	img := w.board.Face("hand", p, size.Width, size.Height)
	pic := paint.Picture(img, 0, 0, size.Width, size.Height)
	pic.CornerRadius = 7 * u
	out := []fyne.CanvasObject{pic, frame}
	most, style := 14*u, paint.Bold
	if !p.Pictured() && len(p.Signs) == 0 { // the name is the picture
		nameH, most, style = size.Height, size.Height*0.5, paint.Display
	}
	lines, ts := paint.Fit(words.Word(p.Name), most, 9*u, style, size.Width-6*u, 2)
	lh := paint.LineHeight(ts, style) * 0.88
	y := size.Height - nameH + (nameH-lh*float32(len(lines)))/2 - 2*u
	for i, l := range lines {
		out = append(out, paint.Centred(l, ts, style, look.Moon, size.Width/2, y+float32(i)*lh))
	}
	return out
}

var (
	_ fyne.Tappable     = (*handCard)(nil)
	_ fyne.Draggable    = (*handCard)(nil)
	_ desktop.Hoverable = (*handCard)(nil)
)

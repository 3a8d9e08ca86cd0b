package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// factsCard is a small card beside a piece on the table: what it is, where and
// since when it lies there, what the camera says of it, and what people may say
// to correct it. It shows what everyone may know, and nothing else.
type factsCard struct {
	w       *Table
	pane    *paint.Pane
	box     *fyne.Container
	piece   string           // whose they are; empty while closed
	facts   *companion.Facts // nil until they have come
	no      string           // why what was said last was not taken, or empty
	laid    string           // where it was dragged, while it is asked whether it lies there, or empty
	buttons []*paint.Button  // as last drawn, in the order of their numbers
}

func newFactsCard(w *Table) *factsCard {
	f := &factsCard{w: w}
	f.pane = paint.NewPane(f.draw)
	f.box = container.NewStack(paint.NewCover(nil), f.pane)
	f.box.Hide()
	return f
}

func (f *factsCard) open() bool { return f.piece != "" }

// ask opens the card of a piece. The argument no says why something was refused.
func (f *factsCard) ask(piece, no string) {
	f.piece, f.facts, f.no, f.laid = piece, nil, no, ""
	f.fetch()
	f.redraw()
}

// redraw lays the card out anew. What was never shown is not known to the
// driver yet, so that the table tells it that something has changed.
func (f *factsCard) redraw() {
	f.w.arrange()
	f.pane.Refresh()
	f.w.board.Refresh()
}

// fetch asks the session for the facts.
func (f *factsCard) fetch() {
	piece := f.piece
	f.w.about(piece, func(facts companion.Facts) {
		if f.piece == piece {
			f.facts = &facts
			f.redraw()
		}
	})
}

// about asks for the facts of a piece and hands them on in the window's goroutine.
func (w *Table) about(piece string, take func(companion.Facts)) {
	later := w.Later
	w.Send(companion.About{Piece: piece, Reply: func(facts companion.Facts) { later(func() { take(facts) }) }})
}

func (f *factsCard) close() {
	if f.open() {
		f.piece, f.facts, f.no, f.laid = "", nil, "", ""
		f.w.board.Refresh()
		f.w.arrange()
	}
}

// review follows a changed table; a piece that has gone has no card.
func (f *factsCard) review() {
	switch {
	case !f.open():
	case f.placed() == nil:
		f.close()
	default:
		f.fetch()
	}
}

// placed is the piece as it was drawn last, or nil.
func (f *factsCard) placed() *board.Piece {
	i := slices.IndexFunc(f.w.board.shown, func(p board.Piece) bool { return p.ID == f.piece && !f.w.board.secret(p) })
	if i < 0 {
		return nil
	}
	return &f.w.board.shown[i]
}

// press presses the button of a number, if there is one.
func (f *factsCard) press(number int) bool {
	if !f.open() || number < 1 || number > len(f.buttons) {
		return false
	}
	f.buttons[number-1].Tapped(nil)
	return true
}

// layout puts the card beside its piece, within the window.
func (f *factsCard) layout(size fyne.Size) {
	p := f.placed()
	if p == nil {
		return
	}
	u := f.w.Unit
	width := 330 * u
	_, height := f.build(width, u)
	t := f.w.board
	x, y, w, h := t.Lens.Rect(p.Rect)
	x, y = x+t.Position().X, y+t.Position().Y
	left := x + w + 10*u
	if left+width > t.Position().X+t.Size().Width && x-10*u-width > 4*u {
		left = x - 10*u - width
	}
	left = max(4*u, min(left, size.Width-width-4*u))
	top := min(max(t.Position().Y, y+h/2-height/2), size.Height-height-4*u)
	paint.At(f.box, paint.Floor(left), paint.Floor(top), width, height)
}

func (f *factsCard) draw(size fyne.Size) []fyne.CanvasObject {
	if f.placed() == nil {
		return nil
	}
	u := f.w.Unit
	objs, _ := f.build(size.Width, u)
	return append([]fyne.CanvasObject{
		paint.RoundRect(look.Mix(look.Night, look.Dusk, 0.55), look.Glow, 1.6*u, 12*u, 0, 0, size.Width, size.Height),
	}, objs...)
}

// build lays the card out, and gives its height.
func (f *factsCard) build(width, u float32) ([]fyne.CanvasObject, float32) {
	p := f.placed()
	if p == nil {
		return nil, 0
	}
	pad := 14 * u
	f.buttons = nil
	out, left, foot := f.picture(*p, pad, u)
	if left > pad { // a click on its picture fills the window with it
		id := p.ID
		out = append(out, paint.At(paint.NewCover(func() {
			f.close()
			f.w.large.show(id, "")
		}), pad, pad, left-pad, foot-pad))
	}

	closeW := 34 * u
	k := paint.NewButton(f.w.Unit, "×", "", paint.Quiet, f.close)
	k.Name = words.Word("Close")
	out = append(out, paint.At(k, width-closeW-8*u, 8*u, closeW, closeW))

	y := pad * 0.8
	put := func(text string, size float32, style fyne.TextStyle, c look.Colour, room float32) {
		if text == "" {
			return
		}
		objs, h := paint.Paragraph(paint.Wrap(text, size, style, room), size, style, c, left, y)
		out = append(out, objs...)
		y += h
	}
	put(f.name(*p), 21*u, paint.Display, look.Moon, width-left-closeW-12*u)
	put(f.what(*p), 14*u, paint.Plain, look.Glow, width-left-closeW-12*u)
	put(f.w.PlaceName(p.Zone), 14*u, paint.Plain, look.Mist, width-left-pad)
	if p.Known {
		if fact := p.Printed.Fact; fact.Says != "" {
			var of []game.Text
			for _, word := range fact.Of {
				of = append(of, game.Say(word))
			}
			put(words.Tell(game.Say(fact.Says, game.List(of))), 14*u, paint.Plain, look.Mist, width-left-pad)
		}
		for _, m := range p.Printed.Marks {
			if m.Means != "" {
				means := game.Say(m.Means)
				if strings.Contains(m.Means, "%s") {
					means = game.Say(m.Means, m.Text)
				}
				put(words.Tell(means), 14*u, paint.Plain, look.Mist, width-left-pad)
			}
		}
	}
	y = max(y, foot) + 8*u
	left = pad

	if f.no != "" {
		objs, h := paint.Paragraph(paint.Wrap(f.no, 15*u, paint.Bold, width-2*pad-24*u), 15*u, paint.Bold, look.Lamp, pad+24*u, y)
		out = append(append(out, paint.Sign(cards.SignAsk, look.Lamp, pad, y+1*u, 18*u)), objs...)
		y += h + 6*u
	}
	if f.facts == nil {
		return out, y + pad*0.6
	}
	put(words.Tell(f.facts.Since), 15*u, paint.Plain, look.Moon, width-2*pad)
	if text := words.Tell(f.facts.Seen); text != "" {
		c := look.Mist
		if f.facts.Wrong && f.facts.Said == 0 {
			c = look.Lamp
		}
		y += 3 * u
		objs, h := paint.Paragraph(paint.Wrap(text, 15*u, paint.Plain, width-2*pad-24*u), 15*u, paint.Plain, c, pad+24*u, y)
		out = append(append(out, paint.Sign(cards.SignEye, c, pad, y+1*u, 18*u)), objs...)
		y += h
	}
	y += 8 * u
	for _, s := range f.says() {
		k := paint.NewButton(f.w.Unit, s.text, strconv.Itoa(len(f.buttons)+1), paint.Quiet, s.do)
		k.Left = true
		f.buttons = append(f.buttons, k)
		out = append(out, paint.At(k, pad, y, width-2*pad, 38*u))
		y += 38 * u
		if s.note != "" {
			left = pad + 38*u
			put(s.note, 13*u, paint.Plain, look.Mist, width-left-pad)
			left = pad
		}
		y += 6 * u
	}
	if why := words.Tell(f.facts.Why); why != "" && why != f.no {
		put(why, 14*u, paint.Plain, look.Mist, width-2*pad)
		y += 4 * u
	}
	return out, y + pad*0.5
}

// picture draws the piece small, at the top left; left is where words begin
// beside it and foot where it ends.
func (f *factsCard) picture(p board.Piece, pad, u float32) (out []fyne.CanvasObject, left, foot float32) {
	t := f.w.board
	w, h := 50*u, 54*u
	if p.Known && len(p.Printed.Marks) > 1 { // its foot has several numbers, which need their room
		w, h = 88*u, 116*u
	}
	left, foot = pad+w+12*u, pad+h
	switch {
	case p.Down && p.Printed.Kind != cards.Card:
		o := f.w.Owner(int(p.Owner))
		out = append(out, paint.RoundRect(look.Mix(look.Ink, o.Colour, 0.12), o.Colour, 1.5*u, 5*u, pad, pad, w, h),
			paint.Sign(o.Sign, o.Colour, pad+w*0.2, pad+h/2-w*0.3, w*0.6))
	case p.Known && p.Printed.Kind == cards.Card && (p.Printed.Picture != "" || len(p.Printed.Signs) > 0):
		if tile := t.Tile(p.Printed, pad, pad, w, h, u); tile != nil {
			out = append(out, tile...)
			break
		}
		img := paint.Picture(t.Face("fact", p.Printed, w, h), pad, pad, w, h)
		img.CornerRadius = 4 * u
		out = append(out, img, paint.RoundRect(look.Alpha(look.Ink, 0), look.Alpha(look.Mist, 0.5), max(u, 1), 4*u, pad, pad, w, h))
	case p.Known && p.Printed.Kind == cards.Token:
		s, c := board.TokenSign(p.Printed)
		out = append(out, paint.RoundRect(look.Mix(look.Dusk, c, 0.22), c, 1.5*u, 7*u, pad, pad, w, w*1.15))
		foot = pad + w*1.15
		if s != "" {
			out = append(out, paint.Sign(s, c, pad+w*0.17, pad+w*0.25, w*0.66))
		} else {
			lines, size := paint.Fit(p.Printed.Code, 26*u, 9*u, paint.Display, w-6*u, 1)
			for _, l := range lines {
				out = append(out, paint.Centred(l, size, paint.Display, c, pad+w/2, pad+w*0.58-paint.LineHeight(size, paint.Display)/2))
			}
		}
	default:
		left, foot = pad, pad
	}
	return out, left, foot
}

// name is what people call the piece; a hidden card has none.
func (f *factsCard) name(p board.Piece) string {
	switch name := words.Tell(p.Name); {
	case name != "":
		return name
	case p.Down:
		return words.Say("A hidden card of %s", f.w.SeatText(int(p.Owner)))
	}
	return p.Printed.Called(words.Word)
}

// what is the piece's code, or whose marker lies on a hidden card.
func (f *factsCard) what(p board.Piece) string {
	switch {
	case p.Down && p.Printed.Kind != cards.Card:
		return words.Say("Marker %s. Nobody knows it before it is turned up.", f.w.board.Pieces[p.ID].Code)
	case p.Printed.Code != "":
		return words.Say("Code %s", p.Printed.Code)
	}
	return ""
}

package private

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// drawCounts says how much of the deck and of her own cards passes, warns, and
// reminds her of what a good rule minds.
func (s *workshop) drawCounts(size fyne.Size) []fyne.CanvasObject {
	u, c := s.unit, s.draft
	barW := size.Width * 0.48
	yes := words.Tell(c.bench.Yes)
	out := s.bar(words.Say("Deck"), yes, c.inDeck(), len(c.deck), 0, 0, barW)
	out = append(out, s.bar(words.Say("Your cards"), yes, c.inHand(), len(c.mine), 0, 42*u, barW)...)
	warning, ink := "", look.Lamp
	if c.begun() {
		if warning = c.warning(); warning == "" {
			warning, ink = words.Word("A fair share is admitted."), look.Glow
		}
	}
	lines, ts := paint.Fit(warning, 16*u, 12*u, paint.Bold, barW, 1)
	objs, _ := paint.Paragraph(lines, ts, paint.Bold, ink, 0, 88*u)
	out = append(out, objs...)
	for i, h := range s.hardness {
		lines, ts := paint.Fit(h, 14*u, 10*u, paint.Plain, size.Width, 1)
		objs, _ := paint.Paragraph(lines, ts, paint.Plain, look.Moon, 0, (112+20*float32(i))*u)
		out = append(out, objs...)
	}
	y := float32(0)
	for _, a := range c.bench.Advice {
		x := barW + 28*u
		lines, ts := paint.Fit("· "+words.Tell(a), 14*u, 10*u, paint.Plain, size.Width-x, 2)
		objs, h := paint.Paragraph(lines, ts, paint.Plain, look.Mist, x, y)
		out = append(out, objs...)
		y += h + 3*u
	}
	return out
}

// bar is a count as words and as a length.
func (s *workshop) bar(title, yes string, n, of int, x, y, width float32) []fyne.CanvasObject {
	u := s.unit
	out := []fyne.CanvasObject{
		paint.Label(title, 15*u, paint.Bold, look.Moon, x, y),
		paint.RoundRect(look.Dusk, color.Transparent, 0, 4*u, x, y+24*u, width, 8*u),
	}
	count := "–"
	if of > 0 {
		count = words.Say("%d of %d %s", n, of, yes)
	}
	number := paint.Label(count, 15*u, paint.Bold, look.Glow, 0, y)
	number.Move(fyne.NewPos(x+width-number.MinSize().Width, y))
	out = append(out, number)
	if n > 0 {
		out = append(out, paint.RoundRect(look.Glow, color.Transparent, 0, 4*u, x, y+24*u, max(width*float32(n)/float32(of), 8*u), 8*u))
	}
	return out
}

// The size of a tile, and the gap between two.
const tileW, tileH, tileGap = 152, 52, 4

// mostRows of tiles are shown above the deck: enough for a hand.
const mostRows = 3

// mineCols is the number of tiles in a row.
func (s *workshop) mineCols(width float32) int {
	return max(int((width+tileGap*s.unit)/((tileW+tileGap)*s.unit)), 1)
}

// mineHeight is the height of what drawMine shows.
func (s *workshop) mineHeight(width float32) float32 {
	n := len(s.draft.mine)
	if s.search.Text != "" {
		n = len(s.found)
	}
	cols := s.mineCols(width)
	rows := min((n+cols-1)/cols, mostRows)
	if rows == 0 {
		return 26 * s.unit
	}
	return float32(rows) * (tileH + tileGap) * s.unit
}

// drawMine shows the cards that the search line finds, or those that are hers.
func (s *workshop) drawMine(size fyne.Size) []fyne.CanvasObject {
	u, cols := s.unit, s.mineCols(size.Width)
	var out []fyne.CanvasObject
	put := func(i int, o fyne.CanvasObject) {
		if i < cols*mostRows {
			x, y := float32(i%cols)*(tileW+tileGap)*u, float32(i/cols)*(tileH+tileGap)*u
			out = append(out, paint.At(o, x, y, tileW*u, tileH*u))
		}
	}
	note := ""
	switch {
	case len(s.found) > 0:
		for i, o := range s.found {
			k := paint.NewButton(s.unit, o.Text, o.Code, paint.Quiet, func() { s.own(o.Value) })
			k.Left = true
			put(i, k)
		}
	case s.search.Text != "":
		note = words.Word("Nothing is called that.")
	case len(s.draft.mine) == 0:
		note = words.Word("None of your cards yet. They help to see whether both sides get their share.")
	default:
		for i, id := range s.draft.mine {
			put(i, newTile(s, s.w.Pieces[id], true))
		}
	}
	if note != "" {
		lines, ts := paint.Fit(note, 14*u, 10*u, paint.Plain, size.Width, 1)
		out, _ = paint.Paragraph(lines, ts, paint.Plain, look.Mist, 2*u, 2*u)
	}
	return out
}

// tile is one card with what the rule makes of it; a click judges it the other
// way.
type tile struct {
	widget.BaseWidget
	s     *workshop
	piece cards.Piece
	mine  bool    // among her own, with a cross to take it away
	drawn [2]bool // passes, judged by her
}

// The cross at the right edge of a tile is so wide.
const crossW = 22

func newTile(s *workshop, p cards.Piece, mine bool) *tile {
	t := &tile{s: s, piece: p, mine: mine}
	t.drawn = t.state()
	t.ExtendBaseWidget(t)
	return t
}

func (t *tile) state() [2]bool {
	return [2]bool{t.s.draft.passes(t.piece.ID), t.s.draft.ruled[t.piece.ID]}
}

// review draws the tile anew when it has changed.
func (t *tile) review() {
	if now := t.state(); now != t.drawn {
		t.drawn = now
		t.Refresh()
	}
}

// Tapped judges the card the other way, or takes it away from hers.
func (t *tile) Tapped(e *fyne.PointEvent) {
	if t.mine && e.Position.X > t.Size().Width-crossW*t.s.unit {
		t.s.own(t.piece.ID)
		return
	}
	t.s.overrule(t.piece.ID)
}

// CreateRenderer is part of fyne.Widget.
func (t *tile) CreateRenderer() fyne.WidgetRenderer {
	p := paint.NewPane(t.draw)
	return widget.NewSimpleRenderer(p)
}

func (t *tile) draw(size fyne.Size) []fyne.CanvasObject {
	u := t.s.unit
	b := t.s.draft.bench
	fill, line, ink, said := look.Mix(look.Ink, look.Dusk, 0.5), look.Alpha(look.Mist, 0.25), look.Mist, words.Tell(b.No)
	mark := "○ "
	if t.drawn[0] {
		fill, line, ink, said, mark = look.Mix(look.Ink, look.Field, 0.55), look.Glow, look.Moon, words.Tell(b.Yes), "● "
	}
	if t.drawn[1] {
		line = look.Lamp
		said = words.Say("%s by you", said)
	}
	out := []fyne.CanvasObject{paint.RoundRect(fill, line, 1.3*u, 7*u, 0, 0, size.Width, size.Height)}
	side := paint.Floor(size.Height - 8*u)
	// A square of the face: its picture without the foot that is kept for words.
	face := t.s.w.paintFace("face", t.piece, side, side)
	img := paint.Picture(face, 4*u, 4*u, side, side)
	img.CornerRadius = 4 * u
	out = append(out, img)
	x, room := side+10*u, size.Width-side-14*u
	if t.mine {
		out = append(out, paint.Centred("×", 17*u, paint.Bold, look.Mist, size.Width-crossW*u/2, 0))
		room -= 12 * u
	}
	lines, ts := paint.Whole(t.piece.Called(words.Word), 14*u, 12*u, paint.Bold, room, 2)
	foot := paint.LineHeight(13*u, paint.Plain)
	top := (size.Height - paint.LineHeight(ts, paint.Bold)*0.9*float32(len(lines)) - foot) / 2
	for i, l := range lines {
		out = append(out, paint.Label(l, ts, paint.Bold, ink, x, top+paint.LineHeight(ts, paint.Bold)*0.9*float32(i)))
	}
	tone := look.Alpha(look.Mist, 0.8)
	if t.drawn[0] {
		tone = look.Glow
	}
	if t.drawn[1] {
		tone = look.Lamp
	}
	lines, ts = paint.Fit(mark+said, 13*u, 9*u, paint.Plain, size.Width-x-4*u, 1)
	objs, _ := paint.Paragraph(lines, ts, paint.Plain, tone, x, size.Height-top-foot)
	return append(out, objs...)
}

var _ fyne.Tappable = (*tile)(nil)

package saved

import (
	"image"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/library"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

const rowHeight, pictureWidth = 112, 170

// draw draws the choice of a list and, below, the list.
func (p *Page) draw(r paint.Area) []fyne.CanvasObject {
	u := p.w.Unit
	var out []fyne.CanvasObject
	x, h := r.X, paint.Floor(44*u)
	for i, name := range []string{words.Word("Games"), words.Word("Demos"), words.Word("Results")} {
		tone := paint.Quiet
		if tab(i) == p.tab {
			tone = paint.Ready
		}
		k := paint.NewButton(u, name, "", tone, func() { p.turnTo(tab(i)) })
		k.Ticked = tab(i) == p.tab
		w := paint.Floor(k.Width())
		out = append(out, paint.At(k, x, r.Y, w, h))
		x += w + 10*u
	}
	below := paint.NewArea(r.X, r.Y+h+16*u, r.W, r.H-h-16*u)
	if p.tab == results {
		return append(out, p.drawResults(below)...)
	}
	return append(out, p.drawGames(below)...)
}

// drawGames draws as many games as fit.
func (p *Page) drawGames(r paint.Area) []fyne.CanvasObject {
	u := p.w.Unit
	gap := 8 * u
	p.rows = max(1, int((r.H+gap)/(rowHeight*u+gap)))
	games := p.listed()
	said := ""
	switch {
	case p.wrong != nil:
		said = words.Complaint(p.wrong)
	case len(games) == 0 && p.tab == demos:
		said = words.Word("No demo was saved yet.")
	case len(games) == 0 && len(p.under(demos)) > 0:
		said = words.Word("No game was saved yet. What was played at the simulated table is under “Demos”.")
	case len(games) == 0:
		said = words.Word("No game was saved yet. Each new game saves itself.")
	}
	if said != "" {
		lines, ts := paint.Fit(said, 20*u, 14*u, paint.Plain, r.W, 3)
		out, _ := paint.Paragraph(lines, ts, paint.Plain, look.Mist, r.X, r.Y+20*u)
		return out
	}
	shown := games[p.first:min(len(games), p.first+p.rows)]
	p.look(shown)
	var out []fyne.CanvasObject
	for i, g := range shown {
		out = append(out, p.drawGame(g, paint.NewArea(r.X, r.Y+float32(i)*(rowHeight*u+gap), r.W, rowHeight*u))...)
	}
	return out
}

// drawGame draws one game: a picture of its table, what it is, how it stands, and
// what can be done with it.
func (p *Page) drawGame(g library.Game, r paint.Area) []fyne.CanvasObject {
	u := p.w.Unit
	s, known := p.stands[stamp(g)]
	open := g.Path == p.shelf.Open()
	side := pictureWidth * min(u, paint.UnitFor(p.w.Win.Canvas().Size())) // larger words need its room
	out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Night, 0.78), look.Alpha(look.Moss, 0.5), 1, 12*u, r.X, r.Y, r.W, r.H)}
	if known && s.Box != nil {
		out = append(out, p.picture(g, s, r.X+8*u, r.Y+8*u, side, r.H-16*u)...)
	}
	left, right := r.X+side+26*u, r.X+r.W-12*u
	y := r.Y + r.H/2 - 21*u
	button := func(text string, tone paint.Tone, tapped func()) {
		k := paint.NewButton(u, text, "", tone, tapped)
		w := paint.Floor(k.Width())
		right -= w
		out = append(out, paint.At(k, right, y, w, 42*u))
		right -= 8 * u
	}
	if !open {
		button(words.Word("Delete"), paint.Quiet, func() { p.askDelete(g) })
		button(words.Word("Rename"), paint.Quiet, func() { p.askName(g) })
		if g.Wrong == nil && (!known || s.err == nil) {
			text := words.Word("Go on")
			if known && s.Over() {
				text = words.Word("Look at it")
			}
			button(text, paint.Ready, func() { p.goOn(g, known && s.Over()) })
		}
	}
	room := right - left - 8*u
	lines, ts := paint.Fit(p.title(g), 23*u, 15*u, paint.Display, room, 1)
	objs, h := paint.Paragraph(lines, ts, paint.Display, look.Moon, left, r.Y+8*u)
	out = append(out, objs...)
	line := func(text string, ink look.Colour, style fyne.TextStyle, top, below float32, rows int) float32 {
		lines, ts := paint.FitHeight(text, 16*u, 14*u, style, room, r.Y+r.H-6*u-below-top, rows)
		if paint.Cut(text, lines) {
			lines, ts = paint.FitHeight(text, 14*u, 11*u, style, room, r.Y+r.H-6*u-below-top, rows+1)
		}
		objs, h := paint.Paragraph(lines, ts, style, ink, left, top)
		out = append(out, objs...)
		return top + h
	}
	said, ink, style := p.sentence(s), look.Moon, paint.Plain
	switch {
	case g.Wrong != nil:
		said, ink = words.Complaint(g.Wrong), look.Lamp
	case !known:
		said, ink = words.Word("Looking at it …"), look.Mist
	case s.err != nil:
		said, ink = words.Complaint(s.err), look.Lamp
	case open && !s.Over():
		said, ink, style = words.Word("This game is going on now."), look.Glow, paint.Bold
	case s.Over():
		ink = look.Lamp
	}
	need := min(len(paint.Wrap(said, 14*u, style, room)), 2)
	below := float32(need) * paint.LineHeight(14*u, style) // what the facts leave to it
	facts := p.facts(g, s)
	if open && s.Over() { // which is why it has no buttons
		facts += "  ·  " + words.Word("open now")
	}
	top := line(facts, look.Mist, paint.Plain, r.Y+8*u+h, below, 4-need)
	line(said, ink, style, top, 0, 2)
	return out
}

// sentence says how a game stands, in a sentence.
func (p *Page) sentence(s standing) string {
	if r := s.View.Result; r != nil {
		return words.Tell(r.Text)
	}
	if s.Locked {
		return words.Word("It waits for somebody's PIN or phone.")
	}
	return words.Tell(s.View.Prompt)
}

// facts are who played, when, and how long.
func (p *Page) facts(g library.Game, s standing) string {
	var parts []string
	if names := g.Names(s.Seats); len(names) > 0 {
		parts = append(parts, strings.Join(names, ", "))
	} else if g.Setup.Players > 0 {
		parts = append(parts, words.Players(g.Setup.Players))
	}
	if g.Name() != "" && s.Title != "" {
		parts = append([]string{words.Word(s.Title)}, parts...)
	}
	if !g.Last.IsZero() {
		parts = append(parts, day(g.Last))
	}
	if t := g.Minutes(); t > 0 {
		parts = append(parts, words.Minutes(t))
	}
	if s.Moves > 0 {
		parts = append(parts, words.Moves(s.Moves))
	}
	return strings.Join(parts, "  ·  ")
}

// day is a date and a time of day, in figures that every language reads.
func day(t time.Time) string { return t.Local().Format("2006-01-02 15:04") }

// picture is the table as everyone may see it, small.
func (p *Page) picture(g library.Game, s standing, x, y, w, h float32) []fyne.CanvasObject {
	if s.Box == nil {
		return nil
	}
	ground := board.Laid(s.Box, g.Setup.Players, s.View)
	l := board.LensInto(ground.W, ground.H, fyne.NewSize(w, h))
	key := stamp(g)
	img := p.pictures[key]
	if img == nil {
		scale := float64(1)
		if c := p.w.Win.Canvas(); c != nil {
			scale = float64(c.Scale())
		}
		img = draw(ground, s, l.K*scale)
		p.pictures[key] = img
	}
	px, py, pw, ph := l.Rect(board.NewRect(0, 0, ground.W, ground.H))
	out := paint.Picture(img, x+px, y+py, pw, ph)
	out.CornerRadius = 6 * p.w.Unit
	return []fyne.CanvasObject{out}
}

// draw draws the mats, and on them each piece as a small shape.
func draw(ground *board.Board, s standing, pixels float64) *image.RGBA {
	img := board.Picture(ground, pixels)
	pl := &paint.Plot{Image: img, Scale: pixels}
	for _, piece := range board.Arrange(ground, s.Box.PiecesByID(), s.View.Pieces) {
		owner := look.Mist
		if i := int(piece.Owner); i > 0 && i < len(s.Seats) {
			owner = look.OwnerOf(s.Seats[i]).Colour
		} else if piece.Printed.Owner != "" {
			owner = look.OwnerOf(piece.Printed.Owner).Colour
		}
		r := piece.Rect.Shrink(board.Inset)
		switch {
		case piece.Printed.Kind == cards.Plate: // it is one of the mats
		case piece.Down:
			pl.Box(r.X, r.Y, r.W, r.H, 4, paint.Style{Fill: look.Mix(look.Night, owner, 0.45), Line: owner, Width: 1.5})
		case piece.Printed.Kind == cards.Card:
			pl.Box(r.X, r.Y, r.W, r.H, 4, paint.Style{Fill: look.Mix(look.Paper, look.Mist, 0.25), Line: look.Ink, Width: 1})
		case piece.Printed.Kind == cards.Shield:
			pl.Box(r.X, r.Y, r.W, r.H, 4, paint.Style{Fill: look.Mix(look.Dusk, look.Ember, 0.25), Line: look.Moss, Width: 1.5})
		default:
			pl.Ring(r.X+r.W/2, r.Y+r.H/2, min(r.W, r.H)/2, paint.Style{Fill: owner, Line: look.Ink, Width: 1})
		}
	}
	return img
}

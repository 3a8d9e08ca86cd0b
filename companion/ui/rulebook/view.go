package rulebook

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// draw draws the seats, the search line and the list.
func (p *Page) draw(r paint.Area) []fyne.CanvasObject {
	u := p.w.Unit
	var out []fyne.CanvasObject
	x, h := r.X, paint.Floor(44*u)
	searchW := min(r.W*0.3, 300*u)
	room := r.W - searchW - 12*u
	n := len(p.w.Screen.Seats) - 1
	for i := 1; i <= n; i++ {
		tone := paint.Quiet
		if i == p.seat {
			tone = paint.Ready
		}
		k := paint.NewButton(u, p.w.SeatName(i), "", tone, func() {
			p.turnTo(i)
			p.Redraw()
		})
		k.Ticked = i == p.seat
		w := min(paint.Floor(k.Width()), (room-8*u*float32(n-1))/float32(n))
		out = append(out, paint.At(k, x, r.Y, w, h))
		x += w + 8*u
	}
	p.override.Theme = p.w.Theme()
	out = append(out, paint.At(p.override, r.X+r.W-searchW, r.Y+(h-p.search.MinSize().Height)/2, searchW, p.search.MinSize().Height))
	top := r.Y + h + 14*u
	return append(out, paint.At(p.scroll, r.X, top, r.W, r.Y+r.H-top))
}

// listing draws the list from the top down.
type listing struct {
	p     *Page
	u     float32
	width float32
	y     float32
	out   []fyne.CanvasObject
}

func (p *Page) drawList(size fyne.Size) []fyne.CanvasObject {
	if !p.known {
		return nil
	}
	l := &listing{p: p, u: p.w.Unit, width: size.Width - 12*p.w.Unit}
	l.rulings()
	l.others()
	if p.piece == "" {
		l.house()
	}
	if l.y == 0 {
		l.text(words.Word("No rule says that."), 18*l.u, paint.Plain, look.Mist, 0)
	}
	if least := fyne.NewSize(10, l.y); p.list.Least != least {
		p.list.Least = least
		p.w.Later(p.scroll.Refresh)
	}
	return l.out
}

func (l *listing) text(text string, size float32, style fyne.TextStyle, ink look.Colour, left float32) {
	objs, h := paint.Paragraph(paint.Wrap(text, size, style, l.width-left), size, style, ink, left, l.y)
	l.out = append(l.out, objs...)
	l.y += h
}

func (l *listing) heading(text string) {
	l.y += 8 * l.u
	l.text(text, 24*l.u, paint.Display, look.Lamp, 0)
	l.y += 6 * l.u
}

// rulings are the rules by which the seat moves: what may be done first. A reason that
// bars several is told once.
func (l *listing) rulings() {
	var may, not []companion.Ruling
	for _, r := range l.p.rulings {
		switch {
		case !l.p.wanted(r.Rule):
		case len(r.May) > 0:
			may = append(may, r)
		default:
			not = append(not, r)
		}
	}
	if len(may) > 0 {
		l.heading(words.Word("Now"))
	}
	for _, r := range may {
		l.rule(r.Rule, func() {
			for _, t := range together(r.May) {
				l.status(cards.SignTick, look.Glow, t)
			}
		})
	}
	if len(not) == 0 {
		return
	}
	l.heading(words.Word("Not now, and why"))
	same := len(not) > 1 && !slices.ContainsFunc(not, func(r companion.Ruling) bool { return !reflect.DeepEqual(r.Why, not[0].Why) })
	if same {
		l.status(cards.SignAsk, look.Lamp, words.Tell(not[0].Why))
		l.y += 8 * l.u
	}
	for _, r := range not {
		l.rule(r.Rule, func() {
			if !same {
				l.status(cards.SignAsk, look.Lamp, words.Tell(r.Why))
			}
		})
	}
}

// together are what may be done, with those of one letter or digit on one line.
func together(may []game.Text) (out []string) {
	short := false
	for _, t := range may {
		text := words.Tell(t)
		was := short
		if short = len([]rune(text)) == 1; short && was {
			out[len(out)-1] += ", " + text
		} else {
			out = append(out, text)
		}
	}
	return out
}

// status is a line with a sign before it.
func (l *listing) status(s cards.Sign, ink look.Colour, text string) {
	l.out = append(l.out, paint.Sign(s, ink, 0, l.y+2*l.u, 18*l.u))
	l.text(text, 17*l.u, paint.Bold, ink, 26*l.u)
	l.y += 2 * l.u
}

// rule draws a rule with its example; said is drawn below its name.
func (l *listing) rule(part cards.Part, said func()) {
	u := l.u
	if part.Sign != "" {
		l.out = append(l.out, paint.Sign(part.Sign, look.Glow, 0, l.y+3*u, 20*u))
	}
	l.text(words.Word(part.Word), 19*u, paint.Bold, look.Moon, 28*u)
	l.y += 2 * u
	if said != nil {
		said()
	}
	for i, s := range part.Lines {
		mark := "–"
		if part.Steps {
			mark = strconv.Itoa(i+1) + "."
		}
		l.out = append(l.out, paint.Label(mark, 16*u, paint.Plain, look.Mist, 2*u, l.y))
		l.text(words.Word(s), 16*u, paint.Plain, look.Moon, 28*u)
		l.y += 2 * u
	}
	l.rows(part.Rows)
	if part.Example != "" {
		l.text(words.Word(part.Example), 16*u, paint.Plain, look.Mix(look.Moon, look.Lamp, 0.45), 28*u)
	}
	l.y += 16 * u
}

// rows draws a small table.
func (l *listing) rows(rows [][]string) {
	if len(rows) == 0 {
		return
	}
	u := l.u
	columns := float32(len(rows[0]))
	w := min((l.width-28*u)/columns, 320*u)
	for i, row := range rows {
		style, ink := paint.Plain, look.Moon
		if i == 0 {
			style, ink = paint.Bold, look.Mist
		}
		least := float32(0)
		for k, s := range row {
			objs, h := paint.Paragraph(paint.Wrap(words.Word(s), 15.5*u, style, w-8*u), 15.5*u, style, ink, 28*u+float32(k)*w, l.y)
			l.out = append(l.out, objs...)
			least = max(least, h)
		}
		l.y += least + 2*u
	}
	l.y += 4 * u
}

// others are the rules that no move is made by, and those of one edition or variant.
func (l *listing) others() {
	if l.p.seat >= len(l.p.w.Screen.Seats) {
		return
	}
	title := words.Word("All else")
	head := func() {
		if title != "" {
			l.heading(title)
			title = ""
		}
	}
	for _, part := range l.p.w.Box.ReferenceOf(l.p.w.Screen.Seats[l.p.seat]).Parts {
		if len(part.Verbs) == 0 && l.p.wanted(part) {
			head()
			l.rule(part, nil)
		}
	}
	for _, g := range l.p.w.Box.Guides {
		if g.Form == cards.Reference || g.Owner != "" || g.Deck != "" || !l.p.inForce(g.Title) {
			continue
		}
		title = words.Word(g.Title)
		for _, part := range g.Parts {
			if l.p.wanted(part) {
				head()
				l.rule(part, nil)
			}
		}
	}
}

// inForce reports whether rules of a title are played by: those of another edition are
// not.
func (p *Page) inForce(title string) bool {
	c, ok := p.w.Game.(game.Chooser)
	if !ok {
		return true
	}
	for _, o := range c.Choices(p.w.Setup) {
		if slices.ContainsFunc(o.Values, func(v game.Value) bool { return v.Title.String() == title }) {
			return o.In(p.w.Setup).Title.String() == title
		}
	}
	return true
}

// house lists the house rules in force.
func (l *listing) house() {
	c, ok := l.p.w.Game.(game.Chooser)
	if !ok {
		return
	}
	typed := strings.Fields(strings.ToLower(l.p.search.Text))
	heading, first := words.Word("House rules in force"), true
	for _, o := range c.Choices(l.p.w.Setup) {
		now := o.In(l.p.w.Setup)
		title, value, why := words.Tell(o.Title), words.Tell(now.Title), words.Tell(o.Why)
		all := strings.ToLower(heading + " " + title + " " + value + " " + why)
		if slices.ContainsFunc(typed, func(t string) bool { return !strings.Contains(all, t) }) {
			continue
		}
		if first {
			l.heading(heading)
			first = false
		}
		grade := words.Tell(o.Grade)
		if now.Word != o.Default {
			grade = words.Word("ours")
		}
		if group := words.Tell(o.Group); group != "" {
			title = group + " · " + title
		}
		if grade != "" {
			value += " (" + grade + ")"
		}
		l.text(title+": "+value, 16*l.u, paint.Bold, look.Moon, 0)
		if why != "" {
			l.text(why, 15*l.u, paint.Plain, look.Mist, 0)
		}
		l.y += 6 * l.u
	}
}

package table

import (
	"image/color"
	"reflect"
	"time"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// reveal lays an unveiling over the table: one column after another, then the
// verdict.
type reveal struct {
	w      *Table
	pane   *paint.Pane
	unveil *game.Unveiling // nil while nothing is played
	step   int             // columns that are open
	before int             // so many moves were made before
	timer  *time.Timer
}

func newReveal(w *Table) *reveal {
	t := &reveal{w: w}
	t.pane = paint.NewPane(t.draw)
	t.pane.Dark = true
	t.pane.Hide()
	return t
}

func (t *reveal) plays() bool { return t.unveil != nil }

// review begins when something new is unveiled, and ends when it is undone. A
// game that is resumed after its unveiling does not play it again.
func (t *reveal) review(old, s *companion.Screen) {
	now := s.View.Unveil
	switch {
	case now == nil:
		t.stop()
	case old.Seq > 0 && !reflect.DeepEqual(old.View.Unveil, now):
		t.stop()
		t.unveil, t.step, t.before = now, 0, max(0, min(len(old.Log), len(s.Log)-1))
		t.w.Say(words.Tell(now.Title))
		t.next(companion.UnveilStep)
	}
}

// next opens the next column after a while, and ends after the verdict.
func (t *reveal) next(wait time.Duration) {
	u := t.unveil
	t.timer = time.AfterFunc(wait, func() { t.w.Later(func() { t.advance(u) }) })
}

// advance goes on with what is still played.
func (t *reveal) advance(u *game.Unveiling) {
	if t.unveil != u {
		return
	}
	t.step++
	t.w.Say(t.told())
	switch {
	case t.step < len(u.Steps):
		t.next(companion.UnveilStep)
	case t.step == len(u.Steps):
		t.next(companion.UnveilVerdict)
	default:
		t.end()
		return
	}
	t.pane.Refresh()
}

// told says what was opened last.
func (t *reveal) told() string {
	if t.step > len(t.unveil.Steps) {
		return ""
	}
	s := t.unveil.Steps[t.step-1]
	name := s.Card
	if p, ok := t.w.board.Pieces[s.Card]; ok {
		name = p.Called(words.Word)
	}
	out := append([]string{name}, verdicts(s)...)
	if t.step == len(t.unveil.Steps) {
		out = append(out, words.Tell(t.unveil.Verdict))
	}
	return aloud.Join(out...)
}

// stop forgets what is played.
func (t *reveal) stop() {
	if t.timer != nil {
		t.timer.Stop()
	}
	t.unveil = nil
}

// end shows the table again.
func (t *reveal) end() {
	t.stop()
	t.w.header.Refresh()
	if t.w.coach != nil {
		t.w.coach.Refresh()
	}
	t.w.moves.show()
	t.w.arrange()
	if revealed := t.w.doors().Revealed; revealed != nil {
		revealed()
	}
}

func (t *reveal) draw(size fyne.Size) []fyne.CanvasObject {
	v := t.unveil
	if v == nil {
		return nil
	}
	u, n := t.w.Unit, float32(len(v.Steps))
	out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Ink, 0.93), look.Alpha(look.Glow, 0.35), 1.2*u, 14*u, 0, 0, size.Width, size.Height)}
	colW := min((size.Width-40*u)/n, 230*u)
	said, sz := t.said(colW - 20*u) // written as small as the longest of them needs
	line := paint.LineHeight(sz, paint.Bold)
	rows := 0
	for _, lines := range said {
		rows = max(rows, len(lines))
	}
	below := 8*u + float32(2*rows)*line // what is said and true
	top, foot, markH := 30*u, 84*u, 36*u
	cardH := min(size.Height-top-foot-below-markH, colW*1.2)
	beside := cardH < 110*u // the mark stands beside a small card
	if beside {
		top, foot, markH = 14*u, 70*u, 6*u
		cardH = min(size.Height-top-foot-below-markH, 110*u)
	}
	cardW := cardH * 63 / 88
	left := (size.Width - colW*n) / 2
	for i, s := range v.Steps {
		mid := left + colW*(float32(i)+0.5)
		open := i < t.step
		edge, fill := look.Alpha(look.Mist, 0.3), look.Alpha(look.Dusk, 0.35)
		if open && s.Right {
			edge, fill = look.Glow, look.Mix(look.Ink, look.Field, 0.5)
		} else if open {
			edge, fill = look.Lamp, look.Mix(look.Ink, look.Ember, 0.25)
		}
		out = append(out, paint.RoundRect(fill, edge, 2*u, 12*u, mid-colW/2+6*u, top, colW-12*u, cardH+below+markH))
		if p, ok := t.w.board.Pieces[s.Card]; ok {
			img := t.w.board.Face("face", p, cardW, cardH)
			out = append(out, paint.Picture(img, mid-cardW/2, top+10*u, cardW, cardH-10*u))
			called := p.Called(words.Word)
			name, ns := paint.Fit(called, 19*u, 13*u, paint.Bold, colW-20*u, 1)
			if paint.Cut(called, name) {
				name, ns = paint.Fit(called, 13*u, 11*u, paint.Bold, colW-20*u, 2)
			}
			h := paint.LineHeight(ns, paint.Bold)
			y := min(top+10*u+(cardH-10*u)*0.72, top+cardH-float32(len(name))*h)
			for j, l := range name {
				out = append(out, paint.Centred(l, ns, paint.Bold, look.Moon, mid, y+float32(j)*h))
			}
		}
		y := top + cardH + 6*u
		for j, ink := range []color.Color{look.Moon, edge} {
			lines := said[2*i+j]
			if j == 1 && !open {
				lines = []string{words.Say("True: %s", "?")}
			}
			for k, l := range lines {
				out = append(out, paint.Centred(l, sz, paint.Bold, ink, mid, y+float32(rows*j+k)*line))
			}
		}
		if open {
			mark := "✓"
			if !s.Right {
				mark = "✗"
			}
			x, at := mid, y+float32(2*rows)*line
			if beside {
				x, at = mid+(cardW+colW)/4, top+10*u
			}
			out = append(out, paint.Centred(mark, 26*u, fyne.TextStyle{Symbol: true}, edge, x, at))
		}
	}
	if t.step >= len(v.Steps) {
		ink := look.Lamp
		if v.Good {
			ink = look.Glow
		}
		lines, ts := paint.Fit(words.Tell(v.Verdict), 34*u, 18*u, paint.Display, size.Width-60*u, 1)
		out = append(out, paint.Centred(lines[0], ts, paint.Display, ink, size.Width/2, size.Height-(foot+paint.LineHeight(ts, paint.Display))/2))
	}
	return out
}

// verdicts are what was said of a card and what is true.
func verdicts(s game.UnveilStep) []string {
	return []string{words.Say("Said: %s", words.Tell(s.Said)), words.Say("True: %s", words.Tell(s.True))}
}

// said is what was said of each card and what is true, in lines of one size.
func (t *reveal) said(width float32) (lines [][]string, size float32) {
	u := t.w.Unit
	var texts []string
	size = 15 * u
	for _, s := range t.unveil.Steps {
		for _, text := range verdicts(s) {
			_, least := paint.Fit(text, 15*u, 11*u, paint.Bold, width, 2)
			texts, size = append(texts, text), min(size, least)
		}
	}
	for _, text := range texts {
		ls, _ := paint.Fit(text, size, size, paint.Bold, width, 2)
		lines = append(lines, ls)
	}
	return lines, size
}

package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// drawGuide is the calm panel that leads a learner: what happens and why, what
// she is to decide, and how to go on.
func (w *Window) drawGuide(size fyne.Size) []fyne.CanvasObject {
	g := w.guide()
	if g == nil || w.schooling == nil {
		return nil
	}
	u, pad := w.unit, 16*w.unit
	out := []fyne.CanvasObject{slab(look.Alpha(look.Mix(look.Ink, look.Ember, 0.2), 0.96), look.Lamp, 1.6*u, 14*u, 0, 0, size.Width, size.Height)}
	room := size.Width - 2*pad
	out = append(out, emblem(w.schooling.lesson.Lesson.Role, pad, 10*u, 34*u)...)
	leave := newKey(w, word("Leave"), "", quiet, w.leaveLesson)
	leaveW := leave.width()
	out = append(out, at(leave, size.Width-pad-leaveW, 10*u, leaveW, 34*u))
	lines, ts := fit(tell(g.Title), 19*u, 12*u, display, room-leaveW-54*u, 1)
	objs, h := paragraph(lines, ts, display, look.Lamp, pad+44*u, 0)
	for _, o := range objs {
		o.Move(fyne.NewPos(pad+44*u, 10*u+(34*u-h)/2))
	}
	out = append(out, objs...)

	if w.theatre.plays() { // the outcome is told when its time comes
		ts := 17 * u
		return append(out, label(word("Watch the table …"), ts, bold, look.Mist, pad, 58*u))
	}
	foot := size.Height - 56*u
	out = append(out, w.guideFoot(g, size, foot)...)
	bottom := foot - 8*u
	objs, h = w.guideChoices(g, pad, bottom, room)
	out, bottom = append(out, objs...), bottom-h

	y := 56 * u
	text, ask := guideWords(g)
	ink := look.Moon
	if g.Aside.Format != "" {
		ink = look.Mix(look.Moon, look.Lamp, 0.35)
	}
	var asked []string
	askSize := float32(0)
	if ask != "" {
		if text == "" {
			asked, askSize = fitHeight(ask, 20*u, 13*u, bold, room, bottom-y-4*u, 5)
		} else {
			asked, askSize = fit(ask, 20*u, 13*u, bold, room, 3)
		}
	}
	askH := lineHeight(20*u, bold) * float32(len(asked))
	if text != "" {
		free := bottom - y - askH - 12*u
		rows := max(int(free/lineHeight(15*u, plain)), 2)
		ls, ts := fitHeight(text, 23*u, 13*u, plain, room, free, rows)
		objs, h := paragraph(ls, ts, plain, ink, pad, y)
		out = append(out, objs...)
		y += h + 12*u
	}
	if ask == "" && !g.Next && !g.Over && !g.Skip { // what happens meanwhile
		if rows := int((bottom - y) / lineHeight(17*u, plain)); rows > 0 {
			ls, ts := fit(w.lately(), 17*u, 12*u, plain, room, min(rows, 4))
			objs, _ = paragraph(ls, ts, plain, look.Mist, pad, y)
			out = append(out, objs...)
		}
		return out
	}
	objs, _ = paragraph(asked, askSize, bold, look.Lamp, pad, y)
	return append(out, objs...)
}

// guideWords are what the guide says, and what it asks.
func guideWords(g *companion.Guide) (text, ask string) {
	if g.Aside.Format != "" {
		return tell(g.Aside), "" // she knows what she is asked
	}
	return tell(g.Say), tell(g.Ask)
}

// guideHeight is the least height in which the guide's words can be read well.
func (w *Window) guideHeight(width float32) float32 {
	g, u, room := w.guide(), w.unit, width-32*w.unit
	if g == nil || w.schooling == nil {
		return 0
	}
	_, h := w.guideChoices(g, 0, 0, room)
	h += 124 * u // its title above, its keys below
	text, ask := guideWords(g)
	if text != "" {
		h += float32(len(wrap(text, 16*u, plain, room)))*lineHeight(16*u, plain) + 12*u
	}
	if ask != "" {
		h += float32(len(wrap(ask, 20*u, bold, room))) * lineHeight(20*u, bold)
	}
	return max(h, 300*u)
}

// guideChoices is what the learner decides by, from the given bottom upwards.
func (w *Window) guideChoices(g *companion.Guide, x, bottom, room float32) ([]fyne.CanvasObject, float32) {
	switch {
	case g.Form != nil:
		return w.guideForm(g.Form, x, bottom, room)
	case len(g.Action) > 0:
		return w.guideActions(g.Action, x, bottom, room)
	}
	return nil, 0
}

// lately is what the newest move led to.
func (w *Window) lately() string {
	n := len(w.screen.Log)
	if n == 0 {
		return ""
	}
	var out []string
	for _, t := range w.screen.Log[n-1].Story {
		out = append(out, tell(t))
	}
	return strings.Join(out, " ")
}

// fitHeight wraps a text as fit does, and makes it smaller until it is no
// higher than it may be.
func fitHeight(text string, size, least float32, style fyne.TextStyle, width, height float32, rows int) ([]string, float32) {
	for ; size > least; size *= 0.96 {
		if n := len(wrap(text, size, style, width)); float32(n)*lineHeight(size, style) <= height {
			break
		}
	}
	return fit(text, size, least, style, width, rows)
}

// guideFoot is how to go on: back, on, left to the table, or away.
func (w *Window) guideFoot(g *companion.Guide, size fyne.Size, y float32) []fyne.CanvasObject {
	u, pad, h := w.unit, 16*w.unit, 42*w.unit
	var out []fyne.CanvasObject
	x := pad
	left := func(text string, do func(), on bool) {
		k := newKey(w, text, "", quiet, do)
		k.disabled = !on
		out = append(out, at(k, x, y, k.width(), h))
		x += k.width() + 8*u
	}
	right := func(text string, t tone, do func()) {
		k := newKey(w, text, "", t, do)
		kw := min(k.width(), size.Width-pad-x)
		out = append(out, at(k, size.Width-pad-kw, y, kw, h))
	}
	switch {
	case g.Over:
		left(word("Back"), func() { w.turnPage(-1) }, g.Back)
		right(word("Play a real game"), warm, w.afterLesson)
	default:
		left(word("Back"), func() { w.turnPage(-1) }, g.Back)
		switch {
		case g.Next:
			right(word("Go on"), warm, func() { w.turnPage(1) })
		case g.Skip:
			right(word("Do it for me"), quiet, func() { w.send(companion.Skip{}) })
		default:
			note := word("Watch the table …")
			ts := 17 * u
			tw := fyne.MeasureText(note, ts, bold).Width
			out = append(out, label(note, ts, bold, look.Mist, size.Width-pad-tw, y+(h-lineHeight(ts, bold))/2))
		}
	}
	return out
}

// guideActions are the learner's choices, side by side when there is room,
// from the given bottom upwards.
func (w *Window) guideActions(actions []game.Action, x, bottom, room float32) ([]fyne.CanvasObject, float32) {
	u, gap, h := w.unit, 8*w.unit, 42*w.unit
	keys := make([]*key, len(actions))
	wide := float32(0)
	for i, a := range actions {
		keys[i] = newKey(w, tell(a.Label), strings.ToUpper(a.Key), ready, func() { w.decide(a) })
		_, ok := w.meant(a)
		keys[i].disabled = !ok
		wide = max(wide, keys[i].width())
	}
	columns := 1
	if len(keys) > 1 && wide <= (room-gap)/2 || len(keys) > 4 {
		columns = 2 // many are rather smaller
	}
	rows := (len(keys) + columns - 1) / columns
	total := float32(rows)*(h+gap) + 4*u
	var out []fyne.CanvasObject
	kw := (room - gap*float32(columns-1)) / float32(columns)
	for i, k := range keys {
		out = append(out, at(k, x+float32(i%columns)*(kw+gap), bottom-total+float32(i/columns)*(h+gap)+4*u, kw, h))
	}
	return out, total
}

// guideForm is a choice made part by part, a row each, from the given bottom
// upwards.
func (w *Window) guideForm(f *game.Form, x, bottom, room float32) ([]fyne.CanvasObject, float32) {
	u, gap, h := w.unit, 6*w.unit, 36*w.unit
	total := float32(len(f.Parts))*(h+gap) + 44*u + 10*u
	y := bottom - total + 4*u
	var out []fyne.CanvasObject
	nameW := float32(0)
	for _, p := range f.Parts {
		nameW = max(nameW, fyne.MeasureText(tell(p.Name), 17*u, bold).Width+16*u)
	}
	nameW = min(nameW, room*0.4)
	for i, p := range f.Parts {
		lines, ts := fit(tell(p.Name), 17*u, 11*u, bold, nameW-8*u, 1)
		out = append(out, label(lines[0], ts, bold, look.Moon, x, y+(h-lineHeight(ts, bold))/2))
		kw := (room - nameW - gap*float32(len(p.Values)-1)) / float32(len(p.Values))
		for j, v := range p.Values {
			t := quiet
			if i < len(w.schooling.words) && w.schooling.words[i] == v.Word {
				t = warm
			}
			k := newKey(w, tell(v.Title), "", t, func() {
				w.schooling.words[i] = v.Word
				w.refreshGuide()
			})
			out = append(out, at(k, x+nameW+float32(j)*(kw+gap), y, kw, h))
		}
		y += h + gap
	}
	m, err := f.Move(w.guide().Seat, w.schooling.words)
	send := newKey(w, tell(f.Send), "", ready, func() { w.send(companion.Do{Move: m}) })
	if err == nil {
		send.tone = warm
	}
	send.disabled = err != nil
	out = append(out, at(send, x, y+2*u, room, 44*u))
	return out, total
}

// afterLesson goes from a lesson to a game of people's own.
func (w *Window) afterLesson() {
	learned := w.schooling.lesson.Game
	w.leaveLesson()
	w.AskSetup()
	if f := w.flow; f != nil && f.page == askGame {
		f.pick(learned)
	}
}

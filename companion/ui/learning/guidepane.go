package learning

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// drawWords is the calm panel that leads a learner: what happens and why, what
// she is to decide, and how to go on.
func (w *Coach) drawWords(size fyne.Size) []fyne.CanvasObject {
	g := w.Guide()
	if g == nil {
		return nil
	}
	u, pad := w.Unit, 16*w.Unit
	out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Mix(look.Ink, look.Ember, 0.2), 0.96), look.Lamp, 1.6*u, 14*u, 0, 0, size.Width, size.Height)}
	room := size.Width - 2*pad
	out = append(out, paint.Emblem(look.OwnerOf(w.lesson.Lesson.Role), pad, 10*u, 34*u)...)
	leave := paint.NewButton(w.Unit, words.Word("Leave"), "", paint.Quiet, w.doors.Leave)
	leaveW := leave.Width()
	out = append(out, paint.At(leave, size.Width-pad-leaveW, 10*u, leaveW, 34*u))
	lines, ts := paint.Fit(words.Tell(g.Title), 19*u, 12*u, paint.Display, room-leaveW-54*u, 1)
	if paint.Cut(words.Tell(g.Title), lines) {
		lines, ts = paint.FitHeight(words.Tell(g.Title), 16*u, 12*u, paint.Display, room-leaveW-54*u, 38*u, 2)
	}
	objs, h := paint.Paragraph(lines, ts, paint.Display, look.Lamp, pad+44*u, 0)
	for _, o := range objs {
		o.Move(o.Position().AddXY(0, 10*u+(34*u-h)/2))
	}
	out = append(out, objs...)

	out = append(out, w.progress(g, pad, 50*u, room)...)
	if w.board.Revealing() { // the outcome is told when its time comes
		ts := 17 * u
		return append(out, paint.Label(words.Word("Watch the table …"), ts, paint.Bold, look.Mist, pad, 74*u))
	}
	foot := size.Height - 56*u
	out = append(out, w.guideFoot(g, size, foot)...)
	bottom := foot - 8*u
	objs, h = w.guideChoices(g, pad, bottom, room)
	out, bottom = append(out, objs...), bottom-h

	y := 72 * u
	text, ask := w.guideWords(g)
	ink := look.Moon
	if g.Aside.Format != "" || w.dragged {
		ink = look.Mix(look.Moon, look.Lamp, 0.35)
	}
	var asked []string
	askSize := float32(0)
	if ask != "" {
		if text == "" {
			asked, askSize = paint.FitHeight(ask, 20*u, 13*u, paint.Bold, room, bottom-y-4*u, 5)
		} else {
			asked, askSize = paint.Fit(ask, 20*u, 13*u, paint.Bold, room, 3)
		}
	}
	askH := paint.LineHeight(20*u, paint.Bold) * float32(len(asked))
	if text != "" {
		free := bottom - y - askH - 12*u
		rows := max(int(free/paint.LineHeight(15*u, paint.Plain)), 2)
		ls, ts := paint.FitHeight(text, 23*u, 13*u, paint.Plain, room, free, rows)
		objs, h := paint.Paragraph(ls, ts, paint.Plain, ink, pad, y)
		out = append(out, objs...)
		y += h + 12*u
	}
	if ask == "" && !g.Next && !g.Over && !g.Skip { // what happens meanwhile
		if rows := int((bottom - y) / paint.LineHeight(17*u, paint.Plain)); rows > 0 {
			ls, ts := paint.Fit(w.lately(), 17*u, 12*u, paint.Plain, room, min(rows, 4))
			objs, _ = paint.Paragraph(ls, ts, paint.Plain, look.Mist, pad, y)
			out = append(out, objs...)
		}
		return out
	}
	w.read = len(w.Screen.Log)
	objs, _ = paint.Paragraph(asked, askSize, paint.Bold, look.Lamp, pad, y)
	return append(out, objs...)
}

// guideWords are what the guide says, and what it asks.
func (w *Coach) guideWords(g *companion.Guide) (text, ask string) {
	if w.dragged {
		return w.awaited(g), words.Tell(g.Ask)
	}
	if g.Aside.Format != "" {
		return words.Tell(g.Aside), "" // she knows what she is asked
	}
	return words.Tell(g.Say), words.Tell(g.Ask)
}

// Height is the least height in which the guide's words can be read well.
func (w *Coach) Height(width float32) float32 {
	g, u, room := w.Guide(), w.Unit, width-32*w.Unit
	if g == nil {
		return 0
	}
	_, h := w.guideChoices(g, 0, 0, room)
	h += 140 * u // its title above, its keys below
	text, ask := w.guideWords(g)
	if text != "" {
		h += float32(len(paint.Wrap(text, 16*u, paint.Plain, room)))*paint.LineHeight(16*u, paint.Plain) + 12*u
	}
	if ask != "" {
		h += float32(len(paint.Wrap(ask, 20*u, paint.Bold, room))) * paint.LineHeight(20*u, paint.Bold)
	}
	return max(h, 300*u)
}

// guideChoices is what the learner decides by, from the given bottom upwards.
func (w *Coach) guideChoices(g *companion.Guide, x, bottom, room float32) ([]fyne.CanvasObject, float32) {
	switch {
	case g.Form != nil:
		return w.guideForm(g.Form, x, bottom, room)
	case len(g.Action) > 0:
		return w.guideActions(g.Action, x, bottom, room)
	}
	return nil, 0
}

// lately is what the newest move led to, unless it was made before the page was turned.
func (w *Coach) lately() string {
	n := len(w.Screen.Log)
	if n <= w.read {
		return ""
	}
	var out []string
	for _, t := range w.Screen.Log[n-1].Story {
		out = append(out, words.Tell(t))
	}
	return strings.Join(out, " ")
}

// guideFoot is how to go on: back, on, left to the table, or away.
func (w *Coach) guideFoot(g *companion.Guide, size fyne.Size, y float32) []fyne.CanvasObject {
	u, pad, h := w.Unit, 16*w.Unit, 42*w.Unit
	var out []fyne.CanvasObject
	x := pad
	left := func(text string, do func(), on bool) {
		k := paint.NewButton(w.Unit, text, "", paint.Quiet, do)
		k.Disabled = !on
		kw := min(k.Width(), size.Width-pad-x)
		out = append(out, paint.At(k, x, y, kw, h))
		x += kw + 8*u
	}
	right := func(text string, t paint.Tone, do func()) {
		k := paint.NewButton(w.Unit, text, "", t, do)
		kw := min(k.Width(), size.Width-pad-x)
		out = append(out, paint.At(k, size.Width-pad-kw, y, kw, h))
	}
	left(words.Word("Back"), func() { w.turn(-1) }, g.Back)
	switch {
	case g.Over:
		right(words.Word("Play a real game"), paint.Warm, w.doors.Play)
	case g.Next:
		right(words.Word("Go on"), paint.Warm, func() { w.turn(1) })
	case g.Skip: // never where “Go on” was: whoever clicks on has to decide
		left(words.Word("Do it for me"), func() { w.Send(companion.Skip{}) }, true)
	default:
		note := words.Word("Watch the table …")
		ts := 17 * u
		tw := fyne.MeasureText(note, ts, paint.Bold).Width
		out = append(out, paint.Label(note, ts, paint.Bold, look.Mist, size.Width-pad-tw, y+(h-paint.LineHeight(ts, paint.Bold))/2))
	}
	return out
}

// progress shows how far the lesson is.
func (w *Coach) progress(g *companion.Guide, x, y, room float32) []fyne.CanvasObject {
	if g.Steps == 0 {
		return nil
	}
	u := w.Unit
	text := words.Say("%d of %d", g.Done, g.Steps)
	tw := fyne.MeasureText(text, 14*u, paint.Bold).Width
	bar := room - tw - 12*u
	return []fyne.CanvasObject{
		paint.RoundRect(look.Dusk, look.Dusk, 0, 3*u, x, y+6*u, bar, 6*u),
		paint.RoundRect(look.Lamp, look.Lamp, 0, 3*u, x, y+6*u, max(6*u, bar*float32(g.Done)/float32(g.Steps)), 6*u),
		paint.Label(text, 14*u, paint.Bold, look.Mist, x+room-tw, y),
	}
}

// guideActions are the learner's choices, side by side when there is room,
// from the given bottom upwards.
func (w *Coach) guideActions(actions []game.Action, x, bottom, room float32) ([]fyne.CanvasObject, float32) {
	u, gap, h := w.Unit, 8*w.Unit, 42*w.Unit
	keys := make([]*paint.Button, len(actions))
	wide := float32(0)
	for i, a := range actions {
		keys[i] = paint.NewButton(w.Unit, words.Tell(a.Label), strings.ToUpper(a.Key), paint.Ready, func() { w.Decide(a) })
		_, ok := w.meant(a)
		keys[i].Disabled = !ok
		wide = max(wide, keys[i].Width())
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
		out = append(out, paint.At(k, x+float32(i%columns)*(kw+gap), bottom-total+float32(i/columns)*(h+gap)+4*u, kw, h))
	}
	return out, total
}

// guideForm is a choice made part by part, a row each, from the given bottom
// upwards.
func (w *Coach) guideForm(f *game.Form, x, bottom, room float32) ([]fyne.CanvasObject, float32) {
	u, gap, h := w.Unit, 6*w.Unit, 36*w.Unit
	total := float32(len(f.Parts))*(h+gap) + 44*u + 10*u
	y := bottom - total + 4*u
	var out []fyne.CanvasObject
	nameW := float32(0)
	for _, p := range f.Parts {
		nameW = max(nameW, fyne.MeasureText(words.Tell(p.Name), 17*u, paint.Bold).Width+16*u)
	}
	nameW = min(nameW, room*0.4)
	for i, p := range f.Parts {
		lines, ts := paint.Fit(words.Tell(p.Name), 17*u, 11*u, paint.Bold, nameW-8*u, 1)
		out = append(out, paint.Label(lines[0], ts, paint.Bold, look.Moon, x, y+(h-paint.LineHeight(ts, paint.Bold))/2))
		apart := min(gap, 20*u/float32(len(p.Values))) // many stand closer
		kw := (room - nameW - apart*float32(len(p.Values)-1)) / float32(len(p.Values))
		for j, v := range p.Values {
			t := paint.Quiet
			if i < len(w.chosen) && w.chosen[i] == v.Word {
				t = paint.Warm
			}
			k := paint.NewButton(w.Unit, words.Tell(v.Title), "", t, func() {
				w.chosen[i] = v.Word
				w.Refresh()
			})
			out = append(out, paint.At(k, x+nameW+float32(j)*(kw+apart), y, kw, h))
		}
		y += h + gap
	}
	m, err := f.Move(w.Guide().Seat, w.chosen)
	send := paint.NewButton(w.Unit, words.Tell(f.Send), "", paint.Ready, func() { w.Send(companion.Do{Move: m}) })
	if err == nil {
		send.Tone = paint.Warm
	}
	send.Disabled = err != nil
	out = append(out, paint.At(send, x, y+2*u, room, 44*u))
	return out, total
}

package setup

import (
	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// wizardLayout gives every page the whole window.
type wizardLayout struct{ f *Wizard }

func (wizardLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(paint.LeastWidth, paint.LeastHeight)
}

func (l wizardLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.f.w.Measure(size)
	for _, o := range objects {
		paint.At(o, 0, 0, size.Width, size.Height)
	}
}

// question is what a page asks, and a sentence below it.
func (f *Wizard) question() (ask, more string) {
	switch f.page {
	case askGame:
		return words.Word("Which game will you play?"), words.Word("Each comes with its own cards, mats and tokens to print.")
	case askPeople:
		if f.takesSome() {
			return words.Word("How many people play?"), words.Word("Click “a person” to have the app play that seat, and a symbol to change its colour.")
		}
		return words.Word("How many people play?"), words.Tell(cover(f.game).Line)
	case askCamera:
		return words.Word("Which camera sees the table?"), words.Word("Hang it above, looking down. It should see all mats and little else.")
	}
	if f.placing.blind() {
		return words.Word("Lay the mats out"), words.Word("As in the drawing. The printed game is played on them; the window keeps the record.")
	}
	return words.Word("Lay the mats out"), words.Word("As in the drawing. Nothing has to be exact: Grovewatch finds each mat by its tags.")
}

// draw draws the frame of every page: the progress, the question, the page
// itself, and the buttons to go back and on.
func (f *Wizard) draw(size fyne.Size) []fyne.CanvasObject {
	u := f.w.Unit
	margin := paint.Floor(40 * u)
	out := f.marks(size, margin)
	ask, more := f.question()
	room := size.Width - 2*margin
	lines, ts := paint.Fit(ask, 38*u, 26*u, paint.Display, room-f.marksWidth(), 1)
	objs, _ := paint.Paragraph(lines, ts, paint.Display, look.Moon, margin, 22*u)
	out = append(out, objs...)
	lines, ts = paint.Fit(more, 17.5*u, 12*u, paint.Plain, room, 1)
	objs, _ = paint.Paragraph(lines, ts, paint.Plain, look.Mist, margin, 24*u+paint.LineHeight(38*u, paint.Display)) // below the marks
	out = append(out, objs...)

	top, foot := paint.Floor(116*u), size.Height-paint.Floor(84*u)
	area := paint.NewArea(margin, top, room, foot-paint.Floor(14*u)-top)
	switch f.page {
	case askGame:
		out = append(out, f.drawGames(area)...)
	case askPeople:
		out = append(out, f.drawPeople(area)...)
	case askCamera:
		out = append(out, f.cameras.draw(area)...)
	case placeMats:
		out = append(out, f.placing.draw(area)...)
	}
	return append(out, f.drawFoot(paint.NewArea(margin, foot, room, paint.Floor(60*u)))...)
}

// steps are the pages that are shown, with their short names.
func (f *Wizard) steps() ([]page, []string) {
	all := []page{askGame, askPeople, askCamera, placeMats}
	names := []string{words.Word("Game"), words.Word("People"), words.Word("Camera"), words.Word("Table")}
	if f.again {
		return all[askCamera:], names[askCamera:]
	}
	return all, names
}

func (f *Wizard) marksWidth() float32 {
	pages, _ := f.steps()
	return float32(len(pages)) * 92 * f.w.Unit
}

// marks shows the progress; people can return to a page that they have seen.
func (f *Wizard) marks(size fyne.Size, margin float32) []fyne.CanvasObject {
	u := f.w.Unit
	var out []fyne.CanvasObject
	pages, names := f.steps()
	step := 92 * u
	x := size.Width - margin - f.marksWidth() + step/2
	y := 22 * u
	for i, p := range pages {
		side := 30 * u
		c := look.Alpha(look.Mist, 0.5)
		fill, ink := look.Alpha(look.Night, 0.8), look.Mist
		switch {
		case p == f.page:
			c, fill, ink = look.Lamp, look.Lamp, look.Moon
		case p < f.page:
			c, ink = look.Glow, look.Mist
		}
		if i > 0 {
			line := paint.RoundRect(c, c, 0, 0, x-step+side/2+5*u, y+side/2-u, step-side-10*u, max(2*u, 1))
			out = append(out, line)
		}
		out = append(out, paint.RoundRect(fill, c, max(1.6*u, 1), side/2, x-side/2, y, side, side))
		if p < f.page {
			out = append(out, paint.Sign(cards.SignTick, look.Glow, x-side*0.27, y+side*0.23, side*0.54))
		} else {
			number := look.Mist
			if p == f.page {
				number = look.Ink
			}
			out = append(out, paint.Centred(words.Say("%d", i+1), 16*u, paint.Bold, number, x, y+(side-paint.LineHeight(16*u, paint.Bold))/2))
		}
		out = append(out, paint.Centred(names[i], 14*u, paint.Bold, ink, x, y+side+3*u))
		x += step
	}
	return out
}

// onText is the label of the button to go on.
func (f *Wizard) onText() string {
	switch {
	case f.busy:
		return words.Word("Laying the table …")
	case f.page == placeMats && f.again:
		return words.Word("Back to the game")
	case f.page == placeMats && f.choice.Saved:
		return words.Word("Go on with the game")
	case f.page == placeMats:
		return words.Word("Start the game")
	}
	return words.Word("Next")
}

// drawFoot draws the button to go back on the left, the button to go on on the
// right, and between them what prevents going on.
func (f *Wizard) drawFoot(r paint.Area) []fyne.CanvasObject {
	u := f.w.Unit
	var out []fyne.CanvasObject
	left, right := r.X, r.X+r.W
	add := func(k *paint.Button, least float32, atRight bool) {
		w := max(paint.Floor(k.Width()), least)
		x := left
		if atRight {
			x = right - w
			right = x - 12*u
		} else {
			left = x + w + 12*u
		}
		out = append(out, paint.At(k, x, r.Y, w, r.H-4*u))
	}
	tone := paint.Warm
	if f.page == placeMats && !f.placing.ready() {
		tone = paint.Ready
	}
	on := paint.NewButton(f.w.Unit, f.onText(), "", tone, f.next)
	on.Disabled = f.busy || f.stuck()
	add(on, 200*u, true)
	switch {
	case f.page == askGame && f.canLeave():
		add(paint.NewButton(f.w.Unit, words.Word("Back to the game"), "", paint.Quiet, f.back), 120*u, false)
	case f.page == placeMats && f.again:
		add(paint.NewButton(f.w.Unit, words.Word("Another camera …"), "", paint.Quiet, func() { f.turnTo(askCamera) }), 120*u, false)
	case f.page != askGame:
		b := paint.NewButton(f.w.Unit, words.Word("Back"), "", paint.Quiet, f.back)
		b.Disabled = f.busy
		add(b, 120*u, false)
	}
	if f.page == askGame {
		doors := f.doors()
		var keys []*paint.Button
		if doors.Learn != nil {
			k := paint.NewButton(f.w.Unit, words.Word("Learn by playing"), "", paint.Quiet, func() { doors.Learn(f.game) })
			k.Disabled = f.busy // the game that is being laid comes into the window first
			keys = append(keys, k)
		}
		if doors.Print != nil {
			keys = append(keys, paint.NewButton(f.w.Unit, words.Word("Print the game first"), "", paint.Quiet, func() { doors.Print(f.game) }))
		}
		if doors.Saved != nil {
			k := paint.NewButton(f.w.Unit, words.Word("Saved games …"), "", paint.Quiet, doors.Saved)
			k.Disabled = f.busy
			keys = append(keys, k)
		}
		if f.w.Game == nil || f.isLaid() { // else the menu of the game has them
			keys = append(keys, paint.NewButton(f.w.Unit, words.Word("Preferences …"), "", paint.Quiet, doors.Preferences))
		}
		for _, k := range paint.Row(keys, 2, 12*u, paint.NewArea(left, r.Y, right-left, r.H-4*u)) {
			w := paint.Floor(k.Size().Width)
			out = append(out, paint.At(k, left, r.Y, w, r.H-4*u))
			left += w + 12*u
		}
	}
	said, ink := f.said, look.Lamp
	switch {
	case said != "":
	case f.page == askPeople && f.wrong != "":
		said = f.wrong
	case f.page == askPeople && f.decks.Of(f.game) != nil:
		said = f.decks.Of(f.game).Means()
	case f.page == placeMats && !f.busy:
		said, ink = f.placing.honest(), look.Mist
	case f.page == askGame && f.canLeave():
		said, ink = words.Word("The game that is going on stays saved."), look.Mist
	}
	if said == "" {
		return out
	}
	lines, ts := paint.Fit(said, 16.5*u, 12*u, paint.Plain, right-left-12*u, 3)
	h := paint.LineHeight(ts, paint.Plain) * float32(len(lines))
	objs, _ := paint.Paragraph(lines, ts, paint.Plain, ink, left+6*u, r.Y+(r.H-4*u-h)/2)
	return append(out, objs...)
}

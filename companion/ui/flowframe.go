package ui

import (
	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
)

// flowLayout gives every page the whole window.
type flowLayout struct{ f *flow }

func (flowLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(leastW, leastH) }

func (l flowLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.f.w.unit = unitFor(size) * l.f.w.prefs().textSize()
	for _, o := range objects {
		at(o, 0, 0, size.Width, size.Height)
	}
}

// question is what a page asks, and a sentence below it.
func (f *flow) question() (ask, more string) {
	switch f.page {
	case askGame:
		return word("Which game will you play?"), word("Each comes with its own cards, mats and tokens to print.")
	case askPeople:
		return word("How many people play?"), tell(cover(f.game).Line)
	case askCamera:
		return word("Which camera sees the table?"), word("Hang it above, looking down. It should see all mats and little else.")
	}
	return word("Lay the mats out"), word("As in the drawing. Nothing has to be exact: Grovewatch finds each mat by its tags.")
}

// draw is the frame of every page: how far one is, the question, the page
// itself, and the way back and on.
func (f *flow) draw(size fyne.Size) []fyne.CanvasObject {
	u := f.w.unit
	margin := whole(40 * u)
	out := f.marks(size, margin)
	ask, more := f.question()
	room := size.Width - 2*margin
	lines, ts := fit(ask, 38*u, 26*u, display, room-f.marksWidth(), 1)
	objs, _ := paragraph(lines, ts, display, look.Moon, margin, 22*u)
	out = append(out, objs...)
	lines, ts = fit(more, 17.5*u, 12*u, plain, room, 1)
	objs, _ = paragraph(lines, ts, plain, look.Mist, margin, 24*u+lineHeight(38*u, display)) // below the marks
	out = append(out, objs...)

	top, foot := whole(116*u), size.Height-whole(84*u)
	area := rectangle{margin, top, room, foot - whole(14*u) - top}
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
	return append(out, f.drawFoot(rectangle{margin, foot, room, whole(60 * u)})...)
}

// rectangle is a part of a page, in the window's own measure.
type rectangle struct{ x, y, w, h float32 }

// steps are the pages that are shown, with their short names.
func (f *flow) steps() ([]page, []string) {
	all := []page{askGame, askPeople, askCamera, placeMats}
	names := []string{word("Game"), word("People"), word("Camera"), word("Table")}
	if f.again {
		return all[askCamera:], names[askCamera:]
	}
	return all, names
}

func (f *flow) marksWidth() float32 {
	pages, _ := f.steps()
	return float32(len(pages)) * 92 * f.w.unit
}

// marks shows how far one is; a page that was seen can be gone back to.
func (f *flow) marks(size fyne.Size, margin float32) []fyne.CanvasObject {
	u := f.w.unit
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
			line := slab(c, c, 0, 0, x-step+side/2+5*u, y+side/2-u, step-side-10*u, max(2*u, 1))
			out = append(out, line)
		}
		out = append(out, slab(fill, c, max(1.6*u, 1), side/2, x-side/2, y, side, side))
		if p < f.page {
			out = append(out, sign(look.Tick, look.Glow, x-side*0.27, y+side*0.23, side*0.54))
		} else {
			number := look.Mist
			if p == f.page {
				number = look.Ink
			}
			out = append(out, centred(say("%d", i+1), 16*u, bold, number, x, y+(side-lineHeight(16*u, bold))/2))
		}
		out = append(out, centred(names[i], 14*u, bold, ink, x, y+side+3*u))
		x += step
	}
	return out
}

// onText is the way on.
func (f *flow) onText() string {
	switch {
	case f.busy:
		return word("Laying the table …")
	case f.page == placeMats && f.again:
		return word("Back to the game")
	case f.page == placeMats && f.choice.Saved:
		return word("Go on with the game")
	case f.page == placeMats:
		return word("Start the game")
	}
	return word("Next")
}

// drawFoot has the way back on the left, the way on on the right, and between
// them what is in the way.
func (f *flow) drawFoot(r rectangle) []fyne.CanvasObject {
	u := f.w.unit
	var out []fyne.CanvasObject
	left, right := r.x, r.x+r.w
	add := func(k *key, least float32, atRight bool) {
		w := max(whole(k.width()), least)
		x := left
		if atRight {
			x = right - w
			right = x - 12*u
		} else {
			left = x + w + 12*u
		}
		out = append(out, at(k, x, r.y, w, r.h-4*u))
	}
	tone := warm
	if f.page == placeMats && !f.placing.ready() {
		tone = ready
	}
	on := newKey(f.w, f.onText(), "", tone, f.next)
	on.disabled = f.busy || f.stuck()
	add(on, 200*u, true)
	switch {
	case f.page == askGame && f.canLeave():
		add(newKey(f.w, word("Back to the game"), "", quiet, f.back), 120*u, false)
	case f.page == placeMats && f.again:
		add(newKey(f.w, word("Another camera …"), "", quiet, func() { f.turnTo(askCamera) }), 120*u, false)
	case f.page != askGame:
		b := newKey(f.w, word("Back"), "", quiet, f.back)
		b.disabled = f.busy
		add(b, 120*u, false)
	}
	if f.page == askGame {
		if f.w.Learn != nil {
			k := newKey(f.w, word("Learn by playing"), "", quiet, func() { f.w.Learn(f.game.Name(), "") })
			k.disabled = f.busy // the game that is being laid comes into the window first
			add(k, 0, false)
		}
		if f.w.SheetsDir != "" {
			add(newKey(f.w, word("Print the game first"), "", quiet, func() { f.w.AskPrint(f.game) }), 0, false)
		}
		if f.w.game == nil || f.isLaid() { // else the menu of the game has them
			add(newKey(f.w, word("Preferences …"), "", quiet, f.w.askPreferences), 0, false)
		}
	}
	said, ink := f.said, look.Lamp
	switch {
	case said != "":
	case f.page == askPeople && f.wrong != "":
		said = f.wrong
	case f.page == askPeople && f.w.ownCards(f.game) != nil:
		said = f.w.ownCards(f.game).means()
	case f.page == placeMats && !f.busy:
		said, ink = f.placing.honest(), look.Mist
	case f.page == askGame && f.canLeave():
		said, ink = word("The game that is going on stays saved."), look.Mist
	}
	if said == "" {
		return out
	}
	lines, ts := fit(said, 16.5*u, 12*u, plain, right-left-12*u, 3)
	h := lineHeight(ts, plain) * float32(len(lines))
	objs, _ := paragraph(lines, ts, plain, ink, left+6*u, r.y+(r.h-4*u-h)/2)
	return append(out, objs...)
}

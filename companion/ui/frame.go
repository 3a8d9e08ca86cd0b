package ui

import (
	"fyne.io/fyne/v2"
)

// frame lays the window out: what to do above, the table with the track and
// the buttons below it on the left, the set-up at the foot, the camera, the seats and the moves on the
// right.
type frame struct{ w *Window }

// The least window that shows everything.
const leastW, leastH = 1000, 680

func (frame) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(leastW, leastH) }

func (f frame) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	w := f.w
	if w.setting() != nil { // it has the window, and the measure is its own
		return
	}
	u := unitFor(size) * w.prefs().textSize()
	rescaled := u != w.unit
	w.unit = u

	margin, gap, footH := whole(16*u), whole(12*u), whole(24*u)
	headH, actH, trackH := whole(92*u), whole(58*u), whole(114*u)
	sideW := whole(min(size.Width*0.305, size.Height*0.56))
	if len(w.screen.View.Tracks) == 0 {
		trackH = 0
	}
	learns := w.guide() != nil
	switch {
	case w.watching:
		actH = 0
	case learns: // her hand lies where the buttons are in a game
		actH, footH = whole(146*u), margin
		sideW = whole(min(size.Width*0.335, size.Height*0.6))
	}
	leftW := size.Width - 2*margin - gap - sideW
	sideX := margin + leftW + gap

	at(w.backdrop, 0, 0, size.Width, size.Height)
	at(w.header, margin, whole(8*u), size.Width-2*margin, headH)
	top := whole(8*u) + headH + whole(4*u)
	actY := size.Height - footH - actH
	trackY := actY - gap/2 - trackH
	at(w.table, margin, top, leftW, trackY-gap-top)
	at(w.track, margin, trackY, leftW, trackH)
	at(w.actions, margin, actY, leftW, actH)
	at(w.handPane, margin, actY, leftW, actH)
	at(w.foot, margin, actY+actH, leftW, footH)
	at(w.ending, margin, top, leftW, trackY-gap-top)
	at(w.theatre.pane, margin, top, leftW, trackY-gap-top)

	camH, bottom := whole(sideW*9/16)+whole(30*u), size.Height-margin
	if learns { // words and choices come before the picture
		camH = min(camH, bottom-top-gap/2-whole(w.guideHeight(sideW)))
	}
	y, seen := top, camH > 90*u // a smaller one shows nothing
	if seen {
		y += camH + gap/2
		at(w.camera.pane, sideX, top, sideW, camH)
	}
	show(w.camera.pane, seen)
	if learns {
		show(w.seats, false)
		show(w.story.scroll, false)
		at(w.guidePane, sideX, y, sideW, bottom-y)
		return
	}
	seatsH := w.seatsHeight()
	q := w.screen.Question
	need := float32(0)
	switch {
	case w.chooser.open():
		need = 300 * u
	case q != nil:
		need = w.question.height(sideW)
	}
	// What is asked goes before the seats when there is no room for both.
	seats := y+seatsH+gap+need <= bottom
	show(w.seats, seats)
	if seats {
		at(w.seats, sideX, y, sideW, seatsH)
		y += seatsH + gap
	}
	switch {
	case w.chooser.open():
		at(w.chooser.box, sideX, y, sideW, bottom-y)
		y = bottom
	case q != nil:
		if !q.Gentle {
			need = max(need, (bottom-y)*0.5)
		}
		need = min(need, bottom-y)
		at(w.question.pane, sideX, y, sideW, need)
		y += need + gap
	}
	room := max(bottom-y, 0)
	show(w.story.scroll, room > 40*u)
	at(w.story.scroll, sideX, y, sideW, room)
	w.facts.layout(size)
	if rescaled {
		w.story.show()
		w.chooser.rescale()
	}
}

// unitFor is how much larger than usual everything is in a window of a size.
func unitFor(size fyne.Size) float32 {
	return min(max(min(size.Width/1280, size.Height/800), 0.75), 2.2)
}

// show shows or hides an object.
func show(o fyne.CanvasObject, on bool) {
	switch {
	case on == o.Visible():
	case on:
		o.Show()
	default:
		o.Hide()
	}
}

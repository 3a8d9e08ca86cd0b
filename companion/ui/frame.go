package ui

import (
	"fyne.io/fyne/v2"
)

// frame lays the window out: what to do above, the table with the track and
// the buttons below it on the left, the camera, the seats and the moves on the
// right.
type frame struct{ w *Window }

// The least window that shows everything.
const leastW, leastH = 1000, 680

func (frame) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(leastW, leastH) }

func (f frame) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	w := f.w
	u := min(max(min(size.Width/1280, size.Height/800), 0.75), 2.2)
	rescaled := u != w.unit
	w.unit = u

	margin, gap := whole(16*u), whole(12*u)
	headH, actH, trackH := whole(92*u), whole(58*u), whole(112*u)
	sideW := whole(min(size.Width*0.305, size.Height*0.56))
	if len(w.screen.View.Tracks) == 0 {
		trackH = 0
	}
	leftW := size.Width - 2*margin - gap - sideW
	sideX := margin + leftW + gap

	at(w.backdrop, 0, 0, size.Width, size.Height)
	at(w.header, margin, whole(8*u), size.Width-2*margin, headH)
	top := whole(8*u) + headH + whole(4*u)
	actY := size.Height - margin - actH
	trackY := actY - gap/2 - trackH
	at(w.table, margin, top, leftW, trackY-gap-top)
	at(w.track, margin, trackY, leftW, trackH)
	at(w.actions, margin, actY, leftW, actH)
	at(w.ending, margin, top, leftW, trackY-gap-top)

	camH := whole(sideW*9/16) + whole(30*u)
	at(w.camera.pane, sideX, top, sideW, camH)
	seatsY := top + camH + gap/2
	seatsH := w.seatsHeight()
	at(w.seats, sideX, seatsY, sideW, seatsH)

	y, bottom := seatsY+seatsH+gap, size.Height-margin
	if w.chooser.open() {
		at(w.chooser.box, sideX, y, sideW, bottom-y)
	} else if q := w.screen.Question; q != nil {
		h := w.question.height(sideW)
		if !q.Gentle {
			h = max(min(h, bottom-y), (bottom-y)*0.5)
		}
		h = min(h, bottom-y)
		at(w.question.pane, sideX, y, sideW, h)
		y += h + gap
	}
	at(w.story.scroll, sideX, y, sideW, max(bottom-y, 0))
	hide := w.chooser.open() || bottom-y < 40*u
	if hide == w.story.scroll.Visible() {
		if hide {
			w.story.scroll.Hide()
		} else {
			w.story.scroll.Show()
		}
	}
	if rescaled {
		w.story.show()
		w.chooser.rescale()
	}
}

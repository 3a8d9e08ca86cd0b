package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

// frame lays the window out: what to do above, the table with the track and
// the buttons below it on the left, the set-up at the foot, the camera, the seats and the moves on the
// right.
type frame struct{ w *Table }

func (frame) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(paint.LeastWidth, paint.LeastHeight)
}

// lowRoom is the height, in units, of a window that is low for its text.
const lowRoom = 660

// leastPicture is the least height of the camera's picture with its line, in units, where
// it gives way to a question or to the seats.
const leastPicture = 140

// endsWide reports whether the ending takes the room of the seats, the moves and the
// buttons, too.
func (w *Table) endsWide(size fyne.Size) bool {
	return w.ending.Visible() && !w.watching && size.Height < lowRoom*w.Unit && w.Screen.Question == nil && !w.apart.Visible() && !w.facts.open()
}

func (f frame) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	w := f.w
	if w.doors().Covered {
		return
	}
	was := w.Unit
	w.Measure(size)
	u, rescaled := w.Unit, w.Unit != was

	margin, gap, footH := paint.Floor(16*u), paint.Floor(12*u), paint.Floor(24*u)
	headH, actH, trackH := paint.Floor(92*u), paint.Floor(58*u), paint.Floor(114*u)
	if !slices.ContainsFunc(w.Screen.Log, func(e game.Entry) bool { return e.Seat != game.Table }) { // nobody plays yet: what is to be laid out is read
		headH = w.headHeight(size.Width-2*margin, headH)
	}
	sideW := paint.Floor(min(size.Width*0.305, size.Height*0.56))
	switch {
	case len(w.tracks()) == 0:
		trackH = -gap / 2
	case size.Height < lowRoom*u: // the board needs the room
		trackH = paint.Floor(90 * u)
	}
	if !w.camera.shown() { // the board takes its room
		sideW = paint.Floor(min(size.Width*0.25, size.Height*0.44))
	}
	learns := w.guided()
	switch {
	case w.watching:
		actH = 0
	case learns: // her hand lies where the buttons are in a game; without one the board takes its room
		actH, footH = 0, margin
		if len(w.Guide().Cards) > 0 {
			actH = paint.Floor(146 * u)
		}
		sideW = paint.Floor(min(size.Width*0.335, size.Height*0.6))
	}
	leftW := size.Width - 2*margin - gap - sideW
	sideX := margin + leftW + gap

	paint.At(w.backdrop, 0, 0, size.Width, size.Height)
	paint.At(w.large.box, 0, 0, size.Width, size.Height)
	paint.At(w.header, margin, paint.Floor(8*u), size.Width-2*margin, headH)
	top := paint.Floor(8*u) + headH + paint.Floor(4*u)
	actY := size.Height - footH - actH
	trackY := actY - gap/2 - trackH
	paint.At(w.board, margin, top, leftW, trackY-gap-top)
	paint.At(w.track, margin, trackY, leftW, max(trackH, 0))
	paint.At(w.actions, margin, actY, leftW, actH)
	if w.coach != nil {
		paint.At(w.coach.Hand(), margin, actY, leftW, actH)
	}
	paint.At(w.footer, margin, actY+actH, leftW, footH)
	paint.At(w.ending, margin, top, leftW, actY-gap-top)
	if w.endsWide(size) {
		w.ending.Resize(fyne.NewSize(size.Width-2*margin, actY+actH-top))
		for _, o := range []fyne.CanvasObject{w.camera.box, w.seats, w.moves.scroll, w.actions} {
			paint.SetVisible(o, false)
		}
		return
	}
	paint.At(w.reveal.pane, margin, top, leftW, trackY-gap-top)

	camH, bottom := paint.Floor(sideW*9/16)+paint.Floor(30*u), size.Height-margin
	apartH, need := float32(0), float32(0)
	if w.apart.Visible() {
		apartH = w.apartHeight(sideW) + gap/2
	}
	seatsH := w.seatsHeight(sideW)
	q := w.Screen.Question
	switch {
	case w.chooser.arranging.on():
		need = w.chooser.arrangedHeight(sideW)
	case w.chooser.open():
		need = 300 * u
	case q != nil:
		need = w.question.height(sideW)
	}
	// What is asked goes before the picture, which is drawn smaller, and before the seats, when
	// there is no room for all. A picture that is too small shows nothing.
	room, least := bottom-top-gap/2-apartH, leastPicture*u
	switch {
	case learns: // words and choices come before the picture
		camH, least = min(camH, room-paint.Floor(w.coach.Height(sideW))), 90*u
	case w.apart.Visible(): // below it seats give way to a hint
		camH = min(camH, max(paint.Floor(room-max(seatsH, need)), least))
	case w.chooser.arranging.on(), q != nil && !w.chooser.open():
		camH = min(camH, paint.Floor(room-need))
	}
	y, seen := top, w.camera.shown() && camH >= least
	if seen {
		y += camH + gap/2
		paint.At(w.camera.box, sideX, top, sideW, camH)
	}
	paint.SetVisible(w.camera.box, seen)
	if learns {
		paint.SetVisible(w.seats, false)
		paint.SetVisible(w.moves.scroll, false)
		paint.At(w.coach.Words(), sideX, y, sideW, bottom-y)
		return
	}
	if w.apart.Visible() { // what is wrong comes before everything else
		paint.At(w.apart, sideX, y, sideW, apartH-gap/2)
		y += apartH
	}
	seats := need == 0 || y+seatsH+gap+need <= bottom
	paint.SetVisible(w.seats, seats)
	if seats {
		seatsH = min(seatsH, bottom-y)
		paint.At(w.seats, sideX, y, sideW, seatsH)
		y += seatsH + gap
	}
	switch {
	case w.chooser.open():
		paint.At(w.chooser.box, sideX, y, sideW, bottom-y)
		y = bottom
	case q != nil:
		if !q.Gentle {
			need = max(need, (bottom-y)*0.5)
		}
		need = min(need, bottom-y)
		paint.At(w.question.pane, sideX, y, sideW, need)
		y += need + gap
	}
	room = max(bottom-y, 0)
	paint.SetVisible(w.moves.scroll, room > 40*u)
	paint.At(w.moves.scroll, sideX, y, sideW, room)
	w.facts.layout(size)
	if rescaled {
		w.moves.show()
		w.chooser.rescale()
	}
}

package table

import (
	"cmp"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// drag drags a piece over the table's drawing to the zone where it is to lie.
type drag struct {
	t     *boardView
	layer *fyne.Container // above the table: what glows, and the piece in the hand

	pressed *fyne.Position   // where the button went down, or nil
	piece   *board.Piece     // in the hand, or nil
	from    fyne.Position    // where it was grasped
	at      fyne.Position    // where the pointer is
	facts   *companion.Facts // where it may go; nil until that has come
	over    string           // the zone below the pointer, of those where it may go
	dropped bool             // let go before the facts had come
	ground  int              // so many objects of the layer stay when the piece moves
	home    []fyne.Position  // of the piece's objects
	spring  *fyne.Animation  // of a piece on its way back
	note    bool             // says why nothing can be dragged from there
}

func newDrag(t *boardView) *drag { return &drag{t: t, layer: container.NewWithoutLayout()} }

// holds reports whether a piece is in the hand.
func (h *drag) holds() bool { return h.piece != nil }

// MouseDown notes where a drag may begin.
func (t *boardView) MouseDown(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary && !t.w.guided() {
		pos := e.Position
		t.drag.pressed = &pos
		t.drag.forget()
	}
}

// MouseUp is part of desktop.Mouseable.
func (t *boardView) MouseUp(*desktop.MouseEvent) { t.drag.pressed = nil }

// Dragged moves the piece that was grasped.
func (t *boardView) Dragged(e *fyne.DragEvent) {
	if t.w.guided() {
		t.w.coach.Drag()
		return
	}
	h, a := t.drag, &t.w.chooser.arranging
	if h.pressed != nil && a.slid < 0 {
		if p := t.pieceAt(*h.pressed); p != nil && t.w.arranges(p.ID) {
			a.slid = a.partOf(p.ID)
		}
	}
	if a.on() {
		if a.slid >= 0 {
			a.slideTo(e.Position)
		}
		return
	}
	switch {
	case h.holds() && !h.dropped:
		h.move(e.Position)
	case h.pressed != nil && !t.w.watching && t.Board != nil && !t.w.chooser.open() && t.w.Screen.View.Result == nil:
		if p := t.pieceAt(*h.pressed); p != nil && !h.holds() {
			h.grasp(*p, *h.pressed)
			h.move(e.Position)
		} else if p == nil && t.onPile(*h.pressed) {
			h.explain()
		}
		h.pressed = nil
	}
}

// DragEnd lays the piece down.
func (t *boardView) DragEnd() {
	h := t.drag
	h.pressed, t.w.chooser.arranging.slid = nil, -1
	if !h.holds() || h.dropped {
		return
	}
	if d := h.at.Subtract(h.from); d.X*d.X+d.Y*d.Y < 36*t.w.Unit*t.w.Unit { // a click by an unsteady hand
		from := h.from
		h.empty()
		t.Tapped(&fyne.PointEvent{Position: from})
		return
	}
	h.layDown()
}

// explain says why a card cannot be dragged off a pile, until the next click or move.
func (h *drag) explain() {
	h.note = true
	h.draw()
	h.t.w.Say(noPile())
}

// forget takes what was explained away.
func (h *drag) forget() {
	if h.note {
		h.empty()
	}
}

func noPile() string {
	return words.Word("The app does not know which card of a pile lies on top, so none can be dragged off. Use the buttons below.")
}

// grasp takes a piece into the hand.
func (h *drag) grasp(p board.Piece, at fyne.Position) {
	h.empty()
	h.piece, h.from, h.at = &p, at, at
	h.t.w.facts.close()
	h.t.w.about(p.ID, func(f companion.Facts) {
		if h.piece == nil || h.piece.ID != f.Piece || h.facts != nil {
			return
		}
		h.facts = &f
		h.over = h.below()
		h.draw()
		if h.dropped {
			h.dropped = false
			h.layDown()
		}
	})
	h.draw()
}

// move follows the pointer.
func (h *drag) move(to fyne.Position) {
	h.at = to
	if over := h.below(); over != h.over {
		h.over = over
		h.draw()
	}
	h.carry(h.at.Subtract(h.from))
}

// carry puts the piece so far from where it lay.
func (h *drag) carry(by fyne.Position) {
	for i, o := range h.layer.Objects[h.ground:] {
		o.Move(h.home[i].Add(by))
	}
	canvas.Refresh(h.t)
}

// targets are the zones below the pointer in which the piece can be laid:
// those of the legal moves first, of one place all. A card stands for the place
// on it that takes the piece.
func (h *drag) targets() []string {
	if h.facts == nil {
		return nil
	}
	x, y := h.t.Lens.MM(h.at)
	var best board.Zone
	var out []string
	for _, id := range landings(*h.facts) {
		z, ok := h.t.Board.Zones[id]
		switch {
		case !ok || !z.Rect.Contains(x, y) || h.t.Board.HidesBerth(z):
		case len(out) > 0 && z.Rect == best.Rect:
			out = append(out, id)
		case len(out) == 0 || z.Rect.W*z.Rect.H < best.Rect.W*best.Rect.H:
			best, out = z, []string{id}
		}
	}
	if zone := h.meant(); len(out) == 0 && slices.Contains(landings(*h.facts), zone) {
		return []string{zone}
	}
	return out
}

// meant is the zone below the pointer that takes such a piece; empty outside of any.
func (h *drag) meant() string {
	zone, _ := h.t.Board.ZoneAt(h.t.Lens.MM(h.at))
	return h.t.Board.Taking(zone, h.piece.Printed.Kind)
}

func (h *drag) below() string {
	if t := h.targets(); len(t) > 0 {
		return t[0]
	}
	return ""
}

// layDown lays the piece where the pointer is; the window's lay decides what that
// means. Outside of any place the piece goes back where it lay. At the simulated table
// a hand lays it there, and the camera sees it.
func (h *drag) layDown() {
	if h.facts == nil {
		h.dropped = true // what may be is on its way
		return
	}
	w, facts := h.t.w, *h.facts
	zones := h.targets()
	if zone := cmp.Or(h.below(), h.meant()); h.simulated() && (zone == "" || h.t.Board.Zones[zone].Accepts(h.piece.Printed.Kind)) {
		h.letGo()
		if zone != "" { // where the record has it, it is put back
			w.Send(companion.Push{Piece: facts.Piece, Zone: zone})
		}
		return
	}
	if len(zones) == 0 {
		zone := h.meant()
		h.letGo()
		if zone == "" || zone == facts.Zone {
			return
		}
		later := w.Later
		w.Send(companion.WhyNot{Piece: facts.Piece, Zone: zone, Reply: func(t game.Text) {
			later(func() {
				w.facts.ask(facts.Piece, cmp.Or(words.Tell(t), words.Tell(facts.Why), words.Word("It cannot lie there.")))
			})
		}})
		return
	}
	legal := slices.ContainsFunc(zones, h.legal)
	h.empty()
	if legal || !w.facts.doubt(facts, zones[0]) {
		w.lay(facts, zones)
	}
}

// letGo puts the piece back where it lay.
func (h *drag) letGo() {
	if h.piece == nil {
		return
	}
	away := h.at.Subtract(h.from)
	objs, home := slices.Clone(h.layer.Objects[h.ground:]), h.home
	h.empty()
	h.layer.Objects, h.ground, h.home = objs, 0, home
	h.carry(away)
	h.spring = fyne.NewAnimation(180*time.Millisecond, func(done float32) {
		if done >= 1 {
			h.empty()
			return
		}
		h.carry(fyne.NewPos(away.X*(1-done), away.Y*(1-done)))
	})
	h.spring.Curve = fyne.AnimationEaseOut
	h.spring.Start()
}

// empty ends the drag without moving the piece back: the table is drawn as it is.
func (h *drag) empty() {
	if h.spring != nil {
		h.spring.Stop()
		h.spring = nil
	}
	h.piece, h.facts, h.over, h.dropped, h.note, h.home, h.ground = nil, nil, "", false, false, nil, 0
	h.layer.Objects = nil
	canvas.Refresh(h.t)
}

// review lets a piece go when the table has changed under it.
func (h *drag) review() {
	h.forget()
	if h.piece == nil {
		return
	}
	for _, p := range h.t.w.Screen.View.Pieces {
		if p.ID == h.piece.ID && p.Zone == h.piece.Zone {
			return
		}
	}
	h.empty()
}

// draw lays the layer out: the table darkens, the zones where the piece may go
// glow, and the piece lies in the hand.
func (h *drag) draw() {
	if h.note {
		h.layer.Objects = h.caption()
		canvas.Refresh(h.t)
		return
	}
	t, p := h.t, *h.piece
	u := t.w.Unit
	out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Ink, 0.38), look.Alpha(look.Ink, 0), 0, 0, 0, 0, t.Size().Width, t.Size().Height)}
	x, y, w, hh := t.Lens.Rect(p.Rect.Shrink(board.Inset))
	out = append(out, paint.RoundRect(look.Alpha(look.Ink, 0.45), look.Alpha(look.Mist, 0.6), max(u, 1), 4*u, x, y, w, hh))
	if h.facts != nil {
		for _, id := range landings(*h.facts) {
			z, ok := t.Board.Zones[id]
			if !ok || t.Board.HidesBerth(z) {
				continue
			}
			c := look.Lamp // a correction
			if h.legal(id) {
				c = look.Glow
			}
			x, y, w, hh := t.Lens.Rect(board.NewRect(z.Rect.X+1, z.Rect.Y+1, z.Rect.W-2, z.Rect.H-2))
			fill, line := 0.10, 1.5*u
			if id == h.over {
				fill, line = 0.34, 3.5*u
			}
			out = append(out, paint.RoundRect(look.Alpha(c, fill), c, line, 7*u, x, y, w, hh))
		}
	}
	out = append(out, h.caption()...)
	h.ground = len(out)
	shadow := p.Rect.Shrink(board.Inset)
	shadow.X, shadow.Y = shadow.X+2.5, shadow.Y+3.5
	x, y, w, hh = t.Lens.Rect(shadow)
	out = append(out, paint.RoundRect(look.Alpha(look.Ink, 0.55), look.Alpha(look.Ink, 0), 0, 5*u, x, y, w, hh))
	if p.Printed.Kind == cards.Plate {
		x, y, w, hh := t.Lens.Rect(p.Rect)
		out = append(out, paint.RoundRect(look.Mix(look.Night, look.Dusk, 0.6), look.Glow, 2*u, 7*u, x, y, w, hh))
		name, size := paint.Fit(words.Tell(p.Name), 20*u, 10*u, paint.Display, w-8*u, 2)
		for i, l := range name {
			out = append(out, paint.Centred(l, size, paint.Display, look.Moon, x+w/2, y+hh/2+paint.LineHeight(size, paint.Display)*(float32(i)-float32(len(name))/2)))
		}
	} else {
		out = append(out, t.Object(p)...)
	}
	h.home = nil
	for _, o := range out[h.ground:] {
		h.home = append(h.home, o.Position())
	}
	h.layer.Objects = out
	h.carry(h.at.Subtract(h.from))
}

// caption says at the table's foot what letting go would do.
func (h *drag) caption() []fyne.CanvasObject {
	u, size := h.t.w.Unit, h.t.Size()
	text, c, s := words.Word("Take it to a place that glows. Esc lets it go."), look.Mist, cards.Sign("")
	switch {
	case h.note:
		text, c, s = noPile(), look.Lamp, cards.SignAsk
	case h.simulated():
		text = words.Word("A hand lays it there, and the camera sees it. Esc lets it go.")
	case h.facts == nil:
	case h.over != "" && h.legal(h.over):
		text, c, s = h.t.w.moveName(h.facts, h.over), look.Glow, cards.SignRound
	case h.over != "":
		text, c, s = words.Say("Correct the record: %s", h.t.w.PlaceName(h.over)), look.Lamp, cards.SignAsk
	case len(h.facts.Zones)+len(h.facts.Drops) == 0:
		text, c, s = words.Word("Nothing is to be done with it now."), look.Lamp, cards.SignAsk
	}
	side := 20 * u
	lines, ts := paint.Fit(text, 16*u, 11*u, paint.Bold, size.Width-80*u, 2)
	widest := float32(0)
	for _, l := range lines {
		widest = max(widest, fyne.MeasureText(l, ts, paint.Bold).Width)
	}
	hh := paint.LineHeight(ts, paint.Bold)*float32(len(lines)) + 14*u
	w := widest + 28*u
	if s != "" {
		w += side + 8*u
	}
	x, y := (size.Width-w)/2, size.Height-hh-6*u
	out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Ink, 0.9), c, 1.4*u, 10*u, x, y, w, hh)}
	left := x + 14*u
	if s != "" {
		out = append(out, paint.Sign(s, c, left, y+hh/2-side/2, side))
		left += side + 8*u
	}
	objs, _ := paint.Paragraph(lines, ts, paint.Bold, c, left, y+7*u)
	return append(out, objs...)
}

// simulated reports whether the piece lies on the simulated table, where it can be laid
// anywhere. Mats stay where they are.
func (h *drag) simulated() bool {
	return h.t.w.Screen.Pace != nil && h.piece.Printed.Kind != cards.Plate
}

// legal reports whether laying the piece in a zone is a move.
func (h *drag) legal(zone string) bool {
	return slices.ContainsFunc(h.facts.Drops, func(d companion.Drop) bool { return d.Zone == zone })
}

var (
	_ fyne.Draggable    = (*boardView)(nil)
	_ desktop.Mouseable = (*boardView)(nil)
)

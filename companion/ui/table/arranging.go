package table

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// arranging is a choice that is made part by part, such as the four objects of a
// proof: each piece is slid to one of its places on the table, clicked there, or told
// by a button. Nothing is sent before all of them lie.
type arranging struct {
	c     *chooser
	form  *game.Form // nil while nothing is arranged
	words []string   // what is chosen of each part, empty where nothing is
	slid  int        // the part whose piece is in the hand, or -1; kept while the mouse is down
}

func (a *arranging) on() bool { return a.form != nil }

func (a *arranging) begin(f game.Form) {
	a.form, a.slid = &f, -1
	a.words = make([]string, len(f.Parts))
	for i, p := range f.Parts {
		a.words[i] = p.Given
	}
}

func (a *arranging) end() { a.form, a.words, a.slid = nil, nil, -1 }

// arranges reports whether a piece is being arranged, and begins to when an action
// is about it.
func (w *Table) arranges(piece string) bool {
	if !w.chooser.open() && !w.watching && w.Screen.View.Result == nil {
		for _, a := range w.Screen.View.Action {
			if a.Form != nil && slices.ContainsFunc(a.Form.Parts, func(p game.Part) bool { return p.Object == piece }) {
				w.chooser.ask(a)
				break
			}
		}
	}
	return w.chooser.arranging.partOf(piece) >= 0
}

// set chooses a value of a part.
func (a *arranging) set(part int, word string) {
	a.words[part] = word
	a.c.w.Say(a.partTold(part))
	a.c.list.Refresh()
	a.c.send.Refresh()
	a.c.w.board.Refresh()
}

// turn chooses the next value of a part.
func (a *arranging) turn(part int) {
	values := a.form.Parts[part].Values
	i := slices.IndexFunc(values, func(v game.Value) bool { return v.Word == a.words[part] })
	a.set(part, values[(i+1)%len(values)].Word)
}

// press takes the number of a part.
func (a *arranging) press(number int) bool {
	if !a.on() || number < 1 || number > len(a.form.Parts) {
		return false
	}
	a.turn(number - 1)
	return true
}

// touch takes a click on the table: a place of a piece, or the piece itself, which
// goes on to its next place.
func (a *arranging) touch(zone, piece string) {
	for i, p := range a.form.Parts {
		if k := slices.Index(p.Zones, zone); k >= 0 && p.Values[k].Word != a.words[i] {
			a.set(i, p.Values[k].Word)
			return
		}
	}
	if i := a.partOf(piece); i >= 0 {
		a.turn(i)
	}
}

// partOf is the part that is about a piece, or -1.
func (a *arranging) partOf(piece string) int {
	if !a.on() || piece == "" {
		return -1
	}
	return slices.IndexFunc(a.form.Parts, func(p game.Part) bool { return p.Object == piece })
}

// slideTo takes the piece in the hand to the nearest of its places.
func (a *arranging) slideTo(at fyne.Position) {
	t := a.c.w.board
	x, y := t.Lens.MM(at)
	p := a.form.Parts[a.slid]
	best, near := -1, math.Inf(1)
	for k, id := range p.Zones {
		r := t.Board.Zones[id].Rect
		if d := math.Hypot(r.X+r.W/2-x, r.Y+r.H/2-y); d < near {
			best, near = k, d
		}
	}
	if best >= 0 && p.Values[best].Word != a.words[a.slid] {
		a.set(a.slid, p.Values[best].Word)
	}
}

// places are those of all pieces.
func (a *arranging) places() []string {
	var out []string
	for _, p := range a.form.Parts {
		out = append(out, p.Zones...)
	}
	return out
}

// zones are the places that are still to choose.
func (a *arranging) zones() []string {
	var out []string
	for i, p := range a.form.Parts {
		if a.words[i] == "" {
			out = append(out, p.Zones...)
		}
	}
	return out
}

// lay gives the pieces of a view as they are arranged.
func (a *arranging) lay(pieces []game.Placed) []game.Placed {
	if !a.on() {
		return pieces
	}
	out := slices.Clone(pieces)
	for i, p := range a.form.Parts {
		k := slices.IndexFunc(p.Values, func(v game.Value) bool { return v.Word == a.words[i] })
		if k < 0 || k >= len(p.Zones) {
			continue
		}
		if at := slices.IndexFunc(out, func(x game.Placed) bool { return x.ID == p.Object }); at >= 0 {
			out[at].Zone = p.Zones[k]
		} else {
			out = append(out, game.Placed{ID: p.Object, Zone: p.Zones[k], Name: p.Name})
		}
	}
	return out
}

// lies reports whether a piece lies where people have just told that it does.
func (a *arranging) lies(piece string) bool {
	i := a.partOf(piece)
	return i >= 0 && a.words[i] != ""
}

// send makes the move, when all is chosen.
func (a *arranging) send() {
	if !a.on() {
		return
	}
	if m, ok := a.move(); ok {
		a.c.close()
		a.c.w.Send(companion.Do{Move: m})
	}
}

// move is the choice that is arranged; false while a part is missing.
func (a *arranging) move() (game.Move, bool) {
	choices := a.c.action.Choices
	if len(choices) == 0 || slices.Contains(a.words, "") {
		return game.Move{}, false
	}
	m, err := a.form.Move(choices[0].Seat, a.words)
	return m, err == nil && slices.ContainsFunc(choices, m.Equal)
}

// arrangeRow is the height of a part, in units.
const arrangeRow = 80

// sendHeight is the height of the button that makes the move, in units.
const sendHeight = 50

// height is how much room the parts need.
func (a *arranging) height() float32 {
	return float32(len(a.form.Parts)) * arrangeRow * a.c.w.Unit
}

func (a *arranging) draw(size fyne.Size) []fyne.CanvasObject {
	w, u := a.c.w, a.c.w.Unit
	var out []fyne.CanvasObject
	room, gap := size.Width-8*u, 6*u
	for i, p := range a.form.Parts {
		y := float32(i) * arrangeRow * u
		left := float32(0)
		if piece, ok := w.Pieces[p.Object]; ok {
			out = append(out, w.portrait(piece, 0, y, 62*u, 70*u)...)
			left = 72 * u
		}
		lines, ts := paint.Fit(words.Tell(p.Name), 16*u, 12*u, paint.Bold, room-left, 1)
		objs, _ := paint.Paragraph(lines, ts, paint.Bold, look.Moon, left, y)
		out = append(out, objs...)
		kw := (room - left - gap*float32(len(p.Values)-1)) / float32(len(p.Values))
		for j, v := range p.Values {
			k := paint.NewButton(u, words.Tell(v.Title), "", paint.Quiet, func() { a.set(i, v.Word) })
			if v.Word == a.words[i] {
				k.Tone, k.Ticked = paint.Ready, true
			}
			out = append(out, paint.At(k, left+float32(j)*(kw+gap), y+28*u, kw, 40*u))
		}
	}
	return out
}

// drawSend draws the button that makes the move. It stays in sight while the parts are
// scrolled.
func (a *arranging) drawSend(size fyne.Size) []fyne.CanvasObject {
	if !a.on() {
		return nil
	}
	_, ready := a.move()
	send := paint.NewButton(a.c.w.Unit, words.Tell(a.form.Send), "", paint.Warm, a.send)
	send.Disabled = !ready
	return []fyne.CanvasObject{paint.At(send, 0, 0, size.Width, size.Height)}
}

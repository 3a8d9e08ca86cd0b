package table

import (
	"image/color"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// leastTale is the height that the emblems of the winners leave to the story.
const leastTale = 260

// lowEnding is the height, in units, of an ending that is low for its text.
const lowEnding = 480

// drawEnding lays the winners over the table, and how the game went.
func (w *Table) drawEnding(size fyne.Size) []fyne.CanvasObject {
	r := w.Screen.View.Result
	if r == nil {
		return nil
	}
	u := w.Unit
	cx := size.Width / 2
	const rim = 1 // of the board by day, half of which lies outside it
	out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Ink, 0.93), color.Transparent, 0, 14*u+rim, -rim, -rim, size.Width+2*rim, size.Height+2*rim)}

	keys := w.endingKeys()
	gap, keyH := 12*u, 46*u
	rows := keyRows(keys, gap, size.Width-24*u)
	keysH := float32(len(rows))*(keyH+gap/2) - gap/2
	kept, keptSize := paint.Fit(w.keptAt(), 15*u, leastText*u, paint.Plain, size.Width-24*u, 2)
	keptH := paint.LineHeight(keptSize, paint.Plain) * float32(len(kept))
	foot := size.Height - 8*u - keysH - keptH - 6*u
	told := w.Screen.Tale != nil && (w.Screen.Tale.Closing != nil || len(w.Screen.Tale.Charts) > 0)

	title, n := w.winners()
	large, most := float32(52), 110*u
	if told { // the story needs the room
		large, most = 38, 58*u
	}
	low := told && size.Height < lowEnding*u
	if low { // its charts come before what the headline says, too
		large = 28
	}
	lines, ts := paint.Fit(title, min(large*u, size.Height*0.14), 20*u, paint.Display, size.Width-60*u, 2)
	titleH := paint.LineHeight(ts, paint.Display) * float32(len(lines))
	reason := words.Tell(r.Text)
	if low || reason == words.Tell(w.Screen.View.Prompt) {
		reason = "" // it stands above already
	}
	text, textSize := paint.Fit(reason, min(22*u, large*u/2), leastText*u, paint.Plain, size.Width*0.8, 3)
	textH := paint.LineHeight(textSize, paint.Plain) * float32(len(text))
	side := max(0, min(most, size.Height*0.3, foot-titleH-textH-44*u))
	if n == 0 || low || told && foot-titleH-textH-side < leastTale*u {
		side = 0
	}
	y := max(4*u, (foot-side-titleH-textH-20*u)/2)
	if told {
		y = 8 * u
	}

	light := size.Width * 0.96
	img := w.board.Cached("sunrise", light/2, light/2, func(p *paint.Plot, pw, ph float64) {
		p.Light(pw/2, ph/2, pw/2, look.Alpha(look.Lamp, 0.5))
	})
	lightH := min((y+side/2)*2, size.Height)
	out = append(out, paint.Picture(img, cx-light/2, y+side/2-lightH/2, light, lightH))
	out = append(out, paint.Picture(w.board.Cached("fireflies", size.Width, size.Height, fireflies), 0, 0, size.Width, size.Height))
	step := side * 1.25
	for i, s := range r.Winners {
		if side == 0 {
			break
		}
		x := cx + (float32(i)-float32(n-1)/2)*step - side/2
		out = append(out, paint.Emblem(w.Owner(int(s)), x, y, side)...)
	}
	if side > 0 {
		y += side + 4*u
	}
	for i, l := range lines {
		out = append(out, paint.Centred(l, ts, paint.Display, look.Moon, cx, y+float32(i)*paint.LineHeight(ts, paint.Display)))
	}
	y += titleH + 2*u
	for i, l := range text {
		out = append(out, paint.Centred(l, textSize, paint.Plain, look.Mix(look.Moon, look.Lamp, 0.25), cx, y+float32(i)*paint.LineHeight(textSize, paint.Plain)))
	}
	y += textH + 8*u
	if told {
		out = append(out, w.drawTale(w.Screen.Tale, paint.NewArea(12*u, y, size.Width-24*u, foot-y-4*u))...)
		y = foot
	} else {
		y += 12 * u
	}
	for i, l := range kept {
		out = append(out, paint.Centred(l, keptSize, paint.Plain, look.Glow, cx, y+float32(i)*paint.LineHeight(keptSize, paint.Plain)))
	}
	y += keptH + 6*u
	for _, row := range rows {
		wide := paint.RowWidth(row, gap)
		out = append(out, paint.Row(row, 1, gap, paint.NewArea(cx-wide/2, y, wide, keyH))...)
		y += keyH + gap/2
	}
	return out
}

// endingKeys are what can be done when a game is over.
func (w *Table) endingKeys() []*paint.Button {
	keys := []*paint.Button{paint.NewButton(w.Unit, words.Word("See the table"), words.Key("Esc"), paint.Quiet, w.dismissEnding)}
	doors := w.doors()
	if path := w.Screen.Story; path != "" {
		keys = append(keys, paint.NewButton(w.Unit, words.Word("Read the story"), "", paint.Ready, func() {
			w.Launch(path, func() {
				w.Complain(game.Refuse("The story does not open by itself. It is a page for any browser: %s", path))
			})
		}))
	}
	if !w.actions.Visible() && w.Screen.CanUndo { // the ending lies over the buttons
		keys = append(keys, paint.NewButton(w.Unit, words.Word("Undo"), "", paint.Quiet, w.Undo))
	}
	if doors.Story != nil {
		keys = append(keys, paint.NewButton(w.Unit, words.Word("Save the whole story …"), "", paint.Quiet, w.askStory))
	}
	if doors.NewGame != nil {
		tone := paint.Warm
		if w.asks() { // the answer comes first
			tone = paint.Ready
		}
		keys = append(keys, paint.NewButton(w.Unit, words.Word("New game …"), "", tone, doors.NewGame))
	}
	return keys
}

// keyRows breaks keys into rows that are no wider than there is room.
func keyRows(keys []*paint.Button, gap, room float32) (rows [][]*paint.Button) {
	for _, k := range keys {
		last := len(rows) - 1
		if last < 0 || paint.RowWidth(rows[last], gap)+gap+k.Width() > room {
			rows = append(rows, nil)
			last++
		}
		rows[last] = append(rows[last], k)
	}
	return rows
}

// askStory asks where to save the page that tells everything.
func (w *Table) askStory() {
	page, err := w.doors().Story()
	if err != nil {
		w.Complain(err)
		return
	}
	name := w.Game.Name()
	if at := filepath.Base(w.Screen.Saved); w.Screen.Saved != "" { // it has the date
		name = strings.TrimSuffix(at, filepath.Ext(at))
	}
	w.AskFile(room.Files{Title: words.Word("Save the story"), Yes: words.Word("Save"), At: room.InHome(name + ".html"), Ext: ".html", Data: page})
}

// fireflies scatters small warm lights, fewer towards the middle.
func fireflies(p *paint.Plot, w, h float64) {
	seed := uint32(5)
	next := func() float64 {
		seed = seed*1664525 + 1013904223
		return float64(seed>>8&0xffff) / 0xffff
	}
	for range 70 {
		x, y, size := next(), next(), next()
		if dx, dy := x-0.5, y-0.5; dx*dx+dy*dy < 0.09*next() {
			continue
		}
		r := h * (0.008 + 0.016*size*size)
		p.Light(x*w, y*h, r, look.Alpha(look.Lamp, 0.35+0.4*size))
		p.Ring(x*w, y*h, r*0.13, paint.Style{Fill: look.Mix(look.Lamp, look.Moon, 0.6)})
	}
}

// winners says who has won.
func (w *Table) winners() (string, int) {
	r := w.Screen.View.Result
	var seats []game.Text
	for _, s := range r.Winners {
		seats = append(seats, w.SeatText(int(s)))
	}
	names := game.List(seats)
	switch len(r.Winners) {
	case 0:
		return words.Word("The game is over"), 0
	case 1:
		return words.Say("%s wins", names), 1
	}
	return words.Say("%s win", names), len(r.Winners)
}

func (w *Table) dismissEnding() {
	w.endingSeen = true
	w.arrange()
	w.actions.Refresh()
}

// recallEnding shows the ending again.
func (w *Table) recallEnding() {
	w.endingSeen = false
	w.facts.close()
	w.chooser.close()
	w.arrange()
	w.actions.Refresh()
}

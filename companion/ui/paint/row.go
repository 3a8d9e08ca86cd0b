package paint

import "fyne.io/fyne/v2"

// Row lays buttons side by side, with their words in so many lines at most. Where there is no
// room, each gives up a part of what it can do without, then its key cap, and all of them still
// more when even that is not enough.
func Row(keys []*Button, lines int, gap float32, r Area) []fyne.CanvasObject {
	if LeastRow(keys, lines, gap) > r.W {
		for _, k := range keys {
			k.capless = true
		}
	}
	wide, least := RowWidth(keys, gap), LeastRow(keys, lines, gap)
	spare := min(1, max(0, (r.W-least)/max(wide-least, 1)))
	squeeze := min(1, r.W/max(least, 1))
	x := r.X
	var out []fyne.CanvasObject
	for _, k := range keys {
		narrow := k.least(lines)
		w := (narrow + spare*(k.Width()-narrow)) * squeeze
		out = append(out, At(k, x, r.Y, w, r.H))
		x += w + gap*squeeze
	}
	return out
}

// RowWidth is how wide buttons are, side by side.
func RowWidth(keys []*Button, gap float32) float32 {
	w := -gap
	for _, k := range keys {
		w += k.Width() + gap
	}
	return w
}

// LeastRow is the least width of buttons side by side whose words stay whole in so many lines.
func LeastRow(keys []*Button, lines int, gap float32) float32 {
	w := -gap
	for _, k := range keys {
		w += k.least(lines) + gap
	}
	return w
}

package board

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
	"github.com/grovewatch/grovewatch/printables"
)

// labels are the words and numbers on the mats.
func (d *Drawing) labels(v game.View) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	k := float32(d.Lens.K)
	faint := look.Alpha(look.Mist, 0.55)
	lying := Arrange(d.Board, d.Pieces, v.Pieces)
	// What does not fit in letters that can be read, or lies below a piece, is left
	// out: a click on the place tells it. It reports whether it fits.
	type setting func(text string, size, least float32, style fyne.TextStyle, width float32, rows int) ([]string, float32)
	readable := min(d.Least, d.Name)
	covered := false // the latest lies below a piece
	row := 0.0       // the height that lines keep to, close below one another if need be; 0 is any
	line := func(set setting, text string, mm float32, style fyne.TextStyle, c color.Color, cx, cy, w float64, rows int) bool {
		if covered = false; text == "" {
			return false
		}
		lines, size := set(words.Word(text), max(mm*k, d.Least), min(d.Least, d.Name), style, float32(w)*k, rows) // of larger text rather less than nothing
		if size < readable || rows == 1 && fyne.MeasureText(words.Word(text), size, style).Width > float32(w)*k {
			return false
		}
		h := paint.LineHeight(size, style)
		x, y, _, _ := d.Lens.Rect(NewRect(cx, cy, 0, 0))
		if close := float32(row) * k / float32(len(lines)); row > 0 && len(lines) > 1 && close < h {
			y, h = y-(h-close)/2, close
		}
		var objs []fyne.CanvasObject
		widest := float32(0)
		for i, l := range lines {
			t := paint.Centred(l, size, style, c, x, y+h*(float32(i)-float32(len(lines))/2))
			objs, widest = append(objs, t), max(widest, t.MinSize().Width)
		}
		high := h * float32(len(lines))
		for _, p := range lying {
			if px, py, pw, ph := d.Lens.Rect(p.Rect.Shrink(Inset)); p.Printed.Kind != cards.Plate && x+widest/2 > px && x-widest/2 < px+pw && y+high/2 > py && y-high/2 < py+ph {
				covered = true
				return true
			}
		}
		out = append(out, objs...)
		return true
	}
	write := func(text string, mm float32, style fyne.TextStyle, c color.Color, cx, cy, w float64) {
		line(paint.Fit, text, mm, style, c, cx, cy, w, 2)
	}
	sign := func(z Zone, cx, cy float64) bool { // as it is printed beside the word, or whose place it is
		s := printables.ZoneSign(z.Zone)
		if s == "" && z.Owner != "" {
			s = look.OwnerOf(z.Owner).Sign
		}
		if s == "" {
			return false
		}
		x, y, side, _ := d.Lens.Rect(NewRect(cx-11, cy-11, 22, 22))
		out = append(out, paint.Sign(s, look.Alpha(look.Mist, 0.5), x, y, side))
		return true
	}
	// smaller lets words be smaller than others may be: rather that than over a frame, or
	// nothing.
	smaller := func(least float32, set func() bool) bool {
		readable = least
		defer func() { readable = min(d.Least, d.Name) }()
		return set()
	}
	// parted writes what names a place in two rows, parted where it must be: within the
	// room that keeps clear of the frame, or else up to the frame.
	parted := func(z Zone, mm float32, room float64, ink color.Color, dy float64) {
		put := func(w float64) bool {
			return line(paint.Whole, z.Label, mm, paint.Display, ink, z.Rect.X+z.Rect.W/2, z.Rect.Y+z.Rect.H/2+dy, w, 2)
		}
		least := min(d.Least, d.Name)
		if !smaller(0.88*least, func() bool { return put(room) }) && !smaller(0.8*least, func() bool { return put(z.Rect.W - 4) }) {
			put(z.Rect.W - 1)
		}
	}
	// inMiddle writes a mat's name where its eight spaces leave room.
	inMiddle := func(m Mat, ink color.Color) {
		put := func() bool {
			return line(paint.Whole, m.Name, 12, paint.Display, ink, m.Rect.X+m.Rect.W/2, m.Rect.Y+m.Rect.H/2, 62, 2)
		}
		if !put() && d.Least > d.Name { // of larger text rather smaller words than none
			smaller(0.75*min(d.Least, d.Name), put)
		}
	}
	narrow := false // both ends of a column have words, or both have signs
	for _, z := range d.Board.Zones {
		if z.Style == cards.Slide {
			word := fyne.MeasureText(words.Word(z.Label), min(d.Least, d.Name), paint.Plain).Width
			narrow = narrow || z.Label != "" && word > float32(z.Rect.W-6)*k
		}
	}
	for _, c := range d.Board.Captions {
		out = append(out, d.caption(c)...)
	}
	for _, m := range d.Board.Mats {
		r := m.Rect
		if d.Board.Filled { // its captions name it
			break
		}
		switch m.Style {
		case cards.MatForcefield:
			inMiddle(m, look.Glow)
		case cards.MatClearing:
			inMiddle(m, look.Mix(look.Moss, look.Moon, 0.45))
		case cards.MatOwner:
			if len(d.Board.Captions) > 0 { // one of them names it
				continue
			}
			x, y, side, _ := d.Lens.Rect(NewRect(r.X+25.5-15, r.Y+13, 30, 30))
			out = append(out, paint.Emblem(look.OwnerOf(m.Owner), x, y, side)...)
			for _, set := range []setting{paint.Fit, paint.Whole} { // rather a broken name than none
				if line(set, m.Name, 11.5, paint.Display, look.Moon, r.X+25.5, r.Y+r.H-30, 46, 2) {
					break
				}
			}
		case cards.MatHood:
			x, y, side, _ := d.Lens.Rect(NewRect(r.X+6, r.Y+r.H/2-11, 22, 22))
			out = append(out, paint.Sign(look.OwnerOf(m.Owner).Sign, look.Alpha(look.OwnerOf(m.Owner).Colour, 0.6), x, y, side))
		case cards.MatRoom: // the row for characters carries its name
		default:
			cx, w := d.Board.clear(m, r.Y+9, r.Y+23)
			line(paint.Fit, m.Name, 12, paint.Display, look.Mist, cx, r.Y+16, w, 1)
		}
	}
	unnoted := map[string]bool{} // the cells of mats whose notes do not all fit: rather none than some
	for _, m := range d.Board.Mats {
		if slices.ContainsFunc(m.Zones, func(z cards.Zone) bool {
			return z.Style == cards.Cell && fyne.MeasureText(words.Word(z.Note), readable, paint.Plain).Width > float32(z.W-6)*k
		}) {
			for _, z := range m.Zones {
				unnoted[z.ID] = true
			}
		}
	}
	for _, id := range d.Board.order {
		z := d.Board.Zones[id]
		r := z.Rect
		switch z.Style {
		case cards.Space, cards.Slot:
			ink := look.Alpha(look.Mist, 0.28)
			if fyne.MeasureText(words.Word(z.Label), 22*k, paint.Display).Width > float32(r.W-8)*k { // small letters are not as faint
				ink = look.Alpha(look.Mist, 0.45)
			}
			if !line(paint.Fit, z.Label, 22, paint.Display, ink, r.X+r.W/2, r.Y+r.H/2, r.W-8, 2) {
				parted(z, 22, r.W-8, ink, 0)
			}
		case cards.Slide:
			if z.Label != "" { // at the end of the column that a card in its middle leaves free
				end := d.Board.Clear(z)
				cx, cy := end.X+end.W/2, end.Y+end.H/2
				if narrow {
					sign(z, cx, cy)
				} else {
					line(paint.Fit, z.Label, 9, paint.Plain, faint, cx, cy, r.W-6, 1)
				}
			}
		case cards.Tray:
			// To the right, where a few pieces leave it to be seen.
			rows, h, label := 2, float32(r.H)*k/paint.LineHeight(d.Least, paint.Display), words.Word(z.Label)
			if h < 1.7 {
				rows = 1
			} else if two, _ := paint.Fit(label, d.Least, d.Least, paint.Display, float32(r.W)*0.64*k, 2); h > 3 && paint.Cut(label, two) {
				rows = 3
			}
			ink, set := look.Alpha(look.Mist, 0.55), setting(paint.Fit)
			if d.Board.inRoom(z) { // people find the places of a room by their names
				ink, set, row = look.Mist, paint.Whole, r.H-2
			}
			if written := line(set, z.Label, 13, paint.Display, ink, r.X+r.W*0.63, r.Y+r.H/2-2, r.W*0.64, rows); (covered || !written) && d.Board.inRoom(z) {
				left, foot := r.X, r.Y // of what the pieces leave free
				for _, p := range lying {
					if right := p.Rect.X + p.Rect.W; p.Printed.Kind != cards.Plate && r.Contains(p.Rect.X+p.Rect.W/2, p.Rect.Y+p.Rect.H/2) {
						left, foot = max(left, right), max(foot, p.Rect.Y+p.Rect.H)
					}
				}
				free := r.X + r.W - left
				low := func(text string, size, least float32, style fyne.TextStyle, width float32, rows int) ([]string, float32) { // as two lines of the row
					size = min(size, d.Least*h/2)
					return paint.Whole(text, size, min(size, least), style, width, rows)
				}
				beside := func() bool {
					return line(set, z.Label, 13, paint.Display, ink, left+free/2, r.Y+r.H/2-2, free-2, 1)
				}
				below := r.Y + r.H - foot
				switch {
				case beside():
				case foot > r.Y && float32(below)*k > paint.LineHeight(readable, paint.Display):
					line(paint.Fit, z.Label, 13, paint.Display, ink, r.X+r.W/2, foot+below/2, r.W-8, 1)
				case smaller(0.8*d.Name, beside):
				default:
					smaller(0.8*d.Name, func() bool {
						return line(low, z.Label, 13, paint.Display, ink, left+free/2, r.Y+r.H/2-2, free-2, 2)
					})
				}
			}
			row = 0
		case cards.Cell, cards.Spot:
			if d.Board.Filled {
				write(z.Label, 16, paint.Display, look.Alpha(look.Mist, 0.5), r.X+r.W/2, r.Y+r.H/2, r.W-2)
				continue
			}
			ink := look.Alpha(look.Mist, 0.5)
			if !line(paint.Fit, z.Label, 11, paint.Display, ink, r.X+r.W/2, r.Y+r.H/2-2, r.W-5, 2) && !sign(z, r.X+r.W/2, r.Y+r.H/2) {
				parted(z, 11, r.W-6, ink, -2)
			}
			clear := float32(r.H/2-7) * k // from the label to the note
			note := paint.LineHeight(max(8*k, d.Least), paint.Plain)
			if z.Note != "" && z.Style == cards.Cell && !unnoted[id] && clear > 0.8*note { // a track tells what its spots give
				line(paint.Fit, z.Note, 8, paint.Plain, faint, r.X+r.W/2, r.Y+r.H-max(9, float64(note/2)/d.Lens.K), r.W-6, 1)
			}
		case cards.Lane, cards.Show, cards.Deck:
			if z.Style == cards.Deck && pileOf(z.Zone, v.Counts) > 0 { // it would lie below the pile
				continue
			}
			x, w := r.X+r.W/2, min(76, r.W-8)
			if d.Board.Filled {
				w = r.W - 2
			} else if z.Style == cards.Lane { // where a short fan leaves it to be seen
				word := float64(fyne.MeasureText(words.Word(z.Label), max(13*k, d.Least), paint.Display).Width / k)
				w = min(max(w, word), r.W-5)
				x = r.X + r.W - max(40, word/2+6)
			}
			if ink := look.Alpha(look.Mist, 0.45); !line(paint.Fit, z.Label, 13, paint.Display, ink, x, r.Y+r.H/2, w, 2) && z.Style == cards.Deck {
				parted(z, 13, r.W-8, ink, 0)
			}
		}
	}
	return out
}

// caption draws words in their own place, to the left: a name that has an owner in two lines
// where one is too short, with the owner's emblem.
func (d *Drawing) caption(c cards.Caption) []fyne.CanvasObject {
	x, y, w, h := d.Lens.Rect(NewRect(c.X, c.Y, c.W, c.H))
	pad, rows := 3*float32(d.Lens.K), 1
	var out []fyne.CanvasObject
	left, text := x+pad, words.Word(c.Text)
	size := max(min(h*0.7, d.Least), min(d.Name, d.Least))
	var lines []string
	if c.Owner != "" {
		rows = 2
		side := 20 * float32(d.Lens.K)
		out = append(out, paint.Emblem(look.OwnerOf(c.Owner), left, y+(h-side)/2, side)...)
		left += side + pad
	}
	floor := 0.5 * d.Name
	for least, fits := min(size, d.Name), false; !fits && least > floor; least *= 0.96 {
		lines, size = paint.FitHeight(text, size, least, paint.Bold, x+w-left, h, rows)
		fits = !paint.Cut(text, lines) && (len(lines) == 1 || 2*paint.LineHeight(size, paint.Bold) <= h) && paint.LongestWord(text, size, paint.Bold) <= x+w-left
	}
	top := y + (h-float32(len(lines))*paint.LineHeight(size, paint.Bold))/2
	words, _ := paint.Paragraph(lines, size, paint.Bold, look.Mist, left, top)
	return append(out, words...)
}

package learning

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Ask lets people choose what to learn: a button for each role, below its
// game. The roles of the named game come first.
func Ask(w *room.Window, all []Lesson, game string, begin func(Lesson)) {
	if len(all) == 0 {
		return
	}
	lessons := slices.Clone(all)
	slices.SortStableFunc(lessons, func(a, b Lesson) int {
		first := func(l Lesson) int {
			if l.Game.Name() == game {
				return 0
			}
			return 1
		}
		return first(a) - first(b)
	})
	u := max(w.Unit, 1)
	var s *room.Sheet
	sheet := paint.NewPane(nil)
	const row = 74
	sheet.Draw = func(size fyne.Size) []fyne.CanvasObject {
		var out []fyne.CanvasObject
		y, last := float32(0), ""
		for _, l := range lessons {
			if title := words.Word(l.Game.Title()); title != last {
				last = title
				out = append(out, paint.Label(title, 19*u, paint.Display, look.Lamp, 4*u, y+8*u))
				y += 40 * u
			}
			k := paint.NewButton(w.Unit, "", "", paint.Ready, func() {
				s.Close()
				begin(l)
			})
			k.Name = words.Tell(l.Lesson.Title)
			out = append(out, paint.At(k, 0, y, size.Width-10*u, (row-8)*u)) // the bar beside it scrolls
			out = append(out, paint.Emblem(look.OwnerOf(l.Lesson.Role), 12*u, y+9*u, 48*u)...)
			out = append(out, paint.Label(words.Tell(l.Lesson.Title), 18*u, paint.Bold, look.Moon, 74*u, y+8*u))
			lines, ts := paint.Fit(words.Tell(l.Lesson.About), 15*u, 11*u, paint.Plain, size.Width-86*u, 1)
			objs, _ := paint.Paragraph(lines, ts, paint.Plain, look.Mist, 74*u, y+34*u)
			out = append(out, objs...)
			y += row * u
		}
		sheet.Least = fyne.NewSize(10, y)
		return out
	}
	games := map[string]bool{}
	for _, l := range all {
		games[l.Game.Name()] = true
	}
	sheet.Least = fyne.NewSize(10, float32(len(all)*row+len(games)*40)*u)
	body := container.NewVScroll(sheet)
	s = &room.Sheet{Title: words.Word("Learn by playing: a first round in five minutes"), Body: body, Size: fyne.NewSize(680, sheet.Least.Height/u+150)}
	w.Show(s)
}

package saved

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/library"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// results are the games of people that are over, the latest first, and how many
// games are not looked at yet.
func (p *Page) results() (out []library.Result, due int) {
	var unknown []library.Game
	for _, g := range p.all {
		if g.Demo || g.Wrong != nil || !g.Moves {
			continue
		}
		s, known := p.stands[stamp(g)]
		switch {
		case !known:
			unknown = append(unknown, g)
		case s.err == nil && s.Over():
			out = append(out, library.Result{Game: g, Standing: s.Standing})
		}
	}
	p.look(unknown)
	return out, len(unknown)
}

// drawResults draws who has won how often, and beside it the latest games.
func (p *Page) drawResults(r paint.Area) []fyne.CanvasObject {
	u := p.w.Unit
	all, due := p.results()
	said := ""
	switch {
	case p.wrong != nil:
		said = words.Complaint(p.wrong)
	case due > 0:
		said = words.Say("Looking at the games: %d to go …", due)
	case len(all) == 0:
		said = words.Word("No game was played to its end yet. What is played at the simulated table does not count.")
	}
	y := r.Y
	var out []fyne.CanvasObject
	if said != "" {
		lines, ts := paint.Fit(said, 18*u, 13*u, paint.Plain, r.W, 2)
		objs, h := paint.Paragraph(lines, ts, paint.Plain, look.Mist, r.X, y)
		out, y = append(out, objs...), y+h+8*u
	}
	if len(all) == 0 {
		return out
	}
	left := paint.Floor(r.W * 0.34)
	out = append(out, p.drawTallies(all, paint.NewArea(r.X, y, left-20*u, r.Y+r.H-y))...)
	return append(out, p.drawEvenings(all, paint.NewArea(r.X+left, y, r.W-left, r.Y+r.H-y))...)
}

// drawTallies draws a bar for everyone who has a name: games played, and of these
// the won ones lit.
func (p *Page) drawTallies(all []library.Result, r paint.Area) []fyne.CanvasObject {
	u := p.w.Unit
	tallies := library.Tallies(all)
	if len(tallies) == 0 {
		lines, ts := paint.Fit(words.Word("Who sits down with a name is counted here."), 17*u, 13*u, paint.Plain, r.W, 3)
		out, _ := paint.Paragraph(lines, ts, paint.Plain, look.Mist, r.X, r.Y)
		return out
	}
	most := 1
	for _, t := range tallies {
		most = max(most, t.Played)
	}
	var out []fyne.CanvasObject
	const row = 62
	y := r.Y
	for _, t := range tallies {
		if y+row*u > r.Y+r.H {
			break
		}
		said := paint.Label(words.Say("%d of %d won", t.Won, t.Played), 16*u, paint.Plain, look.Mist, 0, 0)
		w := said.MinSize().Width
		said.Move(fyne.NewPos(r.X+r.W-w, y+5*u))
		lines, ts := paint.Fit(t.Name, 21*u, 14*u, paint.Bold, r.W-w-12*u, 1)
		out = append(out, said, paint.Label(lines[0], ts, paint.Bold, look.Moon, r.X, y))
		wide := r.W / float32(most)
		bar := y + 32*u
		out = append(out, paint.RoundRect(look.Alpha(look.Dusk, 0.9), look.Alpha(look.Moss, 0.5), 1, 6*u, r.X, bar, wide*float32(t.Played), 14*u))
		if t.Won > 0 {
			out = append(out, paint.RoundRect(look.Lamp, look.Lamp, 0, 6*u, r.X, bar, wide*float32(t.Won), 14*u))
		}
		y += row * u
	}
	return out
}

// drawEvenings draws the latest games, a card each, with those who won in lamplight.
func (p *Page) drawEvenings(all []library.Result, r paint.Area) []fyne.CanvasObject {
	u := p.w.Unit
	var out []fyne.CanvasObject
	const row = 100
	p.rows = max(1, int(r.H/(row*u)))
	y := r.Y
	for _, g := range all[min(p.first, len(all)):min(p.first+p.rows, len(all))] {
		out = append(out, paint.RoundRect(look.Alpha(look.Night, 0.78), look.Alpha(look.Moss, 0.5), 1, 12*u, r.X, y, r.W, (row-8)*u))
		parts := []string{day(g.Last)}
		if g.Name() != "" && g.Title != "" { // a name that people chose need not say which game it was
			parts = append([]string{words.Word(g.Title)}, parts...)
		}
		if n := g.Minutes(); n > 0 {
			parts = append(parts, words.Minutes(n))
		}
		when := paint.Label(strings.Join(parts, "  ·  "), 15*u, paint.Plain, look.Mist, 0, 0)
		w := when.MinSize().Width
		when.Move(fyne.NewPos(r.X+r.W-w-14*u, y+10*u))
		lines, ts := paint.Fit(p.title(g.Game), 19*u, 13*u, paint.Bold, r.W-w-42*u, 1)
		out = append(out, when, paint.Label(lines[0], ts, paint.Bold, look.Moon, r.X+14*u, y+7*u))
		lines, ts = paint.Fit(ended(g), 16*u, 12*u, paint.Plain, r.W-28*u, 1)
		objs, _ := paint.Paragraph(lines, ts, paint.Plain, look.Lamp, r.X+14*u, y+38*u)
		out = append(out, objs...)
		if close := g.Close(words.Tell); close != "" {
			lines, ts = paint.Fit(close, 16*u, 12*u, paint.Plain, r.W-28*u, 1)
			objs, _ = paint.Paragraph(lines, ts, paint.Plain, look.Moon, r.X+14*u, y+62*u)
			out = append(out, objs...)
		}
		y += row * u
	}
	return out
}

// ended says how a game ended and, when that names nobody, who has won.
func ended(g library.Result) string {
	text := words.Tell(g.View.Result.Text)
	var names []string
	for i, seat := range g.Seats {
		name := g.People[seat].Name
		if i > 0 && name != "" && g.Won(i) && !strings.Contains(text, name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return text
	}
	return text + "  ·  " + strings.Join(names, ", ")
}

// askCSV asks where to save the results as a table.
func (p *Page) askCSV() {
	all, due := p.results()
	if due > 0 || len(all) == 0 {
		return // it says so
	}
	head := []string{words.Word("Date"), words.Word("Game"), words.Word("People"), words.Word("Winners"), words.Word("Result"), words.Word("How close"), words.Word("Minutes"), words.Word("Moves"), words.Word("Name")}
	table, err := library.CSV(head, all, words.Tell, words.Word)
	if err != nil {
		p.w.Complain(err)
		return
	}
	p.w.AskFile(room.Files{Title: words.Word("Save the results"), Yes: words.Word("Save"), At: room.InHome("grovewatch.csv"), Ext: ".csv", Data: table})
}

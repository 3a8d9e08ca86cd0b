package saved

import (
	"fmt"
	"image"
	"os"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/library"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Shelf is where the saved games come from. Its functions may be called from any
// goroutine.
type Shelf struct {
	List  func() ([]library.Game, error)
	Stand func(library.Game) (library.Standing, error)
	Read  func(path string) library.Game
	Open  func() string // the file of the game that is going on, or empty
	Dir   string        // the folder of the saved games
}

// tab is one of the lists.
type tab int

const (
	evenings tab = iota
	demos
	results
)

// Page is the page of the saved games.
type Page struct {
	*room.Page
	w      *room.Window
	shelf  *Shelf
	resume func(g library.Game, over bool)

	tab      tab
	first    int // the first row that is shown
	rows     int // so many fit
	all      []library.Game
	wrong    error
	stands   map[string]standing // by path
	pictures map[string]*image.RGBA
	working  bool
	closed   bool
}

// standing is how a game stands, or why that is not known.
type standing struct {
	library.Standing
	err error
}

// New makes the page. Resume hears which game people want to go on with, or to look at
// when it is over.
func New(w *room.Window, shelf *Shelf, resume func(g library.Game, over bool)) *Page {
	p := &Page{w: w, shelf: shelf, resume: resume, stands: map[string]standing{}, pictures: map[string]*image.RGBA{}}
	p.Page = &room.Page{
		Title:  func() string { return words.Word("Saved games") },
		About:  p.about,
		Body:   p.draw,
		Foot:   p.foot,
		Keys:   p.keys,
		Closed: func() { p.closed = true },
	}
	p.reload()
	return p
}

// reload lists the files anew.
func (p *Page) reload() {
	p.all, p.wrong = p.shelf.List()
	p.first = min(p.first, max(0, len(p.listed())-1))
}

// listed are the games of the list that is shown.
func (p *Page) listed() []library.Game { return p.under(p.tab) }

// under are the games of a list.
func (p *Page) under(t tab) []library.Game {
	return slices.DeleteFunc(slices.Clone(p.all), func(g library.Game) bool {
		return g.Demo != (t == demos) || g.Wrong == nil && !g.Moves
	})
}

func (p *Page) about() string {
	switch p.tab {
	case demos:
		return words.Word("Games that simulated people have played. They never stand in the way of yours.")
	case results:
		return words.Word("Who has won what, over all evenings that were played to their end.")
	}
	return words.Word("Each game is saved move by move. What only one person may know stays locked.")
}

func (p *Page) turnTo(t tab) {
	p.tab, p.first = t, 0
	p.Redraw()
}

func (p *Page) foot() []*paint.Button {
	u := p.w.Unit
	out := []*paint.Button{paint.NewButton(u, words.Word("Close"), "", paint.Warm, p.Close)}
	out = append(out, paint.NewButton(u, words.Word("Open a file …"), "", paint.Quiet, p.askFile))
	if p.tab == results {
		k := paint.NewButton(u, words.Word("Save as a table (CSV) …"), "", paint.Quiet, p.askCSV)
		all, due := p.results()
		k.Disabled = due > 0 || len(all) == 0
		out = append(out, k)
	}
	if n := p.count(); n > p.rows && p.rows > 0 {
		newer := paint.NewButton(u, words.Word("Newer"), "", paint.Quiet, func() { p.leaf(-1) })
		newer.Disabled = p.first == 0
		older := paint.NewButton(u, words.Word("Older"), "", paint.Quiet, func() { p.leaf(1) })
		older.Disabled = p.first+p.rows >= n
		out = append(out, newer, older)
	}
	return out
}

// count is how many rows there are to leaf through.
func (p *Page) count() int {
	if p.tab == results {
		all, _ := p.results()
		return len(all)
	}
	return len(p.listed())
}

// leaf shows the rows before or behind.
func (p *Page) leaf(pages int) {
	if first := p.first + pages*p.rows; first < p.count() {
		p.first = max(0, first)
		p.Redraw()
	}
}

func (p *Page) keys() []room.Key {
	out := []room.Key{
		{Name: "G", What: words.Word("Games"), Do: func() { p.turnTo(evenings) }},
		{Name: "D", What: words.Word("Demos"), Do: func() { p.turnTo(demos) }},
		{Name: "R", What: words.Word("Results"), Do: func() { p.turnTo(results) }},
		{Name: "O", What: words.Word("Open a file …"), Do: p.askFile},
	}
	if p.tab == results {
		out = append(out, room.Key{Name: "C", What: words.Word("Save as a table (CSV) …"), Do: p.askCSV})
	}
	return append(out,
		room.Key{Name: "+", What: words.Word("Older"), Do: func() { p.leaf(1) }},
		room.Key{Name: "-", What: words.Word("Newer"), Do: func() { p.leaf(-1) }})
}

// stamp names a file as it is now.
func stamp(g library.Game) string { return fmt.Sprint(g.Path, g.Size, g.Last.UnixNano()) }

// look finds out how some games stand, one after another and not on the window's
// goroutine.
func (p *Page) look(games []library.Game) {
	var due []library.Game
	for _, g := range games {
		if _, ok := p.stands[stamp(g)]; !ok && g.Wrong == nil {
			due = append(due, g)
		}
	}
	if len(due) == 0 || p.working {
		return
	}
	p.working = true
	go func() {
		found := map[string]standing{}
		for _, g := range due[:min(len(due), 8)] {
			s, err := p.shelf.Stand(g)
			found[stamp(g)] = standing{s, err}
		}
		p.w.Later(func() {
			p.working = false
			for k, s := range found {
				p.stands[k] = s
			}
			if !p.closed {
				p.Redraw()
			}
		})
	}()
}

// askFile opens a saved game that lies somewhere else.
func (p *Page) askFile() {
	p.w.AskFile(room.Files{Title: words.Word("Open a saved game"), Yes: words.Word("Open"), At: room.InFolder(p.shelf.Dir, ""), Ext: library.Ext, Take: func(path string) error {
		if _, err := os.Stat(path); err != nil {
			return err
		}
		g := p.shelf.Read(path)
		s, err := p.shelf.Stand(g)
		if err != nil {
			return err
		}
		p.goOn(g, s.Over())
		return nil
	}})
}

// goOn closes the page and goes on with a game, or shows how one ended.
func (p *Page) goOn(g library.Game, over bool) {
	p.Close()
	p.resume(g, over)
}

// askDelete deletes a game when people are sure.
func (p *Page) askDelete(g library.Game) {
	lost := words.Say("“%s” cannot be brought back after that.", p.title(g))
	s := p.stands[stamp(g)]
	if s.Over() {
		lost = words.Say("“%s” and its story cannot be brought back after that.", p.title(g))
	}
	text := widget.NewLabel(p.facts(g, s) + "\n\n" + lost) // several have the title of their game
	text.Wrapping = fyne.TextWrapWord
	p.w.Ask(words.Word("Delete this game?"), text, words.Word("Delete"), func() {
		if err := g.Delete(); err != nil {
			p.w.Complain(err)
		}
		p.reload()
		p.Redraw()
	})
}

// askName asks for another name.
func (p *Page) askName(g library.Game) {
	var s *room.Sheet
	name := paint.NewSearchField(func() { s.Close() })
	name.SetText(g.Name())
	name.SetPlaceHolder(words.Word("Name"))
	s = p.w.Ask(words.Word("What is this game called?"), container.NewVBox(name), words.Word("Rename"), func() {
		if _, err := g.Rename(name.Text); err != nil {
			p.w.Complain(err)
		}
		p.reload()
		p.Redraw()
	})
	name.OnSubmitted = func(string) { s.Enter() }
	p.w.Win.Canvas().Focus(name)
}

// title is what a game is called, or the game that it is.
func (p *Page) title(g library.Game) string {
	if name := g.Name(); name != "" {
		return name
	}
	if s, ok := p.stands[stamp(g)]; ok && s.Title != "" {
		return words.Word(s.Title)
	}
	return strings.ToUpper(g.Setup.Game[:min(1, len(g.Setup.Game))]) + g.Setup.Game[min(1, len(g.Setup.Game)):]
}

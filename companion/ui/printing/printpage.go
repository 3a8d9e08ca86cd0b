package printing

import (
	"context"
	"image"
	"path/filepath"
	"slices"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/decks"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
	"github.com/grovewatch/grovewatch/printables"
)

// Page is the page on which a game's sheets are chosen, looked at and made. It
// lies over the whole window.
type Page struct {
	Needs
	w     *room.Window
	game  game.Game
	dir   string // where the sheets go
	usual string // where they go when nobody says otherwise

	opt     printables.Options
	smaller game.Option       // by whose values some cards stay in the box
	chosen  map[string]string // it with one of its values; nil for all cards
	players int               // for whom; 0 for any number, or firstEvening
	omit    map[string]bool   // the sheets that are not wanted, by name
	box     *cards.Box        // what is printed for the players
	all     *printables.Plan  // of all of it
	plan    *printables.Plan  // what is wanted
	ink     float64           // how many pages the plan's ink would cover; 0 until it is known
	wrong   string            // why there is no plan
	page    int               // of the plan, looked at

	view   viewer
	made   int                // pages drawn so far
	cancel context.CancelFunc // of the work going on; nil when there is none
	said   string
	done   bool // the sheets lie in dir
	closed bool // the page was left

	root *fyne.Container
	body *paint.Pane
	live *canvas.Image
}

// Needs is what the page that prints needs besides the window.
type Needs struct {
	Games  []game.Game // of which one can be chosen
	Decks  *decks.Decks
	Dir    string          // the folder below which each game's sheets have one of their own
	Work   *sync.WaitGroup // counts the sheets that are being made
	Ink    bool            // measure in the background how much ink is needed
	Closed func()          // hears that the page was left
}

// New makes the page for a game, with the cards that are chosen for it.
func New(w *room.Window, needs Needs, g game.Game) *Page {
	if o := needs.Decks.Of(g); o != nil {
		g, _ = o.Now()
	}
	p := &Page{w: w, Needs: needs, game: g, smaller: game.Smaller(g), omit: map[string]bool{}}
	p.usual = p.usualDir()
	p.dir = p.usual
	p.opt = lastOptions(w.App.Preferences())
	p.opt.Word = words.Word
	p.players = lastPlayers(w.App.Preferences(), g)
	p.live = canvas.NewImageFromImage(nil)
	p.live.ScaleMode, p.live.FillMode = canvas.ImageScaleSmooth, canvas.ImageFillContain
	p.view = viewer{show: func(img *image.RGBA) { w.Later(func() { p.turned(img) }) }}
	if needs.Ink {
		p.view.told = func(plan *printables.Plan, ink float64) { w.Later(func() { p.weighed(plan, ink) }) }
	}
	p.body = paint.NewPane(p.draw)
	p.root = container.New(printLayout{p}, paint.NewPane(paint.Backdrop), p.body)
	p.lay()
	return p
}

// Content fills the window.
func (p *Page) Content() fyne.CanvasObject { return p.root }

// Redraw draws the page anew.
func (p *Page) Redraw() { p.body.Refresh() }

// Remeasure lays all out again, as large as it should be.
func (p *Page) Remeasure() {
	printLayout{p}.Layout(p.root.Objects, p.root.Size())
	p.root.Refresh()
}

// Retell says everything again, in the language that is spoken now.
func (p *Page) Retell() {
	if p.cancel == nil { // what is being made goes on as it began
		p.lay()
	}
}

// Making reports whether sheets are being made.
func (p *Page) Making() bool { return p.cancel != nil }

// Shows reports whether the page is that of a game.
func (p *Page) Shows(g game.Game) bool { return p.game.Name() == g.Name() }

// Close leaves the page. What is being made is given up.
func (p *Page) Close() {
	p.GiveUp()
	p.view.stop()
	p.closed = true
	p.Closed()
}

// GiveUp ends the making of sheets, if it is going on.
func (p *Page) GiveUp() {
	if p.cancel != nil {
		p.cancel()
	}
}

// lay plans the sheets as they are wanted now.
func (p *Page) lay() {
	p.said, p.done, p.all, p.ink = "", false, nil, 0
	var err error
	if p.opt.Offset, err = printables.SavedOffset(p.opt.Paper); err != nil {
		p.said = words.Complaint(err) // and none is moved
	}
	opt := p.format()
	box, err := p.printed()
	if err == nil {
		p.all, err = printables.NewPlan(box, opt)
	}
	p.box, p.plan, p.wrong = box, p.all, ""
	if err != nil {
		p.plan, p.wrong = nil, words.Complaint(err)
		return
	}
	for _, s := range p.all.Sheets {
		if !p.omit[s.Name] {
			opt.Only = append(opt.Only, s.Name)
		}
	}
	switch {
	case len(opt.Only) == 0:
		p.plan, p.wrong = nil, words.Word("Choose at least one thing to print.")
	case len(opt.Only) < len(p.all.Sheets):
		if p.plan, err = printables.NewPlan(box, opt); err != nil {
			p.wrong = words.Complaint(err)
		}
	}
	if p.plan != nil {
		p.page = min(p.page, len(p.plan.Pages)-1)
	}
	p.look()
}

// printed is what is printed of the game.
func (p *Page) printed() (*cards.Box, error) {
	if p.first() {
		box, _ := p.beginner().FirstEvening()
		return box, nil
	}
	return game.BoxFor(p.game, max(p.players, 0), p.chosen)
}

// beginner is the game if a part of its own cards is enough for a first evening,
// or nil.
func (p *Page) beginner() game.Beginner {
	if o := p.Decks.Of(p.game); o != nil && o.Chosen {
		return nil
	}
	g, _ := p.game.(game.Beginner)
	return g
}

// first reports whether it is printed for a first evening.
func (p *Page) first() bool { return p.players == firstEvening && p.beginner() != nil }

// format is how it is printed: what a first evening needs is always small.
func (p *Page) format() printables.Options {
	opt := p.opt
	if p.first() {
		opt.Layout = printables.Mini
	}
	return opt
}

// weighed takes how much ink a plan needs.
func (p *Page) weighed(plan *printables.Plan, ink float64) {
	if p.closed || p.plan != plan {
		return
	}
	p.ink = ink
	p.body.Refresh()
}

// look has the page drawn that is looked at.
func (p *Page) look() {
	p.live.Image = nil
	if p.plan != nil {
		p.view.want(p.plan, p.page)
	}
	p.body.Refresh()
}

func (p *Page) turned(img *image.RGBA) {
	if p.closed {
		return
	}
	p.live.Image = img
	p.live.Refresh()
}

// turn looks at another page.
func (p *Page) turn(by int) {
	if p.plan == nil {
		return
	}
	n := len(p.plan.Pages)
	p.page = ((p.page+by)%n + n) % n
	p.look()
}

// Choose takes another game. A folder that people have chosen stays.
func (p *Page) Choose(g game.Game) {
	if p.cancel != nil {
		return
	}
	if o := p.Decks.Of(g); o != nil {
		g, _ = o.Now()
	}
	p.game, p.page, p.players = g, 0, lastPlayers(p.w.App.Preferences(), g)
	p.smaller, p.chosen = game.Smaller(g), nil
	was := p.usual
	if p.usual = p.usualDir(); p.dir == was {
		p.dir = p.usual
	}
	p.lay()
}

// usualDir has the sheets of a deck of people's own not over those of the box.
func (p *Page) usualDir() string {
	dir := p.game.Name()
	if o := p.Decks.Of(p.game); o != nil && o.Chosen {
		dir += "-" + filepath.Base(o.Deck.Own.Folder)
	}
	return filepath.Join(p.Dir, dir)
}

// Key takes a key.
func (p *Page) Key(k fyne.KeyName) {
	switch k {
	case fyne.KeyEscape:
		if p.Making() { // who would leave sees first what becomes of it
			p.GiveUp()
			return
		}
		p.Close()
	case fyne.KeyLeft, fyne.KeyPageUp:
		p.turn(-1)
	case fyne.KeyRight, fyne.KeyPageDown:
		p.turn(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		p.make()
	case fyne.KeyF1:
		p.w.Keys()
	case fyne.KeyF11:
		p.w.ToggleFullScreen()
	default:
		if o := p.Decks.Of(p.game); o != nil {
			o.Key(k)
		}
	}
}

// Typed takes a letter for cards.
func (p *Page) Typed(r rune) {
	if p.cancel == nil {
		room.Press(p.KeyList(), r)
	}
}

// KeyList are the keys of the page.
func (p *Page) KeyList() []room.Key {
	out := []room.Key{{Name: "← →", What: words.Word("Look at another page"), Do: nil}}
	if o := p.Decks.Of(p.game); o != nil {
		out = append(out, o.KeyList()...)
	}
	return append(out, room.Key{Name: "Enter", What: words.Word("Make the pages"), Do: nil}, room.Key{Name: "Esc", What: words.Word("Back"), Do: nil})
}

// toggle takes a sheet in or leaves it out.
func (p *Page) toggle(sheet string) {
	p.omit[sheet] = !p.omit[sheet]
	p.lay()
	if p.plan == nil || p.omit[sheet] {
		return
	}
	i := slices.IndexFunc(p.plan.Pages, func(pg printables.Page) bool { return pg.Sheet == sheet })
	if i >= 0 {
		p.page = i
		p.look()
	}
}

// set changes one of the options.
func (p *Page) set(change func(*printables.Options)) {
	if p.cancel != nil {
		return
	}
	change(&p.opt)
	keepOptions(p.w.App.Preferences(), p.opt)
	p.lay()
}

// seat prints for another number of players; nought is for any, and firstEvening
// for the few who play for the first time.
func (p *Page) seat(players int) {
	if p.cancel != nil {
		return
	}
	if p.players = players; p.first() {
		p.chosen = nil
	}
	keepPlayers(p.w.App.Preferences(), p.game, players)
	p.lay()
}

// leaveOut prints the game without the cards that stay in the box by a value.
func (p *Page) leaveOut(value string) {
	if p.cancel != nil {
		return
	}
	if o := p.Decks.Of(p.game); o != nil && o.Chosen {
		o.Offers()[0].Take()
	}
	if p.chosen = map[string]string{p.smaller.Name: value}; p.first() {
		p.seat(0)
	} else {
		p.lay()
	}
}

// canMake reports whether it is known what the sheets will be.
func (p *Page) canMake() bool {
	o := p.Decks.Of(p.game)
	return p.plan != nil && (o == nil || !o.Busy)
}

// make writes the sheets, a page after the other, in the background.
func (p *Page) make() {
	if !p.canMake() || p.cancel != nil {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	p.cancel, p.made, p.said, p.done = cancel, 0, "", false
	opt := p.format()
	opt.Dir = p.dir
	for _, s := range p.plan.Sheets {
		if !p.omit[s.Name] {
			opt.Only = append(opt.Only, s.Name)
		}
	}
	opt.Progress = func(done, total int) {
		p.w.Later(func() {
			if p.cancel != nil {
				p.made = done
				p.body.Refresh()
			}
		})
	}
	box := p.box
	p.Work.Go(func() {
		_, err := printables.Print(ctx, box, opt)
		cancelled := ctx.Err() != nil
		cancel()
		p.w.Later(func() { p.finished(err, cancelled) })
	})
	p.body.Refresh()
}

func (p *Page) finished(err error, cancelled bool) {
	p.cancel = nil
	switch {
	case err != nil && cancelled:
		p.said = words.Word("Given up. Nothing was written.")
	case err != nil:
		p.said = words.Complaint(err)
	default:
		p.done = true
	}
	p.body.Refresh()
}

// openFolder shows the sheets in the system's own file window.
func (p *Page) openFolder() {
	p.w.Launch(p.dir, func() {
		p.said = words.Say("The folder does not open by itself: the pages lie in %s.", p.dir)
		p.done = false
		p.body.Refresh()
	})
}

// askFolder chooses where the sheets go.
func (p *Page) askFolder() {
	p.w.AskFile(room.Files{Title: words.Word("Where the pages go"), Yes: words.Word("Take this folder"), At: p.dir, Take: func(folder string) error {
		p.dir, p.done = filepath.Clean(folder), false
		p.body.Refresh()
		return nil
	}})
}

package ui

import (
	"context"
	"image"
	"net/url"
	"path/filepath"
	"slices"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
	"github.com/grovewatch/grovewatch/printables"
)

// printPage is the page on which a game's sheets are chosen, looked at and made. It
// lies over the whole window.
type printPage struct {
	w     *Window
	games []game.Game // of which one can be chosen
	game  game.Game
	dir   string // where the sheets go
	usual string // where they go when nobody says otherwise

	opt   printables.Options
	omit  map[string]bool  // the sheets that are not wanted, by name
	all   *printables.Plan // the whole box
	plan  *printables.Plan // what is wanted
	wrong string           // why there is no plan
	page  int              // of the plan, looked at

	view   viewer
	made   int                // pages drawn so far
	cancel context.CancelFunc // of the work going on; nil when there is none
	said   string
	done   bool // the sheets lie in dir

	root *fyne.Container
	body *paint.Pane
	live *canvas.Image
}

// AskPrint opens the page for a game.
func (w *Window) AskPrint(g game.Game) {
	if w.press != nil {
		return
	}
	if o := w.ownCards(g); o != nil {
		if w.flow == nil && w.Game != nil && g.Name() == w.Game.Name() {
			o.follow(g, w.Setup.Deck)
		}
		g, _ = o.now()
	}
	p := &printPage{w: w, game: g, omit: map[string]bool{}}
	p.usual = p.usualDir()
	p.dir = p.usual
	if w.Host != nil {
		p.games = w.Host.Games
	}
	p.opt = w.prefs().printing()
	p.opt.Word = words.Word
	p.live = canvas.NewImageFromImage(nil)
	p.live.ScaleMode, p.live.FillMode = canvas.ImageScaleSmooth, canvas.ImageFillContain
	p.view = viewer{show: func(img *image.RGBA) { w.Later(func() { p.turned(img) }) }}
	p.body = paint.NewPane(p.draw)
	p.root = container.New(printLayout{p}, paint.NewPane(paint.Backdrop), p.body)
	w.press = p
	p.lay()
	w.Win.Canvas().Overlays().Add(p.root)
	p.root.Resize(w.Win.Canvas().Size())
}

// close leaves the page. What is being made is given up.
func (p *printPage) close() {
	p.giveUp()
	p.view.stop()
	p.w.press = nil
	p.w.Win.Canvas().Overlays().Remove(p.root)
	p.w.remeasure() // this page has a measure of its own
}

// giveUp ends the making of sheets, if it is going on.
func (p *printPage) giveUp() {
	if p.cancel != nil {
		p.cancel()
	}
}

// lay plans the sheets as they are wanted now.
func (p *printPage) lay() {
	p.said, p.done = "", false
	var err error
	if p.opt.Offset, err = printables.SavedOffset(p.opt.Paper); err != nil {
		p.said = words.Complaint(err) // and none is moved
	}
	opt := p.opt
	opt.Only = nil
	all, err := printables.NewPlan(p.game.Box(), opt)
	p.all, p.plan, p.wrong = all, all, ""
	if err != nil {
		p.plan, p.wrong = nil, words.Complaint(err)
		return
	}
	for _, s := range all.Sheets {
		if !p.omit[s.Name] {
			opt.Only = append(opt.Only, s.Name)
		}
	}
	switch {
	case len(opt.Only) == 0:
		p.plan, p.wrong = nil, words.Word("Choose at least one sheet.")
	case len(opt.Only) < len(all.Sheets):
		if p.plan, err = printables.NewPlan(p.game.Box(), opt); err != nil {
			p.wrong = words.Complaint(err)
		}
	}
	if p.plan != nil {
		p.page = min(p.page, len(p.plan.Pages)-1)
	}
	p.look()
}

// look has the page drawn that is looked at.
func (p *printPage) look() {
	p.live.Image = nil
	if p.plan != nil {
		p.view.want(p.plan, p.page)
	}
	p.body.Refresh()
}

func (p *printPage) turned(img *image.RGBA) {
	if p.w.press != p {
		return
	}
	p.live.Image = img
	p.live.Refresh()
}

// turn looks at another page.
func (p *printPage) turn(by int) {
	if p.plan == nil {
		return
	}
	n := len(p.plan.Pages)
	p.page = ((p.page+by)%n + n) % n
	p.look()
}

// choose takes another game. A folder that people have chosen stays.
func (p *printPage) choose(g game.Game) {
	if p.cancel != nil {
		return
	}
	if o := p.w.ownCards(g); o != nil {
		g, _ = o.now()
	}
	p.game, p.page = g, 0
	was := p.usual
	if p.usual = p.usualDir(); p.dir == was {
		p.dir = p.usual
	}
	p.lay()
}

// usualDir has the sheets of a deck of people's own not over those of the box.
func (p *printPage) usualDir() string {
	dir := p.game.Name()
	if o := p.w.ownCards(p.game); o != nil && o.chosen {
		dir += "-" + filepath.Base(o.deck.Own.Folder)
	}
	return filepath.Join(p.w.SheetsDir, dir)
}

// key takes a key.
func (p *printPage) key(k fyne.KeyName) {
	switch k {
	case fyne.KeyEscape:
		p.close()
	case fyne.KeyLeft, fyne.KeyPageUp:
		p.turn(-1)
	case fyne.KeyRight, fyne.KeyPageDown:
		p.turn(1)
	case fyne.KeyReturn, fyne.KeyEnter:
		p.make()
	case fyne.KeyF1:
		p.w.showKeys()
	case fyne.KeyF11:
		p.w.Win.SetFullScreen(!p.w.Win.FullScreen())
	default:
		if o := p.w.ownCards(p.game); o != nil {
			o.key(k)
		}
	}
}

// typed takes a letter for cards.
func (p *printPage) typed(r rune) {
	if p.cancel == nil {
		strike(p.strokes(), r)
	}
}

// strokes are the keys of the page.
func (p *printPage) strokes() []stroke {
	out := []stroke{{"← →", words.Word("Look at another page"), nil}}
	if o := p.w.ownCards(p.game); o != nil {
		out = append(out, o.strokes()...)
	}
	return append(out, stroke{"Enter", words.Word("Make the sheets"), nil}, stroke{"Esc", words.Word("Back"), nil})
}

// toggle takes a sheet in or leaves it out.
func (p *printPage) toggle(sheet string) {
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
func (p *printPage) set(change func(*printables.Options)) {
	if p.cancel != nil {
		return
	}
	change(&p.opt)
	p.w.prefs().setPrinting(p.opt)
	p.lay()
}

// canMake reports whether it is known what the sheets will be.
func (p *printPage) canMake() bool {
	o := p.w.ownCards(p.game)
	return p.plan != nil && (o == nil || !o.busy)
}

// make writes the sheets, a page after the other, in the background.
func (p *printPage) make() {
	if !p.canMake() || p.cancel != nil {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	p.cancel, p.made, p.said, p.done = cancel, 0, "", false
	opt := p.opt
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
	box := p.game.Box()
	p.w.printing.Go(func() {
		_, err := printables.Print(ctx, box, opt)
		cancelled := ctx.Err() != nil
		cancel()
		p.w.Later(func() { p.finished(err, cancelled) })
	})
	p.body.Refresh()
}

func (p *printPage) finished(err error, cancelled bool) {
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
func (p *printPage) openFolder() {
	if err := p.w.App.OpenURL(&url.URL{Scheme: "file", Path: filepath.ToSlash(p.dir)}); err != nil {
		p.said = words.Say("The folder does not open by itself: the sheets lie in %s.", p.dir)
		p.done = false
		p.body.Refresh()
	}
}

// askFolder chooses where the sheets go.
func (p *printPage) askFolder() {
	d := dialog.NewFolderOpen(func(l fyne.ListableURI, err error) {
		if err != nil || l == nil {
			return
		}
		p.dir, p.done = l.Path(), false
		p.body.Refresh()
	}, p.w.Win)
	if at, err := storage.ListerForURI(storage.NewFileURI(filepath.Dir(p.w.SheetsDir))); err == nil {
		d.SetLocation(at)
	}
	d.Show()
	d.Resize(p.w.Win.Canvas().Size()) // only what is shown has a size
}

// viewer draws pages in the background, one at a time; of those that are
// wanted meanwhile only the newest.
type viewer struct {
	show func(*image.RGBA)

	mu   sync.Mutex
	plan *printables.Plan
	page int
	next bool // another one is wanted
	busy bool
}

// viewPx is how fine a page is shown, pixels a mm.
const viewPx = 3.2

func (v *viewer) want(plan *printables.Plan, page int) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.plan, v.page, v.next = plan, page, true
	if !v.busy {
		v.busy = true
		go v.work()
	}
}

func (v *viewer) stop() {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.next = false
}

func (v *viewer) work() {
	for {
		v.mu.Lock()
		if !v.next {
			v.busy = false
			v.mu.Unlock()
			return
		}
		plan, page := v.plan, v.page
		v.next = false
		v.mu.Unlock()
		img, err := plan.Picture(page, viewPx)
		v.mu.Lock()
		newer := v.next
		v.mu.Unlock()
		if err == nil && !newer {
			v.show(img)
		}
	}
}

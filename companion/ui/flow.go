package ui

import (
	"image"
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// page is one question of the set-up.
type page int

const (
	askGame page = iota
	askPeople
	askCamera
	placeMats
)

// flow is the set-up: full pages over the window, a question each, from the
// game to the mats on the table. It knows of a game only what the game tells.
type flow struct {
	w      *Window
	page   page
	again  bool // the camera and the mats of the game that is going on, nothing else
	game   game.Game
	choice Choice

	rules  *houseRules
	folded bool // the house rules are
	seats  []game.Text
	owners []string // the seats' names in the transcript
	wrong  string   // why the game cannot be played so
	faces  game.Seat

	saved *Saved // what can be gone on with, or nil

	laid   Choice // what the window shows and what waits for its start; zero before
	hidden bool   // something secret lay on the table when it was laid, and may lie there still
	busy   bool   // the table is being laid
	said   string // why it could not be

	cameras *lookout
	address *addressField
	placing *placing

	covers map[string]*image.RGBA
	root   *fyne.Container
	body   *paint.Pane
}

// AskSetup opens the set-up over the whole window. Set Host before.
func (w *Window) AskSetup() {
	if w.Host == nil || w.flow != nil {
		return
	}
	f := newFlow(w)
	last, ok := w.lastTime()
	if !ok {
		last.Setup = w.lastSetup(w.Host.Games[0])
	}
	f.choice = last
	if w.Game != nil && f.offers(w.Game) { // begin with what is being played
		f.follow()
	} else {
		f.choose(last.Setup)
	}
	f.faces = w.facesSeat
	f.open()
}

// askPlacing opens the last two pages for the game that is going on.
func (w *Window) askPlacing() {
	if w.Host == nil || w.flow != nil {
		return
	}
	f := newFlow(w)
	f.again, f.page = true, placeMats
	setup := w.Setup
	setup.Players = w.Players
	f.choice = Choice{Setup: setup, Camera: w.Host.Watched()}
	f.laid = f.choice
	f.game = w.Game
	w.Host.Follow(false)
	f.open()
}

// setting is the set-up, when it is what the window shows.
func (w *Window) setting() *flow {
	if w.schooling != nil { // it comes back after the lesson
		return nil
	}
	return w.flow
}

func newFlow(w *Window) *flow {
	f := &flow{w: w, folded: true, covers: map[string]*image.RGBA{}}
	f.cameras = newLookout(f)
	f.address = newAddressField(f)
	f.placing = newPlacing(f)
	f.body = paint.NewPane(f.draw)
	f.root = container.New(flowLayout{f}, paint.NewPane(paint.Backdrop), f.body)
	return f
}

func (f *flow) open() {
	f.w.flow = f
	f.w.Win.Canvas().Unfocus()
	f.w.mount()
	f.turnTo(f.page)
}

// close lets the game be seen.
func (f *flow) close() {
	f.cameras.close()
	f.w.flow = nil
	f.w.Win.Canvas().Unfocus()
	f.w.mount()
	if f.w.Game != nil {
		f.w.camera.show(f.w.Screen)
		f.w.arrange()
	}
}

// retell says everything again, in the language that is spoken now.
func (f *flow) retell() {
	f.said = ""
	if !f.again { // there nothing of the game is asked
		f.rules.fill()
		f.reckon()
	}
	f.root.Refresh()
}

// offers reports whether a game can be chosen here.
func (f *flow) offers(g game.Game) bool {
	return slices.ContainsFunc(f.w.Host.Games, func(o game.Game) bool { return o.Name() == g.Name() })
}

// follow takes the game that is in the window, with its cards.
func (f *flow) follow() {
	if o := f.w.ownCards(f.w.Game); o != nil {
		o.follow(f.w.Game, f.w.Setup.Deck)
	}
	s := f.w.Setup.Bare(f.w.Game)
	s.Players = f.w.Players
	f.choose(s)
}

// choose takes a set-up; its game is one of those that are offered.
func (f *flow) choose(s game.Setup) {
	i := slices.IndexFunc(f.w.Host.Games, func(g game.Game) bool { return g.Name() == s.Game })
	f.game = f.w.Host.Games[max(i, 0)]
	if o := f.w.ownCards(f.game); o != nil {
		o.chosen = o.deck != nil && o.deck.Own == s.Deck
		f.game, s.Deck = o.now()
	}
	f.rules = newHouseRules(f.game, s, false)
	f.rules.changed = func() { f.reckon(); f.body.Refresh() }
	f.reckon()
}

// reckon follows a change of the set-up: who sits there, and what is wrong.
func (f *flow) reckon() {
	f.choice.Setup = f.rules.setup
	f.wrong = f.rules.wrong()
	if state, err := f.game.New(f.rules.setup); err == nil && state != nil {
		f.seats, f.owners = state.View(game.Table).Names, state.Seats()
	}
	if f.facing() == game.Table {
		f.faces = game.Table
	}
}

// facing is the seat that the screen may face alone: the one with the secret
// rule, or none.
func (f *flow) facing() game.Seat {
	if c, ok := f.game.(game.Crafter); ok {
		if i := slices.Index(f.owners, c.Bench().Seat); i > 0 {
			return game.Seat(i)
		}
	}
	return game.Table
}

// turnTo goes to a page.
func (f *flow) turnTo(p page) {
	f.page, f.said = p, ""
	if p == askGame && !f.laid.Saved { // else it lies on the table and waits
		f.saved = f.w.Host.Saved()
	}
	f.w.Win.Canvas().Unfocus()
	f.cameras.watch(p == askCamera)
	f.placing.take(f.w.Screen)
	f.body.Refresh()
}

// next goes on, if nothing is in the way.
func (f *flow) next() {
	switch {
	case f.busy || f.stuck():
	case f.page == placeMats:
		f.start()
	case f.page == askCamera:
		f.lay()
	default:
		f.turnTo(f.page + 1)
	}
}

// stuck reports whether something on this page must be mended first.
func (f *flow) stuck() bool {
	switch f.page {
	case askPeople:
		o := f.w.ownCards(f.game)
		return f.wrong != "" || o != nil && o.busy
	case askCamera:
		return f.choice.Camera.What == ""
	}
	return false
}

// back goes to the page before, or out of the set-up where there is a game.
func (f *flow) back() {
	switch {
	case f.busy:
	case f.again && f.page == askCamera:
		f.turnTo(placeMats)
	case f.page == askCamera && f.choice.Saved:
		f.choice.Saved = false
		f.turnTo(askGame)
	case f.page > askGame:
		f.turnTo(f.page - 1)
	case f.canLeave():
		f.close()
	}
}

// canLeave reports whether there is a game to go back to, and nothing else laid.
func (f *flow) canLeave() bool { return f.w.Game != nil && !f.isLaid() }

// isLaid reports whether a game of this set-up is in the window.
func (f *flow) isLaid() bool { return f.laid.Camera.What != "" }

// asLastTime goes to the table with what was chosen last.
func (f *flow) asLastTime(c Choice) {
	f.choice = c
	f.choose(c.Setup)
	f.choice.Camera = c.Camera
	f.lay()
}

// goOn goes on with the saved game, before the camera that was used last.
func (f *flow) goOn() {
	f.choice.Saved = true
	if f.choice.Camera.What == "" {
		f.turnTo(askCamera)
		return
	}
	f.lay()
}

// lay has the chosen game laid, unless it is laid already.
func (f *flow) lay() {
	c := f.choice
	if f.isLaid() && sameSetup(c, f.laid) {
		if c.Camera == f.laid.Camera {
			f.turnTo(placeMats)
			return
		}
		c.Same = true
	}
	f.wish(c, func() { f.turnTo(placeMats) })
}

// wish asks for a table and tells why there is none.
func (f *flow) wish(c Choice, then func()) {
	f.busy, f.said = true, ""
	f.hidden = f.cameras.covered()
	c.Hidden = f.hidden
	f.cameras.watch(false)
	f.body.Refresh()
	f.w.Host.Lay(c, func(err error) {
		f.w.Later(func() {
			if f.w.flow != f {
				return
			}
			f.busy = false
			if err != nil {
				if f.page == askGame { // after a short way: here it can be mended
					f.page = askCamera
				}
				f.cameras.watch(f.page == askCamera)
				f.said = words.Complaint(err)
				f.body.Refresh()
				return
			}
			c.Same = false
			f.laid = c
			if c.Saved { // it brings its own
				f.follow()
				f.laid.Setup = f.choice.Setup
			}
			f.redeal()
			then()
		})
	})
}

// redeal takes the deck of people's own as it was when the game was laid.
func (f *flow) redeal() {
	o := f.w.ownCards(f.game)
	if o == nil || f.choice.Setup.Deck == (game.OwnDeck{}) || f.choice.Setup.Deck == f.w.Setup.Deck {
		return
	}
	o.follow(f.w.Game, f.w.Setup.Deck)
	f.laid.Setup.Deck = f.w.Setup.Deck
	o.deal()
}

// start begins the game, or goes on with it.
func (f *flow) start() {
	f.w.remember(f.laid)
	f.close()
	if f.again {
		f.w.Host.Follow(true)
		return
	}
	f.w.greet(f.laid.Camera, func() {
		f.w.Host.Follow(true)
		f.w.face(f.faces)
	})
}

// sameSetup reports whether two choices differ in their cameras at most.
func sameSetup(a, b Choice) bool {
	return a.Saved == b.Saved && (a.Saved || a.Setup.Game == b.Setup.Game && a.Setup.Deck == b.Setup.Deck && a.Setup.Players == b.Setup.Players && maps.Equal(a.Setup.Options, b.Setup.Options))
}

// show takes the newest screen of the game that is laid.
func (f *flow) show(s *companion.Screen) {
	if f.page == askCamera {
		f.cameras.take(s)
	}
	if f.page == placeMats {
		f.placing.take(s)
	}
}

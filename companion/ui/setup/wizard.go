package setup

import (
	"image"
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/decks"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/seating"
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

// Wizard is the set-up: full pages over the window, a question each, from the
// game to the mats on the table. It knows of a game only what the game tells.
type Wizard struct {
	w      *room.Window
	host   *Host
	decks  *decks.Decks
	doors  func() Doors
	closed bool
	page   page
	again  bool // the camera and the mats of the game that is going on, nothing else
	game   game.Game
	choice Choice

	rules   *houseRules
	folded  bool // the house rules are
	seats   []game.Text
	owners  []string            // the seats' names in the transcript
	untaken map[game.Seat]error // why the app cannot play them; nil where it can
	wrong   string              // why the game cannot be played so
	people  *seating.Seats
	faces   game.Seat

	saved *Saved // what can be gone on with, or nil

	laid   Choice // what the window shows and what waits for its start; zero before
	hidden bool   // something secret lay on the table when it was laid, and may lie there still
	busy   bool   // the table is being laid
	said   string // why it could not be

	cameras *cameraPicker
	address *addressField
	placing *placing

	covers map[string]*image.RGBA
	root   *fyne.Container
	body   *paint.Pane
}

// Doors are the ways from the set-up to the rest of the window. What is nil is
// not offered.
type Doors struct {
	Learn       func(game.Game)
	Print       func(game.Game)
	Saved       func()
	Preferences func()
	Closed      func()                               // hears that the set-up has closed
	Begin       func(camera Camera, faces game.Seat) // begins the game that was laid
}

// New opens the set-up of a new game, which the screen may face one seat alone
// as now. Doors is asked anew whenever something is drawn.
func New(w *room.Window, host *Host, decks *decks.Decks, faces game.Seat, doors func() Doors) *Wizard {
	f := newWizard(w, host, decks, doors)
	last, ok := f.lastTime()
	if !ok {
		last.Setup = f.lastSetup(f.host.Games[0])
	}
	f.choice = last
	if w.Game != nil && f.offers(w.Game) { // begin with what is being played
		f.follow()
	} else {
		f.choose(last.Setup)
	}
	f.faces = faces
	return f
}

// NewPlacing opens the pages of the camera and the mats alone, for the game that is
// going on. The game waits meanwhile.
func NewPlacing(w *room.Window, host *Host, decks *decks.Decks, doors func() Doors) *Wizard {
	f := newWizard(w, host, decks, doors)
	f.again, f.page = true, placeMats
	setup := w.Setup
	setup.Players = w.Players
	f.choice = Choice{Setup: setup, Camera: f.host.Watched()}
	f.laid = f.choice
	f.game = w.Game
	f.host.Follow(false)
	return f
}

func newWizard(w *room.Window, host *Host, decks *decks.Decks, doors func() Doors) *Wizard {
	f := &Wizard{w: w, host: host, decks: decks, doors: doors, folded: true, covers: map[string]*image.RGBA{}}
	f.cameras = newCameraPicker(f)
	f.address = newAddressField(f)
	f.placing = newPlacing(f)
	f.people = newSeats(f)
	f.body = paint.NewPane(f.draw)
	f.root = container.New(wizardLayout{f}, paint.NewPane(paint.Backdrop), f.body)
	return f
}

// Content fills the window.
func (f *Wizard) Content() fyne.CanvasObject { return f.root }

// Open begins with the first page, once the wizard is in the window.
func (f *Wizard) Open() { f.turnTo(f.page) }

// Stop ends what goes on by itself: the looking through cameras.
func (f *Wizard) Stop() { f.cameras.close() }

// Redraw draws the page anew.
func (f *Wizard) Redraw() { f.body.Refresh() }

// Remeasure lays all out again, as large as it should be.
func (f *Wizard) Remeasure() {
	wizardLayout{f}.Layout(f.root.Objects, f.root.Size())
	f.root.Refresh()
}

// Offer chooses a game, if games are being asked for.
func (f *Wizard) Offer(g game.Game) {
	if f.page == askGame {
		f.pick(g)
	}
}

// CardsChanged takes the cards that are chosen for a game now. Recalled says that
// they are those of last time.
func (f *Wizard) CardsChanged(g game.Game, recalled bool) {
	switch {
	case f.again || f.game.Name() != g.Name():
	case recalled:
		f.choose(f.lastSetup(g))
	default:
		s := f.choice.Setup
		_, s.Deck = f.decks.Of(g).Now()
		f.choose(s)
	}
}

// close shows the game again.
func (f *Wizard) close() {
	f.cameras.close()
	f.closed = true
	f.doors().Closed()
}

// Retell says everything again, in the language that is spoken now.
func (f *Wizard) Retell() {
	f.said = ""
	if !f.again { // there nothing of the game is asked
		f.rules.fill()
		f.reckon()
	}
	f.root.Refresh()
}

// offers reports whether a game can be chosen here.
func (f *Wizard) offers(g game.Game) bool {
	return slices.ContainsFunc(f.host.Games, func(o game.Game) bool { return o.Name() == g.Name() })
}

// follow takes the game that is in the window, with its cards.
func (f *Wizard) follow() {
	if o := f.decks.Of(f.w.Game); o != nil {
		o.Follow(f.w.Game, f.w.Setup.Deck)
	}
	s := f.w.Setup.Bare(f.w.Game)
	s.Players = f.w.Players
	f.choose(s)
	f.people.Take(f.owners, f.seats, f.sitting())
}

// sitting is who sits at the table of the game that is in the window.
func (f *Wizard) sitting() map[string]companion.Person {
	out := map[string]companion.Person{}
	for i, who := range f.w.Screen.Sitting {
		if i < len(f.w.Screen.Seats) {
			out[f.w.Screen.Seats[i]] = who
		}
	}
	return out
}

// choose takes a set-up; its game is one of those that are offered.
func (f *Wizard) choose(s game.Setup) {
	i := slices.IndexFunc(f.host.Games, func(g game.Game) bool { return g.Name() == s.Game })
	other := f.game == nil || f.game.Name() != s.Game
	f.game = f.host.Games[max(i, 0)]
	if o := f.decks.Of(f.game); o != nil {
		o.Chosen = o.Deck != nil && o.Deck.Own == s.Deck
		f.game, s.Deck = o.Now()
	}
	f.rules = newHouseRules(f.game, s, false)
	f.rules.changed = func() { f.reckon(); f.body.Refresh() }
	if other {
		f.people.People = seating.Last(f.w.App.Preferences(), s.Game)
	}
	f.reckon()
}

// reckon works out who sits at the table and what is wrong with the set-up after
// a change.
func (f *Wizard) reckon() {
	f.choice.Setup = f.rules.setup
	f.wrong = f.rules.wrong()
	if state, err := f.game.New(f.rules.setup); err == nil && state != nil {
		f.seats, f.owners = state.View(game.Table).Names, state.Seats()
	}
	f.review()
	f.people.Take(f.owners, f.seats, f.people.People)
	if f.facing() == game.Table {
		f.faces = game.Table
	}
}

// facing is the seat that the screen may face alone: the one with the secret
// rule, or none.
func (f *Wizard) facing() game.Seat {
	if c, ok := f.game.(game.Crafter); ok {
		if i := slices.Index(f.owners, c.Bench().Seat); i > 0 {
			return game.Seat(i)
		}
	}
	return game.Table
}

// turnTo shows a page.
func (f *Wizard) turnTo(p page) {
	f.page, f.said = p, ""
	if p == askGame && !f.laid.Saved { // else it lies on the table and waits
		f.saved = f.host.Saved()
	}
	if p == askPeople {
		f.takePrinted()
	}
	f.w.Win.Canvas().Unfocus()
	f.cameras.watch(p == askCamera)
	f.placing.take(f.w.Screen)
	f.body.Refresh()
	f.w.Say(f.Heard())
}

// next goes on, if nothing is in the way.
func (f *Wizard) next() {
	switch {
	case f.busy:
	case f.stuck():
		f.w.Say(f.wrong)
	case f.page == placeMats:
		f.start()
	case f.page == askCamera:
		f.lay()
	default:
		f.turnTo(f.page + 1)
	}
}

// stuck reports whether something on this page has to be changed first.
func (f *Wizard) stuck() bool {
	switch f.page {
	case askPeople:
		o := f.decks.Of(f.game)
		return f.wrong != "" || o != nil && o.Busy
	case askCamera:
		return f.choice.Camera.What == ""
	}
	return false
}

// back goes to the page before, or out of the set-up where there is a game.
func (f *Wizard) back() {
	switch {
	case f.busy:
	case f.again && f.page == askCamera:
		f.turnTo(placeMats)
	case f.again && f.page == placeMats:
		f.start()
	case f.page == askCamera && f.choice.Saved:
		f.choice.Saved, f.choice.File = false, ""
		f.turnTo(askGame)
	case f.page > askGame:
		f.turnTo(f.page - 1)
	case f.canLeave():
		f.close()
	}
}

// canLeave reports whether there is a game to return to and no other was laid.
func (f *Wizard) canLeave() bool { return f.w.Game != nil && !f.isLaid() }

// isLaid reports whether a game of this set-up is in the window.
func (f *Wizard) isLaid() bool { return f.laid.Camera.What != "" }

// asLastTime goes to the table with what was chosen last.
func (f *Wizard) asLastTime(c Choice) {
	f.choice = c
	f.choose(c.Setup)
	f.people.Take(f.owners, f.seats, seating.Last(f.w.App.Preferences(), c.Setup.Game))
	f.choice.Camera = c.Camera
	f.lay()
}

// leaveSimulated forgets the simulated table, where others have played.
func (f *Wizard) leaveSimulated() {
	if f.choice.Camera.What == Simulated {
		f.choice.Camera = Camera{}
	}
}

// GoOn goes on with the saved game in a file, before the camera that was used last;
// a demo goes on on the simulated table. One that is over needs no table: its ending is
// shown at once.
func (f *Wizard) GoOn(file string, demo, over bool) {
	if f.busy || f.again {
		return
	}
	f.choice.Saved, f.choice.File = true, file
	switch {
	case over:
		c := f.choice
		c.Camera = Camera{What: NoCamera}
		f.wish(c, f.begin)
		return
	case demo:
		f.choice.Camera = Camera{What: Simulated}
	default:
		f.leaveSimulated()
	}
	f.goOnWatched()
}

func (f *Wizard) goOnWatched() {
	if f.choice.Camera.What == "" {
		f.turnTo(askCamera)
		return
	}
	f.lay()
}

// lay has the chosen game laid, unless it is laid already. With simulated people, who
// sit there under no names, it is another game than without.
func (f *Wizard) lay() {
	c := f.choice
	c.People = f.people.Sitting()
	if f.isLaid() && sameSetup(c, f.laid) {
		if c.Camera == f.laid.Camera {
			f.turnTo(placeMats)
			return
		}
		c.Same = f.again || c.Saved || (c.Camera.What == Simulated) == (f.laid.Camera.What == Simulated)
	}
	f.wish(c, func() { f.turnTo(placeMats) })
}

// wish asks the host to lay the table, and shows the error if it cannot.
func (f *Wizard) wish(c Choice, then func()) {
	f.busy, f.said = true, ""
	f.hidden = f.cameras.covered()
	c.Hidden = f.hidden
	f.cameras.watch(false)
	f.body.Refresh()
	f.host.Lay(c, func(err error) {
		f.w.Later(func() {
			if f.closed {
				return
			}
			f.busy = false
			if err != nil {
				if f.page == askGame { // after a short way: here it can be mended
					f.page = askCamera
				}
				f.cameras.watch(f.page == askCamera)
				f.said = words.Complaint(err)
				f.w.Say(f.said)
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
func (f *Wizard) redeal() {
	o := f.decks.Of(f.game)
	if o == nil || f.choice.Setup.Deck == (game.OwnDeck{}) || f.choice.Setup.Deck == f.w.Setup.Deck {
		return
	}
	o.Follow(f.w.Game, f.w.Setup.Deck)
	f.laid.Setup.Deck = f.w.Setup.Deck
	f.decks.Changed(f.game, false)
}

// start begins the game, or goes on with it.
func (f *Wizard) start() {
	f.remember(f.laid)
	if f.again {
		f.close()
		f.host.Follow(true)
		return
	}
	f.begin()
}

// begin shows the game that was laid.
func (f *Wizard) begin() {
	f.close()
	f.doors().Begin(f.laid.Camera, f.faces)
}

// sameSetup reports whether two choices differ in their cameras at most.
func sameSetup(a, b Choice) bool {
	return a.Saved == b.Saved && a.File == b.File && (a.Saved || a.Setup.Game == b.Setup.Game && a.Setup.Deck == b.Setup.Deck && a.Setup.Players == b.Setup.Players && maps.Equal(a.Setup.Options, b.Setup.Options) && maps.Equal(a.Apps, b.Apps) && maps.Equal(a.People, b.People))
}

// Show takes the newest screen of the game that is laid.
func (f *Wizard) Show(s *companion.Screen) {
	if f.page == askCamera {
		f.cameras.take(s)
	}
	if f.page == placeMats {
		f.placing.take(s)
	}
}

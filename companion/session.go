package companion

import (
	"context"
	"crypto/rand"
	"errors"
	"io"
	"maps"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/keyring"
	"github.com/grovewatch/grovewatch/companion/placing"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/vision"
)

// Session follows one match at one table. All its state belongs to the one
// goroutine of Run.
type Session struct {
	cfg      Config
	printed  *table.Surface // as the box was printed
	surface  *table.Surface // as people say that it is
	reader   *vision.Reader
	tracker  *vision.Tracker
	commands chan Command

	// What is seen.
	clock  clock
	light  light
	camera Camera
	guide  *placing.Guide
	lens   *lens // nil when nobody has a use for it
	waits  bool  // the table is looked at, not followed
	rest   rest
	observed
	arrivals
	coverings
	overruling
	heldUpCards
	sealing
	spent spent           // cards that were read in secret
	aside map[string]bool // secret places of which nothing is made of the cards

	// What is made of it.
	judging
	indicators
	disagreement
	recounted   recounted           // what has become of counts that were judged again
	strays      map[string]string   // pieces of which nothing is made, by where they lie
	below       map[string][]string // what each of them may have covered
	untilHome   string              // one of them that counts again once it lies where the record has it, or empty
	untilHomeAt int                 // so many moves were made when it was found to be
	ahead       map[string]string   // pieces that a move which was said has moved in the record alone, by where they lie

	// Who plays.
	people     map[game.Seat]Person // as it was told who sits where
	naming     naming
	dealer     Dealer // who turned up the last card that came by chance
	shuffle    uint64 // the order of the decks from which the app deals; 0 before it has dealt
	apps       apps
	appsUndone []game.Seat // whose moves were taken back after the app had made them
	access
	simulation

	// What is shown.
	asking
	livePicture
	display
	chosen []game.Text // before the game
	ended  hindsight
	id     string // of the saved game, or empty
	story  string // where the story of the game was saved, or empty
}

// observed is what the table shows, as the camera reads it and as people have it.
type observed struct {
	scene      vision.Scene
	looked     game.Layout // what lies in the scene; nil: it is to be looked at
	borderline borderline  // of that, what lies on a border
	aligned    aligned     // what lies there as the record names it
	lastIn     takenIn     // by what it was taken in
	read       game.Layout // what the camera reads
	layout     game.Layout // that, as people have it
	now        time.Time   // of the latest frame
	since      time.Time   // when the layout took its present form, frame time
	unseen     time.Time   // when nobody could see last whether the table lies still, frame time
}

// display is what was shown last, and what has to be shown anew.
type display struct {
	shown *Screen // the last one; its view and log are kept while the match stands
	seq   int
	stale bool // the match has changed since
	tell  bool // the seats have something new to see beside

	common common // what everyone may know of the state, once it was asked for
}

// New prepares a session. The error says what is wrong with the box's tags.
func New(cfg Config) (*Session, error) {
	surface := table.NewSurface(cfg.Match.Game.Box())
	var book *vision.Codebook
	if !cfg.Told {
		codes, err := surface.Codes()
		if err != nil {
			return nil, err
		}
		if book, err = vision.NewCodebook(codes); err != nil {
			return nil, err
		}
	}
	plates := surface.Plates()
	if cfg.Chance == nil {
		cfg.Chance = rand.Reader
	}
	s := &Session{
		cfg: cfg, printed: surface, surface: surface,
		tracker:  vision.NewTracker(plates, vision.TrackerOptions{Covers: surface.Covers(), Lens: cfg.Distortion}),
		commands: make(chan Command, 16),
		guide:    placing.New(cfg.Match.Game.Box(), cfg.Match.Setup.Players, plates, book),
		chosen:   game.Chosen(cfg.Match.Game, cfg.Match.Setup),

		coverings:   coverings{removed: map[string]bool{}},
		below:       map[string][]string{},
		heldUpCards: heldUpCards{deck: payloads(cfg.Match.Game.Box().Deck)},
		access:      access{hashed: make(chan knocked, len(cfg.Match.State().Seats()))},
		asking:      asking{trouble: cfg.Notice},
		livePicture: livePicture{picture: newPictures(cfg.Match.Game.Box()), began: cfg.Match.Len(), unopened: cfg.Match.Unopened()},
	}
	if book != nil {
		s.reader = vision.NewReader(book)
	}
	s.camera.Name = cfg.Camera
	s.waits = cfg.Wait
	s.pace()
	s.fresh = cfg.Wait && cfg.Fresh && cfg.Match.Len() == 0
	if cfg.Lens != nil {
		s.lens = newLens(cfg.Match, book)
	}
	s.keys = keyring.New(nil) // for this sitting alone
	s.apps.plays = make(chan play)
	s.ended.weighs = make(chan weighing)
	if cfg.Save != nil {
		if cfg.Save.keys != nil {
			s.keys = cfg.Save.keys
		}
		s.takeID()
		s.recall(cfg.Save.Asides())
		s.recallApps(cfg.Save.Asides())
		s.recallSpent(cfg.Save.Asides())
		s.recallPeople()
		s.recallDealer(cfg.Save.Asides())
		s.recallUnsaid(cfg.Save.Asides())
		s.recallDoors(cfg.Save.Asides(), time.Now())
		s.noteProgress()
	}
	for _, seat := range slices.Sorted(maps.Keys(cfg.People)) {
		if err := s.sit(seat, cfg.People[seat]); err != nil {
			return nil, err
		}
	}
	for _, a := range cfg.Apps {
		if err := s.play(Play{Seat: a.Seat, App: true, Level: a.Level}); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Send gives a command to the session, from any goroutine. It never blocks: a
// command is dropped while sixteen are waiting.
func (s *Session) Send(c Command) {
	select {
	case s.commands <- c:
	default:
	}
}

// Run follows the table until ctx ends or, without a live source, the source
// does. It returns nil in both cases.
func (s *Session) Run(ctx context.Context) error {
	frames, stop := pump(ctx, s.cfg.Source, s.cfg.Live, s.rest.pause)
	defer stop()
	shown, stopLens := pump(ctx, s.cfg.Lens, true, s.rest.pause)
	defer stopLens()
	defer s.stopThinking()
	defer s.stopHindsight()
	s.think()
	s.show()
	s.startHindsight()
	for {
		select {
		case <-ctx.Done():
			return nil
		case p := <-s.apps.plays:
			s.thought(p)
		case w := <-s.ended.weighs:
			s.takeHindsight(w)
		case c := <-s.commands:
			s.obey(c)
			s.rest.on.Store(false)
		case k := <-s.hashed:
			s.compared(k, time.Now())
		case in, ok := <-shown:
			if !ok {
				shown = nil
			}
			// A lost lens tells nothing; the card can still be looked up by name.
			if !ok || in.err != nil || s.lens == nil || !s.lens.look(in.frame) {
				continue
			}
			s.tell = true
		case in, ok := <-frames:
			switch {
			case !ok:
				frames = nil
				if !s.cfg.Live {
					return nil
				}
			case errors.Is(in.err, io.EOF):
				s.losePicture(game.Say("The pictures have ended. The game can go on by hand."))
			case in.err != nil:
				s.losePicture(game.Sentence(in.err))
			default:
				if s.look(in.frame); s.rest.on.Load() && s.shown != nil && s.shown.Camera.Trouble.Format == "" {
					continue // it looks as it did: a new screen would only have the window drawn again
				}
			}
		}
		s.think()
		s.show()
		s.startHindsight()
	}
}

// look takes one frame.
func (s *Session) look(f vision.Frame) {
	f.Time = s.clock.count(f.Time)
	sightings := s.reader.Read(f)
	if s.light.changed(f) || len(sightings) == 0 {
		s.unseen = f.Time
	}
	s.see(s.tracker.Update(f, s.takeHeldUp(sightings, f.Time)))
	s.camera.saw(f, s.scene, s.cfg.Match.Game.Box(), s.cfg.Match.Setup.Players)
	s.camera.Guide, s.camera.Ready = s.guide.Watch(f, s.scene)
	if s.cfg.Given != nil {
		s.camera.Given = s.cfg.Given()
	}
	if c := s.tracker.Calibration(); s.camera.learned(c) && s.cfg.Learned != nil {
		s.cfg.Learned(c.Lens)
	}
	s.picture.take(f, s.scene.Busy)
	if s.cfg.Preview != nil && s.leftover() {
		s.preview = s.cfg.Preview.Show(f)
	}
	s.rest.heed(s.scene, s.since, !s.waits && s.question == nil && s.cfg.Match.State().Result() != nil)
}

// see takes what a tracker made of a frame. The very tags of the last scene are
// not looked at again.
func (s *Session) see(scene vision.Scene) {
	n := len(scene.Tags)
	anew := s.looked == nil || n == 0 || n != len(s.scene.Tags) || &scene.Tags[0] != &s.scene.Tags[0]
	if anew {
		var covered game.Layout
		s.looked, covered = s.memory.Look(s.surface, scene, s.unreadable())
		covered = table.Counted(s.cfg.Match.State(), covered)
		if !maps.Equal(covered, s.covered) {
			s.covered = covered
			maps.DeleteFunc(s.removed, func(id string, _ bool) bool { return covered[id] == "" })
			if s.surplus() {
				s.since, s.judged = scene.Time, unjudged // an equal one lies on another
			}
		}
		s.noteBorders()
	}
	s.scene = scene
	anew = s.findSides() || anew
	if in := (takenIn{s.cfg.Match.State(), s.surface}); anew || len(s.buried) > 0 || in != s.lastIn {
		s.takeIn(maps.Clone(s.looked), scene.Time)
		s.lastIn = in
	}
	s.now = scene.Time
	s.lookUncounted()
	s.judge(scene.Time)
}

// takenIn is by what a scene was taken in: with the same nothing else comes of it.
type takenIn struct {
	state   game.State
	surface *table.Surface
}

// aligned is what lies in a scene as a state of the match names it.
type aligned struct {
	seen    game.Layout
	surface *table.Surface
	state   game.State
	layout  game.Layout
}

// align names what is seen as the record names it, in a layout of its own.
func (s *Session) align(seen game.Layout) game.Layout {
	a, state := &s.aligned, s.cfg.Match.State()
	if a.layout == nil || a.surface != s.surface || a.state != state || !maps.Equal(a.seen, seen) {
		*a = aligned{seen, s.surface, state, s.surface.Align(state, seen)}
	}
	return maps.Clone(a.layout)
}

// losePicture says why there is no picture.
func (s *Session) losePicture(why game.Text) {
	s.camera.Trouble, s.camera.Given, s.camera.Guide, s.camera.Ready = why, game.Text{}, nil, false
	s.guide.Lost()
}

// takeIn notes how the table lies now.
func (s *Session) takeIn(layout game.Layout, now time.Time) {
	was := s.behind
	s.setAside(layout)
	layout = s.align(layout)
	s.hideMarks(layout)
	s.now = now
	if !same(layout, s.read) || s.uncovered() {
		s.arrive(layout, now)
		s.read = layout
		s.forgetTouched()
		s.takeTable()
	}
	if maps.Equal(was, s.behind) {
		return
	}
	if s.shifted = now; s.refused {
		s.judged, s.refused = unjudged, false // what was missing may be there now
	}
}

// takeTable takes the table as it is read and as people have it.
func (s *Session) takeTable() {
	if s.read == nil {
		return
	}
	if layout := s.believed(); !same(layout, s.layout) {
		s.vanish(layout)
		s.layout, s.since, s.judged, s.measured = layout, s.now, unjudged, false
	}
}

// same reports whether two layouts are equal. A nil layout equals none.
func same(a, b game.Layout) bool {
	if a == nil || b == nil || len(a) != len(b) {
		return false
	}
	for o, z := range a {
		if y, ok := b[o]; !ok || y != z {
			return false
		}
	}
	return true
}

// show hands out a new screen.
func (s *Session) show() {
	s.seq++
	s.naming.take(s.peopleTold(), s.cfg.Match.Len())
	if s.cfg.ShowSeats != nil && (s.stale || s.tell || s.seq == 1) {
		seats := s.seatScreens()
		s.cfg.ShowSeats(seats)
		if s.stale || s.seq == 1 {
			s.saveStory(seats)
		}
	}
	s.tell = false
	if s.cfg.Show == nil {
		s.stale = false
		return
	}
	m := s.cfg.Match
	screen := &Screen{Seq: s.seq, Dealer: s.dealer, Camera: s.camera, Question: named(&s.naming, s.question), CanUndo: m.CanUndo() || s.last() != nil, Trouble: named(&s.naming, s.complaint()), Apart: named(&s.naming, s.behindBy), Story: s.story}
	if err := m.Bound(); err != nil && !screen.CanUndo {
		screen.Bound = named(&s.naming, game.Sentence(err))
	}
	if s.shown != nil && !s.stale {
		screen.View, screen.Log, screen.Seats, screen.Setup, screen.Apps, screen.Hint, screen.Wish, screen.Wanted, screen.People, screen.Sitting, screen.Tale = s.shown.View, s.shown.Log, s.shown.Seats, s.shown.Setup, s.shown.Apps, s.shown.Hint, s.shown.Wish, s.shown.Wanted, s.shown.People, s.shown.Sitting, s.shown.Tale
	} else {
		state := m.State()
		screen.View, screen.Log, screen.Seats = s.naming.view(s.offered(s.judgedAgain(s.withTakenBack(s.paged(s.waiting(s.withWishes(s.commonView()))))))), append(s.logOf(game.Table), named(&s.naming, s.entries())...), state.Seats()
		screen.Tale = named(&s.naming, s.tale())
		screen.Setup, screen.Apps, screen.Hint, screen.People, screen.Sitting = s.chosen, s.appsTold(), s.hints(), s.naming.who, s.peopleBySeat()
		for _, w := range []*wish{s.apps.wish, s.apps.tip} {
			if w != nil {
				screen.Wish = w.zones
			}
		}
		if w := s.apps.wish; w != nil {
			screen.Wanted = w.public(state)
		}
	}
	secret := s.secret(screen.View)
	screen.View.Blind = !s.untouched() && s.cfg.Simulated == nil && (screen.View.Blind || secret)
	_, screen.CanRedo = m.Undone()
	screen.Overruled = named(&s.naming, s.overrulingsTold())
	screen.Doors = s.doorsTold(len(screen.Seats), time.Now())
	if s.cfg.Save != nil {
		screen.Saved = s.cfg.Save.Path()
	}
	screen.Picture = s.pictured(screen.View)
	if s.cfg.Simulated != nil {
		paced := s.paced
		screen.Pace = &paced
	}
	s.shown, s.stale = screen, false
	s.overheard(screen)
	s.cfg.Show(screen)
}

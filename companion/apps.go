package companion

import (
	"encoding/binary"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// The app may play seats. It thinks beside the session, from what its seat was
// shown; what it cannot do itself it asks people to do, as a wish that the camera
// or a click confirms. Which seats it plays is saved beside the moves, so that a
// resumed game goes on with the same chance:
//
//	app player2 strong 1234567
//	person player2
//
// The chance is locked for the seat like what she does in private: who knows it
// knows what the app thinks.

// App is a seat that the app plays.
type App struct {
	Seat  game.Seat
	Level automa.Level
}

// Text is who plays the seat.
func (a App) Text() game.Text { return game.Say("the app: %s", a.Level.Title()) }

// Somebody is who plays the seats that the app does not.
var Somebody = game.Say("a person")

// What people ask the app with Advise: about a move, or for a hint.
var (
	Advice = game.Say("What would you do?")
	Hint   = game.Say("A hint for all to see")
)

// apps are the seats that the app plays.
type apps struct {
	seats map[game.Seat]*app
	left  map[game.Seat]int // after how many moves that everyone knows of it left a seat
	plays chan play
	turns int          // rises with every change of the match
	at    int          // the turns of what is thought about, or was
	stop  *atomic.Bool // ends the thinking that goes on; nil when none does
	slow  game.Seat    // who has thought for some time
	wish  *wish
	asks  game.Seat // who wants advice, at the turns in since
	since int
	tip   *wish     // the advice
	why   game.Text // what speaks for it
	step  int       // how much of the advice is told, up to steps
	held  bool      // a move was taken back: what everyone may know waits for people
}

type app struct {
	*automa.Player
	level automa.Level
	seed  uint64
	since int // the number of the move before which it came; 0 after a restart
}

// play is what came of thinking.
type play struct {
	turns int
	slow  bool // nothing yet: it takes its time
	seat  game.Seat
	move  game.Move
	why   game.Text // for advice
	err   error
}

// Advice is told in three steps: where to look, what to do, and what speaks for it.
const steps = 3

// slowly is how long the app thinks before it is said that it does.
const slowly = 300 * time.Millisecond

// takeSeat gives a seat to the app. The error is a sentence.
func (s *Session) takeSeat(seat game.Seat, level automa.Level, seed uint64) error {
	p, err := automa.NewPlayer(s.cfg.Match.Game, s.cfg.Match.Setup, seat, level, seed)
	if err != nil {
		return err
	}
	if s.apps.seats == nil {
		s.apps.seats = map[game.Seat]*app{}
	}
	s.apps.seats[seat] = &app{Player: p, level: level, seed: seed}
	s.apps.turns++
	s.tell, s.stale = true, true
	return nil
}

// leaveSeat takes a seat from the app.
func (s *Session) leaveSeat(seat game.Seat) {
	delete(s.apps.seats, seat)
	if s.apps.left == nil {
		s.apps.left = map[game.Seat]int{}
	}
	s.apps.left[seat] = s.told() // for a resumed game, all that was done until now
}

// ErrSimulated is why the app plays no seat at a simulated table.
var ErrSimulated = game.Refuse("Simulated people play every seat of this table. Choose another camera, or none.")

// play has the app or, with no level, a person play a seat from now on.
func (s *Session) play(c Play) error {
	seats := s.cfg.Match.State().Seats()
	if c.Seat <= game.Table || int(c.Seat) >= len(seats) {
		return game.Refuse("There is no such seat.")
	}
	if !c.App {
		if x := s.apps.seats[c.Seat]; x != nil {
			s.given(c.Seat, x.since, time.Now())
			s.leaveSeat(c.Seat)
		}
		s.apps.turns++
		s.tell, s.stale = true, true
		s.saveLine("person " + seats[c.Seat])
		return nil
	}
	if s.cfg.Simulated != nil {
		return ErrSimulated
	}
	if s.doors.of(c.Seat).busy {
		return &game.Refusal{Text: game.Say("A PIN is being checked. Wait a moment.")}
	}
	if s.keys.Owner(c.Seat) != "" {
		return game.Refuse("Somebody has taken this seat with a PIN: the app plays only free seats.")
	}
	if s.keys.Reset(c.Seat) {
		return game.Refuse("The PIN of this seat was reset. The app would play by what the seat knew before: only a person can go on here.")
	}
	n, since := s.newSeed(), s.cfg.Match.Len()
	if was := s.apps.seats[c.Seat]; was != nil {
		since = was.since
	}
	if err := s.takeSeat(c.Seat, c.Level, n); err != nil {
		return err
	}
	s.apps.seats[c.Seat].since = since
	s.saveLine(fmt.Sprintf("app %s %s %s", seats[c.Seat], c.Level, s.lockSeed(c.Seat, n)))
	return nil
}

// lockSeed writes a seat's chance so that it can be read with her key alone.
func (s *Session) lockSeed(seat game.Seat, seed uint64) string {
	text := strconv.FormatUint(seed, 10)
	if s.cfg.Save == nil || s.cfg.Save.keys == nil {
		return text // nothing is locked
	}
	word, asides := s.keys.Lock(seat, text)
	for _, a := range asides {
		s.saveLine(a)
	}
	return word
}

// openSeed reads what lockSeed wrote, or gives a new chance where its key is
// missing.
func (s *Session) openSeed(word string) uint64 {
	if text, ok := s.keys.Open(word); ok {
		word = text
	}
	if seed, err := strconv.ParseUint(word, 10, 64); err == nil {
		return seed
	}
	return s.newSeed()
}

// newSeed is a number by chance.
func (s *Session) newSeed() uint64 {
	var seed [8]byte
	_, _ = io.ReadFull(s.cfg.Chance, seed[:]) // the system's never fails
	return binary.LittleEndian.Uint64(seed[:])
}

// recallApps takes in who played which seat before the game was resumed.
func (s *Session) recallApps(lines []string) {
	seats := s.cfg.Match.State().Seats()
	for _, line := range lines {
		w := strings.Fields(line)
		if len(w) < 2 {
			continue
		}
		seat := game.Seat(slices.Index(seats, w[1]))
		switch {
		case seat <= game.Table:
		case w[0] == "person":
			s.leaveSeat(seat)
		case w[0] == "app" && len(w) == 4:
			if level, err := automa.ParseLevel(w[2]); err == nil {
				_ = s.takeSeat(seat, level, s.openSeed(w[3])) // else a person plays on
			}
		}
	}
}

// appsTold lists the seats that the app plays.
func (s *Session) appsTold() []App {
	var out []App
	for _, seat := range slices.Sorted(maps.Keys(s.apps.seats)) {
		out = append(out, App{seat, s.apps.seats[seat].level})
	}
	return out
}

// think has the app think about its move when one of its seats has the turn. What
// it thinks about a position that is no more is not heard.
func (s *Session) think() {
	a := &s.apps
	if a.at == a.turns {
		return
	}
	s.stopThinking()
	if s.waits || s.stuck {
		return
	}
	a.at = a.turns
	for _, seat := range s.cfg.Match.State().Turn() {
		app := a.seats[seat]
		advises := app == nil && seat == a.asks && a.since == a.turns
		if advises {
			app = s.adviser(seat)
		}
		if app == nil {
			continue
		}
		sight, ok := app.Sight(s.cfg.Match, slices.Sorted(maps.Keys(a.seats))...)
		if !ok {
			continue
		}
		stop, turns, plays := &atomic.Bool{}, a.turns, a.plays
		a.stop = stop
		say := func(p play) {
			p.turns, p.seat = turns, seat
			for !stop.Load() {
				select {
				case plays <- p:
					return
				case <-time.After(slowly):
				}
			}
		}
		time.AfterFunc(slowly, func() { say(play{slow: true}) })
		go func() {
			m, err := app.Choose(sight, stop.Load)
			var why game.Text
			if advises && err == nil {
				why, err = app.Why(sight, m, stop.Load)
			}
			say(play{move: m, why: why, err: err})
		}()
		return
	}
}

// stopThinking ends the thinking, and what came of it.
func (s *Session) stopThinking() {
	a := &s.apps
	if a.stop != nil {
		a.stop.Store(true)
	}
	if a.wish != nil || a.tip != nil || a.slow != 0 {
		s.stale, s.tell = true, true
	}
	a.stop, a.wish, a.tip, a.slow = nil, nil, nil, 0
}

// thought takes what came of thinking: the app makes its move itself where the
// table looks the same after it, and else wishes for it.
func (s *Session) thought(p play) {
	a := &s.apps
	switch {
	case p.turns != a.turns || a.stop == nil: // of a position that is no more
		return
	case p.slow:
		a.slow, s.stale, s.tell = p.seat, true, true
		return
	}
	s.stopThinking()
	s.stale, s.tell = true, true
	if p.err != nil && a.seats[p.seat] == nil {
		s.trouble = game.Say("The app has no advice here.")
		return
	}
	if r, ok := p.err.(*game.Refusal); ok {
		s.trouble = r.Text
		return
	}
	if p.err != nil {
		s.trouble = game.Say("The app does not know what to do for %s. Make the move for it, or give the seat to a person.", s.seatName(p.seat))
		return
	}
	if !p.move.Told() { // a card is to be drawn
		if a.seats[p.seat] == nil {
			s.trouble = game.Say("Chance decides here: there is nothing to advise.")
		}
		return
	}
	w, err := s.wishFor(p.move)
	switch {
	case err != nil:
		s.trouble = game.Sentence(err)
	case a.seats[p.seat] == nil:
		a.tip, a.why = w, p.why
	case w.seen || a.held && !w.secret:
		a.wish = w
	default:
		s.tail = 0
		s.apply(p.move)
	}
}

func (s *Session) seatName(seat game.Seat) game.Text {
	return s.commonView().Names[seat]
}

// hints reports whether a hint is to be had.
func (s *Session) hints() bool {
	h, ok := s.cfg.Match.State().(game.Hinter)
	if ok {
		_, ok = h.Hint()
	}
	return ok
}

// advise has the app give a hint, or think for whoever has the turn, for everyone to see. It does
// so only where all lies open: else it would tell what that seat alone knows. The
// error is a sentence.
func (s *Session) advise() error {
	state := s.cfg.Match.State()
	if h, ok := state.(game.Hinter); ok {
		if m, ok := h.Hint(); ok {
			return s.try(m)
		}
	}
	if a := &s.apps; a.tip != nil { // it stands while the position does
		a.step = min(a.step+1, steps)
		s.stale, s.tell = true, true
		return nil
	}
	for _, seat := range state.Turn() {
		if s.apps.seats[seat] != nil || s.adviser(seat) == nil {
			continue
		}
		if !allOpen(state, seat) {
			return game.Refuse("The app gives advice only where all lies open.")
		}
		s.apps.asks, s.apps.since, s.apps.at, s.apps.step = seat, s.apps.turns, s.apps.turns-1, 1
		return nil
	}
	return game.Refuse("The app has no advice here.")
}

// allOpen reports whether only one position fits what everyone knows, and a seat knows
// no more. It does not compare with the true one, or people could tell by it whether
// that was met.
func allOpen(state game.State, seat game.Seat) bool {
	open, ok := state.(automa.Imaginer)
	if !ok {
		return false
	}
	last := func(n int) int { return n - 1 }
	key := automa.Public(open).Key()
	return key == open.Imagine(game.Table, last).Key() && key == open.Imagine(seat, last).Key()
}

// adviser thinks for a person's seat, or is nil.
func (s *Session) adviser(seat game.Seat) *app {
	p, err := automa.NewPlayer(s.cfg.Match.Game, s.cfg.Match.Setup, seat, automa.Strong, 1)
	if err != nil {
		return nil
	}
	return &app{Player: p, level: automa.Strong}
}

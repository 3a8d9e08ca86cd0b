package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/library"
	"github.com/grovewatch/grovewatch/companion/share"
	"github.com/grovewatch/grovewatch/companion/ui"
	"github.com/grovewatch/grovewatch/companion/ui/saved"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
)

// host has one window, one server for phones, and one session after another.
type host struct {
	line   *playCmd // what the command line says; what is chosen in the window replaces it
	window *ui.Window
	phones *share.Server
	wishes chan wish
	looks  sync.WaitGroup // cameras that are being closed after a look through them

	mu        sync.Mutex
	table     *sitting // what is played; nil before the first
	following bool
}

// wish is a game that people want, or another camera.
type wish struct {
	setup.Choice
	done func(error)
}

func newHost(line *playCmd) *host {
	return &host{line: line, wishes: make(chan wish, 1), following: true}
}

// send gives a command of the window to the session of the moment.
func (h *host) send(c companion.Command) {
	h.mu.Lock()
	t := h.table
	h.mu.Unlock()
	if t != nil {
		t.session.Send(c)
	}
}

// linksChanged has the window draw the phones' links anew.
func (h *host) linksChanged() {
	if h.window != nil {
		h.window.LinksChanged()
	}
}

// showSeats takes the seats' snapshots to the private panel and to the phones.
func (h *host) showSeats(s []*companion.SeatScreen) {
	h.window.ShowSeats(s)
	h.phones.Show(s)
}

// door is what the window may ask for.
func (h *host) door() *setup.Host {
	return &setup.Host{
		Games:   games.List(),
		Cameras: h.cameras,
		Look:    h.look,
		Watched: func() setup.Camera {
			h.mu.Lock()
			defer h.mu.Unlock()
			if h.table == nil {
				return setup.Camera{}
			}
			return h.table.camera
		},
		Deck:  readDeck,
		Saved: h.saved,
		Lay: func(c setup.Choice, done func(error)) {
			select {
			case h.wishes <- wish{c, done}:
			default:
				done(fault.Errorf("the table is being laid: wait a moment"))
			}
		},
		Follow: h.follow,
	}
}

// follow lets the game begin, or rest.
func (h *host) follow(on bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.following = on
	if h.table == nil {
		return
	}
	h.table.begun = h.table.begun || on
	h.table.session.Send(companion.Follow{On: on})
}

// run plays one game after another until ctx ends, the first as it comes from
// the command line, or none. A wish that cannot be granted is told, and what
// was played goes on.
func (h *host) run(ctx context.Context, t *sitting) error {
	var w wish
	for {
		for t == nil {
			select {
			case <-ctx.Done():
				return nil
			case w = <-h.wishes:
				t = h.grant(nil, w)
			}
		}
		next := h.play(ctx, t, w.done)
		err := next.err
		if next.t == nil || next.t.Match != t.Match {
			err = errors.Join(err, t.end())
		}
		if next.t == nil {
			return err
		}
		if err != nil { // which the next game is not to suffer from
			fmt.Fprintln(os.Stderr, "grovewatch:", err)
		}
		t, w = next.t, next.wish
	}
}

// grant makes the table that people want, ready to be played; nil, when there
// is none, was told.
func (h *host) grant(now *sitting, w wish) *sitting {
	h.looks.Wait() // a camera can be open only once
	line := h.line.choose(w.Choice)
	h.mu.Lock()
	wait := !h.following
	h.mu.Unlock()
	var t *sitting
	var err error
	switch {
	case !w.Same:
		wait = true
		if t, err = line.start(); err == nil {
			h.line.Seed++ // the simulated people play another game next time
			t.begun = w.Saved || w.Hidden
		}
	case now != nil:
		h.mu.Lock()
		t = &sitting{Config: now.Config, begun: now.begun, ours: now.ours, since: now.since}
		h.mu.Unlock()
		t.timed.Store(now.timed.Load())
		if t.view, err = line.watch(t.Match, t.begun && !simulated(t.Save)); err == nil && !t.begun {
			t.belong()
		}
	default:
		err = fault.Errorf("no game is going on")
	}
	if err == nil {
		t.Show, t.ShowSeats = t.shown(h.window.Show), h.showSeats
		if err = t.open(wait); err != nil {
			t.view.close()
			if !w.Same {
				err = errors.Join(err, t.end())
			}
		}
	}
	if err != nil {
		w.done(err)
		return nil
	}
	h.mu.Lock()
	h.following = !wait
	h.mu.Unlock()
	return t
}

// ended is why a game is played no more.
type ended struct {
	t    *sitting // what people want instead, or nil
	wish wish
	err  error
}

// play follows one game until ctx ends, or until people want another table, or
// this one before another camera. Told, if not nil, hears when it has begun.
func (h *host) play(ctx context.Context, t *sitting, told func(error)) ended {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	h.mu.Lock()
	again := h.table != nil && h.table.Match == t.Match
	h.table = t
	t.begun = t.begun || h.following
	h.mu.Unlock()
	if !again {
		h.phones.Begin(t.Match, t.links())
		if told != nil { // the window was opened with the game of the command line
			h.window.Begin(t.Match.Game, t.Match.Setup)
		}
	}
	done := make(chan error, 1)
	go func() { done <- t.session.Run(ctx) }()
	if told != nil {
		told(nil)
	}
	for {
		select {
		case w := <-h.wishes:
			if w.Same { // what is to go on must have come to rest
				cancel()
				err := <-done
				next := h.grant(t, w)
				if next == nil {
					w = wish{setup.Choice{Camera: t.camera, Same: true}, func(error) {}}
					next = h.grant(t, w)
				}
				return ended{next, w, err}
			}
			if next := h.grant(t, w); next != nil {
				cancel()
				return ended{next, w, <-done}
			}
		case err := <-done:
			return ended{err: err}
		}
	}
}

// saved is the newest game of people that was left before its end.
func (h *host) saved() *setup.Saved {
	path, err := newestSave(false, true)
	if err != nil || path == h.openFile() {
		return nil
	}
	g := library.Read(path)
	switch s, err := g.Stand(finder("")); {
	case err != nil:
		return &setup.Saved{File: path, Trouble: err}
	case s.Over():
		return nil
	default:
		return &setup.Saved{Title: s.Title, Players: g.Setup.Players, Names: g.Names(s.Seats), File: path, Demo: g.Demo}
	}
}

// openFile is the file of the game that is going on, or empty.
func (h *host) openFile() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.table == nil || h.table.Save == nil {
		return ""
	}
	return h.table.Save.Path()
}

// games are the saved games. How long the one that is going on was played, its file
// says only when it is closed.
func (h *host) games() ([]library.Game, error) {
	dir, err := saveDir()
	if err != nil {
		return nil, err
	}
	all, err := library.List(dir)
	h.mu.Lock()
	defer h.mu.Unlock()
	for i, g := range all {
		if t := h.table; t != nil && t.Save != nil && t.Save.Path() == g.Path && !t.timed.Load() {
			all[i].Played = time.Since(t.since)
		}
	}
	return all, err
}

// shelf is what the window may ask about saved games.
func (h *host) shelf() *saved.Shelf {
	dir, _ := saveDir() // without a home games say so themselves
	return &saved.Shelf{
		Dir:   dir,
		List:  h.games,
		Stand: func(g library.Game) (library.Standing, error) { return g.Stand(finder("")) },
		Read:  library.Read,
		Open:  h.openFile,
	}
}

package main

import (
	"context"
	"sync"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/share"
	"github.com/grovewatch/grovewatch/companion/ui"
)

// host has one window, one server for phones, and one session after another.
type host struct {
	window *ui.Window
	phones *share.Server

	mu      sync.Mutex
	session *companion.Session
}

// send gives a command of the window to the session of the moment.
func (h *host) send(c companion.Command) {
	h.mu.Lock()
	s := h.session
	h.mu.Unlock()
	if s != nil {
		s.Send(c)
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

// play follows one game until ctx ends, which gives nil, or until people
// want another, which gives its set-up.
func (h *host) play(ctx context.Context, cfg companion.Config, again <-chan game.Setup) (*game.Setup, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	cfg.Show, cfg.ShowSeats = h.window.Show, h.showSeats
	h.phones.Begin(cfg.Match)
	s, err := companion.New(cfg)
	if err != nil {
		return nil, err
	}
	h.mu.Lock()
	h.session = s
	h.mu.Unlock()
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	select {
	case next := <-again:
		cancel()
		return &next, <-done
	case err := <-done:
		return nil, err
	}
}

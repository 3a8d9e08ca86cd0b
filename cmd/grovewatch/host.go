package main

import (
	"context"
	"sync"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/ui"
)

// host has one window and one session after another.
type host struct {
	window *ui.Window

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

// play follows one game until ctx ends, which gives 0, or until people want
// another, which gives their number.
func (h *host) play(ctx context.Context, cfg companion.Config, again <-chan int) (int, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	cfg.Show = h.window.Show
	s, err := companion.New(cfg)
	if err != nil {
		return 0, err
	}
	h.mu.Lock()
	h.session = s
	h.mu.Unlock()
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	select {
	case players := <-again:
		cancel()
		return players, <-done
	case err := <-done:
		return 0, err
	}
}

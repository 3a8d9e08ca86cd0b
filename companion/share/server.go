// Package share lets every seat follow a game on its own phone: a small web
// server on the local network, a page that needs nothing installed, and a link
// for each seat. It must not know a rule of any game, nor widgets, cameras or
// another seat's snapshot when it writes to one.
//
// Nothing is served until somebody asks for it. A link holds 130 random bits;
// its page binds it to the first device that opens it. A phone is sent what its
// own seat's snapshot holds and nothing else; a test plays pairs of games and
// compares the bytes. A phone answers "choice 3 of action 1 on page 17", and the
// server makes the move from what that seat was shown.
package share

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"sync"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Config is what a server works with.
type Config struct {
	// Send takes the commands of the phones to the session. It must not block,
	// and may drop one.
	Send func(companion.Command)
	// Translate gives a sentence in the table's language; nil leaves it
	// English. It is called from several goroutines.
	Translate func(string) string
	// Picture is the drawing on a piece as SVG, or nil when it has none; nil
	// shows names alone. It is called from several goroutines.
	Picture func(cards.Piece) []byte
	// Changed is called from any goroutine when a link's state has changed; it
	// must not block. It may be nil.
	Changed func()
	// Log is told what happens, never a link or a secret; nil tells nobody.
	Log *slog.Logger

	Address     string           // to listen at; empty: this computer's in the local network
	Port        int              // 0: UsualPort, or any when that is taken
	Certificate *tls.Certificate // nil: plain HTTP
}

// Server serves the seats' pages from Start to Close.
type Server struct {
	cfg   Config
	pace  pace
	mux   *http.ServeMux
	notes notes
	gate  gate

	ctx    context.Context
	cancel context.CancelFunc
	tasks  sync.WaitGroup
	wake   chan struct{} // something new to draw

	starting sync.Mutex
	http     *http.Server // nil before Start

	mu     sync.Mutex
	base   string // the address before a link, "http://192.168.1.5:40123/"
	round  int    // how many games were begun
	print  printed
	links  []*link // by seat
	newest []*companion.SeatScreen
}

// printed is what a box says of its pieces and places, looked up.
type printed struct {
	box    *cards.Box
	seats  []string
	pieces map[string]cards.Piece
	checks bool // the game tells what a seat may know of a card
}

// pace is how long things may take.
type pace struct {
	beat     time.Duration // between signs of life
	write    time.Duration // for one message to be taken
	answer   time.Duration // for the session to answer
	header   time.Duration // for a request's head
	farewell time.Duration // for a page to take its leave
}

var usual = pace{beat: 20 * time.Second, write: 10 * time.Second, answer: 3 * time.Second, header: 5 * time.Second, farewell: time.Second}

// New prepares a server. It has links from Begin on, and they have addresses
// from Start on.
func New(cfg Config) *Server {
	if cfg.Translate == nil {
		cfg.Translate = func(s string) string { return s }
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	s := &Server{cfg: cfg, pace: usual, wake: make(chan struct{}, 1), notes: notes{log: cfg.Log}}
	s.ctx, s.cancel = context.WithCancel(context.Background())
	s.mux = s.routes()
	return s
}

// Begin turns to a match, which it looks at here only. The seats get links of
// their own, and those of the match before end: roles go round the table, and
// a phone must not follow the role. In a game that was resumed the phones keep
// their links, of which former gives the SHA-256 in hex digits.
func (s *Server) Begin(m *game.Match, former map[game.Seat]string) {
	box, seats := m.Game.Box(), m.State().Seats()
	p := printed{box: box, seats: seats, pieces: box.PiecesByID()}
	_, p.checks = m.State().(game.Checker)
	s.mu.Lock()
	before := s.links
	s.print, s.newest = p, nil
	s.round++
	s.links = make([]*link, len(seats))
	for i := range s.links {
		s.links[i] = oldLink(game.Seat(i), former[game.Seat(i)])
	}
	for _, l := range before {
		l.closeAll(withdrawn)
	}
	s.mu.Unlock()
	s.changed()
}

// Start listens and serves, unless it does already. The error says what to do
// when there is no network, or the port is taken; Start can then be tried again.
func (s *Server) Start() error {
	s.starting.Lock()
	defer s.starting.Unlock()
	if s.http != nil {
		return nil
	}
	address := s.cfg.Address
	if address == "" {
		var err error
		if address, err = localAddress(); err != nil {
			return err
		}
	}
	ln, err := listen(address, s.cfg.Port)
	if err != nil {
		return fault.Errorf("the phones' pages cannot be served at %s, port %d: choose another port or address (%w)", address, s.cfg.Port, reason(err))
	}
	server := &http.Server{
		Handler:                      s,
		ReadHeaderTimeout:            s.pace.header,
		ReadTimeout:                  2 * s.pace.header,
		WriteTimeout:                 2 * s.pace.write,
		IdleTimeout:                  s.pace.write,
		MaxHeaderBytes:               8 << 10,
		DisableGeneralOptionsHandler: true,
		ErrorLog:                     log.New(io.Discard, "", 0), // it would name what strangers send
		ConnState:                    s.gate.watch,
	}
	scheme := "http"
	serve := func() error { return server.Serve(ln) }
	if c := s.cfg.Certificate; c != nil {
		scheme = "https"
		server.TLSConfig = &tls.Config{Certificates: []tls.Certificate{*c}, MinVersion: tls.VersionTLS12, NextProtos: []string{"http/1.1"}}
		serve = func() error { return server.ServeTLS(ln, "", "") }
	}
	s.http = server
	s.mu.Lock()
	s.base = (&url.URL{Scheme: scheme, Host: ln.Addr().String(), Path: "/"}).String()
	s.mu.Unlock()
	s.tasks.Go(s.draw)
	s.tasks.Go(func() {
		if err := serve(); !errors.Is(err, http.ErrServerClosed) {
			s.cfg.Log.Error("the phones' pages are no longer served", "why", reason(err))
		}
	})
	s.cfg.Log.Info("the phones' pages are served", "address", ln.Addr().String(), "tls", s.cfg.Certificate != nil)
	s.changed()
	return nil
}

// UsualPort is where the pages are served unless another port is asked for or
// it is taken. With the same address after a restart, phones find what they kept.
const UsualPort = 48123

// listen takes a port; of 0 the usual one, or any.
func listen(address string, port int) (net.Listener, error) {
	if port == 0 {
		if ln, err := net.Listen("tcp", net.JoinHostPort(address, fmt.Sprint(UsualPort))); err == nil {
			return ln, nil
		}
	}
	return net.Listen("tcp", net.JoinHostPort(address, fmt.Sprint(port)))
}

// Close ends every page and waits until nothing of the server runs any more.
func (s *Server) Close() error {
	s.starting.Lock()
	defer s.starting.Unlock()
	var err error
	if s.http != nil {
		err = s.http.Close()
	}
	s.mu.Lock()
	s.cancel()
	s.mu.Unlock()
	s.tasks.Wait()
	return err
}

// Show takes the newest snapshots, by seat. It never blocks.
func (s *Server) Show(screens []*companion.SeatScreen) {
	s.mu.Lock()
	for i, l := range s.links {
		if i < len(s.newest) && i < len(screens) && screens[i].Resets > s.newest[i].Resets {
			l.closeAll(withdrawn) // what it showed is covered now
			s.renew(l)
		}
	}
	s.newest = screens
	s.mu.Unlock()
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// draw turns snapshots into pages, the newest ones only, until the server is
// closed.
func (s *Server) draw() {
	for {
		select {
		case <-s.ctx.Done():
			return
		case <-s.wake:
		}
		s.mu.Lock()
		screens, round, p := s.newest, s.round, s.print
		s.mu.Unlock()
		for i, screen := range screens {
			if i >= len(p.seats) || screen == nil || int(screen.View.Seat) != i {
				continue
			}
			body, err := p.page(screen, s.cfg.Translate)
			if err != nil {
				s.cfg.Log.Error("a page cannot be drawn", "seat", p.seats[i], "why", err)
				continue
			}
			s.mu.Lock()
			if s.round == round {
				s.links[i].show(body, screen)
			}
			s.mu.Unlock()
		}
	}
}

// changed tells whoever shows the links.
func (s *Server) changed() {
	if s.cfg.Changed != nil {
		s.cfg.Changed()
	}
}

// reason is what lies beneath an error of the network, without addresses.
func reason(err error) error {
	var op *net.OpError
	if errors.As(err, &op) {
		return op.Err
	}
	return err
}

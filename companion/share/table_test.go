package share

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"runtime/pprof"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// patience is how long a test waits for what must happen.
const patience = 15 * time.Minute

// journal collects what is logged.
type journal struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (j *journal) Write(p []byte) (int, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.b.Write(p)
}

func (j *journal) String() string {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.b.String()
}

// table is a game with its session, served on this computer.
type table struct {
	*Server
	t       *testing.T
	match   *game.Match // the session's own
	players game.Players
	copy    *game.Match // the same game, for the test to look at
	session *companion.Session
	journal *journal
}

// movesUntil is how many moves people make in the game of a seed that seated plays
// until a state is as wanted.
func movesUntil(t *testing.T, seed uint64, wanted func(game.State) bool) int {
	t.Helper()
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "grove", Players: 4}.Complete(g)
	people, err := g.Players(setup, rand.New(rand.NewPCG(seed, 3)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	st, err := g.New(setup)
	for n := 0; err == nil && st.Result() == nil; n++ {
		if wanted(st) {
			return n
		}
		var m game.Move
		if m, err = people.Next(st); err == nil {
			st, _, err = st.Apply(m)
		}
	}
	t.Fatalf("the game of seed %d has no such state: %v", seed, err)
	return 0
}

// seated serves a game of grove for four, some moves after its start. Nothing
// of the server may be left when the test is over.
func seated(t *testing.T, seed uint64, moves int) *table { return seatedAt(t, "grove", seed, moves) }

// seatedAt is a table of another game.
func seatedAt(t *testing.T, name string, seed uint64, moves int) *table {
	t.Helper()
	x := &table{t: t, journal: &journal{}}
	g, err := games.Find(name)
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: name, Players: 4}.Complete(g)
	r := rand.New(rand.NewPCG(seed, 3))
	if x.players, err = g.Players(setup, r.IntN); err != nil {
		t.Fatal(err)
	}
	for _, m := range []**game.Match{&x.match, &x.copy} {
		if *m, err = game.NewMatch(g, setup); err != nil {
			t.Fatal(err)
		}
	}
	for range moves {
		m := x.next()
		if err := x.match.Apply(m); err != nil {
			t.Fatal(err)
		}
		x.follow(m)
	}
	x.Server = served(t, x.match, x.journal)
	x.cfg.Send = func(c companion.Command) { x.session.Send(c) }
	if x.session, err = companion.New(companion.Config{Match: x.match, Live: true, Told: true, ShowSeats: x.Show}); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- x.session.Run(ctx) }()
	t.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			t.Error(err)
		}
	})
	return x
}

// served is a server for a match, without a session.
func served(t *testing.T, m *game.Match, log io.Writer) *Server {
	t.Helper()
	s := New(Config{
		Address: "127.0.0.1",
		Log:     slog.New(slog.NewTextHandler(log, nil)), Send: func(companion.Command) {},
	})
	// On a busy machine nobody is let go; tests of that set a pace of their own.
	s.pace.beat, s.pace.write, s.pace.answer = patience, patience, patience
	s.Begin(m, nil)
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	open++
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
		if open--; open > 0 {
			return
		}
		eventually(t, "nothing of the server to run any more", func() bool { return !strings.Contains(running(), "share.(*Server)") })
	})
	return s
}

// open counts the test's servers.
var open int

// running lists the stacks of all goroutines.
func running() string {
	var b bytes.Buffer
	_ = pprof.Lookup("goroutine").WriteTo(&b, 1)
	return b.String()
}

// next is what the people at the table do next.
func (x *table) next() game.Move {
	x.t.Helper()
	m, err := x.players.Next(x.copy.State())
	if err != nil {
		x.t.Fatal(err)
	}
	return m
}

// follow makes a move in the copy, too.
func (x *table) follow(m game.Move) {
	x.t.Helper()
	if err := x.copy.Apply(m); err != nil {
		x.t.Fatalf("%s: %v", m.Line(x.copy.State().Seats()), err)
	}
}

// make makes a move at the table.
func (x *table) make(m game.Move) {
	x.t.Helper()
	done := make(chan error, 1)
	x.session.Send(companion.Try{Move: m, Reply: func(err error) { done <- err }})
	select {
	case err := <-done:
		if err != nil {
			x.t.Fatalf("%s: %v", m.Line(x.copy.State().Seats()), err)
		}
	case <-time.After(patience):
		x.t.Fatal("the session does not answer")
	}
	x.follow(m)
}

// link is a seat's address.
func (x *table) link(seat game.Seat) string { return x.Links()[seat].URL }

// eventually waits until something is so.
func eventually(t *testing.T, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !so(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("waited in vain for %s", what)
		}
	}
}

// phone is a device with a browser's cookies, without a browser.
type phone struct {
	t    *testing.T
	http http.Client
	conn *websocket.Conn
	page heard // the last one
}

func newPhone(t *testing.T) *phone {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	p := &phone{t: t, http: http.Client{Jar: jar, Transport: &http.Transport{}, Timeout: patience}}
	t.Cleanup(func() {
		p.hangUp()
		p.http.CloseIdleConnections()
	})
	return p
}

// ask makes a request and gives status and body.
func (p *phone) ask(method, address string, head ...string) (int, string) {
	p.t.Helper()
	r, err := http.NewRequest(method, address, nil)
	if err != nil {
		p.t.Fatal(err)
	}
	for i := 0; i+1 < len(head); i += 2 {
		r.Header.Set(head[i], head[i+1])
	}
	answer, err := p.http.Do(r)
	if err != nil {
		p.t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		p.t.Fatal(err)
	}
	return answer.StatusCode, string(body)
}

func (p *phone) join(link string) int {
	p.t.Helper()
	status, _ := p.ask("POST", link+"join")
	return status
}

// dial opens the socket, or gives the status of the refusal.
func (p *phone) dial(link string, head ...string) int {
	p.t.Helper()
	h := http.Header{}
	u, err := url.Parse(link + "live")
	if err != nil {
		p.t.Fatal(err)
	}
	for i := 0; i+1 < len(head); i += 2 {
		h.Set(head[i], head[i+1])
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	conn, answer, err := websocket.Dial(ctx, u.String(), &websocket.DialOptions{HTTPClient: &p.http, HTTPHeader: h})
	if err != nil {
		if answer == nil {
			p.t.Fatal(err)
		}
		return answer.StatusCode
	}
	conn.SetReadLimit(-1)
	p.hangUp()
	p.conn, p.page = conn, heard{}
	return http.StatusSwitchingProtocols
}

func (p *phone) hangUp() {
	if p.conn != nil {
		_ = p.conn.CloseNow()
	}
}

// sit joins and opens the socket.
func (p *phone) sit(link string) {
	p.t.Helper()
	if status := p.join(link); status != http.StatusNoContent {
		p.t.Fatalf("joining: status %d", status)
	}
	if status := p.dial(link); status != http.StatusSwitchingProtocols {
		p.t.Fatalf("the socket: status %d", status)
	}
}

// read takes the next message, but for signs of life.
func (p *phone) read() ([]byte, error) {
	for {
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		_, b, err := p.conn.Read(ctx)
		cancel()
		if err != nil || !bytes.HasPrefix(b, []byte(`{"ping"`)) {
			return b, err
		}
	}
}

// heard is any message of the server.
type heard struct {
	Number int    `json:"n"`
	State  *state `json:"state"`
	answer
}

// hear reads messages until one is as wanted.
func (p *phone) hear(what string, wanted func(heard) bool) heard {
	p.t.Helper()
	for {
		b, err := p.read()
		if err != nil {
			p.t.Fatalf("waiting for %s: %v", what, err)
		}
		var h heard
		if err := json.Unmarshal(b, &h); err != nil {
			p.t.Fatal(err)
		}
		if h.State != nil {
			p.page = h
		}
		if wanted(h) {
			return h
		}
	}
}

// see reads until the page shows so many moves.
func (p *phone) see(moves int) heard {
	p.t.Helper()
	if p.page.State != nil && len(p.page.State.Moves) == moves {
		return p.page
	}
	return p.hear("a page", func(h heard) bool { return h.State != nil && len(h.State.Moves) == moves })
}

// say sends a message.
func (p *phone) say(m any) {
	p.t.Helper()
	b, ok := m.([]byte)
	if !ok {
		var err error
		if b, err = json.Marshal(m); err != nil {
			p.t.Fatal(err)
		}
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if err := p.conn.Write(ctx, websocket.MessageText, b); err != nil {
		p.t.Fatal(err)
	}
}

// answered sends a message and gives the answer.
func (p *phone) answered(m map[string]any) heard {
	p.t.Helper()
	m["id"] = 7
	p.say(m)
	return p.hear("an answer", func(h heard) bool { return h.Re == 7 })
}

// end reads until the server closes the socket, and gives the code.
func (p *phone) end() websocket.StatusCode {
	p.t.Helper()
	for {
		if _, err := p.read(); err != nil {
			return websocket.CloseStatus(err)
		}
	}
}

// screens are a match's snapshots by seat, as a session makes them.
func screens(m *game.Match) []*companion.SeatScreen {
	state := m.State()
	out := make([]*companion.SeatScreen, len(state.Seats()))
	for i := range out {
		s := &companion.SeatScreen{View: state.View(game.Seat(i)), Seats: state.Seats()}
		for k := range m.Len() {
			maker := m.Move(k).Seat
			if line := m.Line(k, game.Seat(i)); line != "" {
				s.Log = append(s.Log, game.Entry{Seat: maker, Line: line, Story: m.Story(k, game.Seat(i))})
			}
			if state.Result() != nil {
				s.Whole = append(s.Whole, game.Entry{Seat: maker, Line: m.Line(k, maker), Story: m.Story(k, maker)})
			}
		}
		if r, ok := state.(game.Revealer); ok {
			s.Reveal = r.Reveal()
		}
		out[i] = s
	}
	return out
}

// english leaves sentences as they are.
func english(s string) string { return s }

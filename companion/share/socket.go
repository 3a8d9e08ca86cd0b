package share

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// ending is why a socket is closed: a code that the page understands, and
// words for whoever looks at the wire.
type ending struct {
	code websocket.StatusCode
	why  string
}

var (
	replaced  = ending{4001, "the page was opened again elsewhere"}
	withdrawn = ending{4003, "this link is no longer valid"}
	closing   = ending{websocket.StatusGoingAway, "Grovewatch closes"}
	silent    = ending{websocket.StatusGoingAway, "no sign of life"}
	flood     = ending{websocket.StatusPolicyViolation, "too many messages"}
	malformed = ending{websocket.StatusUnsupportedData, "this is no message of the page"}
)

// mostBytes a message from a phone may have.
const mostBytes = 4096

// socket is one page that follows a link.
type socket struct {
	link   *link
	from   string  // the address of its device
	bucket *bucket // of its device
	conn   *websocket.Conn
	below  net.Conn // what it runs on
	cancel context.CancelFunc
	wake   chan struct{} // a new page is there
	out    chan []byte   // answers on their way
	again  atomic.Bool   // its page asks for what it was sent

	mu    sync.Mutex
	why   ending
	heard time.Time
}

// poke tells the writer that something is new.
func (k *socket) poke() {
	select {
	case k.wake <- struct{}{}:
	default:
	}
}

// end lets the socket go, for the first reason given. It does not wait.
func (k *socket) end(why ending) {
	k.mu.Lock()
	if k.why.code == 0 {
		k.why = why
	}
	k.mu.Unlock()
	k.cancel()
}

// live follows the link by a web socket until either side ends it.
func (s *Server) live(w http.ResponseWriter, r *http.Request) {
	l := linkOf(r)
	if !own(r) || !s.follows(r) {
		s.notes.say("a socket without its device or its page was turned away")
		w.WriteHeader(http.StatusForbidden)
		return
	}
	line := &wire{ResponseWriter: w}
	conn, err := websocket.Accept(line, r, &websocket.AcceptOptions{CompressionMode: websocket.CompressionDisabled})
	if err != nil {
		s.notes.say("a request that asks for no socket was turned away")
		return
	}
	conn.SetReadLimit(mostBytes)
	ctx, cancel := context.WithCancel(s.ctx)
	defer cancel()
	k := &socket{link: l, from: host(r.RemoteAddr), bucket: l.bucket, conn: conn, below: line.conn, cancel: cancel, wake: make(chan struct{}, 1), out: make(chan []byte, 4), heard: time.Now()}
	if l.seat == game.Table { // any number of devices have it, and none answers for another
		k.bucket = &bucket{}
	}
	s.mu.Lock()
	// While the socket was opened the table may have ended the link.
	if l != s.seat(l.seat) || s.ctx.Err() != nil || l.seat != game.Table && !l.carries(token(r)) {
		s.mu.Unlock()
		k.end(withdrawn)
		k.bye()
		return
	}
	s.tasks.Add(1)
	l.add(k)
	s.mu.Unlock()
	defer s.tasks.Done()
	s.changed()
	if l.seat != game.Table {
		s.cfg.Send(companion.Joined{Seat: l.seat, Link: fmt.Sprintf("%x", l.sum), Token: token(r)})
	}

	closed := make(chan struct{})
	s.tasks.Go(func() {
		<-ctx.Done()
		select { // once it ends, a page that does not answer is not waited for
		case <-closed:
		case <-time.After(s.pace.farewell):
			hangUp(k.below)
		}
	})
	k.poke()
	read := make(chan struct{})
	go func() {
		defer close(read)
		s.read(ctx, k)
	}()
	s.write(ctx, k)
	s.mu.Lock()
	l.drop(k)
	s.mu.Unlock()
	k.bye()
	close(closed)
	<-read
	s.changed()
}

// wire keeps the connection that a web socket takes over, to cut it when the
// other side does not answer.
type wire struct {
	http.ResponseWriter
	conn net.Conn
}

// Hijack is part of http.Hijacker.
func (w *wire) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(w.ResponseWriter).Hijack()
	w.conn = conn
	return conn, rw, err
}

// bye closes the connection with its reason.
func (k *socket) bye() {
	k.mu.Lock()
	why := k.why
	k.mu.Unlock()
	if why.code == 0 {
		why = closing
	}
	_ = k.conn.Close(why.code, why.why)
}

// write sends the newest page whenever there is one, answers, and signs of
// life, each within its time: a page that does not read is let go.
func (s *Server) write(ctx context.Context, k *socket) {
	beat := time.NewTicker(s.pace.beat)
	defer beat.Stop()
	send := func(b []byte) bool {
		// Not bound to the socket's own context, whose end would cut the
		// message, and the reason of the end with it.
		ctx, cancel := context.WithTimeout(context.Background(), s.pace.write)
		defer cancel()
		if err := k.conn.Write(ctx, websocket.MessageText, b); err != nil {
			if errors.Is(err, context.DeadlineExceeded) {
				s.notes.say("a page that does not read was let go")
			}
			k.end(silent)
			return false
		}
		return true
	}
	sent := 0
	for {
		var b []byte
		select {
		case <-ctx.Done():
			return
		case b = <-k.out:
		case <-k.wake:
			s.mu.Lock()
			p := k.link.page
			s.mu.Unlock()
			if p == nil || !k.again.Swap(false) && p.number == sent {
				continue
			}
			if sent == 0 && !send(s.hello(k.link)) {
				return
			}
			sent = p.number
			b = p.message()
		case <-beat.C:
			k.mu.Lock()
			quiet := time.Since(k.heard)
			k.mu.Unlock()
			if quiet > 5*s.pace.beat/2 {
				k.end(silent)
				return
			}
			b = []byte(`{"ping":1}`)
		}
		if !send(b) {
			return
		}
	}
}

// message is the page as it is sent.
func (p *page) message() []byte {
	b, _ := json.Marshal(struct { // cannot fail
		Number int             `json:"n"`
		State  json.RawMessage `json:"state"`
	}{p.number, p.body})
	return b
}

// read takes the page's messages one after another until the socket is closed.
// It reads on while the socket ends, so that the page hears why.
func (s *Server) read(ctx context.Context, k *socket) {
	for {
		kind, data, err := k.conn.Read(context.Background())
		if err != nil {
			if errors.Is(err, websocket.ErrMessageTooBig) {
				s.notes.say("an oversized message was refused")
			}
			k.end(closing)
			return
		}
		k.mu.Lock()
		k.heard = time.Now()
		k.mu.Unlock()
		s.mu.Lock()
		ok := k.bucket.take(time.Now())
		s.mu.Unlock()
		if !ok {
			s.notes.say("a page that sends too much was let go")
			k.end(flood)
			return
		}
		m, err := parse(data)
		if err != nil || kind != websocket.MessageText {
			s.notes.say("a malformed message was refused")
			k.end(malformed)
			return
		}
		if m.Again != 0 {
			k.again.Store(true)
			k.poke()
			continue
		}
		answer := s.obey(ctx, k.link, m)
		if answer == nil {
			continue
		}
		select {
		case k.out <- answer:
		case <-ctx.Done():
			return
		}
	}
}

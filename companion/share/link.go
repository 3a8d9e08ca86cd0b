package share

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"fmt"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Link is the way to one seat's page, for the seat's eyes. The table's shows
// what everyone may see, to any number of devices.
type Link struct {
	Seat   game.Seat
	Name   string // of the seat, as in the transcript
	URL    string // holds the secret; empty before Start, and when only the device knows it
	Bound  bool   // a device has taken it, and no other can
	Joined int    // pages that follow the game by it now
}

// Links lists the seats' links, the table's first.
func (s *Server) Links() []Link {
	s.mu.Lock()
	defer s.mu.Unlock()
	out := make([]Link, len(s.links))
	for i, l := range s.links {
		out[i] = Link{Seat: l.seat, Name: s.print.seats[i], Bound: l.bound || l.secret == "", Joined: len(l.sockets)}
		if s.base != "" && l.secret != "" {
			out[i].URL = s.base + l.secret + "/"
		}
	}
	return out
}

// Revoke ends a seat's link for good, and the device that had it loses it. A new one
// waits for another device.
func (s *Server) Revoke(seat game.Seat) {
	s.mu.Lock()
	if l := s.seat(seat); l != nil {
		l.closeAll(withdrawn)
		s.renew(l)
	}
	s.mu.Unlock()
	s.cfg.Send(companion.Left{Seat: seat})
	s.cfg.Log.Info("a link was withdrawn", "seat", int(seat))
	s.changed()
}

// renew gives a link's seat a new one.
func (s *Server) renew(l *link) {
	fresh := newLink(l.seat)
	fresh.page = l.page
	s.links[l.seat] = fresh
}

func (s *Server) seat(seat game.Seat) *link {
	if seat < 0 || int(seat) >= len(s.links) {
		return nil
	}
	return s.links[seat]
}

// link is one seat's link. The server's mutex guards it.
type link struct {
	seat    game.Seat
	secret  string   // 130 bits of chance; empty when only the device knows it
	sum     [32]byte // of the secret
	bound   bool
	device  [32]byte // of the token that the device carries
	page    *page    // nil before the first
	sockets []*socket
	bucket  *bucket
	turn    chan struct{} // held by the socket that speaks to the session
}

// page is what a seat's phones show.
type page struct {
	number int // counts the seat's own changes
	body   []byte
	screen *companion.SeatScreen
}

func newLink(seat game.Seat) *link {
	secret := rand.Text()
	return &link{seat: seat, secret: secret, sum: sha256.Sum256([]byte(secret)), bucket: &bucket{}, turn: make(chan struct{}, 1)}
}

// oldLink is the link of a game that was resumed, by its SHA-256 in hex digits; a
// new one when there was none.
func oldLink(seat game.Seat, sum string) *link {
	l := newLink(seat)
	var b []byte
	if _, err := fmt.Sscanf(sum, "%x", &b); err == nil && len(b) == len(l.sum) {
		l.secret, l.sum = "", [32]byte(b)
	}
	return l
}

// known reports whether a device is the one that followed a link before the game
// was resumed, as the session can tell by its token; heard is false when the
// session does not answer. Links that are of this sitting need not be asked about.
func (s *Server) known(l *link, token string) (known, heard bool) {
	s.mu.Lock()
	asks := l.secret == "" && !l.bound
	s.mu.Unlock()
	if !asks {
		return true, true
	}
	reply := make(chan bool, 1)
	s.cfg.Send(companion.Greet{Seat: l.seat, Link: fmt.Sprintf("%x", l.sum), Token: token, Reply: func(known bool) { reply <- known }})
	select {
	case known = <-reply:
	case <-time.After(s.pace.answer):
		return false, false
	}
	if known {
		s.mu.Lock()
		l.bound, l.device = true, sha256.Sum256([]byte(token))
		s.mu.Unlock()
	}
	return known, true
}

// find gives the link with a secret, or nil. It compares with every link, so
// that its time tells nothing.
func (s *Server) find(secret string) *link {
	sum := sha256.Sum256([]byte(secret))
	s.mu.Lock()
	defer s.mu.Unlock()
	var found *link
	for _, l := range s.links {
		if subtle.ConstantTimeCompare(l.sum[:], sum[:]) == 1 {
			found = l
		}
	}
	return found
}

// join binds a link to a device, which carries the token from then on, and
// reports whether it may follow. A new token is given to a new device only.
func (s *Server) join(l *link, token string) (fresh string, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if l != s.seat(l.seat) {
		return "", false
	}
	if l.seat == game.Table {
		return "", true
	}
	if l.bound {
		return "", l.carries(token)
	}
	fresh = rand.Text()
	l.bound, l.device = true, sha256.Sum256([]byte(fresh))
	return fresh, true
}

// carries reports whether a token is the bound device's.
func (l *link) carries(token string) bool {
	sum := sha256.Sum256([]byte(token))
	return l.bound && subtle.ConstantTimeCompare(sum[:], l.device[:]) == 1
}

// show takes a new page and wakes its readers, unless nothing has changed.
func (l *link) show(body []byte, screen *companion.SeatScreen) {
	number := 1
	if l.page != nil {
		if bytes.Equal(l.page.body, body) {
			return
		}
		number = l.page.number + 1
	}
	l.page = &page{number, body, screen}
	for _, k := range l.sockets {
		k.poke()
	}
}

// So many pages a link may be open on one device, or the table's on several;
// one more closes the one opened first by the device that has the most of them,
// so that a phone whose old connection is dead always gets in, and whoever
// opens page after page closes their own.
const (
	mostOwn   = 3
	mostTable = 12
)

// add takes a new reader and lets the oldest go when there are too many.
func (l *link) add(k *socket) {
	most := mostOwn
	if l.seat == game.Table {
		most = mostTable
	}
	l.sockets = append(l.sockets, k)
	if len(l.sockets) <= most {
		return
	}
	from := make([]string, len(l.sockets))
	for i, x := range l.sockets {
		from[i] = x.from
	}
	first := crowded(from)
	l.sockets[first].end(replaced)
	l.sockets = slices.Delete(l.sockets, first, first+1)
}

func (l *link) drop(k *socket) {
	l.sockets = slices.DeleteFunc(l.sockets, func(x *socket) bool { return x == k })
}

// closeAll ends every reader.
func (l *link) closeAll(why ending) {
	for _, k := range l.sockets {
		k.end(why)
	}
	l.sockets = nil
}

// bucket holds back whoever sends too much: so many messages at once, and so
// many a second.
type bucket struct {
	used float64
	at   time.Time
}

const (
	bucketSize = 20
	bucketLeak = 5 // a second
)

func (b *bucket) take(now time.Time) bool {
	b.used = max(0, b.used-bucketLeak*now.Sub(b.at).Seconds())
	b.at = now
	if b.used+1 > bucketSize {
		return false
	}
	b.used++
	return true
}

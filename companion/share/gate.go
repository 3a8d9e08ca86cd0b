package share

import (
	"crypto/tls"
	"log/slog"
	"net"
	"net/http"
	"slices"
	"sync"
	"time"
)

// mostStrangers connections may be open that follow no page. One more closes
// the oldest of the device that has the most of them: whoever comes last is
// always heard, however many sit idle, and a flood closes its own.
const mostStrangers = 64

// gate counts the connections that follow no page yet.
type gate struct {
	mu   sync.Mutex
	open []net.Conn // oldest first
}

// watch is the web server's ConnState.
func (g *gate) watch(c net.Conn, state http.ConnState) {
	g.mu.Lock()
	defer g.mu.Unlock()
	switch state {
	case http.StateNew:
		g.open = append(g.open, c)
		if len(g.open) > mostStrangers {
			from := make([]string, len(g.open))
			for i, x := range g.open {
				from[i] = host(x.RemoteAddr().String())
			}
			first := crowded(from)
			hangUp(g.open[first])
			g.open = slices.Delete(g.open, first, first+1)
		}
	case http.StateHijacked, http.StateClosed:
		g.open = slices.DeleteFunc(g.open, func(x net.Conn) bool { return x == c })
	}
}

// host is an address without its port: a device in the network.
func host(address string) string {
	name, _, err := net.SplitHostPort(address)
	if err != nil {
		return address
	}
	return name
}

// crowded finds, in a list of the devices that connections come from, the first
// connection of the device that has the most of them.
func crowded(from []string) int {
	count := map[string]int{}
	for _, f := range from {
		count[f]++
	}
	first := 0
	for i, f := range from {
		if count[f] > count[from[first]] {
			first = i
		}
	}
	return first
}

// hangUp closes a connection without a word, which might have to wait.
func hangUp(c net.Conn) {
	if t, ok := c.(*tls.Conn); ok {
		c = t.NetConn()
	}
	_ = c.Close()
}

// notes tell the log what strangers do, each kind of thing at most once in ten
// seconds, with how often it happened.
type notes struct {
	log  *slog.Logger
	mu   sync.Mutex
	said map[string]time.Time
	held map[string]int
}

func (n *notes) say(what string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.said == nil {
		n.said, n.held = map[string]time.Time{}, map[string]int{}
	}
	n.held[what]++
	if now := time.Now(); now.Sub(n.said[what]) >= 10*time.Second {
		n.log.Warn(what, "times", n.held[what])
		n.said[what], n.held[what] = now, 0
	}
}

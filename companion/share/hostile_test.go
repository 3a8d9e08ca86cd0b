package share

import (
	"context"
	"crypto/rand"
	"io"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// hostile is one client that means harm. It has the table's link, as everyone
// may, and goes on until ctx ends.
func hostile(ctx context.Context, kind int, link string, done *atomic.Int64) {
	u, err := url.Parse(link)
	if err != nil {
		return
	}
	transport := &http.Transport{DisableKeepAlives: true}
	defer transport.CloseIdleConnections()
	client := &http.Client{Transport: transport}
	socket := func(use func(*websocket.Conn)) {
		conn, _, err := websocket.Dial(ctx, link+"live", &websocket.DialOptions{HTTPClient: client})
		if err != nil {
			return
		}
		use(conn)
		_ = conn.CloseNow()
	}
	for ; ctx.Err() == nil; time.Sleep(200 * time.Millisecond) { // the machine is left some time for the game
		done.Add(1)
		switch kind {
		case 0: // sends far more than is taken
			socket(func(c *websocket.Conn) {
				for n := 0; n < 1000 && c.Write(ctx, websocket.MessageText, []byte(`{"pong":1}`)) == nil; n++ {
					done.Add(1)
				}
			})
		case 1: // guesses links
			if r, err := http.NewRequestWithContext(ctx, "GET", "http://"+u.Host+"/"+rand.Text()+"/", nil); err == nil {
				if answer, err := client.Do(r); err == nil {
					_ = answer.Body.Close()
				}
			}
		case 2: // begins requests and ends none
			if c, err := net.Dial("tcp", u.Host); err == nil {
				_, _ = io.WriteString(c, "GET / HTTP/1.1\r\nX: ")
				time.Sleep(100 * time.Millisecond)
				_ = c.Close()
			}
		case 3: // sends what is no message
			socket(func(c *websocket.Conn) {
				_ = c.Write(ctx, websocket.MessageText, []byte(strings.Repeat("[", 2*mostBytes)))
			})
		case 4: // opens pages and reads none
			socket(func(*websocket.Conn) { time.Sleep(200 * time.Millisecond) })
		}
	}
}

// mostMoves is after how many moves of the game it is enough.
const mostMoves = 20

// TestFilmTwoHundredHostileClients lets 200 clients do what they can while a
// game is followed through frames. The record is as people play, and who looks
// on from another device stays and sees it.
func TestFilmTwoHundredHostileClients(t *testing.T) {
	const seed = 5
	g, err := games.Find("pairs")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "pairs", Players: 2}.Complete(g)
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	d, err := demo.New(g, setup, demo.Options{Seed: seed, Gray: true, Calm: true, Width: 960, Height: 540, FPS: 5, Quiet: 0.6})
	if err != nil {
		t.Fatal(err)
	}
	server := served(t, m, io.Discard)
	looking, enough := context.WithCancel(t.Context())
	defer enough()
	session, err := companion.New(companion.Config{Match: m, Source: d, ShowSeats: func(s []*companion.SeatScreen) {
		if server.Show(s); m.Len() >= mostMoves {
			enough()
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	server.cfg.Send = session.Send
	links := server.Links()

	honest := []*phone{newPhone(t), newPhone(t)}
	for i, p := range honest {
		from := &net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, 2)}}
		p.http.Transport = &http.Transport{DialContext: from.DialContext}
		if other, err := from.Dial("tcp", strings.TrimSuffix(strings.TrimPrefix(server.base, "http://"), "/")); err != nil {
			t.Skip("this computer has one address for itself alone")
		} else {
			_ = other.Close()
		}
		p.sit(links[i].URL) // the table's, and the first player's
	}

	ctx, cancel := context.WithCancel(t.Context())
	var all sync.WaitGroup
	var deeds atomic.Int64
	for i := range 200 {
		all.Go(func() { hostile(ctx, i%5, links[game.Table].URL, &deeds) })
	}
	played := make(chan error, 1)
	go func() { played <- session.Run(looking) }()
	var waits []time.Duration
	for over := false; !over; {
		select {
		case err := <-played:
			if err != nil {
				t.Fatal(err)
			}
			over = true
		default:
			asked := time.Now()
			a := honest[1].answered(map[string]any{"do": map[string]int{"n": -1}})
			if a.OK || !strings.Contains(a.Say, "moved on") {
				t.Fatalf("%+v", a.answer)
			}
			waits = append(waits, time.Since(asked))
			time.Sleep(250 * time.Millisecond) // no flood
		}
	}
	cancel()
	all.Wait()
	people, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, mv := range d.Moves() {
		if people.State().Key() == m.State().Key() {
			break
		}
		if err := people.Apply(mv); err != nil {
			t.Fatal(err)
		}
	}
	if m.Len() < mostMoves || people.State().Key() != m.State().Key() {
		t.Errorf("the record with %d moves is not as the people have played", m.Len())
	}
	for _, p := range honest {
		p.see(m.Len())
	}
	slices.Sort(waits)
	t.Logf("%d moves beside %d hostile deeds; a phone was answered %d times, half of them within %v, all within %v", m.Len(), deeds.Load(), len(waits), waits[len(waits)/2], waits[len(waits)-1])
}

package share

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// raw sends a request as it is and gives the answer without its date.
func raw(t *testing.T, address, request string) string {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	c, err := net.Dial("tcp", u.Host)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = c.Close() }()
	_ = c.SetDeadline(time.Now().Add(patience))
	if _, err := io.WriteString(c, request); err != nil {
		t.Fatal(err)
	}
	answer, err := http.ReadResponse(bufio.NewReader(c), nil)
	if err != nil {
		t.Fatalf("%.60q: %v", request, err)
	}
	answer.Header.Del("Date")
	body := make([]byte, 1000)
	n, _ := io.ReadFull(io.LimitReader(answer.Body, int64(answer.ContentLength)), body)
	return fmt.Sprint(answer.Status, answer.Header, string(body[:n]))
}

func TestWithoutALinkThereIsNothing(t *testing.T) {
	x := seated(t, 1, 0)
	link, err := url.Parse(x.link(kid))
	if err != nil {
		t.Fatal(err)
	}
	secret := strings.Trim(link.Path, "/")
	other := "A"
	if secret[len(secret)-1] == 'A' {
		other = "B"
	}
	near := secret[:len(secret)-1] + other // a guess that is nearly right
	want := raw(t, x.link(kid), "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
	if !strings.Contains(want, "This link no longer works.") || !strings.Contains(want, "no-store") {
		t.Fatalf("the empty page: %s", want)
	}
	for _, path := range []string{
		"/", "//", "/index.html", "/app.js", "/join", "/live", "/reveal.html", "/picture/card-key.svg", "/favicon.ico", "/robots.txt",
		"/" + near + "/", "/" + near + "/app.js", "/" + near + "/live", "/" + strings.ToLower(secret) + "/", "/" + secret, "/./" + secret + "/",
		"/x/" + secret + "/", "/%00", "/" + secret + "/../", "/" + secret + "/page/app.js", "/" + secret + "/reveal.css", "/" + secret + "/reveal.html", "/" + secret + "/picture/card-key.svg",
		"/" + strings.Repeat("A", 4000),
	} {
		for _, method := range []string{"GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "NONSENSE"} {
			request := method + " " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
			if got := raw(t, x.link(kid), request); got != want {
				t.Errorf("%s %.40s: %s", method, path, got)
			}
		}
	}
	for _, request := range []string{
		"OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
		"CONNECT example.org:80 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
		"GET http://example.org/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
	} {
		if got := raw(t, x.link(kid), request); got != want {
			t.Errorf("%.30q: %s", request, got)
		}
	}
	// Wrong methods below a valid link.
	for _, r := range [][2]string{{"POST", ""}, {"PUT", "app.js"}, {"GET", "join"}, {"POST", "live"}, {"DELETE", "join"}} {
		if status, body := newPhone(t).ask(r[0], x.link(kid)+r[1]); status != http.StatusNotFound || body != nothing(english) {
			t.Errorf("%s %s: %d", r[0], r[1], status)
		}
	}
}

func TestALinkDoesNotOpenAnotherSeat(t *testing.T) {
	x := seated(t, 1, 0)
	p := newPhone(t)
	p.sit(x.link(agent1))
	owner := newPhone(t)
	owner.sit(x.link(visitor))
	u, err := url.Parse(x.link(agent1))
	if err != nil {
		t.Fatal(err)
	}
	stolen := "device=" + p.http.Jar.Cookies(u)[0].Value
	if status := newPhone(t).dial(x.link(visitor), "Cookie", stolen); status != http.StatusForbidden {
		t.Errorf("an Agent's token opens the Visitor's socket: %d", status)
	}
	if status, _ := newPhone(t).ask("POST", x.link(visitor)+"join", "Cookie", stolen); status != http.StatusConflict {
		t.Errorf("an Agent's token joins as the Visitor: %d", status)
	}
	for _, token := range []string{"", "device=", "device=" + strings.Repeat("A", 26)} {
		if status := newPhone(t).dial(x.link(visitor), "Cookie", token); status != http.StatusForbidden {
			t.Errorf("the token %q opens a socket: %d", token, status)
		}
	}
}

func TestOnlyTheSeatsOwnMovesCanBeSaid(t *testing.T) {
	v := game.View{Action: []game.Action{
		{Label: game.Say("Theirs"), Choices: []game.Move{{Seat: kid, Verb: "stop"}}},
		{Label: game.Say("Both"), Choices: []game.Move{{Seat: kid, Verb: "go"}, {Seat: agent1, Verb: "go"}, {Seat: game.Table, Verb: "deal"}}},
	}, Forms: []game.Form{{Verb: "set", Parts: []game.Part{{Values: []game.Value{{Word: "on"}}}}}}}
	p := &page{number: 4, screen: &companion.SeatScreen{View: v}}
	m, err := p.move(agent1, message{Do: &do{Page: 4}})
	if err != nil || m.Seat != agent1 || m.Verb != "go" {
		t.Errorf("%+v, %v", m, err)
	}
	m, err = p.move(agent1, message{Fill: &fill{Page: 4, Words: []string{"on"}}})
	if err != nil || m.Seat != agent1 || m.Verb != "set" {
		t.Errorf("%+v, %v", m, err)
	}
	for _, bad := range []message{
		{Do: &do{Page: 3}}, {Do: &do{Page: 4, Action: 1}}, {Do: &do{Page: 4, Action: -1}}, {Do: &do{Page: 4, Choice: 1}}, {Do: &do{Page: 4, Choice: -1}},
		{Fill: &fill{Page: 4, Form: 1, Words: []string{"on"}}}, {Fill: &fill{Page: 4, Form: -1}}, {Fill: &fill{Page: 4}}, {Fill: &fill{Page: 4, Words: []string{"by"}}}, {Fill: &fill{Page: 5, Words: []string{"on"}}},
	} {
		if m, err := p.move(agent1, bad); err == nil {
			t.Errorf("%+v gave %+v", bad, m)
		}
	}
	if m, err := p.move(game.Table, message{Do: &do{Page: 4}}); err == nil {
		t.Errorf("the table's page moves: %+v", m)
	}
}

func TestBadMessagesCloseTheSocketWithAReason(t *testing.T) {
	x := seated(t, 1, 0)
	for what, c := range map[string]struct {
		send []byte
		code websocket.StatusCode
	}{
		"no JSON":          {[]byte("hello"), malformed.code},
		"nothing":          {[]byte(`{}`), malformed.code},
		"unknown words":    {[]byte(`{"pong":1,"seat":1}`), malformed.code},
		"a move":           {[]byte(`{"move":{"seat":1,"verb":"set"}}`), malformed.code},
		"two things":       {[]byte(`{"pong":1,"check":{"card":"card-key"}}`), malformed.code},
		"two messages":     {[]byte(`{"pong":1}{"pong":1}`), malformed.code},
		"another type":     {[]byte(`{"do":{"n":"1","action":0,"choice":0}}`), malformed.code},
		"a huge number":    {[]byte(`{"do":{"n":1,"action":99999999999999999999,"choice":0}}`), malformed.code},
		"an oversized one": {[]byte(`{"check":{"card":"` + strings.Repeat("x", mostBytes) + `"}}`), websocket.StatusMessageTooBig},
	} {
		t.Run(what, func(t *testing.T) {
			p := newPhone(t)
			x.Revoke(kid)
			p.sit(x.link(kid))
			p.say(c.send)
			if code := p.end(); code != c.code {
				t.Errorf("closed with %d, want %d", code, c.code)
			}
		})
	}
	p := newPhone(t)
	x.Revoke(kid)
	p.sit(x.link(kid))
	for range bucketSize + 5 {
		p.say([]byte(`{"pong":1}`))
	}
	if code := p.end(); code != flood.code {
		t.Errorf("a flood closes with %d", code)
	}
}

func TestAPageFromElsewhereIsTurnedAway(t *testing.T) {
	x := seated(t, 1, 0)
	p := newPhone(t)
	for _, head := range [][]string{{"Origin", "http://example.org"}, {"Origin", "null"}, {"Sec-Fetch-Site", "cross-site"}, {"Origin", "https://" + strings.Split(x.link(kid), "/")[2]}} {
		if status, _ := p.ask("POST", x.link(kid)+"join", head...); status != http.StatusForbidden {
			t.Errorf("joining from %v: %d", head, status)
		}
	}
	if x.Links()[kid].Bound {
		t.Error("a page from elsewhere has bound the link")
	}
	p.sit(x.link(kid))
	if status := p.dial(x.link(kid), "Origin", "http://example.org"); status != http.StatusForbidden {
		t.Errorf("a socket from elsewhere: %d", status)
	}
	if status := p.dial(x.link(kid), "Origin", "http://"+strings.Split(x.link(kid), "/")[2]); status != http.StatusSwitchingProtocols {
		t.Errorf("the page's own socket: %d", status)
	}
}

// Anybody may look on by the table's link. Who sends without end, or opens page
// after page, loses their own pages only.
func TestAFloodingViewerDisconnectsNobodyElse(t *testing.T) {
	x := seated(t, 3, 6)
	link := x.link(game.Table)
	var others []*phone
	for range mostTable - 1 {
		p := newPhone(t)
		p.sit(link)
		p.see(6)
		others = append(others, p)
	}
	flooder := newPhone(t)
	for range 5 {
		flooder.sit(link)
		for range bucketSize + 5 { // until it is hung up on
			_ = flooder.conn.Write(t.Context(), websocket.MessageText, []byte(`{"pong":1}`))
		}
		if code := flooder.end(); code != flood.code {
			t.Fatalf("a flood closes with %d", code)
		}
	}
	x.make(x.next())
	for _, p := range others {
		p.see(7)
	}
}

func TestWhoOpensMostIsClosedFirst(t *testing.T) {
	for want, from := range map[int][]string{
		0: {"a", "b", "c"},
		1: {"a", "b", "b", "c"},
		2: {"a", "a", "b", "b", "b"},
	} {
		if got := crowded(from); got != want {
			t.Errorf("of %v it is %d", from, got)
		}
	}
	x := seated(t, 3, 6)
	quiet := newPhone(t)
	quiet.http.Transport = &http.Transport{DialContext: (&net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, 2)}}).DialContext}
	if other, err := net.ListenPacket("udp", "127.0.0.2:0"); err != nil {
		t.Skip("this computer has one address for itself alone")
	} else {
		_ = other.Close()
	}
	quiet.sit(x.link(game.Table))
	quiet.see(6)
	for range 2 * mostTable {
		newPhone(t).sit(x.link(game.Table))
	}
	x.make(x.next())
	quiet.see(7)
}

func TestIdleConnectionsStallNobody(t *testing.T) {
	x := seated(t, 3, 6)
	u, err := url.Parse(x.link(kid))
	if err != nil {
		t.Fatal(err)
	}
	before := newPhone(t)
	before.sit(x.link(agent1))
	before.see(6)
	var idle []net.Conn
	for i := range 200 {
		c, err := net.Dial("tcp", u.Host)
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = c.Close() }()
		if i%2 == 0 {
			_, _ = io.WriteString(c, "GET / HTTP/1.1\r\nX: ") // a head without end
		}
		idle = append(idle, c)
	}
	after := newPhone(t)
	after.sit(x.link(kid))
	after.see(6)
	x.make(x.next())
	before.see(7)
	after.see(7)
	_ = idle[0].SetReadDeadline(time.Now().Add(patience))
	if _, err := io.Copy(io.Discard, idle[0]); err != nil && strings.Contains(err.Error(), "timeout") {
		t.Error("the oldest idle connection is kept")
	}
	eventually(t, "the cap to hold", func() bool {
		x.gate.mu.Lock()
		defer x.gate.mu.Unlock()
		return len(x.gate.open) <= mostStrangers
	})
}

func TestASlowReaderHoldsUpNobody(t *testing.T) {
	x := &table{t: t, journal: &journal{}}
	full := seated(t, 3, 6)
	x.Server = served(t, full.copy, x.journal)
	x.pace.write, x.pace.farewell = 5*time.Second, 100*time.Millisecond // the quick reader has time on a busy machine
	slow, quick := newPhone(t), newPhone(t)
	slow.sit(x.link(agent1))
	quick.sit(x.link(kid))
	long := game.Say("%s", strings.Repeat("long ", 1<<20))
	shown := screens(full.copy)
	for i := range 6 { // more than the network keeps for a reader who reads nothing
		for _, s := range shown {
			s.View.Hints = []game.Text{long, game.Say("%d", i)}
		}
		next := make([]*companion.SeatScreen, len(shown))
		for k, s := range shown {
			c := *s
			next[k] = &c
		}
		x.Show(next)
		quick.hear("the newest", func(h heard) bool {
			return h.State != nil && len(h.State.Hints) == 2 && h.State.Hints[1] == fmt.Sprint(i)
		})
	}
	eventually(t, "the slow reader to be let go", func() bool { return x.Links()[agent1].Joined == 0 })
	if x.Links()[kid].Joined != 1 {
		t.Error("the quick reader is gone, too")
	}
}

func TestAFrozenSessionIsSaidSo(t *testing.T) {
	full := seated(t, 3, 6)
	s := served(t, full.copy, io.Discard) // its commands go nowhere
	s.pace.answer = 20 * time.Millisecond
	s.Show(screens(full.copy))
	p := newPhone(t)
	p.sit(s.Links()[agent1].URL)
	h := p.see(6)
	for _, m := range []map[string]any{{"do": map[string]int{"n": h.Number}}, {"check": map[string]string{"card": "card-key"}}} {
		if a := p.answered(m); a.OK || !strings.Contains(a.Say, "did not answer") {
			t.Errorf("%+v", a.answer)
		}
	}
}

func TestASilentPageIsLetGo(t *testing.T) {
	full := seated(t, 3, 6)
	s := served(t, full.copy, io.Discard)
	s.pace.beat = 30 * time.Millisecond
	p := newPhone(t)
	p.sit(s.Links()[agent1].URL)
	if code := p.end(); code != silent.code { // it hears every ping and answers none
		t.Errorf("closed with %d", code)
	}
}

func TestTheLogTellsNoSecret(t *testing.T) {
	x := seated(t, 3, 6)
	p := newPhone(t)
	p.sit(x.link(agent1))
	p.see(6)
	newPhone(t).join(x.link(agent1))
	newPhone(t).ask("GET", strings.Replace(x.link(agent1), x.links[agent1].secret, "guess-guess", 1))
	p.say([]byte("nonsense"))
	p.end()
	u, err := url.Parse(x.link(agent1))
	if err != nil {
		t.Fatal(err)
	}
	secrets := []string{"guess-guess", "nonsense", x.links[agent1].secret, x.links[kid].secret}
	x.Revoke(agent1)
	x.Revoke(kid)
	x.make(x.next())
	log := x.journal.String()
	for _, want := range []string{"second device", "without a valid link", "malformed", "joined", "withdrawn"} {
		if !strings.Contains(log, want) {
			t.Errorf("the log does not tell: %s", want)
		}
	}
	for _, l := range x.links {
		secrets = append(secrets, l.secret)
	}
	for _, c := range p.http.Jar.Cookies(u) {
		secrets = append(secrets, c.Value)
	}
	if len(secrets) < 10 {
		t.Fatalf("only %d secrets are looked for", len(secrets))
	}
	for _, s := range secrets {
		if strings.Contains(log, s) {
			t.Errorf("the log tells %q", s)
		}
	}
}

func TestAStrangersFloodFillsNoLog(t *testing.T) {
	x := seated(t, 1, 0)
	p := newPhone(t)
	for range 50 {
		p.ask("GET", strings.Replace(x.link(kid), x.links[kid].secret, "guess", 1))
	}
	if n := strings.Count(x.journal.String(), "without a valid link"); n != 1 {
		t.Errorf("logged %d times", n)
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{`{"id":1,"do":{"n":1,"action":0,"choice":0}}`, `{"fill":{"n":1,"form":0,"words":["on"]}}`, `{"check":{"card":"card-key"}}`, `{"pong":1}`, `{}`, `[`} {
		f.Add([]byte(s))
	}
	v := game.View{Action: []game.Action{{Choices: []game.Move{{Seat: kid}, {Seat: agent1}}}}, Forms: []game.Form{{Verb: "set", Parts: []game.Part{{Free: 9}}}}}
	p := &page{number: 1, screen: &companion.SeatScreen{View: v}}
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := parse(data)
		if err != nil || m.Pong != 0 || m.Check != nil {
			return
		}
		if move, err := p.move(agent1, m); err == nil && move.Seat != agent1 {
			t.Errorf("%q moves for seat %d", data, move.Seat)
		}
	})
}

func TestCertificateMadeOnTheSpot(t *testing.T) {
	c, err := NewCertificate("127.0.0.1")
	if err != nil {
		t.Fatal(err)
	}
	full := seated(t, 3, 6)
	s := New(Config{Address: "127.0.0.1", Certificate: &c, Send: func(companion.Command) {}})
	s.Begin(full.copy, nil)
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	if !strings.HasPrefix(s.Links()[kid].URL, "https://127.0.0.1:") || strings.Count(s.Fingerprint(), ":") != 31 {
		t.Errorf("%s", s.Fingerprint())
	}
	p := newPhone(t)
	p.http.Transport.(*http.Transport).TLSClientConfig = trusting(c)
	s.Show(screens(full.copy))
	p.sit(s.Links()[kid].URL)
	p.see(6)
	u, err := url.Parse(s.Links()[kid].URL)
	if err != nil {
		t.Fatal(err)
	}
	if len(p.http.Jar.Cookies(u)) != 1 {
		t.Error("no token over TLS")
	}
}

func TestNoPortIsASentence(t *testing.T) {
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = ln.Close() }()
	s := New(Config{Address: "127.0.0.1", Port: ln.Addr().(*net.TCPAddr).Port, Send: func(companion.Command) {}})
	if err := s.Start(); err == nil || !strings.Contains(err.Error(), "choose another port") {
		t.Errorf("%v", err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}

func TestHeadersKeepThePageToItself(t *testing.T) {
	x := seated(t, 1, 0)
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, "GET", x.link(kid), nil)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	for name, want := range map[string]string{
		"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Content-Security-Policy": "default-src 'none'",
	} {
		if got := answer.Header.Get(name); !strings.Contains(got, want) {
			t.Errorf("%s: %q", name, got)
		}
	}
	if csp := answer.Header.Get("Content-Security-Policy"); strings.Contains(csp, "unsafe") || strings.Contains(csp, "http") {
		t.Errorf("the policy allows too much: %s", csp)
	}
	entries, err := files.ReadDir("page")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		data, err := files.ReadFile("page/" + e.Name())
		if err != nil {
			t.Fatal(err)
		}
		data = bytes.ReplaceAll(data, []byte("http://www.w3.org/2000/svg"), nil) // the name of SVG, which nobody fetches
		if bytes.Contains(data, []byte("://")) {
			t.Errorf("%s holds an outside address", e.Name())
		}
	}
	http.DefaultTransport.(*http.Transport).CloseIdleConnections()
}

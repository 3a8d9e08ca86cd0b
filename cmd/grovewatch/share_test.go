package main

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

func TestWrongCertificatesAreRefused(t *testing.T) {
	text := filepath.Join(t.TempDir(), "text.pem")
	if err := os.WriteFile(text, []byte("no certificate"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []shareFlags{{TLSCert: text}, {TLSKey: text}, {TLSCert: text, TLSKey: text}, {TLSCert: "missing.pem", TLSKey: text}} {
		if _, err := c.certificate(); err == nil || strings.Contains(err.Error(), "0x") {
			t.Errorf("%+v: %v", c, err)
		}
	}
	if made, err := (&shareFlags{TLS: true, ShareAddress: "127.0.0.1"}).certificate(); err != nil || made == nil {
		t.Errorf("a certificate made on the spot: %v", err)
	}
	if none, err := (&shareFlags{}).certificate(); err != nil || none != nil {
		t.Errorf("plain HTTP has a certificate: %v", err)
	}
}

func TestATakenPortIsRefusedBeforeTheGameBegins(t *testing.T) {
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = ln.Close() }()
	c := shareFlags{Share: true, ShareAddress: "127.0.0.1", SharePort: ln.Addr().(*net.TCPAddr).Port}
	if _, err := c.server(&host{}); err == nil || !strings.Contains(err.Error(), "another port") {
		t.Errorf("%v", err)
	}
}

func TestTheWindowSeesTheServersLinks(t *testing.T) {
	h := &host{}
	s, err := (&shareFlags{ShareAddress: "127.0.0.1"}).server(h)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.NewMatch(g, game.Setup{Game: "grove", Players: 3}.Complete(g))
	if err != nil {
		t.Fatal(err)
	}
	s.Begin(m, nil)
	w := sharing(s)
	if err := w.Start(); err != nil {
		t.Fatal(err)
	}
	links := w.Links()
	if len(links) != 4 || links[2].Seat != 2 || !strings.HasPrefix(links[2].URL, "http://127.0.0.1:") {
		t.Fatalf("%d links", len(links))
	}
	w.Revoke(2)
	if w.Links()[2].URL == links[2].URL || w.Links()[1].URL != links[1].URL {
		t.Error("the wrong link was made anew")
	}
	pictures := 0
	for _, p := range g.Box().Deck {
		if drawing(p) != nil {
			pictures++
		}
	}
	if pictures != len(g.Box().Deck) {
		t.Errorf("%d of %d cards have a picture on the phones", pictures, len(g.Box().Deck))
	}
}

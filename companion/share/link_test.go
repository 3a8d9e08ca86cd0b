package share

import (
	"net/http"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

const (
	visitor = game.Seat(1)
	kid     = game.Seat(2)
	agent1  = game.Seat(3)
)

func TestLinksHoldTheirSecretsApart(t *testing.T) {
	x := seated(t, 1, 0)
	seen := map[string]bool{}
	for i, l := range x.Links() {
		secret := strings.Trim(l.URL[strings.Index(l.URL[8:], "/")+8:], "/")
		if len(secret) != 26 || seen[secret] { // 26 letters of 5 bits
			t.Errorf("the secret of %s has %d letters", l.Name, len(secret))
		}
		seen[secret] = true
		if int(l.Seat) != i || l.Name != x.copy.State().Seats()[i] || l.Bound || l.Joined != 0 {
			t.Errorf("%+v", l)
		}
	}
}

func TestAPhoneFollowsAndActs(t *testing.T) {
	x := seated(t, 3, 6) // agent 1 is to act
	p := newPhone(t)
	p.sit(x.link(agent1))
	h := p.see(6)
	if len(h.State.Actions) != 2 || h.State.Turn[0] != int(agent1) {
		t.Fatalf("%+v", h.State.Actions)
	}
	a := p.answered(map[string]any{"do": map[string]int{"n": h.Number, "action": 0, "choice": 0}})
	if !a.OK {
		t.Errorf("refused: %s", a.Say)
	}
	p.see(7)
	if a = p.answered(map[string]any{"do": map[string]int{"n": h.Number, "action": 0, "choice": 0}}); a.OK || !strings.Contains(a.Say, "moved on") {
		t.Errorf("a choice of an older page: %+v", a.answer)
	}
	if l := x.Links()[agent1]; !l.Bound || l.Joined != 1 {
		t.Errorf("%+v", l)
	}
}

func TestASecondDeviceWaitsForTheTable(t *testing.T) {
	x := seated(t, 1, 0)
	first, second := newPhone(t), newPhone(t)
	first.sit(x.link(kid))
	if status := second.join(x.link(kid)); status != http.StatusConflict {
		t.Errorf("a second device joins: status %d", status)
	}
	if status := second.dial(x.link(kid)); status != http.StatusForbidden {
		t.Errorf("a second device opens a socket: status %d", status)
	}
	first.sit(x.link(kid)) // the same device, after a sleep
	old := x.link(kid)
	x.Revoke(kid)
	if code := first.end(); code != withdrawn.code {
		t.Errorf("the first device was closed with %d", code)
	}
	if x.link(kid) == old {
		t.Error("the link that the first device may have passed on is still the seat's")
	}
	second.sit(x.link(kid))
	if status := first.join(x.link(kid)); status != http.StatusConflict {
		t.Errorf("the first device joins again: status %d", status)
	}
}

func TestAPreviewOfALinkBindsNothing(t *testing.T) {
	x := seated(t, 1, 0)
	if status, body := newPhone(t).ask("GET", x.link(kid)); status != http.StatusOK || !strings.Contains(body, "app.js") {
		t.Errorf("status %d", status)
	}
	if x.Links()[kid].Bound {
		t.Error("a mere visit has bound the link")
	}
}

func TestARevokedLinkIsDead(t *testing.T) {
	x := seated(t, 1, 0)
	p := newPhone(t)
	old := x.link(visitor)
	p.sit(old)
	x.Revoke(visitor)
	if code := p.end(); code != withdrawn.code {
		t.Errorf("closed with %d", code)
	}
	for _, path := range []string{"", "app.js", "join", "live"} {
		if status, body := p.ask("GET", old+path); status != http.StatusNotFound || body != nothing(english) {
			t.Errorf("%q still gives %d", path, status)
		}
	}
	p.sit(x.link(visitor))
	p.see(0)
}

func TestANewGameEndsEveryLink(t *testing.T) {
	x := seated(t, 3, 20)
	p := newPhone(t)
	old := x.link(agent1)
	p.sit(old)
	p.see(20)
	x.Begin(x.copy, nil)
	if code := p.end(); code != withdrawn.code {
		t.Errorf("closed with %d", code)
	}
	if status := p.join(old); status != http.StatusNotFound {
		t.Errorf("the former game's link gives %d", status)
	}
	q := newPhone(t)
	q.sit(x.link(agent1))
	x.Show(screens(x.copy))
	q.see(20)
}

func TestTheTableIsOpenToAnyScreenAndOnlyShows(t *testing.T) {
	x := seated(t, 3, 6)
	var last *phone
	for range 3 {
		last = newPhone(t)
		last.sit(x.link(game.Table))
	}
	h := last.see(6)
	if len(h.State.Actions) != 0 || len(h.State.Own) != 0 {
		t.Errorf("the table's page offers %v", h.State.Actions)
	}
	for _, m := range []map[string]any{
		{"do": map[string]int{"n": h.Number}},
		{"fill": map[string]any{"n": h.Number, "words": []string{"on"}}},
		{"check": map[string]string{"card": "card-key"}},
	} {
		if a := last.answered(m); a.OK {
			t.Errorf("the table's page did %v", m)
		}
	}
}

func TestOldSocketsGiveWayToNewOnes(t *testing.T) {
	x := seated(t, 1, 0)
	p := newPhone(t)
	p.sit(x.link(kid))
	p.see(0)
	first := &phone{t: t, conn: p.conn}
	for range mostOwn {
		p.conn = nil // stays open, as that of a phone that lost its network
		p.dial(x.link(kid))
		p.see(0)
	}
	if code := first.end(); code != replaced.code {
		t.Errorf("the first socket was closed with %d", code)
	}
	eventually(t, "the cap to hold", func() bool { return x.Links()[kid].Joined == mostOwn })
}

// A socket that is only just opened when the table ends its link does not
// live on.
func TestARevocationEndsASocketThatIsJustOpened(t *testing.T) {
	x := seated(t, 1, 0)
	for range 100 {
		p := newPhone(t)
		p.sit(x.link(kid))
		x.Revoke(kid)
		if code := p.end(); code != withdrawn.code {
			t.Fatalf("it was closed with %d", code)
		}
	}
}

// TestAResetEndsTheSeatsLink: the phone that had it was a door to what is covered now.
func TestAResetEndsTheSeatsLink(t *testing.T) {
	x := seated(t, 1, 0)
	p, other := newPhone(t), newPhone(t)
	old := x.link(visitor)
	p.sit(old)
	other.sit(x.link(kid))
	opened := make(chan companion.Opening)
	x.session.Send(companion.Knock{Seat: visitor, Owner: "Ada", PIN: "2468", Reply: func(o companion.Opening) { opened <- o }})
	if o := <-opened; !o.Open {
		t.Fatal(o.Why)
	}
	x.session.Send(companion.ResetPIN{Seat: visitor})
	if code := p.end(); code != withdrawn.code {
		t.Errorf("closed with %d", code)
	}
	if status, body := p.ask("GET", old); status != http.StatusNotFound || body != nothing(english) {
		t.Errorf("the old link still gives %d", status)
	}
	if x.link(visitor) == old || !x.Links()[kid].Bound {
		t.Error("the seat has no new link, or another seat lost hers")
	}
}

package share

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/vision"
)

// patient is a camera that waits, when it is told to, until it is let on.
type patient struct {
	vision.Source
	wait chan chan struct{} // told to wait until what comes is closed
}

// Next is part of vision.Source.
func (p *patient) Next() (vision.Frame, error) {
	select {
	case on := <-p.wait:
		<-on
	default:
	}
	return p.Source.Next()
}

// A game of four is played to its end before a simulated camera. The Visitor
// marks the first proof with tokens behind her shield, the second on her phone;
// an Agent and a second screen look on.
func TestFilmAGameFromFramesWithMarksByTokensAndByPhone(t *testing.T) {
	const seed = 32 // the Kid proves in the second proof
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "grove", Players: 4}.Complete(g)

	// What the simulated people are going to do, to mark on the phone what the
	// tokens say.
	plan, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	people, err := g.Players(setup, rand.New(rand.NewPCG(seed, 2)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	var marks []string
	for plan.State().Result() == nil {
		m, err := people.Next(plan.State())
		if err != nil {
			t.Fatal(err)
		}
		if m.Verb == "set" {
			sides, _, _ := strings.Cut(m.Place, "/")
			marks = append(marks, sides)
		}
		if err := plan.Apply(m); err != nil {
			t.Fatal(err)
		}
	}
	if len(marks) != 2 {
		t.Fatalf("the people prove %d times", len(marks))
	}

	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	d, err := demo.New(g, setup, demo.Options{Seed: seed, Gray: true, Calm: true, FPS: 5, Quiet: 0.6})
	if err != nil {
		t.Fatal(err)
	}
	journal := &journal{}
	server := served(t, m, journal)
	server.pace.beat = time.Hour // the phones without a browser listen at the end only
	camera := &patient{Source: d, wait: make(chan chan struct{}, 1)}
	asked, on := make(chan struct{}), make(chan struct{})
	proofs, marking := 0, false
	session, err := companion.New(companion.Config{Match: m, Source: camera, ShowSeats: func(s []*companion.SeatScreen) {
		server.Show(s)
		now := false
		for _, f := range s[visitor].View.Forms {
			now = now || f.Verb == "set"
		}
		if now && !marking {
			if proofs++; proofs == 2 {
				camera.wait <- on
				close(asked)
			}
		}
		marking = now
	}})
	if err != nil {
		t.Fatal(err)
	}
	server.cfg.Send = session.Send

	b := tab{t, chromium(t)}
	b.open(server.Links()[visitor].URL)
	agent, screen := newPhone(t), newPhone(t)
	agent.sit(server.Links()[agent1].URL)
	screen.sit(server.Links()[game.Table].URL)
	done := make(chan error, 1)
	go func() { done <- session.Run(context.Background()) }()

	select {
	case <-asked:
	case err := <-done:
		t.Fatalf("the game ended without a second proof: %v", err)
	}
	b.seesAgain("Your four marks")
	for i, side := range strings.Split(marks[1], ",") {
		n := map[string]int{"on": 0, "by": 1}[side]
		b.run(fmt.Sprintf(`document.querySelectorAll("#acts form.due [role=group]")[%d].querySelectorAll("button")[%d].click()`, i, n))
	}
	b.press("Seal my marks")
	b.sees("The marks are sealed")
	close(on)
	if err := <-done; err != nil {
		t.Fatal(err)
	}

	result := m.State().Result()
	if result == nil || result.Text.String() != d.Result().Text.String() {
		t.Fatalf("the app says %v, the people %v", result, d.Result().Text)
	}
	var sealed []string
	for i := range m.Len() {
		if mv := m.Move(i); mv.Verb == "set" {
			sides, nonce, _ := strings.Cut(mv.Place, "/")
			sealed = append(sealed, sides)
			if sides != "" && len(nonce) != 32 {
				t.Errorf("the marks are sealed with %q", nonce)
			}
		}
	}
	if len(sealed) != 2 || sealed[0] != "" || sealed[1] != marks[1] {
		t.Errorf("marked: %q, want the first by tokens and the second %q", sealed, marks[1])
	}
	b.seesAgain("Everything is revealed")
	agent.see(m.Len())
	h := screen.see(m.Len())
	if h.State.Result == nil || len(h.State.Reveal) == 0 {
		t.Error("the second screen tells no ending")
	}
}

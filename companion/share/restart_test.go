package share

import (
	"context"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

// sitting is a saved game with its server, from one start to the next.
type sitting struct {
	*Server
	*testing.T
	session *companion.Session
	stop    func()
}

// begin starts or resumes the saved game at a path.
func begin(t *testing.T, path string) *sitting {
	t.Helper()
	return beginAt(t, path, 0)
}

// beginAt does the same at a port.
func beginAt(t *testing.T, path string, port int) *sitting {
	t.Helper()
	keys := keyring.New(nil)
	keys.Work = 1
	find := func(s game.Setup) (game.Game, error) { return games.Find(s.Game) }
	save, m, _, err := companion.OpenSave(path, find, keys)
	if err != nil {
		g, _ := games.Find("grove")
		if m, err = game.NewMatch(g, game.Setup{Game: "grove", Players: 4}.Complete(g)); err != nil {
			t.Fatal(err)
		}
		if save, err = companion.CreateSave(path, m, keys); err != nil {
			t.Fatal(err)
		}
	}
	x := &sitting{T: t}
	x.Server = New(Config{Address: "127.0.0.1", Port: port, Send: func(c companion.Command) { x.session.Send(c) }})
	x.pace.beat, x.pace.write, x.pace.answer = patience, patience, patience
	if x.session, err = companion.New(companion.Config{Match: m, Save: save, Live: true, Told: true, ShowSeats: x.Show}); err != nil {
		t.Fatal(err)
	}
	x.Begin(m, save.Links())
	if err := x.Start(); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- x.session.Run(ctx) }()
	stopped := false
	x.stop = func() {
		if stopped {
			return
		}
		stopped = true
		if err := x.Close(); err != nil {
			t.Error(err)
		}
		cancel()
		<-done
		if err := save.Close(); err != nil {
			t.Error(err)
		}
	}
	t.Cleanup(x.stop)
	return x
}

// knock opens a seat's door, and say makes a move.
func (x *sitting) knock(owner, pin string) bool {
	x.Helper()
	got := make(chan companion.Opening, 1)
	x.session.Send(companion.Knock{Seat: visitor, Owner: owner, PIN: pin, Reply: func(o companion.Opening) { got <- o }})
	return (<-got).Open
}

func (x *sitting) make(m game.Move) {
	x.Helper()
	got := make(chan error, 1)
	x.session.Send(companion.Try{Move: m, Reply: func(err error) { got <- err }})
	if err := <-got; err != nil {
		x.Fatal(err)
	}
}

// after is a link at another server.
func (x *sitting) after(link string) string {
	return x.base + strings.SplitAfterN(link, "/", 4)[3]
}

// rule deals, and has the Visitor write a Pass Rule.
func (x *sitting) rule() {
	x.Helper()
	x.make(game.Move{Verb: "deal", Objects: []string{"card-watch", "card-hourglass"}, Place: "PV"})
	x.make(game.Move{Seat: visitor, Verb: "rule", Place: "Metal"})
}

// ruled begins a game at a path in which Ada has the Visitor's seat and has written a
// Pass Rule.
func ruled(t *testing.T, path string) *sitting {
	t.Helper()
	x := begin(t, path)
	if !x.knock("Ada", "2468") {
		t.Fatal("the PIN is not taken")
	}
	x.rule()
	return x
}

func TestAPhoneComesBackAfterARestart(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	x := ruled(t, path)
	p, link := newPhone(t), x.Links()[visitor].URL
	p.sit(link)
	rule := func(h heard) bool {
		return h.State != nil && strings.Contains(strings.Join(h.State.Hints, " ")+sheetsText(h.State), "Metal")
	}
	p.hear("her rule", rule)
	known(t, path)
	x.stop()

	y := begin(t, path)
	if l := y.Links()[visitor]; !l.Bound || l.URL != "" {
		t.Errorf("after a restart her link is %+v", l)
	}
	if status := newPhone(t).join(y.after(link)); status != http.StatusConflict {
		t.Errorf("another device that knows her link joins with status %d", status)
	}
	p.sit(y.after(link))
	p.hear("her rule", rule)
	y.Revoke(visitor)
	if code := p.end(); code != withdrawn.code {
		t.Errorf("the phone that lost its link was closed with %d", code)
	}
	if l := y.Links()[visitor]; l.Bound || l.URL == "" {
		t.Errorf("after that her link is %+v", l)
	}
	if status := p.join(y.after(link)); status == http.StatusNoContent {
		t.Error("the phone that lost its link joins again by its old link")
	}
}

func sheetsText(s *state) string {
	var b strings.Builder
	for _, sh := range s.Sheets {
		for _, r := range sh.Rows {
			b.WriteString(strings.Join(r, " "))
		}
	}
	for _, m := range s.Moves {
		b.WriteString(strings.Join(m.Story, " "))
	}
	return b.String()
}

func TestAPhoneSaysWhetherADoorOpens(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	x := begin(t, path)
	if !x.knock("Ada", "2468") {
		t.Fatal("the PIN is not taken")
	}
	p := newPhone(t)
	p.sit(x.Links()[visitor].URL)
	known(t, path)
	got := make(chan companion.Opening, 1)
	asked := func(h heard) bool {
		return h.State != nil && len(h.State.Forms) > 0 && h.State.Forms[len(h.State.Forms)-1].Send == "Reply"
	}
	for _, yes := range []string{"yes", "no"} {
		x.session.Send(companion.AskPhone{Seat: visitor, Reply: func(o companion.Opening) { got <- o }})
		h := p.hear("the question", asked)
		fill := map[string]any{"n": h.Number, "form": len(h.State.Forms) - 1, "words": []string{yes}}
		if a := p.answered(map[string]any{"fill": fill}); !a.OK {
			t.Errorf("%s: %s", yes, a.Say)
		}
		if o := <-got; o.Open != (yes == "yes") {
			t.Errorf("after %s the door is open: %v", yes, o.Open)
		}
		if asked(p.page) { // else it has gone before the answer came
			p.hear("the question to go", func(h heard) bool { return h.State != nil && !asked(h) })
		}
	}
}

// known waits until the session knows the phone of a saved game.
func known(t *testing.T, path string) {
	t.Helper()
	eventually(t, "the phone to be known", func() bool {
		text, err := os.ReadFile(path)
		return err == nil && strings.Contains(string(text), "lock 1 phone ")
	})
}

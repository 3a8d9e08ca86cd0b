package companion_test

import (
	"context"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"filippo.io/age"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

const doneAsTheAppSays = "Done as the app says"

// drawn are the moves by which people draw cards for the app.
var drawn = []string{"visit", "take", "curse"}

// company plays a match without a camera: people who make their own moves and,
// by the button, those that the app wants.
type company struct {
	t       *testing.T
	m       *game.Match
	people  game.Players
	session *companion.Session
	apps    map[game.Seat]bool
	sent    int // the moves before the last that was sent
	last    game.Move
	wishes  []string
	seats   []*companion.SeatScreen
	until   func(*companion.Screen) bool // ends the test's play; nil at the result
	bend    func(game.Move) game.Move    // what people do instead of a move; nil: that move
	end     context.CancelFunc
}

// show is called from the session's goroutine, which alone may look at the match.
func (c *company) show(s *companion.Screen) {
	switch {
	case s.Question != nil: // they insist
		c.session.Send(companion.Answer{Question: s.Question.ID, Choice: len(s.Question.Answers) - 1})
	case s.View.Result != nil || c.until != nil && c.until(s):
		c.end()
	case s.Trouble.Format != "":
		c.t.Errorf("after %d moves: %s", len(s.Log), s.Trouble)
		c.end()
	case c.sent == c.m.Len() || c.waits():
	case s.Wanted.Told():
		c.wishes = append(c.wishes, s.View.Prompt.String())
		m, err := automa.Company{People: c.people}.Carry(c.m.State(), s.Wanted)
		if err != nil {
			c.t.Errorf("%s: %v", s.View.Prompt, err)
			c.end()
			return
		}
		c.send(m)
	default:
		m, err := c.people.Next(c.m.State())
		if err != nil {
			c.t.Error(err)
			c.end()
			return
		}
		if !c.apps[m.Seat] {
			m = automa.Telling(c.people, c.m.State(), m, slices.Sorted(maps.Keys(c.apps))...)
		}
		if !c.apps[m.Seat] || slices.Contains(drawn, m.Verb) {
			c.send(m)
		}
	}
}

// waits reports whether the move that was sent last is not made yet: the app may
// have moved meanwhile.
func (c *company) waits() bool {
	for i := max(c.sent, 0); i < c.m.Len(); i++ {
		if m := c.m.Move(i); m.Seat == c.last.Seat && m.Verb == c.last.Verb {
			return false
		}
	}
	return c.last.Told()
}

func (c *company) send(m game.Move) {
	if c.bend != nil {
		m = c.bend(m)
	}
	c.sent, c.last = c.m.Len(), m
	c.session.Send(companion.Do{Move: m})
}

// accompany plays with the app in some seats.
func accompany(t *testing.T, m *game.Match, save *companion.Save, apps []companion.App, until func(*companion.Screen) bool) *company {
	t.Helper()
	c := &company{}
	c.play(t, m, save, apps, until)
	return c
}

func (c *company) play(t *testing.T, m *game.Match, save *companion.Save, apps []companion.App, until func(*companion.Screen) bool) {
	t.Helper()
	people, err := m.Game.Players(m.Setup, rand.New(rand.NewPCG(5, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	ctx, end := context.WithTimeout(context.Background(), time.Minute)
	defer end()
	*c = company{t: t, m: m, people: people, apps: map[game.Seat]bool{}, sent: -1, until: until, bend: c.bend, end: end}
	for _, a := range apps {
		c.apps[a.Seat] = true
	}
	c.session, err = companion.New(companion.Config{Match: m, Save: save, Live: true, Apps: apps, Show: c.show, Chance: rand.NewChaCha8([32]byte{}),
		ShowSeats: func(s []*companion.SeatScreen) { c.seats = s }})
	if err != nil {
		t.Fatal(err)
	}
	if err := c.session.Run(ctx); err != nil {
		t.Fatal(err)
	}
	if ctx.Err() == context.DeadlineExceeded {
		t.Fatalf("after %d moves nothing happens any more", m.Len())
	}
}

func match(t *testing.T, name string, players int) *game.Match {
	t.Helper()
	g, err := games.Find(name)
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.NewMatch(g, game.Setup{Game: name, Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestOnePersonPlaysAgainstTheApp(t *testing.T) {
	for name, players := range map[string]int{"pairs": 2, "psisquad": 4, "blackwood": 2, "visitors": 2} {
		t.Run(name, func(t *testing.T) {
			m := match(t, name, players)
			var apps []companion.App
			for s := 2; s <= players; s++ {
				apps = append(apps, companion.App{Seat: game.Seat(s), Level: automa.Even})
			}
			c := accompany(t, m, nil, apps, nil)
			if m.State().Result() == nil {
				t.Fatalf("the game has not ended after %d moves", m.Len())
			}
			if len(c.wishes) == 0 || strings.Contains(strings.Join(c.wishes, ""), "wants to go on") {
				t.Errorf("the app wanted %q", c.wishes)
			}
		})
	}
}

// TestTheAppTakesEverySeatOfTheGrove: somebody else plays the others.
func TestTheAppTakesEverySeatOfTheGrove(t *testing.T) {
	for name, seats := range map[string][]game.Seat{"the Visitor": {1}, "the Kid": {2}, "an Agent": {3}, "all but the Kid": {1, 3, 4}} {
		t.Run(name, func(t *testing.T) {
			m := match(t, "grove", 4)
			var apps []companion.App
			for _, s := range seats {
				apps = append(apps, companion.App{Seat: s, Level: automa.Even})
			}
			c := accompany(t, m, nil, apps, nil)
			if m.State().Result() == nil {
				t.Fatalf("the game has not ended after %d moves", m.Len())
			}
			if len(c.wishes) == 0 || strings.Contains(strings.Join(c.wishes, ""), "wants to go on") {
				t.Errorf("the app wanted %q", c.wishes)
			}
		})
	}
}

// Before a test the app has to be shown the object: a button opens the page of the
// Agent where that is done.
func TestWhoTestsIsLedToHerOwnPage(t *testing.T) {
	led := false
	accompany(t, match(t, "grove", 3), nil, []companion.App{{Seat: 1, Level: automa.Even}}, func(s *companion.Screen) bool {
		if a := s.View.Action; len(a) > 1 && a[0].Label.String() == "Show the Visitor an object" {
			led = a[0].Page == 3 && len(a[0].Choices) == 0
		}
		return led
	})
	if !led {
		t.Error("no button opens the page")
	}
}

// Where the app plays both, anybody may show the Visitor the Agent's object: until
// then nobody knows where it belongs.
func TestBesideAnAppsVisitorSomebodyShowsWhatTheAppTests(t *testing.T) {
	for name, c := range map[string]struct {
		apps  []game.Seat
		page  game.Seat
		label string
	}{
		"the Visitor is the app's": {[]game.Seat{1, 3}, 2, "Show the Visitor an object"},
		"a person is the Visitor":  {[]game.Seat{2, 3}, 1, "Tell the app the object"},
	} {
		t.Run(name, func(t *testing.T) {
			var apps []companion.App
			for _, s := range c.apps {
				apps = append(apps, companion.App{Seat: s, Level: automa.Even})
			}
			led := false
			accompany(t, match(t, "grove", 3), nil, apps, func(s *companion.Screen) bool {
				if a := s.View.Action; len(a) > 1 && a[1].Label.String() == doneAsTheAppSays {
					led = a[0].Page == c.page && a[0].Label.String() == c.label
				}
				return led
			})
			if !led {
				t.Error("no button opens the page")
			}
		})
	}
}

// The Kid's open hand is no secret: its cards are named on the table.
func TestTheKidsOpenHandIsNamedOnTheTable(t *testing.T) {
	named := false
	accompany(t, match(t, "grove", 3), nil, []companion.App{{Seat: 2, Level: automa.Even}}, func(s *companion.Screen) bool {
		if a := s.View.Action; len(a) > 0 && a[0].Tells == 2 {
			named = len(a[0].Choices) > 100
		}
		return named
	})
	if !named {
		t.Error("no button names the cards")
	}
}

func TestTheAppsSecretsAreShownToNobody(t *testing.T) {
	m := match(t, "psisquad", 3)
	c := accompany(t, m, nil, []companion.App{{Seat: 2, Level: automa.Even}}, func(s *companion.Screen) bool { return len(s.Log) == 4 })
	for _, e := range c.seats[2].Log {
		if strings.HasPrefix(e.Line, "player2 lock @") {
			t.Errorf("whoever opens the page of the app's seat reads %s", e.Line)
		}
	}
	if len(c.seats[2].View.Forms) > 0 {
		t.Error("whoever opens the page of the app's seat may type for it")
	}
}

func TestAfterUndoTheAppWaitsForPeople(t *testing.T) {
	m := match(t, "psisquad", 3)
	c, taken := &company{}, false
	c.play(t, m, nil, []companion.App{{Seat: 1, Level: automa.Even}, {Seat: 2, Level: automa.Even}, {Seat: 3, Level: automa.Even}}, func(s *companion.Screen) bool {
		if !taken && len(s.Log) == 5 { // the first guess
			taken = true
			c.sent, c.last = m.Len(), game.Move{}
			c.session.Send(companion.Undo{})
		}
		return taken && len(s.Log) == 4 && s.View.Action[0].Label.String() == "Let it go on" && strings.Contains(s.View.Prompt.String(), "wants to go on")
	})
	if m.Len() != 4 {
		t.Errorf("after the first guess was taken back there are %d moves", m.Len())
	}
}

// TestOneButtonDoesWhatTheAppWants: the button of the move itself is not there once
// more.
func TestOneButtonDoesWhatTheAppWants(t *testing.T) {
	seen := false
	accompany(t, match(t, "psisquad", 3), nil, []companion.App{{Seat: 1, Level: automa.Even}, {Seat: 2, Level: automa.Even}, {Seat: 3, Level: automa.Even}}, func(s *companion.Screen) bool {
		if len(s.View.Action) == 0 || s.View.Action[0].Label.String() != doneAsTheAppSays {
			return false
		}
		seen = true
		for _, a := range s.View.Action[1:] {
			if slices.ContainsFunc(a.Choices, s.View.Action[0].Choices[0].Equal) {
				t.Errorf("%q does what the first button does", a.Label)
			}
		}
		return true
	})
	if !seen {
		t.Error("the app never wanted a move of people")
	}
}

func TestASeatIsGivenBackAndTheAppIsResumed(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	m := match(t, "pairs", 3)
	save, err := companion.CreateSave(path, m, keyring.New(nil))
	if err != nil {
		t.Fatal(err)
	}
	c, given := &company{}, false
	c.play(t, m, save, []companion.App{{Seat: 1, Level: automa.Easy}, {Seat: 3, Level: automa.Strong}}, func(s *companion.Screen) bool {
		if !given {
			given = true
			c.session.Send(companion.Play{Seat: 1, Reply: func(err error) {
				if err != nil {
					t.Error(err)
				}
				delete(c.apps, 1)
			}})
		}
		return len(s.Log) == 6 && len(s.Apps) == 1
	})
	if err := save.Close(); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(path); err != nil || regexp.MustCompile(`app player\d \w+ \d+\t`).Match(text) {
		t.Errorf("the saved game tells the app's chance (%v)", err)
	}
	save, m, _, err = companion.OpenSave(path, find, keyring.New(nil))
	if err != nil {
		t.Fatal(err)
	}
	defer save.Close()
	var apps []companion.App
	accompany(t, m, save, nil, func(s *companion.Screen) bool {
		apps = s.Apps
		return true
	})
	if want := []companion.App{{Seat: 3, Level: automa.Strong}}; !slices.Equal(apps, want) {
		t.Errorf("resumed, the app plays %v, not %v", apps, want)
	}
}

func TestASeatThatTheAppCannotTakeIsRefused(t *testing.T) {
	for _, x := range []struct {
		name string
		seat game.Seat
	}{{"pairs", 0}, {"pairs", 9}} {
		if _, err := companion.New(companion.Config{Match: match(t, x.name, 3), Apps: []companion.App{{Seat: x.seat}}}); err == nil {
			t.Errorf("the app takes seat %d of %s", x.seat, x.name)
		}
	}
}

// TestTheAppGivesAdviceWhereAllLiesOpen: one step each time that it is asked.
func TestTheAppGivesAdviceWhereAllLiesOpen(t *testing.T) {
	open := []string{"A hint for ", "The app would do this for ", "Why: "}
	for name, want := range map[string][]string{"pairs": open, "blackwood": open, "visitors": open, "psisquad": {"Hint: look at the cypher of ", "Hint: a good guess is ", "Hint: "}} {
		m := match(t, name, 3)
		c, asked := &company{}, 0
		var said []string
		c.play(t, m, nil, nil, func(s *companion.Screen) bool {
			if len(s.View.Turn) == 0 || s.View.Turn[0] == game.Table || len(s.Log) < 4 || slices.Contains(drawn, m.State().Legal(s.View.Turn[0])[0].Verb) {
				return false // nobody chooses
			}
			c.sent, c.last = m.Len(), game.Move{}
			for _, h := range append(slices.Clone(s.View.Hints), s.Trouble) {
				if n := len(said); n < len(want) && strings.HasPrefix(h.String(), want[n]) && !slices.Contains(said, h.String()) {
					said = append(said, h.String())
				}
			}
			if len(said) == asked && asked < len(want) {
				asked++
				c.session.Send(companion.Advise{})
			}
			return len(said) == len(want)
		})
		if len(said) < len(want) {
			t.Errorf("%s: it says %q, and nothing that begins %q", name, said, want[len(said)])
		} else if look := said[0]; !strings.Contains(look, ": look here: ") && !strings.Contains(look, ": look at ") {
			t.Errorf("%s: a hint says %q", name, look)
		}
	}
}

// What a hint says must not tell what the cyphers are.
func TestNoHintTellsACypher(t *testing.T) {
	var first []string
	for _, cypher := range []string{"0,0,0,0", "9,9,9,9", "1,2,3,4"} {
		m := match(t, "psisquad", 3)
		for _, line := range []string{"player1 lock @" + cypher, "player2 lock @" + cypher, "player3 lock @" + cypher, "table first @TURN-player1"} {
			mv, err := game.ParseMove(line, m.State().Seats())
			if err == nil {
				err = m.Apply(mv)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		var hints []string
		s, err := companion.New(companion.Config{Match: m, Told: true, Show: func(s *companion.Screen) {
			for _, h := range s.View.Hints {
				hints = append(hints, h.String())
			}
		}})
		if err != nil {
			t.Fatal(err)
		}
		for range 3 {
			s.Obey(companion.Advise{})
		}
		if len(hints) < 6 {
			t.Errorf("with the cyphers %s the hints are only %q", cypher, hints)
		}
		if first == nil {
			first = hints
		} else if !slices.Equal(first, hints) {
			t.Errorf("with the cyphers %s the hints are %q, with others %q", cypher, hints, first)
		}
	}
}

// What the app's seats keep, a cypher, a rule and marks, a test, their chance, stands in
// the saved game locked for them: only this computer's key opens it before the end.
func TestWhatTheAppKeepsIsLocked(t *testing.T) {
	here, err := age.GenerateX25519Identity()
	if err != nil {
		t.Fatal(err)
	}
	ring := func(id *age.X25519Identity) *keyring.Ring {
		r := keyring.New(id)
		r.Work = 1
		return r
	}
	for name, c := range map[string]struct {
		players int
		options map[string]string
		secret  bool // the app keeps something
	}{
		"psisquad": {players: 4, secret: true}, "grove": {players: 4, secret: true},
		"blackwood": {players: 3}, "visitors": {players: 3}, "pairs": {players: 3},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "game.txt")
			m := match(t, name, c.players)
			save, err := companion.CreateSave(path, m, ring(here))
			if err != nil {
				t.Fatal(err)
			}
			var apps []companion.App
			for seat := 1; seat < c.players; seat++ {
				apps = append(apps, companion.App{Seat: game.Seat(seat), Level: automa.Even})
			}
			accompany(t, m, save, apps, func(s *companion.Screen) bool { return len(s.Log) > 30 })
			if err := save.Close(); err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			seats := m.State().Seats()
			if n := len(regexp.MustCompile(`(?m)^\d+ aside app \S+ even \S{200,}\t`).FindAll(text, -1)); n != len(apps) {
				t.Errorf("of %d seats the chance of %d is locked", len(apps), n)
			}
			kept := 0
			for i := range m.Len() {
				before, mv := m.Before(i), m.Move(i)
				all, told := mv.Line(seats), before.Redact(mv, game.Table)
				if all == told.Line(seats) || int(mv.Seat) >= c.players {
					continue
				}
				kept++
				if strings.Contains(string(text), all) || mv.Place != told.Place && strings.Contains(string(text), mv.Place) {
					t.Errorf("the saved game has %s", all)
				}
			}
			if (kept > 0) != c.secret {
				t.Errorf("the app has kept %d things", kept)
			}
			for _, id := range []*age.X25519Identity{here, nil} {
				save, again, _, err := companion.OpenSave(path, find, ring(id))
				if err != nil {
					t.Fatal(err)
				}
				if same := again.State().Key() == m.State().Key(); same != (id != nil || !c.secret) {
					t.Errorf("opened with the key of this computer (%v) the game is the same: %v", id != nil, same)
				}
				if err := save.Close(); err != nil {
					t.Error(err)
				}
			}
		})
	}
}

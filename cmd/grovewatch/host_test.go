package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/library"
	"github.com/grovewatch/grovewatch/companion/ui/decks"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
)

// Only a table on which nothing secret can lie is shown as it is while the
// mats are laid.
func TestOnlyAFreshTableIsShownBare(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, hidden := range []bool{false, true} {
		h := newHost(&playCmd{cameraFlags: cameraFlags{Size: "1280x720"}})
		c := setup.Choice{Setup: game.Setup{Game: "psisquad", Players: 5}, Camera: setup.Camera{What: setup.NoCamera}, Hidden: hidden}
		s := h.grant(nil, wish{c, func(err error) {
			if err != nil {
				t.Error(err)
			}
		}})
		if s == nil {
			t.Fatal("nothing is laid")
		}
		if s.Fresh == hidden || !s.Wait {
			t.Errorf("with secrets of the game before %v: fresh %v, waits %v", hidden, s.Fresh, s.Wait)
		}
		if err := s.end(); err != nil {
			t.Error(err)
		}
	}
}

// A game that people have begun is not watched on the simulated table, whose secrets no
// camera could see: the other cameras would be looked through over theirs.
func TestAGameOfPeopleIsNotWatchedOnTheSimulatedTable(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	h := newHost(&playCmd{cameraFlags: cameraFlags{Size: "320x180"}, People: "perfect", Seed: 1, named: true})
	lay := func(now *sitting, c setup.Choice) (s *sitting, refused error) {
		t.Helper()
		s = h.grant(now, wish{c, func(err error) { refused = err }})
		return s, refused
	}
	c := setup.Choice{Setup: game.Setup{Game: "psisquad", Players: 3}, Camera: setup.Camera{What: setup.NoCamera}}
	begins, err := lay(nil, c)
	if begins == nil {
		t.Fatal(err)
	}
	c.Camera.What, c.Same = setup.Simulated, true
	demo, err := lay(begins, c)
	if demo == nil {
		t.Fatal("before a game begins another camera is refused:", err)
	}
	demo.view.close()
	demo.begun = true
	if again, err := lay(demo, c); again == nil {
		t.Error("what simulated people play is not watched there:", err)
	} else {
		again.view.close()
	}
	if err := demo.end(); err != nil {
		t.Error(err)
	}

	// People may have thought of a demo first.
	c.Camera.What, c.Same = setup.Simulated, false
	peoples, err := lay(nil, c)
	if peoples == nil {
		t.Fatal(err)
	}
	peoples.view.close()
	c.Camera.What, c.Same = setup.NoCamera, true
	if peoples, err = lay(peoples, c); peoples == nil {
		t.Fatal(err)
	}
	if library.Read(peoples.Save.Path()).Demo {
		t.Error("the game of people is listed as a demo")
	}
	lock, err := game.ParseMove("player1 lock @1,2,3,4", peoples.Match.State().Seats())
	if err == nil {
		err = peoples.Match.Apply(lock)
	}
	if err != nil {
		t.Fatal(err)
	}
	peoples.begun = true
	c.Camera.What, c.Same = setup.Simulated, true
	if s, err := lay(peoples, c); s != nil || err == nil {
		t.Error("simulated people take over a game of people")
	}
	if err := peoples.Save.Close(); err != nil {
		t.Error(err)
	}
	if s, err := lay(nil, setup.Choice{Saved: true, File: peoples.Save.Path(), Camera: c.Camera}); s != nil || err == nil {
		t.Error("simulated people go on with a saved game of people")
	}
}

// TestADemoBelongsToPeopleFromTheirFirstMove at another table, and not before; one that is
// over stays a demo.
func TestADemoBelongsToPeopleFromTheirFirstMove(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	h := newHost(&playCmd{cameraFlags: cameraFlags{Size: "320x180"}, People: "perfect", Seed: 1, named: true})
	lay := func(now *sitting, c setup.Choice) *sitting {
		t.Helper()
		s := h.grant(now, wish{c, func(err error) {
			if err != nil {
				t.Fatal(err)
			}
		}})
		return s
	}
	move := func(s *sitting) {
		t.Helper()
		state := s.Match.State()
		if err := s.Match.Apply(state.Legal(state.Turn()[0])[0]); err != nil {
			t.Fatal(err)
		}
	}
	c := setup.Choice{Setup: game.Setup{Game: "pairs", Players: 2}, Camera: setup.Camera{What: setup.Simulated}}
	s := lay(nil, c)
	s.begun = true
	told := s.shown(func(*companion.Screen) {})
	show := func() { told(&companion.Screen{}) }
	demo := func() bool { return library.Read(s.Save.Path()).Demo }
	move(s)
	if show(); !demo() {
		t.Error("what simulated people have played is no demo")
	}
	s.view.close()
	c.Camera.What, c.Same = setup.NoCamera, true
	s = lay(s, c)
	told = s.shown(func(*companion.Screen) {})
	if show(); !demo() {
		t.Error("a demo that nobody has gone on with is none")
	}
	move(s)
	if show(); demo() {
		t.Error("with a move of people it is still a demo")
	}
	c.Camera.What = setup.Simulated
	if h.grant(s, wish{c, func(error) {}}) != nil {
		t.Error("simulated people go on with it")
	}
	if err := s.end(); err != nil {
		t.Error(err)
	}
}

// emptyShelf is the folder of saved games of somebody who has none.
func emptyShelf(t *testing.T) string {
	t.Helper()
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	dir, err := saveDir()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	return dir
}

// A resumed game that goes on was played as long as its file says, and since then.
func TestHowLongAGameThatGoesOnWasPlayed(t *testing.T) {
	dir := emptyShelf(t)
	m := begun(t, "pairs", 2)
	path := filepath.Join(dir, "pairs.txt")
	script, text := game.NewTranscript(m, nil)
	text += script.Move(nil, m.State().Legal(m.State().Turn()[0])[0]) + script.Aside(library.Played(20*time.Minute)) + script.Aside(library.Played(90*time.Minute))
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}

	h := newHost(&playCmd{cameraFlags: cameraFlags{Size: "1280x720"}})
	s := h.grant(nil, wish{setup.Choice{Saved: true, File: path, Camera: setup.Camera{What: setup.NoCamera}}, func(err error) {
		if err != nil {
			t.Error(err)
		}
	}})
	if s == nil {
		t.Fatal("nothing is laid")
	}
	s.since = s.since.Add(-time.Hour)
	h.table = s
	played := func(what string) {
		t.Helper()
		if all, err := h.games(); err != nil || len(all) != 1 || all[0].Minutes() < 150 {
			t.Errorf("%s: %+v, %v", what, all, err)
		}
	}
	played("while it goes on")
	if err := s.end(); err != nil {
		t.Error(err)
	}
	h.table = nil
	played("when it is closed")
}

// TestAGameThatIsOverGetsNoLonger: while its window stays open, when that is closed, and
// when it is looked at again.
func TestAGameThatIsOverGetsNoLonger(t *testing.T) {
	dir := emptyShelf(t)
	g, err := games.Find("pairs")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "pairs", Players: 2}.Complete(g)
	m, path := gametest.Finished(t, g, setup, 1), filepath.Join(dir, "pairs.txt")
	save, err := companion.CreateSave(path, m, nil)
	if err != nil {
		t.Fatal(err)
	}
	now, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	for i := range m.Len() {
		if err := errors.Join(save.Move(now.State(), m.Move(i)), now.Apply(m.Move(i))); err != nil {
			t.Fatal(err)
		}
	}
	s := &sitting{since: time.Now().Add(-30 * time.Minute)}
	s.Match, s.Save = m, save
	h := &host{table: s}
	show := s.shown(func(*companion.Screen) {})
	show(&companion.Screen{})
	show(&companion.Screen{View: m.State().View(game.Table)})
	minutes := func(what string) {
		t.Helper()
		show(&companion.Screen{View: m.State().View(game.Table)})
		if all, err := h.games(); err != nil || len(all) != 1 || all[0].Minutes() < 30 || all[0].Minutes() > 59 {
			t.Errorf("%s: %+v, %v", what, all, err)
		}
	}
	s.since = s.since.Add(-time.Hour)
	minutes("while it is open")
	if err := s.end(); err != nil {
		t.Error(err)
	}
	h.table = nil
	minutes("when it is closed")
	s, err = (&playCmd{Save: path, Resume: true, Camera: "none", cameraFlags: cameraFlags{Size: "1280x720"}}).start()
	if err != nil {
		t.Fatal(err)
	}
	s.since = s.since.Add(-time.Hour)
	h.table, show = s, s.shown(func(*companion.Screen) {})
	minutes("when it is looked at")
	if err := s.end(); err != nil {
		t.Error(err)
	}
	h.table = nil
	minutes("when it was looked at")
}

// The window gets a deck, or all that is wrong with it by line; what it then
// wants laid is played with that deck as it is by then.
func TestTheHostReadsAndLaysAnOwnDeck(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	h := newHost(&playCmd{cameraFlags: cameraFlags{Size: "1280x720"}})
	grove, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	type answer struct {
		deck  *decks.Deck
		wrong []decks.Fault
	}
	read := func(folder string) answer {
		heard := make(chan answer)
		h.door().Deck(decks.Reading{Context: t.Context(), Game: grove, Folder: folder, Told: func(int) {}, Done: func(d *decks.Deck, wrong []decks.Fault) { heard <- answer{d, wrong} }})
		return <-heard
	}
	dir := copiedDeck(t)
	d := read(dir).deck
	if d == nil || d.Title != "Grandmother's attic" || d.Cards != 24 || d.Own.Folder != dir || d.Game.Box().Deck[3].Name != "Kite" {
		t.Fatalf("read is %+v", d)
	}
	rewrite(t, dir, `name = "Cobweb"`, `name = "Spider's web"`)
	c := setup.Choice{Setup: game.Setup{Game: "grove", Deck: d.Own, Players: 3}, Camera: setup.Camera{What: setup.NoCamera}}
	var refused error
	s := h.grant(nil, wish{c, func(err error) { refused = err }})
	if s == nil {
		t.Fatal(refused)
	}
	if now := read(dir).deck.Own; s.Match.Setup.Deck != now || now == d.Own {
		t.Errorf("laid is %+v, the folder has %+v", s.Match.Setup.Deck, now)
	}
	if err := s.end(); err != nil {
		t.Error(err)
	}
	if line := h.line.choose(setup.Choice{Setup: c.Setup, Saved: true}); line.Deck != "" {
		t.Errorf("a saved game is to be gone on with in %s", line.Deck)
	}

	rewrite(t, dir, `picture = "kite.svg"`, `picture = "dragon.svg"`)
	rewrite(t, dir, "weight_g = 6000", "weight_g = true")
	var lines []int
	wrong := read(dir).wrong
	for _, f := range wrong {
		lines = append(lines, f.Line)
	}
	if !slices.Equal(lines, []int{30, 54}) {
		t.Errorf("wrong is %+v", wrong)
	}
	if h.grant(nil, wish{c, func(err error) { refused = err }}) != nil || refused == nil {
		t.Error("a game is laid with a wrong deck")
	}
	if err := os.Remove(filepath.Join(dir, "deck.toml")); err != nil {
		t.Fatal(err)
	}
	if a := read(dir); a.deck != nil || len(a.wrong) != 1 || a.wrong[0].Line != 0 {
		t.Errorf("a folder without deck.toml gives %+v", a)
	}
}

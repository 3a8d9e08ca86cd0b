package main

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/library"
)

// A demo, a game that is over and what is no game never stand before the game that
// people have left.
func TestTheGameOfPeopleIsResumed(t *testing.T) {
	data := t.TempDir()
	t.Setenv("XDG_DATA_HOME", data)
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	dir := filepath.Join(data, "grovewatch", "games")
	now := time.Now()
	if _, err := newestSave(false, false); err == nil {
		t.Error("there is a game in an empty folder")
	}
	save := func(name string, age time.Duration, asides ...string) string {
		t.Helper()
		path := filepath.Join(dir, name)
		c := playCmd{gameFlags: gameFlags{Game: "pairs"}, Players: 2}
		m, _, err := c.match()
		if err != nil {
			t.Fatal(err)
		}
		s, err := createSave(path, m)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range asides {
			if err := s.Aside(a); err != nil {
				t.Fatal(err)
			}
		}
		if mv := m.State().Legal(m.State().Turn()[0]); len(mv) > 0 && name != "unplayed.txt" {
			before := m.State()
			if err := m.Apply(mv[0]); err != nil {
				t.Fatal(err)
			}
			if err := s.Move(before, mv[0]); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, now.Add(-age), now.Add(-age)); err != nil {
			t.Fatal(err)
		}
		return path
	}
	old := save("old.txt", 48*time.Hour)
	tuesday := save("tuesday.txt", 24*time.Hour)
	demo := save("demo.txt", time.Hour, library.DemoAside)
	save("unplayed.txt", time.Minute, library.Opened(now))
	if err := os.WriteFile(filepath.Join(dir, "note.txt"), []byte("a note\n\nof mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		demo bool
		want string
	}{{false, tuesday}, {true, demo}} {
		if got, err := newestSave(c.demo, false); err != nil || got != c.want {
			t.Errorf("resumed is %s, %v; want %s", got, err, c.want)
		}
	}
	h := newHost(&playCmd{})
	if s := h.saved(); s == nil || s.File != tuesday || s.Players != 2 {
		t.Errorf("offered is %+v", s)
	}
	broken := save("broken.txt", 2*time.Hour)
	spoil(t, broken, "TURN-player1", "TURN-player2")
	if got, err := newestSave(false, false); err != nil || got != broken {
		t.Errorf("resumed is %s, %v; want the broken one, whose fault is told then", got, err)
	}
	if s := h.saved(); s == nil || s.File != tuesday || s.Trouble != nil {
		t.Errorf("with a newer game that cannot go on, offered is %+v", s)
	}
	if err := os.Rename(tuesday, tuesday+".away"); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(old, old+".away"); err != nil {
		t.Fatal(err)
	}
	if s := h.saved(); s == nil || s.File != broken || s.Trouble == nil {
		t.Errorf("with no other game, offered is %+v", s)
	}
	for _, f := range []string{tuesday, old} {
		if err := os.Rename(f+".away", f); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Remove(broken); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(tuesday); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(old, old+".away"); err != nil {
		t.Fatal(err)
	}
	if s := h.saved(); s == nil || s.File != demo || !s.Demo {
		t.Errorf("with no game of people, offered is %+v", s)
	}
	if err := os.Rename(old+".away", old); err != nil {
		t.Fatal(err)
	}
	if got, _ := newestSave(false, false); got != old {
		t.Errorf("then %s is resumed", got)
	}
	if all, err := h.shelf().List(); err != nil || len(all) != 4 {
		t.Errorf("the shelf has %d games, %v", len(all), err)
	}
}

// spoil changes what a saved game says, and leaves its time.
func spoil(t *testing.T, path, old, now string) {
	t.Helper()
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	replace(t, path, old, now)
	if err := os.Chtimes(path, info.ModTime(), info.ModTime()); err != nil {
		t.Fatal(err)
	}
}

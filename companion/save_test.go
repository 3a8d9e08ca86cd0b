package companion_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// find gives the game of a saved match.
func find(s game.Setup) (game.Game, error) { return games.Find(s.Game) }

// saved plays n moves of a simulated game into a new file.
func saved(t *testing.T, n int) (path string, m *game.Match, s *companion.Save) {
	t.Helper()
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "grove", Players: 3}
	if m, err = game.NewMatch(g, setup); err != nil {
		t.Fatal(err)
	}
	people, err := g.Players(setup, rand.New(rand.NewPCG(1, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	path = filepath.Join(t.TempDir(), "game.txt")
	if s, err = companion.CreateSave(path, m, nil); err != nil {
		t.Fatal(err)
	}
	for range n {
		mv, err := people.Next(m.State())
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Apply(mv); err != nil {
			t.Fatal(err)
		}
		if err := s.Move(nil, mv); err != nil {
			t.Fatal(err)
		}
	}
	return path, m, s
}

func TestATornGameIsResumedWithoutItsLastLine(t *testing.T) {
	path, m, s := saved(t, 12)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, whole[:len(whole)-3], 0o600); err != nil {
		t.Fatal(err)
	}
	again, m2, torn, err := companion.OpenSave(path, find, nil)
	if err != nil || !torn || m2.Len() != 11 {
		t.Fatalf("torn %v, %v", torn, err)
	}
	if err := m2.Apply(m.Move(11)); err != nil {
		t.Fatal(err)
	}
	if err := again.Move(nil, m.Move(11)); err != nil {
		t.Fatal(err)
	}
	if err := again.Close(); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(path); string(got) != string(whole) {
		t.Error("the resumed game was not written on as it would have been")
	}
}

func TestAGameIsOpenInOneWindowOnly(t *testing.T) {
	path, _, s := saved(t, 4)
	if _, _, _, err := companion.OpenSave(path, find, nil); err == nil || !strings.Contains(err.Error(), "another window") {
		t.Errorf("a second window opened the game: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	again, _, _, err := companion.OpenSave(path, find, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Close(); err != nil {
		t.Fatal(err)
	}
	if left, err := filepath.Glob(path + "?*"); err != nil || len(left) > 0 {
		t.Errorf("beside the closed game lies %v, %v", left, err)
	}
}

// TestALockOfAProgramThatWasKilledHoldsNobody: a program that ends without
// closing its game leaves the locked file behind.
func TestALockOfAProgramThatWasKilledHoldsNobody(t *testing.T) {
	path, _, s := saved(t, 4)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path+".lock", nil, 0o600); err != nil {
		t.Fatal(err)
	}
	again, _, _, err := companion.OpenSave(path, find, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestAGameIsLockedByEveryNameItHas(t *testing.T) {
	path, _, s := saved(t, 4)
	defer s.Close()
	link := filepath.Join(t.TempDir(), "link.txt")
	if err := os.Symlink(path, link); err != nil {
		t.Skipf("no link can be made here: %v", err)
	}
	if _, _, _, err := companion.OpenSave(link, find, nil); err == nil || !strings.Contains(err.Error(), "another window") {
		t.Errorf("a second window opened the game by its link: %v", err)
	}
}

func TestANewGameNeverReplacesAFile(t *testing.T) {
	path, m, s := saved(t, 2)
	defer s.Close()
	if _, err := companion.CreateSave(path, m, nil); err == nil {
		t.Error("a new game was begun over an old one")
	}
}

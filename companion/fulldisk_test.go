package companion

import (
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// failing is a disk that is full at times, at others fails to sync, and then is
// well again.
type failing struct {
	*os.File
	rand *rand.Rand
	full bool
}

// WriteAt writes a part of what a full disk has no room for.
func (d *failing) WriteAt(b []byte, at int64) (int, error) {
	if !d.full {
		return d.File.WriteAt(b, at)
	}
	n, _ := d.File.WriteAt(b[:d.rand.IntN(len(b))], at)
	return n, &fs.PathError{Op: "write", Path: d.Name(), Err: syscall.ENOSPC}
}

func (d *failing) Sync() error {
	if d.rand.IntN(8) == 0 {
		return &fs.PathError{Op: "sync", Path: d.Name(), Err: syscall.EIO}
	}
	return d.File.Sync()
}

func (d *failing) Truncate(size int64) error {
	if d.rand.IntN(8) == 0 {
		return &fs.PathError{Op: "truncate", Path: d.Name(), Err: syscall.EIO}
	}
	return d.File.Truncate(size)
}

// A disk that is full and has room again costs no move: each is on the disk or
// said not to be, and all are there once there is room.
func TestAFullDiskLosesNoMove(t *testing.T) {
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	find := func(game.Setup) (game.Game, error) { return g, nil }
	failures := 0
	for seed := range uint64(10) {
		setup := game.Setup{Game: "grove", Players: 3}
		m, err := game.NewMatch(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		chance := rand.New(rand.NewPCG(seed, 7))
		people, err := g.Players(setup, chance.IntN)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), "game.txt")
		here := computer(t)
		s, err := CreateSave(path, m, quick(here))
		if err != nil {
			t.Fatal(err)
		}
		d := &failing{s.file.(*os.File), chance, false}
		s.file = d
		told := 0 // moves that are on the disk for all that was said
		for range 60 {
			if m.State().Result() != nil {
				break
			}
			before := m.State()
			mv, err := people.Next(before)
			if err != nil {
				t.Fatal(err)
			}
			if err := m.Apply(mv); err != nil {
				t.Fatal(err)
			}
			if chance.IntN(6) == 0 {
				d.full = !d.full
			}
			if err := s.Move(before, mv); err == nil {
				told = m.Len()
			} else if failures++; !strings.Contains(err.Error(), "not on disk yet") || strings.Contains(err.Error(), path) {
				t.Fatal(err)
			}
			f, err := os.Open(path)
			if err != nil {
				t.Fatal(err)
			}
			left, _, _, err := game.Read(f, find, quick(here)) // as if the program were killed now
			f.Close()
			if err != nil && !errors.Is(err, game.ErrTorn) || left.Len() < told {
				t.Fatalf("seed %d: %d moves of %d are left, %d are to be: %v", seed, left.Len(), m.Len(), told, err)
			}
		}
		s.file = d.File // there is room again
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		again, m2, torn, err := OpenSave(path, find, quick(here))
		if err != nil || torn || m2.State().Key() != m.State().Key() {
			t.Fatalf("seed %d: torn %v, %v", seed, torn, err)
		}
		if err := again.Close(); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d moves met a disk that failed", failures)
}

package soak

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

// The variable that makes this program a table that plays on in a saved game,
// and the exit code of one that finds the game open elsewhere.
const (
	tableVariable = "GROVEWATCH_SOAK_TABLE"
	openElsewhere = 3
)

func TestMain(m *testing.M) {
	if path := os.Getenv(tableVariable); path != "" {
		if err := table(path); err != nil {
			fmt.Println("failed", err)
			if strings.Contains(err.Error(), "another window") {
				os.Exit(openElsewhere)
			}
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// table goes on with a saved game or begins one, plays it by a session, and
// says on standard output how many moves the saved game has, as soon as each is
// accepted.
func table(path string) error {
	start := time.Now()
	computer, err := keyring.Computer(filepath.Join(filepath.Dir(path), "key"))
	if err != nil {
		return err
	}
	keys := keyring.New(computer)
	var save *companion.Save
	var m *game.Match
	info, err := os.Stat(path)
	torn := false
	if err == nil && info.Size() > 0 {
		save, m, torn, err = companion.OpenSave(path, find, keys)
	} else {
		_ = os.Remove(path)
		g := games.List()[int(path[len(path)-5])%len(games.List())]
		setup := game.Setup{Game: g.Name(), Players: 3}.Complete(g)
		if m, err = game.NewMatch(g, setup); err == nil {
			save, err = companion.CreateSave(path, m, keys)
		}
	}
	if err != nil {
		return err
	}
	fmt.Println("resumed", m.Len(), time.Since(start).Microseconds(), torn)

	people, err := m.Game.Players(m.Setup, rand.New(rand.NewPCG(1, 1)).IntN)
	if err != nil {
		return err
	}
	truth, err := game.NewMatch(m.Game, m.Setup) // the people's own, without seals
	if err != nil {
		return err
	}
	s, err := companion.New(companion.Config{Match: m, Save: save, Live: true, Told: true})
	if err != nil {
		return err
	}
	go func() { _ = s.Run(context.Background()) }()
	for truth.State().Result() == nil {
		mv, err := people.Next(truth.State())
		if err != nil {
			return err
		}
		if err := truth.Apply(mv); err != nil {
			return err
		}
		if truth.Len() <= m.Len() {
			continue // it was made before the kill
		}
		made := make(chan error, 1)
		s.Send(companion.Try{Move: mv, Reply: func(err error) { made <- err }})
		if err := <-made; err != nil {
			return err
		}
		fmt.Println("accepted", truth.Len())
	}
	fmt.Println("over")
	select {}
}

// running is a table in a program of its own.
type running struct {
	cmd     *exec.Cmd
	lines   chan string
	started time.Time
}

func start(t *testing.T, path string) *running {
	t.Helper()
	r := &running{cmd: exec.Command(os.Args[0]), lines: make(chan string, 1<<14), started: time.Now()}
	r.cmd.Env = append(os.Environ(), tableVariable+"="+path)
	out, err := r.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := r.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		defer close(r.lines)
		for sc := bufio.NewScanner(out); sc.Scan(); {
			r.lines <- sc.Text()
		}
	}()
	return r
}

// TestAKillLosesNoAcceptedMove kills the program at random moments of games, and
// leaves it a last line that is torn. Every move that was accepted is there when
// the game is resumed. While it runs, no other program can open the game.
func TestAKillLosesNoAcceptedMove(t *testing.T) {
	kills := 10
	if long(t) > 0 {
		kills = 1000
	}
	chance := rand.New(rand.NewPCG(uint64(kills), 4))
	dir := t.TempDir()
	accepted, moves, played, torn, rivals := 0, 0, 0, 0, 0
	path := filepath.Join(dir, "game-0.txt")
	var before []byte // what was sound in the file after the last kill
	var opened, whole []time.Duration
	for n := range kills {
		r := start(t, path)
		over := false
		left := time.Duration(chance.Int64N(int64(250 * time.Millisecond)))
		var kill <-chan time.Time
		if chance.IntN(10) == 0 { // while it still starts
			kill = time.After(left / 4)
		}
		hear := func(line string) {
			words := strings.Fields(line)
			switch words[0] {
			case "resumed":
				var there, us int
				var wasTorn bool
				if _, err := fmt.Sscan(line, &words[0], &there, &us, &wasTorn); err != nil {
					t.Fatal(err)
				}
				if there < accepted {
					text, _ := os.ReadFile(path)
					t.Fatalf("kill %d: %d moves were accepted, %d are there:\n%s", n, accepted, there, text)
				}
				if wasTorn {
					torn++
				}
				accepted = max(accepted, there)
				if before != nil {
					opened = append(opened, time.Duration(us)*time.Microsecond)
					whole = append(whole, time.Since(r.started))
				}
				if kill == nil {
					kill = time.After(left)
				}
			case "accepted":
				if _, err := fmt.Sscan(words[1], &accepted); err != nil {
					t.Fatal(err)
				}
				moves++
			case "over":
				over = true
			case "failed":
				t.Fatalf("kill %d: %s", n, line)
			}
		}
		if chance.IntN(20) == 0 && kill == nil {
			first := <-r.lines
			if !strings.HasPrefix(first, "resumed") {
				t.Fatalf("kill %d: %s", n, first)
			}
			hear(first)
			rival := exec.Command(os.Args[0])
			rival.Env = append(os.Environ(), tableVariable+"="+path)
			var exit *exec.ExitError
			if err := rival.Run(); !errors.As(err, &exit) || exit.ExitCode() != openElsewhere {
				t.Fatalf("a second program with the same game ends with %v", err)
			}
			rivals++
		}
		for alive := true; alive; {
			select {
			case <-kill:
				_ = r.cmd.Process.Kill()
				kill = nil
			case line, ok := <-r.lines:
				if alive = ok; !ok {
					break
				}
				hear(line)
			}
		}
		_ = r.cmd.Wait()
		text, err := os.ReadFile(path)
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			t.Fatal(err)
		}
		if !bytes.HasPrefix(text, before) {
			t.Fatalf("kill %d: what was sound has changed", n)
		}
		if over {
			played++
			path = filepath.Join(dir, fmt.Sprintf("game-%d.txt", played))
			accepted, before = 0, nil
			continue
		}
		before = sound(text)
		tear(t, chance, path, text, before)
	}
	slices.Sort(opened)
	slices.Sort(whole)
	if len(opened) > 0 {
		t.Logf("%d kills, %d moves, %d games to their end, %d torn lines, %d second programs; resumed: read in %v (half) to %v (all), the program started in %v to %v",
			kills, moves, played, torn, rivals, opened[len(opened)/2], opened[len(opened)-1], whole[len(whole)/2], whole[len(whole)-1])
	}
}

// sound is a transcript up to its last whole line, from its head on.
func sound(text []byte) []byte {
	if !bytes.Contains(text, []byte("\n\n")) {
		return nil
	}
	return slices.Clone(text[:bytes.LastIndexByte(text, '\n')+1])
}

// tear leaves a file as a killed program may: with the beginning of a line.
func tear(t *testing.T, chance *rand.Rand, path string, text, whole []byte) {
	t.Helper()
	lines := bytes.SplitAfter(whole, []byte("\n"))
	if len(whole) == 0 || len(text) > len(whole) || len(lines) < 2 || chance.IntN(2) == 0 {
		return
	}
	next := lines[len(lines)-2] // the last one, as if it were to be written again
	if len(next) < 2 {
		return
	}
	f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := f.Write(next[:1+chance.IntN(len(next)-1)]); err != nil {
		t.Fatal(err)
	}
}

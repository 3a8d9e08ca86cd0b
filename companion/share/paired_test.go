package share

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/paired"
)

// pairs is how many pairs of games of each game TestFilmPairedGames plays, and first the
// number of the first one, so that many can be played in parts.
var (
	pairs = flag.Int("pairs", 20, "so many pairs of games of each game with secrets")
	first = flag.Int("first", 0, "the number of the first pair")
)

// The program writes and shows the same outside a seat's own page, whatever the
// seat does in private: the saved file, everyone's screen (of which the window, its
// titles, the second window, the log and the spoken prompts are made, and nothing
// else), and the pages of all phones whose seats may not know.
func TestPairedGamesTellTheSame(t *testing.T) { pairedGames(t, 2, 40) }

func TestFilmPairedGamesTellTheSame(t *testing.T) { pairedGames(t, *pairs, 120) }

// pairedGames plays n pairs of so many moves at most of each game.
func pairedGames(t *testing.T, n, most int) {
	for _, setup := range paired.Setups() {
		t.Run(fmt.Sprint(setup.Game, setup.Options), func(t *testing.T) {
			var mu sync.Mutex
			var total comparison
			seeds := make(chan int)
			var workers sync.WaitGroup
			for range runtime.GOMAXPROCS(0) {
				folder := t.TempDir()
				workers.Go(func() {
					for seed := range seeds {
						c, err := compare(setup, uint64(seed), most, folder, nil)
						mu.Lock()
						if err != nil {
							t.Errorf("pair %d: %v", seed, err)
						}
						total.differ, total.moves, total.bytes = total.differ+c.differ, total.moves+c.moves, total.bytes+c.bytes
						mu.Unlock()
					}
				})
			}
			for seed := range n {
				seeds <- *first + seed
			}
			close(seeds)
			workers.Wait()
			t.Logf("%d pairs, %d moves, %d of them differ in private, %d bytes compared", n, total.moves, total.differ, total.bytes)
			if total.differ == 0 {
				t.Error("the pairs differ in nothing private")
			}
		})
	}
}

// TestPlantedLeaksAreCaught makes sure that the comparison can fail, for each kind
// of what is written or shown.
func TestPlantedLeaksAreCaught(t *testing.T) {
	tell := func(table *paired.Table) string {
		m := table.Match
		var all []string
		for i := range m.Len() {
			all = append(all, m.Move(i).Line(m.State().Seats()))
		}
		return strings.Join(all, "\n")
	}
	for name, leak := range map[string]func(outputs, *paired.Table){
		"a move in the file":             func(o outputs, x *paired.Table) { o["file"] += tell(x) },
		"a length in the file":           func(o outputs, x *paired.Table) { o["file"] += fmt.Sprint(len(tell(x))) },
		"a move on everyone's screen":    func(o outputs, x *paired.Table) { o["screen"] += tell(x) },
		"the state's key in an argument": func(o outputs, x *paired.Table) { o["screen"] += x.Match.State().Key() },
		"another seat's page":            func(o outputs, x *paired.Table) { o["phone 0"], _ = pageOf(x, 1) },
	} {
		caught := false
		for seed := range uint64(3) {
			if _, err := compare(paired.Setups()[0], seed, 40, t.TempDir(), leak); err != nil {
				caught = true
				break
			}
		}
		if !caught {
			t.Errorf("%s is not caught", name)
		}
	}
}

// outputs is what a game has written and shown last, by what it is.
type outputs map[string]string

// comparison is how much was compared of pairs.
type comparison struct {
	differ, moves, bytes int
}

// compare plays a pair of so many moves at most, and says in an error by what the
// two can be told apart. A leak may be planted in what they write and show.
func compare(setup game.Setup, seed uint64, most int, folder string, leak func(outputs, *paired.Table)) (c comparison, err error) {
	p, err := paired.New(setup, seed, folder, nil)
	if err != nil {
		return c, err
	}
	defer p.Remove()
	var read [2]int // bytes of the saved games that were compared
	for c.moves < most {
		lines, more, err := p.Next()
		if err != nil || !more {
			return c, err
		}
		c.moves, c.differ = c.moves+1, p.Differ
		if p.Differ == 0 {
			continue // they are the same game so far
		}
		var told [2]outputs
		for i, table := range p.Two {
			if told[i], read[i], err = collect(table, read[i], p.Same); err != nil {
				return c, err
			}
			if leak != nil {
				leak(told[i], table)
			}
		}
		if err := told[0].differs(told[1], &c.bytes); err != nil {
			return c, fmt.Errorf("after %s and %s %w", lines[0], lines[1], err)
		}
	}
	return c, nil
}

// differs says in an error by what two games can be told apart, and counts the bytes.
func (o outputs) differs(other outputs, bytes *int) error {
	for _, what := range slices.Sorted(maps.Keys(o)) {
		*bytes += len(o[what])
		alike := paired.Alike
		if what == "file" {
			alike = func(a, b string) bool { return paired.Unlocked(a) == paired.Unlocked(b) }
		}
		if !alike(o[what], other[what]) {
			return fmt.Errorf("the two can be told by the %s: %s", what, apart(paired.Masked(o[what]), paired.Masked(other[what])))
		}
	}
	if len(o) != len(other) {
		return fmt.Errorf("the two can be told by what they write and show: %q and %q", slices.Sorted(maps.Keys(o)), slices.Sorted(maps.Keys(other)))
	}
	return nil
}

// apart shows where two texts begin to differ.
func apart(a, b string) string {
	i := 0
	for i < min(len(a), len(b)) && a[i] == b[i] {
		i++
	}
	at := func(s string) string { return s[max(0, min(len(s), i)-80):min(len(s), i+80)] }
	return fmt.Sprintf("…%s… and …%s…", at(a), at(b))
}

// collect gathers what a game has written since so many bytes of its file were
// read, and what it shows to everyone and on the pages of some seats.
func collect(t *paired.Table, read int, seats []bool) (outputs, int, error) {
	text, err := os.ReadFile(t.Path)
	if err != nil {
		return nil, 0, err
	}
	screen := *t.Screen
	screen.Seq, screen.Saved = 0, ""
	shown, err := json.Marshal(screen)
	if err != nil {
		return nil, 0, err
	}
	out := outputs{"file": string(text[read:]), "screen": string(shown)}
	for i := range t.Seats {
		if !seats[i] {
			continue
		}
		if out[fmt.Sprintf("phone %d", i)], err = pageOf(t, i); err != nil {
			return nil, 0, err
		}
	}
	return out, len(text), nil
}

// pageOf is what the phone of a seat gets.
func pageOf(t *paired.Table, seat int) (string, error) {
	print := printed{box: t.Match.Game.Box(), seats: t.Match.State().Seats(), pieces: nil}
	text, err := print.page(t.Seats[seat], func(s string) string { return s })
	return string(text), err
}

package share

import (
	"encoding/json"
	"fmt"
	"hash/crc32"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/paired"
)

// The same holds where a camera sees the tables: what is asked, offered, hinted at and
// recorded does not depend on what lies covered or was told in private, whatever people
// who err lay, answer, correct and take back.
func TestPairedTablesTellTheSame(t *testing.T) { pairedTables(t, 1, 12) }

// A look at two tables takes longer than a move without one: a quarter of the pairs are played.
func TestFilmPairedTablesTellTheSame(t *testing.T) { pairedTables(t, *pairs/4, 120) }

// pairedTables plays n pairs of so many acts at most at each table.
func pairedTables(t *testing.T, n, most int) {
	for _, setup := range paired.SeenSetups() {
		t.Run(fmt.Sprint(setup.Game, setup.Options), func(t *testing.T) {
			var total sights
			folder := t.TempDir()
			for seed := range n {
				c, err := compareTables(setup, uint64(*first+seed), most, folder, nil)
				if err != nil {
					t.Errorf("pair %d: %v", *first+seed, err)
				}
				total.add(c)
			}
			t.Logf("%d pairs, %d acts, %d moves, %d of them differ in private, %d looks at both tables, %d questions, %d bytes compared",
				n, total.acts, total.moves, total.differ, total.looks, total.questions, total.bytes)
			if total.differ == 0 {
				t.Error("the pairs differ in nothing private")
			}
		})
	}
}

// TestLeaksAtSeenTablesAreCaught plants a leak of each kind: the comparison has to say
// by what the two can be told apart.
func TestLeaksAtSeenTablesAreCaught(t *testing.T) {
	secret := func(table *paired.Table) string { // that the second game has otherwise
		m := table.Match
		var all []string
		for i := range m.Len() {
			all = append(all, m.Move(i).Line(m.State().Seats()))
		}
		return strings.Join(all, "\n")
	}
	digest := func(table *paired.Table) int { return int(crc32.ChecksumIEEE([]byte(secret(table)))) }
	for name, leak := range map[string]func(outputs, *paired.Table){
		"an answer that is offered by what is covered": func(o outputs, x *paired.Table) {
			screen := *x.Screen
			screen.Question = &companion.Question{Text: game.Say("Is this the proof?"), Answers: slices.Repeat([]game.Text{game.Say("Yes")}, digest(x)%97)}
			o["screen"] = shownAs(screen)
		},
		"a hint that names what is covered": func(o outputs, x *paired.Table) {
			screen := *x.Screen
			screen.View.Hints = append(slices.Clone(screen.View.Hints), game.Say("It is %s.", secret(x)))
			o["screen"] = shownAs(screen)
		},
		"how far the table is from what is covered": func(o outputs, x *paired.Table) {
			screen := *x.Screen
			screen.Apart.Pieces += digest(x) % 97
			o["screen"] = shownAs(screen)
		},
		"a line of the file":   func(o outputs, x *paired.Table) { o["file"] += secret(x) },
		"a length in the file": func(o outputs, x *paired.Table) { o["file"] += strings.Repeat("x", digest(x)%97) },
		"another seat's page":  func(o outputs, x *paired.Table) { o["phone 0"], _ = pageOf(x, 1) },
	} {
		caught := false
		for seed := uint64(0); seed < 3 && !caught; seed++ {
			_, err := compareTables(paired.SeenSetups()[0], seed, 2, t.TempDir(), leak)
			caught = err != nil
		}
		if !caught {
			t.Errorf("%s is not caught", name)
		}
	}
}

// shownAs is a screen as it is compared.
func shownAs(s companion.Screen) string {
	s.Seq, s.Saved = 0, ""
	text, _ := json.Marshal(s)
	return string(text)
}

// sights is how much was compared of pairs that a camera sees.
type sights struct {
	comparison
	acts, looks, questions int
}

func (s *sights) add(c sights) {
	s.acts, s.looks, s.questions = s.acts+c.acts, s.looks+c.looks, s.questions+c.questions
	s.differ, s.moves, s.bytes = s.differ+c.differ, s.moves+c.moves, s.bytes+c.bytes
}

// compareTables plays a pair of so many acts at most, and says in an error by what the
// two can be told apart. A leak may be planted in what they write and show.
func compareTables(setup game.Setup, seed uint64, most int, folder string, leak func(outputs, *paired.Table)) (c sights, err error) {
	s, err := paired.NewSeen(setup, seed, folder)
	if err != nil {
		return c, err
	}
	defer s.Remove()
	var shown [2]shot
	asked := 0
	s.Compare = func() error {
		var told [2]outputs
		for i, table := range s.Two {
			told[i] = outputs{}
			if err := shown[i].shoot(table, s.Same, told[i]); err != nil {
				return err
			}
			if leak != nil {
				leak(told[i], table)
			}
		}
		if q := s.Two[0].Screen.Question; q != nil && q.ID != asked {
			asked = q.ID
			c.questions++
		}
		return told[0].differs(told[1], &c.bytes)
	}
	var acts []string
	for c.acts < most {
		told, more, err := s.Act()
		c.acts, c.looks, c.differ, c.moves = c.acts+1, s.Looks, s.Differ, s.Two[0].Match.Len()
		acts = append(acts, told)
		if err != nil {
			return c, fmt.Errorf("after %s: %w", strings.Join(acts, "; "), err)
		}
		if !more {
			break
		}
	}
	return c, nil
}

// shot is what was gathered last of a table.
type shot struct {
	screen companion.Screen
	seats  *companion.SeatScreen
	read   int // bytes of the saved game
}

// shoot gathers what a table shows to everyone now, and what it has written and shown
// on the pages of some seats since it was asked last.
func (s *shot) shoot(t *paired.Table, same []bool, out outputs) error {
	screen := *t.Screen
	screen.Seq, screen.Saved = 0, ""
	if !reflect.DeepEqual(screen, s.screen) { // it shows something else than before
		s.screen, out["screen"] = screen, shownAs(screen)
	}
	if info, err := os.Stat(t.Path); err != nil || int(info.Size()) != s.read {
		text, err := os.ReadFile(t.Path)
		if err != nil {
			return err
		}
		out["file"], s.read = string(text[s.read:]), len(text)
	}
	if len(t.Seats) == 0 || s.seats == t.Seats[0] {
		return nil
	}
	s.seats = t.Seats[0]
	for i := range t.Seats {
		if same[i] {
			var err error
			if out[fmt.Sprintf("phone %d", i)], err = pageOf(t, i); err != nil {
				return err
			}
		}
	}
	return nil
}

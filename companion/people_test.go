package companion

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

func TestANameIsCleaned(t *testing.T) {
	for name, want := range map[string]string{
		"  Ada  ":                      "Ada",
		"Ada\tof \n Lovelace":          "Ada of Lovelace",
		" \u00a0 \t":                   "",
		"A\x00d\x1b[31ma":              "Ad[31ma",
		"\u202eevE\u202c":              "evE",
		"\u200d\u200d":                 "",
		"👩\u200d🚀 Ada":                 "👩\u200d🚀 Ada",
		"שרה":                          "שרה",
		"a\xffb":                       "ab",
		"<b>Ada</b>":                   "<b>Ada</b>",
		strings.Repeat("x", mostName):  strings.Repeat("x", mostName),
		strings.Repeat("x", 200):       strings.Repeat("x", mostName-1) + "…",
		strings.Repeat("e\u0301", 200): strings.Repeat("e\u0301", 11) + "…",
	} {
		if got := CleanName(name); got != want {
			t.Errorf("%q became %q, not %q", name, got, want)
		}
		if got := CleanName(CleanName(name)); got != CleanName(name) {
			t.Errorf("%q cleaned twice is %q", name, got)
		}
	}
}

func TestPeopleAreToldApart(t *testing.T) {
	seats := []string{"table", "visitor", "kid", "agent1", "agent2"}
	got := ToldApart(seats, []Person{{}, {"Ada", "pink"}, {"ada", "pink"}, {"Bo", "gold"}, {}})
	want := []Person{{}, {"Ada", "pink"}, {"ada 2", "green"}, {"Bo", "gold"}, {}}
	for i, p := range want {
		if got[i] != p {
			t.Errorf("%s is %+v, not %+v", seats[i], got[i], p)
		}
	}
	if got := ToldApart(seats, make([]Person, 5)); got[2] != (Person{}) {
		t.Errorf("nobody became %+v", got[2])
	}
}

func TestNamesAreInAllThatIsShown(t *testing.T) {
	x := begun(t)
	x.obey(Sit{2, Person{"Ada", "pink"}})
	x.obey(Sit{3, Person{"Bo", ""}})
	x.do("agent1 test agent1-marker-1,card-key @FD-A1-ON")
	var seats []*SeatScreen
	x.cfg.ShowSeats = func(s []*SeatScreen) { seats = s }
	x.tell = true
	x.show()
	s := x.screens[len(x.screens)-1]
	if got := s.View.Names[2].String() + ", " + s.View.Names[3].String() + ", " + s.View.Names[1].String(); got != "Ada (Kid), Bo (Agent 1), Visitor" {
		t.Errorf("the seats are %s", got)
	}
	if s.People[2] != (Person{"Ada", "pink"}) {
		t.Errorf("the Kid is %+v", s.People[2])
	}
	last := s.Log[len(s.Log)-1].Story
	if got := game.Join(last...).String(); !strings.HasPrefix(got, "Bo ") {
		t.Errorf("the log says %q", got)
	}
	for _, s := range seats {
		if got := s.View.Names[2].String(); got != "Ada (Kid)" {
			t.Errorf("a phone calls the Kid %q", got)
		}
	}
	if got := x.cfg.Match.State().View(game.Table).Names[2].String(); got != "Kid" {
		t.Errorf("the game calls the Kid %q", got)
	}
	x.obey(Sit{3, Person{}})
	x.show()
	if got := x.screens[len(x.screens)-1].View.Names[3].String(); got != "Agent 1" {
		t.Errorf("who has left is still called %q", got)
	}
}

// TestAResumedLogNamesWhoSatThereThen, whatever was taken back meanwhile.
func TestAResumedLogNamesWhoSatThereThen(t *testing.T) {
	x := begun(t)
	path := filepath.Join(t.TempDir(), "game.txt")
	m := x.cfg.Match
	save, err := CreateSave(path, m, keyring.New(nil))
	if err != nil {
		t.Fatal(err)
	}
	now, err := game.NewMatch(m.Game, m.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for i := range m.Len() {
		if err := errors.Join(save.Move(now.State(), m.Move(i)), now.Apply(m.Move(i))); err != nil {
			t.Fatal(err)
		}
	}
	x.cfg.Save = save
	x.obey(Sit{3, Person{"Bo", ""}})
	x.do("agent1 test agent1-marker-1,card-key @FD-A1-ON")
	x.do("agent1 done")
	x.obey(Sit{3, Person{"Cy", ""}})
	x.obey(Undo{}) // what Bo did last
	x.do("agent1 done")
	x.show()
	if err := save.Close(); err != nil {
		t.Fatal(err)
	}
	save, m, _, err = OpenSave(path, func(game.Setup) (game.Game, error) { return m.Game, nil }, keyring.New(nil))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { save.Close() })
	for range 2 { // with what the file tells, and again before another camera
		var screen *Screen
		s, err := New(Config{Match: m, Save: save, Show: func(s *Screen) { screen = s }})
		if err != nil {
			t.Fatal(err)
		}
		s.show()
		var got []string
		for _, e := range screen.Log[len(screen.Log)-2:] {
			got = append(got, e.Story[0].String())
		}
		if want := []string{"Bo tests an object; it is admitted.", "Cy draws 1 card."}; !slices.Equal(got, want) {
			t.Errorf("the log says %q, not %q", got, want)
		}
	}
}

// TestTheLogNamesWhoSatThereThen: a move that was made before a seat changed hands stays
// with the one who made it; one that was taken back is made by the one who sits there now.
func TestTheLogNamesWhoSatThereThen(t *testing.T) {
	x := begun(t)
	var seats []*SeatScreen
	x.cfg.ShowSeats = func(s []*SeatScreen) { seats = s }
	last := func(want ...string) {
		t.Helper()
		x.tell, x.stale = true, true
		x.show()
		for _, log := range [][]game.Entry{x.screens[len(x.screens)-1].Log, seats[2].Log} {
			for i, text := range want {
				if got := log[len(log)-len(want)+i].Story[0].String(); got != text {
					t.Errorf("the log says %q, not %q", got, text)
				}
			}
		}
	}
	last()
	x.obey(Sit{3, Person{"Bo", ""}}) // who has told a name only now
	x.do("agent1 test agent1-marker-1,card-key @FD-A1-ON")
	last("The Visitor ends the turn.", "Bo tests an object; it is admitted.")
	x.obey(Sit{3, Person{"Cy", ""}})
	x.do("agent1 done")
	last("Bo tests an object; it is admitted.", "Cy draws 1 card.")
	x.obey(Undo{})
	x.obey(Undo{})
	last("The Visitor ends the turn.")
	x.do("agent1 test agent1-marker-1,card-key @FD-A1-BY")
	last("Cy tests an object; it is repelled.")
	x.obey(Sit{3, Person{}})
	x.do("agent1 done")
	last("Cy tests an object; it is repelled.", "Agent 1 draws 1 card.")
}

func TestAsidesAboutPeople(t *testing.T) {
	for _, line := range []string{`sits kid "Ada" "pink"`, `sits kid "" ""`} {
		if seat, _, ok := ParseSits(line); !ok || seat != "kid" {
			t.Errorf("%q is not understood", line)
		}
	}
	for _, line := range []string{"sits", `sits kid`, `sits kid Ada pink`, `sits kid "Ada`, `sits kid "Ada" pink`, `stands kid "Ada" "pink"`} {
		if _, p, ok := ParseSits(line); ok {
			t.Errorf("%q is understood as %+v", line, p)
		}
	}
	if _, p, _ := ParseSits(`sits kid "A\nda\t" "plaid"`); p != (Person{Name: "A da"}) {
		t.Errorf("what somebody wrote by hand became %+v", p)
	}
}

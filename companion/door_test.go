package companion

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// at knocks and gives what came of it, waiting for the slow hash.
func (x *sat) at(seat game.Seat, owner, pin string, now time.Time) (got Opening) {
	x.Helper()
	replied := false
	x.knock(Knock{Seat: seat, Owner: owner, PIN: pin, Reply: func(o Opening) { got, replied = o, true }}, now)
	if !replied {
		x.compared(<-x.hashed, now)
	}
	return got
}

func TestADoorOpensWithItsPINAlone(t *testing.T) {
	x := begun(t)
	x.keys.Work = 1
	now := time.Unix(1000, 0)
	for _, c := range []struct {
		after      time.Duration
		owner, pin string
		open       bool
		why        string
	}{
		{0, "", "2468", false, "Enter the name"},
		{0, "Ada", "246", false, "4 digits"},
		{0, "Ada", "24x8", false, "4 digits"},
		{0, "  Ada\nLovelace ", "2468", true, ""},
		{0, "Eve", "1357", false, "Wait 2 seconds"},
		{time.Second, "", "2468", false, "Too many wrong PINs. Wait 2 seconds"},
		{3 * time.Second, "", "9999", false, "Wait 4 seconds"},
		{5 * time.Second, "", "2468", true, ""},
		{0, "", "1357", false, "Wait 2 seconds"},
	} {
		now = now.Add(c.after)
		if got := x.at(1, c.owner, c.pin, now); got.Open != c.open || !strings.Contains(got.Why.String(), c.why) {
			t.Errorf("%q with %q: %v %q, not %v %q", c.owner, c.pin, got.Open, got.Why, c.open, c.why)
		}
	}
	if got := x.at(2, "", "2468", now); got.Open {
		t.Error("one seat's PIN opens another's door")
	}
	if got := x.at(9, "Ada", "2468", now); got.Open {
		t.Error("a seat that is not there was taken")
	}

	// Everyone sees who sits there and that a wrong PIN was tried; she is told of each opening.
	x.show()
	screen := x.screens[len(x.screens)-1]
	if d := screen.Doors[0]; d.Owner != "Ada Lovelace" || d.Wrong != 1 {
		t.Errorf("everyone sees %+v", d)
	}
	if p := screen.People[1]; p.Name != "Ada Lovelace" {
		t.Errorf("everyone sees %q in the seat", p.Name)
	}
	if k := screen.Knocks(); len(k) != 1 || !strings.Contains(k[0].String(), "Wrong PINs tried") {
		t.Errorf("everyone is told %v", k)
	}
	told := ""
	for _, line := range x.seatScreens()[1].Door {
		told += line.String() + "\n"
	}
	for _, want := range []string{"Ada Lovelace took this seat", "opened on the table's computer", "tried a wrong PIN"} {
		if !strings.Contains(told, want) {
			t.Errorf("she is not told %q but\n%s", want, told)
		}
	}
	if n := len(x.seatScreens()[2].Door); n != 0 {
		t.Errorf("another seat is told %d times", n)
	}
}

func TestTheTableResetsAPINInTheOpen(t *testing.T) {
	x := sitWith(t, map[string]string{"edition": "b"}, "table deal card-watch,card-hourglass @PV", "visitor rule card-watch,card-key,card-bell @Metal")
	x.keys.Work = 1
	now := time.Unix(1000, 0)
	x.at(1, "Ada", "2468", now)
	hers := func() string {
		s := x.seatScreens()[1]
		all := ""
		for _, text := range s.View.Hints {
			all += text.String() + "\n"
		}
		for _, sh := range s.View.Sheets {
			for _, row := range sh.Rows {
				for _, cell := range row {
					all += cell.String() + " "
				}
			}
		}
		for _, e := range s.Log {
			all += e.Line + "\n"
		}
		return all
	}
	if !strings.Contains(hers(), "Metal") {
		t.Fatalf("she does not know her rule: %s", hers())
	}
	x.resetPIN(1, now)
	if strings.Contains(hers(), "Metal") || x.seatScreens()[1].Checks {
		t.Errorf("whoever comes after a reset learns her rule: %s", hers())
	}
	if len(x.seatScreens()[1].View.Action) == 0 {
		t.Error("nobody can act for the seat any more")
	}
	x.show()
	if k := x.screens[len(x.screens)-1].Knocks(); len(k) != 1 || !strings.Contains(k[0].String(), "was reset") {
		t.Errorf("everyone is told %v", k)
	}
	if got := x.at(1, "", "2468", now); got.Open {
		t.Error("the old PIN opens the door")
	}
	if got := x.at(1, "Eve", "1357", now); !got.Open {
		t.Errorf("the seat cannot be taken anew: %s", got.Why)
	}
	if strings.Contains(hers(), "Metal") {
		t.Error("whoever takes the seat anew learns what was known before")
	}
}

// TestDoorsAreSaved: a PIN survives a restart, as a key that it alone unlocks.
func TestDoorsAreSaved(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	now := time.Unix(1000, 0)
	x := begun(t)
	x.keys.Work = 1
	x.saveTo(path, quick(nil))
	x.at(1, `Ada "the" Visitor`, "2468", now)
	x.close()
	if text, err := os.ReadFile(path); err != nil || strings.Contains(string(text), "2468") {
		t.Errorf("%v: the PIN stands in\n%s", err, text)
	}
	y := resumed(t, path, quick(nil))
	if d := y.doorsTold(4); d[0].Owner != `Ada "the" Visitor` || d[1].Owner != "" {
		t.Errorf("after a restart the doors are %+v", d)
	}
	if y.at(1, "", "1357", now).Open || !y.at(1, "", "2468", now.Add(time.Minute)).Open {
		t.Error("after a restart the PIN is another one")
	}
	y.resetPIN(1, now)
	y.close()
	if z := resumed(t, path, quick(nil)); z.keys.Owner(1) != "" || !z.keys.Reset(1) {
		t.Error("a reset is forgotten at a restart")
	}
}

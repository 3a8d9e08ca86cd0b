package companion

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/grovewatch/grovewatch/companion/game"
)

// at knocks and gives what came of it, waiting for the slow hash.
func (x *sat) at(seat game.Seat, owner, pin string, now time.Time) Opening {
	x.Helper()
	return x.knocks(Knock{Seat: seat, Owner: owner, PIN: pin}, now)
}

// before tries a PIN from before a reset.
func (x *sat) before(seat game.Seat, pin string, now time.Time) Opening {
	x.Helper()
	return x.knocks(Knock{Seat: seat, PIN: pin, Before: true}, now)
}

func (x *sat) knocks(k Knock, now time.Time) (got Opening) {
	x.Helper()
	replied := false
	k.Reply = func(o Opening) { got, replied = o, true }
	x.knock(k, now)
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
		{time.Second / 2, "", "2468", false, "Too many wrong PINs. Wait 2 seconds."},
		{time.Second, "", "2468", false, "Too many wrong PINs. Wait one second."},
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
	if k := screen.Knocks(); len(k) != 1 || !strings.Contains(k[0].String(), "Wrong PINs tried") { // she took it long ago
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
	text, err := os.ReadFile(path)
	words := strings.FieldsFunc(string(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '+' && r != '/' })
	if err != nil || slices.Contains(words, "2468") { // the random digits of a key may have it within
		t.Errorf("%v: the PIN stands in\n%s", err, text)
	}
	y := resumed(t, path, quick(nil))
	if d := y.doorsTold(4, now); d[0].Owner != `Ada "the" Visitor` || d[1].Owner != "" {
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

// TestATakenSeatIsToldToAll: whoever takes a seat under a name that stands there
// already cannot do so unseen, nor by a restart.
func TestATakenSeatIsToldToAll(t *testing.T) {
	path, now := filepath.Join(t.TempDir(), "game.txt"), time.Now()
	x := begun(t)
	x.saveTo(path, quick(nil))
	if err := x.sit(1, Person{Name: "Ada"}); err != nil {
		t.Fatal(err)
	}
	entries := len(x.record())
	x.at(1, "Ada", "2468", now)
	want := "New PIN: the Visitor by “Ada” at " + now.Format("15:04")
	if told := x.told(); told != want {
		t.Errorf("everyone is told %q", told)
	}
	if k := x.seatScreens()[2].Knocks; len(k) != 1 || k[0].String() != want {
		t.Errorf("another phone is told %v", k)
	}
	if len(x.record()) != entries+1 {
		t.Error("the phones' record does not know of it: it could be cut off the file")
	}
	if err := x.sit(2, Person{Name: "Bo"}); err != nil {
		t.Fatal(err)
	}
	x.at(2, "Eve", "1357", now)
	want += ", the Kid by “Eve” at " + now.Format("15:04")
	if told := x.told(); told != want {
		t.Errorf("of two seats everyone is told %q", told)
	}
	taken := time.Unix(now.Unix(), 0) // as a restart has it, too
	for after, told := range map[time.Duration]bool{fresh - time.Second: true, fresh + time.Second: false} {
		if d := x.doorsTold(4, taken.Add(after))[0]; d.Fresh != told {
			t.Errorf("after %v everyone is told of the new PIN: %v", after, d.Fresh)
		}
	}
	x.close()
	y := resumed(t, path, quick(nil))
	if d := y.doorsTold(4, now.Add(time.Hour))[0]; d.Taken != now.Format("15:04") || d.Fresh {
		t.Errorf("an hour and a restart later the list of phones says %+v", d)
	}
	if told := y.told(); !strings.Contains(told, want) {
		t.Errorf("after a restart everyone is told %q", told)
	}
}

// TestNoNameLooksLikeATakenSeat: whatever people call themselves, the list of the seats
// that were taken says which they are.
func TestNoNameLooksLikeATakenSeat(t *testing.T) {
	x, now := begun(t), time.Now()
	const name = "Bo” at 9:02, Kid by “Ada"
	if err := x.sit(1, Person{Name: name}); err != nil {
		t.Fatal(err)
	}
	x.at(1, name, "2468", now)
	if told, want := x.told(), "New PIN: the Visitor by “Bo at 9:02, Kid by Ada” at "+now.Format("15:04"); told != want {
		t.Errorf("everyone is told %q", told)
	}
}

// TestWrongPINsOutliveARestart: they are counted on, and make people wait.
func TestWrongPINsOutliveARestart(t *testing.T) {
	path, now := filepath.Join(t.TempDir(), "game.txt"), time.Now().Add(-time.Hour)
	x := begun(t)
	x.saveTo(path, quick(nil))
	x.at(1, "Ada", "2468", now)
	for i := range 3 {
		x.at(1, "", "1357", now.Add(time.Duration(i)*time.Minute))
	}
	x.close()
	now = now.Add(2 * time.Minute)
	y := resumed(t, path, quick(nil))
	if d := y.doorsTold(4, now)[0]; d.Wrong != 3 {
		t.Errorf("after a restart %d wrong PINs are told", d.Wrong)
	}
	if o := y.at(1, "", "2468", now.Add(time.Second)); o.Open || !strings.Contains(o.Why.String(), "Too many wrong PINs") {
		t.Errorf("after a restart nobody has to wait: %v", o)
	}
	if !y.at(1, "", "2468", now.Add(time.Minute)).Open {
		t.Error("her PIN does not open the door")
	}
	y.close()
	if z := resumed(t, path, quick(nil)); z.doorsTold(4, now)[0].Wrong != 0 {
		t.Error("wrong PINs are told after the owner came in")
	}
	// A clock that was put back makes nobody wait for hours.
	x.doors = doors{}
	x.recallDoors([]string{"door 1 wrong 2 " + strconv.FormatInt(now.Add(time.Hour).Unix(), 10), "door 9 wrong 1 1", "door 1 wrong", "door x taken 1"}, now)
	if wait := x.doors.of(1).wrong.shut.Sub(now); wait != pause(2) {
		t.Errorf("the wait is %v", wait)
	}
}

// TestWhatTheAppKnewStaysCovered: nobody reads a seat's secrets by taking it over from
// the app for a moment. Only the Visitor's rule goes with her seat, which all are told.
func TestWhatTheAppKnewStaysCovered(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	x := sitPsi(t)
	x.saveTo(path, quick(nil))
	page := func(x *sat, seat game.Seat) string {
		b, err := json.Marshal(x.seatScreens()[seat])
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	cypher := func(x *sat, seat game.Seat) bool { return strings.Contains(page(x, seat), "1,2,3,4") }
	for _, seat := range []game.Seat{1, 2} {
		if err := x.play(Play{Seat: seat, App: true}); err != nil {
			t.Fatal(err)
		}
	}
	if err := x.play(Play{Seat: 2}); err != nil || x.told() != "" {
		t.Errorf("the app had done nothing yet: %v, %q", err, x.told())
	}
	x.do("player1 lock @1,2,3,4")
	x.do("player2 lock @1,2,3,4")
	if !cypher(x, 2) {
		t.Fatalf("a person does not see her own cypher: %s", page(x, 2))
	}
	for _, app := range []bool{true, false} {
		if err := x.play(Play{Seat: 2, App: app}); err != nil {
			t.Fatal(err)
		}
	}
	if !cypher(x, 2) || x.told() != "" {
		t.Errorf("the app has covered what a person did before it came: %q", x.told())
	}
	if err := x.play(Play{Seat: 1}); err != nil {
		t.Fatal(err)
	}
	if cypher(x, 1) || !strings.Contains(x.told(), "stays covered until the end") {
		t.Errorf("whoever takes the seat over reads the cypher, or nobody is told: %q", x.told())
	}
	x.close()
	if y := resumed(t, path, quick(nil)); cypher(y, 1) || !strings.Contains(y.told(), "stays covered until the end") {
		t.Errorf("after a restart the cypher is read, or nobody is told: %q", y.told())
	} else if asides, seats := y.cfg.Save.Asides(), y.cfg.Match.State().Seats(); !Covered(asides, seats, 1) || Covered(asides, seats, 2) {
		t.Errorf("the saved game does not say whose secrets stay covered: %q", asides)
	}

	v := sitWith(t, map[string]string{"edition": "b"}, "table deal card-watch,card-hourglass @PV")
	if err := v.play(Play{Seat: 1, App: true}); err != nil {
		t.Fatal(err)
	}
	v.do("visitor rule card-watch,card-key,card-bell @Metal")
	if err := v.play(Play{Seat: 1}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(page(v, 1), "Metal") || !strings.Contains(v.told(), "reads all that the app knew") {
		t.Errorf("the new Visitor does not read her rule, or nobody is told: %q", v.told())
	}
}

// TestASeatThatAFileGivesAwayIsTold: lines added to the end of a saved game take the
// app's seat, and leave out those that tell of it.
func TestASeatThatAFileGivesAwayIsTold(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	x := sitPsi(t)
	x.saveTo(path, quick(nil))
	if err := x.play(Play{Seat: 1, App: true}); err != nil {
		t.Fatal(err)
	}
	x.do("player1 lock @1,2,3,4")
	attempt := x.keys.Choose(1, "Eve", "1111")
	attempt.Compare()
	_, _, line := x.keys.Admit(attempt)
	x.saveLine("person player1")
	x.saveLine(line)
	x.close()
	y := resumed(t, path, quick(nil))
	y.at(1, "", "1111", time.Now())
	b, err := json.Marshal(y.seatScreens()[1])
	if err != nil {
		t.Fatal(err)
	}
	if told := y.told(); strings.Contains(string(b), "1,2,3,4") || !strings.Contains(told, "stays covered until the end") || !strings.Contains(told, "New PIN") {
		t.Errorf("told is %q, and the page is %s", told, b)
	}
	if asides, seats := y.cfg.Save.Asides(), y.cfg.Match.State().Seats(); !Covered(asides, seats, 1) || Covered(asides[:1], seats, 1) {
		t.Errorf("replay would show the seat's secrets: %q", asides)
	}
}

// TestMovesInVainTellNothing: whoever sits in a seat after a reset tries moves in
// private that the rules refuse for what the seat did before. Neither the answer nor
// the saved game says for which that is so.
func TestMovesInVainTellNothing(t *testing.T) {
	deal := "table deal card-watch,card-hourglass @PV"
	var answers, files [2]string
	for i, before := range [2][]string{{"visitor judge card-rose @on", "visitor rule @Metal"}, {"visitor judge card-key @by"}} {
		path, id := filepath.Join(t.TempDir(), "game.txt"), computer(t)
		x := sitWith(t, nil, deal, "visitor rule", "visitor trim")
		x.saveTo(path, quick(id))
		now := time.Unix(1000, 0)
		x.at(1, "Ada", "2468", now)
		try := func(line string) string {
			m, err := game.ParseMove(line, x.cfg.Match.State().Seats())
			if err != nil {
				t.Fatal(err)
			}
			if err := x.try(m); err != nil {
				return err.Error()
			}
			return "taken"
		}
		for _, line := range before {
			if got := try(line); got != "taken" {
				t.Fatalf("%s: %s", line, got)
			}
		}
		x.resetPIN(1, now)
		x.at(1, "Bo", "1357", now)
		from := len(read(t, path))
		for _, line := range []string{"visitor judge card-rose @on", "visitor judge card-key @by", "visitor rule @Wood", "visitor judge card-rose @near"} {
			answers[i] += try(line) + "\n"
		}
		for _, line := range strings.Split(read(t, path)[from:], "\n") {
			word, _, _ := strings.Cut(line, " ")
			files[i] += fmt.Sprintln(word != "", strings.Contains(line, "secret"), len(line))
		}
		moves := x.cfg.Match.Len()
		x.close()
		y := resumed(t, path, quick(id))
		if o := y.at(1, "", "1357", now); !o.Open {
			t.Fatal(o.Why)
		}
		if n := y.cfg.Match.Len(); n != moves || y.unread() {
			t.Errorf("the resumed game has %d moves, not %d, and %d are locked", n, moves, y.cfg.Save.script.Unread())
		}
	}
	if answers[0] != answers[1] || strings.Count(answers[0], "taken") != 3 {
		t.Errorf("one is told\n%s\nthe other\n%s", answers[0], answers[1])
	}
	if files[0] != files[1] || strings.Count(files[0], "true true") != 3 {
		t.Errorf("one writes\n%s\nthe other\n%s", files[0], files[1])
	}
}

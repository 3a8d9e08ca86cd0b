package companion

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestAPhoneUnlocksItsSeat(t *testing.T) {
	path, now := filepath.Join(t.TempDir(), "game.txt"), time.Unix(1000, 0)
	x := begun(t)
	x.saveTo(path, quick(nil))
	x.at(1, "Ada", "2468", now)
	x.obey(Joined{Seat: 1, Link: "link", Token: "token"})
	x.do(private[2])
	want, own := x.cfg.Match.State().Key(), x.seatScreens()[1].Own
	if len(own) != 1 || len(x.seatScreens()[2].Own) != 0 || x.seatScreens()[0].Own != nil {
		t.Errorf("of what she did in private her phone keeps %q", own)
	}
	x.close()
	if text := read(t, path); strings.Contains(text, "token") {
		t.Error("the phone's token is saved")
	}
	y := resumed(t, path, quick(nil))
	for _, g := range []Greet{{Seat: 1, Link: "link", Token: "other"}, {Seat: 1, Link: "other", Token: "token"}, {Seat: 2, Link: "link", Token: "token"}, {Seat: 1, Link: "link"}} {
		g.Reply = func(known bool) {
			if known {
				t.Errorf("%+v is taken for the phone", g)
			}
		}
		y.obey(g)
	}
	if y.cfg.Match.State().Key() == want || y.seatScreens()[1].Own != nil {
		t.Error("a foreign phone unlocks the game, or is told what to keep of it")
	}
	known := false
	y.obey(Greet{Seat: 1, Link: "link", Token: "token", Reply: func(k bool) { known = k }})
	if !known || y.cfg.Match.State().Key() != want || !slices.Equal(y.seatScreens()[1].Own, own) {
		t.Error("the seat's phone does not unlock it, or is told to keep something else of it")
	}
	y.resetPIN(1, now)
	if y.seatScreens()[1].Own != nil {
		t.Error("after a reset a phone is told what to keep of what is covered")
	}
	y.obey(Left{1})
	y.close()
	z := resumed(t, path, quick(nil))
	z.obey(Greet{Seat: 1, Link: "link", Token: "token", Reply: func(k bool) { known = k }})
	if known || z.cfg.Match.State().Key() == want {
		t.Error("a phone that has lost its link unlocks the game")
	}
}

func TestAPhoneOpensItsSeatsDoor(t *testing.T) {
	x, now := begun(t), time.Unix(1000, 0)
	x.keys.Work = 1
	x.at(1, "Ada", "2468", now)
	var got []Opening
	ask := func() { x.askPhone(AskPhone{1, func(o Opening) { got = append(got, o) }}, now) }
	if ask(); len(got) != 1 || got[0].Open || !strings.Contains(got[0].Why.String(), "No phone") {
		t.Errorf("without a phone: %v", got)
	}
	x.obey(Joined{Seat: 1, Link: "link", Token: "token"})
	if ask(); len(got) != 1 || x.seatScreens()[1].Asked == 0 || x.seatScreens()[2].Asked != 0 {
		t.Errorf("the phone is not asked, or another one is: %v", got)
	}
	answer := func(id int, yes bool, at time.Time) error {
		var err error
		x.consent(Consent{1, id, yes, func(e error) { err = e }}, at)
		return err
	}
	if err := answer(9, true, now); err == nil || len(got) != 1 {
		t.Error("an answer to another question opens the door")
	}
	if err := answer(1, true, now.Add(time.Hour)); err == nil || len(got) != 1 {
		t.Error("an answer of the next day opens the door")
	}
	if err := answer(1, false, now); err != nil || len(got) != 2 || got[1].Open {
		t.Errorf("after a no: %v", got)
	}
	if ask(); len(got) != 3 || got[2].Why.String() != "The phone did not open the pages. Wait 2 seconds." {
		t.Errorf("after a no it may be asked again at once: %v", got)
	}
	// A no is no wrong PIN: hers opens the door at once.
	doors := x.doorsTold(4, now)
	told := knocks(doors, x.cfg.Match.State().View(game.Table).Names)
	if text := fmt.Sprint(told); doors[0].Wrong != 0 || doors[0].No != 1 || strings.Contains(text, "wrong") || !strings.Contains(text, "and did not") {
		t.Errorf("after a no everyone is told %v", told)
	}
	wait := x.doors.of(1).no.shut
	x.doors.of(1).no = failed{}
	if x.recallDoors([]string{fmt.Sprint("door 1 no 1 ", now.Add(time.Hour).Unix())}, now); !x.doors.of(1).no.shut.Equal(wait) {
		t.Error("a no is forgotten by a restart, or makes people wait longer when the clock was put back")
	}
	if o := x.at(1, "", "2468", now); !o.Open || x.doorsTold(4, now)[0].No != 0 {
		t.Errorf("after a no her PIN is answered %v, and the no is told still", o)
	}
	now = now.Add(time.Minute)
	ask()
	if err := answer(2, true, now); err != nil || !got[len(got)-1].Open {
		t.Errorf("after a yes: %v, %v", got, err)
	}
	x.obey(Left{1})
	if ask(); got[len(got)-1].Open {
		t.Error("a phone that has left is asked")
	}
}

// TestAPhoneThatDoesNotAnswerIsNotAskedWithoutEnd: while it is asked the question stays
// one, and after it nobody asks for as long as after a no.
func TestAPhoneThatDoesNotAnswerIsNotAskedWithoutEnd(t *testing.T) {
	x, now := begun(t), time.Unix(1000, 0)
	x.keys.Work = 1
	x.at(1, "Ada", "2468", now)
	x.obey(Joined{Seat: 1, Link: "link", Token: "token"})
	said := ""
	ask := func() { x.askPhone(AskPhone{1, func(o Opening) { said = o.Why.String() }}, now) }
	for wrong := 1; wrong < 4; wrong++ {
		ask()
		id := x.seatScreens()[1].Asked
		for range 5 {
			ask()
		}
		if got := x.seatScreens()[1].Asked; id != wrong || got != id {
			t.Errorf("question %d is asked as %d, and then as %d", wrong, id, got)
		}
		now = now.Add(patience + time.Second)
		ask()
		if x.seatScreens()[1].Asked != 0 || !strings.Contains(said, "Wait") || x.doorsTold(4, now)[0].No != wrong {
			t.Errorf("after no answer to question %d: %q", wrong, said)
		}
		now = now.Add(pause(wrong))
	}
}

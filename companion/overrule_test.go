package companion

import (
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// correct says something of a piece and checks whether it is taken.
func (x *sat) correct(c Correct, refusal string) *sat {
	x.Helper()
	c.Reply = func(err error) {
		if got := errorText(err); got != refusal && (refusal == "" || !strings.Contains(got, refusal)) {
			x.Errorf("%+v: said is %q, not %q", c, got, refusal)
		}
	}
	x.obey(c)
	x.show()
	return x
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// camera lets the table rest as the camera reads it by the printed tags.
func (x *sat) camera(l game.Layout) *sat { return x.rest(renamed(l, x.printed, x.surface)) }

// overrules checks what is told of what people said.
func (x *sat) overrules(want ...string) *sat {
	x.Helper()
	var got []string
	for _, o := range x.screens[len(x.screens)-1].Overruled {
		got = append(got, o.Text.String())
	}
	if !slices.Equal(got, want) {
		x.Errorf("overruled is %q, not %q", got, want)
	}
	return x
}

// with is the layout last read with some changes.
func with(l game.Layout, changes ...string) game.Layout {
	out := maps.Clone(l)
	for _, c := range changes {
		id, zone, _ := strings.Cut(c, "=")
		if out[id] = zone; zone == "" {
			delete(out, id)
		}
	}
	return out
}

func (x *sat) has(piece, zone string) *sat {
	x.Helper()
	if got := x.cfg.Match.State().Layout()[piece]; got != zone {
		x.Errorf("the record has %s at %q, not %q", piece, got, zone)
	}
	return x
}

const watchOn4 = "“Watch” (A1) lies on forcefield space 4, though the camera reads it on forcefield space 1."

func TestAPlaceIsCorrectedAgainstTheCamera(t *testing.T) {
	x := begun(t).see()
	read := x.read
	x.correct(Correct{Piece: "card-watch", Zone: "ON4"}, "").moves(7).has("card-watch", "ON4").overrules(watchOn4)
	x.rest(read).asks("").moves(7).overrules(watchOn4) // it goes on reading otherwise
	x.rest(with(read, "agent1-marker-1=FD-A1-ON")).asks("").moves(8)
	now := x.read
	x.rest(with(now, "card-watch=BY3")).overrules().asks("Watch has moved to space 3").moves(8)

	x = begun(t).see()
	x.correct(Correct{Piece: "card-watch", Zone: "BY4"}, "").rest(read)
	x.rest(with(read, "card-watch=BY4")).overrules().asks("").moves(7) // the camera has come to agree
	x.rest(read).asks("Watch has moved to space 1")
}

func TestAHandOverACardEndsNothing(t *testing.T) {
	x := begun(t).see()
	read := x.read
	x.correct(Correct{Piece: "card-watch", Zone: "ON4"}, "").rest(read)
	x.takeIn(with(read, "card-watch="), x.now)
	for range 10 {
		x.now = x.now.Add(100 * time.Millisecond)
		x.judge(x.now)
	}
	x.rest(read).overrules(watchOn4).asks("")
	x.rest(with(read, "card-watch=")).overrules() // it has gone for good
}

// A piece that is read elsewhere has moved, though hands are over the table all the time.
func TestAPieceThatMovesBesideAHandIsBelievedAgain(t *testing.T) {
	x := begun(t).see()
	read := x.read
	x.correct(Correct{Piece: "card-watch", Zone: "ON4"}, "").rest(read).overrules(watchOn4)
	x.scene.Busy = true
	x.rest(with(read, "card-watch=")).overrules(watchOn4)
	x.rest(with(read, "card-watch=BY3")).overrules()
}

func TestUndoTakesAnOverrulingBack(t *testing.T) {
	x := begun(t).see()
	read := x.read
	x.correct(Correct{Piece: "card-watch", Zone: "ON4"}, "").rest(read)
	x.obey(Undo{})
	x.rest(read).overrules().asks("").moves(6).has("card-watch", "ON1")

	// By its own undo the camera is believed again: the card lies on its side.
	x.correct(Correct{Piece: "card-watch", Zone: "ON4"}, "").rest(read).overrules(watchOn4)
	x.obey(Trust{x.overruled[0].id})
	x.rest(read).overrules().asks("").moves(8).has("card-watch", "ON1")

	// After another move undo takes that one back.
	x = begun(t).see()
	x.correct(Correct{Piece: "card-watch", Zone: "ON4"}, "").rest(read)
	x.rest(with(read, "agent1-marker-1=FD-A1-ON")).moves(8)
	x.obey(Undo{})
	x.rest(read).moves(7).overrules(watchOn4)
}

func TestAnotherCardByItsTag(t *testing.T) {
	x := begun(t).see()
	read := x.read
	x.correct(Correct{Piece: "card-watch", Is: "card-key"}, "").camera(read).asks("").moves(7).has("card-key", "ON1").has("card-watch", "")
	x.overrules("“Watch” (A1) and “Key” (G9) carry each other's tag.")
	// For the rest of the match, wherever it goes, both ways.
	x.camera(with(read, "card-watch=BY4")).asks("Key has moved to space 4")
	x.camera(with(read, "card-watch=ON1", "card-key=PV")).asks("").overrules("“Watch” (A1) and “Key” (G9) carry each other's tag.")
	x.obey(Undo{})
	x.camera(read).asks("").moves(6).has("card-watch", "ON1").overrules()

	// Where the camera reads the right one, the record alone was wrong.
	x = begun(t).see("card-watch=", "card-key=ON1")
	x.correct(Correct{Piece: "card-watch", Is: "card-key"}, "").camera(x.read).asks("").moves(7).overrules()
}

func TestTheCameraIsWrong(t *testing.T) {
	// A worn tag.
	x := begun(t).see("card-watch=").asks("Watch is not seen on space 1 on the forcefield")
	x.answer("The camera is wrong").rest(x.read).asks("").moves(6).overrules("“Watch” (A1) lies on forcefield space 1, though the camera does not read it.")
	x.rest(with(x.read, "card-watch=ON1")).overrules()
	// A picture of a tag: it is not there.
	x = begun(t).see("card-bell=BY2", "card-key=ON4")
	if x.question == nil {
		t.Fatal("nothing is asked of two cards too many")
	}
	x.answer("The camera is wrong").rest(x.read).asks("").moves(6)
	if n := len(x.screens[len(x.screens)-1].Overruled); n != 1 {
		t.Errorf("%d overrulings, not 1", n)
	}
	x.obey(Undo{})
	x.rest(x.read).asks("tests face down").moves(6)
}

func TestWhatCameByMistakeIsNotThere(t *testing.T) {
	x := begun(t, "agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done").see()
	read := with(x.read, "claim-token=CL-ON")
	x.rest(read)
	before := x.cfg.Match.Len()
	x.rest(with(read, "card-key=ON2"))
	x.moves(before+2).has("card-key", "ON2")
	x.correct(Correct{Piece: "card-key", Off: true}, "").rest(x.read)
	x.moves(before).has("card-key", "").overrules("“Key” (G9) is not on the table, though the camera reads it on forcefield space 2.")
	x.obey(Undo{}) // it was there after all
	x.camera(x.read).moves(before+2).has("card-key", "ON2")
}

func TestOverrulingsSurviveAResume(t *testing.T) {
	x := begun(t)
	path := filepath.Join(t.TempDir(), "game.txt")
	m, err := game.NewMatch(x.cfg.Match.Game, x.cfg.Match.Setup)
	if err != nil {
		t.Fatal(err)
	}
	save, err := CreateSave(path, m, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := range x.cfg.Match.Len() {
		if err := save.Move(nil, x.cfg.Match.Move(i)); err != nil {
			t.Fatal(err)
		}
	}
	x.cfg.Save = save
	x.see()
	read := x.read
	x.correct(Correct{Piece: "card-watch", Zone: "ON4"}, "").rest(read)
	x.correct(Correct{Piece: "card-hourglass", Is: "card-key"}, "").camera(read)
	x.correct(Correct{Piece: "turn-marker"}, "agree").camera(with(read, "turn-marker="))
	x.correct(Correct{Piece: "turn-marker"}, "").rest(x.read).asks("")
	x.obey(Trust{x.overruled[len(x.overruled)-1].id})
	want := x.overrulingsTold()
	if err := save.Close(); err != nil {
		t.Fatal(err)
	}
	save, again, torn, err := OpenSave(path, find, nil)
	if err != nil || torn {
		t.Fatal(err, torn)
	}
	defer save.Close()
	y := &sat{T: t, now: time.Unix(100, 0)}
	y.Session, err = New(Config{Match: again, Save: save, Show: func(s *Screen) { y.screens = append(y.screens, s) }})
	if err != nil {
		t.Fatal(err)
	}
	y.scene.Plates = x.scene.Plates
	y.camera(read).asks("").moves(8)
	if len(want) != 2 {
		t.Errorf("%v stood before", want)
	}
	for i, o := range y.overrulingsTold() {
		if o.ID != want[i].ID || o.Text.String() != want[i].Text.String() {
			t.Errorf("overruled is %v, not %v", o, want[i])
		}
	}
}

func TestAWornTokenGoesOnByHand(t *testing.T) {
	x := begun(t).see("turn-marker=").asks("") // it only shows what the record knows
	x.do("agent1 test agent1-marker-1 @FD-A1-ON")
	x.camera(with(x.read, "agent1-marker-1=FD-A1-ON")).asks("")
	x.do("agent1 done")
	x.camera(x.read).asks("").has("turn-marker", "TURN-kid").overrules()
}

func TestAWornCardGoesOnByHand(t *testing.T) {
	x := begun(t).see("card-watch=").asks("Watch is not seen")
	x.answer("The camera is wrong").camera(x.read).asks("").overrules("“Watch” (A1) lies on forcefield space 1, though the camera does not read it.")
}

func TestAHintThatStaysCanBeOverruled(t *testing.T) {
	x := begun(t, "agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done", "kid predict card-key @CL-ON").see("claim-token=CL-REST")
	if x.question == nil || !x.question.Gentle {
		t.Fatalf("no hint is given: %v", x.question)
	}
	x.answer("The camera is wrong").camera(x.read).asks("").moves(9)
	x.camera(with(x.read, "claim-token=CL-BY")).asks("The claim changed") // it really moves
	x.overrules()
}

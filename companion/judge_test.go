package companion

import (
	"encoding/json"
	"image"
	"image/color"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/vision"
)

// sat is a session whose table is told, not seen.
type sat struct {
	*testing.T
	*Session
	now     time.Time
	screens []*Screen
}

// find gives the game of a saved match.
func find(s game.Setup) (game.Game, error) { return games.Find(s.Game) }

// seated opens a session of a game after some moves.
func seated(t *testing.T, g game.Game, setup game.Setup, lines ...string) *sat {
	t.Helper()
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	x := &sat{T: t, now: time.Unix(100, 0)}
	if x.Session, err = New(Config{Match: m, Told: true, Show: func(s *Screen) { x.screens = append(x.screens, s) }}); err != nil {
		t.Fatal(err)
	}
	x.scene.Plates = []vision.PlatePose{{ID: g.Box().Mats[0].ID}}
	for _, line := range lines {
		x.do(line)
	}
	return x
}

// sitAt opens a session of any of the games.
func sitAt(t *testing.T, setup game.Setup, lines ...string) *sat {
	t.Helper()
	g, err := find(setup)
	if err != nil {
		t.Fatal(err)
	}
	return seated(t, g, setup, lines...)
}

// sitWith opens a session of the grove with house rules.
func sitWith(t *testing.T, options map[string]string, lines ...string) *sat {
	t.Helper()
	return sitAt(t, game.Setup{Game: "grove", Players: 3, Options: options}, lines...)
}

func sit(t *testing.T, lines ...string) *sat {
	t.Helper()
	return sitWith(t, nil, lines...)
}

// begun is the first Agent's turn.
func begun(t *testing.T, lines ...string) *sat {
	t.Helper()
	return sit(t, append([]string{"table deal card-watch,card-hourglass @PV", "visitor rule", "visitor trim",
		"visitor place card-watch @ON1", "visitor place card-hourglass @BY1", "visitor done"}, lines...)...)
}

func (x *sat) do(line string) {
	x.Helper()
	m, err := game.ParseMove(line, x.cfg.Match.State().Seats())
	if err != nil {
		x.Fatal(err)
	}
	x.obey(Do{m})
	if x.trouble.Format != "" {
		x.Fatalf("%s: %s", line, x.trouble)
	}
}

// see lays the table as the rules expect it but for some pieces ("piece=zone",
// "piece=" for a piece in no zone) and lets it rest for ten seconds.
func (x *sat) see(changes ...string) *sat {
	layout := maps.Clone(x.cfg.Match.State().Layout())
	maps.DeleteFunc(layout, func(_, zone string) bool { return zone == game.Anywhere })
	for _, c := range changes {
		id, zone, _ := strings.Cut(c, "=")
		if layout[id] = zone; zone == "" {
			delete(layout, id)
		}
	}
	return x.rest(layout)
}

// rest lets the table lie as it is for ten seconds.
func (x *sat) rest(layout game.Layout) *sat {
	layout = maps.Clone(layout)
	x.takeIn(layout, x.now)
	for range 100 {
		x.now = x.now.Add(100 * time.Millisecond)
		x.judge(x.now)
	}
	x.show()
	return x
}

// answer gives the answer that begins with some words.
func (x *sat) answer(words string) *sat {
	x.Helper()
	if x.question == nil {
		x.Fatalf("nothing is asked to answer %q", words)
	}
	for i, a := range x.question.Answers {
		if strings.Contains(a.String(), words) {
			x.obey(Answer{x.question.ID, i})
			return x
		}
	}
	x.Fatalf("%s: no answer says %q: %v", x.question.Text, words, x.question.Answers)
	return x
}

// asks checks the question; empty words mean that nothing is asked.
func (x *sat) asks(words string) *sat {
	x.Helper()
	switch {
	case x.question == nil && words != "":
		x.Errorf("nothing is asked, not %q", words)
	case x.question != nil && (words == "" || !strings.Contains(x.question.Text.String(), words)):
		x.Errorf("asked is %q, not %q", x.question.Text, words)
	}
	return x
}

func (x *sat) moves(n int) *sat {
	x.Helper()
	if x.cfg.Match.Len() != n {
		x.Errorf("%d moves, not %d", x.cfg.Match.Len(), n)
	}
	return x
}

func TestR74AMovedCardIsAskedAbout(t *testing.T) {
	x := begun(t).see("card-watch=BY4").asks("Watch has moved to space 4").moves(6)
	q := x.screens[len(x.screens)-1].Question
	if apart := x.screens[len(x.screens)-1].Apart; !q.Settles || apart.Text.String() != "“Watch” (A1) does not lie where the record has it." {
		t.Errorf("beside it stands %q", apart.Text)
	}
	if len(q.Expected) != 1 || q.Expected[0].String() != "“Watch” (A1) lies on forcefield space 1" || q.Seen[0].String() != "“Watch” (A1) lies on clearing space 4" {
		t.Errorf("expected %v, seen %v", q.Expected, q.Seen)
	}
	x.answer("correct the record").rest(x.layout).asks("").moves(7)
	x.see("card-watch=", "card-key=BY4").asks("Is the record wrong?").answer("correct the record").rest(x.layout).asks("").moves(8)
}

func TestR75AMovedHiddenCardIsAskedAbout(t *testing.T) {
	x := begun(t, "agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done")
	x.see("agent1-marker-1=FD-A1-BY").asks("A hidden card of Agent 1 moved").moves(8)
	wrong := x.layout
	x.answer("put it back").rest(wrong).asks("Put these back:") // where each lay, and no nagging
	if q := x.question; !q.Gentle || len(q.Answers) > 0 || len(q.Expected) != 1 || len(q.Seen) != 1 {
		t.Errorf("it is told as %+v", q)
	}
	x.see().asks("").moves(8)
	x.rest(wrong).asks("moved").answer("Undo").rest(wrong).asks("").moves(7)
}

func TestR78AGlimpsedCardIsNeverUsed(t *testing.T) {
	x := begun(t).see("card-key=PV").asks("").moves(6)
	x.see("card-key=PV", "agent1-marker-1=FD-A1-ON").asks("").moves(7)
	x.see("card-key=PV", "turn-marker=TURN-kid").asks("The claim token says what the Kid claims").moves(8)
	x.see("card-watch=BY4").asks("Watch has moved").moves(8)
	x.see("card-key=PV", "card-watch=BY4").moves(8)
	for _, s := range x.screens {
		told := *s
		told.View.Action = nil // any card may be played
		b, err := json.Marshal(told)
		if err != nil {
			t.Fatal(err)
		}
		if text := string(b); strings.Contains(text, "card-key") || strings.Contains(text, "Key") {
			t.Errorf("the window names the card: %s", text)
		}
	}
}

func TestR76UndoLeavesTheTableAloneUntilItChanges(t *testing.T) {
	x := begun(t).see("agent1-marker-1=FD-A1-ON").moves(7)
	laid := x.layout
	x.obey(Undo{})
	x.rest(laid).asks("").moves(6)
	x.obey(Redo{})
	x.rest(laid).asks("").moves(7)
	x.obey(Undo{})
	x.see().asks("").moves(6) // taken away: as expected again
	x.rest(laid).asks("").moves(7)
}

func TestR71NothingIsAcceptedAfterTheEnd(t *testing.T) {
	x := begun(t, "agent1 prove card-key,card-bell,card-drum,card-die", "visitor shield", "visitor set @on,by,by,on",
		"agent1 guess card-key,card-bell,card-drum,card-die @on,by,by,on", "agent1 lock", "visitor lift @on,by,by,on")
	x.see("card-watch=BY4", "agent1-marker-1=FD-A1-ON", "turn-marker=").asks("").moves(12)
	x.obey(Do{game.Move{Seat: 3, Verb: "done"}})
	if x.moves(12); !strings.Contains(x.trouble.String(), "The game is over") {
		t.Errorf("the refusal is %q", x.trouble)
	}
}

func TestAnUnseenClaimIsAskedAbout(t *testing.T) {
	// The Kid's card lies classified, the claim token at rest, trust as before.
	for _, c := range []struct {
		answer string
		trust  string
	}{{"Repelled", "T0"}, {"Admitted", game.Anywhere}} {
		x := begun(t, "agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done")
		x.see("card-key=ON2", "turn-marker=TURN-visitor").asks("What did the Kid say of Key?").moves(8)
		x.answer(c.answer)
		if got := x.cfg.Match.State().Layout()["trust-token"]; got != c.trust {
			t.Errorf("after the answer %q the trust token belongs on %s, not %s", c.answer, got, c.trust)
		}
	}
}

// What the Kid said cannot be seen later, nor that she stopped: people say that
// the table is right, which leads to the same position.
func TestAProgramStartedAgainFindsItsWay(t *testing.T) {
	const trust = "table correct trust-token @T3"
	tested := []string{trust, "agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done"}
	missed := begun(t, append(tested, "kid predict card-key @CL-BY", "visitor place card-key @BY2", "kid stop =1", "kid done",
		"visitor hide kid-marker-1 @FD-K-ON", "visitor done", "agent1 test agent1-marker-2 @FD-A1-BY", "agent1 done")...)
	x := begun(t, trust).rest(missed.see().layout).asks("Is the object in a lane of the Kid that of Agent 1?").moves(7)
	x.obey(Adopt{})
	x.rest(missed.layout).asks("")
	if x.cfg.Match.State().Key() != missed.cfg.Match.State().Key() {
		t.Errorf("a round was missed; it made of it %v", x.cfg.Match.Log(game.Table))
	}
	// Below trust 3 nobody can tell the Kid's object from the Visitor's: either
	// way the position is the same.
	missed = begun(t, append(tested[1:], "kid predict card-key @CL-BY", "visitor place card-key @BY2", "kid stop =1", "kid done",
		"visitor place card-drum @ON2", "visitor done")...)
	x = begun(t).rest(missed.see().layout).moves(6)
	x.obey(Adopt{})
	x.rest(missed.layout).asks("")
	if x.cfg.Match.State().Key() != missed.cfg.Match.State().Key() {
		t.Errorf("it made of it %v", x.cfg.Match.Log(game.Table))
	}
}

func TestTwoCopiesOfACardStopEverything(t *testing.T) {
	x := begun(t)
	box := x.cfg.Match.Game.Box()
	twin, _ := box.Piece("card-watch")
	x.scene.Duplicates = []string{twin.Tags[0].Payload}
	x.see("agent1-marker-1=FD-A1-ON").asks("Two copies of “Watch” (A1) lie on the table").moves(6)
	x.scene.Duplicates = nil
	x.rest(x.layout).asks("").moves(7)
	unseen, _ := box.Piece("card-key")
	x.scene.Duplicates = []string{unseen.Tags[0].Payload}
	if x.rest(x.layout).asks("Two copies of one piece"); strings.Contains(x.question.Text.String(), "Key") {
		t.Error("it names a card that nobody has laid open")
	}
}

func TestADeckSeenBareIsConfirmedFirst(t *testing.T) {
	x := begun(t, "table correct deck =7").see("deck-bare=DK").asks("Is the deck empty?").moves(7)
	x.answer("put it back").rest(x.layout).asks("").moves(7)
	x.see().see("deck-bare=DK").answer("Yes").rest(x.layout).asks("").moves(8)
}

func TestAFullDiskLosesNothing(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("this system has no full device")
	}
	defer full.Close()
	x := sit(t)
	path := filepath.Join(t.TempDir(), "game.txt")
	save, err := CreateSave(path, x.cfg.Match, nil)
	if err != nil {
		t.Fatal(err)
	}
	x.cfg.Save = save
	disk := save.file
	save.file = full
	m := game.Move{Verb: "deal", Objects: []string{"card-watch", "card-hourglass"}, Place: "PV"}
	x.obey(Do{m})
	x.show()
	if said := x.screens[len(x.screens)-1].Trouble.String(); !strings.Contains(said, "not on disk yet") {
		t.Errorf("the window says %q", said)
	}
	x.moves(1)
	save.file = disk
	x.do("visitor rule")
	if err := save.Close(); err != nil {
		t.Fatal(err)
	}
	again, got, torn, err := OpenSave(path, find, nil)
	if err != nil || torn {
		t.Fatal(err, torn)
	}
	defer again.Close()
	if got.State().Key() != x.cfg.Match.State().Key() {
		t.Errorf("%d of %d moves are on disk", got.Len(), x.cfg.Match.Len())
	}
}

func TestAFullDiskIsNamedUntilALineOfAnyKindIsWritten(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip("this system has no full device")
	}
	defer full.Close()
	x := begun(t)
	if x.cfg.Save, err = CreateSave(filepath.Join(t.TempDir(), "game.txt"), x.cfg.Match, nil); err != nil {
		t.Fatal(err)
	}
	disk := x.cfg.Save.file
	judge := func(side string) {
		m := game.Move{Seat: 1, Verb: "judge", Place: "card-rose," + side}
		if !x.cfg.Match.Private(m) {
			t.Fatal("a judgement is no secret")
		}
		if err := x.try(m); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		name        string
		fails, then func()
	}{
		{"a private move", func() {
			x.obey(Do{game.Move{Seat: 3, Verb: "test", Objects: []string{"agent1-marker-1", "card-key"}, Place: "FD-A1-ON"}})
		}, func() { judge("on") }},
		{"a line that is no move", func() { judge("by") }, func() { x.saveLine("people") }},
		{"a move that is taken back", func() { x.saveLine("people") }, func() { x.obey(Undo{}) }},
	} {
		x.cfg.Save.file = full
		c.fails()
		if said := x.complaint().String(); !strings.Contains(said, "not on disk yet") {
			t.Errorf("before %s the window says %q", c.name, said)
		}
		x.obey(Redo{}) // whose complaint does not hide it for good
		x.trouble = game.Text{}
		if said := x.complaint().String(); !strings.Contains(said, "not on disk yet") {
			t.Errorf("after other words the window says %q", said)
		}
		x.cfg.Save.file = disk
		c.then()
		if said := x.complaint().String(); strings.Contains(said, "disk") {
			t.Errorf("after %s the window says %q", c.name, said)
		}
	}
}

func TestScreensAreNeverChanged(t *testing.T) {
	x := sit(t)
	x.show()
	var was []string
	freeze := func(s *Screen) string {
		b, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	for _, line := range []string{"table deal card-watch,card-hourglass @PV", "visitor rule", "visitor trim", "visitor place card-watch @ON1"} {
		x.do(line)
		x.see("card-bell=BY7")
		for _, s := range x.screens[len(was):] {
			was = append(was, freeze(s))
		}
		x.obey(Undo{})
		x.obey(Redo{})
		x.show()
	}
	for i, w := range was {
		if freeze(x.screens[i]) != w {
			t.Errorf("screen %d was changed after it was handed out", i)
		}
	}
}

// TestR61ThePictureHidesTheShieldsMat looks at every pixel of the mat, seen
// aslant through a lens that bends it, while its zones are secret.
func TestR61ThePictureHidesTheShieldsMat(t *testing.T) {
	x := begun(t)
	if open := x.cfg.Match.State().View(game.Table).Secret; len(open) > 0 {
		t.Errorf("before a proof %v is hidden", open)
	}
	x.do("agent1 prove card-key @PR1")
	box := x.cfg.Match.Game.Box()
	mat := box.Mat("mat-shield")
	frame := image.NewRGBA(image.Rect(0, 0, 1280, 720))
	fill(frame, color.RGBA{200, 180, 160, 255})
	pose := vision.PlatePose{ID: mat.ID, Seen: true, ToPx: vision.Homography{1.1, 0.3, 420, -0.2, 1.2, 210, 0.0002, 0.0001, 1},
		Lens: vision.Distortion{K1: 0.2, K2: 0.02, W: 1280, H: 720}}
	secret := x.cfg.Match.State().View(game.Table).Secret
	p := newPictures(box)
	p.take(vision.Frame{Color: frame}, true)
	img := p.show([]vision.PlatePose{pose}, secret)
	scale := float64(img.Bounds().Dx()) / 1280
	for my := 0.0; my <= mat.H; my += 0.5 {
		for mx := 0.0; mx <= mat.W; mx += 0.5 {
			px := pose.Px(vision.Point{X: mx, Y: my})
			if c := img.RGBAAt(int(px.X*scale), int(px.Y*scale)); c != night {
				t.Fatalf("the point %.1f, %.1f of the mat is seen: %v", mx, my, c)
			}
		}
	}
	if img.RGBAAt(3, 3) == night {
		t.Error("the rest of the table is hidden too")
	}
	for name, plates := range map[string][]vision.PlatePose{
		"no mat is known":            nil,
		"its own place is not known": {{ID: "mat-common", Seen: true, ToPx: pose.ToPx}},
		"it is not in view":          {{ID: mat.ID, ToPx: pose.ToPx}},
		"it has just moved":          {{ID: mat.ID, Seen: true, ToPx: pose.ToPx, Error: 9}},
	} {
		if p.take(vision.Frame{Color: frame}, true); p.show(plates, secret) != img {
			t.Errorf("%s: the last safe picture does not stay", name)
		}
	}
}

package companion

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"filippo.io/age"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/keyring"
	"github.com/grovewatch/grovewatch/vision"
)

// quick is a ring whose PINs are compared at once.
func quick(computer *age.X25519Identity) *keyring.Ring {
	r := keyring.New(computer)
	r.Work = 1
	return r
}

// computer makes the key of a computer.
func computer(t *testing.T) *age.X25519Identity {
	t.Helper()
	id, err := age.GenerateX25519Identity()
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// saveTo has the session saved from here on, with the moves so far.
func (x *sat) saveTo(path string, keys *keyring.Ring) {
	x.Helper()
	m, err := game.NewMatch(x.cfg.Match.Game, x.cfg.Match.Setup)
	if err != nil {
		x.Fatal(err)
	}
	save, err := CreateSave(path, m, keys)
	if err != nil {
		x.Fatal(err)
	}
	for i := range x.cfg.Match.Len() {
		if err := save.Move(x.cfg.Match.Before(i), x.cfg.Match.Move(i)); err != nil {
			x.Fatal(err)
		}
	}
	x.cfg.Save, x.keys = save, keys
}

func (x *sat) close() {
	x.Helper()
	if err := x.cfg.Save.Close(); err != nil {
		x.Error(err)
	}
}

// resumed goes on with a saved game.
func resumed(t *testing.T, path string, keys *keyring.Ring) *sat {
	t.Helper()
	save, m, torn, err := OpenSave(path, find, keys)
	if err != nil || torn {
		t.Fatal(err, torn)
	}
	t.Cleanup(func() { _ = save.Close() })
	x := &sat{T: t, now: time.Unix(100, 0)}
	if x.Session, err = New(Config{Match: m, Save: save, Show: func(s *Screen) { x.screens = append(x.screens, s) }}); err != nil {
		t.Fatal(err)
	}
	x.scene.Plates = []vision.PlatePose{{ID: "mat-common"}}
	x.show()
	return x
}

// asked is what everyone is told of the doors.
func (x *sat) told() string {
	x.show()
	var out []string
	for _, k := range append(x.screens[len(x.screens)-1].Knocks(), x.screens[len(x.screens)-1].Taken()...) {
		out = append(out, k.String())
	}
	return strings.Join(out, "\n")
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// private are moves of which not everyone may know all, and what none of the file
// may say before the end.
var private = []string{"agent1 test agent1-marker-1,card-key @FD-A1-BY", "agent1 done", "visitor judge card-rose @on"}

// TestARuleIsAsLongAsAnyOther: the file does not tell how many objects a rule admits.
func TestARuleIsAsLongAsAnyOther(t *testing.T) {
	here := computer(t)
	var all []string
	for _, p := range begun(t).cfg.Match.Game.Box().Deck {
		all = append(all, p.ID)
	}
	lengths := map[int]bool{}
	for _, m := range []game.Move{
		{Seat: 1, Verb: "rule", Objects: all[:1], Place: "a"},
		{Seat: 1, Verb: "rule", Objects: all[:70], Place: "a"},
		{Seat: 1, Verb: "rule", Objects: all, Place: game.PlaceText(strings.Repeat("ä", 200))},
	} {
		path, x := filepath.Join(t.TempDir(), "game.txt"), begun(t)
		x.saveTo(path, quick(here))
		before := len(read(t, path))
		if err := x.try(m); err != nil {
			t.Fatal(err)
		}
		lengths[len(read(t, path))-before] = true
		x.close()
	}
	if len(lengths) != 1 {
		t.Errorf("the lines of three rules are %v bytes long", slices.Collect(maps.Keys(lengths)))
	}
}

func TestASavedGameTellsNobody(t *testing.T) {
	path, here, now := filepath.Join(t.TempDir(), "game.txt"), computer(t), time.Unix(1000, 0)
	x := begun(t)
	x.saveTo(path, quick(here))
	x.at(1, "Ada", "2468", now)
	for _, line := range private {
		x.do(line)
	}
	want := x.cfg.Match.State().Key()
	x.close()
	text := read(t, path)
	for _, secret := range []string{"card-key", "card-rose", "judge", here.String()} {
		if strings.Contains(text, secret) {
			t.Errorf("the saved game shows %q:\n%s", secret, text)
		}
	}
	if regexp.MustCompile(`\b2468\b`).MatchString(text) { // a check sum may have these digits within
		t.Errorf("the saved game shows the PIN:\n%s", text)
	}

	// The Agent had neither PIN nor phone, and this computer's key unlocks her test;
	// the Visitor's call waits for her. Everyone plays on meanwhile.
	y := resumed(t, path, quick(here))
	if told := y.told(); !strings.Contains(told, "Ada (Visitor): your PIN in the private panel") || strings.Contains(told, "Agent") {
		t.Errorf("everyone is told %q", told)
	}
	if n := len(y.seatScreens()[1].View.Sheets); n != 0 || y.cfg.Match.Len() != x.cfg.Match.Len()-1 {
		t.Errorf("before the PIN the Visitor reads %d sheets of %d moves", n, y.cfg.Match.Len())
	}
	y.do("kid predict card-bell @CL-ON")
	x.cfg.Save = nil
	x.do("kid predict card-bell @CL-ON")
	if y.at(1, "", "1357", now).Open || !strings.Contains(y.told(), "your PIN") {
		t.Error("a wrong PIN unlocks the game")
	}
	if !y.at(1, "", "2468", now.Add(time.Minute)).Open {
		t.Error("her PIN does not open her door")
	}
	if got := y.cfg.Match.State().Key(); got != x.cfg.Match.State().Key() || got == want {
		t.Errorf("unlocked, the game is another one:\n%s\n%s", got, x.cfg.Match.State().Key())
	}
	if told := y.told(); strings.Contains(told, "your PIN") || len(y.seatScreens()[1].View.Sheets) != 1 {
		t.Errorf("after her PIN everyone is told %q", told)
	}
	y.obey(Undo{}) // the Kid's, not the Visitor's call
	y.close()
	if z := resumed(t, path, quick(here)); !z.at(1, "", "2468", now).Open || z.cfg.Match.State().Key() != want {
		t.Error("an undo after unlocking is lost")
	}
}

// sitPsi opens a session of a game that cannot go on without its secrets.
func sitPsi(t *testing.T) *sat {
	t.Helper()
	g, err := games.Find("psisquad")
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.NewMatch(g, game.Setup{Game: "psisquad", Players: 2, Options: map[string]string{"duel": "on"}}.Complete(g))
	if err != nil {
		t.Fatal(err)
	}
	x := &sat{T: t, now: time.Unix(100, 0)}
	if x.Session, err = New(Config{Match: m, Show: func(s *Screen) { x.screens = append(x.screens, s) }}); err != nil {
		t.Fatal(err)
	}
	return x
}

func TestAGameWaitsForWhatItCannotGoOnWithout(t *testing.T) {
	path, here, now := filepath.Join(t.TempDir(), "game.txt"), computer(t), time.Unix(1000, 0)
	x := sitPsi(t)
	x.saveTo(path, quick(here))
	x.at(1, "Ada", "2468", now)
	x.at(2, "Bo", "1357", now)
	for _, line := range []string{"player1 lock @1,2,3,4", "player2 lock @5,6,7,8", "table first @TURN-player1", "player1 guess @player2,5,6,1,2"} {
		x.do(line)
	}
	want, record := x.cfg.Match.State().Key(), x.record()
	x.close()
	if text := read(t, path); strings.Contains(text, "1,2,3,4") || strings.Contains(text, "5,6,7,8") {
		t.Errorf("the saved game shows a cypher:\n%s", text)
	}

	y := resumed(t, path, quick(here))
	last := func() *Screen { return y.screens[len(y.screens)-1] }
	lines := func() string {
		var out []string
		for _, e := range last().Log {
			out = append(out, e.Line)
		}
		return strings.Join(out, "; ")
	}
	if told := y.told(); strings.Count(told, "your PIN") != 2 {
		t.Errorf("everyone is told %q", told)
	}
	if got, want := lines(), "player1 lock; player2 lock; table first @TURN-player1; player1 guess @player2,5,6,1,2"; got != want {
		t.Errorf("the public record is\n%s, not\n%s", got, want)
	}
	if got := y.record(); strings.Join(got, " ") != strings.Join(record, " ") {
		t.Errorf("the phones' check is %v, not %v", got, record)
	}
	size := len(read(t, path))
	var refused error
	y.obey(Try{game.Move{Seat: 1, Verb: "lock", Place: "9,9,9,9"}, func(err error) { refused = err }})
	for _, c := range []Command{Undo{}, Redo{}, Adopt{}, Do{game.Move{Verb: "first", Place: "TURN-player2"}}} {
		y.obey(c)
	}
	y.show()
	if said := last().Trouble.String(); !strings.Contains(said, "waits until") || refused == nil || len(read(t, path)) != size {
		t.Errorf("while it waits the game says %q and %v, and its file has grown by %d", said, refused, len(read(t, path))-size)
	}
	y.at(1, "", "2468", now)
	if told := y.told(); strings.Count(told, "your PIN") != 1 || last().View.Turn == nil && false {
		t.Errorf("after one PIN everyone is told %q", told)
	}
	y.at(2, "", "1357", now)
	if got := y.cfg.Match.State().Key(); got != want || strings.Contains(y.told(), "PIN") {
		t.Errorf("unlocked, the game is another one, and everyone is told %q", y.told())
	}
	y.do("player1 done")
	if y.cfg.Match.Len() != 5 {
		t.Errorf("the game does not go on: %s", last().Trouble)
	}
}

func TestAGameOfAnotherComputerSaysWhatToDo(t *testing.T) {
	path, here, now := filepath.Join(t.TempDir(), "game.txt"), computer(t), time.Unix(1000, 0)
	x := begun(t)
	x.saveTo(path, quick(here))
	x.do(private[0])
	x.close()
	y := resumed(t, path, quick(computer(t)))
	if told := y.told(); !strings.Contains(told, "key of another computer") {
		t.Errorf("everyone is told %q", told)
	}
	if s := y.seatScreens()[3].View; strings.Contains(viewText(t, s), "card-key") {
		t.Error("another computer shows what was locked")
	}
	if !y.at(3, "Eve", "1111", now).Open || !strings.Contains(y.told(), "Eve (Agent 1): what you did in private is locked by the key of another computer") {
		t.Errorf("whoever takes the seat there unlocks it, or nobody can take it, or everyone is told %q", y.told())
	}
}

func viewText(t *testing.T, v game.View) string {
	t.Helper()
	var b strings.Builder
	if err := v.Print(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestAnEndedGameTellsAll: its file is read without any key, and again after an
// undo of the end.
func TestAnEndedGameTellsAll(t *testing.T) {
	path, now := filepath.Join(t.TempDir(), "game.txt"), time.Unix(1000, 0)
	x := sitPsi(t)
	x.saveTo(path, quick(nil))
	x.at(1, "Ada", "2468", now)
	for _, line := range []string{"player1 lock @1,2,3,4", "player2 lock @5,6,7,8", "player1 note @mine", "table first @TURN-player1", "player1 guess @player2,5,6,7,8"} {
		x.do(line)
	}
	if x.cfg.Match.State().Result() == nil {
		t.Fatalf("the game has not ended: %s", x.cfg.Match.State().View(0).Prompt)
	}
	x.obey(Undo{})
	x.do("player1 guess @player2,5,6,7,8")
	x.close()
	_, m, _, err := OpenSave(path, find, nil)
	if err != nil || m.State().Key() != x.cfg.Match.State().Key() {
		t.Errorf("without keys the ended game is another one: %v\n%s", err, read(t, path))
	}
	for _, all := range []string{" player1 lock ", " player2 lock ", " player1 note "} {
		if n := strings.Count(read(t, path), "told "); n != 3 || !strings.Contains(read(t, path), all) {
			t.Errorf("the file tells %d times and not %q", n, all)
		}
	}
}

func TestALostPINAndPhoneLoseNothing(t *testing.T) {
	path, here, now := filepath.Join(t.TempDir(), "game.txt"), computer(t), time.Unix(1000, 0)
	x := begun(t)
	x.saveTo(path, quick(here))
	x.at(1, "Ada", "2468", now)
	x.do(private[2])
	want := x.cfg.Match.State().Key()
	x.close()

	// Reset while it is locked: nobody can read it, and who takes the seat neither.
	y := resumed(t, path, quick(here))
	y.resetPIN(1, now)
	if !y.at(1, "Eve", "1111", now).Open || len(y.seatScreens()[1].View.Sheets) != 0 || y.cfg.Match.State().Key() == want {
		t.Error("whoever takes a seat after a reset unlocks what was locked")
	}
	y.close()
	y = resumed(t, path, quick(here))
	if y.at(1, "", "1111", now); y.cfg.Match.State().Key() == want {
		t.Error("a new PIN unlocks what was locked with the old one")
	}
	// The old PIN, when it is found again, brings everything back, covered till the end.
	if told := y.told(); !strings.Contains(told, "The PIN from before unlocks it") {
		t.Errorf("everyone is told %q", told)
	}
	if !y.before(1, "2468", now).Open || y.cfg.Match.State().Key() != want || len(y.seatScreens()[1].View.Sheets) != 0 || strings.Contains(y.told(), "from before") {
		t.Error("the old PIN brings nothing back, or uncovers it")
	}
	y.close()

	// Reset while it is open: this computer keeps it.
	z := resumed(t, path, quick(here))
	z.before(1, "2468", now)
	z.resetPIN(1, now)
	z.close()
	if z = resumed(t, path, quick(here)); z.cfg.Match.State().Key() != want || len(z.seatScreens()[1].View.Sheets) != 0 {
		t.Error("a reset in an open game loses what the seat did, or uncovers it")
	}
}

// TestAResetTellsNothingOfThePINBefore: who resets a PIN again and again, to choose one
// after the other, learns nothing from it, and trying the one from before makes people
// wait as a wrong PIN does, for all to see.
func TestAResetTellsNothingOfThePINBefore(t *testing.T) {
	path, here, now := filepath.Join(t.TempDir(), "game.txt"), computer(t), time.Unix(1000, 0)
	x := begun(t)
	x.saveTo(path, quick(here))
	x.at(1, "Ada", "2468", now)
	x.do(private[2])
	want := x.cfg.Match.State().Key()
	x.close()
	saved := read(t, path)
	seen := func(chosen string) (*sat, string) {
		y := resumed(t, path, quick(here))
		for _, pin := range []string{"1357", chosen} {
			y.resetPIN(1, now)
			if !y.at(1, "Eve", pin, now).Open || !y.at(1, "", pin, now).Open {
				t.Fatalf("the seat is not taken with %s", pin)
			}
		}
		b, err := json.Marshal(y.seatScreens())
		if err != nil {
			t.Fatal(err)
		}
		chance := regexp.MustCompile(`[0-9a-f]{16,}`) // checks of new keys, the game's id
		return y, y.told() + y.cfg.Match.State().Key() + chance.ReplaceAllString(string(b), "")
	}
	y, wrong := seen("9999")
	if told := y.told(); !strings.Contains(told, "was reset 2 times") {
		t.Errorf("everyone is told %q", told)
	}
	y.close()
	if err := os.WriteFile(path, []byte(saved), 0o600); err != nil {
		t.Fatal(err)
	}
	y, right := seen("2468")
	if wrong != right {
		i := 0
		for wrong[i] == right[i] {
			i++
		}
		t.Errorf("whoever chooses the PIN from before is told otherwise: …%s and …%s", wrong[i-60:i+60], right[i-60:i+60])
	}

	for i, pin := range []string{"0000", "0001", "0002"} {
		now = now.Add(time.Minute)
		if o := y.before(1, pin, now); o.Open || !strings.Contains(o.Why.String(), fmt.Sprint("Wait ", 2<<i)) {
			t.Errorf("after %d wrong PINs from before: %v", i+1, o)
		}
		if o := y.before(1, "2468", now); o.Open {
			t.Error("the next PIN is compared at once")
		}
		now = now.Add(time.Minute)
		if !y.at(1, "", "2468", now).Open || !strings.Contains(y.told(), fmt.Sprintf("(%d)", i+1)) {
			t.Errorf("who has the new PIN makes the wrong ones forgotten: %q", y.told())
		}
	}
	if y.cfg.Match.State().Key() == want || !y.before(1, "2468", now).Open || y.cfg.Match.State().Key() != want {
		t.Error("the PIN from before does not unlock what it locks, or it was unlocked without it")
	}
	if told := y.told(); strings.Contains(told, "Wrong PINs") || y.before(1, "2468", now).Open {
		t.Errorf("once all is unlocked everyone is told %q", told)
	}
}

func TestAGameThatWaitsSaysForWhom(t *testing.T) {
	path, here, now := filepath.Join(t.TempDir(), "game.txt"), computer(t), time.Unix(1000, 0)
	x := squad(t, nil)
	x.saveTo(path, quick(here))
	x.at(1, "Ada", "2468", now)
	for _, line := range append(slices.Clone(psiLocked), "player1 guess @player2,5,5,5,5") {
		x.do(line)
	}
	x.close()
	y := resumed(t, path, quick(here))
	v := y.screens[len(y.screens)-1].View
	if !slices.Equal(v.Turn, []game.Seat{1}) || !strings.Contains(v.Prompt.String(), "unlocked") || len(v.Action) != 1 || v.Action[0].Page != 1 || v.Action[0].Key != "w" {
		t.Errorf("while player 1 is waited for: %q, turn %v, %v", v.Prompt, v.Turn, v.Action)
	}
	if own := y.seatScreens()[1].View; len(own.Action)+len(own.Forms) > 0 || own.Prompt.String() != v.Prompt.String() {
		t.Errorf("player 1 reads %q and may do %v", own.Prompt, own.Action)
	}
	if !y.at(1, "", "2468", now).Open {
		t.Fatal("the PIN does not open the door")
	}
	y.show()
	if v := y.screens[len(y.screens)-1].View; !strings.Contains(v.Prompt.String(), "points for") {
		t.Errorf("unlocked, the table reads %q", v.Prompt)
	}
}

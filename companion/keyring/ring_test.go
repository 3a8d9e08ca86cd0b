package keyring

import (
	"bytes"
	"encoding/base64"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"filippo.io/age"

	"github.com/grovewatch/grovewatch/companion/game"
)

func ring(t *testing.T) *Ring {
	t.Helper()
	id, err := age.GenerateX25519Identity()
	if err != nil {
		t.Fatal(err)
	}
	r := New(id)
	r.Work = 1
	return r
}

// again reads what was saved of a ring, on the same computer.
func again(r *Ring, lines []string) *Ring {
	out := New(r.computer)
	for _, l := range lines {
		out.Read(l)
	}
	return out
}

func choose(r *Ring, s game.Seat, owner, pin string) (line string) {
	a := r.Choose(s, owner, pin)
	a.Compare()
	_, _, line = r.Admit(a)
	return line
}

func try(r *Ring, s game.Seat, pin string) bool {
	a := r.Try(s, pin)
	a.Compare()
	open, _, _ := r.Admit(a)
	return open
}

func TestASeatUnlocksItsOwnWordsAlone(t *testing.T) {
	r := ring(t)
	lines := []string{choose(r, 1, "Ada", "2468"), choose(r, 2, "Bo", "1357")}
	word, asides := r.Lock(1, "visitor judge card-key @on")
	here, more := r.Lock(3, "agent1 test")
	lines = append(append(lines, asides...), more...)
	if len(asides) != 0 || len(more) != 1 {
		t.Errorf("keys are saved by %q and %q", asides, more)
	}
	x := again(r, lines)
	if got, ok := x.Open(here); !ok || got != "agent1 test" {
		t.Errorf("this computer's key unlocks %q", got)
	}
	if got := x.Locked(); len(got) != 2 {
		t.Errorf("locked are %v", got)
	}
	for _, wrong := range []bool{try(x, 1, "1357"), try(x, 2, "2468"), try(x, 3, "2468"), try(x, 2, "1357") && len(x.Locked()) != 1} {
		if wrong {
			t.Error("a wrong PIN unlocks a seat")
		}
	}
	if _, ok := x.Open(word); ok {
		t.Error("another seat's PIN opens the word")
	}
	if !try(x, 1, "2468") {
		t.Error("the PIN does not unlock its seat")
	}
	if got, ok := x.Open(word); !ok || got != "visitor judge card-key @on" {
		t.Errorf("unlocked, it is %q", got)
	}
}

func TestLengthsTellNothing(t *testing.T) {
	r := ring(t)
	a, _ := r.Lock(1, "a")
	b, _ := r.Lock(1, strings.Repeat("b", least))
	c, _ := r.Lock(1, strings.Repeat("c", least+1))
	if len(a) != len(b) || len(c) <= len(b) {
		t.Errorf("words are %d, %d and %d long", len(a), len(b), len(c))
	}
}

// TestOnlyTheTrueKeyIsTaken: whoever edits the saved keys gains nothing.
func TestOnlyTheTrueKeyIsTaken(t *testing.T) {
	r, eve := ring(t), ring(t)
	hers := choose(r, 1, "Ada", "2468")
	word, _ := r.Lock(1, "secret")
	w, e := strings.Fields(hers), strings.Fields(choose(eve, 1, "Eve", "1111"))
	for _, line := range []string{
		strings.Join([]string{"key", "1", "pin", w[3], e[4], `"Eve"`}, " "), // her key, locked by another PIN
		strings.Join(e, " "),
		"key 1 here " + w[3] + " " + w[4],
		"lock 1 phone " + w[3] + " " + e[4] + " link",
	} {
		x := again(r, []string{line})
		try(x, 1, "1111")
		x.Present(1, "link", "1111")
		if _, ok := x.Open(word); ok {
			t.Errorf("%s opens her word", line)
		}
	}
	for _, bad := range []string{"", "key", "key 1", "key 1 here x y", "key x here " + w[3] + " y", "key 1 pin " + w[3] + " y Ada", `key 1 pin ` + w[3] + ` y ""`, "lock 1 here " + e[3] + " y", "lock 2 free x", "door 1", "door 99 reset", "said 1 swap a b"} {
		if x := again(r, []string{hers}); x.Read(bad) {
			t.Errorf("%q is taken for a line of a ring", bad)
		}
	}
	b, err := base64.RawStdEncoding.DecodeString(w[4])
	if err != nil {
		t.Fatal(err)
	}
	costly := regexp.MustCompile(`(-> scrypt \S+) 1\n`).ReplaceAll(b, []byte("$1 30\n")) // 2³⁰ would take a terabyte
	x := again(r, []string{"key 1 pin " + w[3] + " " + base64.RawStdEncoding.EncodeToString(costly) + ` "Ada"`})
	if bytes.Equal(costly, b) || try(x, 1, "2468") {
		t.Error("an edited key unlocks")
	}
}

func TestThisComputersKeyIsForItsUserAlone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "grovewatch", "computer.key")
	first, err := Computer(path)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := Computer(path); err != nil || again.String() != first.String() {
		t.Errorf("read again the key is another one: %v", err)
	}
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("its file has the rights %v, %v", info.Mode(), err)
	}
	if left, _ := filepath.Glob(filepath.Join(filepath.Dir(path), ".key*")); len(left) > 0 {
		t.Errorf("beside it lies %v", left)
	}
	for _, c := range []struct {
		change func() error
		want   string
	}{
		{func() error { return os.Chmod(path, 0o644) }, "can be read by others"},
		{func() error {
			return os.WriteFile(path, []byte(strings.Replace(keyHead+first.String(), "A", "B", 40)), 0o600)
		}, "can be read by others"}, // the rights are as they were
		{func() error { return os.Chmod(path, 0o600) }, "was changed"},
		{func() error { return os.WriteFile(path, nil, 0o600) }, "was changed"},
		{func() error { return os.WriteFile(path, make([]byte, mostKey+1), 0o600) }, "cannot be read"},
		{func() error { return errors.Join(os.Remove(path), os.Mkdir(path, 0o755)) }, "cannot be read"}, // nobody is told to change the rights of what is no file
		{func() error { return os.Remove(path) }, ""},
	} {
		if err := c.change(); err != nil {
			t.Fatal(err)
		}
		_, err := Computer(path)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%v, not %q", err, c.want)
		}
		if err != nil && strings.Contains(err.Error(), "SECRET") {
			t.Errorf("the key is told: %v", err)
		}
	}
	if _, err := Computer("/dev/null/key"); err == nil || !strings.Contains(err.Error(), "cannot be kept") && !strings.Contains(err.Error(), "cannot be read") {
		t.Errorf("without a folder: %v", err)
	}
}

// TestAKeyAddedToTheFileIsRefused: a line that gives a seat another key beside its
// own, without a reset, is not read, and a foreign key unlocks nothing more.
func TestAKeyAddedToTheFileIsRefused(t *testing.T) {
	r, eve := ring(t), ring(t)
	hers, foreign := choose(r, 1, "Ada", "2468"), choose(eve, 1, "Ada", "1111")
	_, here := ring(t).Lock(1, "") // a key that this computer does not open
	word, _ := r.Lock(1, "secret")
	for _, line := range []string{foreign, here[0]} {
		x := again(r, []string{hers})
		if x.Read(line) {
			t.Errorf("%s is read beside her own key", line)
		}
		if try(x, 1, "1111") || !try(x, 1, "2468") {
			t.Error("after that another PIN opens her door")
		}
	}
	// After a reset that somebody wrote into the file the PIN of the foreign key opens
	// that alone, and hers no door.
	x := again(r, []string{hers, "door 1 reset", foreign})
	if try(x, 1, "2468") {
		t.Error("a PIN that is not that of the newest key opens the door")
	}
	if _, ok := x.Open(word); ok {
		t.Error("a PIN that was refused unlocks an older key")
	}
}

// TestOnlyRecoverUnlocksWhatWasLockedBeforeAReset: choosing a PIN, and entering it, is
// the same whether it was the one from before or not.
func TestOnlyRecoverUnlocksWhatWasLockedBeforeAReset(t *testing.T) {
	r := ring(t)
	lines := []string{choose(r, 1, "Ada", "2468")}
	word, _ := r.Lock(1, "secret")
	x := again(r, lines)
	if x.Lost(1) {
		t.Error("before a reset something is locked by a PIN from before it")
	}
	x.TakeAway(1)
	choose(x, 1, "Eve", "2468")
	opens := func() bool { _, ok := x.Open(word); return ok }
	if !try(x, 1, "2468") || opens() || !x.Lost(1) || len(x.Locked()) != 0 {
		t.Error("the PIN from before unlocks something when it is chosen anew")
	}
	for _, c := range []struct {
		pin  string
		news bool
	}{{"1111", false}, {"2468", true}, {"2468", false}} {
		a := x.Recover(1, c.pin)
		a.Compare()
		if open, news, line := x.Admit(a); open || news != c.news || line != "" {
			t.Errorf("with %s: %v %v %q", c.pin, open, news, line)
		}
	}
	if !opens() || x.Lost(1) {
		t.Error("the PIN from before unlocks nothing")
	}
}

// TestAResetThatIsCutOffTheFileOpensNothing: its first line is the reset, and this
// computer's key unlocks nothing of a seat that has an owner.
func TestAResetThatIsCutOffTheFileOpensNothing(t *testing.T) {
	r := ring(t)
	lines := []string{choose(r, 1, "Ada", "2468")}
	word, _ := r.Lock(1, "secret")
	reset := r.TakeAway(1)
	if len(reset) != 2 || reset[0] != "door 1 reset" {
		t.Fatalf("a reset is saved as %q", reset)
	}
	for name, c := range map[string]struct {
		lines []string
		opens bool
	}{
		"all":                  {reset, true},
		"without its lock":     {reset[:1], false},
		"cut off":              {nil, false},
		"its lock alone":       {reset[1:], false},
		"in the order of once": {[]string{reset[1], reset[0]}, true},
	} {
		x := again(r, append(slices.Clone(lines), c.lines...))
		if _, ok := x.Open(word); ok != c.opens {
			t.Errorf("%s: opened is %v", name, ok)
		}
	}
}

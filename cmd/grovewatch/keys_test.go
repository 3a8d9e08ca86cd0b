package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

// savedGame begins to save a game, with keys that are quick to make.
func savedGame(t *testing.T, path string, c playCmd) (*game.Match, *keyring.Ring, *companion.Save) {
	t.Helper()
	m, _, err := c.match()
	if err != nil {
		t.Fatal(err)
	}
	keys, err := newKeys()
	if err != nil {
		t.Fatal(err)
	}
	keys.Work = 1
	save, err := companion.CreateSave(path, m, keys)
	if err != nil {
		t.Fatal(err)
	}
	return m, keys, save
}

// lockedGame saves a game in which the Visitor has a PIN and a judgement of her
// own, and the Agent neither PIN nor phone, and a test.
func lockedGame(t *testing.T) (home, path string) {
	t.Helper()
	home = t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", home)
	path = filepath.Join(home, "game.txt")
	m, keys, save := savedGame(t, path, playCmd{gameFlags: gameFlags{Game: "grove"}, Players: 3})
	a := keys.Choose(1, "Ada", "2468")
	a.Compare()
	_, _, line := keys.Admit(a)
	if err := save.Aside(line); err != nil {
		t.Fatal(err)
	}
	for _, l := range []string{"table deal card-watch,card-hourglass @PV", "visitor rule", "visitor trim", "visitor place card-watch @ON1",
		"visitor place card-hourglass @BY1", "visitor done", "agent1 test agent1-marker-1,card-key @FD-A1-BY", "visitor judge card-rose @on"} {
		mv, err := game.ParseMove(l, m.State().Seats())
		if err != nil {
			t.Fatal(err)
		}
		before := m.State()
		if err := m.Apply(mv); err != nil {
			t.Fatal(err)
		}
		if err := save.Move(before, mv); err != nil {
			t.Fatal(err)
		}
	}
	if err := save.Close(); err != nil {
		t.Fatal(err)
	}
	return home, path
}

// replay runs the command with what people type.
func replay(t *testing.T, typed string, args ...string) (out, said string, code int) {
	t.Helper()
	cmd := exec.Command("grovewatch", append([]string{"replay"}, args...)...)
	var o, e strings.Builder
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(typed), &o, &e
	_ = cmd.Run()
	return o.String(), e.String(), cmd.ProcessState.ExitCode()
}

func TestReplayAsksTheSeatForItsPIN(t *testing.T) {
	home, path := lockedGame(t)
	for _, c := range []struct {
		name, typed string
		args        []string
		code        int
		has, lacks  string // of the output
		said        string
	}{
		{"everyone", "", []string{path, "--log"}, 0, "agent1 test agent1-marker-1 @", "card-key", ""},
		{"the Visitor", "2468\n", []string{path, "--log", "--as", "visitor"}, 0, "visitor judge card-rose", "", "visitor, your PIN: "},
		{"a wrong PIN", "1357\n", []string{path, "--log", "--as", "visitor"}, 1, "", "judge", "this is not the PIN of visitor"},
		{"no PIN", "", []string{path, "--as", "visitor"}, 1, "", "judge", "type the PIN of this seat"},
		{"a seat without a PIN", "", []string{path, "--log", "--as", "agent1"}, 1, "", "card-key", "nobody has taken the seat agent1 with a PIN"},
		{"a seat that did nothing in private", "", []string{path, "--log", "--as", "kid"}, 0, "agent1 test agent1-marker-1 @", "card-key", ""},
	} {
		out, said, code := replay(t, c.typed, c.args...)
		if code != c.code || !strings.Contains(out, c.has) || c.lacks != "" && strings.Contains(out+said, c.lacks) || !strings.Contains(said, c.said) {
			t.Errorf("%s: %d, %q\n%s", c.name, code, said, out)
		}
	}
	key := filepath.Join(home, "grovewatch", "computer.key")
	if err := os.Rename(key, key+".old"); err != nil {
		t.Fatal(err)
	}
	if out, said, code := replay(t, "", path, "--log", "--as", "agent1"); code != 1 || !strings.Contains(said, "key of another computer") || strings.Contains(out, "card-key") {
		t.Errorf("on another computer: %d, %q\n%s", code, said, out)
	}
	if _, err := os.Stat(key); err == nil {
		t.Error("a key was made for a game that is only looked at")
	}
	if out, said, code := replay(t, "", path); code != 0 || said != "" || out == "" {
		t.Errorf("on another computer everyone reads: %d, %q\n%s", code, said, out)
	}
}

// What a seat knows without having done anything in private, such as its hidden coins,
// is not shown to whoever names the seat either.
func TestReplayShowsNoHiddenCoinsOfASeatWithoutAPIN(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	for _, coins := range []string{"hidden", "open"} {
		path := filepath.Join(t.TempDir(), "game.txt")
		_, _, save := savedGame(t, path, playCmd{gameFlags: gameFlags{Game: "blackwood"}, Players: 2, Option: map[string]string{"coins": coins}})
		if err := save.Close(); err != nil {
			t.Fatal(err)
		}
		out, said, code := replay(t, "", path, "--as", "player2")
		if hidden := coins == "hidden"; (code == 1) != hidden || strings.Contains(said, "nobody has taken the seat player2") != hidden || hidden && out != "" {
			t.Errorf("coins that are %s: %d, %q\n%s", coins, code, said, out)
		}
	}
}

func TestAnInputWithoutAnEndIsNoPIN(t *testing.T) {
	zero, err := os.Open("/dev/zero")
	if err != nil {
		t.Skip(err)
	}
	defer zero.Close()
	was := os.Stdin
	os.Stdin = zero
	defer func() { os.Stdin = was }()
	var people typed
	if text, _ := people.ask("PIN: "); len(text) > mostTyped {
		t.Errorf("%d bytes were read", len(text))
	}
}

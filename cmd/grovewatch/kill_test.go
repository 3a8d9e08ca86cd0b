package main

import (
	"bufio"
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// patience is the longest wait for anything that a busy machine does slowly.
const patience = 15 * time.Minute

// servers has one screen at a time begin or end: one that ends removes the socket of its
// number, which might be that of another one by then.
var servers sync.Mutex

// desktop starts a screen of its own without a window manager.
func desktop(t *testing.T, args ...string) (display string) {
	t.Helper()
	needTools(t, "Xvfb", "xdotool")
	servers.Lock()
	defer servers.Unlock()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	x := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
	x.Args = append(x.Args, args...)
	x.ExtraFiles = []*os.File{w}
	if err := x.Start(); err != nil {
		t.Fatal(err)
	}
	w.Close()
	t.Cleanup(func() {
		servers.Lock()
		defer servers.Unlock()
		_ = x.Process.Signal(syscall.SIGTERM)
		_ = x.Wait()
	})
	number, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Skip("Xvfb does not start here")
	}
	return ":" + strings.TrimSpace(number)
}

// app is the program with its window, running.
type app struct {
	t    *testing.T
	cmd  *exec.Cmd
	env  []string
	said bytes.Buffer // on standard error
	done chan error
}

// open starts the program on a desktop, with the home of a test.
func open(t *testing.T, display, home string, args ...string) *app {
	t.Helper()
	a := &app{t: t, cmd: exec.Command("grovewatch", args...), done: make(chan error, 1)}
	temporary := filepath.Join(home, "tmp")
	if err := os.MkdirAll(temporary, 0o700); err != nil {
		t.Fatal(err)
	}
	a.env = append(os.Environ(), "DISPLAY="+display, "WAYLAND_DISPLAY=", "TMPDIR="+temporary, "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home, "XDG_RUNTIME_DIR="+home)
	a.cmd.Env, a.cmd.Stderr = a.env, &a.said
	if err := a.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() { a.done <- a.cmd.Wait() }()
	t.Cleanup(func() { a.end(syscall.SIGKILL) })
	return a
}

// end sends a signal and waits for the end.
func (a *app) end(s os.Signal) error {
	a.t.Helper()
	_ = a.cmd.Process.Signal(s)
	select {
	case err := <-a.done:
		a.done <- err
		return err
	case <-time.After(patience):
		_ = a.cmd.Process.Signal(syscall.SIGQUIT) // it says what each goroutine waits for
		select {
		case <-a.done:
		case <-time.After(patience):
			_ = a.cmd.Process.Kill()
		}
		return errors.New("it does not end")
	}
}

// until waits for something to become true while the program runs.
func (a *app) until(what string, true func() bool) {
	a.t.Helper()
	for end := time.Now().Add(patience); !true(); time.Sleep(100 * time.Millisecond) {
		select {
		case err := <-a.done:
			a.done <- err
			a.t.Fatalf("waiting for %s, the program ended: %v\n%s", what, err, a.said.String())
		default:
		}
		if time.Now().After(end) {
			a.t.Fatalf("waited in vain for %s\n%s", what, a.said.String())
		}
	}
}

// press sends a key to the program's window.
func (a *app) press(key string) {
	a.t.Helper()
	cmd := exec.Command("xdotool", "search", "--sync", "--onlyvisible", "--name", "Grovewatch", "windowfocus", "--sync", "key", key)
	cmd.Env = a.env
	if out, err := cmd.CombinedOutput(); err != nil {
		a.t.Fatalf("xdotool: %v: %s", err, out)
	}
}

// moves counts the moves of a transcript, of which only the last line may be
// unfinished.
func moves(t *testing.T, path string) int {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if len(text) == 0 { // just made
		return 0
	}
	m, _, _, err := game.Read(bytes.NewReader(text), finder(""), nil)
	if err != nil && !errors.Is(err, game.ErrTorn) {
		t.Fatalf("%v:\n%s", err, text)
	}
	return m.Len()
}

// TestFilmAKilledProgramGoesOn kills the program in the middle of a demonstration,
// tears the last line of its transcript, and resumes.
func TestFilmAKilledProgramGoesOn(t *testing.T) {
	t.Parallel()
	display, home := desktop(t), t.TempDir()
	first := open(t, display, home, "--camera", "demo")
	first.press("Return") // the notes for those who begin are read
	var path string
	first.until("the first moves", func() bool {
		if saves, _ := filepath.Glob(filepath.Join(home, "grovewatch", "games", "*.txt")); len(saves) == 1 {
			path = saves[0]
		}
		return path != "" && moves(t, path) >= 2
	})
	_ = first.end(syscall.SIGKILL)

	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before := moves(t, path)
	if before < 2 {
		t.Fatalf("the kill has cost moves: %d are left", before)
	}
	torn := whole[:len(whole)-3]
	if err := os.WriteFile(path, torn, 0o600); err != nil {
		t.Fatal(err)
	}
	sound := torn[:bytes.LastIndexByte(torn, '\n')+1]

	second := open(t, display, home, "--resume", "--camera", "demo")
	second.until("more moves than before", func() bool { return moves(t, path) > before })
	if err := second.end(syscall.SIGTERM); err != nil {
		t.Errorf("asked to end, the program ends with %v:\n%s", err, second.said.String())
	}
	if !strings.Contains(second.said.String(), "unfinished") {
		t.Errorf("nobody was told of the torn line:\n%s", second.said.String())
	}
	after, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.HasPrefix(after, sound) {
		t.Errorf("what was sound has changed:\n%s\nbecame\n%s", sound, after)
	}
	grovewatch(t, "replay", path)
}

// TestKeysPlayWithoutACamera plays moves by keys alone, and they outlive a kill.
func TestKeysPlayWithoutACamera(t *testing.T) {
	display, home := desktop(t), t.TempDir()
	text := string(grovewatch(t, "simulate", "--seed", "3"))
	lines := strings.SplitAfter(text, "\n")
	path := filepath.Join(home, "game.txt")
	if err := os.WriteFile(path, []byte(strings.Join(lines[:5], "")), 0o600); err != nil { // the head and the deal
		t.Fatal(err)
	}
	a := open(t, display, home, "--resume", "--save", path, "--camera", "none")
	// The window may drop keys until it has come up: press until one counts.
	a.until("the Visitor's Pass Rule by its key", func() bool {
		a.press("r")
		return moves(t, path) >= 2
	})
	_ = a.end(syscall.SIGKILL)
	out := string(grovewatch(t, "replay", path, "--log"))
	if !strings.Contains(out, "visitor rule\n") {
		t.Errorf("the move is lost:\n%s", out)
	}
}

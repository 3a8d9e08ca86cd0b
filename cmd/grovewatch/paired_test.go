package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"filippo.io/age"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/keyring"
	"github.com/grovewatch/grovewatch/companion/paired"
)

// TestFilmPairedProgramsShowTheSame goes on with saved games that differ only in
// what is private, and compares what somebody beside the program can see: every
// pixel of the window and of the second one, the windows' titles, the arguments, the environment, the
// open files, what it says, and all that lies in the home.
func TestFilmPairedProgramsShowTheSame(t *testing.T) {
	for _, setup := range paired.Setups() {
		t.Run(setup.Game+setup.Options["mode"], func(t *testing.T) {
			t.Parallel() // the programs wait most of the time
			programsShowTheSame(t, setup)
		})
	}
}

func programsShowTheSame(t *testing.T, setup game.Setup) {
	t.Helper()
	frame := t.TempDir()
	display := desktop(t, "-fbdir", frame)
	home, folder := t.TempDir(), t.TempDir()
	key, err := keyring.Computer(filepath.Join(folder, "computer.key"))
	if err != nil {
		t.Fatal(err)
	}
	p := pair(t, setup, folder, key)
	for range 9 { // the window tells the minute in which the app left a seat, and one game is played after the other
		if slices.Equal(left(t, p.Two[0].Path), left(t, p.Two[1].Path)) {
			break
		}
		p = pair(t, setup, t.TempDir(), key)
	}
	look := func(save string, args ...string) map[string]string {
		return shows(t, display, filepath.Join(frame, "Xvfb_screen0"), home, filepath.Join(folder, "computer.key"), save, args...)
	}
	a, b := look(p.Two[0].Path), look(p.Two[1].Path)
	for range 2 { // a busy machine may leave a window half drawn; what tells of a secret differs each time
		if !maps.Equal(a, b) {
			a, b = look(p.Two[0].Path), look(p.Two[1].Path)
		}
	}
	for _, what := range slices.Sorted(maps.Keys(a)) {
		if a[what] != b[what] {
			i := 0
			for i < min(len(a[what]), len(b[what])) && a[what][i] == b[what][i] {
				i++
			}
			at := func(s string) string { return s[max(0, i-100):min(len(s), i+100)] }
			t.Errorf("%s %v: the two can be told by the %s, from byte %d on: %q and %q", setup.Game, setup.Options, what, i, at(a[what]), at(b[what]))
		}
	}
	t.Logf("%s %v: %d moves, %d of them differ in private; the same %v", setup.Game, setup.Options, p.Two[0].Match.Len(), p.Differ, slices.Sorted(maps.Keys(a)))
	if setup.Game != "grove" {
		return
	}
	// The comparison can fail, for each kind of what is seen.
	text, err := os.ReadFile(p.Two[0].Path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(text), "\n")
	shorter := filepath.Join(folder, "shorter.txt")
	if err := os.WriteFile(shorter, []byte(strings.Join(lines[:len(lines)-12], "")), 0o600); err != nil {
		t.Fatal(err)
	}
	c := look(shorter, "--turn", "90")
	for _, what := range []string{"arguments", "pixels", "second window's pixels", "home"} {
		if a[what] == c[what] {
			t.Errorf("of another game the %s are the same", what)
		}
	}
}

// pair plays the first 40 moves of two games that differ only in what is private.
func pair(t *testing.T, setup game.Setup, folder string, key *age.X25519Identity) *paired.Pair {
	t.Helper()
	p, err := paired.New(setup, 5, folder, key)
	if err != nil {
		t.Fatal(err)
	}
	for more := true; more && p.Two[0].Match.Len() < 40; {
		if _, more, err = p.Next(); err != nil {
			t.Fatal(err)
		}
	}
	p.Close()
	if p.Differ == 0 || p.Two[0].Match.State().Result() != nil {
		t.Fatalf("%s %v: the pair differs in nothing private, or is over", setup.Game, setup.Options)
	}
	return p
}

// left are the minutes in which the app left seats to people.
func left(t *testing.T, save string) (minutes []string) {
	t.Helper()
	text, err := os.ReadFile(save)
	if err != nil {
		t.Fatal(err)
	}
	for _, found := range given.FindAllSubmatch(text, -1) {
		s, err := strconv.ParseInt(string(found[1]), 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		minutes = append(minutes, time.Unix(s, 0).Format("15:04"))
	}
	return minutes
}

// given finds the lines that say when the app left a seat to a person.
var given = regexp.MustCompile(`(?m)^[0-9]+ aside door [0-9]+ given ([0-9]+)`)

// shows goes on with a saved game in a home that has nothing else, and gives what
// can be seen of the program, by what it is.
func shows(t *testing.T, display, screen, home, key, save string, args ...string) map[string]string {
	t.Helper()
	path := filepath.Join(home, "game.txt")
	entries, err := os.ReadDir(home)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if err := os.RemoveAll(filepath.Join(home, e.Name())); err != nil {
			t.Fatal(err)
		}
	}
	for from, to := range map[string]string{key: filepath.Join(home, "grovewatch", "computer.key"), save: path} {
		text, err := os.ReadFile(from)
		if err == nil {
			err = os.MkdirAll(filepath.Dir(to), 0o700)
		}
		if err == nil {
			err = os.WriteFile(to, text, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	blank, err := os.ReadFile(screen)
	if err != nil {
		t.Skip("Xvfb keeps no picture of its screen here")
	}
	a := open(t, display, home, append([]string{"--resume", "--save", path, "--camera", "none"}, args...)...)
	pixels := a.still(screen, blank)
	a.click(1241, 54) // the menu; "Second window" is the sixth from its end
	a.xdotool("sleep", "1", "key", "Up", "key", "Up", "key", "Up", "key", "Up", "key", "Up", "key", "Up", "key", "Return")
	a.away()
	second := a.still(screen, pixels)
	if n := strings.Count(a.titles(), "Grovewatch"); n != 2 {
		t.Fatalf("%d windows are open:\n%s", n, a.titles())
	}
	proc := fmt.Sprintf("/proc/%d/", a.cmd.Process.Pid)
	read := func(name string) string {
		text, err := os.ReadFile(proc + name)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	out := map[string]string{"pixels": string(pixels), "second window's pixels": string(second), "arguments": read("cmdline"), "environment": read("environ"), "titles": a.titles(), "open files": openFiles(t, proc)}
	if err := a.end(syscall.SIGTERM); err != nil {
		t.Errorf("asked to end, the program ends with %v\n%s", err, a.said.String())
	}
	out["words"] = timed.ReplaceAllString(a.said.String(), "")
	out["home"] = tree(t, home)
	for end := time.Now().Add(patience); ; time.Sleep(100 * time.Millisecond) { // the next begins on an empty screen
		if now, err := os.ReadFile(screen); err != nil || bytes.Equal(now, blank) || time.Now().After(end) {
			return out
		}
	}
}

// still is the picture of the screen once it is another than before and stands still.
func (a *app) still(screen string, before []byte) []byte {
	a.t.Helper()
	var last []byte
	since := time.Now()
	a.until("a window that stands still", func() bool {
		now, err := os.ReadFile(screen)
		if err != nil {
			a.t.Fatal(err)
		}
		if !bytes.Equal(now, last) {
			last, since = now, time.Now()
		}
		return !bytes.Equal(now, before) && time.Since(since) > 4*time.Second
	})
	return last
}

// titles are those of all windows, and what they say of themselves beside.
func (a *app) titles() string {
	a.t.Helper()
	cmd := exec.Command("xdotool", "search", "--name", ".", "getwindowname", "%@")
	cmd.Env = a.env
	out, err := cmd.Output()
	if err != nil || len(out) == 0 {
		a.t.Fatalf("xdotool finds no window: %v", err)
	}
	return string(out)
}

// numbered, timed and played are what is another in each run: numbers of the
// system, the time before a complaint of the desktop, and how long the game was open.
var (
	numbered = regexp.MustCompile(`(socket|pipe|anon_inode):\[?[0-9]+\]?`)
	timed    = regexp.MustCompile(`(?m)^[0-9/]+ [0-9:]+ `)
	played   = regexp.MustCompile(`(?m)^([0-9]+ aside played) [0-9]+ s$`)
)

// openFiles are the names of the files that a program has open or has mapped.
func openFiles(t *testing.T, proc string) string {
	t.Helper()
	var out []string
	links, err := os.ReadDir(proc + "fd")
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range links {
		to, _ := os.Readlink(proc + "fd/" + l.Name())
		out = append(out, numbered.ReplaceAllString(to, "$1"))
	}
	maps, err := os.ReadFile(proc + "maps")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(maps)) {
		if f := strings.Fields(line); len(f) > 5 && strings.HasPrefix(f[5], "/") {
			out = append(out, f[5])
		}
	}
	slices.Sort(out)
	return strings.Join(slices.Compact(out), "\n")
}

// tree is all that lies in a folder: names, and what the files hold. Settings
// without any setting are written by Fyne late or not at all, and left out.
func tree(t *testing.T, folder string) string {
	t.Helper()
	var out strings.Builder
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			fmt.Fprintln(&out, path)
			return err
		}
		text, err := os.ReadFile(path)
		if strings.TrimSpace(string(text)) == "{}" {
			return err
		}
		fmt.Fprintf(&out, "%s\n%s", path, played.ReplaceAllString(paired.Unlocked(string(text)), "$1"))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out.String()
}

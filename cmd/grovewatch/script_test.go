package main

import (
	"errors"
	"os"
	"os/exec"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestMain makes this test's own binary the command grovewatch, for the
// scripts and for every test that runs it.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"grovewatch": main})
}

func TestScripts(t *testing.T) { runScripts(t, "testdata/script") }

// The scripts that print whole boxes, read pictures and fill a disk.
func TestFilmScripts(t *testing.T) { runScripts(t, "testdata/film") }

func runScripts(t *testing.T, folder string) {
	testscript.Run(t, testscript.Params{
		Dir:                 folder,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Condition: func(name string) (bool, error) {
			switch name {
			case "root":
				return os.Getuid() == 0, nil
			case "tinydisk":
				return mountable(), nil
			}
			return false, errors.New("unknown condition " + name)
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"refuses":  refuses,
			"tinydisk": tinydisk,
		},
	})
}

// jargon is what a sentence for people does not hold.
var jargon = regexp.MustCompile(`panic|goroutine|\.go:|%!|\b0x[0-9a-f]|<nil>|strconv|errno|(open|read|write|mkdir|stat) /|bit int|invalid character|EOF`)

// progress is what print tells before it is done: how much there is, and how far it
// has come.
var progress = regexp.MustCompile(`(?m)^grovewatch: \d+ (of \d+ )?pages? .*\n`)

// refuses CODE REGEXP ARGS... runs grovewatch, which must end with the exit
// code and say on standard error, in one sentence, what matches.
func refuses(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 3 {
		ts.Fatalf("usage: refuses code regexp args...")
	}
	err := ts.Exec("grovewatch", args[2:]...)
	code := 0
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		code = exit.ExitCode()
	} else if err != nil {
		ts.Fatalf("it did not run: %v", err)
	}
	said := progress.ReplaceAllString(ts.ReadFile("stderr"), "")
	if strconv.Itoa(code) != args[0] {
		ts.Fatalf("it ended with %d, not %s, and said: %s", code, args[0], said)
	}
	sentence := strings.TrimSuffix(strings.TrimSuffix(said, "\n"), "\nSee grovewatch --help.")
	if !strings.HasPrefix(sentence, "grovewatch: ") || strings.Contains(sentence, "\n") || (sentence+"\n" == said) != (code != 2) {
		ts.Fatalf("it does not say one sentence: %s", said)
	}
	if word := jargon.FindString(sentence); word != "" {
		ts.Fatalf("%q is no word for people: %s", word, said)
	}
	want, err := regexp.Compile(args[1])
	ts.Check(err)
	if !want.MatchString(sentence) {
		ts.Fatalf("nothing matches %s in: %s", args[1], said)
	}
}

// mountable reports whether this user may mount a small disk.
func mountable() bool {
	if runtime.GOOS != "linux" || os.Getuid() != 0 {
		return false
	}
	dir, err := os.MkdirTemp("", "tinydisk")
	if err != nil {
		return false
	}
	defer os.Remove(dir)
	return mount(dir) == nil && exec.Command("umount", dir).Run() == nil
}

// mount puts a disk of 200 KB on a folder.
func mount(dir string) error {
	return exec.Command("mount", "-t", "tmpfs", "-o", "size=200k", "tmpfs", dir).Run()
}

// tinydisk DIR puts a disk of 200 KB on a folder until the script ends.
func tinydisk(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: tinydisk folder")
	}
	dir := ts.MkAbs(args[0])
	ts.Check(os.MkdirAll(dir, 0o700))
	ts.Check(mount(dir))
	ts.Defer(func() { _ = exec.Command("umount", dir).Run() })
}

// grovewatch runs the command and gives its standard output.
func grovewatch(t *testing.T, args ...string) []byte {
	t.Helper()
	out, err := exec.Command("grovewatch", args...).Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Fatalf("grovewatch %q: %v\n%s", args, err, exit.Stderr)
		}
		t.Fatal(err)
	}
	return out
}

// needTools skips when a program that the Makefile installs is missing.
func needTools(t *testing.T, names ...string) {
	t.Helper()
	i := slices.IndexFunc(names, func(n string) bool { _, err := exec.LookPath(n); return err != nil })
	if i >= 0 {
		t.Skipf("%s is not installed; make test installs it", names[i])
	}
}

package voice

import (
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// stage puts commands of ours on the path, each of which writes down how it
// was called, and gives the lines written so far.
func stage(t *testing.T, names ...string) func() []string {
	t.Helper()
	dir := t.TempDir()
	calls := filepath.Join(dir, "calls")
	for _, n := range names {
		script := "#!/bin/sh\necho " + n + " \"$@\" >> '" + calls + "'\n"
		if err := os.WriteFile(filepath.Join(dir, n), []byte(script), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", dir)
	return func() []string {
		b, _ := os.ReadFile(calls)
		return strings.Split(strings.TrimSpace(string(b)), "\n")
	}
}

// until waits for a last line.
func until(t *testing.T, lines func() []string, last string) {
	t.Helper()
	for range 1000 {
		if l := lines(); strings.HasSuffix(l[len(l)-1], last) {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatalf("never came to %q: %q", last, lines())
}

func french(s string) string {
	if s == "It is your turn." {
		return "À vous de jouer."
	}
	return s
}

func TestSpeaksWhatEveryoneReads(t *testing.T) {
	lines := stage(t, "espeak-ng")
	v := New(french, func() string { return "fr" })
	screen := &companion.Screen{View: game.View{Prompt: game.Say("It is your turn.")}}
	v.Hear(screen) // still silent
	if err := v.Speech(true); err != nil {
		t.Fatal(err)
	}
	screen = &companion.Screen{View: game.View{Prompt: game.Say("A card is missing.")}}
	v.Hear(screen)
	until(t, lines, "-v fr -- A card is missing.")
	v.Hear(screen)
	v.Hear(&companion.Screen{View: game.View{Prompt: game.Say("It is your turn.")}})
	until(t, lines, "-v fr -- À vous de jouer.")
	if n := len(lines()); n != 2 {
		t.Errorf("%d things were said: %q", n, lines())
	}
	if err := v.Speech(false); err != nil {
		t.Fatal(err)
	}
	v.Hear(screen)
	if err := v.Close(); err != nil {
		t.Fatal(err)
	}
	if n := len(lines()); n != 2 {
		t.Errorf("it went on speaking: %q", lines())
	}
}

func TestSoundsTellWhatHappened(t *testing.T) {
	lines := stage(t, "aplay")
	v := New(french, func() string { return "en" })
	if err := v.Sounds(true); err != nil {
		t.Fatal(err)
	}
	dir := v.dir
	s := companion.Screen{}
	hear := func(tune string, change func()) {
		t.Helper()
		change()
		now := s
		v.Hear(&now)
		until(t, lines, tune+".wav")
	}
	v.Hear(&companion.Screen{}) // what is there at the beginning makes no noise
	hear(move, func() { s.Log = make([]game.Entry, 2) })
	hear(undone, func() { s.Log = s.Log[:1] })
	hear(question, func() { s.Question = &companion.Question{ID: 3} })
	hear(refused, func() { s.Trouble = game.Say("The disk is full.") })
	hear(end, func() { s.View.Result = &game.Result{} })
	if n := len(lines()); n != 5 {
		t.Errorf("%d sounds: %q", n, lines())
	}
	gentle := s
	gentle.Question = &companion.Question{ID: 4, Gentle: true}
	v.Hear(&gentle)
	if err := v.Close(); err != nil {
		t.Fatal(err)
	}
	if n := len(lines()); n != 5 {
		t.Errorf("a hint made a noise: %q", lines())
	}
	if _, err := os.Stat(dir); !os.IsNotExist(err) {
		t.Errorf("the sounds' folder is still there: %v", err)
	}
}

func TestSaysWhatIsMissing(t *testing.T) {
	stage(t)
	v := New(french, func() string { return "en" })
	defer v.Close()
	if err := v.Sounds(true); err == nil || !strings.Contains(err.Error(), "alsa-utils") {
		t.Errorf("sounds without a command: %v", err)
	}
	if err := v.Speech(true); err == nil || !strings.Contains(err.Error(), "espeak-ng") {
		t.Errorf("speech without a command: %v", err)
	}
	v.Hear(&companion.Screen{Log: make([]game.Entry, 1)})
}

// A command that hangs must not keep the program from ending, nor one that should end
// what the other has begun.
func TestCloseEndsACommand(t *testing.T) {
	t.Run("espeak", func(t *testing.T) { closeEnds(t, "espeak") })
	t.Run("spd-say", func(t *testing.T) { closeEnds(t, "spd-say") })
}

func closeEnds(t *testing.T, name string) {
	dir := t.TempDir()
	started := filepath.Join(dir, "started")
	sleep, err := exec.LookPath("sleep")
	if err != nil {
		t.Skip("there is no sleep here")
	}
	script := "#!/bin/sh\necho > '" + started + "'\nexec " + sleep + " 600\n"
	if err := os.WriteFile(filepath.Join(dir, name), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir)
	v := New(french, func() string { return "en" })
	if err := v.Speech(true); err != nil {
		t.Fatal(err)
	}
	v.Hear(&companion.Screen{View: game.View{Prompt: game.Say("Hello")}})
	for {
		if _, err := os.Stat(started); err == nil {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	if err := v.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestTunesAreSound(t *testing.T) {
	for name, notes := range tunes {
		s := samples(notes)
		loudest := 0.0
		for _, x := range s {
			loudest = max(loudest, math.Abs(x))
		}
		if loudest > 0.9 || loudest < 0.1 {
			t.Errorf("%s is %.2f loud", name, loudest)
		}
		if math.Abs(s[len(s)-1]) > 0.01 {
			t.Errorf("%s ends with a click: %v", name, s[len(s)-1])
		}
		path := filepath.Join(t.TempDir(), "tune.wav")
		if err := os.WriteFile(path, wave(notes), 0o600); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command("ffprobe", "-v", "error", "-show_entries", "stream=codec_name,sample_rate,channels", "-of", "csv=p=0", path).Output()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if got := strings.TrimSpace(string(out)); got != "pcm_s16le,22050,1" {
			t.Errorf("%s is %q", name, got)
		}
	}
	if !slices.Contains(readers[0].args, "--") {
		t.Error("words that begin with a dash would be taken for an option")
	}
}

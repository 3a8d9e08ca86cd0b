package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestFilmAMouseAloneReachesTheFirstTestedCard starts the program as a desktop's
// menu does and clicks where every page has its way on – Next, Start the game,
// Got it – until simulated people have tested a card. No key is touched. The
// next start goes on as last time.
func TestFilmAMouseAloneReachesTheFirstTestedCard(t *testing.T) {
	t.Parallel()
	display, home := desktop(t), t.TempDir()
	a := open(t, display, home)
	var path string
	on := func(is func(transcript []byte) bool) func() bool {
		return func() bool {
			a.click(1140, 744)
			saves, _ := filepath.Glob(filepath.Join(home, "grovewatch", "games", "*.txt"))
			if len(saves) > 1 {
				t.Fatalf("one set-up has begun %d games", len(saves))
			}
			if len(saves) == 0 {
				return false
			}
			path = saves[0]
			text, err := os.ReadFile(path)
			return err == nil && is(text)
		}
	}
	a.until("the table", on(func([]byte) bool { return true }))
	a.until("the first objects", on(func(text []byte) bool { return bytes.Contains(text, []byte(" deal ")) }))
	a.until("the first tested card", on(func(text []byte) bool { return bytes.Contains(text, []byte(" test ")) }))
	if err := a.end(syscall.SIGTERM); err != nil {
		t.Errorf("asked to end, the program ends with %v", err)
	}
	if out := string(grovewatch(t, "replay", path, "--log")); !strings.Contains(out, " test ") {
		t.Errorf("the transcript does not tell of it:\n%s", out)
	}
	kept, err := filepath.Glob(filepath.Join(home, "fyne", "*", "preferences.json"))
	if err != nil || len(kept) != 1 {
		t.Fatalf("the set-up is kept in %v, %v", kept, err)
	}
	if text, err := os.ReadFile(kept[0]); err != nil || !strings.Contains(string(text), `"camera.what":"demo"`) {
		t.Errorf("kept is %s, %v", text, err)
	}
}

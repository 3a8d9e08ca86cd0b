package room

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"
)

// TestWhatCannotBeOpenedIsSaid: where the system has no program that opens files, or that program
// gives up, something else is done.
func TestWhatCannotBeOpenedIsSaid(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("another command opens files here")
	}
	for name, script := range map[string]string{"no command": "", "no browser": "#!/bin/sh\nexit 3\n", "a browser": "#!/bin/sh\n>$1.opened\n"} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			t.Setenv("PATH", dir)
			if script != "" {
				if err := os.WriteFile(filepath.Join(dir, "xdg-open"), []byte(script), 0o755); err != nil {
					t.Fatal(err)
				}
			}
			story, said := filepath.Join(dir, "story.html"), make(chan bool, 1)
			w := &Window{Later: func(f func()) { f() }}
			w.Launch(story, func() { said <- true })
			opened := false
			for told := false; !told && !opened; time.Sleep(time.Millisecond) {
				select {
				case <-said:
					told = true
				default:
					_, err := os.Stat(story + ".opened")
					opened = err == nil
				}
			}
			if want := name == "a browser"; opened != want {
				t.Errorf("opened: %t, want %t", opened, want)
			}
		})
	}
}

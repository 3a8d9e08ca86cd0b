package room

import (
	"os/exec"
	"runtime"
	"time"
)

// Launch shows a file or a folder in the program that the system has for it. Where that does not
// happen, instead is done on the window's goroutine.
func (w *Window) Launch(path string, instead func()) {
	command := exec.Command("xdg-open", path)
	if runtime.GOOS == "darwin" {
		command = exec.Command("open", path)
	}
	started, later := time.Now(), w.Later
	go func() {
		const soon = 10 * time.Second // an error that comes later is of a program that was open
		if command.Run() != nil && time.Since(started) < soon {
			later(instead)
		}
	}()
}

package ui

import (
	"testing"
	"time"

	"github.com/go-gl/glfw/v3.4/glfw"

	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// A program that is asked to end may run the wait of its window when GLFW has ended.
func TestAWindowThatEndsDoesNotPanic(t *testing.T) {
	var d doze
	d.stirred = time.Now().Add(-time.Hour)
	d.wait()
	whileGLFW(glfw.PostEmptyEvent)
	if d.on {
		t.Error("it waits for ever")
	}
	defer func() {
		if recover() == nil {
			t.Error("another panic was hidden")
		}
	}()
	whileGLFW(func() { panic("something else") })
}

func TestAWindowThatIsClosedTellsIt(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	left := 0
	w.Left = func() { left++ }
	w.leave()
	if left != 1 {
		t.Errorf("a closed window was told %d times", left)
	}
}

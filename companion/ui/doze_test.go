package ui

import (
	"testing"
	"time"

	"github.com/go-gl/glfw/v3.4/glfw"
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

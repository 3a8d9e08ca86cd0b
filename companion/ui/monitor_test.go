package ui

import (
	"testing"

	"fyne.io/fyne/v2"
)

// TestAWindowIsNoLargerThanItsMonitor, and has its usual size on all others.
func TestAWindowIsNoLargerThanItsMonitor(t *testing.T) {
	for monitor, want := range map[fyne.Size]fyne.Size{
		{Width: 800, Height: 600}:   {Width: 800, Height: 600},
		{Width: 1366, Height: 740}:  {Width: 1280, Height: 740},
		{Width: 2560, Height: 1440}: usual,
		{}:                          usual,
	} {
		if got := within(usual, monitor); got != want {
			t.Errorf("on a monitor of %v it is %v, not %v", monitor, got, want)
		}
	}
}

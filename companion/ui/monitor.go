package ui

import (
	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// usual is the size of a new window, where the monitor has room for it.
var usual = fyne.NewSize(1280, 800)

// fitMonitor makes a new window smaller than usual on a monitor that is. It belongs to
// the window's goroutine.
func (w *Window) fitMonitor() {
	whileGLFW(func() {
		m := glfw.GetPrimaryMonitor()
		scale := w.Win.Canvas().Scale()
		if m == nil || scale <= 0 || w.Win.FullScreen() {
			return
		}
		_, _, width, height := m.GetWorkarea()
		if size := within(usual, fyne.NewSize(float32(width)/scale, float32(height)/scale)); size != usual {
			w.Win.Resize(size)
		}
	})
}

// within is a size that is nowhere larger than a monitor. A monitor that tells no size
// has room for all.
func within(size, monitor fyne.Size) fyne.Size {
	if monitor.Width <= 0 || monitor.Height <= 0 {
		return size
	}
	return size.Subtract(size.Subtract(monitor).Max(fyne.Size{}))
}

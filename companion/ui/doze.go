package ui

import (
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// Fyne asks for keys and mouse sixty times a second, which is all that a window
// costs in which nothing happens. Such a window dozes: it waits until something
// comes.
const (
	dozeAfter = 2 * time.Second        // since something happened
	dozeFor   = 500 * time.Millisecond // at a stretch
	dozePause = 40 * time.Millisecond  // in between, for what Fyne does by itself
)

// doze is a window's.
type doze struct {
	mu      sync.Mutex
	stirred time.Time // when something happened last
	on      bool      // the window's goroutine waits
}

// later has the window's goroutine do something soon. It may be called from any.
func (d *doze) later(f func()) {
	fyne.Do(f)
	d.mu.Lock()
	defer d.mu.Unlock()
	d.stirred = time.Now()
	if d.on {
		whileGLFW(glfw.PostEmptyEvent)
	}
}

// run lets the window doze until it is closed.
func (d *doze) run(closed func() bool) {
	for !closed() {
		time.Sleep(dozePause)
		d.mu.Lock()
		left := dozeAfter - time.Since(d.stirred)
		d.mu.Unlock()
		if left > 0 {
			time.Sleep(left)
			continue
		}
		fyne.DoAndWait(func() {
			if !closed() {
				d.wait()
			}
		})
	}
}

// wait waits for keys, mouse or something to be done. It belongs to the window's
// goroutine.
func (d *doze) wait() {
	d.mu.Lock()
	d.on = time.Since(d.stirred) >= dozeAfter // else something waits to be done
	wait := d.on
	d.mu.Unlock()
	if !wait {
		return
	}
	began := time.Now()
	whileGLFW(func() { glfw.WaitEventsTimeout(dozeFor.Seconds()) })
	d.mu.Lock()
	defer d.mu.Unlock()
	d.on = false
	if time.Since(began) < dozeFor*9/10 {
		d.stirred = time.Now()
	}
}

// whileGLFW does something unless GLFW has ended: then Fyne runs on whatever goroutine
// what waited for the window's, and GLFW would panic.
func whileGLFW(f func()) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case *glfw.Error:
			if e.Code.String() != "NotInitialized" {
				panic(e)
			}
		default:
			panic(e)
		}
	}()
	f()
}

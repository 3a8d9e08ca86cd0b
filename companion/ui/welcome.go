package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// welcome tells those who begin for the first time what they see, a note at
// each part of the window. The game begins when they have read it.
type welcome struct {
	w     *Window
	what  string // the camera
	pane  *paint.Pane
	begin func()
}

const prefWelcomed = "welcomed" // bool

// Greet shows those who begin for the first time on this computer what they see, and
// reports whether it does: the game of the command line begins when they have read it.
// Set Host before.
func (w *Window) Greet(camera setup.Camera) bool {
	w.greet(camera, func() { w.Host.Follow(true) })
	return w.welcome != nil
}

// greet shows the notes once on this computer, and then begins. A game that is over
// needs none.
func (w *Window) greet(camera setup.Camera, begin func()) {
	if w.prefs().Bool(prefWelcomed) || w.Screen.View.Result != nil {
		begin()
		return
	}
	g := &welcome{w: w, what: camera.What, begin: begin}
	g.pane = paint.NewPane(g.draw)
	w.welcome = g
	w.mount()
	w.Say(strings.Join(aloud.Page(g.pane), " "))
}

// dismiss begins the game.
func (g *welcome) dismiss() {
	if g.w.welcome != g {
		return
	}
	g.w.prefs().SetBool(prefWelcomed, true)
	g.w.welcome = nil
	g.w.mount()
	g.begin()
}

// key takes a key while the notes are read.
func (g *welcome) key(k fyne.KeyName) {
	switch k {
	case fyne.KeyEscape, fyne.KeyReturn, fyne.KeyEnter:
		g.dismiss()
	case fyne.KeyF1:
		g.w.showKeys()
	case fyne.KeyF8:
		g.w.table.Pause()
	case fyne.KeyF11:
		g.w.ToggleFullScreen()
	}
}

// keyList are the keys of the notes.
func (g *welcome) keyList() []room.Key {
	list := []room.Key{{Name: "Enter", What: words.Word("Got it: begin")}}
	if g.what == setup.Simulated {
		list = append(list, room.Key{Name: "F8", What: words.Word("Simulated people wait, or go on")})
	}
	return list
}

// table says what moves on the table in the window.
func (g *welcome) table() string {
	switch g.what {
	case setup.Simulated:
		return words.Word("The table, as Grovewatch follows it. Simulated people play: each move appears here by itself.")
	case setup.NoCamera:
		return words.Word("The table, as Grovewatch keeps it. No camera: you say each move below.")
	}
	return words.Word("The table, as Grovewatch follows it. Play on your real table with cards and tokens: each move appears here by itself.")
}

// picture says what the camera's picture shows, or nothing without a camera.
func (g *welcome) picture() string {
	switch g.what {
	case setup.Simulated:
		return words.Word("What a camera above their table sees. “Pause” (F8) has them wait, “Slowly” gives you time to follow.")
	case setup.NoCamera:
		return ""
	}
	return words.Word("What the camera sees. Moved the mats, or another camera? Choose “Camera and placing” in the menu.")
}

// draw lays the notes over the table.
func (g *welcome) draw(size fyne.Size) []fyne.CanvasObject {
	return g.w.table.DrawNotes(size, g.table(), g.picture(), g.dismiss)
}

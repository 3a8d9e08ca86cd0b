package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
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

// draw lays the notes over the table.
func (g *welcome) draw(size fyne.Size) []fyne.CanvasObject {
	return g.w.table.DrawNotes(size, g.table(), g.what != setup.NoCamera, g.dismiss)
}

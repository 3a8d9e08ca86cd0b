package main

import (
	"image"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/printables"
)

// TestFilmAnEveningByMouseAndKeys goes through the real window as people do who
// have no camera yet: the set-up, a first turn, a card dragged, a card
// corrected, that taken back, and the sheets to print.
func TestFilmAnEveningByMouseAndKeys(t *testing.T) {
	t.Parallel()
	display, home := desktop(t), t.TempDir()
	needTools(t, "import")
	a := open(t, display, home)
	a.away()
	a.shows(display, "1-which-game")
	a.click(1140, 745)
	a.away()
	a.shows(display, "2-how-many-people")
	a.another(display, func() { a.click(1140, 745) })
	a.click(250, 322) // no camera
	a.away()
	a.shows(display, "3-which-camera")
	a.click(1140, 745)
	a.away()
	a.shows(display, "4-the-mats")
	a.click(1140, 745)
	a.away()
	a.shows(display, "5-where-to-look")
	a.another(display, func() { a.click(1140, 745) })

	a.another(display, func() { a.click(128, 747) })
	a.xdotool("type", "--delay", "60", "anchor tractor")
	a.away()
	a.shows(display, "6-choosing")
	a.another(display, func() { a.xdotool("key", "Return") })
	a.xdotool("key", "r", "sleep", "1")
	a.click(128, 747)
	a.away()
	a.shows(display, "7-first-objects")

	a.drag(display, 808, 285, 138, 285-130)
	a.away()
	a.shows(display, "8-dragged")
	a.click(138, 150)
	a.xdotool("sleep", "1", "mousemove", "1278", "798", "sleep", "0.2")
	a.shows(display, "9-facts")
	a.xdotool("key", "1", "sleep", "1", "type", "--delay", "60", "light bulb")
	a.xdotool("sleep", "0.5", "key", "Return")
	a.shows(display, "10-corrected")
	a.xdotool("key", "ctrl+z")
	a.shows(display, "11-taken-back")

	a.click(1241, 54)
	a.away()
	a.shows(display, "12-menu")
	a.xdotool("key", "Escape")
	a.sheets(display, home)
}

// drag moves what lies at one place of the screen to another. Each step is drawn before the
// next one: of what happens during one picture the window takes the last place of the mouse alone.
func (a *app) drag(display string, x0, y0, x1, y1 int) {
	a.t.Helper()
	n := strconv.Itoa
	a.xdotool("mousemove", n(x0), n(y0), "sleep", "0.3", "mousedown", "1", "sleep", "0.2")
	for step := 1; step <= 3; step++ {
		before := shot(a.t, display)
		a.xdotool("mousemove", n(x0+(x1-x0)*step/3), n(y0+(y1-y0)*step/3))
		a.until("the card in the hand", func() bool { return differing(shot(a.t, display), before, nil) > 4 })
		a.xdotool("sleep", "1")
	}
	a.xdotool("mouseup", "1", "sleep", "0.3")
}

// sheets makes a game's sheets and looks for the files.
func (a *app) sheets(display, home string) {
	a.t.Helper()
	path := image.Rect(160, 715, 1070, 780) // where the sheets go
	a.click(1241, 54)
	a.xdotool("sleep", "0.5")
	a.click(1110, 222) // Print …
	a.away()
	a.shows(display, "13-printing", path)
	dir := filepath.Join(home, "Grovewatch", "grove")
	a.click(1158, 745)
	a.until("the sheets", func() bool {
		_, err := os.Stat(filepath.Join(dir, printables.ComponentsFile))
		return err == nil
	})
	entries, err := os.ReadDir(dir)
	if err != nil {
		a.t.Fatal(err)
	}
	if !slices.ContainsFunc(entries, func(e os.DirEntry) bool { return strings.HasSuffix(e.Name(), "mats.pdf") }) {
		a.t.Errorf("printed were %v", entries)
	}
	a.away()
	a.shows(display, "14-printed", path)
}

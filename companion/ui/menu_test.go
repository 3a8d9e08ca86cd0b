package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// TestTheMenuFitsALowWindow: its entries stand closer together.
func TestTheMenuFitsALowWindow(t *testing.T) {
	l := looks{fyne.NewSize(1024, 700), "de", false, 0}
	o := behold(t, l, games.List()[0], 3, 50, nil)
	o.w.openMenu()
	for _, x := range read(o.window(), func(string) {}) {
		if x.text == words.Word("Quit") && x.y1 > l.size.Height {
			t.Errorf("the last entry reaches to %.0f", x.y1)
		}
	}
}

// TestTheMenuScrollsToItsLastEntry opens the menu where it is higher than the window.
func TestTheMenuScrollsToItsLastEntry(t *testing.T) {
	l := looks{fyne.NewSize(1024, 480), "fr", true, 2}
	o := behold(t, l, games.List()[0], 3, 50, nil)
	o.w.openMenu()
	last := func() (y0, y1 float32) {
		for _, x := range read(o.window(), func(string) {}) {
			if x.text == words.Word("Quit") {
				return x.y0, x.y1
			}
		}
		t.Fatal("the menu has no last entry")
		return
	}
	if _, y := last(); y <= l.size.Height {
		t.Fatal("the whole menu fits")
	}
	var scroll *container.Scroll
	var find func(o fyne.CanvasObject)
	find = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *container.Scroll:
			if scroll == nil { // the others are those of menus within it
				scroll = o
			}
		case *fyne.Container:
			for _, c := range o.Objects {
				find(c)
			}
		case fyne.Widget:
			for _, c := range test.WidgetRenderer(o).Objects() {
				find(c)
			}
		}
	}
	find(o.window().Canvas().Overlays().Top())
	if scroll == nil {
		t.Fatal("the menu does not scroll")
	}
	scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.Delta{DY: -10000}})
	if y0, y1 := last(); y0 < 0 || y1 > l.size.Height {
		t.Errorf("scrolled to its end, the last entry lies at %.0f–%.0f in a window %.0f high", y0, y1, l.size.Height)
	}
}

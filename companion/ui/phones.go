package ui

import (
	"github.com/grovewatch/grovewatch/companion/ui/private"
)

// askShare lets phones follow, and shows their links.
func (w *Window) askShare() {
	w.phones = private.AskLinks(w.Window, w.Sharing, func() { w.phones = nil })
}

// LinksChanged draws the links for phones anew. It may be called from any goroutine.
func (w *Window) LinksChanged() {
	if w.isClosed() {
		return
	}
	w.Later(func() {
		if w.phones != nil {
			w.phones.Fill()
		}
	})
}

package ui

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/library"
	"github.com/grovewatch/grovewatch/companion/ui/decks"
	"github.com/grovewatch/grovewatch/companion/ui/printing"
	"github.com/grovewatch/grovewatch/companion/ui/rulebook"
	"github.com/grovewatch/grovewatch/companion/ui/saved"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/companion/ui/table"
)

// tableDoors are what the table's buttons open now.
func (w *Window) tableDoors() table.Doors {
	d := table.Doors{Revealed: w.hear, Covered: w.setting() != nil}
	if w.lesson != nil {
		return d
	}
	d.Menu, d.Story, d.Rules, d.Page = w.openMenu, w.Story, w.askRules, w.pages.OpenPanel
	if w.Sharing != nil {
		d.Phones = w.askShare
	}
	if w.Host != nil {
		d.NewGame = w.AskSetup
	}
	return d
}

// AskSetup opens the set-up over the whole window. Set Host before.
func (w *Window) AskSetup() {
	if w.Host == nil || w.wizard != nil {
		return
	}
	facing := game.Table
	if w.pages != nil {
		facing = w.pages.Facing()
	}
	w.openWizard(setup.New(w.Window, w.Host, w.decks(), facing, w.wizardDoors))
}

// askPlacing opens the last two pages for the game that is going on.
func (w *Window) askPlacing() {
	if w.Host != nil && w.wizard == nil {
		w.openWizard(setup.NewPlacing(w.Window, w.Host, w.decks(), w.wizardDoors))
	}
}

func (w *Window) openWizard(f *setup.Wizard) {
	w.wizard = f
	w.Win.Canvas().Unfocus()
	w.mount()
	f.Open()
}

// wizardDoors are the ways out of the set-up now.
func (w *Window) wizardDoors() setup.Doors {
	d := setup.Doors{Preferences: w.askPreferences, Closed: w.wizardClosed, Begin: w.beginLaid}
	if w.Learn != nil {
		d.Learn = func(g game.Game) { w.Learn(g.Name(), "") }
	}
	if w.SheetsDir != "" {
		d.Print = w.AskPrint
	}
	if w.Shelf != nil {
		d.Saved = w.askSaved
	}
	return d
}

// askSaved shows the saved games.
func (w *Window) askSaved() {
	if w.page == nil && w.printPage == nil {
		w.openPage(saved.New(w.Window, w.Shelf, w.resume).Page)
	}
}

// askRules shows what may be done now and why not; of a piece alone when one is named.
func (w *Window) askRules(piece string) {
	if w.page == nil && w.printPage == nil && w.table != nil && w.setting() == nil {
		var house func()
		if _, ok := w.Game.(game.Chooser); ok {
			house = func() { setup.ShowRules(w.Window) }
		}
		p := rulebook.New(w.Window, piece, house)
		w.rules = p
		p.Closed = func() { w.rules = nil }
		w.openPage(p.Page)
	}
}

// resume goes on with a saved game, by way of the set-up; of one that is over it shows
// the ending.
func (w *Window) resume(g library.Game, over bool) {
	if w.wizard == nil {
		w.AskSetup()
	}
	if w.wizard != nil {
		w.wizard.GoOn(g.Path, g.Demo, over)
	}
}

// wizardClosed shows the game again.
func (w *Window) wizardClosed() {
	w.wizard = nil
	w.Win.Canvas().Unfocus()
	w.mount()
	if w.table != nil {
		w.table.Arrange()
	}
}

// beginLaid begins the game that was laid in the set-up.
func (w *Window) beginLaid(camera setup.Camera, faces game.Seat) {
	w.greet(camera, func() {
		w.Host.Follow(true)
		w.face(faces)
	})
}

// AskPrint opens the print page of a game over the whole window.
func (w *Window) AskPrint(g game.Game) {
	if w.printPage != nil {
		return
	}
	if o := w.decks().Of(g); o != nil && w.wizard == nil && w.Game != nil && g.Name() == w.Game.Name() {
		o.Follow(g, w.Setup.Deck)
	}
	needs := printing.Needs{Decks: w.decks(), Dir: w.SheetsDir, Ink: w.WeighsInk, Work: &w.printing, Closed: w.printClosed}
	if w.Host != nil {
		needs.Games = w.Host.Games
	}
	w.printPage = printing.New(w.Window, needs, g)
	w.Win.Canvas().Overlays().Add(w.printPage.Content())
	w.printPage.Content().Resize(w.Win.Canvas().Size())
}

// printClosed shows again what the print page covered, in the window's own unit.
func (w *Window) printClosed() {
	page := w.printPage
	w.printPage = nil
	w.Win.Canvas().Overlays().Remove(page.Content())
	w.remeasure()
}

// decks are the decks that people made, or nil when none can be chosen.
func (w *Window) decks() *decks.Decks {
	if w.Host == nil || w.Host.Deck == nil {
		return nil
	}
	if w.ownDecks == nil {
		w.ownDecks = &decks.Decks{
			Window: w.Window, Games: w.Host.Games,
			Read: func(r decks.Reading) { w.Host.Deck(r) },
			Changed: func(g game.Game, recalled bool) {
				if w.wizard != nil {
					w.wizard.CardsChanged(g, recalled)
				}
				if w.printPage != nil && w.printPage.Shows(g) {
					w.printPage.Choose(g)
				}
			},
			Redraw: func() {
				if w.wizard != nil {
					w.wizard.Redraw()
				}
				if w.printPage != nil {
					w.printPage.Redraw()
				}
			},
			Locked: func() bool { return w.printPage != nil && w.printPage.Making() },
		}
	}
	return w.ownDecks
}

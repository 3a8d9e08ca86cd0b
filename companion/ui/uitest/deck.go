package uitest

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/decks"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
)

// ReadDeck reads a deck at once.
func ReadDeck(r decks.Reading) {
	g, folder, done := r.Game, r.Folder, r.Done
	d, err := deck.Open(folder, deck.Press{})
	var problems deck.Problems
	var faults []decks.Fault
	if errors.As(err, &problems) {
		for _, p := range problems {
			faults = append(faults, decks.Fault{Line: p.Line, Text: game.Say("%s", p.Err)})
		}
		done(nil, faults)
		return
	}
	own, err := g.(game.Decker).With(d)
	if err != nil {
		done(nil, []decks.Fault{{Text: game.Sentence(err)}})
		return
	}
	done(&decks.Deck{Game: own, Own: game.OwnDeck{Folder: folder, Digest: d.Digest}, Title: d.Title, Cards: len(d.Cards)}, nil)
}

// Attic is a copy of the example deck.
func Attic(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "attic")
	if err := os.CopyFS(dir, os.DirFS("../../../cards/deck/example")); err != nil {
		t.Fatal(err)
	}
	return dir
}

// Rewrite changes a deck's file.
func Rewrite(t *testing.T, dir, old, new string) {
	t.Helper()
	path := filepath.Join(dir, deck.File)
	text, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(text), old) {
		t.Fatalf("%q is not in %s: %v", old, path, err)
	}
	if err := os.WriteFile(path, []byte(strings.ReplaceAll(string(text), old, new)), 0o600); err != nil {
		t.Fatal(err)
	}
}

// OpenFolder types a folder into the sheet that asks for one.
func OpenFolder(t *testing.T, w *room.Window, dir string, ask func()) {
	t.Helper()
	ask()
	line, ok := w.Win.Canvas().Focused().(*paint.SearchField)
	if !ok || w.TopSheet() == nil {
		t.Fatal("no folder is asked for")
	}
	line.SetText(dir)
	line.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
}

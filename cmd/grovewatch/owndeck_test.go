package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/printables"
)

// exampleDeck is the deck in the repository.
const exampleDeck = "../../cards/deck/example"

// copiedDeck is the example in a folder of its own.
func copiedDeck(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "my attic")
	if err := os.CopyFS(dir, os.DirFS(exampleDeck)); err != nil {
		t.Fatal(err)
	}
	return dir
}

// rewrite changes a deck's file.
func rewrite(t *testing.T, dir, old, new string) {
	t.Helper()
	replace(t, filepath.Join(dir, "deck.toml"), old, new)
}

// replace changes what a file says in one place.
func replace(t *testing.T, path, old, new string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(text), old) {
		t.Fatalf("%q is not in %s: %v", old, path, err)
	}
	if err := os.WriteFile(path, []byte(strings.Replace(string(text), old, new, 1)), 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestFilmTheExampleDeckIsReadFromItsPages prints it in colour and with little ink,
// and has zbar and scan read all 24 cards.
func TestFilmTheExampleDeckIsReadFromItsPages(t *testing.T) {
	needTools(t, "pdftoppm", "zbarimg")
	for _, ink := range printables.Inks() {
		t.Run(ink, func(t *testing.T) {
			box, pages := t.TempDir(), t.TempDir()
			grovewatch(t, "print", "--deck", exampleDeck, "--only", "cards", "--ink", ink, "--out", box)
			list, err := printables.ReadComponents(filepath.Join(box, printables.ComponentsFile))
			if err != nil {
				t.Fatal(err)
			}
			shot := photograph(t, box, pages)
			want := map[string]place{}
			for _, c := range list.Pieces {
				if strings.HasPrefix(c.ID, "card-") {
					want = located(t, want, c, shot)
				}
			}
			if len(want) != 24 {
				t.Fatalf("%d tags are printed", len(want))
			}
			zbarReadsEach(t, want, shot)
			scanReadsAll(t, want, pages, filepath.Join(box, printables.ComponentsFile))
			read := 0
			for _, line := range scan(t, "--deck", exampleDeck, pages) {
				for _, tag := range line.Tags {
					if want[tag.Payload].piece != tag.Piece {
						t.Errorf("%s is taken for %q", want[tag.Payload].piece, tag.Piece)
					}
					read++
				}
			}
			for _, line := range scan(t, "--game", "grove", pages) { // the built-in box
				if len(line.Tags) > 0 {
					t.Errorf("a card of the deck is taken for %s of the built-in box", line.Tags[0].Piece)
				}
			}
			if read != 24 {
				t.Errorf("with --deck scan reads %d tags", read)
			}
		})
	}
}

func TestTheExampleDeckIsReadOnTheTable(t *testing.T) {
	g, _, err := gameFlags{Game: "grove", Deck: exampleDeck}.game()
	if err != nil {
		t.Fatal(err)
	}
	w, r := laidWith(t, g.Box())
	picture := filepath.Join(t.TempDir(), "table.png")
	want := shoot(t, w, r, picture)
	own := 0
	for _, s := range want {
		if strings.HasPrefix(s.piece, "card-") {
			own++
		}
	}
	if own < 15 {
		t.Fatalf("only %d cards are in view", own)
	}
	agree(t, scan(t, "--deck", exampleDeck, picture)[0], want)
}

// A saved game is resumed with its deck, wherever that lies now, and with no
// other; what is refused leaves the file as it was.
func TestASavedGameKeepsItsDeck(t *testing.T) {
	dir, data := copiedDeck(t), t.TempDir()
	t.Setenv("XDG_DATA_HOME", data)
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	path := filepath.Join(data, "grovewatch", "games", "game.txt") // where the window looks
	c := playCmd{gameFlags: gameFlags{Game: "grove", Deck: dir}, Players: 3, Save: path}
	m, _, err := c.match()
	if err != nil {
		t.Fatal(err)
	}
	save, err := createSave(path, m)
	if err != nil {
		t.Fatal(err)
	}
	deal := game.Move{Verb: "deal", Objects: []string{"card-kite", "card-cobweb"}, Place: "PV"}
	if err := m.Apply(deal); err != nil {
		t.Fatal(err)
	}
	if err := save.Move(m.Before(0), deal); err != nil {
		t.Fatal(err)
	}
	if err := save.Close(); err != nil {
		t.Fatal(err)
	}
	saved, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(saved), fmt.Sprintf("%q\n", dir)) {
		t.Fatalf("the file does not name %s: %v\n%s", dir, err, saved)
	}
	resume := func(deck, refused string) {
		t.Helper()
		c := playCmd{gameFlags: gameFlags{Game: "grove", Deck: deck}, Resume: true, Save: path}
		again, save, err := c.match()
		switch {
		case refused == "" && err != nil:
			t.Errorf("it is not resumed: %v", err)
		case refused == "":
			if again.State().Key() != m.State().Key() || again.Game.Box().Deck[3].Name != "Kite" {
				t.Error("another game is resumed")
			}
			if err := save.Close(); err != nil {
				t.Error(err)
			}
		case err == nil || !strings.Contains(err.Error(), refused):
			t.Errorf("%v, want %s", err, refused)
		}
		if now, _ := os.ReadFile(path); string(now) != string(saved) {
			t.Error("the file has changed")
		}
	}
	offered := func(refused string) {
		t.Helper()
		s := newHost(&c).saved()
		switch {
		case s == nil:
			t.Fatal("no saved game is offered")
		case refused == "" && (s.Trouble != nil || s.Title != m.Game.Title() || s.Players != 3):
			t.Errorf("offered is %+v", s)
		case refused != "" && (s.Trouble == nil || !strings.Contains(s.Trouble.Error(), refused)):
			t.Errorf("offered with %v, want %s", s.Trouble, refused)
		}
	}
	resume("", "")
	offered("")
	rewrite(t, dir, "# An example", "# My own, after the example") // a remark
	resume("", "")
	rewrite(t, dir, `name = "Cobweb"`, `name = "Spider's web"`)
	resume("", "the deck in "+dir+" is not as it was when this game began")
	resume(copiedDeck(t), "")
	resume(exampleDeck, "")
	rewrite(t, dir, `picture = "kite.svg"`, `picture = "dragon.svg"`)
	resume("", "which cannot be read now. The saved game is kept as it is")
	resume("", "line 54: the picture “dragon.svg” is not in the deck's folder")
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	resume("", "there is no folder "+dir)
	offered("there is no folder " + dir)
}

// TestAGameWhoseDeckIsGoneIsStillNamed: one finder is asked for the game with its deck, and
// then for the game alone.
func TestAGameWhoseDeckIsGoneIsStillNamed(t *testing.T) {
	find := finder("")
	if _, err := find(game.Setup{Game: "grove", Deck: game.OwnDeck{Digest: "81c6f1a2b0d94e77", Folder: filepath.Join(t.TempDir(), "gone")}}); err == nil {
		t.Error("a deck is found that is not there")
	}
	if g, err := find(game.Setup{Game: "grove"}); err != nil || g.Title() == "" {
		t.Error("the game of its own box is no longer found:", err)
	}
}

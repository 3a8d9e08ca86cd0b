package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/library"
)

// begun is a match of a game in which nothing was done yet.
func begun(t *testing.T, name string, players int) *game.Match {
	t.Helper()
	g, err := games.Find(name)
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.NewMatch(g, game.Setup{Game: name, Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestTheStoryIsKeptBesideTheGame: a game saved as a page of HTML stays, and a story
// that is told again takes the place of its own.
func TestTheStoryIsKeptBesideTheGame(t *testing.T) {
	m := begun(t, "pairs", 2)
	people, err := m.Game.Players(m.Setup, rand.New(rand.NewPCG(1, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	for m.State().Result() == nil {
		next, err := people.Next(m.State())
		if err == nil {
			err = m.Apply(next)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	path := filepath.Join(t.TempDir(), "evening.html")
	save, err := companion.CreateSave(path, m, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer save.Close()
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	table := &sitting{}
	table.Match, table.Save = m, save
	var seats []*companion.SeatScreen
	s, err := companion.New(companion.Config{Match: m, Told: true, ShowSeats: func(s []*companion.SeatScreen) { seats = s }})
	if err != nil {
		t.Fatal(err)
	}
	s.Obey(companion.Advise{}) // shows the screens
	for range 2 {
		story, err := table.keepStory(seats)
		if err != nil || filepath.Base(story) != "evening-2.html" {
			t.Fatalf("the story is kept in %s, %v", story, err)
		}
		if page, err := os.ReadFile(story); err != nil || !bytes.Contains(page[:1<<10], []byte(library.StoryMark)) {
			t.Errorf("the page does not say what it is: %v", err)
		}
	}
	if after, err := os.ReadFile(path); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the saved game has changed, %v", err)
	}
}

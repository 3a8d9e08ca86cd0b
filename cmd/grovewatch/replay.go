package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

type replayCmd struct {
	File string `arg:"" type:"path" help:"The transcript."`
	As   string `default:"table" help:"The seat that looks: table, visitor, kid, agent1 …"`
	JSON bool   `help:"Print the view as JSON."`
	Log  bool   `help:"Print the moves as the seat may know them, too."`
}

// Run checks the transcript and prints the last position as one seat may see it.
func (c *replayCmd) Run() error {
	f, err := os.Open(c.File)
	if err != nil {
		return fmt.Errorf("the transcript cannot be opened: %w", err)
	}
	defer f.Close()
	m, _, _, err := game.Read(f, games.Find)
	torn := errors.Is(err, game.ErrTorn)
	if err != nil && !torn {
		return err
	}
	seats := m.State().Seats()
	seat := slices.Index(seats, c.As)
	if seat < 0 {
		return fmt.Errorf("nobody called %q sits at this table: choose one of %s", c.As, strings.Join(seats, ", "))
	}
	if c.Log && !c.JSON {
		for i := range m.Len() {
			fmt.Println(m.Line(i, game.Seat(seat)))
			for _, t := range m.Story(i, game.Seat(seat)) {
				fmt.Println("    " + t.String())
			}
		}
		fmt.Println()
	}
	view := m.State().View(game.Seat(seat))
	if c.JSON {
		e := json.NewEncoder(os.Stdout)
		e.SetIndent("", "  ")
		err = e.Encode(view)
	} else {
		err = view.Print(os.Stdout)
	}
	if err == nil && torn {
		err = fmt.Errorf("%w; all %d moves before it are shown. grovewatch --resume drops that line and goes on", game.ErrTorn, m.Len())
	}
	return err
}

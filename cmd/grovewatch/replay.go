package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion/game"
)

type replayCmd struct {
	File string `arg:"" type:"path" help:"The transcript."`
	Deck string `type:"path" placeholder:"FOLDER" help:"Where the deck of your own lies now that the game was played with."`
	As   string `default:"table" help:"The seat that looks: table, or a seat of the game such as visitor or player1."`
	JSON bool   `xor:"form" help:"Print the view as JSON."`
	Log  bool   `xor:"form" help:"Print the moves as the seat may know them, too."`
}

// Run checks the transcript and prints the last position as one seat may see it.
func (c *replayCmd) Run() error {
	m, torn, err := c.read()
	if err != nil {
		return err
	}
	seats := m.State().Seats()
	seat := game.Seat(slices.Index(seats, c.As))
	if seat < 0 {
		return fmt.Errorf("nobody called %q sits at this table: choose one of %s", c.As, strings.Join(seats, ", "))
	}
	var b strings.Builder
	if c.Log {
		for i := range m.Len() {
			if line := m.Line(i, seat); line != "" {
				fmt.Fprintln(&b, line)
			}
			for _, t := range m.Story(i, seat) {
				fmt.Fprintln(&b, "    "+t.String())
			}
		}
		fmt.Fprintln(&b)
	}
	view := m.State().View(seat)
	if c.JSON {
		e := json.NewEncoder(&b)
		e.SetIndent("", "  ")
		err = e.Encode(view)
	} else {
		err = view.Print(&b)
	}
	if err == nil {
		err = printed(b.String())
	}
	if err == nil && torn {
		err = fmt.Errorf("%w; the %d moves before it are shown, and grovewatch --resume --save %s drops that line and goes on", game.ErrTorn, m.Len(), c.File)
	}
	return err
}

// read reads the transcript and says whether its last line is torn.
func (c *replayCmd) read() (m *game.Match, torn bool, err error) {
	f, err := file.Open(c.File)
	if err != nil {
		return nil, false, fmt.Errorf("the transcript %s cannot be opened: %w", c.File, reason(err))
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() {
		return nil, false, fmt.Errorf("%s is a folder: name the transcript in it", c.File)
	}
	m, _, _, err = game.Read(f, finder(c.Deck))
	if errors.Is(err, game.ErrTorn) {
		return m, true, nil
	}
	return m, false, err
}

package main

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

type simulateCmd struct {
	Game    string            `default:"grove" help:"Which game (${default})."`
	Players int               `default:"3" help:"How many people sit at the table."`
	Seed    uint64            `default:"1" help:"The same seed gives the same game."`
	Option  map[string]string `short:"o" help:"An option of the game, such as edition=a."`
	Out     string            `type:"path" help:"The transcript; standard output when not given."`
}

// Run plays one game among simulated people and writes its transcript.
func (c *simulateCmd) Run() (err error) {
	g, err := games.Find(c.Game)
	if err != nil {
		return err
	}
	setup := game.Setup{Game: c.Game, Players: c.Players, Options: c.Option}
	m, err := game.NewMatch(g, setup)
	if err != nil {
		return err
	}
	rng := rand.New(rand.NewPCG(c.Seed, 1))
	people, err := g.Players(setup, rng.IntN)
	if err != nil {
		return err
	}
	var out io.Writer = os.Stdout
	if c.Out != "" {
		f, err := os.Create(c.Out)
		if err != nil {
			return fmt.Errorf("the transcript cannot be written: %w", err)
		}
		defer func() {
			if e := f.Close(); err == nil && e != nil {
				err = fmt.Errorf("the transcript could not be written to its end: %w", e)
			}
		}()
		out = f
	}
	w := bufio.NewWriter(out)
	script, head := game.NewTranscript(m)
	w.WriteString(head)
	for m.State().Result() == nil {
		mv, err := people.Next(m.State())
		if err != nil {
			return err
		}
		if err := m.Apply(mv); err != nil {
			return fmt.Errorf("move %d, %s: %w", m.Len()+1, mv.Line(m.State().Seats()), err)
		}
		w.WriteString(script.Move(mv))
	}
	if err := w.Flush(); err != nil {
		return fmt.Errorf("the transcript could not be written to its end: %w", err)
	}
	fmt.Fprintln(os.Stderr, m.State().Result().Text)
	return nil
}

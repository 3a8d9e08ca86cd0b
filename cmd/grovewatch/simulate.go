package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/fallible"
	"github.com/grovewatch/grovewatch/companion/game"
)

type simulateCmd struct {
	gameFlags
	Players int               `placeholder:"N" help:"How many people sit at the table (default: 3, or the fewest that the game is for)."`
	Seed    uint64            `default:"1" help:"The same seed gives the same game."`
	Edition string            `help:"Short for --option edition=…"`
	Option  map[string]string `short:"o" help:"An option of the game, such as edition=a."`
	Out     string            `type:"path" help:"The transcript; standard output when not given."`
	Games   int               `default:"1" help:"Play so many games, of this seed and those after it, and print how they ended instead of a transcript."`
	People  string            `default:"perfect" placeholder:"PEOPLE" help:"Who plays: perfect people, or fallible ones, who err in a share of their moves, such as fallible:0.1,kinds=early+pile. They play before a referee, and what became of their mistakes is printed."`
	App     map[string]string `mapsep:"," placeholder:"SEAT=LEVEL,…" help:"Seats that the app plays, and how well: easy, even or strong, such as player1=strong,player2=even. With --games it is printed how often each seat won."`
	Film    bool              `help:"Let people who err play before a simulated camera instead of telling the referee what lies where: slower."`
	JSON    bool              `help:"Print what became of mistakes as JSON."`
	Trace   bool              `help:"Tell each mistake whose cause was not named, or after which the record was not right, as a story on standard error."`

	thought []time.Duration // for how long, about each move of the app
}

// Run plays one game among simulated people and writes its transcript, or
// counts how many games end.
func (c *simulateCmd) Run() error {
	if c.Edition != "" {
		if c.Option == nil {
			c.Option = map[string]string{}
		}
		c.Option["edition"] = c.Edition
	}
	g, own, err := c.game()
	if err != nil {
		return err
	}
	c.Players = seated(c.Players, g)
	people, err2 := demo.ParsePeople(c.People)
	switch {
	case c.Games < 1:
		return fmt.Errorf("%d games cannot be played: ask for one or more with --games", c.Games)
	case err2 != nil:
		return err2
	case people.Rate > 0 && c.Out != "":
		return fmt.Errorf("people who err leave no transcript: leave out --out, or --people")
	case people.Rate > 0:
		return c.err(g, own, people)
	case c.Games > 1 && c.Out != "":
		return fmt.Errorf("several games leave no transcript: leave out --out, or --games")
	case c.Games > 1:
		return c.count(g, own)
	}
	text, result, err := c.play(g, own, c.Seed)
	if err != nil {
		return err
	}
	if c.Out == "" {
		_, err = os.Stdout.WriteString(text)
	} else {
		err = c.write(text)
	}
	if err != nil {
		return fmt.Errorf("the transcript cannot be written (%w): choose another file with --out", file.Reason(err))
	}
	fmt.Fprintln(os.Stderr, result.Text)
	return nil
}

// write puts the transcript into its file, but never over another.
func (c *simulateCmd) write(text string) error {
	flag := os.O_CREATE | os.O_EXCL
	if info, err := os.Stat(c.Out); err == nil && !info.Mode().IsRegular() {
		flag = syscall.O_NONBLOCK // a device or a pipe: nobody waits until it is read
	}
	f, err := os.OpenFile(c.Out, flag|os.O_WRONLY, 0o666)
	if errors.Is(err, syscall.ENXIO) {
		return errors.New("nobody reads this pipe")
	}
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	return errors.Join(err, f.Close())
}

// longest is how many moves a simulated game may take: ten times the longest of
// those there are.
const longest = 5000

// play plays the game of a seed to its end and gives its transcript, which it
// has checked by reading it.
func (c *simulateCmd) play(g game.Game, own game.OwnDeck, seed uint64) (string, *game.Result, error) {
	setup := c.setup(own)
	m, err := game.NewMatch(g, setup)
	if err != nil {
		return "", nil, err
	}
	people, err := g.Players(setup, rand.New(rand.NewPCG(seed, 1)).IntN)
	if err != nil {
		return "", nil, err
	}
	apps, err := c.minds(g, setup, m.State().Seats(), seed)
	if err != nil {
		return "", nil, err
	}
	company := automa.Company{People: people, Apps: apps}
	script, head := game.NewTranscript(m, nil)
	var text strings.Builder
	text.WriteString(head)
	for m.State().Result() == nil {
		if m.Len() == longest {
			return "", nil, fmt.Errorf("seed %d: the game has not ended after %d moves", seed, longest)
		}
		asked := time.Now()
		mv, err := company.Next(m)
		if slices.ContainsFunc(apps, func(p *automa.Player) bool { return p.Seat == mv.Seat }) {
			c.thought = append(c.thought, time.Since(asked))
		}
		if err != nil {
			return "", nil, fmt.Errorf("seed %d, move %d: %w", seed, m.Len()+1, err)
		}
		before := m.State()
		err = m.Apply(mv)
		if law, ok := before.(game.Auditor); ok && err == nil {
			err = law.Audit(mv, m.State())
		}
		if err != nil {
			return "", nil, fmt.Errorf("seed %d, %s: %w", seed, mv.Line(before.Seats()), err)
		}
		text.WriteString(script.Move(nil, mv))
	}
	again, _, _, err := game.Read(strings.NewReader(text.String()), func(game.Setup) (game.Game, error) { return g, nil }, nil)
	if err == nil && again.State().Key() != m.State().Key() {
		err = fmt.Errorf("it leads to another position")
	}
	if err != nil {
		return "", nil, fmt.Errorf("seed %d: the transcript does not read back: %w", seed, err)
	}
	return text.String(), m.State().Result(), nil
}

// count plays the games of many seeds and prints how they ended.
func (c *simulateCmd) count(g game.Game, own game.OwnDeck) error {
	ends, won := map[string]int{}, standings{}
	start := time.Now()
	for i := range c.Games {
		_, result, err := c.play(g, own, c.Seed+uint64(i))
		if err != nil {
			return err
		}
		ends[result.Text.String()]++
		won.count(result, c.Players)
	}
	rate := float64(c.Games) / time.Since(start).Seconds()
	var b strings.Builder
	for _, end := range slices.SortedFunc(maps.Keys(ends), func(a, b string) int {
		return cmp.Or(ends[b]-ends[a], cmp.Compare(a, b))
	}) {
		fmt.Fprintf(&b, "%6d  %s\n", ends[end], end)
	}
	if len(c.App) > 0 {
		seats, err := c.seats(g, own)
		if err != nil {
			return err
		}
		b.WriteString(won.table(seats, c.App, c.Games))
		b.WriteString(thinking(c.thought))
	}
	fmt.Fprintf(&b, "%6d  games, their laws checked after every move and their transcripts read back; %.1f a second\n", c.Games, rate)
	return printed(b.String())
}

// err plays games among people who err and prints what became of it.
func (c *simulateCmd) err(g game.Game, own game.OwnDeck, people demo.Fallible) error {
	collectLate()
	var report fallible.Report
	if c.Trace {
		report.Trace = func(kind demo.Mistake, what string) {
			fmt.Fprintf(os.Stderr, "# %s\n%s\n", cmp.Or(string(kind), "none"), what)
		}
	}
	setup := c.setup(own)
	state, err := g.New(setup)
	if err != nil {
		return err
	}
	apps, err := c.apps(state.Seats())
	if err != nil {
		return err
	}
	for i := range c.Games {
		if err := fallible.Play(g, setup, fallible.Options{Seed: c.Seed + uint64(i), People: people, Apps: apps, Film: c.Film}, &report); err != nil {
			return err
		}
	}
	if !c.JSON {
		return printed(report.String())
	}
	out, err := json.MarshalIndent(report, "", "  ")
	if err != nil {
		return err
	}
	return printed(string(out) + "\n")
}

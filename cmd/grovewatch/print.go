package main

import (
	"context"
	"fmt"
	"maps"
	"math"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/printables"
)

type printCmd struct {
	gameFlags
	Option      map[string]string `short:"o" help:"Print what is played with an option of the game: with edition=b of grove 100 cards, without the 42 that are marked."`
	Players     int               `placeholder:"N" help:"Print what N players need: their mats, tokens and role cards. Without it the whole box."`
	First       bool              `help:"Print a part of the game that is enough for a first evening: of grove 36 cards for three players, on eight sheets of A4."`
	Paper       string            `default:"a4" help:"The paper: a4 or letter."`
	Layout      string            `default:"butted" help:"How the pieces lie: butted edge to edge; bleed, with pictures that go on beyond the cut; mini, the whole box at 70 %; or fold, backs above fronts on one side of the paper."`
	Ink         string            `default:"colour" help:"colour, or outline for black lines on white, which need little ink."`
	Only        []string          `placeholder:"SHEET" help:"Print these sheets alone: start, cards, mats, tokens, paper, roles, rules or reference, with commas between."`
	For         string            `placeholder:"SERVICE" help:"Write the cards for a service that prints and cuts them: gamecrafter, as pictures of The Game Crafter's sizes, or drivethru, as PDF for DriveThruCards."`
	Offset      string            `placeholder:"X,Y" help:"Move the backs of cards by so many mm to the right and down. Without it they are moved as was saved for the paper."`
	Calibration bool              `help:"Write the calibration sheet, which shows by how much your printer needs backs moved, and nothing else."`
	Calibrated  string            `placeholder:"SQUARE" help:"Save the offset of this square of the calibration sheet, such as C4, for the paper."`
	Out         string            `default:"out" type:"path" help:"The folder to write to; it is made when missing."`
}

// Run writes the sheets and components.json, or calibrates.
func (c *printCmd) Run() error {
	if err := learnWords(); err != nil {
		return err
	}
	opt := printables.Options{Paper: c.Paper, Layout: c.Layout, Ink: c.Ink, Only: c.Only, Dir: c.Out, Word: language.In}
	switch {
	case c.Calibrated != "":
		return c.keep()
	case c.Calibration:
		sheets, err := printables.PrintCalibration(context.Background(), opt)
		return tellFiles(sheets, err)
	}
	g, _, err := c.game()
	if err != nil {
		return err
	}
	if opt.Offset, err = c.offset(); err != nil {
		return err
	}
	box, err := c.box(g)
	if err != nil {
		return err
	}
	if c.First {
		opt.Layout = printables.Mini
	}
	// Until here a signal ends the program at once.
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	last, unit := time.Now(), "page"
	opt.Progress = func(done, total int) {
		if done < total && time.Since(last) > tellEvery {
			last = time.Now()
			fmt.Fprintf(os.Stderr, "grovewatch: %d of %s drawn\n", done, counted(total, unit))
		}
	}
	if c.For != "" {
		unit = "card"
		return tellFiles(printables.PrintFor(ctx, box, c.For, opt))
	}
	plan, err := printables.NewPlan(box, opt)
	if err != nil {
		return err
	}
	if err := plan.Writable(); err != nil {
		return err
	}
	ink, err := plan.Ink(ctx)
	if err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "grovewatch: %s on %s of %s; the ink would cover %s\n", counted(len(plan.Pages), "page"), counted(plan.Leaves(), "sheet"), plan.Paper, counted(int(math.Ceil(ink)), "page"))
	if err := tellFiles(plan.Print(ctx)); err != nil || !c.First {
		return err
	}
	_, s := g.(game.Beginner).FirstEvening()
	play := fmt.Sprintf("grovewatch --game %s --players %d", s.Game, s.Players)
	for _, name := range slices.Sorted(maps.Keys(s.Options)) {
		play += fmt.Sprintf(" --option %s=%s", name, s.Options[name])
	}
	fmt.Fprintf(os.Stderr, "grovewatch: play with it by %s\n", play)
	return nil
}

// box is what is to be printed of a game.
func (c *printCmd) box(g game.Game) (*cards.Box, error) {
	if !c.First {
		return game.BoxFor(g, c.Players, c.Option)
	}
	short, ok := g.(game.Beginner)
	if !ok {
		return nil, fault.Errorf("%s has no smaller box for a first evening: leave out --first, and name the number of players", g.Title())
	}
	box, s := short.FirstEvening()
	if c.Deck != "" || len(c.Option) > 0 || c.Players != 0 && c.Players != s.Players {
		return nil, fault.Errorf("the box for a first evening is for %d players, with the game's own cards: leave out --players, --option and --deck", s.Players)
	}
	return box, nil
}

// tellFiles lists what was written.
func tellFiles(sheets printables.Printed, err error) error {
	if err != nil {
		return err
	}
	var b strings.Builder
	for _, f := range sheets.Files {
		fmt.Fprintln(&b, filepath.Join(sheets.Dir, f))
	}
	return printed(b.String())
}

// keep saves the offset of a square of the calibration sheet.
func (c *printCmd) keep() error {
	o, err := printables.SquareOffset(c.Calibrated)
	if err != nil {
		return err
	}
	if err := printables.SaveOffset(c.Paper, o); err != nil {
		return err
	}
	aside, along := "right", "down"
	if o.X < 0 {
		aside = "left"
	}
	if o.Y < 0 {
		along = "up"
	}
	return printed(fmt.Sprintf("From now on the backs on %s are moved by %g mm to the %s and %g mm %s.\n", c.Paper, math.Abs(o.X), aside, math.Abs(o.Y), along))
}

// offset is the one given, or else the one saved for the paper.
func (c *printCmd) offset() (printables.Offset, error) {
	if c.Offset == "" {
		return printables.SavedOffset(c.Paper)
	}
	x, y, both := strings.Cut(c.Offset, ",")
	dx, err1 := strconv.ParseFloat(strings.TrimSpace(x), 64)
	dy, err2 := strconv.ParseFloat(strings.TrimSpace(y), 64)
	if !both || err1 != nil || err2 != nil {
		return printables.Offset{}, fmt.Errorf("the offset %q is not two numbers of mm with a comma between, such as 0.5,-1", c.Offset)
	}
	return printables.Offset{X: dx, Y: dy}, nil
}

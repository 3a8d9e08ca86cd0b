package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"

	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/printables"
)

type printCmd struct {
	Game   string   `default:"grove" help:"Which game (${default})."`
	Paper  string   `default:"a4" help:"The paper: a4 or letter."`
	Layout string   `default:"butted" help:"How the pieces lie: butted (edge to edge)."`
	Ink    string   `default:"colour" help:"colour, or outline: black lines on white, which need little ink."`
	Only   []string `placeholder:"SHEET" help:"Print these sheets alone: start, cards, mats, tokens, paper, roles, rules or reference, with commas between."`
	Out    string   `default:"out" type:"path" help:"The folder to write to; it is made when missing."`
}

// Run writes the sheets and components.json.
func (c *printCmd) Run() error {
	g, err := games.Find(c.Game)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	sheets, err := printables.Print(ctx, g.Box(), printables.Options{
		Paper: c.Paper, Layout: c.Layout, Ink: c.Ink, Only: c.Only, Dir: c.Out,
	})
	if err != nil {
		return err
	}
	var b strings.Builder
	for _, f := range sheets.Files {
		fmt.Fprintln(&b, filepath.Join(sheets.Dir, f))
	}
	return printed(b.String())
}

package main

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/printables"
)

type printCmd struct {
	Game  string `default:"grove" help:"Which game (${default})."`
	Paper string `default:"a4" help:"a4 or letter."`
	Out   string `default:"out" type:"path" help:"The folder to write to; it is made when missing."`
}

// Run writes the sheets and components.json.
func (c *printCmd) Run() error {
	g, err := games.Find(c.Game)
	if err != nil {
		return err
	}
	sheets, err := printables.Print(g.Box(), printables.Options{Paper: c.Paper, Dir: c.Out})
	if err != nil {
		return err
	}
	var b strings.Builder
	for _, f := range sheets.Files {
		fmt.Fprintln(&b, filepath.Join(sheets.Dir, f))
	}
	return printed(b.String())
}

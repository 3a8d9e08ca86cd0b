package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/ui"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/opencv"
)

type playCmd struct {
	Game    string            `default:"grove" help:"Which game (${default})."`
	Players int               `default:"3" help:"How many people sit at the table."`
	Option  map[string]string `short:"o" help:"An option of the game, such as edition=a."`
	Camera  string            `default:"0" help:"A device number, a video file, a stream's address, a folder of pictures, 'demo' for the simulated table, or 'none'."`
	Size    string            `default:"1280x720" help:"The picture size to ask the camera for, such as 1280x720."`
	Seed    uint64            `default:"1" help:"Which game the simulated people of the demo play."`
	Resume  bool              `help:"Go on with the newest saved game."`
	Save    string            `type:"path" help:"The transcript to write or, with --resume, to go on with."`
}

// Run opens the window and follows a game until the window is closed.
func (c *playCmd) Run() error {
	m, save, err := c.match()
	if err != nil {
		return err
	}
	defer save.Close()
	source, name, err := c.source(m)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()

	var session *companion.Session
	window := ui.New(ui.App(), m.Game.Box(), m.Setup.Players, func(cmd companion.Command) {
		session.Send(ctx, cmd)
	})
	session, err = companion.New(companion.Config{
		Match: m, Save: save, Source: source, Camera: name, Live: true, Show: window.Show,
	})
	if err != nil {
		return err
	}
	done := make(chan error, 1)
	go func() { done <- session.Run(ctx) }()
	go func() { <-ctx.Done(); window.Close() }()
	window.Run()
	cancel()
	return <-done
}

// match starts or resumes the match and its transcript.
func (c *playCmd) match() (*game.Match, *companion.Save, error) {
	if c.Resume {
		path := c.Save
		if path == "" {
			var err error
			if path, err = newestSave(); err != nil {
				return nil, nil, err
			}
		}
		save, m, torn, err := companion.OpenSave(path, games.Find)
		if torn {
			fmt.Fprintln(os.Stderr, "grovewatch: the last line of the saved game was unfinished and is dropped; every move before it is there")
		}
		return m, save, err
	}
	g, err := games.Find(c.Game)
	if err != nil {
		return nil, nil, err
	}
	m, err := game.NewMatch(g, game.Setup{Game: c.Game, Players: c.Players, Options: c.Option})
	if err != nil {
		return nil, nil, err
	}
	path := c.Save
	if path == "" {
		dir, err := saveDir()
		if err != nil {
			return nil, nil, err
		}
		path = filepath.Join(dir, c.Game+time.Now().Format("-2006-01-02-150405.txt"))
	}
	save, err := companion.CreateSave(path, m)
	return m, save, err
}

// source opens the camera; nil stands for none.
func (c *playCmd) source(m *game.Match) (vision.Source, string, error) {
	var w, h int
	if _, err := fmt.Sscanf(c.Size, "%dx%d", &w, &h); err != nil || w < 160 || h < 120 || w > 7680 || h > 4320 {
		return nil, "", fmt.Errorf("%q is no picture size: write it like 1280x720", c.Size)
	}
	switch c.Camera {
	case "none":
		return nil, "", nil
	case "demo":
		d, err := demo.New(m.Game, m.Setup, demo.Options{Seed: c.Seed, Width: w, Height: h, Skip: m.Len(), Hold: true})
		if err != nil {
			return nil, "", err
		}
		return demo.Live(d), "Simulated table", nil
	}
	src, err := opencv.Retry(c.Camera, opencv.Options{Width: w, Height: h, FPS: 30, Paced: true})
	if err != nil {
		return nil, "", err
	}
	return src, c.Camera, nil
}

// saveDir is where saved games lie: the XDG data folder.
func saveDir() (string, error) {
	base := os.Getenv("XDG_DATA_HOME")
	if base == "" {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", fmt.Errorf("there is no home folder to save games in (%w): name a file with --save", err)
		}
		base = filepath.Join(home, ".local", "share")
	}
	return filepath.Join(base, "grovewatch", "games"), nil
}

// newestSave finds the transcript that was written to last.
func newestSave() (string, error) {
	dir, err := saveDir()
	if err != nil {
		return "", err
	}
	entries, _ := os.ReadDir(dir)
	type saved struct {
		path string
		at   time.Time
	}
	var all []saved
	for _, e := range entries {
		info, err := e.Info()
		if err == nil && strings.HasSuffix(e.Name(), ".txt") {
			all = append(all, saved{filepath.Join(dir, e.Name()), info.ModTime()})
		}
	}
	if len(all) == 0 {
		return "", fmt.Errorf("there is no saved game in %s: start one with grovewatch, or name its file with --save", dir)
	}
	return slices.MaxFunc(all, func(a, b saved) int { return a.at.Compare(b.at) }).path, nil
}

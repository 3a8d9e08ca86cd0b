package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/signal"
	"syscall"

	"fyne.io/fyne/v2/lang"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/placing"
	"github.com/grovewatch/grovewatch/companion/ui"
	"github.com/grovewatch/grovewatch/companion/voice"
	"github.com/grovewatch/grovewatch/language"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/opencv"
)

type playCmd struct {
	gameFlags
	Players int               `default:"3" help:"How many people sit at the table."`
	Option  map[string]string `short:"o" help:"An option of the game, such as edition=a."`
	Options string            `type:"path" help:"A file of options: TOML such as edition = \"a\"; an --option on the command line overrules it."`
	Camera  string            `default:"0" help:"A device number or name, a video file, a stream's address, a folder of pictures, 'demo' for the simulated table, or 'none'."`
	cameraFlags
	ShieldCamera string `placeholder:"CAMERA" help:"A second camera behind the shield, such as the laptop's own: a card held before it is looked up for its seat alone. Nobody is shown its pictures."`
	Seed         uint64 `default:"1" help:"Which game the simulated people of the demo play."`
	Resume       bool   `help:"Go on with the newest saved game."`
	Save         string `type:"path" help:"The transcript to write or, with --resume, to go on with."`
	shareFlags
}

// Run opens the window and follows games until the window is closed.
func (c *playCmd) Run() error {
	if err := display(); err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	h := &host{}
	phones, err := c.server(h)
	if err != nil {
		return err
	}
	h.phones = phones
	cfg, err := c.start()
	if err != nil {
		return errors.Join(err, h.phones.Close())
	}
	h.window = ui.New(ui.App(), cfg.Match.Game, cfg.Match.Setup, h.send)
	h.window.Sharing, h.window.Story = sharing(h.phones), h.phones.Story
	speaker := voice.New(language.In, func() string { return lang.SystemLocale().LanguageString() })
	h.window.Voice = speaker
	again := make(chan game.Setup, 1)
	h.window.Offer(lessons())
	h.window.NewGame = func(s game.Setup) {
		select {
		case again <- s:
		default:
		}
	}
	done := make(chan error, 1)
	go func() {
		defer h.window.Close()
		done <- c.follow(ctx, h, cfg, again)
	}()
	err = show(h.window)
	cancel()
	return errors.Join(err, <-done, h.phones.Close(), speaker.Close())
}

// show runs the window. A desktop that refuses it, or a fault in the drawing,
// makes Fyne panic; the game is saved in any case.
func show(w *ui.Window) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the window has failed (%v): the game so far is saved; go on with grovewatch --resume", p)
		}
	}()
	w.Run()
	return nil
}

// follow plays one game after another until ctx ends.
func (c *playCmd) follow(ctx context.Context, h *host, cfg companion.Config, again <-chan game.Setup) error {
	for {
		next, err := h.play(ctx, cfg, again)
		if err = errors.Join(err, cfg.Save.Close()); err != nil || next == nil {
			return err
		}
		c.Game, c.Deck, c.Players, c.Option, c.Options = next.Game, next.Deck.Folder, next.Players, next.Options, ""
		c.Resume, c.Save = false, ""
		c.Seed++ // the demo plays another game
		if cfg, err = c.start(); err != nil {
			return err
		}
	}
}

// start makes all that a game needs. Its file comes last, so that a wrong
// camera leaves no empty game to be resumed.
func (c *playCmd) start() (companion.Config, error) {
	m, save, err := c.match()
	if err != nil {
		return companion.Config{}, err
	}
	source, name, err := c.source(m)
	var lens vision.Source
	if err == nil && c.ShieldCamera != "" {
		lens, err = opencv.Retry(c.ShieldCamera, opencv.Options{Width: 1280, Height: 720, FPS: 15, Paced: true})
	}
	if err == nil && save == nil {
		save, err = createSave(c.Save, m)
	}
	if err != nil {
		if save != nil {
			_ = save.Close()
		}
		for _, s := range []vision.Source{source, lens} {
			if s != nil {
				_ = s.Close()
			}
		}
		return companion.Config{}, err
	}
	cfg := companion.Config{Match: m, Save: save, Source: source, Camera: name, Live: true, Lens: lens}
	if s, ok := source.(opencv.Source); ok {
		steady := c.Steady
		cfg.Given = func() game.Text { return placing.Given(s.Given()).Text(steady) }
	}
	return cfg, nil
}

// match starts a match, or resumes one with its transcript.
func (c *playCmd) match() (*game.Match, *companion.Save, error) {
	if c.Resume {
		if c.Options != "" {
			return nil, nil, fmt.Errorf("a saved game keeps its options: leave --options or --resume out")
		}
		path := c.Save
		if path == "" {
			var err error
			if path, err = newestSave(); err != nil {
				return nil, nil, err
			}
		}
		save, m, torn, err := companion.OpenSave(path, finder(c.Deck))
		if torn {
			fmt.Fprintln(os.Stderr, "grovewatch: the last line of the saved game was unfinished and is dropped; every move before it is there")
		}
		return m, save, err
	}
	g, own, err := c.game()
	if err != nil {
		return nil, nil, err
	}
	options, err := c.options(g)
	if err != nil {
		return nil, nil, err
	}
	setup := game.Setup{Game: c.Game, Deck: own, Players: c.Players, Options: options}
	m, err := game.NewMatch(g, setup.Complete(g))
	return m, nil, err
}

// options are those of the file, if there is one, and of the command line.
func (c *playCmd) options(g game.Game) (map[string]string, error) {
	if c.Options == "" {
		return c.Option, nil
	}
	text, err := os.ReadFile(c.Options)
	if err != nil {
		return nil, fmt.Errorf("the file of options cannot be read: %w", reason(err))
	}
	out, err := game.ReadOptions(string(text), g, c.Players)
	if err != nil {
		return nil, fmt.Errorf("%s, %w", c.Options, err)
	}
	maps.Copy(out, c.Option)
	return out, nil
}

// source opens the camera; nil stands for none.
func (c *playCmd) source(m *game.Match) (src vision.Source, name string, err error) {
	opt, err := c.wishes()
	if err != nil {
		return nil, "", err
	}
	switch c.Camera {
	case "none":
		return nil, "", nil
	case "demo":
		d, err := demo.New(m.Game, m.Setup, demo.Options{Seed: c.Seed, Width: opt.Width, Height: opt.Height, Skip: m.Len(), Hold: true})
		if err != nil {
			return nil, "", err
		}
		return demo.Live(d), "Simulated table", nil
	}
	opt.Paced = true
	s, err := opencv.Retry(c.Camera, opt)
	if err != nil {
		return nil, "", err
	}
	return s, opencv.Name(c.Camera), nil
}

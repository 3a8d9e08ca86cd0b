package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/signal"
	"slices"
	"syscall"
	"time"

	"fyne.io/fyne/v2/lang"
	"github.com/alecthomas/kong"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/placing"
	"github.com/grovewatch/grovewatch/companion/ui"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/companion/voice"
	"github.com/grovewatch/grovewatch/vision/opencv"
)

type playCmd struct {
	gameFlags
	Players int               `placeholder:"N" help:"How many people sit at the table (default: 3, or the fewest that the game is for)."`
	Option  map[string]string `short:"o" help:"An option of the game, such as edition=a."`
	Options string            `type:"path" help:"A file of options: TOML such as edition = \"a\"; an --option on the command line overrules it."`
	Camera  string            `default:"0" help:"A device number or name, a video file, a stream's address, a folder of pictures, 'demo' for the simulated table, or 'none'."`
	cameraFlags
	ShieldCamera string            `placeholder:"CAMERA" help:"A second camera behind the shield, such as the laptop's own: a card held before it is looked up for its seat alone. Nobody is shown its pictures."`
	Seed         uint64            `default:"1" help:"Which game the simulated people of the demo play."`
	People       string            `default:"perfect" placeholder:"PEOPLE" help:"How the simulated people of the demo play: perfect, or fallible with a share of mistakes, such as fallible:0.1,kinds=early+pile."`
	Resume       bool              `help:"Go on with the newest saved game."`
	Save         string            `type:"path" help:"The transcript to write or, with --resume, to go on with."`
	App          map[string]string `mapsep:"," placeholder:"SEAT=LEVEL,…" help:"Seats that the app plays, and how well: easy, even or strong, such as player1=strong,player2=even. It says what to do; a person does it."`
	Names        map[string]string `mapsep:"," placeholder:"SEAT=NAME,…" help:"Who sits where, such as kid=Ada,agent1=Bo: the window, the phones and the saved game call people by their names."`
	Aloud        bool              `help:"Say everything aloud from the start, for people who play without looking; F4 does so in the window."`
	shareFlags

	colours map[string]string  // what those who have a name have chosen, by seat, as look.Shades
	flags   []string           // those of the command line
	named   bool               // it says what to play
	begin   func(w *ui.Window) // what else to open, or nil
}

// naming are the flags, beside --game, that say what to play.
var naming = []string{"players", "option", "options", "camera", "seed", "people", "app", "names", "resume", "save", "deck"}

// AfterApply notes whether the command line names what to play.
func (c *playCmd) AfterApply(k *kong.Context) error {
	for _, p := range k.Path {
		if p.Flag != nil {
			c.flags = append(c.flags, p.Flag.Name)
		}
	}
	c.named = c.gave("game") || c.gave(naming...)
	return nil
}

// gave reports whether the command line has one of these flags.
func (c *playCmd) gave(flags ...string) bool {
	return slices.ContainsFunc(c.flags, func(f string) bool { return slices.Contains(flags, f) })
}

// Run opens the window and follows games until the window is closed. When the
// command line names none the window asks.
func (c *playCmd) Run() error {
	if err := display(); err != nil {
		return err
	}
	h := newHost(c)
	phones, err := c.server(h)
	if err != nil {
		return err
	}
	h.phones = phones
	var first *sitting
	if c.named { // until it is there, a signal ends the program at once
		if first, err = c.start(); err != nil {
			return errors.Join(err, h.phones.Close())
		}
		h.window = ui.New(ui.App(), first.Match.Game, first.Match.Setup, h.send)
		first.Show, first.ShowSeats = first.shown(h.window.Show), h.showSeats
	} else {
		h.window = ui.New(ui.App(), nil, game.Setup{}, h.send)
	}
	h.window.Sharing, h.window.Story, h.window.Host = sharing(h.phones), h.phones.Story, h.door()
	speaker := voice.New(language.In, func() string { return lang.SystemLocale().LanguageString() })
	h.window.Shelf = h.shelf()
	h.window.Voice, h.window.SheetsDir, h.window.WeighsInk = speaker, sheetsDir(), true
	h.window.Offer(lessons())
	h.window.SayAll = c.Aloud
	if first == nil {
		h.window.AskSetup()
	} else {
		h.following = c.Resume || !h.window.Greet(first.camera)
		if err := first.open(!h.following); err != nil {
			return errors.Join(err, h.phones.Close())
		}
	}
	if c.begin != nil {
		c.begin(h.window)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	h.window.Left = cancel
	over := make(chan error, 1)
	go func() {
		err := h.run(ctx, first)
		h.window.Close()
		err = errors.Join(err, h.phones.Close(), speaker.Close())
		over <- err
		time.Sleep(fyneEnds)
		os.Exit(exitCode(err))
	}()
	err = show(h.window)
	cancel()
	return errors.Join(err, <-over)
}

// fyneEnds is how long Fyne has to end once all else has. Its last task may come between
// two steps of the end of its loop, and is then waited for without end (Fyne 2.8.0).
const fyneEnds = 10 * time.Second

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

// choose is the command line that stands for what was chosen in the window.
func (c *playCmd) choose(w setup.Choice) *playCmd {
	out := *c
	out.Game, out.Deck, out.Players = w.Setup.Game, w.Setup.Deck.Folder, w.Setup.Players
	out.Option, out.Options = w.Setup.Options, ""
	out.Camera = w.Camera.What
	out.App = w.Apps
	out.Names, out.colours = nil, nil
	if w.Camera.What != setup.Simulated { // there nobody sits
		out.Names, out.colours = map[string]string{}, map[string]string{}
		for seat, p := range w.People {
			out.Names[seat], out.colours[seat] = p.Name, p.Colour
		}
	}
	out.Turn, out.Mirror, out.Steady = w.Camera.Turn*90, w.Camera.Mirror, w.Camera.Steady
	out.Resume, out.Save = w.Saved, w.File
	if w.Saved { // it names its own deck and who plays
		out.Deck, out.App, out.Names, out.colours = "", nil, nil, nil
	}
	return &out
}

// start makes all that a game needs. Its file comes last, so that a wrong
// camera leaves no empty game to be resumed.
func (c *playCmd) start() (*sitting, error) {
	if len(c.App) > 0 && c.Camera == setup.Simulated {
		return nil, fault.Errorf("simulated people play every seat of their table: choose another camera, or none, for the app to play with you")
	}
	m, save, err := c.match()
	if err != nil {
		return nil, err
	}
	t := &sitting{ours: save == nil && c.Save == "", since: opened(save)}
	t.Match, t.Save, t.Live = m, save, true
	t.timed.Store(save != nil && m.State().Result() != nil)
	seats := m.State().Seats()
	for _, name := range slices.Sorted(maps.Keys(c.App)) {
		a, err := taken(seats, name, c.App[name])
		if err != nil {
			return nil, errors.Join(err, t.end())
		}
		t.Apps = append(t.Apps, a)
	}
	for name, who := range c.Names {
		seat, err := seatOf(seats, name, "--names")
		if err != nil {
			return nil, errors.Join(err, t.end())
		}
		if t.People == nil {
			t.People = map[game.Seat]companion.Person{}
		}
		t.People[seat] = companion.Person{Name: who, Colour: c.colours[name]}
	}
	if t.view, err = c.watch(m, save != nil && !simulated(save)); err == nil && save == nil {
		if t.Save, err = createSave(c.Save, m); err == nil {
			t.entitle()
		}
	}
	if err != nil {
		t.view.close()
		if save != nil {
			_ = save.Close()
		}
		return nil, err
	}
	return t, nil
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
			if path, err = newestSave(c.Camera == setup.Simulated, false); err != nil {
				return nil, nil, err
			}
		}
		keys, err := newKeys()
		if err != nil {
			return nil, nil, err
		}
		save, m, torn, err := companion.OpenSave(path, finder(c.Deck), keys)
		if torn {
			fmt.Fprintln(os.Stderr, "grovewatch: the last line of the saved game was unfinished and is dropped; every move before it is there")
		}
		return m, save, err
	}
	g, own, err := c.game()
	if err != nil {
		return nil, nil, err
	}
	c.Players = seated(c.Players, g)
	options, err := c.options(g)
	if err != nil {
		return nil, nil, err
	}
	setup := game.Setup{Game: c.Game, Deck: own, Players: c.Players, Options: options}
	m, err := game.NewMatch(g, setup.Complete(g))
	return m, nil, err
}

// mostOptions is the largest file of options that is read, in bytes.
const mostOptions = 64 << 10

// options are those of the file, if there is one, and of the command line.
func (c *playCmd) options(g game.Game) (map[string]string, error) {
	if c.Options == "" {
		return c.Option, nil
	}
	text, err := file.Read(c.Options, mostOptions)
	if err != nil {
		return nil, fmt.Errorf("the file of options cannot be read: %w", file.Reason(err))
	}
	out, err := game.ReadOptions(string(text), g, c.Players)
	if err != nil {
		return nil, fmt.Errorf("%s, %w", c.Options, err)
	}
	maps.Copy(out, c.Option)
	return out, nil
}

// watch opens the cameras for a match. One that people have begun at a table of their
// own is not watched on the simulated one: while that is, nothing is taken to lie in
// secret before the other cameras.
func (c *playCmd) watch(m *game.Match, peoples bool) (v view, err error) {
	if err := c.unshielded(c.Camera); err != nil {
		return v, err
	}
	opt, err := c.wishes()
	if err != nil {
		return v, err
	}
	opt.Paced = true
	v.camera = setup.Camera{What: c.Camera, Turn: c.Turn / 90, Mirror: c.Mirror, Steady: c.Steady}
	switch c.Camera {
	case setup.NoCamera:
	case setup.Simulated:
		if peoples {
			return v, fault.Errorf("this game was not played on the simulated table: choose the camera that sees yours, or none")
		}
		opt := demo.Options{Seed: c.Seed, Width: opt.Width, Height: opt.Height, Hold: true, Word: language.In}
		if m.Len() > 0 {
			known := false
			if opt.Seed, opt.Skip, known = demo.Resume(m, c.Seed); !known {
				opt.Seed, opt.From = c.Seed, m.State()
				if v.idle = !demo.GoesOn(m); v.idle {
					opt.Players = demo.Idle{}
				}
			}
		}
		if opt.People, err = demo.ParsePeople(c.People); err != nil {
			return v, err
		}
		if v.people, err = demo.New(m.Game, m.Setup, opt); err != nil {
			return v, err
		}
		v.source, v.name = demo.Live(v.people), companion.SimulatedTable
	default:
		s, err := opencv.Retry(c.Camera, opt)
		if err != nil {
			return v, err
		}
		v.source, v.name = s, opencv.Name(c.Camera)
		if s.Live() {
			v.bent = v.name
		}
		v.given = func() game.Text { return placing.Given(s.Given()).Text(opt.Steady) }
	}
	if c.ShieldCamera != "" {
		if v.lens, err = opencv.Retry(c.ShieldCamera, opencv.Options{Width: 1280, Height: 720, FPS: 15, Paced: true}); err != nil {
			v.close()
		}
	}
	return v, err
}

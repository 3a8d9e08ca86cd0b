package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/opencv"
)

type recordCmd struct {
	File   string `arg:"" type:"path" help:"The picture to write, such as table.jpg (or .png); its labels go to table.txt. With --count it is table-1.jpg, table-2.jpg …"`
	Camera string `default:"0" help:"A device number or name, a video file, a stream's address, a folder of pictures, or 'demo' for the simulated table."`
	cameraFlags
	tagFlags
	Count   int    `default:"1" help:"How many pictures to save."`
	Every   int    `default:"2" help:"Seconds from one picture to the next at least."`
	Players int    `placeholder:"N" help:"How many people sit at the table of the demo (default: 3, or the fewest that the game is for)."`
	Seed    uint64 `default:"1" help:"Which game the simulated people of the demo play."`
}

// Help is what record --help says below its first line.
func (*recordCmd) Help() string {
	return `Record waits until nothing moves on the table, saves what the camera sees, and writes beside it where each tag lies, as followed over several pictures. It shows nothing and never overwrites a file. The two files can join vision/testdata/photos and make the reader better on tables like yours.

A saved picture shows everything that the camera sees: faces, hands, and what lies behind the shield. Look at it before you give it away.`
}

// Run saves the pictures that were asked for.
func (c *recordCmd) Run() error {
	if c.Count < 1 || c.Count > 999 {
		return fmt.Errorf("--count is %d: record saves 1 to 999 pictures at a time", c.Count)
	}
	if c.Every < 0 {
		return fmt.Errorf("--every is %d: a number of seconds is not below zero", c.Every)
	}
	files, err := recordings(c.File, c.Count)
	if err != nil {
		return err
	}
	surface, book, err := c.load()
	if err != nil {
		return err
	}
	src, err := c.open()
	if err != nil {
		return err
	}
	defer src.Close()
	w := watch{reader: vision.NewReader(book), tracker: vision.NewTracker(surface.Plates(), vision.TrackerOptions{Covers: surface.Covers()})}
	return c.save(src, &w, files)
}

// open opens the camera.
func (c *recordCmd) open() (vision.Source, error) {
	opt, err := c.wishes()
	if err != nil {
		return nil, err
	}
	switch c.Camera {
	case "none":
		return nil, errors.New("recording takes a camera: name one with --camera, or the simulated table with --camera demo")
	case "demo":
		g, own, err := c.chosen().game()
		if err != nil {
			return nil, err
		}
		setup := game.Setup{Game: g.Name(), Deck: own, Players: seated(c.Players, g)}
		return demo.New(g, setup.Complete(g), demo.Options{Seed: c.Seed, Width: opt.Width, Height: opt.Height})
	}
	return opencv.Open(c.Camera, opt)
}

// The time, in seconds of the camera's, after which record gives up: with no
// tag in view, or with no moment at which the table was still.
const (
	noTags  = 15.0
	noPeace = 60.0
)

// save writes a picture whenever the table is still and the time has come.
func (c *recordCmd) save(src vision.Source, w *watch, files []recording) error {
	var since time.Time // the latest picture, or the first frame
	for saved := 0; saved < len(files); {
		f, err := src.Next()
		if errors.Is(err, io.EOF) {
			return c.ended(w, saved)
		}
		if err != nil {
			return err
		}
		if since.IsZero() {
			since = f.Time
		}
		w.see(f)
		waited := f.Time.Sub(since).Seconds()
		switch l, ok := w.labelled(); {
		case ok && (saved == 0 || waited >= float64(c.Every)):
			if err := files[saved].write(l); err != nil {
				return err
			}
			if err := printed(fmt.Sprintf("%s and %s: %s\n", files[saved].picture, files[saved].labels, l)); err != nil {
				return err
			}
			saved, since = saved+1, f.Time
		case waited > noTags+float64(c.Every) && w.tags == 0:
			return fmt.Errorf("no tag of this game has been seen for %.0f seconds: %s", noTags, w.advice())
		case waited > noPeace+float64(c.Every):
			return fmt.Errorf("the table has not been still for %.0f seconds: take your hands away for a moment, and see that the camera stands firm", noPeace)
		}
	}
	return nil
}

// ended says why a source that has ended gave fewer pictures than asked for.
func (c *recordCmd) ended(w *watch, saved int) error {
	switch {
	case saved > 0:
		return fmt.Errorf("%s ended after %d of the %d pictures: the table changed or rested too seldom for more; try a smaller --every", c.Camera, saved, c.Count)
	case w.frames < around*2+1:
		return fmt.Errorf("%s ended after %s, too few to be sure of the tags: record takes a camera, a video, or a folder of at least %d pictures of one table", c.Camera, counted(w.frames, "picture"), around*2+1)
	case w.tags == 0:
		return fmt.Errorf("no tag of this game can be read in %s: %s", c.Camera, w.advice())
	}
	return fmt.Errorf("%s ended before the table was still", c.Camera)
}

// recording is where one picture and its labels go.
type recording struct{ picture, labels string }

// recordings names the files, none of which may be there.
func recordings(name string, count int) ([]recording, error) {
	dir, ending := filepath.Dir(name), filepath.Ext(name)
	if form(ending) == nil || filepath.Base(name) == ending {
		return nil, fmt.Errorf("%q is no name for a picture: let it end in .jpg or .png, such as table.jpg", name)
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return nil, fmt.Errorf("there is no folder %q to write to: make it first", dir)
	}
	probe, err := os.CreateTemp(dir, ".grovewatch-*")
	if err != nil {
		return nil, fmt.Errorf("nothing can be written to the folder %q: %w", dir, file.Reason(err))
	}
	_ = probe.Close()
	_ = os.Remove(probe.Name())
	var out []recording
	for i := range count {
		stem := name[:len(name)-len(ending)]
		if count > 1 {
			stem = fmt.Sprintf("%s-%0*d", stem, len(fmt.Sprint(count)), i+1)
		}
		r := recording{stem + ending, stem + ".txt"}
		for _, path := range []string{r.picture, r.labels} {
			if _, err := os.Lstat(path); err == nil {
				return nil, fmt.Errorf("there is a file %q already, and record overwrites none: choose another name", path)
			}
		}
		out = append(out, r)
	}
	return out, nil
}

package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/opencv"
)

type scanCmd struct {
	Sources []string `arg:"" name:"image" help:"Pictures, folders of pictures or videos."`
	JSON    bool     `help:"Print one line of JSON a frame; the format is in the README."`
	Explain bool     `help:"Write each picture with all that looks like a tag outlined, and why it was not read, as NAME-explained.png."`
	tagFlags
}

// Run scans every source, goes on after what cannot be read, and fails at the end.
func (c *scanCmd) Run() error {
	surface, book, err := c.load()
	if err != nil {
		return err
	}
	var failed error
	for _, name := range c.Sources {
		if c.Explain {
			if err := explicable(name); err != nil {
				failed = tell(err)
				continue
			}
		}
		src, err := opencv.Open(name, opencv.Options{})
		if err != nil {
			failed = tell(err)
			continue
		}
		// A folder goes on after a bad picture; a video that fails has ended.
		info, err := os.Stat(name)
		patient := err == nil && info.IsDir()
		failed = cmp.Or(c.scan(name, src, patient, surface, vision.NewReader(book)), failed)
		_ = src.Close()
	}
	return failed
}

// tell says on standard error what went wrong, and leaves the rest to the
// exit code.
func tell(err error) error {
	fmt.Fprintln(os.Stderr, "grovewatch:", err)
	return errTold
}

// scan reads one source to its end.
func (c *scanCmd) scan(name string, src vision.Source, patient bool, surface *table.Surface, reader *vision.Reader) (failed error) {
	plates := surface.Plates()
	for {
		f, err := src.Next()
		if errors.Is(err, io.EOF) {
			return failed
		}
		if err != nil {
			failed = tell(err)
			if patient {
				continue
			}
			return failed
		}
		start := time.Now()
		seen := reader.Read(f)
		line := report(surface, seen, vision.Register(plates, seen))
		line.MS = round(float64(time.Since(start).Microseconds())/1000, 2)
		line.Source, line.Frame = name, f.Seq
		line.Width, line.Height = f.Gray.Bounds().Dx(), f.Gray.Bounds().Dy()
		if err := c.look(&line, f, patient, surface, reader); err != nil {
			failed = tell(err)
		}
		if err := c.print(line); err != nil {
			return tell(err)
		}
	}
}

// look says what would help and, when asked to, explains the picture.
func (c *scanCmd) look(line *scanned, f vision.Frame, numbered bool, surface *table.Surface, reader *vision.Reader) (err error) {
	if c.JSON && !c.Explain {
		return nil
	}
	found := findings(reader.Explain(f), func(payload string) string {
		spot, _ := surface.Locate(payload, vision.Quad{}, nil)
		return spot.Piece
	})
	line.advice = advice(vision.ExposureOf(f.Gray), line.PxPerModule, found)
	line.missed = len(suspected(line.PxPerModule, found))
	if c.Explain {
		line.Explained, err = explain(line.Source, f, numbered, line.title(), found)
	}
	return err
}

// print puts a line on standard output, for programs or for people.
func (c *scanCmd) print(line scanned) error {
	if !c.JSON {
		return printed(line.String())
	}
	text, err := json.Marshal(line)
	if err != nil {
		return err
	}
	return printed(string(text) + "\n")
}

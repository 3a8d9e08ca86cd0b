package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"runtime"

	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion/story"
)

type followCmd struct {
	Story []string `arg:"" help:"Files of stories; the format is in the README."`
	Film  bool     `help:"Let the referee look at rendered pictures of the table instead of telling it what lies where: slower."`
	JSON  bool     `help:"Print one line of JSON for each line of the story and each word of the referee, with the table time in seconds."`
}

// Run plays the stories and prints each with what the referee says to it; it
// goes on after one that cannot be played, and fails at the end.
func (c *followCmd) Run() (failed error) {
	collectLate()
	atOnce := 4 * runtime.GOMAXPROCS(0) // those behind a long one do not wait for it
	if c.Film {                         // a picture takes all processors
		atOnce = 1
	}
	queue := make(chan chan followed, atOnce-1)
	go func() {
		for _, path := range c.Story {
			done := make(chan followed, 1)
			queue <- done
			go func() {
				var f followed
				if err := c.follow(path, &f.words); err != nil {
					f.err = fmt.Errorf("%s: %w", path, err)
				}
				done <- f
			}()
		}
		close(queue)
	}()
	for done := range queue {
		f := <-done
		if err := cmp.Or(printed(f.words.String()), f.err); err != nil {
			failed = tell(err)
		}
	}
	return failed
}

// followed is a story with what the referee said to it.
type followed struct {
	words bytes.Buffer
	err   error
}

func (c *followCmd) follow(path string, words *bytes.Buffer) error {
	f, err := file.Open(path)
	if err != nil {
		return fmt.Errorf("the story cannot be opened: %w", file.Reason(err))
	}
	defer f.Close()
	s, err := story.Read(f, finder(""))
	if err != nil {
		return err
	}
	put := func(n story.Note) error { _, err := words.WriteString(n.String()); return err }
	if c.JSON {
		lines := json.NewEncoder(words)
		lines.SetEscapeHTML(false)
		put = func(n story.Note) error { return lines.Encode(n) }
	}
	var failed error
	err = s.Tell(story.Options{Film: c.Film}, func(n story.Note) { failed = cmp.Or(failed, put(n)) })
	return cmp.Or(err, failed)
}

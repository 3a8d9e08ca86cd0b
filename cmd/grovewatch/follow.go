package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"

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
	for _, path := range c.Story {
		if err := c.follow(path); err != nil {
			failed = tell(fmt.Errorf("%s: %w", path, err))
		}
	}
	return failed
}

func (c *followCmd) follow(path string) error {
	f, err := file.Open(path)
	if err != nil {
		return fmt.Errorf("the story cannot be opened: %w", file.Reason(err))
	}
	defer f.Close()
	s, err := story.Read(f, finder(""))
	if err != nil {
		return err
	}
	put := func(n story.Note) error { return printed(n.String()) }
	if c.JSON {
		lines := json.NewEncoder(os.Stdout)
		lines.SetEscapeHTML(false)
		put = func(n story.Note) error { return lines.Encode(n) }
	}
	var failed error
	err = s.Tell(story.Options{Film: c.Film}, func(n story.Note) { failed = cmp.Or(failed, put(n)) })
	return cmp.Or(err, failed)
}

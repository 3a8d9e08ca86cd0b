package main

import (
	"fmt"
	"os"

	"github.com/grovewatch/grovewatch/companion/story"
)

type followCmd struct {
	Story []string `arg:"" help:"Files of stories; the format is in the README."`
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
	f, err := os.Open(path)
	if err != nil {
		return fmt.Errorf("the story cannot be opened: %w", reason(err))
	}
	defer f.Close()
	s, err := story.Read(f, finder(""))
	if err != nil {
		return err
	}
	return s.Tell(os.Stdout)
}

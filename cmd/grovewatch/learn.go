package main

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/lesson"
	"github.com/grovewatch/grovewatch/companion/ui"
)

type learnCmd struct {
	Role string `help:"Which role, such as kid, agent1 or visitor. Without it the window asks."`
	playCmd
}

// Run opens the window as play does, and a lesson over it.
func (c *learnCmd) Run() error {
	if c.Role != "" && !slices.Contains(roles(), c.Role) {
		return fmt.Errorf("there is no lesson for %q: choose from %s", c.Role, strings.Join(roles(), ", "))
	}
	c.begin = func(w *ui.Window) { w.Learn(c.Role) }
	return c.playCmd.Run()
}

// roles are those that have a lesson.
func roles() []string {
	var out []string
	for _, l := range lessons() {
		out = append(out, l.Lesson.Role)
	}
	return out
}

// lessons are the guided first rounds of all games, for the window.
func lessons() []ui.Lesson {
	var out []ui.Lesson
	for _, g := range games.List() {
		t, ok := g.(game.Teacher)
		if !ok {
			continue
		}
		for _, l := range t.Lessons() {
			out = append(out, ui.Lesson{Game: g, Lesson: l, Begin: func(show func(*companion.Screen)) (*ui.Class, error) {
				return teach(g, l, show)
			}})
		}
	}
	return out
}

// teach lets a lesson go on until it is closed.
func teach(g game.Game, l game.Lesson, show func(*companion.Screen)) (*ui.Class, error) {
	c, err := lesson.Open(g, l, lesson.Options{Live: true, Show: show, Demo: demo.Options{Width: 1280, Height: 720}})
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		if err := c.Run(ctx); err != nil {
			fmt.Fprintln(os.Stderr, "grovewatch: the lesson has stopped:", err)
		}
	}()
	return &ui.Class{Send: c.Send, Close: cancel}, nil
}

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
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/lesson"
	"github.com/grovewatch/grovewatch/companion/ui"
	"github.com/grovewatch/grovewatch/companion/ui/learning"
)

type learnCmd struct {
	Role string `help:"Which role, such as kid, agent1 or visitor. Without it the window asks where there are several."`
	playCmd
}

// Run opens the window as play does, and a lesson over it.
func (c *learnCmd) Run() error {
	named := ""
	if c.gave("game") { // it says what to learn, not what to play
		named = c.Game
	}
	c.named = c.gave(naming...)
	g, role, err := wanted(lessons(), named, c.Role)
	if err != nil {
		return err
	}
	c.begin = func(w *ui.Window) { w.Learn(g, role) }
	return c.playCmd.Run()
}

// wanted is the game and the role that are to be learned, as far as the command
// line says or leaves no choice.
func wanted(all []learning.Lesson, named, role string) (string, string, error) {
	var in, fit []learning.Lesson
	for _, l := range all {
		if named == "" || l.Game.Name() == named {
			in = append(in, l)
			if role == "" || l.Lesson.Role == role {
				fit = append(fit, l)
			}
		}
	}
	switch {
	case len(in) == 0:
		return "", "", fmt.Errorf("there is no lesson for the game %q: choose from %s", named, each(all, func(l learning.Lesson) string { return l.Game.Name() }))
	case len(fit) == 0:
		return "", "", fmt.Errorf("there is no lesson for %q: choose from %s", role, each(in, func(l learning.Lesson) string { return l.Lesson.Role }))
	case len(fit) == 1:
		return fit[0].Game.Name(), fit[0].Lesson.Role, nil
	case role != "":
		return "", "", fmt.Errorf("several games have a lesson for %q: say which with --game %s", role, each(fit, func(l learning.Lesson) string { return l.Game.Name() }))
	}
	return named, "", nil
}

// each lists what the lessons have, none twice.
func each(all []learning.Lesson, what func(learning.Lesson) string) string {
	var out []string
	for _, l := range all {
		if w := what(l); !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return strings.Join(out, ", ")
}

// lessons are the guided first rounds of all games, for the window.
func lessons() []learning.Lesson {
	var out []learning.Lesson
	for _, g := range games.List() {
		t, ok := g.(game.Teacher)
		if !ok {
			continue
		}
		for _, l := range t.Lessons() {
			out = append(out, learning.Lesson{Game: g, Lesson: l, Begin: func(show func(*companion.Screen)) (*learning.Class, error) {
				return teach(g, l, show)
			}})
		}
	}
	return out
}

// teach lets a lesson go on until it is closed.
func teach(g game.Game, l game.Lesson, show func(*companion.Screen)) (*learning.Class, error) {
	c, err := lesson.Open(g, l, lesson.Options{Live: true, Show: show, Demo: demo.Options{Width: 1280, Height: 720, Word: language.In}})
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		if err := c.Run(ctx); err != nil {
			fmt.Fprintln(os.Stderr, "grovewatch: the lesson has stopped:", err)
		}
	}()
	return &learning.Class{Send: c.Send, Close: cancel}, nil
}

package voice

import (
	"context"
	"errors"
	"os/exec"
	"strings"
	"time"
)

// command is a program of the system. In its arguments, LANGUAGE and WHAT stand
// for what it is given.
type command struct {
	name string
	args []string
	hush []string // makes it end what it speaks, where ending the program does not
}

// players play a sound file, the likeliest one to be heard first.
var players = []command{
	{"pw-play", []string{"WHAT"}, nil},
	{"paplay", []string{"WHAT"}, nil},
	{"aplay", []string{"-q", "WHAT"}, nil},
	{"afplay", []string{"WHAT"}, nil},
}

// readers read a sentence aloud and end when they have.
var readers = []command{
	{"spd-say", []string{"--wait", "--language", "LANGUAGE", "--", "WHAT"}, []string{"--cancel"}},
	{"espeak-ng", []string{"-v", "LANGUAGE", "--", "WHAT"}, nil},
	{"espeak", []string{"-v", "LANGUAGE", "--", "WHAT"}, nil},
	{"say", []string{"--", "WHAT"}, nil},
}

var errNone = errors.New("no such command")

// find is the first command that this computer has.
func find(of []command) (*command, error) {
	for _, c := range of {
		if path, err := exec.LookPath(c.name); err == nil {
			return &command{path, c.args, c.hush}, nil
		}
	}
	return nil, errNone
}

// patience bounds how long a command may go on once it should end.
const patience = time.Second

func (c *command) with(ctx context.Context, language, what string) *exec.Cmd {
	args := make([]string, len(c.args))
	for i, a := range c.args {
		args[i] = strings.NewReplacer("LANGUAGE", language, "WHAT", what).Replace(a)
	}
	cmd := exec.CommandContext(ctx, c.name, args...)
	cmd.WaitDelay = patience
	return cmd
}

// end has what was begun end, also where ending the command did not do that.
func (c *command) end() {
	if len(c.hush) == 0 {
		return
	}
	ctx, stop := context.WithTimeout(context.Background(), patience)
	defer stop()
	cmd := exec.CommandContext(ctx, c.name, c.hush...)
	cmd.WaitDelay = patience
	_ = cmd.Run()
}

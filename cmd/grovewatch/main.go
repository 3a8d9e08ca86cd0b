// Command grovewatch is the companion at a table of printed cards: the window,
// and the commands print, scan, record, replay and simulate without one. It
// only wires the packages together.
package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	_ "github.com/grovewatch/grovewatch/cmd/grovewatch/locale" // for its effect
	"github.com/grovewatch/grovewatch/companion/language"
)

// version is set by the release build.
var version = "0.1.0"

type commands struct {
	Play     playCmd      `cmd:"" default:"withargs" help:"Open the window and follow a game (the default)."`
	Learn    learnCmd     `cmd:"" help:"Open the window with a guided first round on a simulated table."`
	Print    printCmd     `cmd:"" help:"Write the sheets of a game's cards, tokens and mats as PDF."`
	Deck     deckCmd      `cmd:"" help:"Make a deck of your own."`
	Scan     scanCmd      `cmd:"" help:"Read the tags in pictures or videos."`
	Record   recordCmd    `cmd:"" help:"Save pictures of your own table, labelled for testing."`
	Replay   replayCmd    `cmd:"" help:"Check a transcript and print what a seat may see at its end."`
	Simulate simulateCmd  `cmd:"" help:"Play a whole game without a window and write its transcript."`
	Follow   followCmd    `cmd:"" help:"Play stories of what people do at a table and print what the referee says."`
	Cameras  camerasCmd   `cmd:"" help:"List the cameras with what they give."`
	Manual   manualCmd    `cmd:"" hidden:"" help:"Write the manual page."`
	Language languageFlag `placeholder:"LANGUAGE" help:"The language of the window, the phones and the printed sheets: en, de or fr (default: as was chosen in the window, or the system's)."`
	Version  versionFlag  `help:"Print the version and stop."`
}

type versionFlag bool

// BeforeApply prints the version when the flag is met.
func (versionFlag) BeforeApply(k *kong.Kong) error {
	fmt.Fprintln(k.Stdout, "grovewatch", version)
	k.Exit(0)
	return nil
}

type languageFlag string

// AfterApply has everything speak the language from the start.
func (l languageFlag) AfterApply() error {
	switch {
	case l == "":
	case slices.Contains(language.All(), string(l)):
		language.Speak(string(l))
	default:
		return fmt.Errorf("%q is not spoken here: choose %s", string(l), strings.Join(language.All(), " or "))
	}
	return nil
}

func main() { os.Exit(run(os.Args[1:])) }

// run is main with its exit code: 0 for success, 1 for a failure told in a
// sentence, 2 for a wrong command line.
func run(args []string) int {
	var c commands
	exit := -1
	parser, err := kong.New(&c, append(values(),
		kong.Name("grovewatch"),
		kong.Description("A companion for games played with printed cards on a real table: a webcam looks down, Grovewatch follows the game and referees it."),
		kong.Exit(func(code int) { exit = code }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}),
	)...)
	if err != nil {
		fmt.Fprintln(os.Stderr, "grovewatch:", err)
		return 2
	}
	ctx, err := parser.Parse(args)
	if exit >= 0 {
		return exit
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "grovewatch: %v\nSee grovewatch --help.\n", err)
		return 2
	}
	return exitCode(ctx.Run())
}

// exitCode says on standard error how a command failed, and gives its exit code.
func exitCode(err error) int {
	switch {
	case err == nil:
		return 0
	case !errors.Is(err, errTold):
		fmt.Fprintln(os.Stderr, "grovewatch:", err)
	}
	return 1
}

// errTold is the error of a command that has said on standard error what failed.
var errTold = errors.New("told already")

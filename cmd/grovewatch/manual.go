package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/alecthomas/kong"
)

// manualCmd writes the manual page, from the same sentences as --help.
type manualCmd struct{}

// Run writes the page to standard output.
func (manualCmd) Run(k *kong.Context) error { return writeManual(os.Stdout, k.Model) }

// writeManual writes a program's manual page in the man macros of roff.
func writeManual(w io.Writer, app *kong.Application) error {
	var b strings.Builder
	fmt.Fprintf(&b, ".TH GROVEWATCH 6 \"\" \"grovewatch %s\" \"Games\"\n", roff(version))
	fmt.Fprintf(&b, ".SH NAME\ngrovewatch \\- a companion for games played with printed cards\n")
	b.WriteString(".SH SYNOPSIS\n")
	for _, n := range app.Leaves(true) {
		fmt.Fprintf(&b, ".B grovewatch %s\n.br\n", roff(n.Summary()))
	}
	fmt.Fprintf(&b, ".SH DESCRIPTION\n%s\n", roff(app.Help))
	b.WriteString(".SH OPTIONS\n")
	for _, f := range app.Flags {
		manualFlag(&b, f)
	}
	b.WriteString(".SH COMMANDS\n")
	for _, n := range app.Leaves(true) {
		fmt.Fprintf(&b, ".SS %s\n%s\n", roff(strings.TrimPrefix(n.Path(), "grovewatch ")), roff(n.Help))
		for _, p := range n.Positional {
			fmt.Fprintf(&b, ".TP\n.I %s\n%s\n", roff(p.Summary()), roff(p.Help))
		}
		for _, f := range n.Flags {
			manualFlag(&b, f)
		}
	}
	b.WriteString(".SH EXIT STATUS\n0 for success, 1 for a failure, which is told in a sentence, 2 for a wrong command line.\n")
	b.WriteString(".SH FILES\nSaved games lie in\n.I $XDG_DATA_HOME/grovewatch\n(usually ~/.local/share/grovewatch).\n")
	_, err := io.WriteString(w, b.String())
	return err
}

func manualFlag(b *strings.Builder, f *kong.Flag) {
	if f.Hidden {
		return
	}
	name := "\\-\\-" + roff(f.Name)
	if f.Short != 0 {
		name = "\\-" + string(f.Short) + ", " + name
	}
	if !f.IsBool() {
		name += "=" + roff(f.FormatPlaceHolder())
	}
	fmt.Fprintf(b, ".TP\n.B %s\n%s\n", name, roff(f.Help))
}

// roff escapes what roff would take for its own.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`, "\n", " ").Replace(s)
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "'") {
		s = `\&` + s
	}
	return s
}

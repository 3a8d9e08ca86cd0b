// Package story reads what people do at a table, an act a line, and tells what
// the referee says to it, so that a text is its own test. It must not know a
// particular game.
package story

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Story is a table and what happens at it.
type Story struct {
	Game  game.Game
	Setup game.Setup

	lines []line
}

// line is one line of a story as people wrote it.
type line struct {
	number int // from 1
	text   string
	act    act // nil when nothing happens in it
}

// Read reads a story. What an earlier telling printed is left out. The error
// says in which line something is wrong and what may be meant.
func Read(r io.Reader, find func(game.Setup) (game.Game, error)) (*Story, error) {
	s := &Story{Setup: game.Setup{Players: 3, Options: map[string]string{}}}
	reader := actReader{story: s}
	lines := bufio.NewScanner(r)
	for n := 1; lines.Scan(); n++ {
		text := strings.TrimRight(lines.Text(), " \r")
		if strings.HasPrefix(text, "\t") {
			continue
		}
		reader.line = n
		words, err := split(text)
		l := line{number: n, text: text}
		switch {
		case err != nil || len(words) == 0:
		case reader.box == nil && s.heading(words, &err):
		default:
			if reader.box == nil {
				err = reader.begin(find)
			}
			if err == nil {
				l.act, err = reader.read(words)
			}
		}
		if err != nil {
			return nil, at(n, err)
		}
		s.lines = append(s.lines, l)
	}
	if err := lines.Err(); err != nil {
		return nil, err
	}
	if reader.box == nil {
		if err := reader.begin(find); err != nil {
			return nil, at(1, err)
		}
	}
	if reader.together > 0 {
		return nil, at(reader.together, fault.Errorf("what happens together has no end: write \"end\" after its last act"))
	}
	return s, nil
}

// heading reads a line that says what is played, and reports whether it is one.
func (s *Story) heading(words []string, err *error) bool {
	if len(words) != 2 {
		return false
	}
	switch key, value := words[0], words[1]; key {
	case "game":
		s.Setup.Game = value
	case "players":
		if s.Setup.Players, *err = strconv.Atoi(value); *err != nil {
			*err = fault.Errorf("%q is not a number of players", value)
		}
	case "option":
		name, choice, ok := strings.Cut(value, "=")
		if !ok {
			*err = fault.Errorf("%q is not an option: write its name and its value, such as edition=a", value)
		}
		s.Setup.Options[name] = choice
	default:
		return false
	}
	return true
}

// at is an error with its line.
func at(line int, err error) error { return fmt.Errorf("line %d: %w", line, err) }

// split takes a line apart into words; what is quoted is one word, and a
// comment is none.
func split(text string) ([]string, error) {
	var out []string
	for text = strings.TrimLeft(text, " \t"); text != "" && text[0] != '#'; text = strings.TrimLeft(text, " \t") {
		end := strings.IndexAny(text, " \t")
		if end < 0 {
			end = len(text)
		}
		word := text[:end]
		if text[0] == '"' {
			end = strings.IndexByte(text[1:], '"') + 2
			if end < 2 {
				return nil, fault.Errorf("the quotation mark before %s has no other", text[1:])
			}
			word = text[1 : end-1]
		}
		out, text = append(out, word), text[end:]
	}
	return out, nil
}

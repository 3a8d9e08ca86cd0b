// Package story reads what people do at a table, an act a line, and tells what
// the referee says to it, so that a text is its own test. It must not know a
// particular game.
package story

import (
	"bufio"
	"errors"
	"fmt"
	"io"
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
	s := &Story{Setup: game.Setup{Options: map[string]string{}}}
	acts := actReader{story: s, heads: map[string]int{}}
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		acts.line++
		text := strings.TrimRight(lines.Text(), " \r")
		if strings.HasPrefix(text, "\t") {
			continue
		}
		l := line{number: acts.line, text: text}
		words, err := split(text)
		if err == nil && len(words) > 0 {
			l.act, err = acts.next(words, find)
		}
		if err != nil {
			return nil, at(acts.line, err)
		}
		s.lines = append(s.lines, l)
	}
	switch err := lines.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return nil, at(acts.line+1, fault.Errorf("this line is longer than any act needs: shorten it"))
	case err != nil:
		return nil, fault.Errorf("the story cannot be read: %w", err)
	}
	if acts.line++; acts.box == nil {
		if err := acts.begin(find); err != nil {
			return nil, at(acts.line, err)
		}
	}
	if acts.line = acts.together; acts.together > 0 {
		return nil, at(acts.line, fault.Errorf("what happens together has no end: write \"end\" after its last act"))
	}
	return s, nil
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

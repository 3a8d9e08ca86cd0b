package game

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// A transcript is a text file: a head, then one line a move, in order.
//
//	grovewatch transcript 1
//	game grove
//	deck 81c6f1a2b0d94e77 "/home/ada/attic"
//	players 3
//	option edition a
//
//	1 table deal card-anchor,card-key @PV	#5d41a0
//	2 undo	#77fe01
//	3 aside said 1 reads card-key ON3	#0c9a3d
//
// The line of the deck is left out when it is that of the game's own box.
// Each line ends with the first six hex digits of the SHA-256 of the line and
// of all lines before it, so that a changed or missing line is noticed.

// The first line names the form that the transcript is written in.
const (
	firstWords = "grovewatch transcript "
	form       = 1
)

var firstLine = fmt.Sprint(firstWords, form)

// mostTranscript is the largest transcript that is read, in bytes: a hundred
// times that of the longest game.
const mostTranscript = 16 << 20

// undoWord stands in the place of a move where the last one was taken back.
const undoWord = "undo"

// asideWord begins a line that is no move: what people told the program about
// their table beside the game. It changes nothing in the match.
const asideWord = "aside"

// ErrTorn marks a transcript whose last line was not written to its end, as a
// killed program leaves it. All lines before it are sound.
var ErrTorn = errors.New("the last line of the transcript is unfinished")

// Transcript writes the lines of one match, in memory; the caller puts them
// where they belong.
type Transcript struct {
	sum   [32]byte
	lines int
	seats []string

	asides []string
}

// NewTranscript starts the transcript of a match that has no moves yet and
// gives its head.
func NewTranscript(m *Match) (*Transcript, string) {
	t := &Transcript{seats: m.first.Seats()}
	h := head(m.Setup)
	t.sum = sha256.Sum256([]byte(h))
	return t, h
}

func head(s Setup) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\ngame %s\n", firstLine, s.Game)
	if s.Deck != (OwnDeck{}) {
		fmt.Fprintf(&b, "deck %s %q\n", s.Deck.Digest, s.Deck.Folder)
	}
	fmt.Fprintf(&b, "players %d\n", s.Players)
	names := make([]string, 0, len(s.Options))
	for n := range s.Options {
		names = append(names, n)
	}
	slices.Sort(names)
	for _, n := range names {
		fmt.Fprintf(&b, "option %s %s\n", n, s.Options[n])
	}
	b.WriteString("\n")
	return b.String()
}

// Move gives the line of a move, with its line break.
func (t *Transcript) Move(m Move) string { return t.line(m.Line(t.seats)) }

// Undo gives the line that takes the last move back.
func (t *Transcript) Undo() string { return t.line(undoWord) }

// Aside gives the line of something that is no move; it must not hold a line
// break or a tab.
func (t *Transcript) Aside(text string) string { return t.line(asideWord + " " + text) }

// Asides are those that were read, in order.
func (t *Transcript) Asides() []string { return t.asides }

func (t *Transcript) line(text string) string {
	t.lines++
	body := fmt.Sprintf("%d %s", t.lines, text)
	t.sum = sha256.Sum256(append(t.sum[:], body...))
	return body + "\t#" + hex.EncodeToString(t.sum[:3]) + "\n"
}

// Read reads a transcript, checks every line and plays it. find gives the game
// of a set-up, with its deck. With ErrTorn the match and transcript are those of the sound
// lines, whose length in bytes is returned; every other error is a sentence
// that names the line.
func Read(r io.Reader, find func(Setup) (Game, error)) (*Match, *Transcript, int, error) {
	data, err := io.ReadAll(io.LimitReader(r, mostTranscript+1))
	if err != nil {
		return nil, nil, 0, fault.Errorf("the transcript cannot be read: %w", err)
	}
	if len(data) > mostTranscript {
		return nil, nil, 0, fault.Errorf("the transcript is larger than %d MB, as no game is: name another file", mostTranscript>>20)
	}
	setup, size, err := readHead(data)
	if err != nil {
		return nil, nil, 0, err
	}
	g, err := find(setup)
	if err != nil {
		return nil, nil, 0, err
	}
	m, err := NewMatch(g, setup)
	if err != nil {
		return nil, nil, 0, fault.Errorf("the transcript's head asks for what cannot be played: %w", err)
	}
	t, h := NewTranscript(m)
	if h != string(data[:size]) {
		return nil, nil, 0, fault.Errorf("the transcript's head has been changed: it should read as the program writes it")
	}
	at := size
	for number := bytes.Count(data[:size], []byte("\n")) + 1; at < len(data); number++ {
		end := bytes.IndexByte(data[at:], '\n')
		if end < 0 {
			return m, t, at, ErrTorn
		}
		sound := t.lines
		if err := m.read(t, string(data[at:at+end+1])); err != nil {
			return nil, nil, 0, fault.Errorf("line %d of the transcript: %w. The %d lines of play before it are sound: to go on from there, copy the file, delete it from line %d on, and resume the copy", number, err, sound, number)
		}
		at += end + 1
	}
	return m, t, at, nil
}

// read plays one line, with its line break.
func (m *Match) read(t *Transcript, line string) error {
	body, _, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "\t#")
	_, text, ok2 := strings.Cut(body, " ")
	if !ok || !ok2 {
		return fault.Errorf("%q is no line of a transcript", strings.TrimSpace(line))
	}
	if t.line(text) != line {
		return fault.Errorf("it was changed, or a line before it is missing: its check does not fit")
	}
	if text == undoWord {
		_, err := m.Undo()
		return err
	}
	if aside, ok := strings.CutPrefix(text, asideWord+" "); ok {
		t.asides = append(t.asides, aside)
		return nil
	}
	mv, err := ParseMove(text, t.seats)
	if err != nil {
		return err
	}
	return m.Apply(mv)
}

// newer reports whether a first line names a form that is not known yet.
func newer(line string) bool {
	number, ours := strings.CutPrefix(line, firstWords)
	n, err := strconv.Atoi(strings.TrimSpace(number))
	return ours && err == nil && n > form
}

// readHead reads the lines up to the first empty one and gives their length.
func readHead(data []byte) (Setup, int, error) {
	s := Setup{Options: map[string]string{}}
	if len(data) == 0 {
		return s, 0, fault.Errorf("the transcript is empty: there is no game in it to show or resume")
	}
	sc := bufio.NewScanner(bytes.NewReader(data))
	size := 0
	for n := 1; sc.Scan(); n++ {
		line := sc.Text()
		size += len(line) + 1
		if n == 1 {
			if newer(line) {
				return s, 0, fault.Errorf("this game was saved by a newer version of Grovewatch: update Grovewatch to open it")
			}
			if line != firstLine {
				return s, 0, fault.Errorf("this is no transcript of Grovewatch: it should begin with %q", firstLine)
			}
			continue
		}
		if line == "" {
			if s.Game == "" || s.Players == 0 {
				return s, 0, fault.Errorf("the transcript's head does not say the game and the number of players")
			}
			if size > len(data) {
				return s, 0, fault.Errorf("the transcript ends within its head: no move was written yet, start a new game")
			}
			return s, size, nil
		}
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "game":
			s.Game = rest
		case "deck":
			digest, quoted, _ := strings.Cut(rest, " ")
			folder, err := strconv.Unquote(quoted)
			if err != nil || digest == "" || folder == "" {
				return s, 0, fault.Errorf("line %d of the transcript: %q names no deck", n, rest)
			}
			s.Deck = OwnDeck{folder, digest}
		case "players":
			p, err := strconv.Atoi(rest)
			if err != nil {
				return s, 0, fault.Errorf("line %d of the transcript: %q is no number of players", n, rest)
			}
			s.Players = p
		case "option":
			name, value, ok := strings.Cut(rest, " ")
			if !ok {
				return s, 0, fault.Errorf("line %d of the transcript: an option needs a name and a value", n)
			}
			s.Options[name] = value
		default:
			return s, 0, fault.Errorf("line %d of the transcript: nothing is known of %q", n, word)
		}
	}
	return s, 0, fault.Errorf("the transcript ends within its head: no move was written yet, start a new game")
}

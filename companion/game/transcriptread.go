package game

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// Read reads a transcript, checks every line and plays it. find gives the game
// of a set-up, with its deck; secrets, which may be nil, unlock what they can. With
// ErrTorn the match and transcript are those of the sound
// lines, whose length in bytes is returned; every other error is a sentence
// that names the line.
func Read(r io.Reader, find func(Setup) (Game, error), secrets Secrets) (*Match, *Transcript, int, error) {
	data, err := io.ReadAll(io.LimitReader(r, mostTranscript+1))
	if err != nil {
		return nil, nil, 0, fault.Errorf("the transcript cannot be read: %w", err)
	}
	if len(data) > mostTranscript {
		return nil, nil, 0, fault.Errorf("the transcript is larger than %d MB, as no game is: name another file", mostTranscript>>20)
	}
	setup, size, err := ReadHead(data)
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
	first, _, _ := strings.Cut(string(data[:size]), "\n")
	t := newTranscript(m, secrets, first)
	if t.head != string(data[:size]) {
		return nil, nil, 0, fault.Errorf("the transcript's head has been changed: it should read as the program writes it")
	}
	at := size
	for err == nil && at < len(data) {
		end := bytes.IndexByte(data[at:], '\n')
		if end < 0 {
			err = ErrTorn
			break
		}
		if err = t.read(string(data[at : at+end+1])); err == nil {
			at += end + 1
		}
	}
	if err != nil && !errors.Is(err, ErrTorn) {
		return nil, nil, 0, t.at(len(t.lines), err)
	}
	m, bad := t.Fold()
	if bad != nil {
		return nil, nil, 0, bad
	}
	return m, t, at, err
}

// at says in which line of the file a line of play is wrong.
func (t *Transcript) at(number int, err error) error {
	first := strings.Count(t.head, "\n")
	if number == 1 {
		return fault.Errorf("line %d of the transcript: %w", first+number, err)
	}
	return fault.Errorf("line %d of the transcript: %w. What stands before it is sound: to go on from there, copy the file, delete it from line %d on, and resume the copy", first+number, err, first+number)
}

// read takes in one line, with its line break, and checks it. After an error the
// last line is the wrong one.
func (t *Transcript) read(line string) error {
	body, _, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "\t#")
	_, text, ok2 := strings.Cut(body, " ")
	if t.line(text) != line {
		if !ok || !ok2 {
			return fault.Errorf("%q is no line of a transcript", strings.TrimSpace(line))
		}
		return fault.Errorf("it was changed, or a line before it is missing: its check does not fit")
	}
	if aside, ok := strings.CutPrefix(text, asideWord+" "); ok && t.secrets != nil {
		t.secrets.Read(aside)
	}
	if rest, ok := strings.CutPrefix(text, toldWord+" "); ok {
		number, what, _ := strings.Cut(rest, " ")
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || n >= len(t.lines) || !strings.HasPrefix(t.lines[n-1], secretWord+" ") {
			return fault.Errorf("%q tells of no locked line", text)
		}
		t.told[n] = what
	}
	return nil
}

// Fold plays the lines anew, with all that is unlocked now. The error names the
// first line that the rules refuse.
func (t *Transcript) Fold() (*Match, error) {
	before := t.belied
	m, err := t.fold()
	if t.belied && !before {
		return t.fold() // without what the lines tell
	}
	return m, err
}

func (t *Transcript) fold() (*Match, error) {
	m, err := NewMatch(t.game, t.setup)
	if err != nil {
		return nil, err
	}
	t.unread, t.stuck = 0, 0
	for i, text := range t.lines {
		t.unfold(i + 1)
		err := t.play(m, i+1)
		t.made[i] = m.Len()
		if strings.HasPrefix(text, toldWord+" ") && t.stuck == 0 && m.State().Result() == nil {
			t.belied = true // only the end tells
		}
		if t.stuck > 0 {
			continue
		}
		if err != nil && t.unread > 0 {
			t.stuck = i + 1 // what is locked may be why
			continue
		}
		if err != nil {
			return nil, t.at(i+1, err)
		}
	}
	return m, nil
}

// play plays a line by its number. Of a locked one it plays what everyone may know.
func (t *Transcript) play(m *Match, number int) error {
	text := t.lines[number-1]
	word, known, hidden := secret(text)
	switch first, _, _ := strings.Cut(text, " "); {
	case t.stuck > 0, first == asideWord, first == toldWord:
		return nil
	case text == undoWord:
		_, err := m.Undo()
		return err
	}
	if hidden {
		var open bool
		if text, open = t.open(number, word); !open {
			t.unread++
			if text = known; text == "" {
				return nil
			}
		}
		if known == "" && strings.HasPrefix(text, voidMark) {
			return nil
		}
	}
	mv, err := ParseMove(text, t.seats)
	if err != nil {
		return err
	}
	if hidden {
		before := m.State()
		if _, _, err := before.Apply(mv); err != nil {
			return err
		}
		if told := before.Redact(mv, Table); told.Told() != (known != "") || known != "" && told.Line(t.seats) != known {
			return fault.Errorf("it was changed: what is locked in it is not what everyone reads of it")
		}
	}
	return m.Apply(mv)
}

// newer reports whether a first line names a form that is not known yet.
func newer(line string) bool {
	number, ours := strings.CutPrefix(line, firstWords)
	n, err := strconv.Atoi(strings.TrimSpace(number))
	return ours && err == nil && n > form
}

// ReadHead reads what a transcript says of the set-up, and gives the length of these
// lines in bytes. The error is a sentence.
func ReadHead(data []byte) (Setup, int, error) {
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
			if line != firstLine && line != plainLine {
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

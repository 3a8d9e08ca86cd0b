package game_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// vault is a toy lock: its words tell nothing, and only their makers open them.
type vault struct {
	text map[string]string
	by   map[string]game.Seat
	keys []game.Seat // who has come to open
}

func newVault() *vault { return &vault{text: map[string]string{}, by: map[string]game.Seat{}} }

func (v *vault) Lock(s game.Seat, text string) (string, []string) {
	word := fmt.Sprint("word-", len(v.text))
	v.text[word], v.by[word] = text, s
	return word, nil
}

func (v *vault) Open(word string) (string, bool) {
	return v.text[word], slices.Contains(v.keys, v.by[word])
}

func (v *vault) Read(string) bool { return false }

// kept plays moves, nil for an undo, and gives the transcript with its text.
func kept(t *testing.T, v *vault, moves ...*game.Move) (*game.Transcript, string) {
	t.Helper()
	m := newMatch(t)
	x, text := game.NewTranscript(m, v)
	for _, mv := range moves {
		if mv == nil {
			if _, err := m.Undo(); err != nil {
				t.Fatal(err)
			}
			text += x.Undo()
			continue
		}
		before := m.State()
		if err := m.Apply(*mv); err != nil {
			t.Fatal(err)
		}
		text += x.Move(before, *mv)
	}
	return x, text
}

func reread(t *testing.T, v *vault, text string) (*game.Match, *game.Transcript) {
	t.Helper()
	m, x, _, err := game.Read(strings.NewReader(text), func(game.Setup) (game.Game, error) { return nimGame{}, nil }, v)
	if err != nil {
		t.Fatal(err)
	}
	return m, x
}

func made(m game.Move) *game.Move { return &m }

// TestTheRecordIsOfWhatIsWritten: it has an entry for each public move, undo and
// door, is the same after a restart, and another one when anything before was another.
func TestTheRecordIsOfWhatIsWritten(t *testing.T) {
	v := newVault()
	x, text := kept(t, v, made(take(1, 1, "bold")), made(game.Move{Seat: 1, Verb: "think", Number: 1}), made(take(2, 2, "shy")), nil)
	if n := len(x.Record()); n != 3 {
		t.Fatalf("the record has %d entries of two moves and an undo", n)
	}
	if _, again := reread(t, v, text); !slices.Equal(again.Record(), x.Record()) {
		t.Errorf("after a restart the record is %v, was %v", again.Record(), x.Record())
	}
	text += x.Aside("lock 1 free")
	if n := len(x.Record()); n != 3 {
		t.Error("the record has an entry for what nobody is told of")
	}
	text += x.Aside("door 1 reset")
	if n := len(x.Record()); n != 4 {
		t.Error("the record has no entry for a door")
	}
	// Somebody writes the file anew with one word, a move of nobody's business or an
	// aside otherwise.
	_, want := reread(t, v, text)
	for name, edit := range map[string]func(lines []string) []string{
		"a private move left out": func(l []string) []string { return slices.Delete(l, 1, 2) },
		"another word":            func(l []string) []string { l[0] = "secret other" + l[0][len("secret word-0"):]; return l },
		"a door left out":         func(l []string) []string { return l[:len(l)-1] },
		"an aside left out":       func(l []string) []string { return slices.Delete(l, 4, 5) },
	} {
		if _, got := reread(t, v, rewritten(t, text, edit)); slices.Equal(got.Record(), want.Record()) {
			t.Errorf("%s: the record is the same", name)
		}
	}
	if open, _ := game.NewTranscript(newMatch(t), nil); open.Record() != nil || open.Move(nim{7, 1, 0}, take(1, 1, "bold")) == "" || len(open.Record()) > 0 {
		t.Error("what is written for all to read has a check of what only a seat may know")
	}
}

// TestASeatsOwnRecordIsOfWhatOnlySheKnows: it has an entry for each of her moves of which
// nobody else knows, is the same after a restart once she has unlocked them, and another
// one when anything before was another.
func TestASeatsOwnRecordIsOfWhatOnlySheKnows(t *testing.T) {
	v := newVault()
	think := func(n int) *game.Move { return made(game.Move{Seat: 1, Verb: "think", Number: n}) }
	x, text := kept(t, v, think(1), made(take(1, 1, "bold")), think(2), nil, think(3))
	want := x.Own(1)
	if len(want) != 3 || len(x.Own(2)) != 0 {
		t.Fatalf("of three moves in private there are %d and %d entries", len(want), len(x.Own(2)))
	}
	_, again := reread(t, v, text)
	if n := len(again.Own(1)); n != 0 {
		t.Errorf("still locked, the record has %d entries", n)
	}
	v.keys = []game.Seat{1}
	if _, err := again.Fold(); err != nil || !slices.Equal(again.Own(1), want) {
		t.Errorf("after a restart the record is %v, was %v (%v)", again.Own(1), want, err)
	}
	v.text["word-9"], v.by["word-9"] = v.text["word-3"], 1
	for name, edit := range map[string]func(lines []string) []string{
		"the last one replaced": func(l []string) []string { l[4] = "secret word-9"; return l },
		"the first replaced":    func(l []string) []string { l[0] = "secret word-9"; return l },
		"the last one left out": func(l []string) []string { return l[:4] },
		"a public move changed": func(l []string) []string { l[1] = strings.Replace(l[1], "word-1", "word-9", 1); return l },
	} {
		m, got, _, err := game.Read(strings.NewReader(rewritten(t, text, edit)), func(game.Setup) (game.Game, error) { return nimGame{}, nil }, v)
		if err == nil && slices.Equal(got.Own(1), want) {
			t.Errorf("%s: the record is the same (%v)", name, m.Len())
		}
	}
}

// rewritten is a transcript after somebody has edited its lines of play and made the
// checks fit.
func rewritten(t *testing.T, text string, edit func([]string) []string) string {
	head, play, _ := strings.Cut(text, "\n\n")
	var lines []string
	for line := range strings.Lines(play) {
		body, _, _ := strings.Cut(line, "\t#")
		_, body, _ = strings.Cut(body, " ")
		lines = append(lines, body)
	}
	x, out := game.NewTranscript(newMatch(t), newVault())
	if out != head+"\n\n" {
		t.Fatalf("the head is %q", head)
	}
	for _, line := range edit(lines) {
		out += game.Rewrite(x, line)
	}
	return out
}

// TestOnlyTheEndTells: a line that tells of a private move before the game is over,
// or otherwise than the move is locked, is not heeded.
func TestOnlyTheEndTells(t *testing.T) {
	v := newVault()
	_, text := kept(t, v, made(take(1, 2, "bold")), made(take(2, 2, "shy")))
	forged := rewritten(t, text, func(l []string) []string { return append(l, "told 1 ann take @sad =2") })
	for _, keys := range [][]game.Seat{nil, {1}, {1, 2}} {
		v.keys = keys
		m, x := reread(t, v, forged)
		if !x.Belied() || strings.Contains(m.Move(0).Place, "sad") {
			t.Errorf("opened by %v it is heeded: %v", keys, m.Move(0))
		}
		if want := 2 - len(keys); x.Unread() != want {
			t.Errorf("opened by %v there are %d locked moves", keys, x.Unread())
		}
	}

	v = newVault()
	v.keys = []game.Seat{1, 2}
	x, text := kept(t, v, made(take(1, 2, "bold")), made(take(2, 2, "shy")), made(take(1, 2, "glad")), made(take(2, 1, "calm")))
	text += x.Tell()
	v.keys = nil
	if m, x := reread(t, v, text); x.Belied() || x.Unread() > 0 || m.Move(0).Place != "bold" {
		t.Errorf("the end is not told: %v", m.Move(0))
	}
	forged = strings.Replace(text, "@bold", "@sad", 1)
	forged = rewritten(t, forged, func(l []string) []string { return l })
	v.keys = []game.Seat{1}
	if m, x := reread(t, v, forged); !x.Belied() || m.Move(0).Place != "bold" {
		t.Errorf("what is told otherwise than it is locked is heeded: %v", m.Move(0))
	}
}

// TestAnAsideIsHeardWhereTheMatchStood: after the moves that the match had then, as far as
// it could be read; a move that is unlocked later counts once the match is folded anew.
func TestAnAsideIsHeardWhereTheMatchStood(t *testing.T) {
	heard := func(x *game.Transcript) (at []int) {
		for _, n := range x.Heard() {
			at = append(at, n)
		}
		return at
	}
	v := newVault()
	x, text := kept(t, v, made(take(1, 1, "bold")), made(game.Move{Seat: 1, Verb: "think", Number: 1}))
	text += x.Aside("here") + x.Move(nim{7, 1, 0}, take(2, 2, "shy"))
	text += x.Aside("and here") + x.Undo() + x.Aside("again")
	if got := heard(x); !slices.Equal(got, []int{2, 2, 2}) {
		t.Errorf("the asides stand after %v moves", got)
	}
	_, again := reread(t, v, text)
	if got := heard(again); !slices.Equal(got, []int{1, 1, 1}) {
		t.Errorf("with a move still locked they stand after %v moves", got)
	}
	v.keys = []game.Seat{1}
	if got := heard(again); !slices.Equal(got, []int{1, 1, 1}) {
		t.Errorf("before the match is folded anew they stand after %v moves", got)
	}
	if _, err := again.Fold(); err != nil || !slices.Equal(heard(again), []int{2, 2, 2}) {
		t.Errorf("once it is unlocked they stand after %v moves (%v)", heard(again), err)
	}
}

package game_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// nim is a toy: two players take one or two of seven stones in turn; whoever
// takes the last wins. Each take has a secret mood only its player knows.
//
// A player may also think, which is nobody else's business.
type nim struct{ left, turn, thoughts int }

type nimGame struct{}

func (nimGame) Name() string    { return "nim" }
func (nimGame) Title() string   { return "Nim" }
func (nimGame) Box() *cards.Box { return &cards.Box{Game: "nim"} }
func (nimGame) New(s game.Setup) (game.State, error) {
	if s.Players != 2 {
		return nil, fmt.Errorf("Nim is for two, not for %d", s.Players)
	}
	return nim{7, 1, 0}, nil
}
func (nimGame) Players(game.Setup, func(int) int) (game.Players, error) { return nil, nil }

func (n nim) Seats() []string { return []string{"table", "ann", "ben"} }
func (n nim) Turn() []game.Seat {
	if n.left == 0 {
		return nil
	}
	return []game.Seat{game.Seat(n.turn)}
}
func (n nim) Legal(s game.Seat) []game.Move {
	var out []game.Move
	for k := 1; k <= min(2, n.left); k++ {
		out = append(out, game.Move{Seat: s, Verb: "take", Number: k})
	}
	return out
}
func (n nim) Apply(m game.Move) (game.State, []game.Event, error) {
	if m.Verb == "think" {
		if m.Number > n.left {
			return nil, nil, game.Refuse("There are not so many stones.")
		}
		n.thoughts++
		return n, []game.Event{{To: []game.Seat{m.Seat}, Text: game.Say("Hm.")}}, nil
	}
	if int(m.Seat) != n.turn || m.Number < 1 || m.Number > 2 || m.Number > n.left {
		return nil, nil, game.Refuse("It is %s's turn to take one or two.", n.Seats()[n.turn])
	}
	public := game.Event{Text: game.Say("%d stones go.", m.Number)}
	private := game.Event{To: []game.Seat{m.Seat}, Text: game.Say("You feel %s.", m.Place)}
	return nim{n.left - m.Number, 3 - n.turn, n.thoughts}, []game.Event{public, private}, nil
}
func (n nim) View(s game.Seat) game.View { return game.View{Seat: s} }
func (n nim) Redact(m game.Move, s game.Seat) game.Move {
	if m.Verb == "think" && s != m.Seat {
		return game.Move{}
	}
	out := game.Move{Seat: m.Seat, Verb: m.Verb, Number: m.Number}
	if s == m.Seat {
		out.Place = m.Place
	}
	return out
}
func (n nim) Layout() game.Layout { return nil }
func (n nim) Result() *game.Result {
	if n.left > 0 {
		return nil
	}
	return &game.Result{}
}
func (n nim) Key() string { return fmt.Sprint(n.left, n.turn, n.thoughts) }

func find(s game.Setup) (game.Game, error) {
	if s.Game != "nim" {
		return nil, fmt.Errorf("there is no game called %q", s.Game)
	}
	return nimGame{}, nil
}

func take(seat game.Seat, n int, mood string) game.Move {
	return game.Move{Seat: seat, Verb: "take", Number: n, Place: mood}
}

func newMatch(t *testing.T) *game.Match {
	t.Helper()
	m, err := game.NewMatch(nimGame{}, game.Setup{Game: "nim", Players: 2, Options: map[string]string{"colour": "deep green"}})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// script plays three moves, takes one back and gives the transcript.
func script(t *testing.T) (*game.Match, string) {
	t.Helper()
	m := newMatch(t)
	w, text := game.NewTranscript(m, nil)
	for _, mv := range []game.Move{take(1, 2, "bold"), take(2, 1, "shy"), take(1, 1, "glad")} {
		if err := m.Apply(mv); err != nil {
			t.Fatal(err)
		}
		text += w.Move(nil, mv)
	}
	if _, err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	return m, text + w.Undo()
}

func TestTranscriptReadsBackToTheSameMatch(t *testing.T) {
	m, text := script(t)
	got, w, size, err := game.Read(strings.NewReader(text), find, nil)
	if err != nil {
		t.Fatal(err)
	}
	if size != len(text) || got.State().Key() != m.State().Key() || got.Len() != 2 {
		t.Errorf("read back %d moves to %q, %d of %d bytes", got.Len(), got.State().Key(), size, len(text))
	}
	again, w2, _, err := game.Read(strings.NewReader(text+w.Move(nil, take(1, 1, "calm"))), find, nil)
	if err != nil || again.Len() != 3 {
		t.Errorf("a resumed transcript does not go on: %v", err)
	}
	if w2.Undo() == "" {
		t.Error("no line")
	}
}

func TestTranscriptNoticesEveryChange(t *testing.T) {
	_, text := script(t)
	lines := strings.SplitAfter(text, "\n")
	for i := range lines {
		if strings.TrimSpace(lines[i]) == "" || i == len(lines)-2 {
			continue // the end of the head; a whole last line may be missing
		}
		cut := strings.Join(append(append([]string(nil), lines[:i]...), lines[i+1:]...), "")
		if _, _, _, err := game.Read(strings.NewReader(cut), find, nil); err == nil {
			t.Errorf("nobody noticed that line %d is missing: %q", i+1, lines[i])
		}
	}
	for i := range text {
		b := []byte(text)
		b[i] ^= 1
		if _, _, _, err := game.Read(strings.NewReader(string(b)), find, nil); err == nil {
			t.Errorf("nobody noticed a changed byte %d (%q)", i, text[i])
		}
	}
}

// TestAChangedLineSaysWhatIsSound, if anything is.
func TestAChangedLineSaysWhatIsSound(t *testing.T) {
	_, text := script(t)
	head, play, _ := strings.Cut(text, "\n\n")
	lines := strings.SplitAfter(play, "\n")
	for i, sound := range []bool{false, true} {
		changed := slices.Clone(lines)
		changed[i] = strings.Replace(changed[i], " ", "  ", 1)
		_, _, _, err := game.Read(strings.NewReader(head+"\n\n"+strings.Join(changed, "")), find, nil)
		if err == nil || strings.Contains(err.Error(), "What stands before it is sound") != sound {
			t.Errorf("of line %d of the play: %v", i+1, err)
		}
	}
}

func TestTornTranscriptKeepsItsSoundLines(t *testing.T) {
	_, text := script(t)
	head := strings.Index(text, "\n\n") + 2
	for n := head; n < len(text); n++ {
		m, _, size, err := game.Read(strings.NewReader(text[:n]), find, nil)
		whole := text[n-1] == '\n'
		if whole != (err == nil) || (!whole && !errors.Is(err, game.ErrTorn)) {
			t.Fatalf("cut at %d: %v", n, err)
		}
		if want := strings.LastIndex(text[:n], "\n") + 1; size != want || m == nil {
			t.Fatalf("cut at %d: %d sound bytes, want %d", n, size, want)
		}
	}
	for n := range head {
		if _, _, _, err := game.Read(strings.NewReader(text[:n]), find, nil); err == nil || errors.Is(err, game.ErrTorn) {
			t.Fatalf("a head cut at %d reads as %v", n, err)
		}
	}
}

func TestUndoAndRedo(t *testing.T) {
	m, _ := script(t)
	next, ok := m.Undone()
	if !ok || next.Place != "glad" {
		t.Fatalf("redo would make %v", next)
	}
	if err := m.Apply(next); err != nil {
		t.Fatal(err)
	}
	if _, ok := m.Undone(); ok {
		t.Error("a redone move can be redone again")
	}
	if _, err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	if err := m.Apply(take(1, 2, "")); err != nil {
		t.Fatal(err)
	}
	if _, ok := m.Undone(); ok {
		t.Error("another move leaves the old one to be redone")
	}
}

func TestLinesAndStoriesAreEachSeatsOwn(t *testing.T) {
	m, _ := script(t)
	if got := m.Line(0, 0) + "|" + m.Line(0, 1) + "|" + m.Line(0, 2); got != "ann take =2|ann take @bold =2|ann take =2" {
		t.Error(got)
	}
	if len(m.Story(0, 0)) != 1 || len(m.Story(0, 1)) != 2 || len(m.Story(0, 2)) != 1 {
		t.Error("a private event is told to the wrong seats")
	}
}

func TestRefusedMoveChangesNothing(t *testing.T) {
	m := newMatch(t)
	err := m.Apply(take(2, 1, ""))
	var r *game.Refusal
	if !errors.As(err, &r) || r.Text.Format != "It is %s's turn to take one or two." || m.Len() != 0 {
		t.Errorf("%v after %d moves", err, m.Len())
	}
}

func FuzzTranscript(f *testing.F) {
	m, _ := game.NewMatch(nimGame{}, game.Setup{Game: "nim", Players: 2})
	w, head := game.NewTranscript(m, nil)
	f.Add(head + w.Move(nil, take(1, 2, "bold")))
	f.Add("")
	f.Add("grovewatch transcript 1\ngame nim\nplayers 2\n\n1 ann\t#")
	f.Fuzz(func(t *testing.T, text string) {
		m, _, size, err := game.Read(strings.NewReader(text), find, nil)
		if err == nil && (m == nil || size != len(text)) {
			t.Error("read without an error and without a match")
		}
	})
}

func FuzzMove(f *testing.F) {
	seats := []string{"table", "ann", "ben"}
	f.Add("ann take a,b @somewhere =3")
	f.Fuzz(func(t *testing.T, line string) {
		m, err := game.ParseMove(line, seats)
		if err != nil {
			return
		}
		again, err := game.ParseMove(m.Line(seats), seats)
		if err != nil || !again.Equal(m) {
			t.Errorf("%q reads back as %v: %v", line, again, err)
		}
	})
}

// TestPrivateMovesAreNobodysBusiness: no line, no story, nothing to undo or to
// make again tells that someone has thought.
func TestPrivateMovesAreNobodysBusiness(t *testing.T) {
	m := newMatch(t)
	think := func(n int) game.Move { return game.Move{Seat: 2, Verb: "think", Number: n} }
	apply := func(mv game.Move) {
		t.Helper()
		if err := m.Apply(mv); err != nil {
			t.Fatal(err)
		}
	}
	apply(think(5))
	if m.CanUndo() {
		t.Error("a thought can be taken back")
	}
	if _, err := m.Undo(); err == nil || m.Len() != 1 {
		t.Error("a thought was taken back")
	}
	apply(take(1, 1, "bold"))
	apply(take(2, 1, "shy"))
	apply(think(3))
	apply(think(5))
	for seat, want := range []string{"", "", "ben think =5"} {
		if got := m.Line(0, game.Seat(seat)); got != want {
			t.Errorf("seat %d reads %q", seat, got)
		}
		if heard := len(m.Story(0, game.Seat(seat))) > 0; heard != (want != "") {
			t.Errorf("seat %d is told of a thought: %v", seat, heard)
		}
	}
	if mv, err := m.Undo(); err != nil || mv.Number != 1 || mv.Seat != 2 {
		t.Errorf("taken back is %v, %v", mv, err)
	}
	if m.Len() != 4 || m.State().Key() != "6 2 3" {
		t.Errorf("%d moves lead to %s: the thoughts are not kept", m.Len(), m.State().Key())
	}
	if _, err := m.Undo(); err != nil || m.State().Key() != "7 1 3" {
		t.Errorf("after another undo it is %s, %v", m.State().Key(), err)
	}
	apply(think(7)) // no longer possible once stones are gone
	if again, ok := m.Undone(); !ok || again.Seat != 1 {
		t.Errorf("a thought keeps a move from being made again: %v", again)
	}
	apply(take(1, 1, "bold"))
	if again, ok := m.Undone(); !ok || again.Seat != 2 {
		t.Errorf("the next to make again is %v", again)
	}
}

// TestRefoldJudgesLaterMovesAgain: when an earlier move was another one, what
// followed is made again as far as it still can be, and the rest is named.
func TestRefoldJudgesLaterMovesAgain(t *testing.T) {
	m := newMatch(t)
	for _, mv := range []game.Move{take(1, 1, "bold"), take(2, 2, "shy"), {Seat: 1, Verb: "think", Number: 1}, take(1, 2, "glad"), take(2, 1, "calm")} {
		if err := m.Apply(mv); err != nil {
			t.Fatal(err)
		}
	}
	before := m.State().Key()
	moves, refused, err := m.Refold(0, 1, take(1, 2, "bold"))
	if err != nil || len(moves) != 4 || len(refused) != 0 || moves[0].Number != 2 {
		t.Errorf("with 2 stones first it is %v, refused %v, %v", moves, refused, err)
	}
	if moves, refused, _ = m.Refold(1, 0, take(2, 1, "sly")); len(moves) != 3 || len(refused) != 1 {
		t.Errorf("with a move more it is %v, refused %v", moves, refused)
	}
	if _, _, err := m.Refold(0, 1, take(2, 2, "bold")); err == nil {
		t.Error("a move that the rules refuse is taken")
	}
	if m.State().Key() != before {
		t.Error("the match was changed")
	}
}

package game

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"
)

// A transcript is a text file: a head, then one line a move, in order.
//
//	grovewatch transcript 2
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
//
// Of a move that not everyone may know, a saved game has what everyone may, if
// there is anything, and the whole of it locked for the seat that made it. When
// the game is over it tells what was locked, by the number of the line:
//
//	1 aside key 2 here age1… YWdl…
//	2 secret YWdl… agent1 test agent1-marker-3 @FD-A1-ON
//	3 secret YWdl…
//	98 told 2 agent1 test agent1-marker-3,card-anchor @FD-A1-ON

// The first line names the form that the transcript is written in: 1 has no
// secret lines.
const (
	firstWords = "grovewatch transcript "
	form       = 2
)

var firstLine, plainLine = fmt.Sprint(firstWords, form), fmt.Sprint(firstWords, 1)

// mostTranscript is the largest transcript that is read, in bytes: a hundred
// times that of the longest game.
const mostTranscript = 16 << 20

// undoWord stands in the place of a move where the last one was taken back.
const undoWord = "undo"

// asideWord begins a line that is no move: what people told the program about
// their table beside the game. It changes nothing in the match.
const asideWord = "aside"

// secretWord begins a line of which not everyone may know all, and toldWord one
// that tells what was locked in an earlier one.
const secretWord, toldWord = "secret", "told"

// Concealer is a State with moves of which some say more than everyone may know. A
// transcript does not tell whether one of them does. A move that Redact changes for
// the table is locked without it.
type Concealer interface {
	Conceals(verb string) bool
}

// Secrets locks what one seat alone may know of a move, and opens it again.
type Secrets interface {
	// Lock gives a seat's text as one word, and asides that are written before it.
	Lock(seat Seat, text string) (word string, asides []string)
	// Open gives the text of such a word; false while nobody has unlocked it.
	Open(word string) (string, bool)
	// Read takes in an aside, and reports whether it is one of its own.
	Read(aside string) bool
}

// ErrTorn marks a transcript whose last line was not written to its end, as a
// killed program leaves it. All lines before it are sound.
var ErrTorn = errors.New("the last line of the transcript is unfinished")

// Transcript is the lines of one match, in memory; the caller puts them where
// they belong.
type Transcript struct {
	game    Game
	setup   Setup
	seats   []string
	secrets Secrets // nil: nothing is locked
	head    string
	sum     [32]byte
	lines   []string       // without their numbers and checks
	told    map[int]string // what was locked in a line, by its number, as later lines tell it
	belied  bool           // a line tells something else than was locked, or before the end
	record  []string
	mixed   [32]byte    // what was written in private since the record's last entry
	own     map[int]own // of the lines of which only a seat may know, by their numbers

	unread int   // lines that nobody could unlock at the last fold
	stuck  int   // the line at which that fold could not go on without them; 0: none
	made   []int // by line, how many moves the match had after it
}

// NewTranscript starts the transcript of a match that has no moves yet and
// gives its head. Without secrets every move is written as it is.
func NewTranscript(m *Match, secrets Secrets) (*Transcript, string) {
	first := firstLine
	if secrets == nil {
		first = plainLine
	}
	t := newTranscript(m, secrets, first)
	return t, t.head
}

func newTranscript(m *Match, secrets Secrets, first string) *Transcript {
	h := first + "\n" + head(m.Setup)
	return &Transcript{game: m.Game, setup: m.Setup, seats: m.first.Seats(), secrets: secrets, head: h, sum: sha256.Sum256([]byte(h)), told: map[int]string{}, own: map[int]own{}}
}

// head is what a transcript says of the set-up.
func head(s Setup) string {
	var b strings.Builder
	fmt.Fprintf(&b, "game %s\n", s.Game)
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

// Locks reports whether what not everyone may know is locked in the transcript.
func (t *Transcript) Locks() bool { return !strings.HasPrefix(t.head, plainLine+"\n") }

// Move gives the lines of a move that was made in a state, with their line breaks.
func (t *Transcript) Move(before State, m Move) string {
	if t.secrets == nil {
		return t.counted(1, t.line(m.Line(t.seats)))
	}
	known := before.Redact(m, Table)
	if c, ok := before.(Concealer); known.Equal(m) && !(ok && c.Conceals(m.Verb)) {
		return t.counted(1, t.line(m.Line(t.seats)))
	}
	public := ""
	if known.Told() {
		public = " " + known.Line(t.seats)
	}
	return t.counted(1, t.locked(m.Seat, m.Line(t.seats), public))
}

// counted notes by how many moves the last line makes the match longer.
func (t *Transcript) counted(n int, lines string) string {
	t.made[len(t.made)-1] += n
	return lines
}

// locked gives the lines of a text that is locked for a seat, and of what everyone may
// know of it.
func (t *Transcript) locked(seat Seat, text, public string) string {
	word, asides := t.secrets.Lock(seat, text)
	var b strings.Builder
	for _, a := range asides {
		b.WriteString(t.Aside(a))
	}
	b.WriteString(t.line(secretWord + " " + word + public))
	t.claim(len(t.lines), seat)
	return b.String()
}

// voidMark stands for the first letter of a locked line that counts for nothing.
const voidMark = "-"

// Void gives the lines of a private move that was made in vain, as those of one that
// was made: nobody can tell them apart by the file before the end.
func (t *Transcript) Void(m Move) string {
	if t.secrets == nil {
		return ""
	}
	return t.locked(m.Seat, voidMark+m.Line(t.seats)[1:], "")
}

// Undo gives the line that takes the last move back.
func (t *Transcript) Undo() string { return t.counted(-1, t.line(undoWord)) }

// Aside gives the line of something that is no move; it must not hold a line
// break or a tab.
func (t *Transcript) Aside(text string) string { return t.line(asideWord + " " + text) }

// AsideOf is what is said beside the game in a line without its number and check;
// false for every other line.
func AsideOf(line string) (string, bool) { return strings.CutPrefix(line, asideWord+" ") }

// Asides are all so far, in order.
func (t *Transcript) Asides() []string {
	var out []string
	for _, l := range t.lines {
		if aside, ok := AsideOf(l); ok {
			out = append(out, aside)
		}
	}
	return out
}

// Heard are the asides so far, in order, each with how many of the moves before it
// still stand.
func (t *Transcript) Heard() iter.Seq2[string, int] {
	stand := slices.Clone(t.made)
	for i := len(stand) - 2; i >= 0; i-- {
		stand[i] = min(stand[i], stand[i+1]) // some were taken back
	}
	return func(yield func(string, int) bool) {
		for i, n := range stand {
			if aside, ok := AsideOf(t.lines[i]); ok && !yield(aside, n) {
				return
			}
		}
	}
}

// Tell gives the lines that tell everyone what is locked in earlier ones, as far
// as it is unlocked and was not told yet: for the end of a game.
func (t *Transcript) Tell() string {
	var b strings.Builder
	for i, l := range t.lines {
		word, _, ok := secret(l)
		if _, told := t.told[i+1]; !ok || told {
			continue
		}
		if text, ok := t.open(i+1, word); ok {
			t.told[i+1] = text
			b.WriteString(t.line(fmt.Sprintf("%s %d %s", toldWord, i+1, text)))
		}
	}
	return b.String()
}

// secret gives the two parts of a secret line: what is locked, and what everyone
// may know.
func secret(line string) (word, known string, ok bool) {
	rest, ok := strings.CutPrefix(line, secretWord+" ")
	word, known, _ = strings.Cut(rest, " ")
	return word, known, ok
}

// open is what is locked in a line; false while nobody can unlock it. What is told
// of it counts only where it cannot be unlocked, and not if it was belied.
func (t *Transcript) open(number int, word string) (string, bool) {
	told, ok := t.told[number]
	if t.secrets != nil {
		if text, open := t.secrets.Open(word); open {
			t.belied = t.belied || ok && told != text
			return text, true
		}
	}
	return told, ok && !t.belied
}

// Belied reports whether the transcript tells of private moves otherwise than they
// were made, or before the end of the game, as the program never does. Nothing that
// it tells is heeded then.
func (t *Transcript) Belied() bool { return t.belied }

// Unread is the number of moves that nobody could unlock when the match was read
// or folded last: it lacks what only their seats know of them.
func (t *Transcript) Unread() int { return t.unread }

// Stuck reports whether the match ends at a move that cannot be made without
// those that are locked. What everyone may know of the moves from there on is
// given line by line.
func (t *Transcript) Stuck() (rest []string, stuck bool) {
	if t.stuck == 0 {
		return nil, false
	}
	for _, l := range t.lines[t.stuck-1:] {
		first, _, _ := strings.Cut(l, " ")
		switch _, known, hidden := secret(l); {
		case hidden && known != "":
			rest = append(rest, known)
		case hidden, first == asideWord, first == toldWord:
		default:
			rest = append(rest, l)
		}
	}
	return rest, true
}

func (t *Transcript) line(text string) string {
	t.lines = append(t.lines, text)
	before := 0
	if n := len(t.made); n > 0 {
		before = t.made[n-1]
	}
	t.made = append(t.made, before)
	t.attest(text)
	body := fmt.Sprintf("%d %s", len(t.lines), text)
	t.sum = sha256.Sum256(append(t.sum[:], body...))
	return body + "\t#" + hex.EncodeToString(t.sum[:3]) + "\n"
}

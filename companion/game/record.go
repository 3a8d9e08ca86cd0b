package game

import (
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"slices"
	"strings"
)

// doorWord begins an aside that everyone is told of: who took a seat, and which PIN
// was taken away.
const doorWord = "door"

// Record is the running check of a transcript, as phones keep it to notice when a
// game that goes on is another than the one before. It has one entry for each move
// and undo of which everyone may know, and for each aside of a door: the SHA-256, in
// hex digits, of the entry before it, at first of the set-up, of what was locked
// since, and of the line. What was locked is in it as it is written, so that nobody
// can replace it either, and an entry tells nothing of it. A transcript in which
// nothing is locked has no record: it would be a check of what only seats may know.
// Callers must not change it.
func (t *Transcript) Record() []string { return slices.Clip(t.record) }

// attest takes a line into the record.
func (t *Transcript) attest(line string) {
	if !t.Locks() {
		return
	}
	before := t.head
	if n := len(t.record); n > 0 {
		before = t.record[n-1]
	}
	t.mixed = sha256.Sum256(append(t.mixed[:], line...))
	_, known, hidden := secret(line)
	first, _, _ := strings.Cut(line, " ")
	aside, beside := AsideOf(line)
	sum := sha256.Sum256(append([]byte(before+"\n"), t.mixed[:]...))
	switch {
	case hidden && known == "":
		t.own[len(t.lines)] = own{check: hex.EncodeToString(sum[:])}
		return
	case first == toldWord, beside && !strings.HasPrefix(aside, doorWord+" "):
		return // nobody is told of it now
	}
	t.record, t.mixed = append(t.record, hex.EncodeToString(sum[:])), [32]byte{}
}

// own is what is kept of a line of which only one seat may know.
type own struct {
	check string // as an entry of the record for it would be
	seat  Seat   // whose it is; game.Table while nobody can unlock it
}

// claim says whose a line is.
func (t *Transcript) claim(number int, seat Seat) {
	if x, ok := t.own[number]; ok {
		t.own[number] = own{x.check, seat}
	}
}

// unfold finds out whose a line is, when it can be unlocked.
func (t *Transcript) unfold(number int) {
	if x, ok := t.own[number]; !ok || x.seat != Table {
		return
	}
	word, _, _ := secret(t.lines[number-1])
	if text, ok := t.open(number, word); ok {
		if m, err := ParseMove(text, t.seats); err == nil {
			t.claim(number, m.Seat)
		}
	}
}

// Own is for one seat's phone what Record is for all of them: an entry for each of her
// moves of which nobody else may know. It is complete once her keys are unlocked.
func (t *Transcript) Own(seat Seat) []string {
	var out []string
	for _, number := range slices.Sorted(maps.Keys(t.own)) {
		if x := t.own[number]; x.seat == seat {
			out = append(out, x.check)
		}
	}
	return out
}

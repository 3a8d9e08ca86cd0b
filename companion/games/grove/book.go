package grove

import (
	"encoding/hex"
	"slices"
	"strconv"

	"github.com/grovewatch/grovewatch/companion/game"
)

// book is what is kept beside the table: the Visitor's Pass Rule and her
// judgement calls, which are hers alone, and the seals of the proofs. A book is
// never changed; writing makes a new one.
type book struct {
	rule   string  // her words, as PlaceText writes them, or empty
	passes cardSet // the objects that the rule admits
	listed bool    // she has said which those are
	late   bool    // she wrote it down after the classifying had begun
	calls  [maxCards + 1]side
	seals  []seal // of the proofs, in order
}

// written reports whether the Pass Rule stands in the book.
func (b *book) written() bool { return b.rule != "" || b.listed }

// noBook is the book before anything is written.
var noBook book

// write gives the position a new book to change.
func (a *act) write() *book {
	b := *a.book
	b.seals = slices.Clone(b.seals)
	a.book = &b
	return &b
}

// key is the whole book in one word.
func (b *book) key() []byte {
	if b == &noBook {
		return nil
	}
	out := []byte(b.rule + "/")
	for _, w := range b.passes {
		out = strconv.AppendUint(append(out, '.'), w, 36)
	}
	out = strconv.AppendBool(strconv.AppendBool(out, b.listed), b.late)
	for c, s := range b.calls {
		if s != noSide {
			out = append(strconv.AppendInt(append(out, ':'), int64(c), 10), sideWords[s]...)
		}
	}
	for _, s := range b.seals {
		out = append(out, "/"+s.words+"/"+hex.EncodeToString(s.nonce[:])...)
		out = strconv.AppendBool(strconv.AppendBool(append(out, '0'+byte(s.prover)), s.void), s.opened)
		for k := range columns {
			out = strconv.AppendInt(append(out, '0'+byte(s.marks[k])), int64(s.row[k]), 36)
		}
	}
	return out
}

// ruled is the side that the Pass Rule gives an object, as far as it is written.
func (b *book) ruled(c cardNo) side {
	switch {
	case !b.listed:
		return noSide
	case b.passes.has(c):
		return on
	}
	return by
}

// opinion is the side to which the Visitor holds that an object belongs: her
// last judgement call, or else what her rule says.
func (b *book) opinion(c cardNo) side {
	if s := b.calls[c]; s != noSide {
		return s
	}
	return b.ruled(c)
}

// mostRule is how many letters the words of a Pass Rule may have.
const mostRule = 200

// writeRule writes the Pass Rule down: her words, and the objects it admits.
func (a *act) writeRule() error {
	if a.book.written() {
		return game.Refuse("Your Pass Rule is already written down and cannot be changed.")
	}
	text, ok := game.TextOf(a.move.Place)
	if !ok || len([]rune(text)) > mostRule {
		return game.Refuse("The text of the rule is too long or has unreadable characters. Write at most %d letters.", mostRule)
	}
	var passes cardSet
	for _, id := range a.move.Objects {
		c, ok := a.pack.cardNos[id]
		if !ok {
			return game.Refuse("No object card is called “%s”.", id)
		}
		if passes.has(c) {
			return game.Refuse("%s is listed twice.", a.pack.titles[c])
		}
		passes.add(c)
	}
	b := a.write()
	b.rule, b.passes, b.listed = a.move.Place, passes, len(a.move.Objects) > 0
	b.late = a.phase > trimming
	if b.listed && passes.size() == 1 {
		a.tell([]game.Seat{visitor}, "Your Pass Rule is written down. It admits one object of the deck.")
	} else if b.listed {
		a.tell([]game.Seat{visitor}, "Your Pass Rule is written down. It admits %d objects of the deck.", passes.size())
	} else {
		a.tell([]game.Seat{visitor}, "Your Pass Rule is written down.")
	}
	return nil
}

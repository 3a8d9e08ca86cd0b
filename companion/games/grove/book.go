package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// book is what is kept beside the table: the Visitor's Pass Rule and her
// judgement calls, which are hers alone, and the seals of the proofs.
type book struct {
	rule   string      // her words, as PlaceText writes them, or empty
	passes pieceSet    // the objects that the rule admits
	listed bool        // she has said which those are
	late   bool        // she wrote it down after the classifying had begun
	told   bool        // she told it when the game was over
	calls  [3]pieceSet // the objects that she has judged, by side
	seals  []seal      // of the proofs, in order; a position never changes another's
}

// written reports whether the Pass Rule stands in the book.
func (b *book) written() bool { return b.rule != "" || b.listed }

// reseal changes the last seal.
func (b *book) reseal(s seal) {
	b.seals = append(slices.Clip(b.seals[:len(b.seals)-1]), s)
}

// ruled is the side that the Pass Rule gives an object, as far as it is written.
func (b *book) ruled(c kit.Piece) side {
	switch {
	case !b.listed:
		return noSide
	case b.passes.has(c):
		return on
	}
	return by
}

// called is the side of the Visitor's last judgement call about an object.
func (b *book) called(c kit.Piece) side {
	switch {
	case b.calls[on].has(c):
		return on
	case b.calls[by].has(c):
		return by
	}
	return noSide
}

// opinion is the side to which the Visitor holds that an object belongs: her
// last judgement call, or else what her rule says.
func (b *book) opinion(c kit.Piece) side {
	if s := b.called(c); s != noSide {
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
	text, ok := game.TextOf(a.Move.Place)
	if !ok || len([]rune(text)) > mostRule {
		return game.Refuse("The text of the rule is too long or has unreadable characters. Write at most %d letters.", mostRule)
	}
	b := &a.book
	for _, id := range a.Move.Objects {
		c, err := a.card(id)
		if err != nil {
			return err
		}
		if b.passes.has(c) {
			return game.Refuse("%s is listed twice.", a.title(c))
		}
		b.passes.add(c)
	}
	b.rule, b.listed, b.late = a.Move.Place, len(a.Move.Objects) > 0, a.phase > trimming
	switch n := b.passes.size(); n {
	case 0:
		a.Tell([]game.Seat{visitor}, "Your Pass Rule is written down.")
	case 1:
		a.Tell([]game.Seat{visitor}, "Your Pass Rule is written down. It admits one object of the deck.")
	default:
		a.Tell([]game.Seat{visitor}, "Your Pass Rule is written down. It admits %d objects of the deck.", n)
	}
	return nil
}

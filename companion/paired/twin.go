package paired

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Disguise is a move that a seat cannot tell from m, and another one where that
// is possible: hidden cards are exchanged, hidden words are left out. The deck
// lists the cards that may be another's.
func Disguise(before, twin game.State, m game.Move, seat game.Seat, deck []string, r *rand.Rand) game.Move {
	known := before.Redact(m, seat)
	tries := []game.Move{known, m}
	if len(known.Objects) < len(m.Objects) {
		for range 20 {
			x := m
			x.Objects = slices.Clone(m.Objects)
			x.Objects[len(x.Objects)-1] = deck[r.IntN(len(deck))]
			tries = append([]game.Move{x}, tries...)
		}
	}
	for _, x := range tries {
		if _, _, err := twin.Apply(x); err == nil && twin.Redact(x, seat).Equal(known) {
			return x
		}
	}
	return m
}

// twin is a move that the table cannot tell from m.
func (p *Pair) twin(m game.Move) game.Move {
	before, other := p.Two[0].Match.State(), p.Two[1].Match.State()
	if p.setup.Game == "psisquad" { // a cypher without digits is none yet, for all to see
		if m.Verb == "lock" && m.Place != "" && !p.likeSecrets {
			return p.otherCypher(other, m)
		}
		return m
	}
	if words, nonce, sealed := strings.Cut(m.Place, "/"); p.setup.Game == "grove" && m.Verb == "set" && sealed {
		return p.otherMarks(m, words, nonce)
	}
	x := Disguise(before, other, m, game.Table, p.deck, p.chance)
	if known := before.Redact(m, game.Table); x.Equal(m) && m.Place != "" && known.Place != m.Place { // what it says is hidden
		words := strings.Split(m.Place, ",")
		p.chance.Shuffle(len(words), func(i, k int) { words[i], words[k] = words[k], words[i] })
		y := m
		y.Place = strings.Join(words, ",")
		if _, _, err := other.Apply(y); err == nil {
			return y
		}
	}
	return x
}

// otherCypher is a move that locks other digits, when the rules take one.
func (p *Pair) otherCypher(state game.State, m game.Move) game.Move {
	for range 20 {
		digits := strings.Split(m.Place, ",")
		for i := range digits {
			digits[i] = fmt.Sprint(p.chance.IntN(10))
		}
		y := m
		if y.Place = strings.Join(digits, ","); !y.Equal(m) {
			if _, _, err := state.Apply(y); err == nil {
				p.otherSecrets = true
				return y
			}
		}
	}
	return m
}

// otherMarks is a move that seals other marks, and the same ones for the same move.
func (p *Pair) otherMarks(m game.Move, words, nonce string) game.Move {
	place, known := p.marks[m.Place]
	if !known {
		marks := strings.Split(words, ",")
		for k := range marks {
			if !p.likeSecrets && p.chance.IntN(2) == 0 {
				marks[k] = map[string]string{"on": "by", "by": "on"}[marks[k]]
				p.otherSecrets = true
			}
		}
		place = strings.Join(marks, ",") + "/" + nonce
		p.marks[m.Place] = place
	}
	m.Place = place
	return m
}

// hint is the verb of every game with which a seat asks for a hint.
const hint = "hint"

// inPrivate has a seat fill in a form of hers, in both games otherwise, as far as
// the table may not know what she says, or of it at all. She may ask for a hint, too.
func (p *Pair) inPrivate() (m, twin game.Move, ok bool) {
	state := p.Two[0].Match.State()
	seat := game.Seat(1 + p.chance.IntN(len(state.Seats())-1))
	forms := state.View(seat).Forms
	if len(forms) == 0 {
		return m, twin, false
	}
	f := forms[p.chance.IntN(len(forms))]
	for range 8 {
		m, twin = p.fill(f, seat), p.fill(f, seat)
		if m.Verb == hint {
			twin = m // everyone reads that a hint was asked for, and which
		}
		if p.takes(0, m) && p.takes(1, twin) {
			return m, twin, true
		}
	}
	return m, twin, false
}

// fill is what somebody says in a form, by chance.
func (p *Pair) fill(f game.Form, seat game.Seat) game.Move {
	var words []string
	for _, part := range f.Parts {
		w := strings.Repeat("note ", 1+p.chance.IntN(9)) + fmt.Sprint(p.chance.IntN(1000))
		if part.Free == 0 {
			w = part.Values[p.chance.IntN(len(part.Values))].Word
		}
		words = append(words, w[:min(len(w), max(part.Free, len(w)*min(1, len(part.Values))))])
	}
	m, err := f.Move(seat, words)
	if err != nil {
		return game.Move{}
	}
	return m
}

// takes reports whether a game takes a move of which the table may not know at
// all, or not what it says. Where what its seat knows is covered, it takes only what
// whoever knows no more than the table may do, too.
func (p *Pair) takes(i int, m game.Move) bool {
	s := p.Two[i].Match.State()
	_, _, err := s.Apply(m)
	if x, ok := s.(automa.Imaginer); ok && err == nil && p.covered(m.Seat) {
		_, _, err = automa.Public(x).Apply(m)
	}
	known := s.Redact(m, game.Table)
	return err == nil && m.Told() && (!known.Told() || m.Verb == hint || p.setup.Game == "blackwood" && known.Place != m.Place)
}

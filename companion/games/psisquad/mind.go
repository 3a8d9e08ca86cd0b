package psisquad

import (
	"math"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// mind is a player who types all that she does. How well she guesses is her
// level's.
func mind(_ game.Setup, _ game.Seat, level automa.Level) (automa.Mind, error) {
	return kit.Thought[*position](func(p *position, s automa.Sight) (game.Move, error) {
		own := p.cypher[s.Seat]
		if own == (code{}) {
			own = p.house.oneOf(nil, s.Character())
		}
		digits := own.place(p.house.keys)
		m := game.Move{Seat: s.Seat}
		switch p.phase {
		case locking:
			if m.Verb = vLock; !p.house.paper {
				m.Place = digits
			}
		case guessing:
			on, guess := p.thinks(level, s.Chance(1))
			m.Verb, m.Place = vGuess, p.house.Seats[on]+","+guess.place(p.house.keys)
		case answering:
			m.Verb, m.Place = vSay, answerPlace(score(p.asked.guess, own, p.house.anywhere))
		case told:
			m.Verb = vDone
		default:
			m.Verb, m.Place = vUncover, digits
		}
		return m, nil
	}), nil
}

// thinks chooses a target and a guess.
func (p *position) thinks(level automa.Level, pick func(n int) int) (game.Seat, code) {
	if level == automa.Strong {
		return p.most(pick)
	}
	w := newPeople(p.house, pick)
	on, guess := w.think(p)
	if level == automa.Easy && pick(3) == 0 { // a whim
		guess = p.house.oneOf(nil, pick)
	}
	return on, guess
}

// How much is thought through: cyphers that an answer is foreseen for, guesses
// that fit and guesses that do not, and how much the points matter that the
// next player takes.
const (
	foreseen = 200
	fitting  = 60
	others   = 30
	greed    = 2.0
)

// most is the guess that brings most points, less what it leaves for the next
// player to take.
func (p *position) most(pick func(n int) int) (on game.Seat, guess code) {
	best := math.Inf(-1)
	for t := range p.house.Seats.All() {
		if p.mayAim(p.seat, t) != nil {
			continue
		}
		fit := p.house.left(p.on(t))
		if len(fit) == 0 {
			fit = p.house.all()
		}
		cyphers := some(fit, foreseen, pick)
		tries := some(fit, fitting, pick)
		for range others {
			tries = append(tries, p.house.oneOf(nil, pick))
		}
		for _, g := range tries {
			if v := p.foresee(t, g, cyphers, len(fit)); v > best {
				best, on, guess = v, t, g
			}
		}
	}
	return on, guess
}

// left are the cyphers that have given all these answers: those that the table allows
// or, when there are none of these, the others, as the secret mat takes any.
func (h *house) left(lines []line) (out []code) {
	var others []code
	for n := range h.codes() {
		switch c := numbered(n, h.keys); {
		case !h.gave(c, lines):
		case h.allows(c) == nil:
			out = append(out, c)
		case !h.paper:
			others = append(others, c)
		}
	}
	if len(out) == 0 {
		return others
	}
	return out
}

// foresee is what a guess brings on average, less what it leaves to take; between
// two it is how soon the cypher will be solved. The cyphers stand for so many.
func (p *position) foresee(on game.Seat, guess code, cyphers []code, stand int) float64 {
	var answers [(maxKeys + 1) * (maxKeys + 1)]int
	for _, c := range cyphers {
		correct, spotted := score(guess, c, p.house.anywhere)
		answers[correct*(maxKeys+1)+spotted]++
	}
	sum, each := 0.0, float64(stand)/float64(len(cyphers))
	for a, n := range answers {
		if n == 0 {
			continue
		}
		correct, spotted := a/(maxKeys+1), a%(maxKeys+1)
		left := max(1, float64(n)*each)
		if p.house.Players() == 2 { // nobody else guesses at it: what is left is hers
			if spotted < p.house.keys {
				sum -= float64(n) * (1 + math.Log2(left))
			}
			continue
		}
		l := p.house.written(line{by: p.seat, on: on, guess: guess}, correct, spotted, p.value[on], p.status[p.seat])
		v := float64(l.points)
		if spotted < p.house.keys && !p.house.whisper {
			v -= greed * float64(p.house.most()-int(l.value)) / left
		}
		sum += float64(n) * v
	}
	return sum / float64(len(cyphers))
}

// some are so many of several, or all of them.
func some(of []code, n int, pick func(n int) int) []code {
	if len(of) <= n {
		return append([]code(nil), of...)
	}
	out := make([]code, n)
	for i := range out {
		out[i] = of[pick(len(of))]
	}
	return out
}

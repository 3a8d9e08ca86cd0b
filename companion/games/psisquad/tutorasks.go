package psisquad

import (
	"slices"
	"strconv"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Hand is the learner's cypher in digit cards, once it is locked.
func (t *tutor) Hand(p *position) []string {
	if !p.ready(learner) {
		return nil
	}
	var out []string
	for _, d := range t.cypher[learner][:p.house.keys] {
		n := 1
		for slices.Contains(out, digitID(int(d)-1, n)) {
			n++
		}
		out = append(out, digitID(int(d)-1, n))
	}
	return out
}

// Asks is what the learner decides: her cypher, her guesses and her answer.
func (t *tutor) Asks(p *position) *game.Ask {
	switch {
	case p.phase == locking && !p.ready(learner):
		return &game.Ask{Say: game.Say("Which cypher do you hide?"),
			Form: &game.Form{Title: game.Say("Your secret cypher"), Verb: vLock, Parts: p.keyParts(), Send: game.Say("Hide this cypher")}}
	case p.phase == guessing && p.seat == learner && !t.intends(p):
		if t.guesses(p) == 0 {
			return &game.Ask{Say: game.Say("Whose cypher do you guess, and what is it?"), Form: t.form(p, vGuess)}
		}
		return t.asksLast(p)
	case p.phase == answering && p.asked.on == learner:
		return &game.Ask{Say: game.Say("Your cypher is %s, the guess %s. What do you answer?", p.said(t.cypher[learner]), p.said(p.asked.guess)),
			Form: t.form(p, vSay), Firm: true}
	}
	return nil
}

// form is the learner's form that makes a verb's move.
func (t *tutor) form(p *position, verb string) *game.Form {
	forms := p.forms(learner)
	return &forms[slices.IndexFunc(forms, func(f game.Form) bool { return f.Verb == verb })]
}

// asksLast offers four guesses of which not all can be right.
func (t *tutor) asksLast(p *position) *game.Ask {
	on := t.target(p)
	a := &game.Ask{Say: game.Say("Your turn again. Everyone has heard this about %s: %s. Which of these matches all of it?", kit.PlayerName(on), p.heard(on))}
	for _, c := range t.choices(p, on) {
		a.Action = append(a.Action, game.Action{Label: game.Say("%s", p.said(c)), Choices: []game.Move{
			{Seat: learner, Verb: vGuess, Place: kit.PlayerSeat(on) + "," + c.place(p.house.keys)}}})
	}
	return a
}

// heard lists what a seat has answered.
func (p *position) heard(on game.Seat) game.Text {
	out := game.Say("nothing yet")
	for i, l := range p.on(on) {
		one := game.Say("%s has %d correct, %d spotted", p.said(l.guess), int(l.correct), int(l.spotted))
		if i > 0 {
			one = game.Say("%s · %s", out, one)
		}
		out = one
	}
	return out
}

// choices are a cypher and some with the same digits: one, if there is any, that
// fits the answers so far as well, and others that do not.
func (t *tutor) choices(p *position, on game.Seat) []code {
	truth := t.cypher[on]
	var fit, off []code
	for n := range p.house.codes() {
		c := numbered(n, p.house.keys)
		guessed := slices.ContainsFunc(p.on(on), func(l line) bool { return l.guess == c })
		switch {
		case !shuffled(c, truth) || guessed || c == truth:
		case p.house.gave(c, p.on(on)):
			fit = append(fit, c)
		default:
			off = append(off, c)
		}
	}
	out := append([]code{truth}, fit[:min(len(fit), 1)]...)
	for part := 4 - len(out); len(out) < 4 && len(off) > part; {
		out = append(out, off[len(off)*(4-len(out))/(part+1)])
	}
	slices.SortFunc(out, func(a, b code) int { return slices.Compare(a[:], b[:]) })
	return out
}

// shuffled reports whether two codes have the same digits.
func shuffled(a, b code) bool {
	slices.Sort(a[:])
	slices.Sort(b[:])
	return a == b
}

// Advice says kindly what speaks against a choice.
func (t *tutor) Advice(p *position, m game.Move) game.Text {
	switch m.Verb {
	case vLock:
		if c, _ := codeOf(m.Place, p.house.keys); c[0] == c[1] && c[1] == c[2] && c[2] == c[3] {
			return game.Say("A player who tries that digit once will find your cypher. Use different digits, or choose it again if you want to keep it.")
		}
	case vGuess:
		return t.adviseGuess(p, m)
	case vSay:
		correct, spotted := score(p.asked.guess, t.cypher[learner], p.house.anywhere)
		switch m.Place {
		case answerPlace(correct, spotted):
		case answerPlace(correct, spottedIn(m)):
			return game.Say("“Correct” is right. For “spotted”, write %s below %s and count the positions where both have the same digit.", p.said(p.asked.guess), p.said(t.cypher[learner]))
		default:
			return game.Say("Go through %s digit by digit. Each digit that is also in %s, in any position, is one more correct. Count a digit only as often as both have it.", p.said(p.asked.guess), p.said(t.cypher[learner]))
		}
	}
	return game.Text{}
}

// spottedIn is how many spotted keys an answer tells.
func spottedIn(m game.Move) int {
	n, _ := strconv.Atoi(m.Place[len(m.Place)-1:])
	return n
}

// adviseGuess compares a guess with the answers that were heard.
func (t *tutor) adviseGuess(p *position, m game.Move) game.Text {
	on, c := guessOf(m, p.house.keys)
	for _, l := range p.on(on) {
		if correct, spotted := score(l.guess, c, p.house.anywhere); correct != int(l.correct) || spotted != int(l.spotted) {
			return game.Say("It cannot be %s. If it were, the answer to %s would have been %d correct, %d spotted, but it was %d and %d. If you still want to try, choose it again.",
				p.said(c), p.said(l.guess), correct, spotted, int(l.correct), int(l.spotted))
		}
	}
	for i, d := range c[:p.house.keys] {
		if slices.Contains(c[:i], d) && len(p.on(on)) == 0 {
			return game.Say("At the beginning four different digits tell you more. If you have a reason to guess %s, choose it again.", p.said(c))
		}
	}
	return game.Text{}
}

package psisquad

import (
	"slices"
	"sync"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// score writes the next line of the target's list (R18 to R22) and ends the
// game when only one cypher is unsolved (R25, R27), at once or with the round.
func (a *act) score(correct, spotted int) {
	l := a.house.written(a.asked, correct, spotted, a.value[a.asked.on], a.status[a.asked.by])
	a.asked = l
	a.lines = append(a.lines[:len(a.lines):len(a.lines)], l)
	a.value[l.on] = int(l.value)
	a.status[l.by] += int(l.points)
	a.phase = told
	a.tell(l)
	if a.house.paper {
		before, lines, h := a.doubted, a.on(l.on), a.house
		a.doubted = sync.OnceValue(func() (out [maxSeats + 1]bool) {
			if before != nil {
				out = before()
			}
			out[l.on] = out[l.on] || !h.fits(lines)
			return out
		})
	}
	if spotted == a.house.keys && !a.solved[l.on] {
		a.solved[l.on] = true
		if a.aim() != l.on { // else its token leaves the table when another is laid there
			a.lies.Lay(token(l.on), kit.Nowhere)
		}
		a.cypher[l.on] = l.guess
		a.reveal(nil, game.Say("The cypher of %s is solved.", kit.PlayerName(l.on)))
	}
	left, _ := a.unsolved()
	if _, around := a.next(); left == 0 || left == 1 && (around || !a.house.round) {
		a.end()
		if !a.house.paper {
			told := len(a.Events)
			a.close()
			for i := range a.Events[told:] {
				a.Events[told+i].Reveals = true
			}
		}
	}
}

// doubts works out, when somebody looks, whose answers no cypher fits.
func (p *position) doubts() func() [maxSeats + 1]bool {
	q := &position{house: p.house, lines: p.lines}
	return sync.OnceValue(func() (out [maxSeats + 1]bool) {
		for s := range q.house.Seats.All() {
			out[s] = !q.house.fits(q.on(s))
		}
		return out
	})
}

// reveal tells what comes of a cypher: nobody could know it before, unless its
// player has said it.
func (a *act) reveal(to []game.Seat, text game.Text) {
	a.Events = append(a.Events, game.Event{To: to, Text: text, Reveals: !a.house.paper, Final: true})
}

// written completes a line: the new Value replaces the old one, and the
// difference is the guesser's (R18 to R21).
func (h *house) written(l line, correct, spotted, was, status int) line {
	value := worth(correct, spotted)
	if h.adds {
		value += was
	}
	points := value - was
	if h.gain {
		points = max(points, 0)
	}
	if h.floor {
		points = max(points, -status)
	}
	l.correct, l.spotted, l.value, l.was, l.points = int8(correct), int8(spotted), int16(value), int16(was), int16(points)
	return l
}

// pointsText is a gain or a loss in a sentence.
func pointsText(n int16) game.Text {
	switch n {
	case 0:
		return game.Say("no points")
	case 1, -1:
		return game.Say("%+d point", int(n))
	}
	return game.Say("%+d points", int(n))
}

// tell is what people hear of a line (R23).
func (a *act) tell(l line) {
	var to []game.Seat
	if a.house.whisper {
		to = []game.Seat{l.by, l.on}
		a.Say("%s has answered.", kit.PlayerName(l.on))
	}
	a.reveal(to, game.Say("%d correct, %d spotted. New Value %d, before %d: %s.",
		int(l.correct), int(l.spotted), int(l.value), int(l.was), pointsText(l.points)))
	a.Events[len(a.Events)-1].Verdict = a.house.paper // a counter may be moved on yet
}

// on lists the lines of one cypher, oldest first.
func (p *position) on(s game.Seat) []line {
	var out []line
	for _, l := range p.lines {
		if l.on == s {
			out = append(out, l)
		}
	}
	return out
}

// end pays the bonus to the one who was not found out (R28).
func (p *position) end() {
	p.ended = true
	if s, n := p.bonus(p.value); s != 0 {
		p.status[s] += n
	}
}

// bonus is what the last unsolved player gets with such Values, and who that is.
func (p *position) bonus(value [maxSeats + 1]int) (game.Seat, int) {
	left, s := p.unsolved()
	if left != 1 || p.house.Players() == 2 && p.house.duel == "race" {
		return 0, 0
	}
	return s, max(0, p.house.most()-value[s])
}

// close ends the game, or has the last cypher uncovered first (R38).
func (a *act) close() {
	if s := a.uncovers(); s != 0 {
		last := a.cards()
		a.phase, a.seat = uncovering, s
		a.sweep()
		a.spent = last // they may lie there still, and are no cypher
		a.Say("One cypher is left. %s uncovers it.", kit.PlayerName(s))
		return
	}
	a.conclude()
}

// uncover tells a cypher at the end, typed or laid on the guess mat. Others
// whose cypher was not what a guess was said to solve may do so before.
func (a *act) uncover() error {
	s, place := a.Move.Seat, a.Move.Place
	if err := a.Form(0, 0, place != "", false); err != nil {
		return err
	}
	c := a.draft()
	if place != "" {
		c, _ = codeOf(place, a.house.keys)
	} else if s != a.seat {
		return game.Refuse("%s uncovers a cypher now.", kit.PlayerName(a.seat))
	}
	if err := a.house.allows(c); err != nil {
		return err
	}
	a.cypher[s] = c
	a.Say("The cypher of %s was %s.", kit.PlayerName(s), a.said(c))
	if s == a.seat {
		a.typed = place != ""
		a.conclude()
	}
	return nil
}

// conclude gives the result, or asks the table about wrong answers.
func (a *act) conclude() {
	wrong := a.wrong()
	for _, l := range wrong {
		correct, spotted := score(l.guess, a.cypher[l.on], a.house.anywhere)
		a.Say("%s answered %s to %s with %d correct, %d spotted. The right answer is %d correct, %d spotted.",
			kit.PlayerName(l.on), kit.PlayerName(l.by), a.said(l.guess), int(l.correct), int(l.spotted), correct, spotted)
	}
	if len(wrong) > 0 && !a.house.void {
		a.phase = settling
		return
	}
	a.phase = over
	a.Say("%s", a.Result().Text)
}

// wrong lists the answers that do not fit the cyphers as they are known now.
func (p *position) wrong() []line {
	var out []line
	for _, l := range p.lines {
		if c, s := score(l.guess, p.cypher[l.on], p.house.anywhere); p.cypher[l.on] != (code{}) && (c != int(l.correct) || s != int(l.spotted)) {
			out = append(out, l)
		}
	}
	return out
}

// rescored is what statuses and Values would be had all answers been right.
func (p *position) rescored() (status, value [maxSeats + 1]int) {
	for s := range p.house.Seats.All() {
		status[s] = p.house.most()
	}
	for _, l := range p.lines {
		if l.back {
			continue
		}
		c, s := score(l.guess, p.cypher[l.on], p.house.anywhere)
		l = p.house.written(l, c, s, value[l.on], status[l.by])
		value[l.on], status[l.by] = int(l.value), status[l.by]+int(l.points)
	}
	if s, n := p.bonus(value); s != 0 {
		status[s] += n
	}
	return status, value
}

// Result is nil while the game goes on (R29, R30).
func (p *position) Result() *game.Result {
	if p.phase != over {
		return nil
	}
	if p.house.void && len(p.wrong()) > 0 {
		return &game.Result{Text: game.Say("An answer was wrong, so the game ends and nobody wins.")}
	}
	top := p.ranking()[0]
	r := &game.Result{}
	var names []game.Text
	for s := range p.house.Seats.All() {
		if p.compare(s, top) == 0 {
			r.Winners, names = append(r.Winners, s), append(names, kit.PlayerName(s))
		}
	}
	if r.Text = game.Say("%s wins with a status of %d.", names[0], p.status[top]); len(names) > 1 {
		r.Text = game.Say("%s win, each with a status of %d.", game.List(names), p.status[top])
	}
	return r
}

// ranking lists the seats, the best first.
func (p *position) ranking() []game.Seat {
	return slices.SortedStableFunc(p.house.Seats.All(), p.compare)
}

// compare orders two seats, the better first, 0 when they are equal.
func (p *position) compare(a, b game.Seat) int {
	if d := p.status[b] - p.status[a]; d != 0 || !p.house.ties {
		return d
	}
	found := func(s game.Seat) (n int) {
		done := [maxSeats + 1]bool{}
		for _, l := range p.lines {
			if int(l.spotted) == p.house.keys && !l.back && !done[l.on] {
				done[l.on] = true
				if l.by == s {
					n++
				}
			}
		}
		return n
	}
	if d := found(b) - found(a); d != 0 {
		return d
	}
	left := func(s game.Seat) int {
		if p.solved[s] {
			return 0
		}
		return 1
	}
	return left(b) - left(a)
}

package psisquad

import (
	"slices"
	"sync"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// score writes the next line of the target's list (R18 to R22) and ends the
// game when only one cypher is unsolved (R25, R27).
func (p *position) score(correct, spotted int) []game.Event {
	l := p.asked
	p.asked = p.house.written(l, correct, spotted, p.value[l.on], p.status[l.by])
	l = p.asked
	p.lines = append(p.lines[:len(p.lines):len(p.lines)], l)
	p.value[l.on] = int(l.value)
	p.status[l.by] += int(l.points)
	p.phase = told

	events := p.telling(l)
	if p.house.paper {
		before, lines := p.doubted, p.on(l.on)
		p.doubted = sync.OnceValue(func() (out [maxSeats + 1]bool) {
			if before != nil {
				out = before()
			}
			out[l.on] = out[l.on] || !p.house.fits(lines)
			return out
		})
	}
	if spotted == p.house.keys && !p.solved[l.on] {
		p.solved[l.on] = true
		if p.aim() != l.on { // else its token leaves the table when another is laid there
			p.lies.Lay(set().Piece(tokenID(l.on)), kit.Nowhere)
		}
		p.cypher[l.on] = l.guess
		solved := tell("The cypher of %s is solved.", kit.PlayerName(l.on))
		solved.Reveals = !p.house.paper
		events = append(events, solved)
	}
	if left, _ := p.unsolved(); left == 0 || left == 1 && !p.house.round {
		p.end()
		if !p.house.paper {
			for _, e := range p.close() {
				e.Reveals = true
				events = append(events, e)
			}
		}
	}
	return events
}

// written completes a line: the new Value replaces the old one, and the
// difference is the guesser's (R18 to R21).
func (h *house) written(l line, correct, spotted, was, status int) line {
	value := worth(correct, spotted)
	points := value - was
	if h.gain {
		points = max(points, 0)
	}
	if h.floor {
		points = max(points, -status)
	}
	l.correct, l.spotted, l.value, l.was, l.points = int8(correct), int8(spotted), int8(value), int8(was), int8(points)
	return l
}

// pointsText is a gain or a loss in a sentence.
func pointsText(n int8) game.Text {
	if n == 1 || n == -1 {
		return game.Say("%+d point", int(n))
	}
	return game.Say("%+d points", int(n))
}

// telling is what people hear of a line (R23).
func (p *position) telling(l line) []game.Event {
	by, on, guess := kit.PlayerName(l.by), kit.PlayerName(l.on), p.said(l.guess)
	answer := game.Say("%d correct, %d spotted. New Value %d, before %d: %s.",
		int(l.correct), int(l.spotted), int(l.value), int(l.was), pointsText(l.points))
	var events []game.Event
	if !p.house.paper { // on paper it was told when it was asked
		events = append(events, tell("%s asks %s for %s.", by, on, guess))
	}
	if !p.house.whisper {
		return append(events, game.Event{Text: answer, Reveals: !p.house.paper})
	}
	return append(events,
		game.Event{Text: game.Say("%s scores %s.", by, pointsText(l.points)), Reveals: true},
		game.Event{To: []game.Seat{l.by, l.on}, Text: answer, Reveals: true})
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
	return s, p.house.most() - value[s]
}

// close ends the game, or has the last cypher uncovered first (R38).
func (p *position) close() []game.Event {
	left, s := p.unsolved()
	if p.house.paper && left == 1 {
		p.phase, p.seat = uncovering, s
		p.clear()
		return []game.Event{tell("One cypher is left. %s uncovers it.", kit.PlayerName(s))}
	}
	return p.conclude()
}

// uncover tells a cypher at the end, typed or laid on the guess mat. Others
// whose cypher was not what a guess was said to solve may do so before.
func (p *position) uncover(m game.Move) ([]game.Event, error) {
	if p.phase != uncovering || m.Seat == game.Table || len(m.Objects) > 0 {
		return nil, game.Refuse("Nobody uncovers a cypher now.")
	}
	c := p.draft()
	if m.Place != "" {
		c, _ = codeOf(m.Place, p.house.keys)
	} else if m.Seat != p.seat {
		return nil, game.Refuse("%s uncovers a cypher now.", kit.PlayerName(p.seat))
	}
	if err := p.house.allows(c); err != nil {
		return nil, err
	}
	p.cypher[m.Seat] = c
	events := []game.Event{tell("The cypher of %s was %s.", kit.PlayerName(m.Seat), p.said(c))}
	if m.Seat != p.seat {
		return events, nil
	}
	p.typed = m.Place != ""
	return append(events, p.conclude()...), nil
}

// conclude gives the result, or asks the table about wrong answers.
func (p *position) conclude() []game.Event {
	var events []game.Event
	for _, l := range p.wrong() {
		correct, spotted := score(l.guess, p.cypher[l.on], p.house.anywhere)
		events = append(events, tell("%s answered %s to %s with %d correct, %d spotted. The right answer is %d correct, %d spotted.",
			kit.PlayerName(l.on), kit.PlayerName(l.by), p.said(l.guess), int(l.correct), int(l.spotted), correct, spotted))
	}
	if len(events) > 0 && !p.house.void {
		p.phase = settling
		return events
	}
	p.phase = over
	return append(events, tell("%s", p.Result().Text))
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
	for s := range p.house.Seats.All() {
		if p.compare(s, top) == 0 {
			r.Winners = append(r.Winners, s)
		}
	}
	r.Text = game.Say("%s win, each with a status of %d.", list(p, r.Winners), p.status[top])
	if len(r.Winners) == 1 {
		r.Text = game.Say("%s wins with a status of %d.", kit.PlayerName(top), p.status[top])
	}
	return r
}

// list joins names.
func list(p *position, seats []game.Seat) game.Text {
	out := kit.PlayerName(seats[0])
	for i, s := range seats[1:] {
		if i == len(seats)-2 {
			out = game.Say("%s and %s", out, kit.PlayerName(s))
		} else {
			out = game.Say("%s, %s", out, kit.PlayerName(s))
		}
	}
	return out
}

// ranking lists the seats, the best first.
func (p *position) ranking() []game.Seat {
	var out []game.Seat
	for s := range p.house.Seats.All() {
		out = append(out, s)
	}
	slices.SortStableFunc(out, p.compare)
	return out
}

// compare orders two seats, the better first, 0 when they are equal.
func (p *position) compare(a, b game.Seat) int {
	if d := p.status[b] - p.status[a]; d != 0 || !p.house.ties {
		return d
	}
	found := func(s game.Seat) (n int) {
		done := [maxSeats + 1]bool{}
		for _, l := range p.lines {
			if int(l.spotted) == p.house.keys && !done[l.on] {
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

package psisquad

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var _ game.Revealer = (*position)(nil)

// sheets are what a seat may read beside the table: the last score as a sum,
// its own cypher and the list of every cypher's guesses (R22, R41).
func (p *position) sheets(seat game.Seat) []game.Sheet {
	var out []game.Sheet
	add := func(s game.Sheet, ok bool) {
		if ok {
			out = append(out, s)
		}
	}
	if p.house.Seats.Seated(seat) && p.cypher[seat] != (code{}) {
		add(game.Sheet{Title: game.Say("Your cypher"), Rows: [][]game.Text{{game.Say("%s", p.said(p.cypher[seat]))}}}, true)
	}
	add(p.sum(seat))
	if p.house.Seats.Seated(seat) { // one's own list comes first
		add(p.playSheet(seat, seat))
	}
	for s := range p.house.Seats.All() {
		if s != seat {
			add(p.playSheet(s, seat))
		}
	}
	if p.phase == over {
		add(p.rank(), true)
	}
	return out
}

// sum is the last guess's score, step by step, for those who heard the answer.
func (p *position) sum(seat game.Seat) (game.Sheet, bool) {
	if p.phase == answering || len(p.lines) == 0 {
		return game.Sheet{}, false
	}
	l := p.lines[len(p.lines)-1]
	if !p.hears(l, seat) || l.back {
		return game.Sheet{}, false
	}
	row := func(what game.Text, n string, args ...any) []game.Text {
		return []game.Text{what, game.Say(n, args...)}
	}
	s := game.Sheet{
		Title: game.Say("%s asked %s: %s", kit.PlayerName(l.by), kit.PlayerName(l.on), p.said(l.guess)),
		Rows: [][]game.Text{
			row(game.Say("%d correct", int(l.correct)), "%d", int(l.correct)),
			row(game.Say("%d spotted, 2 points each", int(l.spotted)), "+ %d", 2*int(l.spotted)),
			row(game.Say("New Value"), "= %d", int(l.value)),
			row(game.Say("Value before"), "− %d", int(l.was)),
			row(game.Say("Points for %s", kit.PlayerName(l.by)), "%+d", int(l.points)),
		},
	}
	if l.points != l.value-l.was {
		s.Note = game.Say("The house rules let nobody lose more.")
	}
	return s, true
}

// playSheet is the list of guesses at one cypher, as a seat may know it.
func (p *position) playSheet(of, seat game.Seat) (game.Sheet, bool) {
	s := game.Sheet{
		Title: game.Say("Guesses at %s", kit.PlayerName(of)),
		Head:  []game.Text{game.Say("No."), game.Say("Guess"), game.Say("By"), game.Say("Correct"), game.Say("Spotted"), game.Say("Value"), game.Say("Points")},
	}
	if seat == of && seat != game.Table {
		s.Title = game.Say("Guesses at your cypher")
	}
	if p.solved[of] {
		s.Note = game.Say("Solved.")
	}
	for i, l := range p.on(of) {
		row := []game.Text{game.Say("%d", i+1), game.Say("%s", p.said(l.guess)), kit.PlayerName(l.by), dash, dash, dash, dash}
		if l.back {
			row[2] = game.Say("%s, taken back", kit.PlayerName(l.by))
		}
		if p.hears(l, seat) {
			row[3], row[4], row[5], row[6] = game.Say("%d", int(l.correct)), game.Say("%d", int(l.spotted)), game.Say("%d", int(l.value)), game.Say("%+d", int(l.points))
		}
		s.Rows = append(s.Rows, row)
	}
	return s, len(s.Rows) > 0
}

var dash = game.Say("–")

// rank is the ranking at the end (R29).
func (p *position) rank() game.Sheet {
	s := game.Sheet{Title: game.Say("Ranking"), Head: []game.Text{game.Say("Place"), game.Say("Player"), game.Say("Status"), game.Say("Cypher")}}
	place := 0
	order := p.ranking()
	for i, x := range order {
		if i == 0 || p.compare(order[i-1], x) != 0 {
			place = i + 1
		}
		s.Rows = append(s.Rows, []game.Text{game.Say("%d", place), kit.PlayerName(x), game.Say("%d", p.status[x]), game.Say("%s", p.said(p.cypher[x]))})
	}
	return s
}

// Reveal tells everything once the game is over: all cyphers (R38), and answers
// that were wrong with what the statuses had been without them.
func (p *position) Reveal() []game.Sheet {
	if p.phase != over {
		return nil
	}
	out := []game.Sheet{p.uncovered(), p.rank()}
	wrong := p.wrong()
	if len(wrong) == 0 {
		return out
	}
	s := game.Sheet{
		Title: game.Say("Wrong answers"),
		Head:  []game.Text{game.Say("Player"), game.Say("Guess"), game.Say("Answered"), game.Say("Right")},
	}
	for _, l := range wrong {
		c, n := score(l.guess, p.cypher[l.on], p.house.anywhere)
		s.Rows = append(s.Rows, []game.Text{kit.PlayerName(l.on), game.Say("%s", p.said(l.guess)),
			game.Say("%d correct, %d spotted", int(l.correct), int(l.spotted)), game.Say("%d correct, %d spotted", c, n)})
	}
	right := game.Sheet{Title: game.Say("With the right answers"), Head: []game.Text{game.Say("Player"), game.Say("Status")}}
	status, _ := p.rescored()
	for x := range p.house.Seats.All() {
		right.Rows = append(right.Rows, []game.Text{kit.PlayerName(x), game.Say("%d", status[x])})
	}
	return append(out, s, right)
}

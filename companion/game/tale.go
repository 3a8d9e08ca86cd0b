package game

import "slices"

// Tale is how a game went, told once it is over: what was kept secret, and the
// story in pictures.
type Tale struct {
	Closing *Closing `json:"closing,omitempty"` // nil where the game has nothing to say at its end
	Charts  []Chart  `json:"charts"`
	Ways    []Sheet  `json:"ways,omitempty"` // where everyone has been, in order
	Turning *Turning `json:"turning,omitempty"`
	Review  []Text   `json:"review,omitempty"` // what could have been known, and when
	Losses  *Losses  `json:"losses,omitempty"` // nil where the moves of the game are not weighed
}

// Losses are what the choices of a game have cost, by the app's judgement.
type Losses struct {
	Weighed int    `json:"weighed"` // so many choices were weighed so far
	Choices int    `json:"choices"` // of so many
	Chart   Chart  `json:"chart"`   // what each seat has given away, added up; without lines until all are weighed
	Moves   []int  `json:"moves"`   // the costliest, from 1, the worst first
	Told    []Text `json:"told"`    // a sentence about each
}

// All reports whether all choices are weighed.
func (l *Losses) All() bool { return l.Weighed == l.Choices && len(l.Chart.Lines) > 0 }

// Closing is the secret that a whole game was about, told at its end.
type Closing struct {
	Title Text  `json:"title"` // "The Pass Rule"
	Words Text  `json:"words"` // empty where nobody has told it
	Sheet Sheet `json:"sheet"` // the rest of it, as a small table
	// Ask is what a seat is asked for at the end, for all to see, or nil.
	Ask  *Form `json:"ask,omitempty"`
	Seat Seat  `json:"seat"` // who is asked
	// Cards are pieces about which what was said and the secret differ.
	Cards []UnveilStep `json:"cards,omitempty"`
	Kind  Text         `json:"kind"` // a friendly sentence about them
}

// AnswerOf is what players say to what a Closing asks, from any goroutine; empty for nothing, as
// when they have no Answer.
func AnswerOf(players any, st State) Text {
	if a, ok := players.(interface{ Answer(State) Text }); ok {
		return a.Answer(st)
	}
	return Text{}
}

// Chart is the way of some numbers through a game: a point after each move, the
// first before any.
type Chart struct {
	Title Text   `json:"title"`
	Lines []Line `json:"lines"`
	Less  bool   `json:"less,omitempty"` // whoever has less is ahead
}

// Line is the way of one number.
type Line struct {
	Seat   Seat  `json:"seat"` // Table when it is nobody's
	Name   Text  `json:"name"`
	Values []int `json:"values"`
}

// Turning is the move at which the game turned.
type Turning struct {
	Move  int    `json:"move"` // from 1
	Seat  Seat   `json:"seat"`
	Story []Text `json:"story"`
}

// Thread is what a tale follows through a game, as it is at one moment: numbers,
// or where everyone is. All moments of a game have the same threads and counts.
type Thread struct {
	Title  Text
	Counts []Count
	Less   bool // whoever has less is ahead
	Stops  []Stop
}

// Stop is where a seat is.
type Stop struct {
	Seat Seat
	Text Text
}

// Chronicler is a State whose tale has pictures. What it tells may be secret: it
// is asked for when the game is over, and not before.
type Chronicler interface {
	Chronicle() []Thread
}

// Closer is a State that has something to tell once its game is over.
type Closer interface {
	// Closing gives nil while the game goes on.
	Closing() *Closing
}

// Reviewer is a State that looks back when its game is over.
type Reviewer interface {
	// Review tells, in sentences, what could have been known and when. states are
	// the positions before each move, and the last.
	Review(states []State, moves []Move) []Text
}

// Charter is a State that draws more charts when its game is over.
type Charter interface {
	// Charts have a value for each of states: the positions before each move, and the
	// last.
	Charts(states []State) []Chart
}

// TaleOf tells a match that is over; nil while it goes on.
func TaleOf(m *Match) *Tale {
	r := m.State().Result()
	if r == nil {
		return nil
	}
	t := &Tale{}
	if c, ok := m.State().(Closer); ok {
		t.Closing = c.Closing()
	}
	end := m.end()
	for i := range end + 1 {
		if c, ok := m.Before(i).(Chronicler); ok {
			t.follow(c.Chronicle(), i)
		}
	}
	states, moves := m.Played()
	if c, ok := m.State().(Charter); ok {
		t.Charts = append(t.Charts, c.Charts(states)...)
	}
	if r, ok := m.State().(Reviewer); ok {
		t.Review = r.Review(states, moves)
	}
	if i := t.turned(r.Winners); i > 0 {
		t.Turning = &Turning{Move: i, Seat: m.Move(i - 1).Seat, Story: m.Story(i-1, Table)}
	}
	return t
}

// Played are the positions before each move that was played, and the last, with
// the moves. What is only told when a game is over is none of them.
func (m *Match) Played() (states []State, moves []Move) {
	end := m.end()
	for i := range end + 1 {
		if states = append(states, m.Before(i)); i < end {
			moves = append(moves, m.Move(i))
		}
	}
	return states, moves
}

// end is the number of moves that were played; what is only told later is none.
func (m *Match) end() int {
	n := m.Len()
	for n > 0 && m.Before(n-1).Result() != nil {
		n--
	}
	return n
}

// follow adds a moment.
func (t *Tale) follow(threads []Thread, moment int) {
	charts, ways := 0, 0
	for _, th := range threads {
		if len(th.Counts) > 0 {
			if moment == 0 {
				t.Charts = append(t.Charts, Chart{Title: th.Title, Lines: make([]Line, len(th.Counts)), Less: th.Less})
			}
			for k, c := range th.Counts {
				l := &t.Charts[charts].Lines[k]
				l.Seat, l.Name, l.Values = c.Seat, c.Name, append(l.Values, c.N)
			}
			charts++
		}
		if len(th.Stops) > 0 || ways < len(t.Ways) && t.Ways[ways].Title.String() == th.Title.String() {
			if ways == len(t.Ways) {
				t.Ways = append(t.Ways, Sheet{Title: th.Title})
			}
			t.Ways[ways].stop(th.Stops)
			ways++
		}
	}
}

// stop adds to each seat's row where she has come to.
func (s *Sheet) stop(all []Stop) {
	for _, at := range all {
		for len(s.Rows) < int(at.Seat) {
			s.Rows = append(s.Rows, nil)
		}
		if at.Seat == Table {
			continue
		}
		row := &s.Rows[at.Seat-1]
		if n := len(*row); n == 0 || (*row)[n-1].String() != at.Text.String() {
			*row = append(*row, at.Text)
		}
	}
}

// turned is the move, from 1, after which the winners led to the end in the first
// chart in which they and others have lines. Where nobody leads or they always led, or
// there is no such chart, it is the move that gained most: for one winner on her line, for
// several on the only line of the first chart, if that is nobody's, and else on theirs. It
// is 0 where nothing was gained.
func (t *Tale) turned(winners []Seat) int {
	won := func(l Line) bool { return slices.Contains(winners, l.Seat) }
	theirs := slices.IndexFunc(t.Charts, func(c Chart) bool { return len(c.Lines) > 1 && slices.ContainsFunc(c.Lines, won) })
	if theirs >= 0 {
		if i := t.Charts[theirs].lead(won); i > 0 {
			return i
		}
	}
	if len(t.Charts) > 0 && len(t.Charts[0].Lines) == 1 && (theirs < 0 || len(winners) > 1) {
		if i := t.Charts[0].gained(func(Line) bool { return true }); i > 0 {
			return i
		}
	}
	if theirs >= 0 {
		return t.Charts[theirs].gained(won)
	}
	return 0
}

// ahead is by how much a number is ahead of another.
func (c Chart) ahead(a, b int) int {
	if c.Less {
		return b - a
	}
	return a - b
}

// lead is the move, from 1, since which the lines that won were all ahead of all others;
// 0 where they were not at the end, or always.
func (c Chart) lead(won func(Line) bool) int {
	leads := func(i int) bool {
		for _, l := range c.Lines {
			for _, other := range c.Lines {
				if won(l) && !won(other) && c.ahead(l.Values[i], other.Values[i]) <= 0 || won(l) && won(other) && l.Values[i] != other.Values[i] {
					return false
				}
			}
		}
		return true
	}
	last := len(c.Lines[0].Values) - 1
	i := last
	for i > 0 && leads(i) {
		i--
	}
	if i == last || i == 0 {
		return 0
	}
	return i + 1
}

// gained is the move, from 1, by which one of the lines that won gained most; 0 where
// none gained anything.
func (c Chart) gained(won func(Line) bool) (at int) {
	most := 0
	for _, l := range c.Lines {
		for i := 1; i < len(l.Values); i++ {
			if gain := c.ahead(l.Values[i], l.Values[i-1]); won(l) && gain > most {
				most, at = gain, i
			}
		}
	}
	return at
}

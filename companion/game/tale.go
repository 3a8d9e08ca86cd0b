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

// Chart is the way of some numbers through a game: a point after each move, the
// first before any.
type Chart struct {
	Title Text   `json:"title"`
	Lines []Line `json:"lines"`
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
				t.Charts = append(t.Charts, Chart{Title: th.Title, Lines: make([]Line, len(th.Counts))})
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
// chart; where nobody leads or they always led, the move by which they, or the only
// line, gained most. It is 0 where nothing was gained, or many lines are nobody's.
func (t *Tale) turned(winners []Seat) int {
	if len(t.Charts) == 0 {
		return 0
	}
	lines := t.Charts[0].Lines
	moments := len(lines[0].Values)
	if len(lines) > 1 && len(winners) > 0 {
		leads := func(i int) bool {
			best := lines[0].Values[i]
			for _, l := range lines {
				best = max(best, l.Values[i])
			}
			for _, l := range lines {
				if slices.Contains(winners, l.Seat) && l.Values[i] < best || !slices.Contains(winners, l.Seat) && l.Values[i] == best {
					return false
				}
			}
			return true
		}
		i := moments - 1
		for i > 0 && leads(i) {
			i--
		}
		if i < moments-1 && i > 0 {
			return i + 1
		}
	}
	most, at := 0, 0
	for _, l := range lines {
		for i := 1; i < moments; i++ {
			if gain := l.Values[i] - l.Values[i-1]; gain > most && (len(lines) == 1 || slices.Contains(winners, l.Seat)) {
				most, at = gain, i
			}
		}
	}
	return at
}

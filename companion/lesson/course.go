// Package lesson leads a learner through a first round: it holds the table
// until what she should know is said and what is hers to decide is decided.
// The table is simulated and everything on it is read from its pictures. It
// must not know a particular game, nor widgets.
package lesson

import (
	"fmt"
	"slices"
	"sync"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Course is one learner's way through a lesson. It is the players of the
// simulated table: asked for a move, it waits until every page is turned and
// the learner has decided. Its methods may be called from any goroutine.
type Course struct {
	mu     sync.Mutex
	game   game.Game
	lesson game.Lesson
	tutor  game.Tutor
	seat   game.Seat

	laid   []game.Move // those by which the table is laid, yet to be handed out
	state  game.State  // the table's, as last entered
	last   string      // the line of the move that led to it
	move   *game.Move  // that move
	said   []bool      // by step
	pages  []page
	at     int // the page that is shown
	turned int // pages that need not be turned any more
	ask    *game.Ask
	chosen *game.Move
	doubt  game.Move // was advised against; chosen again, it is made
	aside  game.Text
	ended  bool
	read   func(game.State) bool // whether the pictures were read so far; nil: always
	tell   func(game.Move)       // takes what no camera can see; nil: nobody
}

// page is a step with its blanks filled in.
type page struct {
	say   game.Text
	show  []string
	cards []string
}

// New begins a lesson of a game.
func New(g game.Game, l game.Lesson) (*Course, error) {
	tutor, err := l.Table()
	if err != nil {
		return nil, fmt.Errorf("the lesson cannot begin: %w", err)
	}
	first, err := g.New(l.Setup)
	if err != nil {
		return nil, fmt.Errorf("the lesson cannot begin: %w", err)
	}
	seat := slices.Index(first.Seats(), l.Role)
	if seat < 0 {
		return nil, fmt.Errorf("nobody called %q sits at the table of this lesson", l.Role)
	}
	c := &Course{game: g, lesson: l, tutor: tutor, seat: game.Seat(seat), last: game.Start, said: make([]bool, len(l.Steps))}
	for range l.Laid {
		m, err := tutor.Next(first)
		if err == nil {
			first, _, err = first.Apply(m)
		}
		if err != nil {
			return nil, fmt.Errorf("the lesson's table cannot be laid: %w", err)
		}
		c.laid = append(c.laid, m)
	}
	c.enter(first)
	return c, nil
}

// Next is the next move at the table, or demo.ErrThinking while the learner
// reads, decides, or is done.
func (c *Course) Next(s game.State) (game.Move, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.laid) > 0 {
		m := c.laid[0]
		c.laid = c.laid[1:]
		return m, nil
	}
	if c.chosen == nil && c.read != nil && !c.read(s) {
		return game.Move{}, demo.ErrThinking
	}
	c.enter(s)
	if c.ended || c.turned < len(c.pages) || c.asking() {
		return game.Move{}, demo.ErrThinking
	}
	var m game.Move
	if c.chosen != nil {
		m = c.tutor.Take(s, *c.chosen)
	} else {
		var err error
		if m, err = c.tutor.Next(s); err != nil {
			return m, err
		}
	}
	if c.tell != nil && c.tutor.Unseen(m) {
		c.tell(m)
	}
	c.last, c.move, c.ask, c.chosen, c.aside = m.Line(s.Seats()), &m, nil, nil, game.Text{}
	return m, nil
}

// made is the last move of the table. It is called while Next runs.
func (c *Course) made() (game.Move, bool) {
	if c.move == nil {
		return game.Move{}, false
	}
	return *c.move, true
}

// silent reports whether nothing on the table shows the last move, after which it is in a state:
// people say it. It is called while Next runs.
func (c *Course) silent(after game.State) bool {
	return c.move != nil && game.SignOf(c.state, *c.move, after.Layout()) == game.Missing
}

// finish enters the position after the move that ended the game, when nobody
// is asked for a move any more.
func (c *Course) finish() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.ended || c.move == nil {
		return
	}
	if after, _, err := c.state.Apply(*c.move); err == nil && after.Result() != nil {
		c.enter(after)
	}
}

// Hidden is what the people at the table lay where no layout tells.
func (c *Course) Hidden(s game.State) game.Layout {
	c.mu.Lock()
	defer c.mu.Unlock()
	if h, ok := c.tutor.(interface {
		Hidden(game.State) game.Layout
	}); ok {
		return h.Hidden(s)
	}
	return nil
}

// enter finds what is to be said and decided in a new position.
func (c *Course) enter(s game.State) {
	if c.ended || c.state != nil && c.state.Key() == s.Key() {
		return
	}
	c.state = s
	c.ended = c.tutor.Over(s)
	if !c.ended {
		c.ask = c.tutor.Asks(s)
	}
	may := c.may(s)
	from := len(c.pages)
	for i, step := range c.lesson.Steps {
		if !c.said[i] && step.Due(c.last, may) {
			c.said[i] = true
			c.pages = append(c.pages, page{c.fill(step.Say), step.Show, step.Cards})
		}
	}
	if c.ask != nil && (len(c.pages) == from || c.ask.Form != nil || len(c.ask.Action) > 2) {
		c.pages = append(c.pages, page{}) // much to choose needs a page of its own
	}
	if len(c.pages) > from {
		c.at = from
	}
	c.settle()
}

// settle counts the pages that need no turning: the last one goes when she
// decides, or never.
func (c *Course) settle() {
	c.turned = max(c.turned, c.at)
	if c.at == len(c.pages)-1 && (c.ask != nil || c.ended) {
		c.turned = len(c.pages)
	}
}

// may lists the moves of a position as "seat verb", or End.
func (c *Course) may(s game.State) []string {
	if c.ended {
		return []string{game.End}
	}
	var out []string
	for _, seat := range s.Turn() {
		for _, m := range s.Legal(seat) {
			w := s.Seats()[seat] + " " + m.Verb
			if len(out) == 0 || out[len(out)-1] != w {
				out = append(out, w)
			}
		}
	}
	return out
}

// fill puts words into the blanks of a sentence.
func (c *Course) fill(t game.Text) game.Text {
	args := slices.Clone(t.Args)
	for i, a := range args {
		b, ok := a.(game.Blank)
		if !ok {
			continue
		}
		args[i] = c.tutor.Fill(b, c.state)
		if b == game.ThePiece {
			args[i] = c.piece()
		}
	}
	return game.Text{Format: t.Format, Args: args}
}

// piece is the last piece that was moved.
func (c *Course) piece() game.Text {
	if c.move == nil {
		return game.Text{}
	}
	for _, id := range slices.Backward(c.move.Objects) {
		if p, ok := c.game.Box().Piece(id); ok {
			return game.Piece{ID: p.ID, Name: p.Name}.Text()
		}
	}
	return game.Text{}
}

// Turn leafs through the pages; forward from the newest it goes on with the game.
func (c *Course) Turn(pages int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if pages > 0 && c.at >= len(c.pages)-1 {
		c.turned = len(c.pages)
		return
	}
	c.at = min(max(c.at+pages, 0), max(len(c.pages)-1, 0))
	c.settle()
}

// Skip turns the page or, where the learner has to decide, decides for her.
func (c *Course) Skip() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.asking() {
		if c.at >= len(c.pages)-1 {
			c.turned = len(c.pages)
		} else {
			c.at++
			c.settle()
		}
		return
	}
	if m, err := c.tutor.Next(c.state); err == nil {
		c.choose(m)
	}
}

// Decide makes the learner's choice, unless a kind word is to be said about it
// first. What is not hers to choose is left out.
func (c *Course) Decide(m game.Move) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.asking() || !c.ask.Allows(m) {
		return
	}
	if a := c.tutor.Advice(c.state, m); a.Format != "" && (c.ask.Firm || !c.doubt.Equal(m)) {
		c.doubt, c.aside = m, a
		return
	}
	c.choose(m)
}

// asking reports whether the learner may decide now.
func (c *Course) asking() bool { return c.ask != nil && c.chosen == nil && c.turned >= len(c.pages) }

func (c *Course) choose(m game.Move) {
	c.chosen, c.aside, c.doubt, c.at = &m, game.Text{}, game.Move{}, len(c.pages)-1
}

// words are those of the page that is looked at. One that only asked has none
// once that is decided: those before it stay.
func (c *Course) words() game.Text {
	at := min(c.at, len(c.pages)-1)
	for ; at > 0 && c.pages[at].say.Format == "" && !c.asking(); at-- {
	}
	if at < 0 {
		return game.Text{}
	}
	return c.pages[at].say
}

// told is how the game went. What is asked at its end the people of the table answer.
func (c *Course) told(t *game.Tale) *game.Tale {
	if t == nil || t.Closing == nil || t.Closing.Ask == nil {
		return t
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	out, closing := *t, *t.Closing
	closing.Ask, out.Closing = nil, &closing
	if words := game.AnswerOf(c.tutor, c.state); words.Format != "" {
		closing.Words = words
	}
	return &out
}

// Guide is what the learner is told now.
func (c *Course) Guide() *companion.Guide {
	c.mu.Lock()
	defer c.mu.Unlock()
	g := &companion.Guide{Seat: c.seat, Title: c.lesson.Title, Aside: c.aside, Back: c.at > 0, Page: c.at + 1}
	g.Say = c.words()
	if c.at < len(c.pages) {
		g.Show = c.pages[c.at].show
	}

	g.Steps = len(c.said)
	for _, told := range c.said {
		if told || c.ended {
			g.Done++
		}
	}
	for _, p := range c.pages[min(c.at+1, len(c.pages)):] { // not read yet
		if p.say.Format != "" {
			g.Done--
		}
	}

	newest := c.at >= len(c.pages)-1
	g.Next = c.turned < len(c.pages) || !newest
	g.Over = c.ended && newest
	if c.state == nil {
		return g
	}
	g.Cards, g.Hand, g.Held = c.tutor.Hand(c.state), true, c.lesson.Held
	if c.at < len(c.pages) && len(c.pages[c.at].cards) > 0 && !c.asking() {
		g.Cards, g.Hand = c.pages[c.at].cards, false
	}
	if !c.asking() {
		return g
	}
	g.Ask, g.Skip, g.Action, g.Form = c.ask.Say, true, c.ask.Action, c.ask.Form
	if len(c.ask.Shown) > 0 {
		g.Cards, g.Hand = c.ask.Shown, false
	}
	return g
}

package companion

import (
	"maps"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// saidAfter is how long the table must lie unchanged before a game says
// something of it, frame time: nobody is told what she is about to do.
const saidAfter = 3 * time.Second

// doubt is what the game has to say about the table as it lies; its question is
// empty when there is nothing.
func (s *Session) doubt() game.Doubt {
	d, ok := s.cfg.Match.State().(game.Doubter)
	if len(s.spent.cards) > 0 {
		if ok {
			if doubt, ok := d.Doubt(s.withSpent()); ok && (len(doubt.Answers) > 0 || s.aside != nil) {
				return doubt // people have something to say to them, or they hinder nobody any more
			}
		}
		return s.spent.doubt(s.cfg.Match.State())
	}
	if !ok {
		return s.leftOver()
	}
	if doubt, ok := s.doubted.about(d, s.withStrays()); ok && !slices.ContainsFunc(doubt.Answers, s.setsAside) {
		return doubt
	}
	return s.leftOver()
}

// doubted is what a state has to say about a table, which lies still for most of the time.
type doubted struct {
	state game.Doubter
	seen  game.Layout
	doubt game.Doubt
	ok    bool
}

// about asks a state about a table, unless it was the last that it was asked.
func (x *doubted) about(state game.Doubter, seen game.Layout) (game.Doubt, bool) {
	if x.state != state || !maps.Equal(x.seen, seen) {
		doubt, ok := state.Doubt(seen)
		*x = doubted{state, maps.Clone(seen), doubt, ok}
	}
	return x.doubt, x.ok
}

// speak says a hint of the game, or asks its question, and reports whether it
// has one about the table as it lies.
func (s *Session) speak(still time.Duration) bool {
	d := s.doubt()
	switch at := s.read[d.Stray]; {
	case !d.Hint && len(d.Answers) == 0:
		return false
	case s.scene.Busy || min(still, s.now.Sub(s.saidAt)) < saidAfter || d.Slow && still < 2*askAfter: // what was said may be on its way
		return true
	case at != "" && s.strays[d.Stray] != at:
		s.overlook(d.Stray, d.Home)
		return true
	}
	s.askDoubt(d)
	return true
}

// setsAside reports whether an answer only says that a piece is of no account, and was given.
func (s *Session) setsAside(a game.Answer) bool {
	at := s.strays[a.Aside]
	return len(a.Moves) == 0 && at != "" && at == s.read[a.Aside]
}

// overlook has nothing made of a stray until somebody touches it, or brings it home.
func (s *Session) overlook(stray string, home bool) {
	since := s.since
	s.strays = noted(s.strays, table.Difference{Object: stray, Seen: s.read[stray]})
	s.below[stray] = s.unseenIn(s.read[stray])
	if s.untilHome = ""; home {
		s.untilHome, s.untilHomeAt = stray, s.cfg.Match.Len()
	}
	s.takeTable()
	s.since = since // nothing has moved
}

// unseenIn lists the pieces that the record has in a zone and that are seen nowhere.
func (s *Session) unseenIn(zone string) (out []string) {
	for o, at := range s.cfg.Match.State().Layout() {
		if at == zone && s.read[o] == "" {
			out = append(out, o)
		}
	}
	return out
}

// bared reports whether one of the pieces has come to light that a stray may have covered: the
// two have been laid apart.
func (s *Session) bared(stray string) bool {
	return slices.ContainsFunc(s.below[stray], func(o string) bool { return s.read[o] == s.strays[stray] })
}

// overlookEarly has nothing made of a token that was laid too early for what it shows, and
// reports whether there is one: what comes next must not make it true.
func (s *Session) overlookEarly() bool {
	d := s.doubt()
	at := s.read[d.Stray]
	if at == "" || s.kindOf(d.Stray) != cards.Token || s.strays[d.Stray] == at {
		return false
	}
	s.overlook(d.Stray, d.Home)
	return true
}

// askDoubt asks what a game asks, or says its hint.
func (s *Session) askDoubt(d game.Doubt) {
	q := &Question{Text: d.Question}
	var answers []func()
	for _, a := range d.Answers {
		if a.Instead && s.instead(a.Moves) == nil {
			continue
		}
		q.Answers = append(q.Answers, a.Text)
		answers = append(answers, func() { s.believe(a) })
	}
	q.Gentle = len(answers) == 0
	s.ask(q, answers...)
}

// instead takes the last moves for those that people say were made instead; nil when the rules
// take these nowhere. What was opened or has come to light stands.
func (s *Session) instead(moves []game.Move) *revision {
	m, back := s.cfg.Match, 0
	for i := m.Len() - 1; i >= 0 && back < maxRevised; i-- {
		state := m.Before(i)
		if game.Opening(state, m.Move(i)) || game.Reveal(m.Events(i)) {
			return nil
		}
		if m.Line(i, game.Table) == "" {
			continue // made in private
		}
		back++
		if way := table.Told(state, moves); len(way.Moves) == len(moves) {
			return &revision{back: back, way: way}
		}
	}
	return nil
}

// believe makes the moves that people have answered with. What does not lie as
// they said is taken to, until it is touched; an indicator of which they said nothing, or that
// was moved after all that they have moved, tells what was done next, and what else they said
// nothing of is left to be explained.
func (s *Session) believe(a game.Answer) {
	switch {
	case len(a.Moves) == 0 && s.read[a.Aside] != "":
		s.overlook(a.Aside, false)
		return
	case len(a.Moves) == 0:
		s.leave()
		return
	}
	before := s.cfg.Match.State()
	if !a.Instead {
		s.take(table.Explanation{Moves: a.Moves})
	} else if r := s.instead(a.Moves); r != nil {
		if s.revise(r); s.read[a.Aside] != "" {
			s.overlook(a.Aside, false)
		}
	}
	state := s.cfg.Match.State()
	last, was, is := s.laidBy(before, state), before.Layout(), state.Layout()
	said := func(object string) bool {
		return object == a.Aside || was[object] != is[object] && !a.Instead || names(a.Moves, object)
	}
	shows := game.IndicatorsOf(state)
	var rest, since []table.Difference
	misplaced := false
	for _, d := range s.surface.Differences(state, s.layout) {
		kind := s.kindOf(d.Object)
		switch indicator := d.Seen != "" && game.Indicates(state, shows, d.Object, d.Seen); {
		case indicator && kind == cards.Token && s.arrived[d.Object].After(last) && (!last.IsZero() || was[d.Object] == is[d.Object]):
			continue
		case indicator && kind == cards.Token && was[d.Object] == is[d.Object]:
			since = append(since, d)
			continue
		case indicator && kind == cards.Token:
			s.late, s.reminded = noted(s.late, d), noted(s.reminded, d)
		case indicator && kind == cards.Card:
			s.reminded = noted(s.reminded, d)
		case said(d.Object):
			misplaced = true
		default:
			continue
		}
		rest = append(rest, d)
	}
	s.takeTable()
	if misplaced {
		s.insist(rest)
	}
	if len(since) == 0 {
		return
	}
	if f, _ := s.surface.Directly(state, s.layout); len(f.Ways) == 0 { // they tell nothing
		for _, d := range since {
			s.late, s.reminded = noted(s.late, d), noted(s.reminded, d)
		}
		s.takeTable()
	}
}

// noted adds where a piece is seen.
func noted(in map[string]string, d table.Difference) map[string]string {
	if in == nil {
		in = map[string]string{}
	}
	in[d.Object] = d.Seen
	return in
}

// withStrays gives the layout with the pieces of which nothing is made.
func (s *Session) withStrays() game.Layout {
	if len(s.strays) == 0 {
		return s.layout
	}
	out := maps.Clone(s.layout)
	maps.Copy(out, s.strays)
	return out
}

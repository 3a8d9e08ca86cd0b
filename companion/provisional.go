package companion

import (
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// provisional is a run of the last moves that may have been other ones, and how the
// table looks with them.
type provisional struct {
	s        *Session
	now      table.Finding     // how the table follows from the record as it is
	enough   int               // so many moves explain it from there; -1 when none do
	underWay bool              // a piece is on its way to a legal move
	cleared  string            // in this zone lies a piece of which the record has none on the table
	strayed  *table.Difference // this indicator alone lies elsewhere than the record has it
	early    bool              // one card has only just come in the stead of another
	vague    bool              // what explains it from there leaves open what was done

	anybody   bool        // the moves may be of several seats, as people say that they were other ones
	limit     int         // so many moves it may have
	first     int         // the run begins with this move of the match
	back      int         // so many moves long, without the private ones
	seat      game.Seat   // who made them
	made      []game.Move // in their order
	kept      []game.Move // those of them that a revision must make again
	unmoved   bool        // no piece was moved by any of them
	concluded bool        // an end of a turn that nobody has declared is among them
	stands    bool        // the move before them is certain
	buries    bool        // the table follows from before them when what is covered lies there still
	loses     bool        // it follows only when something is gone that may only be covered
}

// provisional begins an empty run; nil when there is no reason to doubt the last moves.
func (s *Session) provisional(now table.Finding) *provisional {
	p := &provisional{
		s: s, now: now, enough: -1, underWay: now.OnTheWay && !s.showsAnother(), cleared: surplus(now), strayed: s.strayed(now),
		limit: min(s.tail, maxRevised), first: s.cfg.Match.Len(), seat: game.Table, unmoved: true,
	}
	switch {
	case now.Agrees && leaves(now) < 2 && p.cleared == "" && p.strayed == nil || s.tail <= 0 || s.read == nil:
		return nil
	case len(now.Ways) > 0 && !now.Unsure:
		p.enough = len(now.Ways[0].Moves)
	case len(now.Ways) == 1:
		p.enough = 0 // but for moves that made no difference
	case len(now.Ways) > 0 && leaves(now) == 0:
		return nil
	case len(now.Ways) > 0:
		p.vague = true
	case !now.Agrees && s.judged == unjudged && (s.inHand() || s.surface.OnTheWay(s.cfg.Match.State(), s.layout)):
		if p.early = s.inStead(); !p.early {
			return nil
		}
		p.now.Differs = s.surface.Differences(s.cfg.Match.State(), s.layout)
	}
	return p
}

// longer takes one more move into the run, and reports whether that one is provisional, too. Nobody
// has acted on a move that was made at once with what came after it.
func (p *provisional) longer() bool {
	s, m := p.s, p.s.cfg.Match
	i := p.first - 1
	for i >= 0 && m.Line(i, game.Table) == "" {
		i-- // made in private: nobody's business
	}
	if i < 0 || p.back >= p.limit || p.concluded && len(m.Move(i).Objects) > 0 {
		return false
	}
	mv, state := m.Move(i), m.Before(i)
	ends := mv.Seat != p.seat && len(mv.Objects) == 0 && s.passed(i)
	if p.back > 0 && p.underWay && !p.unmoved && (p.back > 1 || !ends) {
		return false
	}
	if p.seat == game.Table {
		p.seat = mv.Seat // what the table does follows from what somebody did
	}
	if ends && mv.Seat != p.seat && !p.concluded {
		p.kept, p.seat, p.concluded = slices.Clone(p.made), mv.Seat, true
	}
	if mv.Seat != p.seat && mv.Seat != game.Table && !p.anybody && !s.madeLast(i) || game.Opening(state, mv) ||
		game.Reveal(m.Events(i)) {
		p.stands = true
		return false
	}
	if game.Settle(m.Events(i)) && !s.restored(i, m.Before(i+1)) {
		p.kept = append(p.kept, mv) // another may have come before it
	}
	if s.isDeclared(mv) && slices.ContainsFunc(p.made, func(mv game.Move) bool { return mv.Seat != game.Table }) {
		return false // what the table has declared stands once somebody has acted on it
	}
	p.first, p.back, p.made, p.unmoved = i, p.back+1, slices.Insert(p.made, 0, mv), p.unmoved && len(mv.Objects) == 0
	return true
}

// before is the state in which the run began.
func (p *provisional) before() game.State { return p.s.cfg.Match.Before(p.first) }

// alone reports whether the run is one move that moved no piece.
func (p *provisional) alone() bool { return p.back == 1 && p.unmoved }

// without tells how the table follows from what was before the run, in fewer moves than
// from now on; with what is taken to lie covered, or else with all that something may cover, or
// with none of it where no piece would be lost.
func (p *provisional) without() (f table.Finding, ok bool) {
	s, state, limit := p.s, p.before(), maxRevised
	switch {
	case p.enough >= 0 && p.alone():
		limit = len(p.now.Ways[0].Moves) // it may have made no difference
	case p.enough >= 0:
		limit = p.most()
	}
	if p.buries, p.loses = false, false; limit < 0 {
		return f, false // nothing is better than that no move was made
	}
	f, ok = s.surface.Within(state, s.believedIn(state), limit)
	for _, buried := range []game.Layout{s.covered, nil} {
		if ok || len(s.covered) == 0 {
			break
		}
		seen := s.withBuried(state, buried)
		f, ok = s.surface.Within(state, seen, limit)
		if ok && buried == nil && len(f.Ways) == 1 {
			lost := s.lost(f.Ways[0].After, seen)
			if p.loses = p.mayHaveLost(f, lost); p.loses {
				return f, true
			}
			ok = len(lost) == 0
		}
	}
	if !ok {
		f, ok = p.besideHidden(limit)
	}
	if ok && s.losesCovered(f) { // what is covered may lie there still
		if under, explains := s.surface.Within(state, s.withBuried(state, s.covered), len(f.Ways[0].Moves)-1); explains {
			p.buries = true
			return under, true
		}
	}
	return f, ok && !(len(f.Ways) == 1 && s.invents(f.Ways[0]))
}

// mayHaveLost reports whether a finding, where nothing explains the table from now on, makes the run
// again but for its first move, and lacks pieces that may only be covered by moves of these alone.
func (p *provisional) mayHaveLost(f table.Finding, lost map[string]bool) bool {
	return len(lost) > 0 && p.enough < 0 && !f.Unsure && leaves(f) == 0 && includes(movesOf(f), p.made[1:]) &&
		!slices.ContainsFunc(movesOf(f), func(m game.Move) bool {
			return len(m.Objects) > 1 && slices.ContainsFunc(m.Objects, func(o string) bool { return lost[o] })
		})
}

// besideHidden finds other moves than the run beside pieces that it has left where they lay and that
// are seen nowhere, when the game says that this says nothing of what is done beside them and asks
// nothing that somebody has to answer.
func (p *provisional) besideHidden(limit int) (f table.Finding, ok bool) {
	s, before, is := p.s, p.before(), p.s.cfg.Match.State()
	now := is.Layout()
	x, doubts := before.(game.Doubter)
	if !doubts || p.enough >= 0 {
		return f, false
	}
	was := before.Layout()
	d, _ := x.Doubt(s.believedIn(before))
	hidden := slices.DeleteFunc(slices.Clone(d.Beside), func(o string) bool { return was[o] != now[o] || s.read[o] != "" })
	if !d.Hint && !d.Early || len(hidden) == 0 {
		return f, false
	}
	s.settingAside(hidden, func() {
		if f, ok = s.surface.Within(before, s.believedIn(before), limit); ok {
			next, follows := s.surface.Within(is, s.believedIn(is), maxRevised)
			ok = !follows || leaves(next) > 0
		}
	})
	return f, ok && len(f.Ways) == 1 && !f.Unsure && leaves(f) == 0 && !includes(movesOf(f), p.made)
}

// most is how many moves explain the table better without the run than from now on: fewer, or
// as many as there are without its first one, when what this one has moved has only just come
// back to where it lay.
func (p *provisional) most() int {
	s, was, is := p.s, p.before().Layout(), p.s.cfg.Match.Before(p.first+1).Layout()
	back := func(o string) bool {
		return was[o] != "" && was[o] != is[o] && s.read[o] == was[o] && s.now.Sub(s.arrived[o]) < saidAfter
	}
	if o := p.made[0].Objects; len(p.now.Ways) == 1 && len(o) > 0 && !slices.ContainsFunc(o, func(o string) bool { return !back(o) }) {
		return min(len(movesOf(p.now))+p.back-1, maxRevised)
	}
	if p.concluded && p.now.Unsure && len(p.now.Ways) == 1 {
		return min(len(movesOf(p.now)), maxRevised)
	}
	return p.enough - 1
}

// revision takes the run for what the finding says.
func (p *provisional) revision(f table.Finding) *revision {
	r := &revision{back: p.back, way: table.Explanation{Late: f.Late}, after: p.patience(f), buries: p.buries}
	if len(f.Ways) == 1 {
		r.way = f.Ways[0]
	}
	switch atOnce := p.s.madeAtOnce(p.first, p.seat); {
	case len(r.way.Moves) == 0:
		r.back += max(p.s.concluded(p.first, p.s.tail-p.back), atOnce) // so falls the end of the turn before it
	case atOnce > 0: // without them nothing was done
		r.back, r.way = r.back+atOnce, table.Explanation{Late: f.Late}
	}
	p.inSameTurn(r)
	if p.strayed != nil && p.isCalledBack(f) || len(r.way.Moves) == 0 {
		p.unsaid(r)
	}
	return r
}

// inSameTurn takes the end of the seat's own turn back with the run when it was concluded from the
// run alone and what the run is taken for may be done in that turn as well.
func (p *provisional) inSameTurn(r *revision) {
	s, m := p.s, p.s.cfg.Match
	n := s.concluded(p.first, s.tail-p.back)
	if n == 0 || len(r.way.Moves) == 0 || r.back > p.back || m.Move(p.first-n).Seat != p.seat {
		return
	}
	e := table.Told(m.Before(p.first-n), r.way.Moves)
	e.Late = s.surface.Differences(e.After, s.believedIn(e.After))
	if len(e.Moves) == len(r.way.Moves) && len(e.Late) <= len(s.surface.Differences(r.way.After, s.layout)) {
		r.back, r.way = r.back+n, e
	}
}

// unsaid takes what was declared before the run back with it, as its sign has gone, too.
func (p *provisional) unsaid(r *revision) {
	s, m := p.s, p.s.cfg.Match
	for i := p.first - 1 - (r.back - p.back); i >= 0 && r.back < s.tail && m.Move(i).Seat == p.seat && len(m.Move(i).Objects) == 0 && !game.Settle(m.Events(i)); i-- {
		before := m.Before(i)
		seen := s.believedIn(before)
		f, _ := s.surface.Within(before, seen, 0)
		if !f.Agrees || game.SignOf(before, m.Move(i), seen) != game.Missing {
			return
		}
		r.back, r.way.Late = r.back+1, f.Late
	}
}

// patience is how long the table must have lain before the run is taken for another one.
func (p *provisional) patience(f table.Finding) time.Duration {
	s, moves := p.s, movesOf(f)
	verdict := len(f.Ways) == 1 && f.Ways[0].Verdict
	goesOn := p.enough < 0 && len(moves) > len(p.made) && slices.EqualFunc(moves[:len(p.made)], p.made, game.Move.Equal)
	switch {
	case p.isTakenBack(f):
		return hintAfter
	case p.isPutAway(f): // it may be in a hand
		return askAfter
	case p.isUnfounded(f), goesOn && s.inHand(), // what is in a hand may come back
		p.underWay && !p.unmoved && len(moves) > 1:
		return askAfter
	case p.enough >= 0 && !verdict:
		return settle // it is explained either way
	case p.exchanged(f):
		return settle // the one is gone, and the other may be covered before long
	case len(f.Ways) == 0 && s.inHand():
		return askAfter // it may be laid down somewhere yet
	case len(f.Ways) == 0 || f.Unsure || p.underWay || p.cleared != "":
		return hintAfter
	case verdict:
		return verdictAfter
	}
	return settle
}

// exchanged reports whether a finding makes the last move again with another piece, which
// lies in sight where the record has the one that is seen nowhere.
func (p *provisional) exchanged(f table.Finding) bool {
	moves := movesOf(f)
	covered := func(d table.Difference) bool {
		return d.Seen == "" && (p.s.covered[d.Object] == d.Expected || p.s.kindOf(d.Object) != cards.Card)
	}
	if p.back != 1 || len(moves) != 1 || slices.ContainsFunc(f.Ways[0].Late, func(d table.Difference) bool { return !covered(d) }) || moves[0].Verb != p.made[0].Verb || len(moves[0].Objects) != len(p.made[0].Objects) {
		return false
	}
	after, changed := p.s.cfg.Match.State().Layout(), false
	for i, was := range p.made[0].Objects {
		is := moves[0].Objects[i]
		if is == was {
			continue
		}
		if changed = true; after[was] == "" || p.s.looked[is] != after[was] || p.s.looked[was] != "" {
			return false
		}
	}
	return changed
}

// movesOf are the moves of a finding's only way, if it has one.
func movesOf(f table.Finding) []game.Move {
	if len(f.Ways) == 0 {
		return nil
	}
	return f.Ways[0].Moves
}

// names reports whether one of some moves names a piece.
func names(moves []game.Move, piece string) bool {
	return slices.ContainsFunc(moves, func(m game.Move) bool { return slices.Contains(m.Objects, piece) })
}

// includes reports whether some moves are all among the moves.
func includes(moves, some []game.Move) bool {
	return !slices.ContainsFunc(some, func(m game.Move) bool { return !slices.ContainsFunc(moves, m.Equal) })
}

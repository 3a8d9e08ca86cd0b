package companion

import (
	"maps"
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

	first     int         // the run begins with this move of the match
	back      int         // so many moves long, without the private ones
	seat      game.Seat   // who made them
	made      []game.Move // in their order
	kept      []game.Move // those of them that a revision must make again
	unmoved   bool        // no piece was moved by any of them
	concluded bool        // an end of a turn that nobody has declared is among them
	declared  bool        // the table has declared the first of them, with nothing laid
	stands    bool        // the move before them is certain
}

// provisional begins an empty run; nil when there is no reason to doubt the last moves.
func (s *Session) provisional(now table.Finding) *provisional {
	p := &provisional{
		s: s, now: now, enough: -1, underWay: now.OnTheWay && !s.showsAnother(), cleared: surplus(now), strayed: s.strayed(now),
		first: s.cfg.Match.Len(), seat: game.Table, unmoved: true,
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

// longer takes one more move into the run, and reports whether that one is provisional, too.
func (p *provisional) longer() bool {
	s, m := p.s, p.s.cfg.Match
	i := p.first - 1
	for i >= 0 && m.Line(i, game.Table) == "" {
		i-- // made in private: nobody's business
	}
	if i < 0 || p.back >= min(s.tail, maxRevised) || p.concluded && len(m.Move(i).Objects) > 0 || p.back > 0 && p.underWay && !p.unmoved {
		return false
	}
	mv, state := m.Move(i), m.Before(i)
	if p.seat == game.Table {
		p.seat = mv.Seat // what the table does follows from what somebody did
	}
	if mv.Seat != p.seat && !p.concluded && len(mv.Objects) == 0 && s.passed(i) {
		p.kept, p.seat, p.concluded = slices.Clone(p.made), mv.Seat, true
	}
	if mv.Seat != p.seat && mv.Seat != game.Table || game.SignOf(state, mv, s.layout) == game.Opens ||
		game.Reveal(m.Events(i)) {
		p.stands = true
		return false
	}
	if game.Settle(m.Events(i)) && !s.restored(state, m.Before(i+1)) {
		p.kept = append(p.kept, mv) // another may have come before it
	}
	p.declared = mv.Seat == game.Table && len(mv.Objects) == 0
	if p.declared && slices.ContainsFunc(p.made, func(mv game.Move) bool { return mv.Seat != game.Table }) {
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
// from now on; with what lies covered where it lay, or else in sight.
func (p *provisional) without() (f table.Finding, ok bool) {
	s, state, limit := p.s, p.before(), maxRevised
	switch {
	case p.enough >= 0 && p.alone():
		limit = len(p.now.Ways[0].Moves) // it may have made no difference
	case p.enough >= 0:
		limit = p.most()
	}
	f, ok = s.surface.Within(state, s.believedIn(state), limit)
	for _, buried := range []game.Layout{s.covered, nil} {
		if !ok && len(s.covered) > 0 {
			f, ok = s.surface.Within(state, s.withBuried(state, buried), limit)
		}
	}
	return f, ok
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
	return p.enough - 1
}

// A reason speaks against a revision: against taking the run for what the finding says.
type reason func(*provisional, table.Finding) bool

// against are all of them, the cheapest to ask first.
var against = []reason{
	(*provisional).isTooEarly,
	(*provisional).explainsNoMore,
	(*provisional).explainsSameMoves,
	(*provisional).returnsDrawn,
	(*provisional).isNotItsSign,
	(*provisional).hasNotBrought,
	(*provisional).hasNotCleared,
	(*provisional).replacesTooMuch,
	(*provisional).wasActedOn,
	(*provisional).isOnlyGone,
	(*provisional).overlooks,
	(*provisional).mayBeEarly,
	(*provisional).losesKept,
	(*provisional).isNotDenied,
}

// isTooEarly: what is in a hand may come back, unless another one lies in its stead.
func (p *provisional) isTooEarly(f table.Finding) bool { return p.early && !p.exchanged(f) }

// explainsNoMore: with the run the table is explained as well.
func (p *provisional) explainsNoMore(f table.Finding) bool {
	return len(f.Ways) > 1 || p.s.leaves(f, p.before()) > p.s.leaves(p.now, p.s.cfg.Match.State()) ||
		p.vague && (len(f.Ways) == 0 || f.Unsure || p.leaves(f) > 0) ||
		p.now.Agrees && p.strayed == nil && (len(f.Ways) == 0 || p.leaves(f) > 0)
}

// leaves is how much a finding that begins before the run leaves unexplained. What is out of
// sight with the run and without it, where both have it, says nothing of it.
func (p *provisional) leaves(f table.Finding) int {
	n := p.s.leaves(f, p.before())
	if len(f.Ways) == 0 {
		return n
	}
	for _, d := range f.Ways[0].Late {
		if d.Seen == "" && slices.Contains(p.now.Late, d) {
			n--
		}
	}
	return n
}

// leaves is how much a finding from a state leaves unexplained: what its moves cover is
// explained, what was left lying before is no more than else, and which of several pieces
// that lay together was put uppermost on a pile means nothing.
func (s *Session) leaves(f table.Finding, from game.State) int {
	n := leaves(f)
	if len(f.Ways) == 0 {
		return n
	}
	was := from.Layout()
	for _, d := range f.Ways[0].Late {
		covers := func(o string) bool { return o != d.Object && s.read[o] == d.Seen }
		if at, left := s.late[d.Object]; left && at == d.Seen || d.Expected == "" && was[d.Object] == d.Seen &&
			slices.ContainsFunc(f.Ways[0].Moves, func(m game.Move) bool { return slices.ContainsFunc(m.Objects, covers) }) {
			n--
		}
		if slices.ContainsFunc(f.Ways[0].Late, func(top table.Difference) bool {
			return d.Expected == "" && top.Expected == d.Seen && top.Seen == "" && was[top.Object] == was[d.Object] && was[d.Object] != d.Seen
		}) {
			n -= 2
		}
	}
	return n
}

// explainsSameMoves: the same moves are made again, or as many as are made from now on.
func (p *provisional) explainsSameMoves(f table.Finding) bool {
	if p.enough < 0 {
		return slices.EqualFunc(movesOf(f), p.made, game.Move.Equal)
	}
	return len(movesOf(f)) >= p.enough && !p.isMadeInstead(f) && !p.isIdle(f) && !p.leavesLess(f)
}

// returnsDrawn: cards that the run has drawn are gone, and what explains the table with it has
// put them away with one that lies there now. Nobody puts back what was drawn.
func (p *provisional) returnsDrawn(f table.Finding) bool {
	if p.enough <= 0 || len(movesOf(f)) > 0 {
		return false
	}
	was, is, away := p.before().Layout(), p.s.cfg.Match.State().Layout(), p.now.Ways[0].After.Layout()
	gone, put := false, false
	for o, zone := range is {
		if away[o] == zone || p.s.kind(o) != cards.Card {
			continue
		}
		_, lay := was[o]
		gone, put = gone || !lay && p.s.read[o] == "", put || p.s.read[o] != "" && p.s.read[o] == away[o]
	}
	return gone && put
}

// isMadeInstead reports whether a finding makes the first move of the run, whose pieces have
// come back, with other ones.
func (p *provisional) isMadeInstead(f table.Finding) bool {
	return p.most() >= p.enough && slices.ContainsFunc(movesOf(f), func(m game.Move) bool {
		return m.Seat == p.made[0].Seat && m.Verb == p.made[0].Verb && !slices.ContainsFunc(p.made, m.Equal)
	})
}

// leavesLess reports whether a finding explains in as many moves all that from now on is
// explained but for what lies where it is not expected, and takes back no more than it makes.
func (p *provisional) leavesLess(f table.Finding) bool {
	return p.now.Unsure && len(p.now.Ways) == 1 && !f.Unsure && leaves(f) < leaves(p.now) && len(movesOf(f)) >= p.back && len(movesOf(f)) <= len(p.now.Ways[0].Moves)
}

// isNotItsSign: the indicator lies where it lay before the run, which it was not the sign
// of. A token that comes back may declare the next thing.
func (p *provisional) isNotItsSign(f table.Finding) bool {
	if p.strayed == nil || !p.cameFromThere() || p.isCalledBack(f) {
		return false
	}
	state := p.before()
	return p.s.kind(p.strayed.Object) == cards.Token ||
		game.SignOf(state, p.made[0], p.s.believedIn(state)) != game.Missing || !f.Agrees || leaves(f) > 0
}

// isCalledBack reports whether the run is the end of a turn, and the token that alone has
// shown it lies again where it lay: all is as it was before.
func (p *provisional) isCalledBack(f table.Finding) bool {
	if !p.alone() || !f.Agrees || leaves(f) > 0 {
		return false
	}
	state, seen := p.before(), maps.Clone(p.s.believedIn(p.before()))
	was := game.SignOf(state, p.made[0], seen)
	seen[p.strayed.Object] = p.strayed.Expected
	return was == game.Passed && game.SignOf(state, p.made[0], seen) == game.Shown
}

// leftBehind is the one piece that lies in sight otherwise than what explains all else has it;
// empty when there is none.
func (p *provisional) leftBehind() string {
	if len(p.now.Ways) == 1 && len(p.now.Ways[0].Late) == 1 && p.now.Ways[0].Late[0].Seen != "" {
		return p.now.Ways[0].Late[0].Object
	}
	return ""
}

// movesTheSame reports whether all that the run has moved is moved by a finding, too.
func (p *provisional) movesTheSame(f table.Finding) bool {
	names := func(o string) bool {
		return slices.ContainsFunc(movesOf(f), func(m game.Move) bool { return slices.Contains(m.Objects, o) })
	}
	return !p.unmoved && !slices.ContainsFunc(p.made, func(m game.Move) bool {
		return slices.ContainsFunc(m.Objects, func(o string) bool { return !names(o) })
	})
}

// hasNotBrought: no move brings the indicator where it lies.
func (p *provisional) hasNotBrought(f table.Finding) bool {
	return p.strayed != nil && !p.cameFromThere() && (len(f.Ways) != 1 || p.leaves(f) > 0)
}

// cameFromThere reports whether the indicator that has strayed lies where it lay before the run.
func (p *provisional) cameFromThere() bool {
	return p.before().Layout()[p.strayed.Object] == p.strayed.Seen
}

// hasNotCleared: the piece that lies in a zone by the table alone was not taken off it by the run.
func (p *provisional) hasNotCleared(table.Finding) bool {
	return p.cleared != "" && leaves(p.now) < 2 && !p.s.movedTo(p.cleared, p.before().Layout())
}

// replacesTooMuch: while a piece is on its way only the last move is replaced, or an end of
// the turn and what one move before it explains; or after a while what was moved by it was
// moved by another one, when one before that leaves nothing on its way, or nothing lies any
// more where it was laid.
func (p *provisional) replacesTooMuch(f table.Finding) bool {
	instead := 1
	switch {
	case p.unmoved || p.movesTheSame(f):
		instead = p.back + 1
	case p.isGone():
		instead = maxRevised
	}
	return p.underWay && !p.isTakenBack(f) && !p.isPutAway(f) && (!p.unmoved && p.back > 1 || len(f.Ways) != 1 || f.Unsure || len(movesOf(f)) > instead || leaves(f) > 0)
}

// isTakenBack reports whether all lies as it did before the run, by more than a hand that
// holds something.
func (p *provisional) isTakenBack(f table.Finding) bool {
	return f.Agrees && leaves(f) == 0 && p.isGone()
}

// isPutAway reports whether the run has only brought a token to the table that is seen
// nowhere again, while all else lies as it did before.
func (p *provisional) isPutAway(f table.Finding) bool {
	if !f.Agrees || leaves(f) > 0 || p.back != 1 || len(p.made[0].Objects) != 1 {
		return false
	}
	o := p.made[0].Objects[0]
	_, lay := p.before().Layout()[o]
	return !lay && p.s.kind(o) == cards.Token && p.s.read[o] == ""
}

// isGone reports whether nothing lies any more where the run has laid it: what it brought to
// the table is gone, and something else lies elsewhere, so that it is not only in a hand.
func (p *provisional) isGone() bool {
	was, is := p.before().Layout(), p.s.cfg.Match.State().Layout()
	gone, elsewhere := false, false
	for o, zone := range is {
		if zone == was[o] || zone == game.Anywhere {
			continue
		}
		at := p.s.read[o]
		if at == zone {
			return false
		}
		gone, elsewhere = gone || at == "" && was[o] == "", elsewhere || at != ""
	}
	return gone && elsewhere
}

// wasActedOn: somebody has acted on what the table has declared, or has meant to.
func (p *provisional) wasActedOn(f table.Finding) bool {
	return p.declared && (len(movesOf(f)) > 1 || len(f.Ways) == 0 && len(f.Late) > 0)
}

// isOnlyGone: pieces were laid by the table since, and all that speaks against a move is that
// what it has moved is seen nowhere: nobody thinks again about it so late.
func (p *provisional) isOnlyGone(f table.Finding) bool {
	if p.made[0].Seat == game.Table || !slices.ContainsFunc(p.made, func(mv game.Move) bool { return mv.Seat == game.Table && len(mv.Objects) > 0 }) {
		return false
	}
	gone := false
	for _, mv := range p.made {
		if len(mv.Objects) == 0 || slices.ContainsFunc(movesOf(f), mv.Equal) {
			continue
		}
		if slices.ContainsFunc(mv.Objects, func(o string) bool { return p.s.read[o] != "" }) {
			return false
		}
		gone = true
	}
	return gone
}

// overlooks: a piece is gone that counts by the record, and it is not said why.
func (p *provisional) overlooks(f table.Finding) bool { return p.s.overlooks(f) }

// mayBeEarly: what lies otherwise may be for later.
func (p *provisional) mayBeEarly(f table.Finding) bool {
	return len(f.Ways) == 0 && p.s.doubt().Early
}

// losesKept: a move is not made again that has to be.
func (p *provisional) losesKept(f table.Finding) bool {
	state := p.before()
	return !p.isUnfounded(f) && slices.ContainsFunc(p.kept, func(mv game.Move) bool {
		return !slices.ContainsFunc(movesOf(f), func(x game.Move) bool {
			return mv.Equal(x) || p.back == 1 && (p.s.laidOn(mv, x) || p.s.chose(state, mv, x))
		})
	})
}

// isNotDenied: nothing that is seen speaks against one of the moves that are not made again.
func (p *provisional) isNotDenied(f table.Finding) bool {
	return !p.isIdle(f) && !p.isUnfounded(f) &&
		!p.s.denied(p.made, p.s.cfg.Match, p.first, movesOf(f), len(p.now.Left) > 0 && !p.now.OnTheWay)
}

// isIdle reports whether the run is one move that makes no difference to what explains the table.
func (p *provisional) isIdle(f table.Finding) bool {
	return p.enough >= 0 && p.alone() && len(f.Ways) == 1 && len(movesOf(f)) == len(p.now.Ways[0].Moves) && looksSame(f.Ways[0].After, p.now.Ways[0].After)
}

// isUnfounded reports whether nothing is left of what a turn was taken to be over for.
func (p *provisional) isUnfounded(f table.Finding) bool {
	return p.concluded && f.Agrees && leaves(f) == 0
}

// revision takes the run for what the finding says.
func (p *provisional) revision(f table.Finding) *revision {
	r := &revision{back: p.back, way: table.Explanation{Late: f.Late}, after: p.patience(f)}
	if len(f.Ways) == 1 {
		r.way = f.Ways[0]
	}
	if len(r.way.Moves) == 0 && p.back < p.s.tail && p.s.passed(p.first-1) {
		r.back++ // so falls the end of the turn before it
	}
	if f, idle := p.idleBefore(r.way.Moves); idle {
		r.back, r.way = r.back+1, f.Ways[0]
	}
	if p.strayed != nil && p.isCalledBack(f) {
		p.unsaid(r)
	}
	return r
}

// unsaid takes what was declared before the end of a turn back with it, as its sign has gone,
// too.
func (p *provisional) unsaid(r *revision) {
	s, m := p.s, p.s.cfg.Match
	for i := p.first - 1; i >= 0 && r.back < s.tail && m.Move(i).Seat == p.seat && len(m.Move(i).Objects) == 0 && !game.Settle(m.Events(i)); i-- {
		before := m.Before(i)
		seen := s.believedIn(before)
		f, _ := s.surface.Within(before, seen, 0)
		if !f.Agrees || game.SignOf(before, m.Move(i), seen) != game.Missing {
			return
		}
		r.back, r.way.Late = r.back+1, f.Late
	}
}

// idleBefore reports whether the move before a run of which nothing is left was only said
// for it, as the same moves are made without it, and gives what they explain.
func (p *provisional) idleBefore(moves []game.Move) (f table.Finding, idle bool) {
	s, m, i := p.s, p.s.cfg.Match, p.first-1
	if i < 0 || p.back >= s.tail || len(moves) == 0 || m.Move(i).Seat != p.seat || len(m.Move(i).Objects) > 0 || game.Settle(m.Events(i)) || !p.isGone() {
		return f, false
	}
	f, _ = s.surface.Within(m.Before(i), s.believedIn(m.Before(i)), len(moves))
	return f, len(f.Ways) == 1 && !f.Unsure && leaves(f) == 0 && slices.EqualFunc(movesOf(f), moves, game.Move.Equal)
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
		return d.Seen == "" && (p.s.covered[d.Object] == d.Expected || p.s.kind(d.Object) != cards.Card)
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

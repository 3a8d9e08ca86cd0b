package companion

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// A reason speaks against a revision: against taking the run for what the finding says.
type reason func(*provisional, table.Finding) bool

// against are all of them, the cheapest to ask first.
var against = []reason{
	(*provisional).isTooEarly,
	(*provisional).explainsNoMore,
	(*provisional).explainsSameMoves,
	(*provisional).losesAsMuch,
	(*provisional).isOnlyUncovered,
	(*provisional).isDue,
	(*provisional).postpones,
	(*provisional).putsBefore,
	(*provisional).returnsDrawn,
	(*provisional).isAsked,
	(*provisional).isNotItsSign,
	(*provisional).hasNotBrought,
	(*provisional).hasNotCleared,
	(*provisional).replacesTooMuch,
	(*provisional).wasActedOn,
	(*provisional).isOnlyGone,
	(*provisional).overlooks,
	(*provisional).mayBeEarly,
	(*provisional).mayBeCovered,
	(*provisional).judgesAnother,
	(*provisional).losesKept,
	(*provisional).isNotDenied,
}

// isTooEarly: what is in a hand may come back, unless another one lies in its stead.
func (p *provisional) isTooEarly(f table.Finding) bool { return p.early && !p.exchanged(f) }

// explainsNoMore: with the run the table is explained as well, or all that lies otherwise with it
// does so without it, too.
func (p *provisional) explainsNoMore(f table.Finding) bool {
	explains := func(d table.Difference) bool { return !slices.Contains(f.Ways[0].Late, d) }
	return len(f.Ways) > 1 || p.now.Agrees && len(p.now.Late) > 0 && len(f.Ways) == 1 && !slices.ContainsFunc(p.now.Late, explains) || p.s.leaves(f, p.before()) > p.s.leaves(p.now, p.s.cfg.Match.State()) ||
		p.vague && (len(f.Ways) == 0 || f.Unsure || p.leaves(f) > 0) ||
		p.now.Agrees && p.strayed == nil && (len(f.Ways) == 0 || p.leaves(f) > 0) && !p.leavesOther(f)
}

// losesAsMuch: all that speaks against the run is that pieces are seen nowhere, and without it as
// many others are.
func (p *provisional) losesAsMuch(f table.Finding) bool {
	if len(p.now.Ways) > 0 || len(p.now.Differs) == 0 || len(f.Ways) == 0 || len(f.Ways[0].Late) < len(p.now.Differs) {
		return false
	}
	inSight := func(d table.Difference) bool { return d.Seen != "" }
	return !slices.ContainsFunc(p.now.Differs, inSight) && !slices.ContainsFunc(f.Ways[0].Late, inSight)
}

// isOnlyUncovered: all that lies otherwise is that a card which the run has put onto another one of its
// own went from there, and the other one came to light then. That says nothing of how they came there.
func (p *provisional) isOnlyUncovered(table.Finding) bool {
	s, late := p.s, p.now.Late
	if !p.now.Agrees || len(late) != 2 {
		return false
	}
	top, below := late[0], late[1]
	if top.Seen != "" {
		top, below = below, top
	}
	return top.Seen == "" && below.Expected == "" && below.Seen == top.Expected && names(p.made, top.Object) && names(p.made, below.Object) &&
		s.astrayIn[top.Object] != s.cfg.Match.State() && !s.arrived[top.Object].IsZero() && !s.arrived[below.Object].Before(s.arrived[top.Object])
}

// leavesOther reports whether all that the run has moved lies again where it lay, and what else
// lies otherwise, without what may lie beneath, is fewer than with the run.
func (p *provisional) leavesOther(f table.Finding) bool {
	if p.unmoved || !f.Agrees {
		return false
	}
	n := leaves(f)
	for _, d := range f.Late {
		if p.s.isBeneath(d.Object, d.Expected) {
			n--
		}
	}
	return n < leaves(p.now) && p.s.restored(p.first, p.s.cfg.Match.State())
}

// leaves is how much a finding that begins before the run leaves unexplained. What is out of
// sight with the run and without it, where both have it, says nothing of it, and neither does what
// lies otherwise with both when none of the run is made again.
func (p *provisional) leaves(f table.Finding) int {
	n := p.s.leaves(f, p.before())
	if len(f.Ways) == 0 {
		return n
	}
	again := slices.ContainsFunc(p.made, func(m game.Move) bool { return slices.ContainsFunc(movesOf(f), m.Equal) })
	for _, d := range f.Ways[0].Late {
		if (d.Seen == "" || !again) && slices.Contains(p.now.Late, d) {
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

// explainsSameMoves: the same moves are made again, if in another order or with other pieces that
// are alike, or as many as are made from now on.
func (p *provisional) explainsSameMoves(f table.Finding) bool {
	if p.enough < 0 {
		return len(movesOf(f)) == p.back && p.s.remakes(movesOf(f), p.made)
	}
	return len(movesOf(f)) >= p.enough && !p.isMadeInstead(f) && !p.isIdle(f) && !p.leavesLess(f)
}

// remakes reports whether some moves make all others again, whichever of several alike pieces
// they bring to the same place.
func (s *Session) remakes(moves, made []game.Move) bool {
	state, left := s.cfg.Match.State(), slices.Clone(moves)
	for _, m := range made {
		i := slices.IndexFunc(left, func(x game.Move) bool {
			if x.Place != "" && len(x.Objects) == 1 && len(m.Objects) == 1 && slices.Contains(s.surface.AlikeIn(state, x.Objects[0]), m.Objects[0]) {
				x.Objects = m.Objects
			}
			return x.Equal(m)
		})
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return true
}

// isDue: all that lies again as before the run was to go there next, and a move from now on is
// explained with it.
func (p *provisional) isDue(f table.Finding) bool {
	if p.enough < 1 || !f.Agrees {
		return false
	}
	state := p.s.cfg.Match.State()
	return allAnticipated(state, p.s.surface.Differences(state, p.s.layout))
}

// postpones: a move of the run is made again, after the end of the turn and what another seat
// does, or the table deals, then. Whoever made it did so before, and nothing shows that she did it
// again. What the other seat itself did since is not postponed.
func (p *provisional) postpones(f table.Finding) bool {
	ended, acted, dealt := false, false, false
	for _, m := range movesOf(f) {
		if (acted && m.Seat == game.Table || (acted || dealt) && m.Seat == p.seat) && slices.ContainsFunc(p.made, m.Equal) {
			return true
		}
		ended = ended || m.Seat == p.seat && len(m.Objects) == 0
		acted = acted || ended && m.Seat != p.seat && m.Seat != game.Table
		dealt = dealt || ended && isDealt(m)
	}
	return false
}

// putsBefore: all is made again after another move, though pieces were laid by the table since:
// nobody does so late what should have come so early.
func (p *provisional) putsBefore(f table.Finding) bool {
	moves := movesOf(f)
	return len(moves) > p.back && slices.EqualFunc(moves[len(moves)-p.back:], p.made, game.Move.Equal) &&
		slices.ContainsFunc(p.made, isDealt)
}

// isDealt reports whether the table has laid a piece by a move.
func isDealt(m game.Move) bool { return m.Seat == game.Table && len(m.Objects) > 0 }

// returnsDrawn: cards that the run has drawn are gone, and what explains the table with it has
// put them away with one that lies there now. Nobody puts back what was drawn.
func (p *provisional) returnsDrawn(f table.Finding) bool {
	if p.enough <= 0 || len(movesOf(f)) > 0 {
		return false
	}
	was, is, away := p.before().Layout(), p.s.cfg.Match.State().Layout(), p.now.Ways[0].After.Layout()
	gone, put := false, false
	for o, zone := range is {
		if away[o] == zone || p.s.kindOf(o) != cards.Card {
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
// explained and some of what lies where it is not expected, and takes back no more than it makes.
func (p *provisional) leavesLess(f table.Finding) bool {
	moves := len(movesOf(f))
	if !p.now.Unsure || len(p.now.Ways) != 1 || moves < p.back || moves > len(p.now.Ways[0].Moves) {
		return false
	}
	more := func(d table.Difference) bool { return !slices.Contains(p.now.Ways[0].Late, d) }
	return leaves(f) < leaves(p.now) && !slices.ContainsFunc(f.Ways[0].Late, more)
}

// isAsked: only a declaration would be taken back, as its sign lies where it lay, and people are
// asked what else that may mean.
func (p *provisional) isAsked(f table.Finding) bool {
	return p.alone() && f.Agrees && len(p.s.doubt().Answers) > 0
}

// isNotItsSign: the indicator lies where it lay before the run, which it was not the sign
// of. A token that comes back may declare the next thing.
func (p *provisional) isNotItsSign(f table.Finding) bool {
	if p.strayed == nil || !p.cameFromThere() || p.isCalledBack(f) {
		return false
	}
	state := p.before()
	return p.s.kindOf(p.strayed.Object) == cards.Token ||
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
	return !p.unmoved && !slices.ContainsFunc(p.made, func(m game.Move) bool {
		return slices.ContainsFunc(m.Objects, func(o string) bool { return !names(movesOf(f), o) })
	})
}

// hasNotBrought: no move brings the indicator where it lies. Beside a piece that the run has taken
// off the table it is another matter.
func (p *provisional) hasNotBrought(f table.Finding) bool {
	if p.strayed == nil || p.cameFromThere() {
		return false
	}
	n := p.leaves(f)
	if p.cleared != "" && len(f.Ways) == 1 && slices.Contains(f.Ways[0].Late, *p.strayed) {
		n--
	}
	return len(f.Ways) != 1 || n > 0
}

// cameFromThere reports whether the indicator that has strayed lies where it lay before the run, if
// only beneath other cards.
func (p *provisional) cameFromThere() bool {
	o, at := p.strayed.Object, p.strayed.Seen
	if zone := p.before().Layout()[o]; zone != game.Anywhere || p.s.kindOf(o) != cards.Card {
		return zone == at
	}
	return slices.ContainsFunc(p.before().View(game.Table).Pieces, func(lies game.Placed) bool {
		return lies.ID == o && lies.Zone == at
	})
}

// hasNotCleared: the piece that lies in a zone by the table alone was not taken off it by the run.
func (p *provisional) hasNotCleared(table.Finding) bool {
	before := p.before().Layout()
	lay := func(d table.Difference) bool { return d.Expected == "" && before[d.Object] == d.Seen }
	return p.cleared != "" && leaves(p.now) < 2 && !p.s.movedTo(p.cleared, before) && !slices.ContainsFunc(p.now.Late, lay)
}

// replacesTooMuch: while a piece is on its way only the last move is replaced, or an end of
// the turn and what one move before it explains; or after a while what was moved by it was
// moved by another one, when one before that leaves nothing on its way, or nothing lies any
// more where it was laid.
func (p *provisional) replacesTooMuch(f table.Finding) bool {
	instead := 1
	switch {
	case p.unmoved || p.concluded || p.movesTheSame(f):
		instead = p.back + 1
	case p.isGone():
		instead = maxRevised
	}
	return p.underWay && !p.isTakenBack(f) && !p.isPutAway(f) && (!p.unmoved && !p.concluded && p.back > 1 || len(f.Ways) != 1 || f.Unsure || len(movesOf(f)) > instead || leaves(f) > 0)
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
	return !lay && p.s.kindOf(o) == cards.Token && p.s.read[o] == ""
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
	again, late := movesOf(f), f.Late
	if len(f.Ways) > 0 {
		late = f.Ways[0].Late
	}
	undeclared := slices.ContainsFunc(p.made, func(mv game.Move) bool { return p.s.isDeclared(mv) && !slices.ContainsFunc(again, mv.Equal) })
	others := 0
	for _, mv := range again {
		if !slices.ContainsFunc(p.made, mv.Equal) {
			others++
		}
	}
	return undeclared && (others > 1 || others == 0 && len(late) > 0)
}

// isDeclared reports whether the table has declared something by a move, with no card laid.
func (s *Session) isDeclared(m game.Move) bool {
	return m.Seat == game.Table && !slices.ContainsFunc(m.Objects, func(o string) bool { return s.kindOf(o) == cards.Card })
}

// isOnlyGone: pieces were laid by the table since, and all that speaks against a move is that
// what it has moved is seen nowhere, or was put on a pile: nobody thinks again about it so late.
func (p *provisional) isOnlyGone(f table.Finding) bool {
	if p.made[0].Seat == game.Table || !slices.ContainsFunc(p.made, isDealt) {
		return false
	}
	gone := false
	for _, mv := range p.made {
		if len(mv.Objects) == 0 || slices.ContainsFunc(movesOf(f), mv.Equal) || mv.Seat == game.Table && p.s.kindOf(mv.Objects[0]) == cards.Token {
			continue // a tracker follows what else was done
		}
		if slices.ContainsFunc(mv.Objects, func(o string) bool {
			return p.s.read[o] != "" && !p.s.forOne(p.s.read[o])
		}) {
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

// mayBeCovered: another card lies in the space of the run's, and whoever is in turn has taken up a
// piece of hers that is not accounted for: it is her card that lies on it.
func (p *provisional) mayBeCovered(f table.Finding) bool {
	moves := movesOf(f)
	if p.back != 1 || len(moves) != 1 || moves[0].Verb != p.made[0].Verb || !p.s.forOne(p.made[0].Place) {
		return false
	}
	return slices.ContainsFunc(f.Ways[0].Late, func(d table.Difference) bool { return d.Seen == "" && p.s.ownTurn(d.Object) })
}

// judgesAnother: a verdict is told on another piece than the run has brought, and nobody has seen
// it where the run has brought that one, or that one still lies there and came before it.
func (p *provisional) judgesAnother(f table.Finding) bool {
	if len(f.Ways) == 0 || !f.Ways[0].Verdict {
		return false
	}
	was, is := p.made[0], movesOf(f)[0]
	if was.Seat != is.Seat || was.Verb != is.Verb || len(was.Objects) != 1 || len(is.Objects) != 1 || is.Objects[0] == was.Objects[0] || was.Objects[0] == game.Unknown {
		return false
	}
	first, other := was.Objects[0], is.Objects[0]
	if was.Place != "" && p.s.read[first] == was.Place && p.s.arrived[first].Before(p.s.arrived[other]) {
		return true
	}
	after, _, err := p.before().Apply(is)
	return err == nil && p.s.looked[other] != after.Layout()[other]
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

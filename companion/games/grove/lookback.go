package grove

import (
	"math"
	"math/bits"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
	"github.com/grovewatch/grovewatch/companion/games/grove/reason"
)

var _ game.Reviewer = (*position)(nil)

// How much of a rule may be judged otherwise, in cards, that it still is the same;
// and how likely the rules together are that could still be true.
const (
	judgedOtherwise = 5
	couldBeTrue     = 0.95
)

// lucky is the chance below which what came true was luck, and bold the one below which
// it was bold to try.
const (
	lucky = 0.5
	bold  = 0.75
)

// risk is something that somebody did without being sure of it.
type risk struct {
	what   game.Text
	chance float64 // that it is right, by what she knew
	right  bool
}

// Review tells when the rule could have been known: how many rules were still
// possible, when the true one became the likeliest for each seat, the test that would
// have told most, and what was boldest and luckiest. Of a deck that says too little,
// and of a rule that was never said to admit which objects, it tells less.
func (p *position) Review(states []game.State, moves []game.Move) (out []game.Text) {
	if !p.house.pack.speaks() {
		return nil
	}
	out = append(out, stillTrue(states)...)
	truth := p.truth()
	if truth >= 0 {
		for s := range p.seekers() {
			out = append(out, p.couldKnow(s, truth, states))
		}
		out = append(out, p.bestTest(states, moves)...)
	} else if p.book.listed {
		out = append(out, game.Say("The Pass Rule is none of those that the app reckons with."))
	}
	return append(out, daring(p.risks(states, moves))...)
}

// daring tells what was boldest, and what came true against the odds.
func daring(risks []risk) (out []game.Text) {
	var boldest, luckiest *risk
	for i := range risks {
		r := &risks[i]
		if r.chance < bold && (boldest == nil || r.chance < boldest.chance) {
			boldest = r
		}
		if r.right && r.chance < lucky && (luckiest == nil || r.chance < luckiest.chance) {
			luckiest = r
		}
	}
	if boldest != nil {
		out = append(out, game.Say("Boldest: %s", boldest.what))
	}
	if luckiest != nil && luckiest != boldest {
		out = append(out, game.Say("Luckiest: %s", luckiest.what))
	}
	return out
}

// truth is the hypothesis that the Pass Rule is, or -1.
func (p *position) truth() int {
	best, least := -1, judgedOtherwise+1
	if !p.book.listed {
		return best
	}
	for i, h := range p.house.pack.hypotheses().Rules {
		off := 0
		for w, x := range h.Set {
			off += bits.OnesCount64(x ^ p.book.passes[w])
		}
		if off < least {
			best, least = i, off
		}
	}
	return best
}

// mostCounts are told of a whole game.
const mostCounts = 12

// stillTrue counts the rules that could still be true after each card that everyone
// saw.
func stillTrue(states []game.State) []game.Text {
	var counts []game.Text
	last := -1
	for _, st := range states {
		q := st.(*position)
		open := 0
		for c := range q.house.pack.cards() {
			if g := grounds[q.At(c)]; g.space || g.lane() {
				open++
			}
		}
		if open == last {
			continue
		}
		last = open
		counts = append(counts, game.Say("%d", q.believes(game.Table).Open(couldBeTrue)))
	}
	for len(counts) > mostCounts { // every other of those between
		kept := counts[:1]
		for i := 2; i < len(counts)-1; i += 2 {
			kept = append(kept, counts[i])
		}
		counts = append(kept, counts[len(counts)-1])
	}
	return []game.Text{game.Say("Rules that were still possible after each card: %s", game.List(counts))}
}

// couldKnow says from which move on the true rule was the likeliest for a seat.
func (p *position) couldKnow(seat game.Seat, truth int, states []game.State) game.Text {
	from := len(states)
	b := p.believes(seat)
	for i := len(states) - 1; i >= 0; i-- {
		now := states[i].(*position).believes(seat)
		if now.Likeliest(1)[0] != truth {
			break
		}
		from, b = i, now
	}
	if from == len(states) {
		return game.Say("%s: other rules were likelier to the end; the true one had %d %%.", p.name(seat), percent(b.Weight(truth)))
	}
	if chance := b.Weight(truth); chance < 0.5 {
		return game.Say("%s could have guessed the rule from move %d on: no other was likelier, though its chance was only %d %%.", p.name(seat), from, percent(chance))
	}
	return game.Say("%s could have known the rule from move %d on: it was the likeliest, with a chance of %d %%.", p.name(seat), from, percent(b.Weight(truth)))
}

// percent is a chance in hundredths; what is possible is not 0.
func percent(chance float64) int { return max(1, int(math.Round(100*chance))) }

// bestTest is the object whose test would have told most, with what came out later.
func (p *position) bestTest(states []game.State, moves []game.Move) []game.Text {
	var best kit.Piece
	var who game.Seat
	at, least := 0, 1.0
	for i, m := range moves {
		q := states[i].(*position)
		if q.phase != acting && q.phase != predicts || q.proved || m.Seat < kid {
			continue
		}
		b := q.believes(m.Seat)
		for c := range q.surprises(m.Seat) {
			chance := b.Chance(int(c))
			if p.book.ruled(c) == by {
				chance = 1 - chance
			}
			if chance < least {
				best, who, at, least = c, m.Seat, i+1, chance
			}
		}
	}
	if best == 0 {
		return nil
	}
	return []game.Text{game.Say("The test that would have told most: %s, for %s at move %d. The object is %s, by only %d %% of the rules that could still be true.", p.title(best), p.name(who), at, p.book.ruled(best).verdict(), percent(least))}
}

// surprises visits the objects that a seat has not seen the side of.
func (p *position) surprises(seat game.Seat) func(yield func(kit.Piece) bool) {
	var own pieceSet
	for m := range p.hides(seat) {
		own.add(*p.under(m))
	}
	return func(yield func(kit.Piece) bool) {
		for _, c := range p.unplayed() {
			if !own.has(c) && !yield(c) {
				return
			}
		}
	}
}

// risks are the Kid's open predictions and the proofs, with the chance that each had.
func (p *position) risks(states []game.State, moves []game.Move) (out []risk) {
	proof := -1 // the latest, among out
	for i, m := range moves {
		q := states[i].(*position)
		switch {
		case m.Verb == "predict" && len(m.Objects) == 1 && m.Objects[0] != game.Unknown:
			c, s := q.house.pack.card(m.Objects[0]), claimOf(q.Set().Place(m.Place))
			chance := q.believes(kid).Chance(int(c))
			if s == by {
				chance = 1 - chance
			}
			out = append(out, risk{game.Say("%s said of %s at move %d that it is %s, with a chance of %d %%.", q.name(kid), q.title(c), i+1, s.verdict(), percent(chance)), chance, p.verdict(c) == s})
		case m.Verb == "prove" && q.phase != rowing:
			var unseen reason.Set
			for c := range q.surprises(q.seat) {
				unseen.Add(int(c))
			}
			chance := q.believes(q.seat).Four(&unseen)
			proof = len(out)
			out = append(out, risk{game.Say("%s began a proof at move %d, with a chance of %d %%.", q.name(q.seat), i+1, percent(chance)), chance, false})
		}
	}
	if proof >= 0 && (p.ending == kidProof || p.ending == agentProof) {
		out[proof].right = true
	}
	return out
}

package psisquad

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var (
	_ game.Signer    = (*position)(nil)
	_ game.Indicator = (*position)(nil)
)

// Sign says what stands for the declarations of this game: a token on “Whose” or
// at home locks a cypher, the turn marker begins, asks and goes on, and the
// counters answer. What is gone from the mat is no move.
func (p *position) Sign(m game.Move, seen game.Layout) game.Sign {
	marker, shown := seen[turnMarker], false
	switch m.Verb {
	case vLock:
		shown = seen[tokenID(m.Seat)] == homeZone(m.Seat)
		if !p.house.paper {
			_, whole := codeOf(p.laidOut(seen), p.house.keys)
			shown = whole && slices.Equal(tokensOn(ownZone, seen), []game.Seat{m.Seat})
		}
	case vFirst:
		shown = marker == m.Place
	case vAsk:
		// A marker that is passed on too early does not say that a card of the last guess is meant.
		shown = (marker == sureZone || p.goneOn(marker) && p.leftLying(seen) == 0) && p.liesAsSeen(seen)
	case vUncover:
		shown = marker == sureZone && p.liesAsSeen(seen)
	case vAnswer:
		shown = m.Place == answerSeen(seen)
	case vDone:
		next, _ := p.next()
		// On paper a cypher is uncovered next, and the marker comes back to “Sure”.
		shown = next != 0 && marker == turnZone(next) || (p.ended || next == 0) && !(p.uncovers() != 0 && marker == sureZone)
	case vTake:
		// What cannot be seen may lie under something that was laid later: “Sure”
		// will tell. A token that lies at home again was taken back, and so was a card that
		// lies elsewhere.
		card, s, zone := cardOf(m.Objects[0]), tokenOf(m.Objects[0]), seen[m.Objects[0]]
		shown = p.phase == guessing && (s != 0 && s != p.spentOn && zone == homeZone(s) ||
			card != 0 && zone == "" && !p.laidMore(seen) && (card == p.last || p.swept(seen)) ||
			card != 0 && zone != "" && p.key(zone) < 0 && !slices.Contains(p.spent[:], card))
	case vClear:
	case vAim:
		// A target may have been named only, when all else lies and there is but one.
		_, n := p.onMat(seen)
		on := tokensOn(aimZone, seen)
		shown = seen[m.Objects[0]] == aimZone && len(on) == 1 ||
			len(on) == 0 && n == p.house.keys && (marker == sureZone || p.goneOn(marker) && p.leftLying(seen) == 0) && !p.targeted(seen) && p.canOnlyAsk(tokenOf(m.Objects[0]))
	case vLay:
		// Once the turn marker has gone on, what is laid is the next player's.
		card, at := cardOf(m.Objects[0]), p.key(m.Place)
		shown = p.phase == guessing && !p.goneOn(marker) ||
			p.phase == uncovering && at >= 0 && (card != p.spent[at] || p.movedOn(card, seen) || p.laidAgain(at, seen) || marker == sureZone && !p.leftover(seen))
	}
	if shown {
		return game.Shown
	}
	return game.Missing
}

// Anticipates reports whether a target token may lie at home already, or a counter at
// rest: whoever clears the mats takes it there, and the answered guess is in the list. The
// counters may show an answer that was typed, too, and lie anywhere before the first guess.
func (p *position) Anticipates(piece, at string) bool {
	switch counter := piece == correctToken || piece == spottedToken; {
	case counter && p.phase == told:
		return at == correctRest || at == spottedRest || at == correctZone(int(p.asked.correct)) || at == spottedZone(int(p.asked.spotted))
	case counter:
		return p.phase == locking || p.phase == starting
	}
	s := tokenOf(piece)
	return s != 0 && at == homeZone(s) && (p.phase == told || p.phase == answering || p.aim() == p.spentOn)
}

// passed reports whether the turn marker lies before somebody else.
func passed(marker string, s game.Seat) bool {
	owner := set().Zone(set().Place(marker)).Owner
	return owner != "" && owner != kit.PlayerSeat(s) && marker == "TURN-"+owner
}

// goneOn reports whether the turn marker lies before the next player.
func (p *position) goneOn(marker string) bool {
	next, _ := p.next()
	return next != 0 && next != p.seat && marker == turnZone(next)
}

// liesAsSeen reports whether the guess on the mat is seen there, with nothing
// beside it: not two cards for one key. A target that was only named may be missing.
func (p *position) liesAsSeen(seen game.Layout) bool {
	draft := p.cards()
	for i, c := range draft {
		lies := cardsOn(keyZone(i), seen)
		if p.phase == guessing && slices.ContainsFunc(lies, func(o kit.Piece) bool { return o != c && o != p.spent[i] }) {
			return false
		}
		if c == 0 && len(lies) > 0 || i < p.house.keys && !slices.Contains(lies, c) {
			return false
		}
	}
	on := tokensOn(aimZone, seen)
	return slices.Equal(on, []game.Seat{p.aim()}) || len(on) == 0 && (p.targeted(seen) || p.canOnlyAsk(p.aim())) || p.phase == uncovering
}

// targeted reports whether the guess has a target whose token has not gone home again.
func (p *position) targeted(seen game.Layout) bool {
	on := p.aim()
	return on != 0 && on != p.spentOn && seen[tokenID(on)] != homeZone(on)
}

// canOnlyAsk reports whether nobody else can be asked by the seat in turn.
func (p *position) canOnlyAsk(s game.Seat) bool {
	return p.mayAim(p.seat, s) == nil && len(p.targets()) == 1
}

// movedOn reports whether the record has a card on a key on which none is seen any more.
func (p *position) movedOn(card kit.Piece, seen game.Layout) bool {
	draft := p.cards()
	i := slices.Index(draft[:], card)
	return i >= 0 && len(cardsOn(keyZone(i), seen)) == 0
}

// laidAgain reports whether the card of the last guess lies alone on a key where the
// record has another one.
func (p *position) laidAgain(key int, seen game.Layout) bool {
	now := p.cards()[key]
	return now != 0 && now != p.spent[key] && slices.Equal(cardsOn(keyZone(key), seen), p.spent[key:key+1])
}

// leftover reports whether nothing lies on the mat but what is left from the last
// guess.
func (p *position) leftover(seen game.Layout) bool {
	for i := range p.house.keys {
		for _, lies := range cardsOn(keyZone(i), seen) {
			if lies != p.spent[i] {
				return false
			}
		}
	}
	return true
}

// leftLying is how many keys have nothing on them but the card of the last guess.
func (p *position) leftLying(seen game.Layout) (n int) {
	for i := range p.house.keys {
		if slices.Equal(cardsOn(keyZone(i), seen), p.spent[i:i+1]) {
			n++
		}
	}
	return n
}

// swept reports whether no card of the guess that is being laid is seen on the mat any more.
func (p *position) swept(seen game.Layout) bool {
	for i, c := range p.laid() {
		if c != 0 && (c == p.spent[i] || len(cardsOn(keyZone(i), seen)) > 0) {
			return false
		}
	}
	return true
}

// laidMore reports whether a card is seen on a key where the record has another
// one, or none.
func (p *position) laidMore(seen game.Layout) bool {
	for i, c := range p.cards() {
		for _, lies := range cardsOn(keyZone(i), seen) {
			if lies != c {
				return true
			}
		}
	}
	return false
}

// cardsOn are the digit cards that are seen in a zone.
func cardsOn(zone string, seen game.Layout) (out []kit.Piece) {
	for c := kit.Piece(1); c <= lastCard; c++ {
		if seen[set().ID(c)] == zone {
			out = append(out, c)
		}
	}
	return out
}

// tokensOn are the seats whose target tokens are seen in a zone.
func tokensOn(zone string, seen game.Layout) (out []game.Seat) {
	for s := range seats.All() {
		if seen[tokenID(s)] == zone {
			out = append(out, s)
		}
	}
	return out
}

// answerSeen is the answer that the counters show, empty when one of them rests.
func answerSeen(seen game.Layout) string {
	c, s := number(correctZone, seen[correctToken], maxKeys), number(spottedZone, seen[spottedToken], maxKeys)
	if c < 0 || s < 0 {
		return ""
	}
	return answerPlace(c, s)
}

// number is the number up to most of a counter's row that a zone stands for, or -1.
func number(row func(n int) string, zone string, most int) int {
	for n := range most + 1 {
		if row(n) == zone {
			return n
		}
	}
	return -1
}

// Indicators are the pieces that never hold up play: what lies on the mat counts
// only when a guess is asked, and the turn marker only shows whose turn it is.
func (p *position) Indicators() []string {
	var out []string
	for x := kit.Piece(1); x <= set().Piece(tokenID(maxSeats)); x++ {
		switch id := set().ID(x); {
		case id == turnMarker && p.phase == guessing:
		case p.phase == guessing && slices.Contains(p.under[:], x): // in sight, it may be meant
		case (id == correctToken || id == spottedToken) && (p.phase == told && p.counted || p.phase == answering):
		default:
			out = append(out, id)
		}
	}
	return out
}

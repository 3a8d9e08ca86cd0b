package psisquad

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// which is a question whose answers are moves; empty when there is none.
func (p *position) which(seen game.Layout) game.Doubt {
	switch {
	case p.phase == locking || p.phase == starting:
		return p.whose(seen)
	case p.beyond(seen) != 0:
	case p.calledBack(seen):
		return p.retracts()
	case p.phase == guessing && (seen[turnMarker] == sureZone || p.goneOn(seen[turnMarker])):
		for _, ask := range []func(game.Layout) game.Doubt{p.untold, p.repeated, p.passedOn, p.eitherOf, p.between} {
			if d := ask(seen); d.Question.Format != "" {
				return d
			}
		}
	case p.phase == answering && !p.house.whisper:
		return p.half(seen)
	case p.phase == told && !p.counted && p.accept(seen) != nil:
		return p.shownOtherwise(seen)
	case p.phase == told && seen[turnMarker] == sureZone:
		return p.nextGuess(seen)
	}
	return game.Doubt{}
}

// whose: a cypher was read for one player and lies there still, and the token of
// another lies beside it. One that was entered elsewhere is nobody else's.
func (p *position) whose(seen game.Layout) game.Doubt {
	on, was := tokensOn(ownZone, seen), p.read
	if p.house.paper || was == 0 || len(on) != 1 || !p.house.Seats.Seated(on[0]) || p.locked[on[0]] || seen[tokenID(was)] != "" {
		return game.Doubt{}
	}
	if _, whole := codeOf(p.laidOut(seen), p.house.keys); !whole {
		return game.Doubt{}
	}
	return game.Doubt{
		Question: game.Say("The cypher on the secret mat was locked for %s, but the token of %s lies beside it. Whose is it?", kit.PlayerName(was), kit.PlayerName(on[0])),
		Answers: []game.Answer{
			{Text: game.Say("%s has locked a cypher.", kit.PlayerName(on[0])), Moves: []game.Move{{Seat: on[0], Verb: vLock, Place: hers}}},
			{Text: game.Say("%s has locked a cypher.", kit.PlayerName(was))},
		},
	}
}

// eitherOf: two cards lie in sight on one key of a guess that is whole and meant.
func (p *position) eitherOf(seen game.Layout) game.Doubt {
	var on [maxKeys][]kit.Piece
	two := -1
	for i := range p.house.keys {
		on[i] = slices.DeleteFunc(cardsOn(keyZone(i), seen), func(c kit.Piece) bool { return c == p.spent[i] && c != p.cards()[i] })
		switch n := len(on[i]); {
		case n == 2 && two < 0:
			two = i
		case n != 1:
			return game.Doubt{}
		}
	}
	if two < 0 || p.aim() == 0 || seen[turnMarker] != sureZone {
		return game.Doubt{}
	}
	d := game.Doubt{Question: game.Say("Two cards lie on position %d. Which one counts?", two+1)}
	for _, card := range on[two] {
		var guess code
		var moves []game.Move
		for i := range p.house.keys {
			c := on[i][0]
			if i == two {
				c = card
			}
			if guess[i] = digitOf(c); p.cards()[i] != c {
				moves = append(moves, set().Move(p.seat, vLay, key(i), c))
			}
		}
		d.Answers = append(d.Answers, game.Answer{
			Text:  game.Say("“%s”: the guess is %s.", set().Name(card), p.said(guess)),
			Moves: append(moves, game.Move{Seat: p.seat, Verb: vAsk}),
		})
	}
	return d
}

// between: a card lies over another one and may be meant for the empty key beside
// it, the only one that a guess still lacks.
func (p *position) between(seen game.Layout) game.Doubt {
	guess, n := p.onMat(seen)
	if n != p.house.keys-1 || p.aim() == 0 || seen[turnMarker] != sureZone {
		return game.Doubt{}
	}
	cards := p.cards()
	for i := range p.house.keys {
		for _, j := range []int{i - 1, i + 1} {
			if guess[i] != 0 || j < 0 || j >= p.house.keys || p.under[j] == 0 || cards[j] == 0 {
				continue
			}
			guess[i], guess[j] = digitOf(cards[j]), digitOf(p.under[j])
			lay := func(card kit.Piece, at int) game.Move { return set().Move(p.seat, vLay, key(at), card) }
			return game.Doubt{
				Question: game.Say("Where does “%s” lie: on position %d or on position %d?", set().Name(cards[j]), j+1, i+1),
				Answers: []game.Answer{
					{Text: game.Say("On position %d: the guess is %s.", i+1, p.said(guess)), Moves: []game.Move{lay(cards[j], i), lay(p.under[j], j), {Seat: p.seat, Verb: vAsk}}},
					{Text: game.Say("On position %d: position %d is empty.", j+1, i+1)},
				},
			}
		}
	}
	return game.Doubt{}
}

// untold: a whole guess is sure, or the turn marker was passed on from it, and nobody has
// laid a target.
func (p *position) untold(seen game.Layout) (d game.Doubt) {
	guess, n := p.onMat(seen)
	if n < p.house.keys || p.leftover(seen) || p.targeted(seen) || len(tokensOn(aimZone, seen)) > 0 {
		return game.Doubt{}
	}
	d.Question = game.Say("Whose cypher is %s for? Lay that player's token on “Target”.", p.said(guess))
	for s := range p.house.Seats.All() {
		if p.mayAim(p.seat, s) != nil {
			continue
		}
		moves := append(p.guessing(s, seen), game.Move{Seat: p.seat, Verb: vAsk})
		if !p.house.paper && p.goneOn(seen[turnMarker]) {
			moves = append(moves, game.Move{Seat: p.seat, Verb: vDone})
		}
		d.Answers = append(d.Answers, game.Answer{Text: game.Say("%s asks %s for %s.", kit.PlayerName(p.seat), kit.PlayerName(s), p.said(guess)), Moves: moves})
	}
	return d
}

// repeated: the turn marker lies on “Sure” again, beside the guess of the player before as it
// was answered. She means the same, or somebody has only called the marker back.
func (p *position) repeated(seen game.Layout) (d game.Doubt) {
	on := tokensOn(aimZone, seen)
	if seen[turnMarker] != sureZone || p.fresh() || p.leftLying(seen) < p.house.keys || len(on) != 1 || on[0] != p.spentOn ||
		p.mayAim(p.seat, on[0]) != nil || p.asked.by == p.seat {
		return game.Doubt{}
	}
	guess := p.draft()
	return whether(p.seat, game.Say("Does %s ask %s for %s once more?", kit.PlayerName(p.seat), kit.PlayerName(on[0]), p.said(guess)),
		game.Move{Seat: p.seat, Verb: vGuess, Place: kit.PlayerSeat(on[0]) + "," + guess.place(p.house.keys)})
}

// passedOn: the turn marker was passed on, not by way of “Sure”, from what is a whole guess only
// with cards of the last one, or with one that was laid after the marker had gone. It is meant, or
// the marker was passed on too early.
func (p *position) passedOn(seen game.Layout) (d game.Doubt) {
	guess, n := p.onMat(seen)
	on, left := tokensOn(aimZone, seen), p.leftLying(seen)
	if !p.goneOn(seen[turnMarker]) || n < p.house.keys || left == 0 && !p.fresh() || len(on) != 1 || p.mayAim(p.seat, on[0]) != nil ||
		left == n && on[0] == p.spentOn {
		return game.Doubt{}
	}
	moves := append(p.guessing(on[0], seen), game.Move{Seat: p.seat, Verb: vAsk})
	if !p.house.paper {
		moves = append(moves, game.Move{Seat: p.seat, Verb: vDone})
	}
	question := game.Say("Does %s ask %s for %s?", kit.PlayerName(p.seat), kit.PlayerName(on[0]), p.said(guess))
	if left > 0 {
		question = game.Say("Does %s ask %s for %s? Cards of the last guess lie there still.", kit.PlayerName(p.seat), kit.PlayerName(on[0]), p.said(guess))
	}
	return whether(p.seat, question, moves...)
}

// whether asks whether a player has made a guess, or does so once the turn marker lies before
// her.
func whether(s game.Seat, question game.Text, yes ...game.Move) game.Doubt {
	return game.Doubt{Question: question, Answers: []game.Answer{
		{Text: game.Say("Yes"), Moves: yes},
		{Text: game.Say("Not yet: the turn marker goes to %s first.", kit.PlayerName(s))},
	}}
}

// guessing are the moves that lay a guess as it is seen on the mat, for one player.
func (p *position) guessing(on game.Seat, seen game.Layout) (moves []game.Move) {
	if on != p.aim() {
		moves = append(moves, game.Move{Seat: p.seat, Verb: vAim, Objects: []string{tokenID(on)}, Place: aimZone})
	}
	for i, card := range p.cards() {
		if lies := cardsOn(keyZone(i), seen); i < p.house.keys && !slices.Contains(lies, card) {
			moves = append(moves, set().Move(p.seat, vLay, key(i), lies[len(lies)-1]))
		}
	}
	return moves
}

// nextGuess: the guess is answered, and the turn marker lies on “Sure” still beside a whole
// one for another target, which is that of the next player.
func (p *position) nextGuess(seen game.Layout) (d game.Doubt) {
	next, _ := p.next()
	guess, n := p.onMat(seen)
	on := tokensOn(aimZone, seen)
	if next == 0 || p.ended || n < p.house.keys || len(on) != 1 || on[0] == p.asked.on || p.mayAim(next, on[0]) != nil {
		return game.Doubt{}
	}
	moves := []game.Move{{Seat: p.seat, Verb: vDone}, {Seat: next, Verb: vAim, Objects: []string{tokenID(on[0])}, Place: aimZone}}
	cards := p.cards()
	for i := range p.house.keys {
		lies := cardsOn(keyZone(i), seen)
		if slices.Contains(lies, cards[i]) {
			return game.Doubt{} // it is being laid
		}
		moves = append(moves, set().Move(next, vLay, key(i), lies[len(lies)-1]))
	}
	return whether(next, game.Say("The turn marker lies on “Sure”: it is still the turn of %s. Does %s ask %s for %s?", kit.PlayerName(p.seat), kit.PlayerName(next), kit.PlayerName(on[0]), p.said(guess)),
		append(moves, game.Move{Seat: next, Verb: vAsk})...)
}

// calledBack reports whether a guess is answered, and the turn marker lies before its player again,
// not before the next one.
func (p *position) calledBack(seen game.Layout) bool {
	if len(p.lines) == 0 || seen[turnMarker] != turnZone(p.asked.by) {
		return false
	}
	if p.phase == guessing {
		return p.asked.by != p.seat && (p.leftover(seen) || !p.goneOn(seen[turnMarker]))
	}
	return p.phase == told && p.accept(seen) == nil
}

// retracts: the turn marker is called back. Its player wants to guess anew, or has only not passed
// it on.
func (p *position) retracts() (d game.Doubt) {
	next := p.seat
	if p.phase == told {
		next, _ = p.next()
	}
	if next != 0 && p.mayRetract() == nil {
		d = game.Doubt{Question: game.Say("The guess %s is answered, and the turn marker lies before %s again. Is the guess taken back?", p.said(p.asked.guess), kit.PlayerName(p.asked.by)), Answers: []game.Answer{
			{Text: game.Say("It is taken back: all agree"), Moves: []game.Move{{Verb: vRetract}}},
			{Text: game.Say("It counts: the turn marker goes to %s", kit.PlayerName(next))},
		}}
	}
	return d
}

// shownOtherwise: the counters show another answer than the one that was typed.
func (p *position) shownOtherwise(seen game.Layout) game.Doubt {
	return game.Doubt{Question: p.counters(seen), Answers: []game.Answer{
		{Text: game.Say("Yes"), Moves: p.accept(seen)},
		{Text: game.Say("No")},
	}}
}

// half: only one counter of an answer was moved.
func (p *position) half(seen game.Layout) (d game.Doubt) {
	for c := range p.house.keys + 1 {
		for s := range c + 1 {
			correct, spotted := seen[correctToken] == correctZone(c), seen[spottedToken] == spottedZone(s)
			switch {
			case !p.house.possible(c, s):
				continue
			case correct && seen[spottedToken] == spottedRest:
				d.Question = game.Say("%d correct, and how many spotted? Move the other counter, too; to 0 if none is spotted.", c)
			case spotted && seen[correctToken] == correctRest:
				d.Question = game.Say("%d spotted, and how many correct? Move the other counter, too.", s)
			default:
				continue
			}
			d.Answers = append(d.Answers, game.Answer{Text: game.Say("%d correct, %d spotted.", c, s),
				Moves: []game.Move{{Seat: p.asked.on, Verb: vAnswer, Objects: []string{correctToken, spottedToken}, Place: answerPlace(c, s)}}})
		}
	}
	return d
}
